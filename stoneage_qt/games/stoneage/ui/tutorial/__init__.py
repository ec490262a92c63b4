"""The lesson of Stone Age: its script and its words."""
