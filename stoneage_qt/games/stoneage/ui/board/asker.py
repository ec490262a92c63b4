"""Opens the popover that the open decision needs, and puts it away when it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from stoneage_qt.games.stoneage.rules import Action
from stoneage_qt.games.stoneage.rules.actions import CLAIM, LEAVE
from stoneage_qt.games.stoneage.rules.constants import (
    CHANCE,
    STEP_FEED,
    STEP_PICK,
    STEP_REWARD,
    STEP_TOOLS,
)
from stoneage_qt.games.stoneage.ui.board import tableau_layout
from stoneage_qt.games.stoneage.ui.board.dice import DIE, tray
from stoneage_qt.games.stoneage.ui.board.layout import MEADOW
from stoneage_qt.games.stoneage.ui.board.places import geometry
from stoneage_qt.games.stoneage.ui.board.popovers.choices import (
    CountPopover,
    PickPopover,
    RewardPopover,
    RollPopover,
)
from stoneage_qt.games.stoneage.ui.board.popovers.needs import (
    ClaimPopover,
    FeedPopover,
    ToolsPopover,
)
from stoneage_qt.games.stoneage.ui.board.popovers.payment import PaymentPopover
from stoneage_qt.games.stoneage.ui.board.popovers.round_end import RoundEndPopover
from stoneage_qt.games.stoneage.ui.words.names import seat_name
from stoneage_qt.ui.board_kit.popover import Popover

if TYPE_CHECKING:
    from stoneage_qt.games.stoneage.rules import Action
    from stoneage_qt.games.stoneage.ui.board.canvas import BoardCanvas
    from stoneage_qt.games.stoneage.ui.board.director import Director
    from stoneage_qt.games.stoneage.ui.board.layout import Rect
    from stoneage_qt.games.stoneage.ui.board.round_end import RoundEnd
    from stoneage_qt.ui.art.sprites import Sprites


# How long the look back at a round is shown at the usual speed.
MOMENT_MS: Final = 6_000


class Asker(QObject):
    """At most one popover at a time, beside what it is about.

    Attributes:
        popover: the open one, or None.

    Signals:
        opened(): something is asked; whatever lies there has to make room.
    """

    opened = Signal()

    def __init__(self, director: Director, view: BoardCanvas, sprites: Sprites) -> None:
        super().__init__(view)
        self._director = director
        self._model = director.model
        self._view = view
        self._sprites = sprites
        self._subject = QRectF()
        self._revision = -1
        self.popover: Popover | None = None
        director.asked.connect(self._on_asked)
        director.resting.connect(self.close)
        director.roundEnded.connect(self._on_round_ended)
        director.visitChanged.connect(self._mark_tools)
        director.scene.captions.changed.connect(self.settle)
        director.scene.sharpener.sharpened.connect(self.settle)

    def _on_asked(self) -> None:
        """A decision is open: ask for what can't be answered on the board itself."""
        model = self._model
        if self.popover is not None and self._revision == model.revision:
            return
        self.close()
        if self._director.animator.busy:
            return
        s = model.state
        if model.awaits_roll():
            name = seat_name(model.seats, s.turn)
            roll = RollPopover(self._sprites, s.dice_count, name, self._view)
            roll.answered.connect(model.roll)
            self._open(roll, _area(s.source))
        elif model.actor_is_person() and s.actor != CHANCE:
            self._ask_step(s.step)

    def _ask_step(self, step: int) -> None:
        s, view = self._model.state, self._view
        name = seat_name(self._model.seats, s.actor)
        popover: ToolsPopover | PickPopover | RewardPopover | FeedPopover
        if step == STEP_TOOLS:
            popover = ToolsPopover(self._sprites, s, view)
            popover.picked.connect(self._mark_tools)
        elif step == STEP_PICK:
            popover = PickPopover(self._sprites, s, name, view)
        elif step == STEP_REWARD:
            popover = RewardPopover(self._sprites, s, name, view)
        elif step == STEP_FEED:
            popover = FeedPopover(self._sprites, s, name, view)
        else:
            return
        popover.answered.connect(self._answer)
        if step == STEP_FEED:
            self._open(popover, _rect(tableau_layout.STRIP))
        else:
            self._open(popover, _dice_rect(s.source, len(s.dice)))
        self._mark_tools()

    def _on_round_ended(self, end: RoundEnd) -> None:
        """Show how the round ended; whatever closes it lets the game go on, if it waits."""
        options, looks = self._director.options, self._director.scene.looks
        moment = round(MOMENT_MS / options.speed) if options.round_end == "moment" else 0
        undo = self._model.can_undo()
        popover = RoundEndPopover(self._sprites, end, looks, moment, undo, self._view)
        popover.takenBack.connect(self._model.undo)
        self._open(popover, _rect(MEADOW))
        popover.closed.connect(self._director.go_on)

    def make_way(self) -> bool:
        """The board was pressed: put a question away; whether the press is still for the board.

        A click beside a question only puts it away. The look back asks nothing, so the click is
        for what lies behind, unless several people sit here: then nobody knows whose it was.
        """
        looking_back = isinstance(self.popover, RoundEndPopover)
        alone = len(self._model.persons()) == 1
        return not self.dismiss() or (looking_back and alone)

    def skip_round_end(self) -> bool:
        """Put the look back at the round away; whether it was there."""
        return isinstance(self.popover, RoundEndPopover) and self.dismiss()

    def ask_payment(self, place: int) -> None:
        """Buy, build or give up."""
        s = self._model.state
        legal = self._model.legal_actions()
        final = self._model.is_final(Action(LEAVE, place))
        popover = PaymentPopover(self._sprites, s, place, legal, final, self._view)
        popover.answered.connect(self._answer)
        self._open(popover, self._director.scene.wares.rect_of(place))

    def ask_count(self, place: int) -> None:
        """How many people."""
        director = self._director
        s, scene = self._model.state, director.scene
        look = scene.looks[s.actor]
        counts = director.counts(place)
        popover = CountPopover(
            self._sprites, s, place, counts, look.meeple, scene.season, self._view
        )
        popover.answered.connect(lambda number: self._put(place, number))
        self._open(popover, _area(place))

    def ask_claim(self) -> bool:
        """Take two resources from the open card, where that is possible now."""
        rect = self._director.scene.tableau.claim_card_rect()
        if (
            rect is None
            or not self._director.at_home
            or not any(a.kind == CLAIM for a in self._model.legal_actions())
        ):
            return False
        popover = ClaimPopover(self._sprites, self._view)
        popover.answered.connect(self._answer)
        self._open(popover, rect)
        return True

    @property
    def tools(self) -> ToolsPopover | None:
        """The popover about tools, where it is open."""
        return self.popover if isinstance(self.popover, ToolsPopover) else None

    def close(self) -> None:
        """Put the popover away."""
        popover, self.popover = self.popover, None
        if popover is not None:
            focus: QWidget | None = self._view.window().focusWidget()
            inside = focus is popover or (focus is not None and popover.isAncestorOf(focus))
            # Before it is hidden: Qt would go on to the next thing by itself, as the Tab key does.
            if inside:
                self._view.setFocus()
            popover.hide()
            popover.deleteLater()
        self._mark_tools()

    def dismiss(self) -> bool:
        """Back to the board without an answer, where none is needed; whether that was so."""
        if self.popover is None or not self.popover.optional:
            return False
        self.popover.cancel()
        return True

    def settle(self) -> None:
        """View or banner have moved or changed their size: follow the subject."""
        if self.popover is not None:
            self.popover.subject = self._view.in_view(self._subject)
            self.popover.avoided = self._banner()
            self.popover.settle()

    def _banner(self) -> QRect:
        """Where the view tells whose turn it is and what is asked."""
        return self._view.in_view(self._director.scene.captions.rect())

    def _open(self, popover: Popover, subject: QRectF) -> None:
        self.close()
        self.popover = popover
        self._revision = self._model.revision
        self._subject = subject
        popover.closed.connect(self._on_closed)
        popover.avoided = self._banner()
        popover.open_at(self._view.in_view(subject))
        self.opened.emit()

    def _on_closed(self) -> None:
        """Put away without an answer: what has to be answered is asked again."""
        if self.sender() is self.popover:
            self.close()
            self._on_asked()

    def _answer(self, action: Action) -> None:
        self.close()
        if not self._model.submit(action):
            self._on_asked()

    def _put(self, place: int, number: int) -> None:
        self.close()
        self._director.put(place, number)

    def _mark_tools(self) -> None:
        tableau = self._director.scene.tableau
        tools = self.tools
        if tools is None or not self._director.at_home:
            tableau.mark_tools((), (), ())
        else:
            tableau.mark_tools(tools.open_tools, sorted(tools.tools), sorted(tools.cards))


def _rect(box: Rect) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def _area(place: int) -> QRectF:
    return _rect(geometry(place).area)


def _dice_rect(place: int, dice: int) -> QRectF:
    """The dice on the table together with the rings of their place."""
    spots = tray(place, max(1, dice))
    left = min(x for x, _ in spots) - DIE / 2
    right = max(x for x, _ in spots) + DIE / 2
    top = min(y for _, y in spots) - DIE / 2
    bottom = max(y for _, y in spots) + DIE / 2
    found = QRectF(left, top, right - left, bottom - top)
    return found.united(_area(place))
