"""Rise of the Inkas as a window shows it: the third seam of `contract`.

Cheap to import: rules, words, board, table, help and pictures are loaded when first wanted.
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
    from PySide6.QtWidgets import QWidget

    from stoneage_qt.games.inka.options import InkaOptions
    from stoneage_qt.models.game import GameModel
    from stoneage_qt.models.replay import ReplayModel
    from stoneage_qt.session.match import Match
    from stoneage_qt.ui.help.topic import Topic
    from stoneage_qt.ui.shell.desk import Desk


translate = QCoreApplication.translate


class InkaFace:
    """Board, table, words and pictures of Rise of the Inkas."""

    key: Final = "inka"
    variants: Final[Sequence[str]] = ("",)
    start_mark: Final = ""
    shows_scoring: Final = False
    letters: Final = "QWAFXTN"
    has_gallery: Final = False

    replay_modules: Final[Sequence[str]] = tuple(
        f"stoneage_qt.games.inka.ui.board.{name}"
        for name in ("layout", "ground", "pieces", "lights", "scene", "canvas", "replay")
    )

    def title(self) -> str:
        """The game's name."""
        return translate("InkaGame", "Rise of the Inkas")

    def subtitle(self) -> str:
        """What it is about."""
        return translate(
            "InkaGame", "Lead three tribes of the Andes to their height, for 3 or 4 players."
        )

    def keys(self) -> Sequence[tuple[str, str]]:
        """Building, trading, answering."""
        from stoneage_qt.games.inka.ui.words.keys import board_keys

        return board_keys()

    @property
    def rules(self) -> Rules:
        """The first seam."""
        from stoneage_qt.games.inka.game import RULES

        return RULES

    @property
    def words(self) -> Words:
        """How it is told."""
        from stoneage_qt.games.inka.ui.words.face import WORDS

        return WORDS

    @property
    def colours(self) -> Mapping[str, Colour]:
        """Red, blue, orange, grey."""
        from stoneage_qt.games.inka.ui.colours import COLOURS

        return COLOURS

    @property
    def choices(self) -> Sequence[Choice]:
        """Founding, land, start places, offers."""
        from stoneage_qt.games.inka.ui.choices import CHOICES

        return CHOICES

    @property
    def topics(self) -> "Sequence[Topic]":
        """The rules in our own words."""
        from stoneage_qt.games.inka.ui.help.contents import TOPICS

        return TOPICS

    def portrait(self, colour: str) -> str:
        """The marker with the seat's symbol."""
        return f"tribe/marker_{colour}"

    def variant_of(self, options: Mapping[str, Any]) -> str:
        """There is only one scenery."""
        return ""

    def opponent(self, level: str) -> str:
        """A portrait for every level."""
        return f"portraits/{level}"

    def figures(self, s: State, seat: int, colour: str) -> Sequence[Sequence[Figure]]:
        """Markers, cards, roads."""
        from stoneage_qt.games.inka.ui.figures import figures

        return figures(s, seat, colour)

    def sounds(self, events: Sequence[Event]) -> Sequence[str]:
        """What is heard."""
        from stoneage_qt.games.inka.ui.sounds import sounds_of

        return sounds_of(events)

    def sample(self, variant: str) -> "tuple[frozenset[str], InkaOptions]":
        """The fixed board."""
        from stoneage_qt.games.inka.options import InkaOptions

        return frozenset(), InkaOptions()

    def paint_art(self, folder: Path) -> None:
        """The drawings are looked at with `packaging/art/inka_sheet.py`."""

    def make_table(self, game: "GameModel", desk: "Desk") -> Table:
        """The board with all that lies around it."""
        from stoneage_qt.games.inka.ui.playing import PlayingTable

        return PlayingTable(game, desk)

    def make_replay(self, replay: "ReplayModel", desk: "Desk", parent: "QWidget") -> Replay:
        """The board to look at."""
        from stoneage_qt.games.inka.ui.board.replay import ReplayBoard

        return ReplayBoard(replay, desk, parent)

    def make_scenery(self, desk: "Desk") -> Scenery:
        """A terraced city."""
        from stoneage_qt.games.inka.ui.scenery import CityScenery

        return CityScenery(desk)

    def make_gallery(self, desk: "Desk", parent: "QWidget") -> None:
        """There is none: all cards are shown where they are used."""

    def make_story(self, game: "GameModel", desk: "Desk") -> "QWidget":
        """The road of the tribes, and the game in numbers."""
        from stoneage_qt.games.inka.ui.story import Story

        return Story(game, desk)

    def first_lesson(self) -> "Match":
        """The recorded game of the lesson."""
        from stoneage_qt.games.inka.ui.tutorial.script import lesson_match

        return lesson_match()

    def make_lesson(
        self, game: "GameModel", desk: "Desk", parent: "QWidget"
    ) -> "tuple[Lesson, QWidget]":
        """Learning by playing, along a recorded game."""
        from stoneage_qt.games.inka.ui.playing import PlayingTable
        from stoneage_qt.games.inka.ui.tutorial.script import SCRIPT
        from stoneage_qt.ui.tutorial.lesson import TutorialModel
        from stoneage_qt.ui.tutorial.panel import TutorialPanel

        lesson = TutorialModel(SCRIPT, game, desk.places.data / "tutorial_inka.json", parent)
        table = parent.findChild(PlayingTable)
        if table is not None:
            table.follow(lesson)
        return lesson, TutorialPanel(lesson)


FACE: Final[Face] = InkaFace()
