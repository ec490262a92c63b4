"""Stone Age as the shell knows it without a window: the first seam of `contract`."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from stoneage_qt.contract import ImpossibleSetupError, Json, Rules, Throw
from stoneage_qt.games.stoneage import rules
from stoneage_qt.games.stoneage.options import TableOptions, read_options
from stoneage_qt.games.stoneage.own_components import load_own_components
from stoneage_qt.games.stoneage.rules import Action, Components, Event, Setup, Standing, State
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.actions import CLAIM
from stoneage_qt.games.stoneage.rules.constants import ANIMAL, MAX_PLAYERS, MIN_PLAYERS
from stoneage_qt.games.stoneage.rules.hidden import veiled
from stoneage_qt.games.stoneage.save import setup_content, thrown_in, traits_of
from stoneage_qt.games.stoneage.save_records import read_setup


def open_cards(s: State, seat: int, seen: bool, options: TableOptions) -> list[int | None]:
    """The face-down cards of a seat; None for each that may not be shown (V1, V2).

    seen: whether all that the seat holds may be.
    """
    player = s.players[seat]
    if seen:
        return list(player.cards)
    if options.open_cards:
        return [None if card == player.secret else card for card in player.cards]
    return [None] * len(player.cards)


class StoneAge:
    """The rules, and how they lie in a file."""

    key: Final = "stoneage"
    players: Final[Sequence[int]] = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    colours: Final[Sequence[str]] = ("red", "blue", "green", "yellow")
    modules: Final[Sequence[str]] = ("hard_winter", "animals", "igloos")
    version: Final = 1
    action_type: Final[type] = Action
    not_now: Final = rules.Reason.WRONG_STEP.value
    optional_parts: Final = frozenset(("igloos", "animals", "extras", "hunger"))
    series: Final[Sequence[str]] = ("people", "agriculture", "tools", "food", "goods")
    big_swing: Final = 12
    upgrades: Final[Mapping[int, Callable[[Json], Json]]] = {}

    legal_actions = staticmethod(rules.legal_actions)
    apply = staticmethod(rules.apply)
    keyed_chance = staticmethod(rules.keyed_chance)
    determinize = staticmethod(rules.determinize)
    standings = staticmethod(rules.standings)
    veiled = staticmethod(veiled)
    encode = staticmethod(rules.encode)
    decode = staticmethod(rules.decode)
    own_values = staticmethod(load_own_components)
    write_setup = staticmethod(setup_content)
    traits = staticmethod(traits_of)
    thrown_in = staticmethod(thrown_in)

    def new_state(self, setup: Setup) -> State:
        """The position at the start of round 1. Raises ImpossibleSetupError."""
        try:
            return rules.new_state(setup)
        except rules.SetupError as error:
            raise ImpossibleSetupError(error.fault) from error

    def why_illegal(self, s: State, a: Action) -> str | None:
        """A value of `rules.Reason`."""
        reason = rules.why_illegal(s, a)
        return None if reason is None else reason.value

    def shuffled(
        self,
        players: int,
        rng: Random,
        modules: frozenset[str] = frozenset(),
        start: int | None = None,
        own: Components | None = None,
    ) -> Setup:
        """Cards and buildings shuffled, and the start player drawn unless given."""
        return Setup.shuffled(players, rng, modules, start, own)

    def fitted(self, setup: Setup, colours: Sequence[str], options: TableOptions) -> Setup:
        """Neither plays a part in it."""
        return setup

    def again(self, setup: Setup, rng: Random) -> Setup:
        """The same modules and components, other cards; the next seat begins."""
        following = (setup.start + 1) % setup.players
        return Setup.shuffled(setup.players, rng, setup.modules, following, setup.components)

    def options_for(self, modules: frozenset[str]) -> TableOptions:
        """The modules belong to the winter."""
        return TableOptions(season="winter" if modules else "summer")

    def series_of(self, s: State) -> Sequence[Sequence[int]]:
        """As `series` names them."""
        return (
            [player.people for player in s.players],
            [player.agriculture for player in s.players],
            [sum(player.tools) for player in s.players],
            [player.food for player in s.players],
            [sum(player.goods) for player in s.players],
        )

    def scores(self, s: State) -> Sequence[int]:
        """Where the markers stand on the track."""
        return [player.score for player in s.players]

    def turn_of(self, s: State) -> int:
        """At a roll, whose roll it is."""
        return s.actor if s.actor >= 0 else s.turn

    def start_of(self, s: State) -> int:
        """It goes round."""
        return s.start

    def hides(self, s: State, seat: int, options: TableOptions) -> bool:
        """Face-down cards; where they lie open, the extra card (V2)."""
        return None in open_cards(s, seat, False, options)

    def standings_seen(
        self, s: State, seen: Sequence[bool], options: TableOptions
    ) -> Sequence[Standing]:
        """Face-down cards count not."""
        told = s.copy()
        for seat, player in enumerate(told.players):
            cards = open_cards(s, seat, seen[seat], options)
            player.cards = [card for card in cards if card is not None]
        return rules.standings(told)

    def answers(self, a: Action) -> bool:
        """A claim leaves the decision open."""
        return a.kind != CLAIM

    def open_actions(self, s: State) -> None:
        """What can be done follows from what lies open."""

    def round_of(self, s: State) -> int:
        """The round."""
        return s.round

    def open_text(self, s: State, a: Action) -> str:
        """No action names a hidden card."""
        return rules.encode(a)

    def reveals(self, event: Event) -> bool:
        """Dice, and cards and buildings that were turned up."""
        return event.kind in ev.REVEALING

    def reveals_for_good(self, event: Event) -> bool:
        """Nothing: what nobody chose comes again in the same way."""
        return False

    def chance_was_chosen(self, s: State) -> bool:
        """W9: the dice for a fled animal fall at the end of the round, whatever was chosen."""
        return s.source != ANIMAL

    def left_to_people(self, s: State, last: Action | None) -> bool:
        """Nothing: what is forced follows from what was chosen."""
        return False

    def throw_of(self, event: Event) -> Throw | None:
        """The dice of a roll."""
        return Throw(event.seat, event.dice) if event.kind == ev.ROLLED else None

    def round_begun(self, event: Event) -> int | None:
        """Told by an event of its own."""
        return event.amount if event.kind == ev.ROUND_STARTED else None

    def read_setup(self, data: Json, source: str) -> Setup:
        """Checked field by field."""
        return read_setup(data, source)

    def read_options(self, data: Json) -> TableOptions:
        """They check themselves."""
        return read_options(data)


RULES: Final[Rules] = StoneAge()
