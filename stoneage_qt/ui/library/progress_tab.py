"""One's own progress: strength over time with how sure it is, and trophies."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.contract.face import Face
from stoneage_qt.games import face_of, minds_of, shown_game, with_face
from stoneage_qt.models.library_asker import LibraryAsker
from stoneage_qt.models.trophy_finder import TrophyFinder
from stoneage_qt.progress.glicko import Strength
from stoneage_qt.progress.store import ProgressStore
from stoneage_qt.progress.strength import StrengthStep, strengths
from stoneage_qt.progress.trophies import BEAT, Trophy, kinds, trophies
from stoneage_qt.session.library import Library, index_path
from stoneage_qt.session.library_stats import Counted, Filter
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.graph.parts import Graph, GraphLine, Tick
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.graph.view import GraphView
from stoneage_qt.ui.library.carry_row import CarryRow
from stoneage_qt.ui.library.words import player_text
from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.flow import Flow
from stoneage_qt.ui.panels.tall import lay
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.training.words import store_text, trophy_note, trophy_text
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.games import when_text
from stoneage_qt.ui.words.language import number

Steps = dict[str, list[StrengthStep]]
# About so many numbers of games stand below the curve.
_TICKS = 6
# Strength and trophies side by side, and the least that is seen of each, at 100 %.
ROOM = 560
LEAST_HEIGHT = 120
# The margins of the page, and what lies between boxes and buttons.
AROUND = 40


class _Counted(NamedTuple):
    """What the library knows: steps by person, and the files of all finished games."""

    steps: Steps
    files: list[str]


class ProgressTab(UpToDate, QWidget):
    """How strong somebody plays, and what was won on the way.

    Attributes:
        graph: strength over games, with the band it lies in.
        trophies: what can be won; what was won stands first.

    Signals:
        counted(): everything is there.
        brought(): an import is over; other lists should look again.
        remark(words), trouble(words): what was done, what did not work.
    """

    counted = Signal()
    brought = Signal()
    remark = Signal(str)
    trouble = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._steps: Steps = {}
        self._told: set[str] = set()
        self._asker = LibraryAsker(index_path(desk.places), self)
        self._asker.answered.connect(self._on_counted)
        self.finder = TrophyFinder(self)
        self.finder.found.connect(self._on_found)
        self.games = DropDown()
        self.players = DropDown()
        self.people = DropDown()
        self._strength_title = label("subheading")
        self._strength_note = label("muted", wrap=True)
        self.graph = GraphView(desk.looks, self)
        self._trophy_title = label("subheading")
        self.trophies = QListWidget()
        self.trophies.setWordWrap(True)
        self.trophies.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.carry_row = CarryRow(desk, self)
        self.carry_row.remark.connect(self.remark)
        self.carry_row.trouble.connect(self.trouble)
        self.carry_row.brought.connect(self._on_brought)
        self._build()
        self.games.activated.connect(lambda _: self._on_game())
        self.players.activated.connect(lambda _: self.refresh())
        self.people.activated.connect(lambda _: self._show_strength())
        self.retranslate()
        self.follow(desk.looks)

    def _build(self) -> None:
        boxes = Flow(8)
        for box in (self.games, self.players, self.people):
            boxes.addWidget(box)
        self._head = row = QHBoxLayout()
        row.addLayout(boxes, 1)
        row.addWidget(self.carry_row, 0, Qt.AlignmentFlag.AlignRight)
        self._boxes = boxes
        self.games.setVisible(len(with_face()) > 1)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self._strength_title)
        left.addWidget(self._strength_note)
        left.addWidget(self.graph, 1)
        right.addWidget(self._trophy_title)
        right.addWidget(self.trophies, 1)
        self._both = both = QHBoxLayout()
        both.setSpacing(16)
        both.addLayout(left, 1)
        both.addLayout(right, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(12, 12, 12, 12)
        page.setSpacing(8)
        page.addLayout(row)
        page.addLayout(both, 1)

    def arrange(self, width: int) -> None:
        """Strength and trophies stand side by side, or stacked; and so do boxes and buttons."""
        px = self._desk.looks.px
        lay(self._both, beside=width >= px(ROOM))
        needed = self._boxes.sizeHint().width() + self.carry_row.sizeHint().width()
        lay(self._head, beside=needed + AROUND <= width)
        self.graph.setMinimumHeight(px(LEAST_HEIGHT))
        self.trophies.setMinimumHeight(px(LEAST_HEIGHT))

    def face(self) -> Face:
        """The game whose progress is shown."""
        usual = self._desk.settings.new_game.game
        return face_of(self.games.currentData() or shown_game(usual))

    @property
    def busy(self) -> bool:
        """Whether something is being counted or looked for."""
        return self._asker.busy or self.finder.busy or self.carry_row.carrier.busy

    def refresh(self) -> None:
        """Count again, in the background."""
        game, players = self.face().key, int(self.players.currentData() or 0)
        ratings = {
            level.key: float(level.rating) for level in minds_of(game).levels if level.rating
        }

        def count(library: Library) -> _Counted:
            some = Counted(library, Filter(players=players, game=game)).games()
            everything = Counted(library, Filter(game=game)).games()
            return _Counted(strengths(some, ratings), [one.path for one in everything])

        self._show_trophies()
        # Not when it was read: then nobody may have listened yet.
        told = store_text(self._desk.progress)
        if told and told not in self._told:
            self._told.add(told)
            self.trouble.emit(told)
        self._asker.ask(count)

    def close(self) -> bool:
        """Stop everything in the background, too."""
        self._asker.close()
        self.finder.close()
        self.carry_row.close()
        return super().close()

    def _on_game(self) -> None:
        self.retranslate()
        self.refresh()

    def _on_counted(self, found: _Counted) -> None:
        self._steps = found.steps
        chosen = self.people.currentData()
        self.people.clear()
        for name in sorted(self._steps, key=lambda name: -len(self._steps[name])):
            self.people.addItem(player_text(name), name)
        self.people.setCurrentIndex(max(0, self.people.findData(chosen)))
        self.people.setVisible(self.people.count() > 1)
        self._show_strength()
        if not self.finder.look_at(
            self.face().key, [Path(path) for path in found.files], self._store()
        ):
            self.counted.emit()

    def _on_found(self) -> None:
        self._show_trophies()
        self.counted.emit()

    def _store(self) -> ProgressStore:
        """With what other windows, and an import, have written."""
        self._desk.progress.refresh()
        return self._desk.progress

    # Strength

    def _show_strength(self) -> None:
        steps = self._steps.get(self.people.currentData() or "", [])
        if not steps:
            self._strength_note.setText(
                self.tr("Finish a game against a rated opponent to see how strong you play.")
            )
            self.graph.set_graph(Graph(Span(0, 1), Span(0, 1), empty=self.tr("No games yet")))
            self.graph.setAccessibleDescription("")
            return
        last = steps[-1].strength
        words = self.tr("{rating}, with 95 % certainty between {low} and {high}.")
        told = words.format(
            rating=number(last.rating), low=number(last.low), high=number(last.high)
        )
        self._strength_note.setText(f"{told} {self._beside(last.rating)}".strip())
        self.graph.setAccessibleDescription(told)
        shades = self._desk.looks.theme
        # From where everybody begins: one game makes a line already.
        course = [Strength(), *(step.strength for step in steps)]
        lines = [
            GraphLine([(float(n), edge(one)) for n, one in enumerate(course)], ink, width)
            for edge, ink, width in (
                (lambda one: one.low, shades.colour("muted"), 1.0),
                (lambda one: one.high, shades.colour("muted"), 1.0),
                (lambda one: one.rating, shades.colour("accent"), 2.5),
            )
        ]
        games = len(steps)
        every = max(1, round(games / _TICKS))
        lowest, highest = min(one.low for one in course), max(one.high for one in course)
        self.graph.set_graph(
            Graph(
                Span(0, games).padded(0.02),
                Span(lowest, highest).padded(0.04),
                lines=lines,
                ticks=[Tick(float(n), number(n)) for n in range(0, games + 1, every)],
                label=self.tr("Games"),
            )
        )

    def _beside(self, rating: float) -> str:
        """The opponent who plays about as well."""
        game = self.face()
        rated = [level for level in minds_of(game.key).levels if level.rating]
        if not rated:
            return ""
        nearest = min(rated, key=lambda level: abs(level.rating - rating))
        name = game.words.level(nearest.key)
        words = self.tr("{name} plays about as well ({rating}).")
        return words.format(name=name, rating=number(nearest.rating))

    # Trophies

    def _show_trophies(self) -> None:
        game = self.face()
        won: dict[str, Trophy] = {}
        for trophy in trophies(self._store()):
            if trophy.game == game.key:
                won.setdefault(trophy.kind, trophy)
        self.trophies.clear()
        icon = self._desk.looks.icon("trophy")
        for kind in sorted(kinds(game.key), key=lambda kind: kind not in won):
            words = trophy_text(game, kind)
            if kind in won:
                told = self.tr("{trophy} ({when})")
                words = told.format(
                    trophy=words, when=when_text(won[kind].won.timestamp(), time=False)
                )
            note = trophy_note(game, kind)
            # Whom one has to beat says the name already.
            if not kind.startswith(BEAT):
                words = self.tr("{trophy}: {note}").format(trophy=words, note=note)
            item = QListWidgetItem(words)
            item.setToolTip(plain_tip(note))
            if kind in won:
                item.setIcon(icon)
            else:
                item.setForeground(self._desk.looks.theme.colour("muted"))
            self.trophies.addItem(item)
        title = self.tr("Trophies: {n} of {all}")
        self._trophy_title.setText(
            title.format(n=number(len(won)), all=number(self.trophies.count()))
        )

    def _on_brought(self) -> None:
        self.brought.emit()
        self.refresh()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        face = self.face()
        self._strength_title.setText(self.tr("Your strength"))
        self.trophies.setAccessibleName(self.tr("Trophies"))
        self.graph.setAccessibleName(self.tr("Your strength"))
        self.games.setAccessibleName(self.tr("Game"))
        self.players.setAccessibleName(self.tr("Number of players"))
        self.people.setAccessibleName(self.tr("Player"))
        _refill(self.games, [(face_of(key).title(), key) for key in with_face()])
        self.games.setCurrentIndex(self.games.findData(face.key))
        each = [(self.tr("{n} players").format(n=n), n) for n in face.rules.players]
        _refill(self.players, [(self.tr("Any number of players"), 0), *each])
        self._show_strength()
        self._show_trophies()

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        self._show_strength()
        self._show_trophies()


def _refill(box: QComboBox, choices: list[tuple[str, str]] | list[tuple[str, int]]) -> None:
    chosen = box.currentData()
    box.clear()
    for words, value in choices:
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
