"""The lesson of Rise of the Inkas: its script and its words."""
