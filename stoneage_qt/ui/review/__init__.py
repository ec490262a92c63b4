"""Looking at a game again: replay, graphs, luck and skill, export."""
