"""Learn by playing: a game's script on the real board, and the panel beside it."""
