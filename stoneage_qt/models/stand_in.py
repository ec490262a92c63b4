"""Who answers for people what they do not want to be asked."""

from collections.abc import Callable

from stoneage_qt.contract import Action, State


class StandIn:
    """Answers what a person does not want to be asked.

    Attributes:
        answers: what is answered in a position; a table says so. None: everything is asked.
        answer: what is answered in the position on the table, None where somebody is asked.
    """

    def __init__(self) -> None:
        self.answers: Callable[[State], Action | None] | None = None
        self.answer: Action | None = None

    def look(self, s: State | None) -> None:
        """Another position; None where no person decides that may be stood in for."""
        self.answer = None if s is None or self.answers is None else self.answers(s)
