"""Rise of the Inkas: the second game of the program."""
