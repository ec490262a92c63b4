"""The program people have is compiled in parts: which, and what nobody may ask of those."""

import ast
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import stoneage_qt
from tests.test_architecture import PACKAGE, ROOT, parse, python_files
from tests.ui.catalogues import packaging_module

# mypyc makes classes without these; the same line works in a checkout, on plain Python.
MISSING = {"__slots__", "__dict__"}


def compiled_files() -> list[str]:
    """Where the modules come from that are compiled for people."""
    names = packaging_module("build_hook").compiled_sources(ROOT)
    modules = [name.removesuffix(".py").removesuffix("/__init__") for name in names]
    return [str(import_module(name.replace("/", ".")).__file__) for name in modules]


@pytest.mark.installed
def test_the_installed_program_is_tested_and_compiled() -> None:
    home = Path(stoneage_qt.__file__).resolve().parent
    assert not home.is_relative_to(ROOT / PACKAGE)
    files = compiled_files()
    assert files
    assert [file for file in files if not file.endswith(tuple(EXTENSION_SUFFIXES))] == []
    assert [file for file in files if not Path(file).resolve().is_relative_to(home)] == []


@pytest.mark.plain
def test_the_checkout_is_tested_and_is_plain() -> None:
    assert Path(stoneage_qt.__file__).resolve().parent == ROOT / PACKAGE
    assert [file for file in compiled_files() if not file.endswith(".py")] == []


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
