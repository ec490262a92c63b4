"""The window and its parts."""
