"""What the help tells about Stone Age."""
