"""Numbers with their noun, whatever is played."""

from PySide6.QtCore import QObject


class Numbers(QObject):
    """A QObject, because only `tr` marks plurals for the catalogue."""

    def in_games(self, n: int) -> str:
        """In how many games."""
        return self.tr("in %n games", "", n)

    def throws(self, n: int) -> str:
        """How many throws of several dice together."""
        return self.tr("%n throws", "", n)
