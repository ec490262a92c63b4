"""Dialogs around the game; no step of the game itself needs one."""
