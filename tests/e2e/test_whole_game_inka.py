"""Rise of the Inkas in a real X window, with real mouse and key events."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.games.inka.ui.board.view import BoardView
from stoneage_qt.games.inka.ui.playing import PlayingTable
from stoneage_qt.session.saves import SUFFIX, load_match
from tests.e2e.inka_player import InkaPlayer
from tests.e2e.player import Sheet, first_position
from tests.e2e.program import Program, Screen, shots_folder, wait_for, write_settings

pytestmark = pytest.mark.once

SIZE = (1280, 800)
CHOICE = {
    "game": "inka",
    "seats": [
        {"name": "Ada", "colour": "red", "controller": "person"},
        {"name": "Birk", "colour": "blue", "controller": "bot", "level": "builder"},
        {"name": "Cleo", "colour": "orange", "controller": "bot", "level": "builder"},
        None,
    ],
    "start": 0,
    "seed": 20156,
}


def board_of(table: PlayingTable) -> BoardView:
    return table.board


def test_a_game_of_inkas(tmp_path: Path, qapp: QApplication) -> None:
    """Start, choose, play to the end, quit, find the finished game."""
    shots = shots_folder()
    print(f"pictures: {shots}")
    home = tmp_path / "home"
    write_settings(home, new_game=CHOICE)
    with Screen(tmp_path) as screen, Program(screen, home) as program:
        match = first_position(program.places)
        sheet = Sheet(qapp, tmp_path / "twin", match, SIZE, board_of)
        program.keys("ctrl+n")
        screen.shoot(shots / "inka_new.png")
        program.keys("Return")
        wait_for("the game page", lambda: "Birk" in program.title())
        player = InkaPlayer(program, sheet, match)
        player.play(until=60)
        screen.shoot(shots / "inka_game.png")
        player.play()
        screen.shoot(shots / "inka_end.png")
        print(f"{player.drags} drags, {player.clicks} clicks, {player.picks} from the list")
        print(f"done again: {player.repeats}")
        assert min(player.drags, player.clicks, player.picks) > 0
        program.quit()
        kept = list(program.places.library.glob(f"*{SUFFIX}"))
        assert len(kept) == 1
        assert load_match(kept[0]).is_over
