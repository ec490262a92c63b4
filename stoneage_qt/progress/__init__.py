"""What a person has reached, and what brings them back: deals, strength, exercises, trophies.

Headless and without a game: what differs between games is asked through `contract`.
"""
