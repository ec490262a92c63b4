"""Whom the game model talks to: bots, a guide, and what it may do without asking."""

from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import SignalInstance

from stoneage_qt.bots.door import remembered
from stoneage_qt.contract import Action, Json, Setup, State
from stoneage_qt.games import minds_of

# Plays for people in a demo; where it is not there, the strongest level does.
DEMO_LEVEL: Final = "strong"


def demo_level(game: str) -> str:
    """The level that plays for people; bots are loaded when the first one is asked."""
    keys = [level.key for level in minds_of(game).levels]
    return DEMO_LEVEL if DEMO_LEVEL in keys else keys[-1]


class Steps(NamedTuple):
    """What the model does by itself: roll a person's dice, play a choice that is none.

    stand_in: whether what a person does not want to be asked is answered.
    """

    auto_roll: bool = True
    auto_forced: bool = True
    stand_in: bool = True


class BotRequest(NamedTuple):
    """A question to a bot; the revision tells an answer that comes too late. game: its key.

    setup, actions: what was played so far, for bots that remember; None where nobody knows.
    """

    revision: int
    game: str
    state: State
    seat: int
    level: str
    command: str | None
    seed: int
    setup: Setup = None
    actions: tuple[Action, ...] = ()

    def memory(self) -> Json | None:
        """What the seat knows by heart: found anew, so that it does not matter who sat there."""
        return remembered(minds_of(self.game), self.seat, self.setup, self.actions)


class HintRequest(NamedTuple):
    """A question for whoever gives advice on the open decision; as above.

    setup, actions: None and nothing, too, where others read along who must not know what the seat
    knows.
    """

    revision: int
    game: str
    state: State
    setup: Setup = None
    actions: tuple[Action, ...] = ()

    def memory(self) -> Json | None:
        """What the seat that decides knows by heart."""
        return remembered(minds_of(self.game), self.state.actor, self.setup, self.actions)


class BotDriver(Protocol):
    """Whoever answers for bots; `models.bot_runner.BotRunner` does it in threads."""

    @property
    def decided(self) -> SignalInstance:
        """Emitted with (revision, action, fault) for every answer."""

    def ask(self, request: BotRequest) -> None:
        """Start thinking; the answer arrives through `decided`, never before this returns."""

    def cancel(self) -> None:
        """Forget the open question at once."""


class Guide(Protocol):
    """Whoever leads through a match step by step; `ui.tutorial` does."""

    def holds(self) -> bool:
        """Whether everything waits until the reader goes on."""

    def explains(self) -> bool:
        """Whether it waits because there is something to read."""

    def allows(self, action: Action) -> bool:
        """Whether a person may do this now."""

    def next_action(self, s: State) -> Action | None:
        """What the dice show or a bot plays in this position; None where it is not fixed."""
