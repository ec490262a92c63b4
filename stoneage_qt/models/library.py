"""The library as a table: thousands of games, sorted and searched without a pause."""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from enum import IntEnum
from operator import itemgetter
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from stoneage_qt.games import with_face
from stoneage_qt.models.table import Index, TableModel
from stoneage_qt.session.library_scan import Entry
from stoneage_qt.session.plain_text import plain_tip

Words = Callable[[Entry, int], str]
Key = tuple[Any, ...]


class Column(IntEnum):
    """The columns, in the order in which they are shown."""

    STAR = 0
    WHEN = 1
    PLAYERS = 2
    ROUNDS = 3
    EXTRAS = 4
    COURSE = 5


class Show(IntEnum):
    """Which games are listed."""

    ALL = 0
    FINISHED = 1
    OPEN = 2
    STARRED = 3
    BRANCHES = 4
    BROKEN = 5


class LibraryRole(IntEnum):
    """What can be asked about a row beside its words."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    STARRED = ENTRY + 1


def _can_be_shown(entry: Entry) -> bool:
    """Files of which nobody knows the game, because they can't be read, are listed too."""
    return not entry.game or entry.game in with_face()


class LibraryModel(TableModel):
    """One row per file that fits the search.

    Sorting and searching are done here and not in a proxy model: comparing rows one by one
    from Qt would take a hundred times as long.
    """

    def __init__(
        self,
        words: Words,
        heading: Callable[[int], str],
        haystack: Callable[[Entry], str],
        parent: QObject | None = None,
    ) -> None:
        """`words` puts a cell, `heading` a column into words; `haystack` is searched in."""
        super().__init__(Column, heading, parent)
        self._words = words
        self._haystack = haystack
        self._all: dict[str, Entry] = {}
        self._hay: dict[str, str] = {}
        self._keys: list[Key] = []
        self._rows: list[Entry] = []
        self._liked: Callable[[Entry], bool] = lambda _: False
        self._column = int(Column.WHEN)
        self._down = True
        self._wanted: tuple[str, ...] = ()
        self._show = Show.ALL

    # Qt's questions

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a cell; the whole entry for `LibraryRole`."""
        if not self._has(index):
            return None
        entry = self.entry(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(entry, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(entry.path)
        if role == LibraryRole.ENTRY:
            return entry
        if role == LibraryRole.STARRED:
            return self._liked(entry)
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        down = order == Qt.SortOrder.DescendingOrder
        if (column, down) != (self._column, self._down):
            self._column, self._down = column, down
            self._rebuild()

    # What is in it

    def entry(self, row: int) -> Entry:
        """The game in a row."""
        return self._rows[self._place(row)]

    def row_of(self, path: str) -> int:
        """The row of a file, -1 where it is not listed."""
        entry = self._all.get(path)
        if entry is None:
            return -1
        place = self._find(entry)
        return -1 if place < 0 else self._place(place)

    def total(self) -> int:
        """All games, listed or not."""
        return len(self._all)

    def broken(self) -> int:
        """Files that can't be read."""
        return sum(1 for entry in self._all.values() if entry.fault)

    def reset(self, entries: Iterable[Entry]) -> None:
        """Other games altogether."""
        self._all = {entry.path: entry for entry in entries if _can_be_shown(entry)}
        self._hay.clear()
        self._rebuild()

    def put(self, entries: Iterable[Entry]) -> None:
        """New games, or more about known ones."""
        if not self._all:
            self.reset(entries)
            return
        for entry in filter(_can_be_shown, entries):
            old = self._all.get(entry.path)
            if old == entry:
                continue
            place = -1 if old is None else self._find(old)
            self._all[entry.path] = entry
            self._hay.pop(entry.path, None)
            fits = self._fits(entry)
            if place >= 0 and fits and self._keys[place] == self._key(entry):
                self._rows[place] = entry
                row = self._place(place)
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))
                continue
            if place >= 0:
                self._take_out(place)
            if fits:
                self._put_in(entry)

    def remove(self, paths: Iterable[str]) -> None:
        """Files that are gone."""
        for path in paths:
            entry = self._all.get(path)
            if entry is not None:
                place = self._find(entry)
                del self._all[path]
                self._hay.pop(path, None)
                if place >= 0:
                    self._take_out(place)

    def search(self, text: str, show: Show = Show.ALL) -> None:
        """List the games that have all the words, among those of a kind."""
        wanted = tuple(text.casefold().split())
        if (wanted, show) != (self._wanted, self._show):
            self._wanted, self._show = wanted, show
            self._rebuild()

    def prepare(self, most: int) -> bool:
        """Make some games ready to be searched; whether there are more to do."""
        for entry in self._all.values():
            if entry.path not in self._hay:
                if most == 0:
                    return True
                most -= 1
                self._hay[entry.path] = self._haystack(entry).casefold()
        return False

    def set_starred(self, liked: Callable[[Entry], bool]) -> None:
        """Other favourites."""
        self._liked = liked
        if self._show == Show.STARRED or self._column == Column.STAR:
            self._rebuild()
        elif self._rows:
            last = self.index(len(self._rows) - 1, Column.STAR)
            self.dataChanged.emit(self.index(0, Column.STAR), last)

    def refresh(self) -> None:
        """The same games in other words."""
        self._hay.clear()
        self._say_headings_again()
        self._rebuild()

    # Order

    def _place(self, row: int) -> int:
        """Rows are kept ascending; shown descending, they are counted from the end."""
        return len(self._rows) - 1 - row if self._down else row

    def _find(self, entry: Entry) -> int:
        key = self._key(entry)
        place = bisect_left(self._keys, key)
        there = place < len(self._keys) and self._keys[place] == key
        return place if there else -1

    def _rebuild(self) -> None:
        self.beginResetModel()
        fitting: Iterable[Entry] = self._all.values()
        if self._wanted or self._show != Show.ALL:
            fitting = [entry for entry in fitting if self._fits(entry)]
        pairs = [(self._key(entry), entry) for entry in fitting]
        pairs.sort(key=itemgetter(0))
        self._keys = [key for key, _ in pairs]
        self._rows = [entry for _, entry in pairs]
        self.endResetModel()

    def _put_in(self, entry: Entry) -> None:
        key = self._key(entry)
        place = bisect_left(self._keys, key)
        row = len(self._rows) - place if self._down else place
        self.beginInsertRows(QModelIndex(), row, row)
        self._keys.insert(place, key)
        self._rows.insert(place, entry)
        self.endInsertRows()

    def _take_out(self, place: int) -> None:
        row = self._place(place)
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._keys[place], self._rows[place]
        self.endRemoveRows()

    def _key(self, entry: Entry) -> Key:
        """Unique, for it ends with the path; broken files come first but for dates."""
        sound = not entry.fault or self._column == Column.WHEN
        first: Any = entry.when
        if self._column == Column.STAR:
            first = self._liked(entry)
        elif self._column == Column.PLAYERS:
            first = max((seat.total for seat in entry.seats), default=0)
        elif self._column == Column.ROUNDS:
            first = entry.round
        elif self._column == Column.EXTRAS:
            first = (len(entry.seats), entry.variant, entry.modules)
        elif self._column == Column.COURSE:
            first = _lead(entry)
        return (first if sound else _lowest(first), entry.when, entry.path)

    def _fits(self, entry: Entry) -> bool:
        kind = self._show
        if kind == Show.BROKEN:
            if not entry.fault:
                return False
        elif kind != Show.ALL and entry.fault:
            return False
        if kind in (Show.FINISHED, Show.OPEN) and entry.over != (kind == Show.FINISHED):
            return False
        if kind == Show.STARRED and not self._liked(entry):
            return False
        if kind == Show.BRANCHES and not entry.origin:
            return False
        if not self._wanted:
            return True
        hay = self._hay.get(entry.path)
        if hay is None:
            hay = self._hay[entry.path] = self._haystack(entry).casefold()
        return all(word in hay for word in self._wanted)


def _lead(entry: Entry) -> int:
    totals = sorted((seat.total for seat in entry.seats), reverse=True)
    return totals[0] - totals[1] if len(totals) > 1 else 0


_NOTHING: Final[dict[type, Any]] = {float: -1.0, int: -1_000_000, bool: False}


def _lowest(like: Any) -> Any:
    """Something of the same kind that comes first."""
    return _NOTHING.get(type(like), (0, "", ()))
