"""Stone Age: its rules, its bots, its board and its words."""
