"""The director: shows what the model says, asks the person to move, hands answers back.

It decides nothing. What can be done comes from the model, and every answer goes through
`GameModel.submit`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from stoneage_qt.games.stoneage.rules import (
    CHANCE,
    OVER,
    Action,
    Event,
    Reason,
    State,
    legal_actions,
)
from stoneage_qt.games.stoneage.rules.actions import CLAIM, PICK, PLACE, RESOLVE
from stoneage_qt.games.stoneage.rules.constants import (
    ACTING,
    FIELD,
    PLACING,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_REWARD,
    STEP_TOOLS,
)
from stoneage_qt.games.stoneage.rules.events import PLACED
from stoneage_qt.games.stoneage.ui.board.choreography import Choreography, Telling
from stoneage_qt.games.stoneage.ui.board.hand import Hand
from stoneage_qt.games.stoneage.ui.board.looks import looks_of
from stoneage_qt.games.stoneage.ui.board.options import BoardOptions
from stoneage_qt.games.stoneage.ui.board.pulse import Pulse
from stoneage_qt.games.stoneage.ui.board.round_end import RoundEnd, round_end
from stoneage_qt.games.stoneage.ui.board.scoring import Scoring
from stoneage_qt.games.stoneage.ui.seen import place_reason, visible_cards
from stoneage_qt.games.stoneage.ui.words.events import Teller
from stoneage_qt.games.stoneage.ui.words.names import StoneAgeCounts, phase_name, seat_name
from stoneage_qt.games.stoneage.ui.words.reasons import reason_text
from stoneage_qt.models.game import NOBODY
from stoneage_qt.models.players import game_scores
from stoneage_qt.ui.board_kit.animator import Animator
from stoneage_qt.ui.board_kit.passing_words import PassingWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stoneage_qt.games.stoneage.ui.board.scene import BoardScene
    from stoneage_qt.models.game import GameModel

translate = QCoreApplication.translate
_REFUSAL_MS: Final = 4000
_READABLE_SPEED: Final = 2.0


class Director(QObject):
    """Stands between the model and the scene.

    Attributes:
        animator, hand, pulse: motion, the carried people, the gentle reminder.
        words: what happened, and passing remarks.
        scoring: the final scoring, category by category.
        visited: the seat whose tableau somebody looks at instead of the own, -1 for none.
        live: whether what is shown was just played, not opened, undone or replayed.
        options: speed and the like.

    Signals:
        asked(): everything is shown, and somebody, or nobody, is to decide; popovers follow.
        resting(): something is being shown; what was asked is answered.
        explained(place, text): why nothing can be done at a place.
        scored(): the final scoring has been shown to its end.
        roundEnded(end): a round is over; everything waits for `go_on`.
        visitChanged(): somebody else's tableau is shown, or no longer.
    """

    asked = Signal()
    resting = Signal()
    explained = Signal(int, str)
    scored = Signal()
    roundEnded = Signal(object)
    visitChanged = Signal()

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
        self.hand = Hand(scene, self.animator)
        self.pulse = Pulse(scene, self)
        self.scoring = Scoring(scene, self.animator, self)
        self.scoring.ended.connect(self._on_scored)
        self._choreography = Choreography(scene, self._refresh_tableau)
        self._last: State = model.state
        self._counts: dict[int, list[int]] = {}
        self._asked = -1
        self.words = PassingWords(scene.captions, _REFUSAL_MS, self)
        self.words.passed.connect(self._show_turn)
        self.live = False
        self.visited = NOBODY
        self._replaying = False
        self._round_end: RoundEnd | None = None
        self._between_rounds = False
        model.matchChanged.connect(self.rebuild)
        model.changed.connect(self._on_changed)
        model.decisionChanged.connect(self._on_decision)
        model.viewerChanged.connect(self._refresh_tableau)
        model.thinkingChanged.connect(self._show_turn)
        model.pausedChanged.connect(self._show_turn)
        model.refused.connect(self._on_refused)

    def set_options(self, options: BoardOptions) -> None:
        """Other speeds or wishes."""
        self.options = options
        self.pulse.enabled = not options.reduced
        self.pulse.rest(self.model.actor_is_person())

    # Showing

    def rebuild(self) -> None:
        """Another match: everything anew, without motion."""
        self.live = False
        self._forget_round_end()
        self._leave_visit()
        self.scoring.stop()
        self.animator.clear()
        self.hand.let_go()
        self.words.tell("")
        self._last = self.model.state
        match = self.model.match
        seats = [
            seat.named(seat_name(match.seats, number)) for number, seat in enumerate(match.seats)
        ]
        self.scene.set_game(looks_of(seats), match.options.season)
        self.animator.play([])

    def shown_seat(self) -> int:
        """Whose tableau is shown: the visited one, or that of whoever sits in front of it."""
        return self._own_seat() if self.visited == NOBODY else self.visited

    def _own_seat(self) -> int:
        """The only person, else the person to move."""
        s, persons = self.model.state, self.model.persons()
        if len(persons) == 1:
            return persons[0]
        deciding = s.actor if s.actor >= 0 else s.turn
        if deciding in persons or not persons:
            return deciding
        shown = self.scene.tableau.seat
        return shown if shown in persons and self.visited == NOBODY else persons[0]

    def visit(self, seat: int) -> bool:
        """Look at the tableau of a seat; the same one again, the own or -1 lead back.

        Whether anything changed. Only what may be seen from here is shown (V2).
        """
        if seat in (self.visited, self._own_seat()):
            seat = NOBODY
        if seat == self.visited or self.scoring.running:
            return False
        self.hand.let_go()
        self.skip()
        self.visited = seat
        self._show_now()
        self._show_visit()
        if not self.animator.busy:
            self._ask()
        return True

    def visit_next(self) -> None:
        """Look at the next tableau around the table, at last at the own one again."""
        self.visit((self.shown_seat() + 1) % len(self.model.seats))

    @property
    def at_home(self) -> bool:
        """Whether the tableau that is shown belongs to whoever is to decide."""
        return self.scene.tableau.seat == self.model.state.actor

    def _leave_visit(self) -> None:
        if self.visited != NOBODY:
            self.visited = NOBODY
            self._show_visit()

    def _show_visit(self) -> None:
        words = translate("StoneAgeBoard", "{name} – back with Esc")
        name = "" if self.visited == NOBODY else seat_name(self.model.seats, self.visited)
        self.scene.tableau.mark_visit(words.format(name=name) if name else "")
        self.visitChanged.emit()

    def _show_now(self) -> None:
        seat = self.shown_seat()
        self.scene.show_state(self.model.state, seat, visible_cards(self.model, seat))
        if not self.model.result_shown:
            scores = game_scores(self.model)
            self.scene.tracks.put(scores)
            self.scene.tableau.tell_score(scores[seat])

    def _refresh_tableau(self) -> None:
        seat = self.scene.tableau.seat
        if self.scene.state is None or seat >= len(self.model.state.players):
            return
        s = self.model.state
        cards = visible_cards(self.model, seat)
        self.scene.tableau.show(s, seat, self.scene.looks[seat], cards, self.scene.season)

    def _on_changed(self, state: State, events: Sequence[Event]) -> None:
        self.scoring.stop()
        self.animator.finish_quietly()
        if any(event.kind == PLACED for event in events):
            self.hand.hand_over()
        else:
            self.hand.let_go()
        self._stop_asking()
        before, self._last = self._last, state
        self.live = bool(events) and not self._replaying
        self._replaying = self.model.replaying
        self._forget_round_end()
        if self.live and self._tells_round_ends():
            self._round_end = round_end(self.model.match, self.model.match.index - 1)
        if not events:
            # Taken back, or jumped: what stands is told, not what is gone.
            self.words.tell(self._caption_of_last())
            self.animator.play([])
            return
        actor = before.actor if before.actor >= 0 else before.turn
        own = self.model.is_person(actor) and not self.model.replaying
        if own and self.visited != NOBODY:
            self._leave_visit()
            self.scene.show_state(before, actor, visible_cards(self.model, actor))
        match = self.model.match
        teller = Teller(match.seats, match.options.season, self.model.reader)
        self._show_doer(before, actor)
        telling = Telling(before, state, events, teller.caption(events), own)
        self.words.happened = telling.caption or self.words.happened
        self.animator.speed = self.options.speed if own else self.options.others
        self.animator.reduced = self.options.reduced
        self.animator.play(self._choreography.steps(telling))

    def _caption_of_last(self) -> str:
        """What the last action that stands made happen; "" before the first."""
        match, index = self.model.match, self.model.index
        if not index:
            return ""
        teller = Teller(match.seats, match.options.season, self.model.reader)
        return teller.caption(match.events_at(index - 1))

    def _show_doer(self, before: State, seat: int) -> None:
        """While something is shown, the headline names who does it, not who is next."""
        if self.model.replaying or before.actor == OVER:
            return
        headline = translate("StoneAgeBoard", "{name}: {phase}").format(
            name=seat_name(self.model.seats, seat), phase=phase_name(before.phase)
        )
        self.scene.captions.turn(self.scene.looks[seat], headline)

    def _on_idle(self) -> None:
        if self.scoring.running:
            self.scoring.go_on()
            return
        self._show_now()
        if self._round_end is not None:
            end, self._round_end = self._round_end, None
            self._between_rounds = not self._only_person_is_next()
            if not self._between_rounds:
                self._settle()
            self.roundEnded.emit(end)
        elif not self._between_rounds:
            self._settle()

    def _settle(self) -> None:
        self.model.settled()
        if not self.animator.busy:
            self._ask()

    def _tells_round_ends(self) -> bool:
        """Whoever only watches, or is led through a lesson, needs no look back."""
        watched = self.model.demo or not self.model.persons()
        return self.options.round_end != "off" and not watched and not self.model.guided

    def _only_person_is_next(self) -> bool:
        """Whether nobody would have to wait for the look back but who is looking."""
        return len(self.model.persons()) == 1 and self.model.actor_is_person()

    def _forget_round_end(self) -> None:
        self._round_end = None
        self._between_rounds = False

    def go_on(self) -> None:
        """The end of the round has been looked at."""
        if self._between_rounds:
            self._between_rounds = False
            self._settle()

    def show_scoring(self, wanted: bool = False) -> None:
        """Walk through the final scoring; `scored` follows.

        At once where others' deeds are shown at once, unless somebody `wanted` to see it: then
        it is shown at a speed at which it can be read.
        """
        self.animator.finish_quietly()
        self.animator.speed = self.options.others
        if wanted:
            usual = self.animator.speed or self.options.speed
            self.animator.speed = min(usual, _READABLE_SPEED)
        self.animator.reduced = self.options.reduced
        self.scoring.begin(self.model.match)

    def end_scoring(self) -> bool:
        """Leave the final scoring, wherever it is; whether it was shown."""
        running = self.scoring.running
        if running:
            self.scoring.stop()
            self._on_scored()
        return running

    def _on_scored(self) -> None:
        self._show_now()
        self._show_turn()
        self.scored.emit()

    def skip(self) -> bool:
        """Finish what is moving (of the scoring, one category); whether anything was."""
        busy = self.animator.busy
        if busy:
            self.animator.skip()
        return busy

    # Asking

    def _on_decision(self) -> None:
        if not self.animator.busy:
            self._ask()

    def _ask(self) -> None:
        """Light up what the person to move can do."""
        s = self.model.state
        if self.hand.carrying and not self.model.actor_is_person():
            self.hand.let_go()
        if self._asked != self.model.revision and self.model.actor_is_person():
            self._come_home()
        self._counts = {}
        for action in self.model.legal_actions():
            if action.kind == PLACE:
                self._counts.setdefault(action.place, []).append(action.number)
        if s.phase == PLACING:
            self.light_up()
        else:
            self.scene.places.light(s, self.own_places(), rings=False, bright=True)
        claims = any(a.kind == CLAIM for a in self.model.legal_actions())
        self.scene.tableau.mark_claim(claims and self.at_home)
        self._show_turn()
        self.pulse.rest(self.model.actor_is_person())
        if self._asked != self.model.revision:
            self._asked = self.model.revision
            self.asked.emit()

    def _come_home(self) -> None:
        """Who is asked needs the own people and goods."""
        if self.visited != NOBODY:
            self._leave_visit()
            self._show_now()

    def _stop_asking(self) -> None:
        self._asked = -1
        self._counts = {}
        self.pulse.rest(False)
        self.scene.places.light(self._last, ())
        self.scene.tableau.mark_claim(False)
        self.resting.emit()

    def light_up(self) -> None:
        """Let the open places glow: brightly while people are carried."""
        self.scene.places.light(self.model.state, self._counts, bright=self.hand.carrying)

    def own_places(self) -> set[int]:
        """Where the person to move has people to use in this phase (A1)."""
        s = self.model.state
        if s.phase != ACTING or s.step != STEP_CHOOSE or not self.model.actor_is_person():
            return set()
        return {a.place for a in self.model.legal_actions() if a.place >= 0}

    def targets(self) -> list[int]:
        """Places at which something can be done now."""
        return sorted(self._counts) if self.placing else sorted(self.own_places())

    @property
    def placing(self) -> bool:
        """Whether a person is to put people somewhere."""
        return self.model.state.phase == PLACING and self.model.actor_is_person()

    def counts(self, place: int) -> list[int]:
        """How many people may be put on a place now."""
        return self._counts.get(place, [])

    def fitting(self, place: int, number: int) -> int:
        """The number nearest to the one carried that the place takes; 0 where it takes none."""
        counts = self.counts(place)
        fewer = [count for count in counts if count <= number]
        if fewer:
            return fewer[-1]
        return counts[0] if counts else 0

    def _show_turn(self) -> None:
        s = self.model.state
        if s.actor == OVER:
            self.scene.captions.turn(None, translate("StoneAgeBoard", "The game is over"))
            return
        seat = s.actor if s.actor >= 0 else s.turn
        name = seat_name(self.model.seats, seat)
        headline = self._headline(s).format(name=name, phase=phase_name(s.phase))
        self.scene.captions.turn(self.scene.looks[seat], headline)
        if not self.scene.captions.line:
            self.scene.captions.tell(self._first_hint(s))

    def _first_hint(self, s: State) -> str:
        """How to begin, while there is nothing else to tell."""
        if not self.model.actor_is_person() or s.step != STEP_CHOOSE:
            return ""
        if s.phase == PLACING:
            return translate(
                "StoneAgeBoard",
                "Drag people from below, more with the wheel or 1–9; or click a place.",
            )
        return translate("StoneAgeBoard", "Click a place where your people stand.")

    def _headline(self, s: State) -> str:
        if self.model.replaying:
            return translate("StoneAgeBoard", "Once more: {name}")
        person = self.model.is_person(s.actor if s.actor != CHANCE else s.turn)
        if self.model.paused and (not person or s.actor == CHANCE):
            return translate("StoneAgeBoard", "Paused – P goes on")
        if not person:
            if self.model.thinking:
                return translate("StoneAgeBoard", "{name} is thinking …")
            return translate("StoneAgeBoard", "{name}: {phase}")
        if s.actor == CHANCE:
            return translate("StoneAgeBoard", "{name}: roll the dice")
        if s.step == STEP_CHOOSE:
            if s.phase == PLACING:
                return translate("StoneAgeBoard", "{name}: put people on a place")
            return translate("StoneAgeBoard", "{name}: use a place")
        return {
            STEP_TOOLS: translate("StoneAgeBoard", "{name}: add tools?"),
            STEP_PICK: translate("StoneAgeBoard", "{name}: take a die"),
            STEP_REWARD: translate("StoneAgeBoard", "{name}: take the rewards"),
            STEP_FEED: translate("StoneAgeBoard", "{name}: food is missing"),
        }[s.step]

    def retell(self) -> None:
        """Another language: say everything again."""
        if self.scene.state is not None:
            self._asked = -1
            live, stage = self.live, self.scoring.stage
            self.rebuild()
            self.live = live
            if stage >= 0:
                self.scoring.begin(self.model.match, stage)

    # Answers

    def put(self, place: int, number: int) -> bool:
        """People are dropped on a place."""
        fits = self.fitting(place, number)
        if not fits:
            self.explain(place)
            return False
        return self.model.submit(Action(PLACE, place, fits))

    def resolve(self, place: int) -> bool:
        """Use one of the own places whose use needs no payment."""
        if place > FIELD:
            return False
        return self.model.submit(Action(RESOLVE, place))

    def pick_die(self, die: int) -> bool:
        """Take a die of "dice for all" from the table; False where none is to be taken."""
        s = self.model.state
        if not die or s.step != STEP_PICK or not self.model.actor_is_person():
            return False
        return self.model.submit(Action(PICK, number=die))

    def reason(self, place: int) -> str:
        """Why nothing can be done at a place, or ""."""
        s = self.model.state
        if not self.model.actor_is_person() or s.step != STEP_CHOOSE:
            return ""
        if self.held_back(place):
            return translate("StoneAgeBoard", "A good idea, but not in this step of the lesson.")
        if s.phase == PLACING:
            reason = place_reason(self.model, place)
        else:
            reason = None if place in self.own_places() else Reason.NOBODY_HERE
        return "" if reason is None else reason_text(reason, s)

    def held_back(self, place: int) -> bool:
        """Whether the rules allow something at a place, but not the lesson in this step."""
        if not self.model.guided or place in self.targets():
            return False
        return any(action.place == place for action in legal_actions(self.model.state))

    def explain(self, place: int) -> None:
        """Say why nothing can be done at a place; the lesson says what it wants instead."""
        if self.held_back(place):
            self.model.heldBack.emit(Action(PLACE, place))
        text = self.reason(place)
        if text:
            self.words.remark(text)
            self.explained.emit(place, text)

    def explain_number(self, place: int, number: int) -> None:
        """Say why exactly so many people can't go to a place."""
        reason = self.model.why_illegal(Action(PLACE, place, number))
        if reason is not None:
            text = reason_text(reason, self.model.state)
            self.words.remark(text)
            self.explained.emit(place, text)

    def tell_drag_tip(self) -> None:
        """How more people than one are taken along."""
        self.words.remark(
            translate(
                "StoneAgeBoard", "More people: hold the button, wheel, 1–9, or Shift for all."
            )
        )

    def adjusted(self, place: int, number: int) -> str:
        """What is to say where a place takes another number than so many; "" where it does not."""
        fits = self.fitting(place, number)
        if fits in (0, number):
            return ""
        reason = self.model.why_illegal(Action(PLACE, place, number))
        why = "" if reason is None else reason_text(reason, self.model.state)
        return translate("StoneAgeBoard", "{why} Letting go puts {people} here.").format(
            why=why, people=StoneAgeCounts().people(fits)
        )

    def _on_refused(self, code: str) -> None:
        self.words.remark(reason_text(code, self.model.state))
