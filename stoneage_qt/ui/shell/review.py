"""The review in the window: made when it is first wanted."""

import random
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from stoneage_qt.contract.face import Face
from stoneage_qt.games import face_of, shown_game, with_face
from stoneage_qt.session.match import Match
from stoneage_qt.session.saves import load_match_in_steps
from stoneage_qt.session.seats import Seat
from stoneage_qt.session.seen import as_seen_in_steps
from stoneage_qt.session.steps import Steps, part
from stoneage_qt.ui.dialogs.message import MessageBar
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.opener import Opener
from stoneage_qt.ui.words.faults import fault_text

if TYPE_CHECKING:
    from stoneage_qt.ui.review.page import ReviewPage

# What the first review loads beside the game's own, in pieces that no one notices.
_PIECES: Final = (
    "stoneage_qt.models.replay",
    "stoneage_qt.models.review",
    "stoneage_qt.ui.panels.players",
    "stoneage_qt.ui.review.transport",
    "stoneage_qt.ui.review.export",
    "stoneage_qt.ui.review.graph",
    "stoneage_qt.ui.review.page",
)
# Between two bits of work while nobody waits, and how long one of them goes on.
_PAUSE_MS: Final = 30
_BIT: Final = 0.01
# After the beginning of a game, when the board has been drawn and the first people stand on it.
_LATER_MS: Final = 2_000


class Review(QObject):
    """Shows the page that looks at a game again among the window's pages.

    Attributes:
        page: the page, None before it was first wanted.

    Signals:
        playedOn(match): play this branch.
        learned(match, number): walk through the mistakes in it, first the one looked at.
    """

    playedOn = Signal(object)
    learned = Signal(object, int)

    def __init__(
        self, desk: Desk, opener: Opener, stack: QStackedWidget, messages: MessageBar
    ) -> None:
        super().__init__(stack)
        self._desk = desk
        self._opener = opener
        self._stack = stack
        self._messages = messages
        self._before: QWidget | None = None
        self.page: ReviewPage | None = None
        self._steps: Iterator[float | None] = iter(())
        self._idle = QTimer(self)
        self._idle.setInterval(_PAUSE_MS)
        self._idle.timeout.connect(self._on_idle)

    @property
    def preparing(self) -> bool:
        """Whether something is still made ready."""
        return self._idle.isActive()

    def prepare(self, match: Match | None = None) -> None:
        """A game may be looked at soon: make ready for it while nobody waits.

        match: the one, where it is known.
        """
        self._begin(self._make_ready(match))

    def load(self, face: Face) -> None:
        """A match of this game has begun: later it may be looked at from its midst.

        Modules only: the page would cost memory that most games never need.
        """
        QTimer.singleShot(_LATER_MS, self, lambda: self._load_if_idle(face))

    def _load_if_idle(self, face: Face) -> None:
        if not self.preparing:
            self._begin(self._load(face))

    def _begin(self, steps: Iterator[float | None]) -> None:
        if self.page is None:
            self._steps = steps
            self._idle.start()

    def _on_idle(self) -> None:
        end = perf_counter() + _BIT
        while self.preparing and perf_counter() < end:
            if next(self._steps, self) is self:
                self._idle.stop()

    def _make_ready(self, match: Match | None) -> Iterator[float | None]:
        """Modules, then the page, then its pictures; no step takes longer than some frames."""
        face = self._usual() if match is None else face_of(match.rules.key)
        yield from self._load(face)
        from stoneage_qt.ui.review.page import ICONS

        for icon in ICONS:
            self._desk.looks.icon(icon)
            yield None
        self.page = self._make(_any_match(face))
        yield None
        if match is not None:
            self.page.show_match((yield from as_seen_in_steps(match)))
            yield None
        yield from self.page.make_ready(self._stack.size())

    def _usual(self) -> Face:
        """The game that was played last."""
        return face_of(shown_game(self._desk.settings.new_game.game))

    @staticmethod
    def _load(face: Face) -> Iterator[None]:
        for piece in (*face.replay_modules, *_PIECES):
            if piece not in sys.modules:
                import_module(piece)
                yield

    def show_file(self, path: Path) -> bool:
        """Look at a saved game; a bad one is told about and left as it is."""
        return self._opener.open(
            _load_as_seen(path),
            lambda match: self._show(match, path),
            lambda error: self._messages.trouble(fault_text(error)),
        )

    def show(self, match: Match, path: Path | None = None) -> None:
        """Look at a game as it is now; it is not changed, and whatever is played goes on."""
        known = None if self.page is None else self.page.replay.match
        if known is not None and _same(known, match):
            self._show(known, path)
        else:
            self._opener.open(as_seen_in_steps(match), lambda seen: self._show(seen, path))

    def _show(self, match: Match, path: Path | None) -> None:
        self._idle.stop()
        if self._stack.currentWidget() is not self.page:
            self._before = self._stack.currentWidget()
        if self.page is not None and self.page.face.rules is not match.rules:
            self._drop(self.page)
        if self.page is None:
            self.page = self._make(match)
        self.page.show_match(match, path)
        self._stack.setCurrentWidget(self.page)
        self.page.board.setFocus()

    def _drop(self, page: "ReviewPage") -> None:
        """Another game has another board, and other graphs."""
        self.page = None
        page.close_page()
        self._stack.removeWidget(page)
        page.deleteLater()

    def close(self) -> None:
        """End an analysis that is under way."""
        if self.page is not None:
            self.page.close_page()

    def _make(self, match: Match) -> "ReviewPage":
        from stoneage_qt.ui.review.page import ReviewPage

        page = ReviewPage(self._desk, match, parent=self._stack)
        page.playOnRequested.connect(self.playedOn)
        page.learnRequested.connect(self.learned)
        page.closed.connect(self._go_back)
        page.remark.connect(self._messages.remark)
        page.trouble.connect(self._messages.trouble)
        self._stack.addWidget(page)
        return page

    def _go_back(self) -> None:
        if self.page is not None:
            self.page.leave()
        if self._before is not None:
            self._stack.setCurrentWidget(self._before)
            self._before.setFocus()


def _any_match(face: Face) -> Match:
    """A game with everything that most games show."""
    rules = face.rules
    players = max(rules.players)
    setup = rules.shuffled(players, random.Random(0))
    return Match(rules, setup, [Seat(colour=colour) for colour in rules.colours[:players]])


def _load_as_seen(path: Path) -> Steps[Match]:
    """A saved game is played twice: as it was saved, and as it may be seen."""
    match = yield from part(load_match_in_steps(path, with_face()), 0.0, 0.5)
    return (yield from part(as_seen_in_steps(match), 0.5, 1.0))


def _same(one: Match, other: Match) -> bool:
    """Whether there is nothing to tell two games apart that a review would show."""
    return (
        (one.ident, one.index, one.title) == (other.ident, other.index, other.title)
        and one.actions == other.actions
        and one.seats == other.seats
    )
