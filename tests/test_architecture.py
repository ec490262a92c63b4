"""The map of the house in ARCHITECTURE.md, tested: who may import whom, and how files look."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "stoneage_qt"
LONGEST_FILE = 600

BACKGROUND, BOTS, SESSION, PROGRESS, MODELS, UI, GAMES = (
    f"{PACKAGE}.{room}"
    for room in ("background", "bots", "session", "progress", "models", "ui", "games")
)
# What anybody may ask: which games there are, and for one by its key.
REGISTRY = {
    f"{GAMES}.{name}"
    for name in (
        "DEFAULT",
        "GAMES",
        "UnknownGameError",
        "package_of",
        "rules_of",
        "minds_of",
        "minds_in",
        "drawing_of",
        "with_minds",
        "face_of",
        "with_face",
        "shown_game",
        "has_puzzles",
        "puzzles_of",
    )
}
STONE_AGE = f"{GAMES}.stoneage"
WINDOW_LIBRARIES = {
    "PySide6.QtCore",
    "PySide6.QtGui",
    "PySide6.QtWidgets",
    "PySide6.QtSvg",
    "PySide6.QtSvgWidgets",
    "PySide6.QtPrintSupport",
    "PySide6.QtNetwork",
    "font_amatic_sc",
    "font_source_sans_pro",
    "numpy",
    "shiboken6",
}

# What each room may import besides the standard library, itself, the package's version and
# name, stoneage_qt.contract and stoneage_qt.paths. Dependencies point one way: contract ←
# background ← bots, session ← progress ← models ← ui ← cli.
MAY_IMPORT = {
    "contract": set[str](),
    "background": {"miniaudio"},
    "bots": {*REGISTRY, BACKGROUND, "numpy", "distributed"},
    "session": {*REGISTRY, "platformdirs"},
    "progress": {*REGISTRY, f"{GAMES}.code_book_of", f"{GAMES}.trophy_book_of", SESSION, "fsrs"},
    "models": {*REGISTRY, BACKGROUND, BOTS, SESSION, PROGRESS, "PySide6.QtCore"},
    "ui": {*REGISTRY, BACKGROUND, BOTS, SESSION, PROGRESS, MODELS, *WINDOW_LIBRARIES},
    "cli": {
        *(*REGISTRY, BACKGROUND, BOTS, SESSION, PROGRESS, MODELS, UI),
        *(f"{GAMES}.cli_of", f"{GAMES}.commands_of"),
        *(f"{GAMES}.work_of", f"{GAMES}.compiled_rooms_of"),
        *("numpy", "platformdirs"),
    },
    "rules": {STONE_AGE},  # the door for programs outside
    "games": set[str](),
    "paths": set[str](),
    "__init__": set[str](),
    "__main__": {f"{PACKAGE}.cli"},
}
# The same for the rooms of every game; "." is the game's own folder.
GAME_MAY_IMPORT = {
    "rules": set[str](),
    "bots": {".rules", BOTS, BACKGROUND, "numpy"},
    "ui": {".", BOTS, SESSION, MODELS, UI, *WINDOW_LIBRARIES},
    "face": {".", BOTS, SESSION, MODELS, UI, *WINDOW_LIBRARIES},
    "cli": {".", SESSION, BOTS, f"{PACKAGE}.cli", "numpy"},
    # The modules beside these rooms: how it is kept, and the seams without a window.
    "": {".", SESSION, BOTS},
}
TRANSLATING = {"tr", "translate", "QT_TR_NOOP", "QT_TRANSLATE_NOOP"}
WITHOUT_QT = (
    *("background", "rules", "bots", "session", "progress", "cli"),
    *("games/stoneage/rules", "games/stoneage/bots", "games/stoneage/cli"),
    *("games/inka/rules", "games/inka/bots", "games/inka/cli"),
)


class Import(NamedTuple):
    """One imported name, written out in full, and the line that imports it."""

    line: int
    target: str


def python_files(*folders: str) -> list[Path]:
    files = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    assert files
    return files


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def room_of(path: Path) -> str:
    """The folder below the package, or the module; of a game the folder below its own."""
    parts = path.relative_to(ROOT / PACKAGE).with_suffix("").parts
    return "/".join(parts[:3]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def imports(path: Path, tree: ast.Module) -> Iterator[Import]:
    """Every import of a file, relative ones resolved, wherever in the file it stands."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(node.lineno, f"{module}.{alias.name}")


def may_import(room: str) -> set[str]:
    """All that a room may import beside the standard library, itself included."""
    always = {f"{PACKAGE}.{name}" for name in ("contract", "paths", "__version__", "APP_ID")}
    folder, _, inner = room.partition("/")
    if folder != "games" or not inner:
        return always | MAY_IMPORT[room] | {f"{PACKAGE}.{room}"}
    game, _, part = inner.partition("/")
    here = f"{GAMES}.{game}"
    known = GAME_MAY_IMPORT[part if part in GAME_MAY_IMPORT else ""]
    own = {(here + name).removesuffix(".") for name in known if name.startswith(".")}
    return always | {name for name in known if name[0] != "."} | own | {f"{here}.{part}"}


def allowed(target: str, room: str) -> bool:
    if target.partition(".")[0] in sys.stdlib_module_names:
        return True
    return any(target == name or target.startswith(f"{name}.") for name in may_import(room))


def test_every_room_is_on_the_map() -> None:
    rooms = {room_of(path) for path in python_files(PACKAGE)}
    assert {room for room in rooms if "/" not in room} <= MAY_IMPORT.keys()


@pytest.mark.plain
@pytest.mark.parametrize("path", python_files(PACKAGE), ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_follow_the_arrows(path: Path) -> None:
    room = room_of(path)
    wrong = [
        f"line {found.line}: {room} may not import {found.target}"
        for found in imports(path, parse(path))
        if not allowed(found.target, room)
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("room", "target", "expected"),
    [
        ("games/stoneage/rules", "dataclasses.dataclass", True),
        ("games/stoneage/rules", f"{PACKAGE}.paths.resource_path", True),
        ("games/stoneage/rules", "numpy", False),
        ("games/stoneage/rules", f"{STONE_AGE}.bots.gatherer", False),
        ("games/stoneage/bots", f"{STONE_AGE}.rules.State", True),
        ("bots", f"{SESSION}.match", False),
        ("session", "PySide6.QtCore.QObject", False),
        ("models", "PySide6.QtCore.QObject", True),
        ("models", "PySide6.QtGui.QColor", False),
        ("models", f"{UI}.window", False),
        ("ui", f"{PACKAGE}.cli.main", False),
        ("session", f"{GAMES}.rules_of", True),
        ("session", f"{STONE_AGE}.rules.State", False),
        ("games/inka/ui", f"{STONE_AGE}.ui.words", False),
        ("games/inka/game", f"{GAMES}.inka.rules", True),
        ("games/inka/rules", f"{SESSION}.match", False),
    ],
)
def test_the_map_itself(room: str, target: str, expected: bool) -> None:
    assert allowed(target, room) is expected


@pytest.mark.parametrize("room", WITHOUT_QT)
def test_import_loads_no_qt(room: str) -> None:
    folder = ROOT / PACKAGE / room
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in python_files(str(folder.relative_to(ROOT)))
        if path.stem != "__main__"
    ]
    script = (
        f"import importlib, sys\nfor name in {modules!r}: importlib.import_module(name)\n"
        "print(sorted(m for m in sys.modules if m.partition('.')[0] in ('PySide6', 'shiboken6')))"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == "[]"


@pytest.mark.plain
def test_no_file_is_too_long() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files(PACKAGE, "tests", "packaging")
    }
    assert {name: n for name, n in lengths.items() if n > LONGEST_FILE} == {}


def badly_translated(tree: ast.Module) -> list[int]:
    """The lines of calls to tr() whose text is put together before it is translated.

    Qt's extractor sees such a text in pieces or not at all, so that it is never found again.
    """
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and (
            (isinstance(node.func, ast.Name) and node.func.id in TRANSLATING)
            or (isinstance(node.func, ast.Attribute) and node.func.attr in TRANSLATING)
        )
        and any(
            isinstance(argument, ast.JoinedStr | ast.BinOp | ast.Call) and has_text(argument)
            for argument in node.args
        )
    ]


def has_text(node: ast.AST) -> bool:
    """Whether a string stands anywhere in it: a painter's translate(x + 1, y) has none."""
    return any(
        isinstance(part, ast.JoinedStr)
        or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in ast.walk(node)
    )


@pytest.mark.plain
def test_translated_texts_are_literals() -> None:
    wrong = {
        str(path.relative_to(ROOT)): lines
        for path in python_files(PACKAGE)
        if (lines := badly_translated(parse(path)))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("source", "bad"),
    [
        ('self.tr(f"{n} food")', True),
        ('tr("food: " + n)', True),
        ('tr("food: %d" % n)', True),
        ('translate("Log", "food: {n}".format(n=n))', True),
        ('self.tr("food: {n}").format(n=n)', False),
        ('translate("Log", "%n food", None, n)', False),
        ('self.tr("one " "text")', False),
        ("painter.translate(x + 1, height())", False),
    ],
)
def test_the_check_of_translated_texts(source: str, bad: bool) -> None:
    assert bool(badly_translated(ast.parse(source))) is bad


@pytest.mark.plain
def test_labels_are_made_in_one_place() -> None:
    """A label of Qt's own guesses whether its words are HTML; `label` shows them as they are."""
    allowed = ROOT / PACKAGE / "ui" / "panels" / "widgets.py"
    wrong = [
        str(path.relative_to(ROOT))
        for path in python_files(PACKAGE)
        if path != allowed and "QLabel(" in path.read_text(encoding="utf-8")
    ]
    assert wrong == []


# What there is one way for: how others would look, and where the one is.
ONE_WAY: dict[str, tuple[str, set[str]]] = {
    "threads of Qt": (r"\bQThread\(|\(QThread\)", {"models/asking.py", "models/tasks.py"}),
    "the game on the table": (r"""cast\(["']GameModel["']""", set()),
    "what a roll brings": (r"//\s*DIVISORS\b", {"games/stoneage/rules/yields.py"}),
}


@pytest.mark.plain
@pytest.mark.parametrize("what", ONE_WAY)
def test_there_is_one_way_for_each_thing(what: str) -> None:
    pattern, known = ONE_WAY[what]
    found = {
        path.relative_to(ROOT / PACKAGE).as_posix()
        for path in python_files(PACKAGE)
        if re.search(pattern, path.read_text(encoding="utf-8"))
    }
    assert found == known


# A name that classes of the shell, or of the shell and a game, share though they differ, and why.
SHARED_NAMES = {
    # Parts of the second game, each known in one folder alone.
    "Deal": "cards and seats of a whole game in progress/ · a trade in games/inka/bots",
    "Plate": "a picture of the board kit · a widget of games/inka/ui/table",
    "Spot": "a stretch of the plan · a place to build on · where the eye is led",
    "Step": "a motion of the board kit · a step of a turn in games/inka/ui/table",
    "Way": "how far a site is · how a trade comes about",
}


def class_names() -> Iterator[tuple[str, str, str]]:
    """(name, game or "" for the shell, file) of every class that others may know."""
    for path in python_files(PACKAGE):
        steps = path.relative_to(ROOT / PACKAGE).parts
        game = steps[1] if steps[0] == "games" and len(steps) > 2 else ""
        for node in parse(path).body:
            if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
                continue
            asked = any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases)
            if not (steps[0] == "contract" and asked):  # a game's class is what is asked for there
                yield node.name, game, "/".join(steps)


@pytest.mark.plain
def test_a_class_name_means_one_thing() -> None:
    """Two games have the same name for the same thing: they never see each other."""
    found: dict[str, list[tuple[str, str]]] = {}
    for name, game, file in class_names():
        found.setdefault(name, []).append((game, file))
    shared = {}
    for name, places in found.items():
        games = [game for game, _ in places]
        if len(set(games)) < len(games) or ("" in games and len(games) > 1):
            shared[name] = [file for _, file in places]
    assert {name: files for name, files in shared.items() if name not in SHARED_NAMES} == {}
    assert [name for name in SHARED_NAMES if name not in shared] == [], "no longer shared"


def _tips(tree: ast.AST) -> Iterator[ast.expr]:
    """What is given to tooltips."""
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Attribute) and called.attr == "setToolTip":
            assert isinstance(node, ast.Call)
            yield node.args[0]


@pytest.mark.plain
def test_tooltips_are_plain_and_in_short_lines() -> None:
    """`plain_tip` is the one way to write one; `explain` of Inkas has asked it already."""
    wrong = [
        f"{path}:{tip.lineno}"
        for path in (ROOT / PACKAGE).rglob("*.py")
        if path.name != "kit.py"
        for tip in _tips(ast.parse(path.read_text(encoding="utf-8")))
        if not (isinstance(tip, ast.Call) and ast.unparse(tip.func) == "plain_tip")
    ]
    assert wrong == []
