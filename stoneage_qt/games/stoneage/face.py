"""Stone Age as a window shows it: the third seam of `contract`.

Cheap to import: rules, words, board, lesson, help and pictures are loaded when first wanted.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import Event, Rules, State
from stoneage_qt.contract.face import (
    Choice,
    Colour,
    Face,
    Figure,
    Lesson,
    Replay,
    Scenery,
    Table,
    Words,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from stoneage_qt.games.stoneage.options import TableOptions
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.models.replay import ReplayModel
    from stoneage_qt.session.match import Match
    from stoneage_qt.ui.help.topic import Topic
    from stoneage_qt.ui.shell.desk import Desk


translate = QCoreApplication.translate


class StoneAgeFace:
    """Board, words and pictures of Stone Age."""

    key: Final = "stoneage"
    variants: Final[Sequence[str]] = ("summer", "winter")
    start_mark: Final = "pieces/start_player"
    shows_scoring: Final = True
    letters: Final = ""
    has_gallery: Final = True

    replay_modules: Final[Sequence[str]] = tuple(
        f"stoneage_qt.games.stoneage.ui.board.{name}"
        for name in ("layout", "pictures", "tableau", "scene", "canvas", "replay")
    )

    def title(self) -> str:
        """The game's name."""
        return translate("StoneAgeGame", "Stone Age")

    def subtitle(self) -> str:
        """What it is about."""
        return translate("StoneAgeGame", "Gather, build and grow your tribe, for 2 to 4 players.")

    def keys(self) -> Sequence[tuple[str, str]]:
        """How people are placed."""
        from stoneage_qt.games.stoneage.ui.words.keys import board_keys

        return board_keys()

    @property
    def rules(self) -> Rules:
        """The first seam."""
        from stoneage_qt.games.stoneage.game import RULES

        return RULES

    @property
    def words(self) -> Words:
        """How it is told."""
        from stoneage_qt.games.stoneage.ui.words.face import WORDS

        return WORDS

    @property
    def colours(self) -> Mapping[str, Colour]:
        """Red, blue, green, yellow."""
        from stoneage_qt.games.stoneage.ui.colours import COLOURS

        return COLOURS

    @property
    def choices(self) -> Sequence[Choice]:
        """Season, winter modules, open cards."""
        from stoneage_qt.games.stoneage.ui.choices import CHOICES

        return CHOICES

    @property
    def topics(self) -> "Sequence[Topic]":
        """The rules in our own words."""
        from stoneage_qt.games.stoneage.ui.help.contents import TOPICS

        return TOPICS

    def portrait(self, colour: str) -> str:
        """One of the seat's people."""
        return f"pieces/meeple_{colour}"

    def opponent(self, level: str) -> str:
        """A portrait for every level."""
        return f"portraits/{level}"

    def figures(self, s: State, seat: int, colour: str) -> Sequence[Sequence[Figure]]:
        """People, food, tools and goods."""
        from stoneage_qt.games.stoneage.ui.figures import figures

        return figures(s, seat, colour)

    def sounds(self, events: Sequence[Event]) -> Sequence[str]:
        """What is heard."""
        from stoneage_qt.games.stoneage.ui.sounds import sounds_of

        return sounds_of(events)

    def sample(self, variant: str) -> "tuple[frozenset[str], TableOptions]":
        """In winter with all modules."""
        from stoneage_qt.games.stoneage.options import TableOptions
        from stoneage_qt.games.stoneage.rules.constants import MODULES

        if variant == "winter":
            return MODULES, TableOptions(season="winter")
        return frozenset(), TableOptions()

    def paint_art(self, folder: Path) -> None:
        """Cards, buildings, pieces and icons."""
        from stoneage_qt.games.stoneage.ui.art.gallery import render_gallery

        render_gallery(folder)

    def variant_of(self, options: Mapping[str, Any]) -> str:
        """The season."""
        return "winter" if options.get("season") == "winter" else "summer"

    def make_table(self, game: "GameModel", desk: "Desk") -> Table:
        """Board and tableau to play on."""
        from stoneage_qt.games.stoneage.ui.board.view import BoardView

        board = BoardView(game, desk.sprites_of(self.key), desk.settings)
        board.scene_.captions.follow(desk.looks)
        return board

    def make_replay(self, replay: "ReplayModel", desk: "Desk", parent: "QWidget") -> Replay:
        """Board and tableau to look at."""
        from stoneage_qt.games.stoneage.ui.board.replay import ReplayBoard

        board = ReplayBoard(replay, desk.sprites_of(self.key), parent)
        board.scene_.captions.follow(desk.looks)
        return board

    def make_scenery(self, desk: "Desk") -> Scenery:
        """The valley, from outside or from inside a cave."""
        from stoneage_qt.games.stoneage.ui.scenery import ValleyScenery

        return ValleyScenery(desk)

    def make_gallery(self, desk: "Desk", parent: "QWidget") -> "QDialog":
        """All cards and buildings."""
        from stoneage_qt.games.stoneage.ui.gallery import GalleryDialog

        return GalleryDialog(desk, parent)

    def make_story(self, game: "GameModel", desk: "Desk") -> None:
        """The result says it all."""

    def first_lesson(self) -> "Match":
        """The recorded game that the lesson begins with."""
        from stoneage_qt.games.stoneage.ui.tutorial.script import lesson_match

        return lesson_match()

    def make_lesson(
        self, game: "GameModel", desk: "Desk", parent: "QWidget"
    ) -> "tuple[Lesson, QWidget]":
        """Learning by playing, along two recorded games."""
        from stoneage_qt.games.stoneage.ui.tutorial.script import SCRIPT
        from stoneage_qt.ui.tutorial.lesson import TutorialModel
        from stoneage_qt.ui.tutorial.panel import TutorialPanel

        lesson = TutorialModel(SCRIPT, game, desk.places.data / "tutorial.json", parent)
        return lesson, TutorialPanel(lesson)


FACE: Final[Face] = StoneAgeFace()
