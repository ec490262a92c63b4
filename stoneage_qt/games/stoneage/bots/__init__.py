"""The players of Stone Age that choose for themselves, and what they know."""
