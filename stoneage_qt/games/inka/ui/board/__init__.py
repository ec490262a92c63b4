"""The board: a scene placed from the state, and how one plays on it."""
