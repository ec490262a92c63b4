"""A layout that goes on in the next line where the window is narrow."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class Flow(QLayout):
    """Things from left to right, in the middle of a line that is as high as the highest."""

    def __init__(self, spacing: int = 6, *, to_the_right: bool = False) -> None:
        """`to_the_right`: each line ends at the right edge, as buttons do; none stands alone."""
        super().__init__()
        self._to_the_right = to_the_right
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Behind all others."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """One of them."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """One of them, which leaves."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Neither."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Fewer in a line make more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All lines together."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self.spacing() * max(0, len(shown) - 1)
        height = max((size.height() for size in shown), default=0)
        return self._with_margins(QSize(width, height))

    def minimumSize(self) -> QSize:
        """The widest of them."""
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return self._with_margins(size)

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        room = rect.marginsRemoved(margins)
        y = room.y()
        for line in self._even_lines(room.width()):
            height = max(item.sizeHint().height() for item in line)
            if move:
                self._place(line, room, y, height)
            y += height + self.spacing()
        return y - self.spacing() - rect.y() + margins.bottom() if y > room.y() else 0

    def _even_lines(self, width: int) -> list[list[QLayoutItem]]:
        """As few lines as there is room for; buttons are spread over them evenly."""
        lines = self._lines(width)
        if not self._to_the_right:
            return lines
        few = len(lines)
        widths = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        ends = (sum(widths[:n]) + self.spacing() * (n - 1) for n in range(1, len(widths) + 1))
        for end in ends:
            if end <= width and len(found := self._lines(end)) == few:
                return found
        return lines

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = width + 1
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if used + self.spacing() + wide > width:
                lines.append([])
                used = -self.spacing()
            lines[-1].append(item)
            used += self.spacing() + wide
        return lines

    def _place(self, line: list[QLayoutItem], room: QRect, y: int, height: int) -> None:
        x = room.x()
        if self._to_the_right:
            used = sum(item.sizeHint().width() for item in line) + self.spacing() * (len(line) - 1)
            x += max(0, room.width() - used)
        for item in line:
            hint = item.sizeHint()
            size = QSize(min(hint.width(), room.width()), hint.height())
            item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
            x += size.width() + self.spacing()
