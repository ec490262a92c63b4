"""Rise of the Inkas as the shell knows it without a window: the first seam of `contract`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

from stoneage_qt.contract import ImpossibleSetupError, Json, Rules, Throw, Traits
from stoneage_qt.games.inka import rules
from stoneage_qt.games.inka.options import BY_COLOUR, InkaOptions, read_options
from stoneage_qt.games.inka.own_components import OWN_FILE, load_own_components
from stoneage_qt.games.inka.rules import Action, Event, Setup, Standing, State
from stoneage_qt.games.inka.rules import events as ev
from stoneage_qt.games.inka.rules.actions import (
    END_ACTION,
    NODEAL_ACTION,
    REFUSE_ACTION,
    ROLL,
    THROW_ACTION,
)
from stoneage_qt.games.inka.rules.constants import (
    BEFORE,
    CHOOSE,
    DISCARDING,
    FIXED,
    FREE,
    MAIN,
    MAX_PLAYERS,
    MIN_PLAYERS,
    REPLY,
    START_SETS,
)
from stoneage_qt.games.inka.rules.hidden import veiled
from stoneage_qt.games.inka.rules.questions import seat_yield
from stoneage_qt.games.inka.save import (
    FREE_FOUNDING,
    VARIABLE_BOARD,
    setup_content,
    thrown_in,
    traits_of,
)
from stoneage_qt.games.inka.save_records import read_setup
from stoneage_qt.session.seats import Options

# What needs no look at the own hand, by phase; in all others everything lies open.
_IN_THE_OPEN: Final[Mapping[str, Sequence[Action]]] = {
    BEFORE: (THROW_ACTION,),
    DISCARDING: (),
    MAIN: (END_ACTION,),
    REPLY: (REFUSE_ACTION,),
    CHOOSE: (NODEAL_ACTION,),
}


class Inka:
    """The rules, and how they lie in a file."""

    key: Final = "inka"
    players: Final[Sequence[int]] = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    colours: Final[Sequence[str]] = START_SETS
    modules: Final[Sequence[str]] = (FREE_FOUNDING, VARIABLE_BOARD)
    version: Final = 1
    action_type: Final[type] = Action
    not_now: Final = rules.Reason.PHASE.value
    optional_parts: Final[frozenset[str]] = frozenset()
    series: Final[Sequence[str]] = ("cards", "roads", "yield")
    big_swing: Final = 2
    upgrades: Final[Mapping[int, Callable[[Json], Json]]] = {}

    new_state = staticmethod(rules.new_state)
    legal_actions = staticmethod(rules.legal_actions)
    apply = staticmethod(rules.apply)
    keyed_chance = staticmethod(rules.keyed_chance)
    standings = staticmethod(rules.standings)
    veiled = staticmethod(veiled)
    encode = staticmethod(rules.encode)
    decode = staticmethod(rules.decode)
    write_setup = staticmethod(setup_content)
    thrown_in = staticmethod(thrown_in)
    read_options = staticmethod(read_options)

    def why_illegal(self, s: State, a: Action) -> str | None:
        """A value of `rules.Reason`."""
        reason = rules.why_illegal(s, a)
        return None if reason is None else reason.value

    def determinize(self, s: State, seat: int, rng: Random) -> State:
        """Without memory: what a bot remembers it adds by itself."""
        return rules.determinize(s, seat, rng)

    def shuffled(
        self,
        players: int,
        rng: Random,
        modules: frozenset[str] = frozenset(),
        start: int | None = None,
        own: Mapping[str, Any] | None = None,
    ) -> Setup:
        """Decks, land and start sets drawn, and the start player unless given."""
        try:
            return Setup.shuffled(
                players,
                rng,
                start=start,
                founding=FREE if FREE_FOUNDING in modules else FIXED,
                variable=VARIABLE_BOARD in modules,
                components=own,
            )
        except rules.SetupError as error:
            raise ImpossibleSetupError(error.fault) from error

    def fitted(self, setup: Setup, colours: Sequence[str], options: InkaOptions) -> Setup:
        """So many offers (H6), and start places as drawn or as the colours have them (M14)."""
        sets = setup.colours
        if options.start_places == BY_COLOUR:
            # With three players the last set is not used: that colour takes what is left.
            known = self.colours[: setup.players]
            left = [n for n, colour in enumerate(known) if colour not in colours]
            sets = tuple(
                known.index(colour) if colour in known else left.pop() for colour in colours
            )
        return replace(setup, colours=sets, offers=options.offers)

    def again(self, setup: Setup, rng: Random) -> Setup:
        """The same options, other decks and land; everybody keeps the colour, the next begins."""
        drawn = Setup.shuffled(
            setup.players,
            rng,
            start=(setup.start + 1) % setup.players,
            founding=setup.founding,
            variable=setup.land is not None,
            offers=setup.offers,
            rounds=setup.rounds,
            components=setup.components,
        )
        return replace(drawn, colours=setup.colours)

    def own_values(self, path: Path) -> dict[str, Any] | None:
        """From `inka.json`, beside the file of the same kind that other games read."""
        return load_own_components(path.with_name(OWN_FILE))

    def options_for(self, modules: frozenset[str]) -> InkaOptions:
        """The same for all."""
        return InkaOptions()

    def series_of(self, s: State) -> Sequence[Sequence[int]]:
        """Cards in hand, roads on the board, cards to be expected in 36 throws: all open (V1)."""
        seats = range(len(s.players))
        return (
            [sum(player.hand) for player in s.players],
            [s.roads.count(seat) for seat in seats],
            [sum(seat_yield(s, seat)) for seat in seats],
        )

    def scores(self, s: State) -> Sequence[int]:
        """The markers."""
        return [player.markers for player in s.players]

    def turn_of(self, s: State) -> int:
        """Chance comes for the active seat."""
        return s.actor if s.actor >= 0 else s.active

    def start_of(self, s: State) -> int:
        """Nobody is marked: whoever began has no advantage later."""
        return -1

    def hides(self, s: State, seat: int, options: Options) -> bool:
        """Markers lie open."""
        return False

    def standings_seen(
        self, s: State, seen: Sequence[bool], options: Options
    ) -> Sequence[Standing]:
        """Nothing of it is hidden."""
        return self.standings(s)

    def answers(self, a: Action) -> bool:
        """Every action does."""
        return True

    def open_actions(self, s: State) -> Sequence[Action] | None:
        """What depends on a hand is done by who looks at it; refusing needs no look (H8, V2)."""
        return _IN_THE_OPEN.get(s.phase)

    def round_of(self, s: State) -> int:
        """The round; 0 while the first settlements are founded."""
        return (s.turn - 1) // len(s.players) + 1

    def open_text(self, s: State, a: Action) -> str:
        """A robbery without its card."""
        return rules.seen_text(s, a, ())

    def reveals(self, event: Event) -> bool:
        """Dice, a robbed or bought card, and every answer to an offer."""
        return event.kind in ev.REVEALING

    def reveals_for_good(self, event: Event) -> bool:
        """All of it: the next dice, or what a bot answers, would be worth knowing beforehand."""
        return event.kind in ev.REVEALING

    def chance_was_chosen(self, s: State) -> bool:
        """A throw ends what could be done before it, a robbery has a victim of choice."""
        return True

    def left_to_people(self, s: State, last: Action | None) -> bool:
        """What follows something that was done: it is looked at, and can still be taken back.

        A throw after a card of one's own, and the end of a turn unless the dice alone led there.
        """
        if s.phase == MAIN:
            return last is not None and last.word != ROLL
        return s.phase == BEFORE and (s.card_played or s.arts_used)

    def throw_of(self, event: Event) -> Throw | None:
        """The two dice of a turn."""
        return Throw(event.seat, event.dice) if event.kind == ev.DICE else None

    def round_begun(self, event: Event) -> int | None:
        """Told by an event of its own."""
        return event.amount if event.kind == ev.ROUND else None

    def read_setup(self, data: Json, source: str) -> Setup:
        """Checked field by field."""
        return read_setup(data)

    def traits(self, setup: Json, options: Json) -> Traits:
        """What the set-up says; options are those of every game."""
        return traits_of(setup)


RULES: Final[Rules] = Inka()
