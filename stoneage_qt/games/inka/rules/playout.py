"""Whole games of random actions: the engine at full speed, with no driver around it."""

import random
from typing import Final

from stoneage_qt.games.inka.rules.actions import (
    BUY,
    CITY,
    END,
    OFFER,
    ROAD,
    ROUTE,
    SETTLE,
    WORDS,
    Action,
)
from stoneage_qt.games.inka.rules.chance import chance_outcomes, sample_chance
from stoneage_qt.games.inka.rules.constants import CHANCE, OVER
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

# How likely each word is where several are possible, 20 where nothing is said: who builds and
# goes on with the turn gets on, so games end; offers are rare.
_LIKINGS: Final = {SETTLE: 400, CITY: 400, ROAD: 40, BUY: 5, ROUTE: 5, END: 5, OFFER: 1}
_WEIGHTS: Final = tuple(_LIKINGS.get(word, 20) for word in range(len(WORDS)))


def random_action(s: State, rng: random.Random) -> Action:
    """First the word, buildings preferred and offers rare, then any action with that word."""
    actions = legal_actions(s)
    if len(actions) == 1:
        return actions[0]
    total = 0
    last = -1
    for action in actions:  # equal words stand together
        if action.word != last:
            last = action.word
            total += _WEIGHTS[last]
    drawn = int(rng.random() * total)
    first = 0
    while True:
        word = actions[first].word
        end = first + 1
        while end < len(actions) and actions[end].word == word:
            end += 1
        drawn -= _WEIGHTS[word]
        if drawn < 0 or end == len(actions):
            return actions[first + int(rng.random() * (end - first))]
        first = end


def play_out(s: State, rng: random.Random) -> int:
    """Plays random actions to the end, in place; returns how many they were."""
    count = 0
    while s.actor != OVER:
        apply(s, sample_chance(s, rng) if s.actor == CHANCE else random_action(s, rng))
        count += 1
    return count


def perft(s: State, depth: int) -> int:
    """How many courses of `depth` actions, listed or of chance, start here; `s` stays as it is."""
    if depth == 0:
        return 1
    if s.actor == CHANCE:
        actions = [action for action, _ in chance_outcomes(s)]
    else:
        actions = legal_actions(s)
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = s.copy()
        apply(after, action)
        count += perft(after, depth - 1)
    return count
