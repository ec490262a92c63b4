"""A picture of each game, to choose one by; where there is only one, nothing is asked."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from stoneage_qt.games import face_of, with_face
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.shell.desk import Desk

WIDTH, HEIGHT = 104, 52


class GamePictures(QWidget):
    """A row of pictures with the games' names.

    Attributes:
        buttons: by the key of the game.

    Signals:
        chosen(key): another game.
    """

    chosen = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, under: bool = False) -> None:
        """`under`: as in `stand`."""
        super().__init__(parent)
        self._desk = desk
        self._painted = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.paint_now)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for key in with_face():
            self.buttons[key] = self._button(key)
            row.addWidget(self.buttons[key], 1)
        if len(self.buttons) < 2:
            self.hide()
        self.stand(under)
        desk.looks.changed.connect(self._on_looks)
        self.retranslate()

    def _button(self, key: str) -> QToolButton:
        made = QToolButton()
        made.setCheckable(True)
        made.setProperty("kind", "game")
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.clicked.connect(lambda: self.chosen.emit(key))
        self._group.addButton(made)
        return made

    def stand(self, under: bool) -> None:
        """The names stand under the pictures, or beside them where there is room."""
        way = Qt.ToolButtonStyle
        for button in self.buttons.values():
            button.setToolButtonStyle(
                way.ToolButtonTextUnderIcon if under else way.ToolButtonTextBesideIcon
            )

    def show_game(self, key: str) -> None:
        """This one is chosen."""
        self.buttons[key].setChecked(True)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        for key, button in self.buttons.items():
            face = face_of(key)
            button.setText(face.title())
            button.setAccessibleDescription(face.subtitle())
            button.setToolTip(plain_tip(face.subtitle()))

    def showEvent(self, event: QShowEvent) -> None:
        """What takes no time; the sceneries follow the first frame, which waits for nobody."""
        super().showEvent(event)
        if not self._painted:
            self._on_looks()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Now it is seen: the pictures are worth their time."""
        super().paintEvent(event)
        if not self._painted:
            self._later.start()

    def paint_now(self) -> None:
        """Paint the sceneries for the present looks."""
        self._painted = True
        self._give_pictures()

    def _on_looks(self) -> None:
        self._painted = False
        if self.isVisible():
            self._give_pictures()

    def _give_pictures(self) -> None:
        size = QSize(self._desk.looks.px(WIDTH), self._desk.looks.px(HEIGHT))
        for key, button in self.buttons.items():
            button.setIconSize(size)
            button.setIcon(self._picture(key, size))

    def _picture(self, key: str, size: QSize) -> QIcon:
        face, dpr = face_of(key), self.devicePixelRatioF()
        picture = QPixmap(size * dpr)
        picture.setDevicePixelRatio(dpr)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, size.width(), size.height())
        scenery = face.make_scenery(self._desk)
        if self._painted:
            scenery.paint(painter, rect, 0, face.variant_of({}))
        else:
            scenery.paint_at_once(painter, rect, 0)
        painter.end()
        return QIcon(picture)
