"""Pictures of the window, rendered without a screen: for the README, for tests, for looking."""

import os
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from stoneage_qt.bots.door import decide
from stoneage_qt.bots.levels import level_keys
from stoneage_qt.contract import CHANCE, OVER
from stoneage_qt.games import DEFAULT, face_of, minds_of
from stoneage_qt.session.files import write_atomically
from stoneage_qt.session.match import Match, Seat
from stoneage_qt.session.places import Places
from stoneage_qt.session.saves import load
from stoneage_qt.session.seats import SEEDS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from stoneage_qt.ui.shell.window import MainWindow

DEFAULT_ACTIONS: Final = 96
LONGEST_GAME: Final = 4_000
# Enough turns of the event loop for layouts, delayed item layouts and pending paints.
TURNS: Final = 12
LIBRARY_PAGES: Final = ("library", "statistics", "dice")
REVIEW_PAGES: Final = ("review", "graphs", "report")
LIBRARY_GAMES: Final = 9
PAUSE: Final = 0.01
GALLERY_PAGES: Final = ("start", "new", "game", "end", "settings", "help")


class Shot(NamedTuple):
    """What to show: a page, of a saved game or of one that bots play, and how it looks."""

    page: str = "game"
    game: str = DEFAULT
    save: Path | None = None
    at: int | None = None
    width: int = 1280
    height: int = 800
    scale: float = 1.0
    ui_scale: float = 1.0
    language: str = "en"
    variant: str | None = None
    theme: str = "light"
    seed: int = 7
    analyse: bool = False


class NoSuchPositionError(ValueError):
    """The game has fewer actions than that. most: how many it has."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most: Final = most


def shoot(shot: Shot, target: Path) -> bool:
    """Render a picture into a file; False where nobody knows how to paint such a file.

    Raises SaveError and NoSuchPositionError.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if shot.scale != 1.0:
        os.environ["QT_SCALE_FACTOR"] = str(shot.scale)
    # Qt is loaded here, after the environment has been set.
    from PySide6.QtWidgets import QApplication

    from stoneage_qt.ui.app import make_application

    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else make_application(["stoneage-qt"])
    with tempfile.TemporaryDirectory() as folder:
        return _shoot(app, shot, Places(Path(folder, "config"), Path(folder, "data")), target)


def shoot_gallery(shot: Shot, folder: Path) -> bool:
    """Contact sheets of all art, and the main pages in every scenery, into a folder.

    Size, scale, language and theme are those of `shot`. Raises OSError where the folder
    can't be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = True
    face = face_of(shot.game)
    for variant in face.variants:
        for page in GALLERY_PAGES:
            name = f"page-{page}-{variant}.png" if variant else f"page-{page}.png"
            written &= shoot(shot._replace(page=page, variant=variant), folder / name)
    # After the first page there is an application, which drawing needs.
    face.paint_art(folder)
    return written


def _shoot(app: "QApplication", shot: Shot, places: Places, target: Path) -> bool:
    from stoneage_qt.ui.app import make_desk
    from stoneage_qt.ui.shell.window import MainWindow

    desk = make_desk(app, places)
    desk.store.change(
        reduced_motion="on",
        language=shot.language,
        theme=shot.theme,
        ui_scale=shot.ui_scale,
    )
    desk.languages.use(shot.language)
    desk.looks.apply(shot.theme, shot.ui_scale)
    window = MainWindow(desk)
    window.resize(shot.width, shot.height)
    window.begin()
    # As somebody who chooses the game on the start page: its own seats belong to it.
    window.start_page.look_out_on(shot.game)
    shown = _arrange(window, shot)
    window.show()
    while _busy(window):
        app.processEvents()
        time.sleep(PAUSE)
    for _ in range(TURNS):
        app.processEvents()
    if shown is not window:
        shown.show()
        app.processEvents()
    picture = _picture_of(shown, target.suffix)
    window.close()
    window.deleteLater()
    if picture:
        write_atomically(target, picture)
    return bool(picture)


def _picture_of(shown: "QWidget", suffix: str) -> bytes:
    """A file's content; nothing where Qt does not write such files."""
    from PySide6.QtCore import QBuffer

    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    # Qt knows a file by the end of its name, and takes nothing for any that it can write.
    known = bool(suffix) and shown.grab().save(buffer, suffix.removeprefix("."))
    return bytes(buffer.data().data()) if known else b""


def _arrange(window: "MainWindow", shot: Shot) -> "QWidget":
    """Bring the wanted page up; the widget to take the picture of."""
    if shot.page == "new":
        window.choose_game()
        if window.new_page is not None and shot.variant is not None:
            options = face_of(shot.game).sample(shot.variant)[1].chosen()
            window.new_page.show_choice(replace(window.new_page.choice(), options=options))
    elif shot.page in LIBRARY_PAGES:
        _fill_library(window, shot)
        window.library.show()
        assert window.library.page is not None
        window.library.page.show_tab(LIBRARY_PAGES.index(shot.page))
    elif shot.page in REVIEW_PAGES:
        match = match_for(shot._replace(at=None))
        _check_position(match, shot.at)
        window.review.show(match)
        assert window.review.page is not None
        window.review.page.replay.go_to(match.index if shot.at is None else shot.at)
        window.review.page.tabs.setCurrentIndex(REVIEW_PAGES.index(shot.page))
        if shot.analyse:
            window.review.page.review.start()
    elif shot.page in ("game", "end", "handover"):
        window.table.show_still(match_for(shot))
        if shot.page == "end":
            window.show_result()
        elif shot.page == "handover":
            window.hand_over(0)
    elif shot.page == "lesson":
        window.learn()
    elif shot.page in ("settings", "keys", "about", "help", "gallery"):
        openers: dict[str, Callable[[], None]] = {
            "settings": window.dialogs.show_settings,
            "keys": lambda: window.dialogs.show_keys(shot.game),
            "about": window.dialogs.show_about,
            "help": lambda: window.dialogs.show_help(game=shot.game),
            "gallery": lambda: window.dialogs.show_gallery(None, shot.game),
        }
        openers[shot.page]()
        return window.dialogs.get(shot.page) or window
    elif shot.variant is not None:
        window.start_page.set_scenery(window.start_page.face, shot.variant)
    return window


def _fill_library(window: "MainWindow", shot: Shot) -> None:
    """The named game and some that bots play, so that there is something to see."""
    from stoneage_qt.session.saves import save_match

    folder = window.desk.places.library
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(LIBRARY_GAMES):
        wanted = shot._replace(page="end", seed=(shot.seed + number) % SEEDS, save=None)
        if number == 0 and shot.save is not None:
            wanted = shot._replace(page="end")
        save_match(folder / f"{number}.stoneage", match_for(wanted))


def _busy(window: "MainWindow") -> bool:
    """Whether the page still counts, reads or thinks."""
    library, review = window.library.page, window.review.page
    if review is not None and (review.review.running or not review.board.sharp):
        return True
    return library is not None and library.busy


def match_for(shot: Shot) -> Match:
    """The game of the picture: a saved one, or one that bots play; at the wanted action."""
    if shot.save is not None:
        match = load(shot.save).match
        if shot.at is not None:
            _check_position(match, shot.at)
            match.go_to(shot.at)
        return match
    face, levels = face_of(shot.game), level_keys(minds_of(shot.game))
    players = zip(
        ("Ada", "Birk", "Cleo", "Dag")[: max(face.rules.players)],
        face.rules.colours,
        (None, levels[-1], levels[min(1, len(levels) - 1)], levels[-1]),
        strict=False,
    )
    seats = [
        Seat(name=name, colour=colour, controller="bot" if level else "person", level=level)
        for name, colour, level in players
    ]
    modules, options = face.sample(shot.variant or face.variants[0])
    setup = face.rules.shuffled(len(seats), random.Random(shot.seed), modules, start=0)
    match = Match(face.rules, setup, seats, options, shot.seed)
    wanted = DEFAULT_ACTIONS if shot.at is None else shot.at
    whole = shot.page == "end" or shot.page in REVIEW_PAGES
    play(match, LONGEST_GAME if whole else wanted)
    if not whole:
        _check_position(match, shot.at)
    return match


def _check_position(match: Match, at: int | None) -> None:
    if at is not None and at > len(match.actions):
        raise NoSuchPositionError(len(match.actions))


def play(match: Match, actions: int) -> None:
    """Let quick bots play until so many actions are done, or the game is over."""
    minds = minds_of(match.rules.key)
    bot = minds.make_bot(minds.levels[min(1, len(minds.levels) - 1)].key)
    while len(match.actions) < actions and match.state.actor != OVER:
        s = match.state
        if s.actor == CHANCE:
            match.submit(match.roll())
        else:
            match.submit(decide(minds, bot, s, s.actor, match.seed + match.index).action)
