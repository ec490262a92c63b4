"""Why an action is good, as codes with numbers; the window puts them into words.

Every reason is worked out from what the action changes in the position, by the board, by what lies
open and by the hand of whoever decides (V3): no other hand plays a part.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from stoneage_qt.games.inka.bots.race import Ground
from stoneage_qt.games.inka.bots.sites import may_be_settled, own_kinds, worth_beside
from stoneage_qt.games.inka.rules import NOBODY, Action, State, apply
from stoneage_qt.games.inka.rules.actions import (
    ACCEPT,
    BANK,
    BUY,
    CHASE,
    CITY,
    COUNTER,
    DEAL,
    DISCARD,
    END,
    FOUND,
    NODEAL,
    OFFER,
    PLAY_COMBAT,
    PLAY_INVENTION,
    PLAY_MONOPOLY,
    PLAY_ROADS,
    REFUSE,
    ROAD,
    ROB,
    ROBBER,
    ROUTE,
    SETTLE,
    THROW,
)
from stoneage_qt.games.inka.rules.bargains import hand_after, lacking, within_reach
from stoneage_qt.games.inka.rules.board import CORNERS, CROSSINGS, TILES_AT
from stoneage_qt.games.inka.rules.constants import (
    ARTS_MINIMUM,
    COMBAT,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    DECK_SIZE,
    DEVELOPMENT_CARDS,
    FINISHED,
    FIRST_GOOD,
    FIRST_SETTLE,
    FOUNDING,
    FRAME,
    GOALS,
    HAND_LIMIT,
    MAIN,
    NO_CARDS,
    OCEAN,
    PIPS,
    Cards,
)
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.payments import held_by_others
from stoneage_qt.games.inka.rules.places import roads_left, stands_at
from stoneage_qt.games.inka.rules.questions import roads_away, seat_yield, why_none
from stoneage_qt.games.inka.rules.routes import route_length
from stoneage_qt.games.inka.rules.state import ACCEPTED, Answer

# What a reason may be; see Why for its numbers.
CODES: Final = (
    # Buildings. win: the game. decline: a tribe is complete, and a founding is free. marker: the
    # number of the marker. yields: pips of the place; yields_more: than the place that was taken
    # instead. doubles: pips that a city adds. kinds: that grow nowhere else for the seat.
    # overbuilds: takes a ruin. cuts: the longest trade route of another.
    *("win", "decline", "marker", "yields", "yields_more", "doubles", "kinds", "overbuilds"),
    "cuts",
    # Roads. route: the longest trade route. keeps_route: it grows, and stays before another's.
    # site: a building site that the road opens, with its pips; towards: one that it comes nearer
    # to; …_before: another is near it, too. sooner: throws until the next marker, fewer than
    # before. longer: the trade route.
    *("route", "keeps_route", "site", "site_before", "towards", "towards_before"),
    *("sooner", "longer"),
    # Cards. pays_…: for what they lead to. nearer: so many are missing then. safe: so many are left
    # in hand, and a 7 takes none. goods: nothing is built with them. barren: a kind that grows
    # nowhere for the seat.
    *("pays_road", "pays_settlement", "pays_city", "pays_card", "nearer", "safe", "goods"),
    "barren",
    # Development cards. arts_next: one more brings the greatest combat arts; arts: this one does.
    # draw: combat arts in so many of 100 draws. frees: an own tile, with its pips. limit: so many
    # cards may be kept at a 7. free_roads: so many. held: cards of the kind, by the others. takes:
    # so many cards.
    *("arts_next", "arts", "draw", "frees", "limit", "free_roads", "held", "takes"),
    # The robber. blocks: hits whoever is ahead; rivals: whoever is next to the own seat. starves:
    # cards in 36 throws. spares: all own buildings. holds: so many cards. later: nothing is lost.
    *("blocks", "rivals", "starves", "spares", "holds", "later"),
    # Putting back. spare: not needed for a purchase. plenty: so many are held. grows: so much.
    *("spare", "plenty", "grows"),
    # Talk. helps_both: a deal. needed: for a purchase. idle: no purchase needs what would come.
    # leads: whoever asks. helps_them: a refusal.
    *("helps_both", "needed", "idle", "leads", "helps_them"),
    # The end of a turn. saves_for: a purchase, so many are missing. keeps_card: for later.
    # keeps_cards: so many that were spent. no_marker: none can be paid for. saves: cards for what
    # is nearer.
    *("saves_for", "keeps_card", "keeps_cards", "no_marker", "saves"),
    # Nothing of all this: what the judge counted.
    "best_chance",
)
_PAYS: Final = {
    COST_CITY: "pays_city",
    COST_SETTLEMENT: "pays_settlement",
    COST_CARD: "pays_card",
    COST_ROAD: "pays_road",
}
_COST_OF: Final = {ROAD: COST_ROAD, SETTLE: COST_SETTLEMENT, CITY: COST_CITY, BUY: COST_CARD}
# Purchases that bring a marker.
_MARKERS: Final = (COST_CITY, COST_SETTLEMENT)
# Reasons that weigh as much as their amount.
_MORE_IS_BETTER: Final = (
    *("yields", "doubles", "site", "site_before", "towards", "towards_before"),
    *("grows", "plenty", "starves", "holds"),
)
_DEALS: Final = (OFFER, ACCEPT, COUNTER, DEAL)
_SOONER: Final = 0.75
# A site so many roads away is no reason to begin with the first one.
_FAR: Final = 3
# What each road to a site takes off its worth, and how near others make a site contested.
_ROAD_PRICE: Final = 2.2
_CLOSE: Final = 2
_PERCENT: Final = 100


class Why(NamedTuple):
    """One reason: a code out of CODES, and its numbers.

    amount: how much of it. what: the crossing, tile, kind or purchase that it is about; the pips
    of the other place with yields_more. seat: who else.
    """

    code: str
    amount: int = 0
    what: int = -1
    seat: int = NOBODY


def reasons(s: State, action: Action) -> tuple[Why, ...]:
    """What speaks for an action, the weightiest first; no reason twice."""
    return tuple(dict.fromkeys(_found(s, action)))


def reasons_against(s: State, best: Action, played: Action) -> tuple[Why, ...]:
    """What speaks for the best action and not as well for what was played; never nothing."""
    known = reasons(s, played)
    found = [_compared(why, known) for why in reasons(s, best)]
    saves = any(why.code == "saves_for" for why in found)
    if best.word == END and not saves and (kept := sum(_spent(s, played))):
        found.insert(0, Why("keeps_cards", kept))
    telling = [why for why in found if why not in known]
    strong = [why for why in telling if not _is_less(why, known)]
    return tuple(strong or telling or found) or (Why("best_chance"),)


def _compared(why: Why, others: Sequence[Why]) -> Why:
    """A place against another one: by how much its yield is greater."""
    for other in others:
        if why.code == other.code == "yields" and why.amount > other.amount:
            return Why("yields_more", why.amount, other.amount)
    return why


def _is_less(why: Why, others: Sequence[Why]) -> bool:
    """The same reason spoke for what was played, and at least as strongly."""
    if why.code not in _MORE_IS_BETTER:
        return False
    return any(why.code == other.code and why.amount <= other.amount for other in others)


def _found(s: State, action: Action) -> Iterable[Why]:
    word = action.word
    if word in (SETTLE, CITY, FOUND):
        return _of_a_building(s, action)
    if word == ROAD:
        return _of_a_road(s, action)
    if word == BUY:
        return _of_a_purchase(s)
    if word in (BANK, ROUTE) or word in _DEALS:
        return _of_a_trade(s, action)
    if word in (REFUSE, NODEAL):
        return _of_no_deal(s, action)
    if word in (PLAY_COMBAT, PLAY_ROADS, PLAY_INVENTION, PLAY_MONOPOLY, CHASE):
        return _of_a_card(s, action)
    if word == ROBBER:
        return _of_the_robber(s, action.number)
    if word == ROB:
        return _of_a_victim(s, action.number)
    if word == DISCARD:
        return _of_a_discard(s, action.number)
    if word == THROW:
        return [Why("later")]
    return _of_the_end(s) if word == END else ()


# Buildings


def _of_a_building(s: State, action: Action) -> list[Why]:
    seat, place = s.actor, action.number
    pips, kinds = 0, own_kinds(s, seat)
    new: list[int] = []
    for tile in TILES_AT[place]:
        if s.terrain[tile] != OCEAN:
            pips += PIPS[s.components.number[tile]]
            if not kinds[s.terrain[tile]]:
                new.append(s.terrain[tile])
    code = "doubles" if action.word == CITY else "yields"
    grown = [Why(code, pips), *(Why("kinds", what=kind) for kind in sorted(set(new)))]
    if s.phase in (FOUNDING, FIRST_SETTLE):
        # Every place brings a marker then: what grows there tells them apart.
        return grown
    after = s.copy()
    apply(after, action)
    if after.phase == FINISHED:
        return [Why("win")]
    found = [Why("marker", after.players[seat].markers)]
    if after.players[seat].markers in GOALS[:-1]:
        found.append(Why("decline", after.players[seat].tribe))
    elif s.route not in (NOBODY, seat, after.route):
        found.append(Why("cuts", seat=s.route))
    if s.ruin[place]:
        found.append(Why("overbuilds"))
    return [*found, *grown]


# Roads


def _of_a_road(s: State, action: Action) -> list[Why]:
    seat = s.actor
    after = s.copy()
    apply(after, action)
    found: list[Why] = []
    before, length = route_length(s, seat), route_length(after, seat)
    if after.route == seat != s.route:
        found.append(Why("route"))
    found += _site_nearer(s, after, seat)
    if after.route == seat == s.route and length > before:
        found += _before_the_next(s, seat, before, length)
    sooner = _next_marker(s, seat) - _next_marker(after, seat)
    if sooner > _SOONER:
        found.append(Why("sooner", round(sooner)))
    if not found and length > before:
        found.append(Why("longer", length))
    return found


def _site_nearer(s: State, after: State, seat: int, most: int = _FAR) -> list[Why]:
    """The best site that lies fewer roads away than before, and who else is near it."""
    before, now = roads_away(s, seat), roads_away(after, seat)
    kinds = own_kinds(s, seat)
    nearer = [
        crossing
        for crossing in range(CROSSINGS)
        if may_be_settled(s, crossing)
        and 0 <= now[crossing] < most
        and (before[crossing] < 0 or now[crossing] < before[crossing])
    ]
    if not nearer:
        return []
    site = max(nearer, key=lambda c: worth_beside(s, c, kinds) - _ROAD_PRICE * now[c])
    pips = sum(PIPS[s.components.number[t]] for t in TILES_AT[site] if s.terrain[t] != OCEAN)
    code = "towards" if now[site] else "site"
    others = [(roads_away(s, other)[site], other) for other in _others(s, seat)]
    # Whoever has a road there already can't be forestalled by one.
    distance, other = min((one for one in others if one[0] >= 0), default=(0, NOBODY))
    if 0 < distance <= _CLOSE:
        return [Why(f"{code}_before", pips, site, other)]
    return [Why(code, pips, site)]


def _before_the_next(s: State, seat: int, before: int, length: int) -> list[Why]:
    """The longest trade route grows while another's is no more than one road behind."""
    lengths = [(route_length(s, other), other) for other in _others(s, seat)]
    longest, other = max(lengths)
    return [Why("keeps_route", length, seat=other)] if longest + 1 >= before else []


def _next_marker(s: State, seat: int) -> float:
    ground = Ground(s, seat)
    ground.run([float(count) for count in s.players[seat].hand], 0.0)
    return ground.next_marker


# Cards


def _of_a_trade(s: State, action: Action) -> list[Why]:
    """An exchange, an offer, or what is said to one: by the own hand afterwards."""
    give, take = _traded(s, action)
    hand = s.players[s.actor].hand
    found = _by_the_hand(s, hand_after(hand, give, take))
    if not found and not any(give[:FIRST_GOOD]) and any(take[:FIRST_GOOD]):
        found.append(Why("goods"))
    if not found:
        grown = seat_yield(s, s.actor)
        barren = [kind for kind in range(FIRST_GOOD) if take[kind] and not grown[kind]]
        found += [Why("barren", what=kind) for kind in barren[:1]]
    if action.word in _DEALS:
        found.append(Why("helps_both"))
    return found


def _by_the_hand(s: State, after: Cards) -> list[Why]:
    """What other cards in hand are good for: a purchase, or fewer that are missing for one."""
    seat = s.actor
    hand = s.players[seat].hand
    payable, before = within_reach(s, seat, after), within_reach(s, seat, hand)
    for cost, code in _PAYS.items():
        if cost in payable and cost not in before:
            return [Why(code)]
    for cost in _by_need(s, seat, after):
        count = _missing(s, after, cost)
        if count < _missing(s, hand, cost):
            return [Why("nearer", count, cost)]
    if safe := _safe(s, sum(hand), sum(after)):
        return safe
    ground = Ground(s, seat)
    ground.run([float(count) for count in hand], 0.0)
    before_it = ground.next_marker
    ground.run([float(count) for count in after], 0.0)
    sooner = before_it - ground.next_marker
    return [Why("sooner", round(sooner))] if sooner > _SOONER else []


def _safe(s: State, before: int, after: int) -> list[Why]:
    """So many cards are too many for a 7 (Z2), and then no longer."""
    limit = HAND_LIMIT + len(s.players[s.actor].open_cards)
    return [Why("safe", after)] if after <= limit < before else []


def _goals(s: State, seat: int, hand: Sequence[int]) -> list[int]:
    """Purchases that bring a marker and for which there is a place, what is nearest first."""
    found = [cost for cost in _MARKERS if why_none(s, seat, cost) is None]
    return sorted(found, key=lambda cost: _missing(s, hand, cost))


def _by_need(s: State, seat: int, hand: Sequence[int]) -> list[int]:
    """All purchases that are possible but for the cards: those that bring a marker first."""
    rest = [cost for cost in (COST_CARD, COST_ROAD) if why_none(s, seat, cost) is None]
    return _goals(s, seat, hand) + rest


def _missing(s: State, hand: Sequence[int], cost: int) -> int:
    """How many cards a hand lacks for a purchase."""
    return sum(lacking(tuple(hand), s.components.costs[cost]))


def _spent(s: State, action: Action) -> Cards:
    """What an action puts into the supply for good."""
    if action.word in _COST_OF and s.phase == MAIN:
        return s.components.costs[_COST_OF[action.word]]
    return action.give if action.word in (BANK, ROUTE) else NO_CARDS


def _traded(s: State, action: Action) -> tuple[Cards, Cards]:
    """What the actor gives and gets."""
    offer = s.offer
    if offer is None or action.word == COUNTER:
        return action.give, action.take
    if action.word == ACCEPT:
        return tuple(offer.want), tuple(offer.give)
    return _by_answer(s, offer.answers[action.number])


def _by_answer(s: State, answer: Answer) -> tuple[Cards, Cards]:
    """What the active player would give and get in a deal with whoever said this (H9)."""
    assert s.offer is not None
    if isinstance(answer, tuple):
        return tuple(answer[1]), tuple(answer[0])
    return tuple(s.offer.give), tuple(s.offer.want)


# Talk


def _of_no_deal(s: State, action: Action) -> list[Why]:
    """What speaks against every deal that could be made."""
    offer = s.offer
    if offer is None:
        return []
    swaps = [(s.active, tuple(offer.want), tuple(offer.give))]
    if action.word == NODEAL:
        agreed = [
            (seat, answer)
            for seat, answer in enumerate(offer.answers)
            if answer == ACCEPTED or isinstance(answer, tuple)
        ]
        swaps = [(seat, *_by_answer(s, answer)) for seat, answer in agreed]
    against = [_against(s, partner, give, take) for partner, give, take in swaps]
    common = [why for why in against[0] if all(why in others for others in against)]
    return common or [Why("helps_them")]


def _against(s: State, partner: int, give: Cards, take: Cards) -> list[Why]:
    seat = s.actor
    hand = s.players[seat].hand
    after = hand_after(hand, give, take)
    found: list[Why] = []
    possible = _by_need(s, seat, hand)
    if possible and _missing(s, after, possible[0]) > _missing(s, hand, possible[0]):
        found.append(Why("needed", what=possible[0]))
    if not any(_missing(s, after, cost) < _missing(s, hand, cost) for cost in possible):
        found.append(Why("idle"))
    if s.players[partner].markers > s.players[seat].markers:
        found.append(Why("leads", seat=partner))
    return found


# Development cards


def _of_a_purchase(s: State) -> list[Why]:
    """A card of the pile, of which everybody knows what is left."""
    seat = s.actor
    player = s.players[seat]
    hand = sum(player.hand)
    found = _safe(s, hand, hand - sum(s.components.costs[COST_CARD]))
    kinds = s.components.card_kinds
    own = [*player.cards, *player.new, *player.open_cards]
    arts = sum(kinds[card] == COMBAT for card in own)
    if s.arts != seat and arts + 1 >= _arts_wanted(s):
        found.append(Why("arts_next"))
    if not any(action.word in (SETTLE, CITY) for action in legal_actions(s)):
        found.append(Why("no_marker"))
    second = s.deck[0] >= DECK_SIZE
    known = {*own, *s.gone, *(card for other in s.players for card in other.open_cards)}
    unseen = [
        card
        for card in range(DEVELOPMENT_CARDS)
        if (card >= DECK_SIZE) == second and card not in known
    ]
    combat = sum(kinds[card] == COMBAT for card in unseen)
    return [*found, Why("draw", round(_PERCENT * combat / len(unseen)))]


def _arts_wanted(s: State) -> int:
    """How many open combat arts cards bring the greatest combat arts (L6)."""
    return ARTS_MINIMUM if s.arts == NOBODY else len(s.players[s.arts].open_cards) + 1


def _of_a_card(s: State, action: Action) -> list[Why]:
    """A development card that is played, or the robber chased away."""
    seat = s.actor
    player = s.players[seat]
    if action.word == PLAY_ROADS:
        return _of_free_roads(s)
    if action.word == PLAY_INVENTION:
        taken = _by_the_hand(s, hand_after(player.hand, NO_CARDS, action.take))
        return taken or [Why("takes", sum(action.take))]
    if action.word == PLAY_MONOPOLY:
        kind = action.number
        return [Why("held", held_by_others(s, seat, kind), kind)]
    found: list[Why] = []
    arts = len(player.open_cards) + 1
    if action.word == PLAY_COMBAT and s.arts != seat and arts >= _arts_wanted(s):
        found.append(Why("arts"))
    if s.robber != FRAME and (own := _pips_of(s, seat, s.robber)):
        found.append(Why("frees", own, s.robber))
    if action.word == PLAY_COMBAT:
        found.append(Why("limit", HAND_LIMIT + len(player.open_cards) + 1))
    return found


def _of_free_roads(s: State) -> list[Why]:
    seat = s.actor
    count = min(s.components.free_roads, roads_left(s, seat))
    now, kinds = roads_away(s, seat), own_kinds(s, seat)
    sites = [c for c in range(CROSSINGS) if may_be_settled(s, c) and 0 < now[c] <= count]
    found = [Why("free_roads", count)]
    if sites:
        site = max(sites, key=lambda c: worth_beside(s, c, kinds))
        pips = sum(PIPS[s.components.number[t]] for t in TILES_AT[site] if s.terrain[t] != OCEAN)
        found.append(Why("site", pips, site))
    return found


# The robber


def _of_the_robber(s: State, tile: int) -> list[Why]:
    seat = s.actor
    found: list[Why] = []
    hit = [
        (s.players[other].markers, pips, other)
        for other in _others(s, seat)
        if tile != FRAME and (pips := _pips_of(s, other, tile))
    ]
    if hit:
        _, pips, other = max(hit)
        found += _of_the_first_rival(s, other)
        found.append(Why("starves", pips, tile, other))
    if s.robber not in (FRAME, tile) and (own := _pips_of(s, seat, s.robber)):
        found.append(Why("frees", own, s.robber))
    if not stands_at(s, seat, tile):
        found.append(Why("spares"))
    return found


def _of_a_victim(s: State, other: int) -> list[Why]:
    held = sum(s.players[other].hand)
    return [*_of_the_first_rival(s, other), Why("holds", held, seat=other)]


def _of_the_first_rival(s: State, other: int) -> list[Why]:
    """Who is ahead, or the only one of the others who comes next; nobody of several equals."""
    markers = s.players[other].markers
    most = max(s.players[third].markers for third in _others(s, s.actor) if third != other)
    if markers > s.players[s.actor].markers and markers >= most:
        return [Why("blocks", markers, seat=other)]
    return [Why("rivals", markers, seat=other)] if markers > most else []


def _pips_of(s: State, seat: int, tile: int) -> int:
    """Cards in 36 throws that a seat's buildings get from a tile, robber or not."""
    levels = sum(s.level[crossing] for crossing in CORNERS[tile] if s.owner[crossing] == seat)
    return levels * PIPS[s.components.number[tile]]


# Putting back, and the end of a turn


def _of_a_discard(s: State, kind: int) -> list[Why]:
    seat = s.actor
    hand = s.players[seat].hand
    if kind >= FIRST_GOOD:
        return [Why("goods"), Why("plenty", hand[kind])][: 1 + (hand[kind] > 1)]
    found: list[Why] = []
    spare = [
        cost for cost in _by_need(s, seat, hand) if hand[kind] > s.components.costs[cost][kind]
    ]
    found += [Why("spare", what=cost) for cost in spare[:1]]
    if hand[kind] > 1:
        found.append(Why("plenty", hand[kind]))
    if grown := seat_yield(s, seat)[kind]:
        found.append(Why("grows", grown))
    return found


def _of_the_end(s: State) -> list[Why]:
    seat = s.actor
    hand = s.players[seat].hand
    listed = legal_actions(s)
    words = {action.word for action in listed}
    found: list[Why] = []
    poorer = [hand_after(hand, _spent(s, action), NO_CARDS) for action in listed]
    for cost in _goals(s, seat, hand)[:1]:
        count = _missing(s, hand, cost)
        if count and any(_missing(s, rest, cost) > count for rest in poorer):
            found.append(Why("saves_for", count, cost))
    if words & {PLAY_COMBAT, PLAY_ROADS, PLAY_INVENTION, PLAY_MONOPOLY}:
        found.append(Why("keeps_card"))
    if not words & {SETTLE, CITY}:
        found.append(Why("no_marker"))
    return found or [Why("saves")]


def _others(s: State, seat: int) -> list[int]:
    return [other for other in range(len(s.players)) if other != seat]
