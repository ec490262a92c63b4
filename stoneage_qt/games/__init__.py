"""The games of this program, one folder each."""
