"""Who runs the race by itself."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from stoneage_qt.contract import Bot, Json, Level, Minds
from tests.race.game import RULES, State, Step


class Careful:
    name = "careful"

    def choose(self, s: State, rng: Random) -> Step:
        return Step("walk")


class Bold:
    name = "bold"

    def choose(self, s: State, rng: Random) -> Step:
        return Step(rng.choice(("walk", "dare", "dare")))


class RaceMinds:
    rules: Final = RULES
    levels: Final[Sequence[Level]] = (Level("careful", 0), Level("bold", 1, searching=True))
    substitute: Final = "careful"
    analysis: Final = None

    def make_bot(self, key: str, budget: float = 1.0) -> Bot:
        return Bold() if key == "bold" else Careful()

    def level_fault(self, key: str) -> str | None:
        return None

    def new_memory(self, s: State) -> None:
        return None

    def drawn(self, s: State, seat: int, rng: Random, memory: Json | None) -> State:
        return RULES.determinize(s, seat, rng)

    def question_key(self, s: State, seat: int) -> str:
        return str(s.number)

    def fallback(self, s: State) -> Step:
        return Step("walk")

    def view_of(self, s: State, seat: int) -> Json:
        return {"at": s.at, "turn": s.turn, "number": s.number, "actor": s.actor}

    def state_of(self, view: Json) -> State:
        return State(**view)

    def game_facts(self, s: State) -> Json:
        return {"players": len(s.at)}

    def hints(self, s: State, number: int, seed: int, memory: Json | None = None) -> Sequence[Any]:
        return ()


MINDS: Final[Minds] = RaceMinds()
