"""The pages of the window: start, new game, the game itself, its end."""
