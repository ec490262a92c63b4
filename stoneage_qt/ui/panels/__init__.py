"""The panels beside the board: players, moves, log."""
