"""What the rules' classes do not have once they are compiled, nobody may ask them for."""

import ast
from pathlib import Path

import pytest

from tests.test_architecture import PACKAGE, ROOT, parse, python_files

# mypyc makes classes without these; the same line works in a checkout, on plain Python.
MISSING = {"__slots__", "__dict__"}


def reaching_inside(tree: ast.Module) -> list[int]:
    """The lines that ask an object for its fields without naming them."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr in MISSING)
        or (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "vars"
        )
    ]


@pytest.mark.parametrize("path", python_files(PACKAGE), ids=lambda p: str(p.relative_to(ROOT)))
def test_nobody_asks_what_compiled_classes_can_not_tell(path: Path) -> None:
    assert reaching_inside(parse(path)) == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("names = player.__slots__", [1]),
        ("values = state.__dict__.values()", [1]),
        ("pass\nvalues = vars(state)", [2]),
        ("class Seen:\n    __slots__ = ('dice',)", []),
        ("values = player.key()", []),
    ],
)
def test_the_check_itself(source: str, lines: list[int]) -> None:
    assert reaching_inside(ast.parse(source)) == lines
