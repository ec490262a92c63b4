"""What a help topic is made of: small texts, so that each can be translated by itself."""

from typing import Final, NamedTuple

CONTEXT: Final = "HelpPage"

PARAGRAPH: Final = "p"
HEADING: Final = "h3"
ITEM: Final = "li"
EXAMPLE: Final = "example"
RULING: Final = "ruling"


class Block(NamedTuple):
    """One text of a topic: its kind, and the English words. A term stands before its meaning."""

    kind: str
    text: str
    term: str = ""


class Topic(NamedTuple):
    """One page of the help. context: under which its texts lie in the catalogues."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    context: str = CONTEXT


def p(text: str) -> Block:
    """A paragraph."""
    return Block(PARAGRAPH, text)


def h(text: str) -> Block:
    """A heading inside a page."""
    return Block(HEADING, text)


def li(text: str) -> Block:
    """One item of a list."""
    return Block(ITEM, text)


def eg(text: str) -> Block:
    """An example."""
    return Block(EXAMPLE, text)


def ruling(text: str) -> Block:
    """What the books leave open and this program decides."""
    return Block(RULING, text)


def term(word: str, meaning: str) -> Block:
    """An entry of the glossary."""
    return Block(ITEM, meaning, word)
