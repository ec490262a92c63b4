"""The stretch of a match in which a bot has played for people."""


class DemoStretch:
    """From which index to which it went; undoing goes over it in one step."""

    def __init__(self) -> None:
        self._begun: int | None = None
        self._ended = 0

    def forget(self) -> None:
        """Another match."""
        self._begun = None

    def begin(self, index: int) -> None:
        """A bot plays for people from here on; where people have not played since, still."""
        if self._begun is None or index > self._ended:
            self._begun = index

    def end(self, index: int) -> None:
        """It has played up to here."""
        self._ended = index

    def way_back(self, target: int | None, index: int, goes_on: bool) -> int | None:
        """Where undoing leads that would lead to `target`: nobody chose what a demo played."""
        ended = index if goes_on else self._ended
        if self._begun is None or index <= self._begun:
            return target
        own = index > ended and (target is None or target >= ended)
        return target if own else self._begun
