"""What a bot ends with among others: wins, trade, ruins, roads, cards; and how fast it answers.

`python -m tests.games.inka.bots.bench_trading heir planner --games 40`; with `--silent` the others
make no offers, so that the wins tell what offering is worth. Every table is played once from each
seat, with the same shuffles and dice.
"""

import argparse
import random
import time
from collections import Counter
from statistics import fmean

from stoneage_qt.contract import Bot, Json
from stoneage_qt.games.inka import tally
from stoneage_qt.games.inka.minds import MINDS
from stoneage_qt.games.inka.rules import Action, State
from stoneage_qt.games.inka.rules.actions import BUY, PLAY_COMBAT, ROAD
from stoneage_qt.games.inka.rules.constants import REPLY
from tests.games.inka.bots.bot_games import bot_game, drawn_setup

ROWS = (tally.OFFERS, tally.DEALS, tally.OVERBUILT, tally.LONGEST_ROUTE)
OWN_ROWS = {ROAD: "roads", BUY: "cards bought", PLAY_COMBAT: "combat arts"}
ROUTE_TURNS = "turns with the route"


class Silent:
    """A bot that makes no offers, but answers them."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.memory: Json | None = None
        self._bot = bot

    def choose(self, s: State, rng: random.Random) -> Action:
        """What it does where no offer is left."""
        s = s.copy()
        s.offer_limit = s.offers_made
        if hasattr(self._bot, "memory"):
            self._bot.memory = self.memory
        action: Action = self._bot.choose(s, rng)
        return action


def play(bots: list[Bot], seed: int, seat: int, found: Counter[str], answers: list[float]) -> None:
    """One game; what the seat did is added up."""
    setup = drawn_setup(len(bots), f"bench/{seed}")
    log: list[Action] = []
    turn, begun = 0, time.thread_time()
    for s, action in bot_game(bots, setup, seed):
        if s.phase == REPLY and s.actor == seat:
            answers.append(time.thread_time() - begun)
        if action is not None:
            log.append(action)
            if s.actor == seat and action.word in OWN_ROWS:
                found[OWN_ROWS[action.word]] += 1
        found[ROUTE_TURNS] += s.turn != turn and s.route == seat
        turn, begun = s.turn, time.thread_time()
    told = tally.tally_of(setup, log)
    for row in ROWS:
        found[row] += int(told.values[row][seat])
    found["all offers"] += int(sum(told.values[tally.OFFERS]))
    found["all deals"] += int(sum(told.values[tally.DEALS])) // 2
    found["rounds"] += MINDS.rules.round_of(s)
    markers = [player.markers for player in s.players]
    found["wins"] += markers[seat] == max(markers)


def main() -> None:
    """Play, and tell the means."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--silent", action="store_true")
    chosen = parser.parse_args()
    found: Counter[str] = Counter()
    answers: list[float] = []
    for number in range(chosen.games):
        table, seat = divmod(number, chosen.players)
        bots: list[Bot] = [MINDS.make_bot(chosen.others) for _ in range(chosen.players)]
        if chosen.silent:
            bots = [Silent(bot) for bot in bots]
        bots[seat] = MINDS.make_bot(chosen.bot)
        play(bots, chosen.seed + table, seat, found, answers)
        if number + 1 == chosen.games or (number + 1) % 20 == 0:
            means = {row: round(count / (number + 1), 2) for row, count in found.items()}
            print(number + 1, chosen.bot, "/", chosen.others, means, flush=True)
    answers.sort()
    if answers:
        late = 1000 * answers[int(0.95 * len(answers))]
        longest, mean = 1000 * answers[-1], 1000 * fmean(answers)
        print(f"{len(answers)} answers: {mean:.1f} ms, p95 {late:.1f} ms, longest {longest:.1f} ms")


if __name__ == "__main__":
    main()
