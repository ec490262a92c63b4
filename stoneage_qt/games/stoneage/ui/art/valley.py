"""The painted valley, in summer and in winter."""

from typing import NamedTuple

from stoneage_qt.paths import resource_path


class Valley(NamedTuple):
    """The board of a season; the pages show a part of it."""

    name: str

    def svg(self) -> bytes:
        """The drawing."""
        return resource_path(f"stoneage/board/{self.name}.svg").read_bytes()
