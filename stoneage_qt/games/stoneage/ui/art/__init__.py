"""The pictures of Stone Age, drawn by name."""
