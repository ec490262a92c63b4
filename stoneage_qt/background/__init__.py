"""Processes and threads that work while the window goes on."""
