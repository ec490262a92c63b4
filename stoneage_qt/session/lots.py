"""Drawn by lot, from the system's own noise: seeds, and names that nothing else has.

`secrets` and `uuid` draw from the same, and load OpenSSL first: 8 ms of the start of the window.
"""

import os


def new_seed(bits: int) -> int:
    """A number of so many bits, 64 at most."""
    return int.from_bytes(os.urandom(8), "big") >> (64 - bits)


def new_name() -> str:
    """32 hexadecimal digits."""
    return os.urandom(16).hex()
