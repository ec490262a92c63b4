"""Small frames that float over the board and ask for one step of the game."""
