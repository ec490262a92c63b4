"""What buildings cost: a row each, with hollow icons for what the hand lacks."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from stoneage_qt.games.inka.rules import bargains
from stoneage_qt.games.inka.rules.constants import COST_NAMES, MAIN
from stoneage_qt.games.inka.rules.questions import why_none
from stoneage_qt.games.inka.ui.table.kit import Kit, explain, kind_picture
from stoneage_qt.games.inka.ui.words import names
from stoneage_qt.games.inka.ui.words.reasons import missing_text, none_text
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.keyboard_focus import shows_focus
from stoneage_qt.ui.panels.widgets import label, restyle
from stoneage_qt.ui.words.language import capital

translate = QCoreApplication.translate
_SIDE = 21


class CostIcon(QAbstractButton):
    """One card of a cost: painted where it is in the hand, hollow where it is missing."""

    def __init__(self, kit: Kit, kind: int) -> None:
        super().__init__()
        self._kit = kit
        self.kind = kind
        self.hollow = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_hollow(self, hollow: bool, tip: str) -> None:
        """Whether the hand lacks it."""
        explain(self, tip)
        if hollow == self.hollow:
            return
        self.hollow = hollow
        pointing = Qt.CursorShape.PointingHandCursor if hollow else Qt.CursorShape.ArrowCursor
        self.setCursor(pointing)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if hollow else Qt.FocusPolicy.NoFocus)
        self.update()

    def sizeHint(self) -> QSize:
        """A small square."""
        side = self._kit.px(_SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Nothing of it is left out."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The icon; hollow: faint, in a broken ring that asks to be clicked."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hollow:
            pen = QPen(self._kit.colour("border_strong"), 1.2, Qt.PenStyle.DashLine)
            if self.underMouse() or shows_focus(self):
                pen = QPen(self._kit.colour("accent"), 2.2)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box)
            painter.setOpacity(0.3)
        self._kit.paint(self, painter, kind_picture(self.kind), box.adjusted(1, 1, -1, -1))


class Costs(QWidget):
    """A row for road, settlement, city and development card.

    Signals:
        needed(cost, kind): somebody wants a card that is missing for COST_ROAD ….

    Attributes:
        names: of what is built, strong where it can be built now; else the tooltip says why not.
        icons: the cards of each cost.
    """

    needed = Signal(int, int)

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._kit = kit
        self.names: list[QLabel] = []
        self._rows: list[QHBoxLayout] = []
        self.icons: list[list[CostIcon]] = [[] for _ in COST_NAMES]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        for row in range(len(COST_NAMES)):
            name = label("caption")
            icons = QHBoxLayout()
            icons.setSpacing(0)
            grid.addWidget(name, row, 0)
            grid.addLayout(icons, row, 1, Qt.AlignmentFlag.AlignLeft)
            self.names.append(name)
            self._rows.append(icons)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: int) -> None:
        """What the seat's hand has and lacks; all of it where nobody may look."""
        s = self._kit.state
        seen = self._kit.eyes.sees(seat)
        asks = seen and s.phase == MAIN and s.actor == seat
        for cost, price in enumerate(s.components.costs):
            kinds = [kind for kind, count in enumerate(price) for _ in range(count)]
            self._fit(cost, kinds)
            self.names[cost].setText(capital(names.purchase_name(cost)))
            left = list(s.players[seat].hand) if seen else list(price)
            payable = True
            for icon in self.icons[cost]:
                here = left[icon.kind] > 0
                left[icon.kind] -= 1
                payable = payable and here
                icon.set_hollow(not here, self._tip(cost, icon.kind, here, asks))
            why = why_none(s, seat, cost)
            strong = asks and payable and why is None
            restyle(self.names[cost], "class", "strong" if strong else "caption")
            lacks = missing_text(s, seat, cost) if seen else ""
            self.names[cost].setToolTip(plain_tip(none_text(cost, why) if why else lacks))

    def _fit(self, cost: int, kinds: list[int]) -> None:
        """As many icons as cards; another match may have other costs."""
        if [icon.kind for icon in self.icons[cost]] == kinds:
            return
        for icon in self.icons[cost]:
            self._rows[cost].removeWidget(icon)
            icon.deleteLater()
        self.icons[cost] = [CostIcon(self._kit, kind) for kind in kinds]
        for icon in self.icons[cost]:
            self._rows[cost].addWidget(icon)
            icon.clicked.connect(lambda _=False, cost=cost, icon=icon: self._want(cost, icon))

    def _want(self, cost: int, icon: CostIcon) -> None:
        if icon.hollow:
            self.needed.emit(cost, icon.kind)

    def _tip(self, cost: int, kind: int, here: bool, asks: bool) -> str:
        name = names.kind_name(kind)
        if here or not asks:
            return capital(name)
        s = self._kit.state
        way = bargains.way_to(s, s.active, s.components.costs[cost])
        if way is None:
            return translate("InkaTable", "{kind} is missing. Click to ask for it.").format(
                kind=capital(name)
            )
        deals = " · ".join(exchange_text(action.give, action.take) for action in way.exchanges)
        words = translate("InkaTable", "{kind} is missing. With the supply: {deals}")
        return words.format(kind=capital(name), deals=deals)


def exchange_text(give: tuple[int, ...], take: tuple[int, ...]) -> str:
    """An exchange in short: 3 wood → 1 ore."""
    return f"{names.cards_text(give)} → {names.cards_text(take)}"
