"""The baseline `woodcutter`: wood for cheap cards, no buildings, no tools.

The best public strategy known, written down once and never tuned: strength is measured
against it. What its description leaves open is decided here:

- The gap counts all own people, one being born in the hut this round not yet. Hunters go
  last, because the hunting grounds never fill.
- Whoever has plenty of wood takes any card, also a dear one of a kind that is not wanted: a
  pile of wood at the end is worth next to nothing.
- "Payable with wood on hand" counts only wood that no card occupied this round needs.
- "4 rounds without a card" counts from the last round in which the number of own cards
  grew, from round 1 where there is none. That is the bot's only memory; it starts anew
  where the rounds or the cards run backwards (another game).
- Cards are bought after gathering, cheapest first, and whenever they can be paid. A food
  shortage is paid in the same way, dearest first; it starves only where it can't pay.
- Tools won by dice or cards are used frugally; of dice for all it takes the field, then
  the dearest good, a tool last. The two-resources card gives 2 wood at the first chance.
- Animals, igloos, buildings and the tool maker are used only where nothing else is legal.
"""

import random
from collections.abc import Sequence
from typing import Final

from stoneage_qt.games.stoneage.bots.habits import (
    cheap_feeding,
    claim_of,
    frugal_tools,
    idle_place,
    of_kind,
    usual_reward,
)
from stoneage_qt.games.stoneage.rules import Action, State, legal_actions
from stoneage_qt.games.stoneage.rules.actions import BUY, CLAIM, FEED, LEAVE, RESOLVE
from stoneage_qt.games.stoneage.rules.components import CARDS, FARMER, HUT_BUILDER, TOOL_MAKER
from stoneage_qt.games.stoneage.rules.constants import (
    CARD1,
    CLAY,
    DISPLAY_SIZE,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    MAX_AGRICULTURE,
    MAX_PEOPLE,
    PLACING,
    QUARRY,
    RIVER,
    STEP_CHOOSE,
    STEP_FEED,
    STEP_PICK,
    STEP_TOOLS,
    WOOD,
)
from stoneage_qt.games.stoneage.rules.payments import value_of
from stoneage_qt.games.stoneage.rules.scoring import figures
from stoneage_qt.games.stoneage.rules.state import Player

_GATHERING: Final = (FOREST, CLAY, QUARRY, RIVER)
_FEW_PEOPLE: Final = 8
_LONG_WAIT: Final = 4
_MANY_FARMERS: Final = 3
_PLENTY: Final = 20


class Woodcutter:
    """Field, hut, cheap cards paid in wood, everybody else to the forest."""

    name = "woodcutter"

    def __init__(self) -> None:
        # seat → (cards held, round in which that number was first seen)
        self._last_card: dict[int, tuple[int, int]] = {}

    def choose(self, s: State, rng: random.Random) -> Action:
        """The fixed list of priorities."""
        waited = self._rounds_without_card(s)
        legal = legal_actions(s)
        claim = claim_of(legal, (2, 0, 0, 0))
        if claim is not None:
            return claim
        if len(legal) == 1:
            return legal[0]
        if s.step == STEP_CHOOSE:
            return self._place(s, legal, waited) if s.phase == PLACING else _resolve(legal)
        if s.step == STEP_TOOLS:
            return frugal_tools(s, legal)
        if s.step == STEP_PICK:
            return _pick(s.players[s.actor], legal)
        if s.step == STEP_FEED:
            ways = of_kind(legal, FEED)
            return max(ways, key=_dearness) if ways else cheap_feeding(legal)
        return usual_reward(s, legal)

    def _rounds_without_card(self, s: State) -> int:
        player = s.players[s.actor]
        held = len(player.cards) + len(player.open_cards)
        known, since = self._last_card.get(s.actor, (0, 1 if held == 0 else s.round))
        if held != known or s.round < since:
            since = s.round if held else 1
        self._last_card[s.actor] = (held, since)
        return s.round - since

    def _place(self, s: State, legal: Sequence[Action], waited: int) -> Action:
        player = s.players[s.actor]
        open_to = {a.place: a for a in legal if a.kind != CLAIM}
        gap = max(0, player.people - player.agriculture - player.food)
        hunters = 0 if s.placed[HUNT][s.actor] else -(-2 * gap // 3)
        spare = player.supply - hunters
        if spare > 0:
            wanted = _special_place(s, player, open_to, spare, waited)
            if wanted is not None:
                return open_to[wanted]
            for place in _GATHERING:
                if place in open_to:
                    number = min(spare, open_to[place].number)
                    return next(a for a in legal if a.place == place and a.number == number)
        if HUNT in open_to:
            return open_to[HUNT]
        return idle_place(legal)


def _special_place(
    s: State, player: Player, open_to: dict[int, Action], spare: int, waited: int
) -> int | None:
    """Field, hut, card, field again: the first that is possible."""
    if FIELD in open_to and player.agriculture < min(player.people, MAX_AGRICULTURE):
        return FIELD
    if HUT in open_to and player.people < MAX_PEOPLE and spare > 1:
        return HUT
    card = _card_place(s, player, open_to, waited)
    if card is not None:
        return card
    farmers = figures(player.cards + player.open_cards)[FARMER]
    if FIELD in open_to and farmers >= _MANY_FARMERS and player.agriculture < MAX_AGRICULTURE:
        return FIELD
    return None


def _card_place(s: State, player: Player, open_to: dict[int, Action], waited: int) -> int | None:
    """The cheapest card that wood can pay, of a kind that is wanted."""
    pledged = sum(slot + 1 for slot in range(DISPLAY_SIZE) if s.placed[CARD1 + slot][s.actor])
    plenty = player.goods[WOOD] - pledged >= _PLENTY
    dearest = 2 if player.people < _FEW_PEOPLE and not plenty else DISPLAY_SIZE
    for slot in range(dearest):
        card = s.display[slot]
        if CARD1 + slot not in open_to or card is None:
            continue
        unwanted = CARDS[card].figure in (TOOL_MAKER, HUT_BUILDER) and waited < _LONG_WAIT
        if unwanted and not plenty:
            continue
        if player.goods[WOOD] - pledged >= slot + 1:
            return CARD1 + slot
    return None


def _resolve(legal: Sequence[Action]) -> Action:
    """Village and gathering in board order from the back, then cards, cheapest first."""
    places = of_kind(legal, RESOLVE)
    if places:
        return places[-1]
    purchases = of_kind(legal, BUY)
    if purchases:
        cheapest = min(a.place for a in purchases)
        return max((a for a in purchases if a.place == cheapest), key=_dearness)
    return of_kind(legal, LEAVE)[0]


def _dearness(action: Action) -> int:
    """Pays dearest first; the winter extra is just one more dear good."""
    return value_of(action.goods) + (100 if action.extra else 0)


def _pick(player: Player, legal: Sequence[Action]) -> Action:
    order = [4, 3, 2, 1, 5, 6] if player.agriculture == MAX_AGRICULTURE else [6, 4, 3, 2, 1, 5]
    return min((a for a in legal if a.kind != CLAIM), key=lambda a: order.index(a.number))
