"""Tabs whose icons are as large as their words, and give way to them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from stoneage_qt.ui.panels.widgets import restyle

TAB_ICON: Final = 16
# What a crowded tab saves at both sides (`QTabBar[crowded]` of the style sheet).
_MARGINS: Final = 16


class Tabs(QTabWidget):
    """Pages under tabs; where not all tabs have room, first icons and then margins are left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self._icons: Sequence[QIcon] = ()
        self._icons_width = 0

    def set_icons(self, icons: Sequence[QIcon], px: int) -> None:
        """One of so many pixels for each tab; by itself Qt keeps them small beside large text."""
        self._icons = icons
        self.setIconSize(QSize(px, px))
        self._show_icons(False)
        without = self.tabBar().sizeHint().width()
        self._show_icons(True)
        self._icons_width = self.tabBar().sizeHint().width() - without
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Other words, or larger ones."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self._fit()
        return done

    def _show_icons(self, shown: bool) -> None:
        for number, icon in enumerate(self._icons):
            self.setTabIcon(number, icon if shown else QIcon())

    def _fit(self) -> None:
        if not self._icons or not self.isVisible():
            return
        bar, px = self.tabBar(), self.iconSize().width()
        icons = self._icons_width
        margins = len(self._icons) * _MARGINS * px // TAB_ICON
        shown, crowded = not self.tabIcon(0).isNull(), bool(bar.property("crowded"))
        words = bar.sizeHint().width() - (icons if shown else 0) + (margins if crowded else 0)
        if shown != (words + icons <= self.width()):
            self._show_icons(not shown)
        restyle(bar, "crowded", words > self.width())
