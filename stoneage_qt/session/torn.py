"""Save files whose end is missing, as a power cut may leave them: what is there is still a game."""

import re
from typing import Final

# As `save_bytes` writes it: a line for each field, and for each action.
_ACTIONS: Final = b'\n "actions": [\n'
_END_OF_ACTIONS: Final = b" ],"
_ACTION: Final = re.compile(rb'  ("[^"\\]*"),?')
_INDEX: Final = re.compile(rb' "index": (\d{1,9}),')


def mended(data: bytes) -> bytes | None:
    """A save with all whole actions of one whose end is missing; None where it is something else.

    Without a result and a digest, which stood at the end.
    """
    head, found, rest = data.rstrip(b"\0").partition(_ACTIONS)
    if not found:
        return None
    # The last line is the one that was cut.
    lines = rest.split(b"\n")[:-1]
    end = lines.index(_END_OF_ACTIONS) if _END_OF_ACTIONS in lines else len(lines)
    actions = [_ACTION.fullmatch(line) for line in lines[:end]]
    texts = [match[1] for match in actions if match is not None]
    if len(texts) < len(actions):
        return None
    index = len(texts)
    if end + 1 < len(lines) and (told := _INDEX.fullmatch(lines[end + 1])):
        index = int(told[1])
    rows = b",\n".join(b"  " + text for text in texts)
    tail = f'\n ],\n "index": {index},\n "result": null\n}}\n'
    return head + _ACTIONS + rows + tail.encode()
