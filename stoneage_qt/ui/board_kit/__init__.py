"""What the board of any game needs."""
