"""The director: shows what the model says, lights up what can be done, hands answers back.

It decides nothing. What can be done comes from the model, and every answer goes through
`GameModel.submit`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from stoneage_qt.contract import CHANCE, OVER
from stoneage_qt.games.inka.rules import Action, Event, Reason, State
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules import constants as c
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.questions import (
    crossing_yield,
    culprits,
    founding_places,
)
from stoneage_qt.games.inka.ui.board.choices import (
    COSTS,
    Choices,
    attempt,
    choices,
    of_piece,
    without_cards,
)
from stoneage_qt.games.inka.ui.board.choreography import Choreography, Telling
from stoneage_qt.games.inka.ui.board.lights import Lit
from stoneage_qt.games.inka.ui.board.looks import looks_of
from stoneage_qt.games.inka.ui.board.options import BoardOptions
from stoneage_qt.games.inka.ui.spots import CROSSING, PATH, Spot
from stoneage_qt.games.inka.ui.words.banner import asking_text, banner_text
from stoneage_qt.games.inka.ui.words.events import Teller
from stoneage_qt.games.inka.ui.words.face import WORDS
from stoneage_qt.games.inka.ui.words.reasons import reason_text, refusal_text
from stoneage_qt.models.game import NOBODY
from stoneage_qt.ui.board_kit.animator import Animator
from stoneage_qt.ui.board_kit.passing_words import PassingWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.inka.ui.board.scene import BoardScene
    from stoneage_qt.models.game import GameModel

translate = QCoreApplication.translate
_REFUSAL_MS: Final = 3500
FOUNDING_KEY: Final = -7
"""Held instead of a piece: where a new tribe could be founded."""


class Director(QObject):
    """Stands between the model and the scene.

    Attributes:
        animator: motion.
        words: what happened, and passing remarks.
        choices: what can be done at which place now.
        held: the piece (COST_ROAD …) whose key is held or that is carried, FOUNDING_KEY, or None.
        visited: the seat whose pieces somebody looks at instead of the own, -1 for none.
        live: whether what is shown was just played, not opened, undone or replayed.

    Signals:
        asked(): everything is shown, and somebody, or nobody, is to decide.
        resting(): something is being shown; what was asked is answered.
        explained(spot, text): why nothing can be done at a place.
        told(text): words for screen readers.
        visitChanged(int): somebody else's pieces are shown, -1 for no longer.
    """

    asked = Signal()
    resting = Signal()
    explained = Signal(object, str)
    told = Signal(str)
    visitChanged = Signal(int)

    def __init__(
        self,
        model: GameModel,
        scene: BoardScene,
        options: BoardOptions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.scene = scene
        self.options = options
        self.animator = Animator(self)
        self.animator.idle.connect(self._on_idle)
        self._choreography = Choreography(scene)
        self._last: State = model.state
        self._came_from: int | None = None
        self._asked = -1
        self.choices: Choices = {}
        self.held: int | None = None
        self.visited = NOBODY
        self.live = False
        self._replaying = False
        self.words = PassingWords(scene.captions, _REFUSAL_MS, self)
        self.words.passed.connect(self._unmark)
        model.falling.show_on_board()
        scene.dice.when_landed = model.falling.lie
        model.matchChanged.connect(self.rebuild)
        model.changed.connect(self._on_changed)
        model.decisionChanged.connect(self._on_decision)
        model.viewerChanged.connect(self._on_viewer)
        model.thinkingChanged.connect(self._show_turn)
        model.pausedChanged.connect(self._show_turn)
        model.refused.connect(self._on_refused)

    def set_options(self, options: BoardOptions) -> None:
        """Other speeds or wishes."""
        self.options = options

    # Showing

    def rebuild(self) -> None:
        """Another match: everything anew, without motion."""
        self.live = False
        self.visited = NOBODY
        self.animator.clear()
        self._stop_asking()
        self._came_from = None
        self.words.tell("")
        self._last = self.model.state
        self.scene.set_game(
            looks_of(self.names(), [seat.colour for seat in self.model.seats]), self.model.state
        )
        self.animator.play([])

    def names(self) -> list[str]:
        """How the players are called."""
        return WORDS.names(self.model.seats)

    def shown_seat(self) -> int:
        """Whose pieces stand in the rack: the visited ones, or of whoever sits in front."""
        if self.visited != NOBODY:
            return self.visited
        s, persons = self.model.state, self.model.persons()
        if len(persons) == 1:
            return persons[0]
        deciding = s.actor if s.actor >= 0 else s.active
        return deciding if deciding in persons or not persons else persons[0]

    def visit(self, seat: int) -> bool:
        """Look at the pieces of a seat; the same one again or -1 leads back."""
        if seat == self.visited or (self.visited == NOBODY and seat == self.shown_seat()):
            seat = NOBODY
        if seat == self.visited:
            return False
        self.visited = seat
        self._show_rack()
        self.visitChanged.emit(seat)
        return True

    def visit_next(self) -> None:
        """Look at the next seat's pieces."""
        self.visit((self.shown_seat() + 1) % len(self.model.seats))

    def _show_now(self) -> None:
        s, seat = self.model.state, self.shown_seat()
        self.scene.show_state(s, seat, self.model.sees(seat), self._came_from)

    def _show_rack(self) -> None:
        seat = self.shown_seat()
        if self.scene.state is not None and seat < len(self.scene.looks):
            look, s = self.scene.looks[seat], self.model.state
            self.scene.rack.show(s, seat, look, self.model.sees(seat))

    def _on_viewer(self) -> None:
        """Other hands may be seen: other things can be done."""
        self._show_rack()
        self._on_decision()

    def _on_changed(self, state: State, events: Sequence[Event]) -> None:
        self.animator.finish_quietly()
        self._stop_asking()
        before, self._last = self._last, state
        self.live = bool(events) and not self._replaying
        self._replaying = self.model.replaying
        self._remember_robber(before, events)
        if not events:
            # Taken back, or jumped: what stands is told, not what is gone.
            self.words.tell(self._caption_of_last())
            self.animator.play([])
            return
        actor = before.actor if before.actor >= 0 else before.active
        own = self.model.is_person(actor) and not self.model.replaying
        if own:
            self.visit(NOBODY)
        telling = Telling(before, state, events, self._teller(state).caption(events), own)
        self.words.happened = telling.caption or self.words.happened
        self.animator.speed = self.options.speed if own else self.options.others
        self.animator.reduced = self.options.reduced
        self.animator.play(self._choreography.steps(telling))

    def _teller(self, state: State) -> Teller:
        reader = self.model.reader
        return Teller(state, self.names(), () if reader == NOBODY else (reader,))

    def _caption_of_last(self) -> str:
        """What the last action that stands made happen; "" before the first.

        Whoever is to answer wants to read the offer, not what another one said to it.
        """
        s, match, number = self.model.state, self.model.match, self.model.index - 1
        if number < 0:
            return ""
        if s.phase == c.REPLY:
            while all(event.kind != ev.OFFER for event in match.events_at(number)):
                number -= 1
        return self._teller(s).caption(match.events_at(number))

    def _remember_robber(self, before: State, events: Sequence[Event]) -> None:
        """Where he stood stays to be seen until the turn ends."""
        if not events:
            self._came_from = None
        for event in events:
            if event.kind == ev.TURN:
                self._came_from = None
            elif event.kind == ev.ROBBER and self._came_from is None:
                self._came_from = before.robber

    def _on_idle(self) -> None:
        self._show_now()
        self.model.settled()
        if self.animator.busy:
            return
        if self.model.awaits_roll():
            # To throw, or to rob, was the person's decision already.
            self.model.roll()
            return
        self._ask()

    def skip(self) -> bool:
        """Finish what is moving; whether anything was."""
        busy = self.animator.busy
        if busy:
            self.animator.skip()
        return busy

    def retell(self) -> None:
        """Another language: say everything again."""
        self.words.tell(self._caption_of_last())
        self._show_turn()
        self._show_dice()

    # Asking

    def _on_decision(self) -> None:
        if not self.animator.busy:
            self._ask()

    def _ask(self) -> None:
        """Light up what the person to move can do."""
        self.choices = choices(self.model.state, self.model.legal_actions())
        self.light_up()
        self._show_dice()
        self._show_turn()
        if self._asked != self.model.revision:
            self._asked = self.model.revision
            if self.model.actor_is_person():
                self.visit(NOBODY)
                if self.model.state.phase == c.REPLY:
                    self.words.tell(self._caption_of_last())
            self.told.emit(self._announcement())
            self.asked.emit()

    def _announcement(self) -> str:
        words = self.scene.captions.headline
        asked = asking_text(self.model.state, self.names()) if self.model.actor_is_person() else ""
        return " ".join(part for part in (self.words.happened, words, asked) if part)

    def _stop_asking(self) -> None:
        self._asked = -1
        self.choices = {}
        self.held = None
        self.scene.lights.light(())
        self.scene.lights.mark(())
        self.scene.lights.ghost(None)
        self.scene.rack.light(frozenset())
        self.scene.dice.light(False)
        self.resting.emit()

    def hold(self, what: int | None) -> None:
        """A piece is carried, or its key is held; FOUNDING_KEY shows founding places."""
        if what != self.held:
            self.held = what
            if not self.animator.busy:
                self.light_up()

    def light_up(self) -> None:
        """Bright where something can be done, faint where only cards are missing."""
        s = self.model.state
        if self.held == FOUNDING_KEY:
            self.scene.lights.light(self._founding(s))
            return
        shown = self.choices
        lit: list[Lit] = []
        if self.held is not None:
            shown = of_piece(shown, self.held)
            if s.phase == c.MAIN and self.model.actor_is_person():
                places = without_cards(s, s.actor, self.held)
                lit = [Lit(spot, bright=False) for spot in places if spot not in shown]
        lit += [Lit(spot, True, self._label(s, action)) for spot, action in shown.items()]
        self.scene.lights.light(lit)
        built = {COSTS[a.word] for a in self.choices.values() if a.word in COSTS}
        # One builds with the own pieces, not with those that somebody looks at.
        self.scene.rack.light(frozenset(built if self.visited == NOBODY else ()))

    def _label(self, s: State, action: Action) -> str:
        """Cards in 36 throws, where a whole map of places is to be compared."""
        if action.word == act.FOUND or (action.word == act.SETTLE and s.phase == c.FIRST_SETTLE):
            return str(sum(crossing_yield(s, action.number)))
        return ""

    def _founding(self, s: State) -> list[Lit]:
        seat = self.shown_seat()
        return [
            Lit(Spot(CROSSING, place), True, str(sum(crossing_yield(s, place))))
            for place in founding_places(s, seat)
        ]

    def _show_dice(self) -> None:
        throw = act.THROW_ACTION in self.model.legal_actions()
        self.scene.dice.light(throw, translate("InkaBoard", "Throw"))

    def _show_turn(self) -> None:
        s = self.model.state
        if not self.scene.looks:
            return
        if s.actor == OVER:
            self.scene.captions.turn(None, translate("InkaBoard", "The game is over"))
            return
        asked = s.actor >= 0 and self.model.stand_in.answer is None
        seat = s.actor if asked else s.active
        name = self.names()[seat]
        self.scene.captions.turn(self.scene.looks[seat], self._headline(s, seat).format(name=name))

    def _headline(self, s: State, seat: int) -> str:
        if self.model.replaying:
            return translate("InkaBoard", "Once more: {name}")
        if self.model.paused and (s.actor == CHANCE or not self.model.is_person(seat)):
            return translate("InkaBoard", "Paused – P goes on")
        if self.model.thinking:
            return translate("InkaBoard", "{name} is thinking …")
        if seat != s.active and s.turn:
            return translate("InkaBoard", "{name} is asked")
        return translate("InkaBoard", "{name}'s turn")

    def banner(self) -> str:
        """Whose turn it is and what is done, in one line."""
        return banner_text(self.model.state, self.names())

    # Answers

    def throw(self) -> bool:
        """Throw the dice, where that is to be done."""
        if act.THROW_ACTION not in self.model.legal_actions():
            return False
        return self.model.submit(act.THROW_ACTION)

    def rob(self, seat: int) -> bool:
        """Take a card from a seat, or tell why not; whether a victim is to be chosen at all."""
        if self.model.state.phase != c.VICTIM or not self.model.actor_is_person():
            return False
        self.model.submit(act.ROBS[seat])
        return True

    def use(self, spot: Spot) -> Action | None:
        """What is to be done at a place now; where nothing can be done, why not is told."""
        action = self.choices.get(spot)
        if action is None:
            self.explain(spot)
        return action

    def reason(self, spot: Spot, piece: int | None = None) -> str:
        """Why nothing can be done at a place, or with this piece (COST_ROAD …) there, or ""."""
        s = self.model.state
        action = attempt(s, spot, piece)
        if action is None or action == self.choices.get(spot) or not self.model.actor_is_person():
            return ""
        reason = self.model.why_illegal(action)
        if reason in (None, Reason.CARDS) and not self.model.sees(s.actor):
            # Whether the cards suffice is nobody's business but the owner's (V4).
            return translate("InkaBoard", "Look at your own cards first.")
        if reason is None:
            return translate("InkaBoard", "A good idea, but not in this step of the lesson.")
        return refusal_text(s, action, reason)

    def explain(self, spot: Spot, piece: int | None = None) -> None:
        """Say why nothing can be done at a place, and mark what stands in the way.

        piece: the one that was let go there; where nothing stands in its way, the place is marked.
        """
        text = self.reason(spot, piece)
        action = attempt(self.model.state, spot, piece)
        if not text or action is None:
            return
        found = culprits(self.model.state, action)
        marked = [Spot(CROSSING, number) for number in found.crossings]
        marked += [Spot(PATH, number) for number in found.paths]
        self.scene.lights.mark(marked or ([] if piece is None else [spot]))
        self._tell(text)
        self.explained.emit(spot, text)

    def refuse(self, spot: Spot | None, piece: int | None) -> None:
        """A piece was let go where it can't stay: say why, or what is to be done instead of it."""
        s = self.model.state
        meant = None if spot is None else attempt(s, spot, piece)
        fits = meant is not None and COSTS.get(meant.word, piece) == piece
        if s.phase != c.MAIN and not fits:
            self._tell(asking_text(s, self.names()))
        elif spot is not None:
            self.explain(spot, piece)

    def _on_refused(self, code: str) -> None:
        """Where something else comes first, that is what helps."""
        first = asking_text(self.model.state, self.names()) if code == Reason.PHASE else ""
        self._tell(first or reason_text(code))

    def _tell(self, text: str) -> None:
        """A passing remark, for screen readers too."""
        self.words.remark(text)
        self.told.emit(text)

    def _unmark(self) -> None:
        self.scene.lights.mark(())
