"""How the race looks: as little as a window needs."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from stoneage_qt.contract import OVER, Event, Options, Rules, ShownGame, Standing
from stoneage_qt.contract.face import (
    Choice,
    Colour,
    Face,
    Figure,
    Line,
    Marked,
    MenuMove,
    Replay,
    ReportTable,
    Scenery,
    Words,
)
from stoneage_qt.contract.face import Table as TableSeam
from stoneage_qt.models.game import GameModel
from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.session.match import Match
from stoneage_qt.ui.help.topic import Topic, p
from tests.race.game import AHEAD, GOAL, RULES, Moved, State, Step


class RaceWords:
    """The race in words."""

    def colour(self, key: str) -> str:
        return key.capitalize()

    def token(self, key: str) -> str:
        return ""

    def level(self, key: str) -> str:
        return key.capitalize()

    def level_title(self, key: str) -> str:
        return ""

    def trophy(self, key: str) -> str:
        return key

    def trophy_note(self, key: str) -> str:
        return ""

    def level_note(self, key: str) -> str:
        return ""

    def variant(self, key: str) -> str:
        return key

    def module(self, key: str) -> str:
        return key

    def choice(self, key: str) -> str:
        return "Begin ahead"

    def choice_note(self, key: str) -> str:
        return ""

    def choice_value(self, key: str, value: Any) -> str:
        return str(value)

    def part(self, key: str) -> str:
        return key.capitalize()

    def tie_break(self) -> str:
        return ""

    def series(self, key: str) -> str:
        return key.capitalize()

    def stage(self, number: int) -> str:
        return f"lap {number}"

    def unit(self) -> str:
        return "Lap"

    def length(self, number: int) -> str:
        return f"{number} laps"

    def decision(self, s: State) -> str:
        return "The race is over" if s.actor == OVER else "Walk or dare"

    def action(self, match: Match, s: State, a: Step) -> str:
        return {"walk": "Walk a step", "dare": "Dare the die"}.get(a.word, f"The die shows {a.die}")

    def move_kind(self, a: Step) -> str:
        return ""

    def lines(self, match: Match, events: Sequence[Moved], viewer: int = -1) -> list[Line]:
        return [Line("moved", event.seat, f"Now at {event.to}.", event.to) for event in events]

    def opening(self, match: Match) -> Line:
        return Line("start", -1, "The race begins.", heading=True)

    def reason(self, code: str, s: State | None = None) -> str:
        return code

    def why(self, match: Match, reasons: Sequence[Any]) -> str:
        return ""

    def aspect(self, key: str) -> str:
        return key

    def score_unit(self) -> str:
        return "Steps"

    def score_amount(self, value: float) -> str:
        return f"{value:.0f} steps"

    def report(self, match: Any, rolls: Sequence[Any]) -> Sequence[ReportTable]:
        return ()

    def luck_note(self) -> str:
        return ""

    def roll(self, s: State, roll: Any) -> str:
        return "a step"

    def outcome(self, s: State, table: Sequence[Standing]) -> str:
        return f"After {s.number} steps."

    def seat(self, shown: ShownGame, seat: int) -> str:
        return f"at {shown.state.at[seat]} of {GOAL}"


class Track(QWidget):
    """A bar for each seat, as long as its way so far."""

    visitChanged = Signal(int)  # noqa: N815 - Qt's names
    stepped = Signal(int)

    def __init__(self, shown: ShownGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = shown
        self.lit: Any = None
        self.setMinimumSize(200, 120)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        at = self.shown.state.at
        for seat, steps in enumerate(at):
            height = self.height() / len(at)
            rect = QRectF(0, seat * height, self.width() * steps / GOAL, height - 2)
            painter.fillRect(rect, QColor(COLOURS[self.shown.seats[seat].colour].fill))
        painter.end()

    def point_out(self, place: Any) -> None:
        self.lit = place

    def visit(self, seat: int) -> None:
        """Everything is in sight."""

    def retranslate(self) -> None:
        """There are no words."""


class RaceReplay(Track):
    """The track of a race that is looked at again."""

    sharp = True

    def __init__(self, replay: ReplayModel, parent: QWidget) -> None:
        super().__init__(replay, parent)
        replay.matchChanged.connect(self.update)
        replay.moved.connect(self.update)

    def show_verdict(self, verdict: Any) -> Marked:
        """Nobody judges a race."""
        return Marked()

    def make_ready(self) -> Iterator[None]:
        yield

    def picture(self) -> QImage:
        return self.grab().toImage()


class RaceTable(QWidget):
    """The track, and two buttons to play with."""

    visitChanged = Signal(int)  # noqa: N815 - Qt's names
    zoomChanged = Signal(float)  # noqa: N815 - Qt's names
    scored = Signal()
    told = Signal(str)
    tipShown = Signal()  # noqa: N815 - Qt's names
    ratio = 1.6
    beside = None
    live = True

    def __init__(self, game: GameModel) -> None:
        super().__init__()
        self._game = game
        self.track = Track(game)
        self.buttons = {word: QPushButton(word) for word in ("walk", "dare")}
        column = QVBoxLayout(self)
        column.addWidget(self.track, 1)
        for word, button in self.buttons.items():
            column.addWidget(button)
            button.clicked.connect(lambda _=False, word=word: game.submit(Step(word)))
        game.changed.connect(self._on_changed)
        game.matchChanged.connect(self.track.update)

    def _on_changed(self) -> None:
        self.track.update()
        self._game.settled()

    def point_out(self, place: Any) -> None:
        self.track.point_out(place)

    def point_out_action(self, action: Step | None) -> None:
        """A step leads anywhere."""

    def area_of(self, action: Step) -> None:
        """A step leads anywhere."""

    def menu_moves(self) -> Sequence[MenuMove]:
        return ()

    def sky(self) -> QRect:
        return QRect(0, 0, self.width(), 30)

    def set_settings(self, settings: Any) -> None:
        """Nothing to set."""

    def retranslate(self) -> None:
        """There are no words."""

    def skip(self) -> bool:
        return False

    def visit(self, seat: int) -> None:
        """Everything is in sight."""

    def visit_next(self) -> None:
        """Everything is in sight."""

    def show_scoring(self, wanted: bool = False) -> None:
        self.scored.emit()

    def end_scoring(self) -> bool:
        return False

    def topic(self) -> str:
        return ""

    def set_zoom(self, zoom: float) -> None:
        """It fits."""

    zoom_in = zoom_out = zoom_fit = retranslate


class Plain:
    """A plain ground."""

    def paint_at_once(self, painter: QPainter, rect: QRectF, wall: int) -> None:
        painter.fillRect(rect, QColor("#808080"))

    def paint(self, painter: QPainter, rect: QRectF, wall: int, variant: str) -> None:
        painter.fillRect(rect, QColor("#808080"))

    def paint_over(self, painter: QPainter, rect: QRectF, wall: int, taken: Any) -> None:
        """Nothing."""


COLOURS: Final = {
    name: Colour(name, "", fill, "#000000", "#FFFFFF", "#FFFFFF", (fill, fill))
    for name, fill in (("black", "#202020"), ("white", "#E0E0E0"), ("grey", "#707070"))
}


class RaceFace:
    """The race as a window shows it."""

    key: Final = RULES.key
    rules: Final[Rules] = RULES
    words: Final[Words] = RaceWords()
    colours: Final[Mapping[str, Colour]] = COLOURS
    choices: Final[Sequence[Choice]] = (Choice(AHEAD),)
    replay_modules: Final[Sequence[str]] = ()
    topics: Final[Sequence[Topic]] = (Topic("race", "Race", (p("First at the goal."),)),)
    start_mark: Final = ""
    shows_scoring: Final = False
    letters: Final = ""
    has_gallery: Final = False
    variants: Final[Sequence[str]] = ("",)

    def keys(self) -> Sequence[tuple[str, str]]:
        return [("Walk a step", "W")]

    def title(self) -> str:
        return "Race"

    def subtitle(self) -> str:
        return "First at the goal."

    def portrait(self, colour: str) -> str:
        return "icons/play"

    def opponent(self, level: str) -> str:
        return ""

    def figures(self, s: State, seat: int, colour: str) -> Sequence[Sequence[Figure]]:
        return [[Figure("icons/step", str(s.at[seat]))]]

    def sounds(self, events: Sequence[Event]) -> Sequence[str]:
        return ("place",) if events else ()

    def variant_of(self, options: Mapping[str, Any]) -> str:
        return ""

    def sample(self, variant: str) -> tuple[frozenset[str], Options]:
        return frozenset(), RULES.options_for(frozenset())

    def paint_art(self, folder: Path) -> None:
        """There is none."""

    def make_table(self, game: GameModel, desk: Any) -> TableSeam:
        return RaceTable(game)

    def make_replay(self, replay: ReplayModel, desk: Any, parent: QWidget) -> Replay:
        return RaceReplay(replay, parent)

    def make_scenery(self, desk: Any) -> Scenery:
        return Plain()

    def make_story(self, game: Any, desk: Any) -> None:
        """None."""

    def make_gallery(self, desk: Any, parent: QWidget) -> None:
        return None

    def first_lesson(self) -> None:
        return None

    def make_lesson(self, game: GameModel, desk: Any, parent: QWidget) -> None:
        return None


FACE: Final[Face] = RaceFace()
