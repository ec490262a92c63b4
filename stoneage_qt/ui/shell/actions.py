"""Every command of the window: its words, its keys, its icon. One place, so that the sheet of
keys and the menus can't disagree."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from stoneage_qt.contract.face import THROW, MenuMove
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.shell.looks import Looks

if TYPE_CHECKING:
    from stoneage_qt.models.game import GameModel

translate = QCoreApplication.translate
Standard = QKeySequence.StandardKey


class Key(NamedTuple):
    """How a command is reached: standard keys, else own ones; and its icon."""

    keys: QKeySequence.StandardKey | tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False


COMMANDS: Final[dict[str, Key]] = {
    "new": Key(Standard.New, "new"),
    "rematch": Key((), "rematch"),
    "open": Key(Standard.Open, "open"),
    "library": Key(("Ctrl+L",), "library"),
    "save": Key(Standard.Save, "save"),
    "save_as": Key(("Ctrl+Shift+S",), ""),
    "pause": Key(("P",), "pause", checkable=True),
    "start_page": Key(("Alt+Home",), "back"),
    "quit": Key(("Ctrl+Q",), "close"),
    "undo": Key(Standard.Undo, "undo"),
    "redo": Key(("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    "roll": Key(("Ctrl+R",), "dice"),
    "hint": Key(("H",), "hint"),
    "demo": Key(("D",), "demo", checkable=True),
    "replay": Key(("R",), "replay"),
    "skip": Key(("S",), "speed"),
    "moves": Key(("M",), "moves"),
    "log": Key(("L",), "log"),
    "board": Key(("B",), "season"),
    "tableau": Key(("T", "V"), "person"),
    "gallery": Key(("G",), "library"),
    "side": Key(("F9",), "", checkable=True),
    "result": Key((), "trophy"),
    "review": Key(("Ctrl+E",), "review"),
    "zoom_in": Key(("Ctrl++", "Ctrl+="), "zoom_in"),
    "zoom_out": Key(("Ctrl+-",), "zoom_out"),
    "zoom_fit": Key(("Ctrl+0",), "zoom_fit"),
    "full_screen": Key(("F11",), "full_screen", checkable=True),
    "sound": Key((), "sound_on", checkable=True),
    "settings": Key(("Ctrl+,",), "settings"),
    "learn": Key((), "play"),
    "help": Key(("F1",), "help"),
    "keys": Key(("?",), "keyboard"),
    "about": Key((), "info"),
    "about_qt": Key((), ""),
}
MENUS: Final[dict[str, tuple[str, ...]]] = {
    "game": (
        *("new", "rematch", "", "open", "recent", "library", "save", "save_as", ""),
        *("pause", "start_page", "", "quit"),
    ),
    "move": ("undo", "redo", "", "roll", "hint", "demo", "", "replay", "skip"),
    "view": (
        *("moves", "log", "board", "tableau", "gallery", "side", "result", "review", ""),
        *("zoom_in", "zoom_out", "zoom_fit", "full_screen"),
    ),
    "settings_menu": ("sound", "language", "theme", "", "settings"),
    "help_menu": ("help", "learn", "keys", "", "about", "about_qt"),
}


class Actions(QObject):
    """All commands, and the menus they stand in.

    Attributes:
        recent, language, theme: submenus that others fill.
    """

    def __init__(self, window: QMainWindow, looks: Looks) -> None:
        super().__init__(window)
        self._looks = looks
        self._actions: dict[str, QAction] = {}
        for name, key in COMMANDS.items():
            action = QAction(window)
            action.setObjectName(name)
            action.setCheckable(key.checkable)
            if isinstance(key.keys, tuple):
                action.setShortcuts([QKeySequence(text) for text in key.keys])
            else:
                action.setShortcuts(key.keys)
            window.addAction(action)
            self._actions[name] = action
        self.recent = QMenu(window)
        self.language = QMenu(window)
        self.theme = QMenu(window)
        self._menus = {name: window.menuBar().addMenu("") for name in MENUS}
        submenus = {"recent": self.recent, "language": self.language, "theme": self.theme}
        for name, entries in MENUS.items():
            for entry in entries:
                if entry in submenus:
                    self._menus[name].addMenu(submenus[entry])
                elif entry:
                    self._menus[name].addAction(self._actions[entry])
                else:
                    self._menus[name].addSeparator()
        self._moves: dict[str, MenuMove] = {}
        self._added: dict[str, QAction] = {}
        self._painted = ""
        self._reasons: dict[str, str] = {}
        for menu in self._menus.values():
            menu.aboutToShow.connect(self.paint_icons)
        self.retranslate()
        looks.changed.connect(self._on_looks)

    def __getitem__(self, name: str) -> QAction:
        """A command by its name."""
        return self._actions[name]

    def follow(self, game: "GameModel") -> None:
        """Press what is on in this game; what was pressed in another one held for that."""
        for name, changed, now in (
            ("pause", game.pausedChanged, game.paused),
            ("demo", game.demoChanged, game.demo),
        ):
            self._actions[name].setChecked(now)
            changed.connect(self._actions[name].setChecked)

    def show_moves(self, moves: Sequence[MenuMove]) -> None:
        """What the game on the table adds to the menu of moves."""
        self._moves = {move.key: move for move in moves if move.key != THROW}
        for key in self._moves:
            if key in self._added:
                continue
            self._added[key] = action = QAction(self)
            action.triggered.connect(lambda _=False, key=key: self._do_move(key))
            self._menus["move"].insertAction(self._actions["hint"], action)
        for key, action in self._added.items():
            move = self._moves.get(key)
            action.setVisible(move is not None)
            action.setEnabled(move is not None and move.do is not None)
            if move is not None:
                # The key is told, not taken: it belongs to the table.
                action.setText(f"{move.words}\t{move.keys}")

    def _do_move(self, key: str) -> None:
        move = self._moves.get(key)
        if move is not None and move.do is not None:
            move.do()

    def sheet(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The keys by menu: heading, then words and keys of each command that has some."""
        result: list[tuple[str, list[tuple[str, str]]]] = []
        for name, entries in MENUS.items():
            rows: list[tuple[str, str]] = []
            for entry in entries:
                action = self._actions.get(entry)
                if action is not None and not action.shortcut().isEmpty():
                    native = QKeySequence.SequenceFormat.NativeText
                    # A standard key has names on media keyboards too: the first one is enough.
                    own = isinstance(COMMANDS[entry].keys, tuple)
                    shown = action.shortcuts() if own else action.shortcuts()[:1]
                    keys = [key.toString(native) for key in shown]
                    rows.append((action.text().replace("&", "").rstrip("…"), "  ".join(keys)))
            result.append((self._menus[name].title().replace("&", ""), rows))
        return result

    def leave(self, letters: str) -> None:
        """Leave these letters to the game on the table; its other keys a command keeps."""
        for name, key in COMMANDS.items():
            if isinstance(key.keys, tuple) and len(key.keys) > 1:
                wanted = [QKeySequence(text) for text in key.keys if text not in letters]
                if wanted != self._actions[name].shortcuts():
                    self._actions[name].setShortcuts(wanted)
                    self._write_tip(name)

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        for name, words in _words().items():
            self._actions[name].setText(words)
        for name, words in _menu_words().items():
            self._menus[name].setTitle(words)
        self.recent.setTitle(translate("Actions", "Open &recent"))
        self.language.setTitle(translate("Actions", "&Language"))
        self.theme.setTitle(translate("Actions", "&Colours"))
        for name, action in self._actions.items():
            self._write_tip(name)
            if name == "quit":
                action.setMenuRole(QAction.MenuRole.QuitRole)

    def _write_tip(self, name: str) -> None:
        action = self._actions[name]
        plain = action.text().replace("&", "").rstrip("…")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = translate("Actions", "{command} ({keys})").format(command=plain, keys=keys)
        lines = (tip if keys else plain, self._reasons.get(name, ""))
        action.setToolTip(plain_tip("\n".join(filter(None, lines))))

    def give_reason(self, name: str, reason: str) -> None:
        """Say beside a command why it can't be used now; "" where it can."""
        if self._reasons.get(name, "") != reason:
            self._reasons[name] = reason
            self._write_tip(name)
            # Menus show tips only where there is more to say than what they say anyway.
            for menu, entries in MENUS.items():
                told = any(self._reasons.get(entry) for entry in entries)
                self._menus[menu].setToolTipsVisible(told)

    def reason(self, name: str) -> str:
        """Why a command can't be used now; "" where it can, or nobody knows."""
        return self._reasons.get(name, "")

    def fill_choice(
        self, menu: QMenu, choices: list[tuple[str, str]], current: str
    ) -> QActionGroup:
        """Choices of which one holds, as (value, words); the group tells what is chosen."""
        menu.clear()
        group = QActionGroup(menu)
        for value, words in choices:
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setData(value)
            action.setChecked(value == current)
            group.addAction(action)
        return group

    def paint_icons(self) -> None:
        """Draw the icons in the ink of the theme; not before anybody sees them."""
        if self._painted == self._looks.theme.name:
            return
        self._painted = self._looks.theme.name
        for name, key in COMMANDS.items():
            if key.icon:
                self._actions[name].setIcon(self._looks.icon(key.icon))

    def _on_looks(self) -> None:
        if self._painted:
            self.paint_icons()


def _menu_words() -> dict[str, str]:
    return {
        "game": translate("Actions", "&Game"),
        "move": translate("Actions", "&Move"),
        "view": translate("Actions", "&View"),
        "settings_menu": translate("Actions", "&Settings"),
        "help_menu": translate("Actions", "&Help"),
    }


def _words() -> dict[str, str]:
    return {
        "new": translate("Actions", "&New…"),
        "rematch": translate("Actions", "&Rematch"),
        "open": translate("Actions", "&Open…"),
        "library": translate("Actions", "&Library"),
        "save": translate("Actions", "&Save"),
        "save_as": translate("Actions", "Save &as…"),
        "pause": translate("Actions", "&Pause"),
        "start_page": translate("Actions", "S&tart page"),
        "quit": translate("Actions", "&Quit"),
        "undo": translate("Actions", "&Undo"),
        "redo": translate("Actions", "Re&do"),
        "roll": translate("Actions", "&Roll the dice"),
        "hint": translate("Actions", "&Hint"),
        "demo": translate("Actions", "De&mo"),
        "replay": translate("Actions", "Show the last &turns again"),
        "skip": translate("Actions", "&Skip the animation"),
        "moves": translate("Actions", "&Moves"),
        "log": translate("Actions", "&Log"),
        "board": translate("Actions", "&Board"),
        "tableau": translate("Actions", "Next player's &tableau"),
        "gallery": translate("Actions", "&Cards and buildings"),
        "side": translate("Actions", "&Players and moves"),
        "result": translate("Actions", "&Result"),
        "review": translate("Actions", "Re&view the game"),
        "zoom_in": translate("Actions", "Zoom &in"),
        "zoom_out": translate("Actions", "Zoom &out"),
        "zoom_fit": translate("Actions", "&Whole board"),
        "full_screen": translate("Actions", "&Full screen"),
        "sound": translate("Actions", "&Sound"),
        "settings": translate("Actions", "&Configure…"),
        "learn": translate("Actions", "&Learn by playing"),
        "help": translate("Actions", "&Rules"),
        "keys": translate("Actions", "&Keys"),
        "about": translate("Actions", "&About Stone Age Qt"),
        "about_qt": translate("Actions", "About &Qt"),
    }
