"""What the window says about Stone Age, by theme."""
