"""A fixed budget of attacks on every reader, and all that attacks ever found."""

from itertools import islice
from pathlib import Path

import pytest

from tests.fuzz.attack import CASES, attacks, try_case
from tests.fuzz.targets import Target, targets

BUDGET = {
    "save": 150,
    "autosave": 150,
    "inka save": 150,
    "inka autosave": 80,
    "index": 250,
    "weights": 60,
}
USUAL = 300
STORED = sorted(path for path in CASES.rglob("*") if path.is_file())


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Target]:
    return targets(tmp_path_factory.mktemp("seeds"))


@pytest.mark.parametrize(
    "name",
    [
        "save",
        "autosave",
        "inka save",
        "inka autosave",
        "settings",
        "components",
        "inka components",
        "small",
        "index",
        "weights",
    ],
)
def test_attacks(name: str, known: dict[str, Target], tmp_path: Path) -> None:
    stream = attacks(name, known[name], tmp_path / "attacked", seed=1)
    for find in islice(stream, BUDGET.get(name, USUAL)):
        assert find is None, f"{find.data[:200]!r}\n{find.trace}"


def test_sound_files_pass(known: dict[str, Target], tmp_path: Path) -> None:
    for target in known.values():
        for data in target.seeds:
            assert try_case(target, data, tmp_path / "attacked") == ""


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_stored_cases(path: Path, known: dict[str, Target], tmp_path: Path) -> None:
    kind = path.parent.name
    names = (kind, kind.replace("save", "autosave")) if kind.endswith("save") else (kind,)
    for name in names:
        assert try_case(known[name], path.read_bytes(), tmp_path / name) == ""
