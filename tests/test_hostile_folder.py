"""A folder full of modules named like those of the standard library: none of them is ever run."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.stored_games.stored import stored_games

TRAP = "open({sign!r}, 'a').write({name!r} + ' ')\n"
OTHERS = ("numpy", "platformdirs", "PySide6", "shiboken6", "sitecustomize")
PROBE = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"

# All that starts processes: a bot that has learnt, the library, the analysis, training.
BACKGROUND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from stoneage_qt.games.stoneage.bots.net import SHAPE
from stoneage_qt.games.stoneage.bots.train import _Workers
from stoneage_qt.bots.workers import WorkerPool
from stoneage_qt.models.library_scan import LibraryScan
from stoneage_qt.models.review import ReviewModel
from stoneage_qt.session.saves import load_match

if __name__ == "__main__":
    app = QCoreApplication([])
    match = load_match(Path(sys.argv[1]))
    pool = WorkerPool(1)
    assert pool.submit_check("stoneage", "medium").result(60) is None
    pool.close()
    folder = Path(sys.argv[2])
    scan = LibraryScan(folder, folder / "index")
    scan.finished.connect(app.quit)
    scan.start()
    app.exec()
    scan.close()
    review = ReviewModel(folder / "index")
    review.show_match(match)
    review.changed.connect(app.quit)  # the win chances are there
    review.start()
    app.exec()
    assert not review.fault and review.findings.wins
    review.close()
    nets = [SHAPE.fresh(2, seed, hidden=8) for seed in (1, 2)]
    training = _Workers(1)
    assert training.match(*nets, deals=1, seed=1).games
    training.close()
"""


@pytest.fixture
def trapped(tmp_path: Path) -> Path:
    """The folder; whoever springs a trap is written down in `sprung`, beside it."""
    folder = tmp_path / "trapped"
    folder.mkdir()
    for name in (*sys.stdlib_module_names, *OTHERS):
        text = TRAP.format(sign=str(tmp_path / "sprung"), name=name)
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *command: str | Path, code: int = 0) -> None:
    environment = {name: value for name, value in os.environ.items() if "PYTHON" not in name}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    sign = folder.with_name("sprung")
    assert not sign.exists(), sign.read_text(encoding="utf-8")
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr


def module(trapped: Path) -> tuple[str, ...]:
    """The command, with no trap for what Python itself loads before anything of ours can run."""
    probe = trapped.with_name("probe")
    probe.mkdir()
    (probe / "look.py").write_text(PROBE, encoding="utf-8")
    command = [sys.executable, "-m", "look"]
    # As people start Python, whatever this run is kept from.
    open_path = {k: v for k, v in os.environ.items() if k != "PYTHONSAFEPATH"}
    done = subprocess.run(
        command, cwd=probe, env=open_path, capture_output=True, text=True, check=True
    )
    for name in done.stdout.split():
        (trapped / f"{name}.py").unlink(missing_ok=True)
    return sys.executable, "-m", "stoneage_qt"


def test_the_traps_work(trapped: Path) -> None:
    with pytest.raises(AssertionError, match="colorsys"):
        run(trapped, sys.executable, "-c", "import colorsys")


NO_BOT = f"{shlex.quote(sys.executable)} -I -c pass"


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "gatherer", "--bot", NO_BOT, "-n", "2", "--jobs", "2"),
        ("simulate", "random", "medium", "-n", "1"),
        ("screenshot", "picture.png", "--page", "library"),
    ],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize("way", ["module", "script"])
def test_the_program_imports_nothing_from_there(
    trapped: Path, words: tuple[str, ...], way: str
) -> None:
    script = shutil.which("stoneage-qt", path=str(Path(sys.executable).parent))
    assert script is not None
    # The bot ends at once, which the arena tells at its own end.
    code = 1 if NO_BOT in words else 0
    run(trapped, *(module(trapped) if way == "module" else (script,)), *words, code=code)


def test_what_runs_in_the_background_imports_nothing_from_there(
    trapped: Path, tmp_path: Path
) -> None:
    program = tmp_path / "elsewhere" / "program.py"
    program.parent.mkdir()
    program.write_text(BACKGROUND, encoding="utf-8")
    saves = tmp_path / "saves"
    saves.mkdir()
    shutil.copy(stored_games()[0], saves)
    run(trapped, sys.executable, program, stored_games()[0], saves)
