"""What happens to a program in real life: it is killed, given bad files, squeezed, run twice."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.session.autosave import pending_recoveries
from stoneage_qt.session.saves import SUFFIX
from tests.e2e.player import Sheet, first_position
from tests.e2e.program import Program, Screen, shots_folder, wait_for, write_settings
from tests.e2e.stoneage_player import StoneAgePlayer
from tests.e2e.test_whole_game import CHOICE

pytestmark = pytest.mark.once

SMALLEST = (800, 560)  # the least size that the window asks for
GAMES = Path(__file__).parent.parent / "stored_games"


def begin(program: Program) -> StoneAgePlayer:
    """Start the game of the stored choices; it is played by keys alone."""
    player = StoneAgePlayer(program, None, first_position(program.places))
    program.keys("ctrl+n", "Return")
    wait_for("the game page", lambda: "Birk" in program.title())
    return player


def test_a_killed_program_goes_on_at_the_very_action(tmp_path: Path) -> None:
    shots = shots_folder()
    home = tmp_path / "home"
    write_settings(home, new_game=CHOICE)
    with Screen(tmp_path) as screen:
        with Program(screen, home) as program:
            player = begin(program)
            player.play(until=30)
            program.kill()
        (left,) = pending_recoveries(program.places)
        assert left.match is not None
        assert left.match.actions == player.look().actions
        with Program(screen, home) as program:
            screen.shoot(shots / "killed.png")
            program.keys("Return")  # "Continue the game" has the focus
            wait_for("the game page", lambda: "Birk" in program.title())
            went_on = StoneAgePlayer(program, None, player.match)
            went_on.play(until=player.match.index + 6)
            assert went_on.match.actions[: len(player.match.actions)] == player.match.actions
            program.quit()


def test_a_broken_save_on_the_command_line(tmp_path: Path) -> None:
    """The window opens, says what is wrong, and leaves the file as it is."""
    shots = shots_folder()
    whole = (GAMES / "2p.stoneage").read_bytes()
    broken = tmp_path / f"broken{SUFFIX}"
    broken.write_bytes(whole[: len(whole) // 2])
    write_settings(tmp_path / "home")
    with Screen(tmp_path) as screen:
        with Program(screen, tmp_path / "home") as program:
            plain = screen.shoot(shots / "plain.png")
            program.quit()
        with Program(screen, tmp_path / "home", str(broken)) as program:
            assert screen.shoot(shots / "broken.png") != plain
            program.quit(told=broken.name)
    assert broken.read_bytes() == whole[: len(whole) // 2]


def test_the_smallest_window(tmp_path: Path, qapp: QApplication) -> None:
    """As small as the window can be made, people can still be dragged in it."""
    shots = shots_folder()
    home = tmp_path / "home"
    write_settings(home, new_game=CHOICE)
    with Screen(tmp_path) as screen, Program(screen, home, size=SMALLEST) as program:
        match = begin(program).match
        player = StoneAgePlayer(program, Sheet(qapp, tmp_path / "twin", match, SMALLEST), match)
        player.play(until=12)
        screen.shoot(shots / "small.png")
        assert player.drags > 0
        program.quit()


def test_two_windows_at_once(tmp_path: Path) -> None:
    """Each keeps its own game, and both are there afterwards."""
    home = tmp_path / "home"
    write_settings(home, new_game=CHOICE)
    with Screen(tmp_path) as screen, Program(screen, home) as first:
        begin(first).play(until=12)
        write_settings(home, new_game=CHOICE)  # a seed is used once
        with Program(screen, home) as second:
            choices = first_position(second.places)
            second.keys("ctrl+n", "Return")
            wait_for("the game page", lambda: "Birk" in second.title())
            player = StoneAgePlayer(second, None, choices)
            player.pick(0)
            slots = second.places.autosave
            wait_for("two slots", lambda: len(list(slots.glob(f"*{SUFFIX}"))) == 2)
            second.quit()
        first.xdo("windowfocus", "--sync", first.window)
        first.quit()
    left = list(pending_recoveries(first.places))
    assert [found.fault for found in left] == [None, None]
    lengths = {len(found.match.actions) for found in left if found.match is not None}
    assert len(lengths) == 2
