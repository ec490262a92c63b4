"""Bring the catalogues in step with the sources: `python packaging/translations.py [language …]`.

Every text for people is found in the sources, handed to Qt's lupdate, and merged by it into each
translations/*.ts; texts that no longer exist leave the catalogues. A language named on the command
line that has no catalogue yet gets an empty one: that file is all a new language needs.

lupdate reads Python itself, but by a rough scan: it takes some contexts wrongly, loses texts and
sees a plural only in `tr`. Here the syntax tree is read, and lupdate gets it as plain calls.
"""

import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "stoneage_qt"
CATALOGUE: Final = "stoneage_qt_{language}.ts"
# English is the language of the sources: its catalogue holds the plurals only.
SOURCE_LANGUAGE: Final = "en"
# The sentences of the command line are plain data there, so that nothing loads Qt: what one module
# assigns, what classes of this name hold, and what is said outright.
COMMANDS: Final = "cli"
TABLE_OF_TEXTS: Final = "messages.py"
CLASS_OF_TEXTS: Final = "_Texts"
COMMANDS_CONTEXT: Final = "Cli"
EMPTY: Final = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
</TS>
"""


class Message(NamedTuple):
    """One text to be translated; a plural has a number that its form depends on."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


class UpdateError(Exception):
    """The catalogues could not be updated; the text says why."""


def messages(root: Path = ROOT) -> list[Message]:
    """Every text of the package that goes through translation, each once, in stable order."""
    found: dict[Message, None] = {}
    package = root / PACKAGE
    for path in sorted(package.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        if path.parent.name == COMMANDS:
            texts = _commands_texts(tree, path.name == TABLE_OF_TEXTS)
            found.update((Message(COMMANDS_CONTEXT, text), None) for text in texts)
        else:
            try:
                found.update((message, None) for message in _calls(tree, ""))
            except UpdateError as error:
                raise UpdateError(f"{path.relative_to(root)}, {error}") from None
    return list(found)


def _calls(node: ast.AST, class_name: str) -> Iterator[Message]:
    """The texts in calls of tr, translate and their markers below a node."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            message = _message(child, class_name)
            if message is not None:
                yield message
        inner = child.name if isinstance(child, ast.ClassDef) else class_name
        yield from _calls(child, inner)


def _message(call: ast.Call, class_name: str) -> Message | None:
    """The text of one call, where it is written out there."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else ""
    if isinstance(function, ast.Name):
        name = function.id
    if name in ("translate", "QT_TRANSLATE_NOOP"):
        context, arguments = _literal(call.args[:1]), call.args[1:]
    elif name in ("tr", "QT_TR_NOOP"):
        context, arguments = class_name, call.args
    else:
        return None
    source = _literal(arguments[:1])
    if not source:
        return None
    if not context:
        raise UpdateError(f"line {call.lineno}: write the context out for {source!r}")
    return Message(context, source, _literal(arguments[1:2]), plural=len(arguments) > 2)


def _literal(nodes: list[ast.expr]) -> str:
    """The text of a literal, or nothing."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
    return ""


def _commands_texts(tree: ast.Module, whole: bool) -> Iterator[str]:
    """The texts of a module of the command line."""
    if whole:
        yield from _table(tree.body)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == CLASS_OF_TEXTS and not whole:
            yield from _table(node.body)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
            yield from filter(None, [_literal(node.args[:1])])


def _table(body: Iterable[ast.stmt]) -> Iterator[str]:
    """The texts that a module and its classes assign: alone, in tuples, as values of dicts."""
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _table(statement.body)
        elif isinstance(statement, ast.AnnAssign | ast.Assign) and statement.value is not None:
            value = statement.value
            nodes: list[ast.expr] = [value]
            if isinstance(value, ast.Tuple):
                nodes = value.elts
            elif isinstance(value, ast.Dict):
                nodes = value.values
            for node in nodes:
                if text := _literal([node]):
                    yield text


def _lupdate() -> Path:
    """The extractor that comes with PySide6."""
    spec = find_spec("PySide6")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for name in ("lupdate", "lupdate.exe", "Qt/libexec/lupdate"):
            if (path := Path(folder) / name).is_file():
                return path
    raise UpdateError("lupdate was not found: pip install PySide6-Essentials")


def _as_calls(found: Iterable[Message]) -> str:
    """The messages as lupdate reads them best: calls in C++."""
    calls = []
    for message in found:
        texts = [message.context, message.source, message.comment]
        quoted = [text.replace("\\", r"\\").replace('"', r"\"") for text in texts]
        arguments = ", ".join('"' + text.replace("\n", r"\n") + '"' for text in quoted)
        number = ", n" if message.plural else ""
        calls.append(f"QCoreApplication::translate({arguments}{number});")
    return "\n".join(calls) + "\n"


def update(folder: Path, root: Path = ROOT) -> list[Path]:
    """Merge the texts of `root` into every catalogue of `folder`; return the catalogues."""
    catalogues = sorted(folder.glob("*.ts"))
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "texts.cpp"
        source.write_text(_as_calls(messages(root)), encoding="utf-8")
        for catalogue in catalogues:
            command = [str(_lupdate()), "-silent", "-no-obsolete", "-locations", "none"]
            # A text must not get the translation of one that merely looks like it.
            command += ["-disable-heuristic", "similartext", "-disable-heuristic", "sametext"]
            if catalogue.name == CATALOGUE.format(language=SOURCE_LANGUAGE):
                command.append("-pluralonly")
            command += [str(source), "-ts", str(catalogue)]
            result = subprocess.run(command, capture_output=True, text=True, check=False)
            if result.returncode:
                raise UpdateError(f"{catalogue.name}: {result.stderr.strip()}")
    return catalogues


def main(languages: list[str]) -> int:
    """Update the catalogues of this checkout, and add those of the given languages."""
    folder = ROOT / "translations"
    for language in languages:
        path = folder / CATALOGUE.format(language=language)
        if not path.exists():
            path.write_text(EMPTY.format(language=language), encoding="utf-8")
    try:
        for path in update(folder):
            text = path.read_text(encoding="utf-8")
            open_ones = text.count('type="unfinished"')
            print(f"{path.name}: {text.count('<message')} texts, {open_ones} to be translated")
    except UpdateError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
