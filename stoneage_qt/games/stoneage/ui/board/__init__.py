"""The board: its geometry, its painted valley and the items that lie on it."""
