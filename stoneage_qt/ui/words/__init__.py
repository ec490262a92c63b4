"""What the window says, whatever is played."""
