"""Matches in progress, save files, autosave and settings. No Qt here."""
