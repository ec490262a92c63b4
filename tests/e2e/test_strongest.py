"""The strongest level in a real window: it thinks in processes of its own, also in a bundle."""

from pathlib import Path

import pytest

from tests.e2e.player import first_position
from tests.e2e.program import Program, Screen, wait_for, write_settings
from tests.e2e.stoneage_player import StoneAgePlayer

pytestmark = pytest.mark.once

CHOICE = {
    "seats": [
        {"name": "Ada", "colour": "red", "controller": "person"},
        {"name": "Birk", "colour": "blue", "controller": "bot", "level": "expert"},
        None,
        None,
    ],
    "start": 0,
    "seed": 20081,
}


def children(process: int) -> list[int]:
    """The processes that a process started and that still run."""
    found = []
    for path in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = path.read_text().splitlines()
        except OSError:  # ended at this very moment
            continue
        if f"PPid:\t{process}" in lines:
            found.append(int(path.parent.name))
    return found


def test_a_round_against_the_strongest(tmp_path: Path) -> None:
    """Begin, quit, see that nothing of it runs on, start again and continue."""
    home = tmp_path / "home"
    write_settings(home, new_game=CHOICE)
    with Screen(tmp_path) as screen:
        with Program(screen, home) as program:
            player = StoneAgePlayer(program, None, first_position(program.places))
            program.keys("ctrl+n", "Return")
            wait_for("the game page", lambda: "Birk" in program.title())
            player.play(until=12)
            workers = children(program.process.pid)
            assert workers
            program.quit()
            wait_for("the end of its processes", lambda: not any(map(_runs, workers)))
        with Program(screen, home) as program:
            program.keys("Return")  # "Continue the game" has the focus
            wait_for("the game page", lambda: "Birk" in program.title())
            went_on = StoneAgePlayer(program, None, player.look())
            went_on.play(until=went_on.match.index + 4)
            assert went_on.match.actions[: player.match.index] == player.match.actions
            program.quit()


def _runs(process: int) -> bool:
    return Path(f"/proc/{process}/exe").exists()
