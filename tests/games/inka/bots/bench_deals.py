"""How well deals are priced: by the race, and by looks, against games to their end.

`python -m tests.games.inka.bots.bench_deals --deals 400 --games 1500` takes deals that could be
made in games of planners, plays every position on with and without them (the same dice), and tells
how what was said before goes along with what the own seat and its partner won.
"""

import argparse
import itertools
import random
from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from stoneage_qt.games.inka.bots.judge import can_judge
from stoneage_qt.games.inka.bots.outlook import Outlook, at_the_turn
from stoneage_qt.games.inka.bots.quick import Games
from stoneage_qt.games.inka.bots.trading import Deal
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import Action, State
from stoneage_qt.games.inka.rules.actions import DEAL
from stoneage_qt.games.inka.rules.constants import MAIN
from stoneage_qt.games.inka.rules.payments import holds
from stoneage_qt.games.inka.rules.trade import can_offer, list_offers
from tests.games.inka.bots.bot_games import bot_game, drawn_setup

ROUNDS: Final = (1, 2, 3, 5)
LOOKS: Final = 64
# Of a position's deals so many that the race finds good for both, and so many of all.
GOOD, ANY = 4, 2
ASKED_AT: Final = 0.08

Floats = npt.NDArray[np.float64]


def positions(rng: random.Random) -> Iterator[State]:
    """Turns of planners in which nothing was offered yet."""
    for seed in itertools.count(1):
        players = rng.choice((3, 4, 4))
        bots = [MINDS.make_bot("planner") for _ in range(players)]
        for s, _ in bot_game(bots, drawn_setup(players, f"deals/{seed}"), seed):
            offers = s.phase == MAIN and s.offers_made == 0 and can_offer(s)
            if offers and can_judge(s) and rng.random() < ASKED_AT:
                yield s.copy()


def deals_in(s: State, rng: random.Random) -> list[tuple[Action, tuple[float, float]]]:
    """Some deals, with what the race gives the own seat and the partner for each."""
    seat, at_turn = s.active, at_the_turn(s)
    outlook = Outlook(at_turn, seat)
    offers: list[Action] = []
    list_offers(s, offers)
    found = []
    for offer in offers:
        for other, player in enumerate(s.players):
            if other == seat or not holds(player.hand, offer.take):
                continue
            deal = Deal(at_turn, outlook, seat, other)
            after = deal.after(offer.give, offer.take)
            if after:
                gains = after[seat] - deal.before[seat], after[other] - deal.before[other]
                found.append((Action(DEAL, other, 0, offer.give, offer.take), gains))
    good = [row for row in found if min(row[1]) > 0.0]
    return rng.sample(good, min(GOOD, len(good))) + rng.sample(found, min(ANY, len(found)))


def gains_of(s: State, deal: Action, seed: int, turns: int, count: int) -> tuple[float, float]:
    """What the deal brings the own seat and the partner."""
    usual, made = Games([s], s.active, seed, turns=turns).means([[], [deal]], 0, count)
    return made[s.active] - usual[s.active], made[deal.number] - usual[deal.number]


def main() -> None:
    """Play, and tell how far prices and wins go along."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--games", type=int, default=1500)
    chosen = parser.parse_args()
    rng = random.Random(5)
    wins: list[tuple[float, float]] = []
    prices: dict[str, list[tuple[float, float]]] = {"the race": []}
    for s in positions(rng):
        for deal, by_race in deals_in(s, rng):
            seed = rng.getrandbits(60)
            wins.append(gains_of(s, deal, seed, 0, chosen.games))
            prices["the race"].append(by_race)
            for rounds in ROUNDS:
                look = gains_of(s, deal, seed + rounds, rounds * len(s.players), LOOKS)
                prices.setdefault(f"{LOOKS} looks, {rounds} rounds", []).append(look)
        if len(wins) >= chosen.deals:
            break
    won: Floats = np.array(wins)
    print(f"{len(won)} deals; spread of what they bring: {won.std(axis=0).round(3)}")
    for name, rows in prices.items():
        said: Floats = np.array(rows)
        along = [np.corrcoef(said[:, who], won[:, who])[0, 1] for who in (0, 1)]
        print(f"{name:20} own {along[0]:.2f}  partner {along[1]:.2f}")


if __name__ == "__main__":
    main()
