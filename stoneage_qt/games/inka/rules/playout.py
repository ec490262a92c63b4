"""Whole games of random actions: the engine at full speed, with no driver around it."""

import random
from typing import Final

from stoneage_qt.games.inka.rules.actions import CITY, END, OFFER, ROAD, SETTLE, WORDS, Action
from stoneage_qt.games.inka.rules.chance import chance_outcomes, sample_chance
from stoneage_qt.games.inka.rules.constants import CHANCE, OVER
from stoneage_qt.games.inka.rules.legal import legal_actions
from stoneage_qt.games.inka.rules.state import State
from stoneage_qt.games.inka.rules.transition import apply

_OFFER_WEIGHT: Final = 1
_USUAL_WEIGHT: Final = 20
_ROAD_WEIGHT: Final = 10
_BUILD_WEIGHT: Final = 200


def _weights() -> tuple[int, ...]:
    weights = [_USUAL_WEIGHT] * len(WORDS)
    weights[OFFER] = _OFFER_WEIGHT
    weights[ROAD] = _ROAD_WEIGHT
    weights[SETTLE] = weights[CITY] = _BUILD_WEIGHT
    weights[END] = _USUAL_WEIGHT
    return tuple(weights)


# How likely each word is where several are possible: who builds gets on, so games end.
_WEIGHTS: Final = _weights()


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
