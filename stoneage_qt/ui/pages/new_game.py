"""The new-game page: which game, its seats, what it asks. Enter starts."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from stoneage_qt.bots.levels import level_of
from stoneage_qt.contract import Minds
from stoneage_qt.games import face_of, minds_of, shown_game
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.session.settings import NewGame
from stoneage_qt.ui.pages.backdrop import Backdrop
from stoneage_qt.ui.pages.game_form import GameForm
from stoneage_qt.ui.pages.game_pictures import GamePictures
from stoneage_qt.ui.pages.sheet import SheetArea
from stoneage_qt.ui.panels.widgets import button, label, set_icon
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.up_to_date import UpToDate

SHEET_WIDTH = 860
NARROW = 600


class NewGamePage(UpToDate, Backdrop):
    """Chooses a game.

    Attributes:
        form: what is chosen of the game.

    Signals:
        accepted(choice): start this `NewGame`.
        cancelled(): back to the page before.
        levelsChosen(game, levels): these bots would play; `show_level_fault` takes what is wrong.
    """

    accepted = Signal(object)
    cancelled = Signal()
    levelsChosen = Signal(str, object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, face_of(shown_game(desk.settings.new_game.game)), parent)
        self._title = label("heading")
        self.games = GamePictures(desk)
        self.form = GameForm(desk, self.face)
        self._fault = label("danger", wrap=True)
        self._level_faults: dict[tuple[str, str], str] = {}
        self._go = button(self._accept, "primary", tall=True)
        self._back = button(self.cancelled.emit, "flat")
        self._build()
        self.games.chosen.connect(self.choose_game)
        self._connect()
        self.retranslate()
        self.show_choice(desk.settings.new_game)
        self.follow(desk.looks)
        self.on_looks()

    def _build(self) -> None:
        sheet = QWidget()
        self._column = column = QVBoxLayout(sheet)
        column.setContentsMargins(26, 10, 26, 6)
        column.setSpacing(9)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.games)
        column.addLayout(self._head)
        column.addWidget(self.form, 1)
        foot = QWidget()
        end = QHBoxLayout(foot)
        end.setContentsMargins(26, 6, 26, 12)
        end.addWidget(self._back)
        end.addWidget(self._fault, 1)
        end.addWidget(self._go)
        self._area = SheetArea(sheet, foot)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._area)

    def _connect(self) -> None:
        self.form.changed.connect(self._check)
        self.form.variantChanged.connect(self._on_variant)

    # What is chosen

    def choose_game(self, key: str) -> None:
        """Another game, as it was last chosen; else who plays stays, as far as it knows them."""
        if key == self.form.face.key:
            return
        chosen = self.form.choice()
        before, self.form = self.form, GameForm(self.desk, face_of(key))
        self._column.replaceWidget(before, self.form)
        before.hide()
        before.deleteLater()
        self._connect()
        self._fit_form()
        self.show_choice(self.desk.settings.last_choice(key) or chosen)

    def choice(self) -> NewGame:
        """Everything as it is chosen now."""
        return self.form.choice()

    def show_choice(self, choice: NewGame) -> None:
        """Show what was chosen the last time."""
        game = self.form.face.key
        self.games.show_game(game)
        self.form.show_choice(choice)
        self._on_variant()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self._title.setText(self.tr("New game"))
        self._go.setText(self.tr("Start the game"))
        self._back.setText(self.tr("Back"))
        self.games.retranslate()
        self.form.retranslate()
        self._check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, wherever the focus is; Escape goes back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        self._fit_form()

    def showEvent(self, event: QShowEvent) -> None:
        """Only who sees the page wants to know whether its bots can play."""
        super().showEvent(event)
        self._ask_levels()

    def show_level_fault(self, game: str, level: str, why: str) -> None:
        """Say so where a chosen bot can't play as it should."""
        self._level_faults[game, level] = why
        self._tell_fault()

    def set_focus(self) -> None:
        """Where the keyboard begins: Enter starts at once."""
        self._go.setFocus()

    # Inside

    def _fit_form(self) -> None:
        narrow = self.width() < self.desk.looks.px(NARROW)
        way = QBoxLayout.Direction
        self._head.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self.games.stand(under=narrow)
        self.form.stand(narrow)

    def _on_variant(self) -> None:
        self.set_scenery(self.form.face, self.form.variant())

    def _check(self) -> None:
        self._go.setEnabled(self._is_complete())
        self._tell_fault()
        if self.isVisible():
            self._ask_levels()

    def _has_players(self) -> bool:
        return self.form.players() >= min(self.form.face.rules.players)

    def _is_complete(self) -> bool:
        return self.form.is_told() and self._has_players()

    def _ask_levels(self) -> None:
        game = self.form.face.key
        levels = [key for key in self.form.levels() if (game, key) not in self._level_faults]
        if levels:
            self.levelsChosen.emit(game, levels)

    def _tell_fault(self) -> None:
        """What is wrong with the choice; a bot without its weights is no reason not to play."""
        words = why = ""
        face = self.form.face
        for level in self.form.levels():
            if fault := self._level_faults.get((face.key, level)):
                why = fault
                other = unlearned(minds_of(face.key), level)
                words = self.tr("{bot} cannot load what it has learnt; {other} plays instead.")
                words = words.format(bot=face.words.level(level), other=face.words.level(other))
        if not self._has_players():
            least = min(face.rules.players)
            words = self.tr("Players needed: {n} or more.").format(n=least)
            if least == 2:
                words = self.tr("At least two players are needed.")
        elif not self._is_complete():
            words = self.tr("Type the command of the program that is to play.")
        self._fault.setText(words)
        self._fault.setToolTip(plain_tip(why))

    def _accept(self) -> None:
        if self._is_complete():
            choice = self.choice()
            # A seed is meant for one game: the next one is drawn anew unless it is given again.
            self.desk.store.remember_choice(replace(choice, seed=None))
            self.form.seed.clear()
            self.accepted.emit(choice)

    def on_looks(self) -> None:
        """Take over colours and sizes of the moment."""
        looks = self.desk.looks
        self._area.set_wide(looks.px(SHEET_WIDTH))
        set_icon(self._go, looks.accent_icon("play"), looks.px(22))
        set_icon(self._back, looks.icon("back"), looks.px(18))
        self.form.retranslate()


def unlearned(minds: Minds, level: str) -> str:
    """The level that plays where no weights can be loaded; the learned ones share them."""
    found = level_of(minds, level)
    return unlearned(minds, found.lower) if found.learned else level
