"""Training: puzzles, one's own mistakes, and what there is to do today."""
