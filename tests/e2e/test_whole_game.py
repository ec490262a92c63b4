"""A complete game in a real X window, with real mouse and key events."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stoneage_qt.session.saves import SUFFIX, load_match
from tests.e2e.player import Sheet, first_position, first_recent_game
from tests.e2e.program import Program, Screen, shots_folder, wait_for, write_settings
from tests.e2e.stoneage_player import StoneAgePlayer

pytestmark = pytest.mark.once

SIZE = (1280, 800)
CHOICE = {
    "seats": [
        {"name": "Ada", "colour": "red", "controller": "person"},
        {"name": "Birk", "colour": "blue", "controller": "bot", "level": "gatherer"},
        None,
        None,
    ],
    "start": 0,
    "seed": 20081,
}


def test_a_game_against_a_bot(tmp_path: Path, qapp: QApplication) -> None:
    """Start, choose, play to the end, quit, start again, see the finished game."""
    shots = shots_folder()
    print(f"pictures: {shots}")
    home = tmp_path / "home"
    write_settings(home, new_game=CHOICE)
    with Screen(tmp_path) as screen:
        with Program(screen, home) as program:
            match = first_position(program.places)
            sheet = Sheet(qapp, tmp_path / "twin", match, SIZE)
            start = screen.shoot(shots / "start.png")
            program.keys("ctrl+n")
            screen.shoot(shots / "new.png", before=start)
            program.keys("Return")
            wait_for("the game page", lambda: "Birk" in program.title())
            player = StoneAgePlayer(program, sheet, match)
            for number in range(1, 6):
                player.play(until=40 * number)
                screen.shoot(shots / f"game{number}.png")
            player.play()
            screen.shoot(shots / "end.png")
            print(f"{player.drags} drags, {player.clicks} clicks, {player.picks} from the list")
            print(f"done again: {player.repeats}")
            assert min(player.drags, player.clicks, player.picks) > 0
            program.quit()
        kept = list(program.places.library.glob(f"*{SUFFIX}"))
        assert len(kept) == 1
        assert load_match(kept[0]).is_over
        first = first_recent_game(qapp, program.places, SIZE)
        with Program(screen, home) as program:
            screen.shoot(shots / "again.png")
            program.click(*first)
            wait_for("the finished game", lambda: "Birk" in program.title())
            screen.shoot(shots / "result.png")
            program.quit()
