"""How Stone Age looks and what it says: board, pictures, words, lesson, help."""
