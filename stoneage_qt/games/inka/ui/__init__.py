"""The window of Rise of the Inkas: board, table, words."""
