"""The window for the rules of a game in our own words, searchable, with a glossary."""
