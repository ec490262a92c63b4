"""What the commands of the menus do, and when they can be used."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from stoneage_qt.contract.face import THROW, MenuMove
from stoneage_qt.games import face_of, shown_game
from stoneage_qt.models.game import GameModel
from stoneage_qt.ui.board_kit.popover import open_question

if TYPE_CHECKING:
    from stoneage_qt.ui.shell.window import MainWindow

translate = QCoreApplication.translate

# Commands that make sense only while the board is shown.
BOARD_ONLY: Final = (
    *("pause", "demo", "skip", "moves", "log", "board", "tableau", "side"),
    *("zoom_in", "zoom_out", "zoom_fit"),
)


def commands_of(window: "MainWindow") -> dict[str, Callable[..., object]]:
    """What each command does, by its name."""
    dialogs = window.dialogs
    return {
        "new": window.choose_game,
        "rematch": window.rematch,
        "open": window.files.ask_open,
        "library": window.library.show,
        "save": window.save,
        "save_as": window.save_as,
        "pause": lambda on: _pause(window, on),
        "start_page": window.show_start,
        "quit": window.close,
        "undo": lambda: window.with_game(GameModel.undo),
        "redo": lambda: window.with_game(GameModel.redo),
        "roll": lambda: _throw(window),
        "hint": window.ask_hint,
        "demo": window.questions.set_demo,
        "replay": lambda: window.with_game(window.toggle_replay),
        "skip": lambda: window.with_page(lambda page: page.board.skip()),
        "moves": lambda: window.with_page(lambda page: page.show_moves()),
        "log": lambda: window.with_page(lambda page: page.show_log()),
        "board": lambda: window.with_page(lambda page: page.board.setFocus()),
        "tableau": lambda: window.with_page(lambda page: page.board.visit_next()),
        "gallery": lambda: dialogs.show_gallery(window.table.game, game_in_sight(window)),
        "side": lambda on: window.with_page(lambda page: page.set_side_visible(on)),
        "result": window.show_result,
        "review": window.review_game,
        "zoom_in": lambda: window.with_page(lambda page: page.board.zoom_in()),
        "zoom_out": lambda: window.with_page(lambda page: page.board.zoom_out()),
        "zoom_fit": lambda: window.with_page(lambda page: page.board.zoom_fit()),
        "full_screen": window.set_full_screen,
        "sound": lambda on: window.set_setting("sound", on),
        "settings": dialogs.show_settings,
        "learn": window.learn,
        "help": window.show_help,
        "keys": lambda: dialogs.show_keys(game_in_sight(window)),
        "about": dialogs.show_about,
        "about_qt": QApplication.aboutQt,
    }


def game_in_sight(window: "MainWindow") -> str:
    """The key of the game that the page is about, or of the one that was played last."""
    face = getattr(window.stack.currentWidget(), "face", None)
    if face is not None:
        return str(face.key)
    game = window.table.game
    usual = shown_game(window.desk.settings.new_game.game)
    return usual if game is None else game.match.rules.key


def _pause(window: "MainWindow", on: bool) -> None:
    window.with_game(lambda game: game.set_paused(on))
    window.with_page(lambda page: page.say_paused())


def _throw(window: "MainWindow") -> None:
    """Throw dice that wait; in some games somebody decides to do so, but not past a question."""
    game = window.table.game
    if game is not None and not game.roll() and not _asked(window):
        move = next((move for move in _moves(window) if move.key == THROW), None)
        if move is not None and move.do is not None:
            move.do()


def _asked(window: "MainWindow") -> bool:
    return window.page is not None and open_question(window.page) is not None


def _moves(window: "MainWindow") -> Sequence[MenuMove]:
    """What the table adds to the menu, while it is played at."""
    page = window.page
    if page is None or window.stack.currentWidget() is not page:
        return ()
    found: Sequence[MenuMove] = page.board.menu_moves()
    return found


def why_no_undo(game: GameModel) -> str:
    """Why nothing can be taken back in a game at this moment, in a sentence."""
    if game.guided:
        return translate("Actions", "In a lesson nothing is taken back.")
    if game.replaying:
        return translate("Actions", "The last turns are being shown again.")
    match = game.match
    if match.is_over:
        return translate("Actions", "The game is over; only a practice game can be taken back.")
    barrier = match.undo_barrier()
    if barrier is None:
        return translate("Actions", "There is no decision of yours to take back.")
    if any(match.rules.throw_of(event) for event in match.events_at(barrier)):
        return translate("Actions", "Dice have fallen since your last decision, and were seen.")
    return translate("Actions", "A card or an answer has been seen since your last decision.")


def tell_why_not(window: "MainWindow", event: QKeyEvent) -> bool:
    """A key of a command that can't be used says why; whether it was one."""
    pressed = QKeySequence(event.keyCombination())
    for name in ("undo", "gallery"):
        reason = window.actions_.reason(name)
        if reason and pressed in window.actions_[name].shortcuts():
            window.messages.remark(reason)
            return True
    return False


def _why_no_gallery(window: "MainWindow") -> str:
    """Why there are no components to be looked at; "" where there are."""
    face = face_of(game_in_sight(window))
    if face.has_gallery:
        return ""
    words = translate("Actions", "{game} has no such list; the rules (F1) explain its cards.")
    return words.format(game=face.title())


def update_commands(window: "MainWindow") -> None:
    """Only what can be done now can be chosen."""
    game = window.table.game
    playing = game is not None and window.stack.currentWidget() is window.page
    moves = _moves(window)
    throws = any(move.key == THROW and move.do is not None for move in moves)
    enabled = {
        "undo": playing and game is not None and game.can_undo(),
        "redo": playing and game is not None and game.can_redo(),
        "roll": throws or (playing and game is not None and game.awaits_roll()),
        "hint": playing and game is not None and game.actor_is_person(),
        "replay": playing and game is not None and game.match.index > 0,
        "rematch": game is not None,
        "result": game is not None and game.match.is_over,
        "review": game is not None and bool(game.match.actions),
        "save": game is not None,
        "save_as": game is not None,
    }
    for name in BOARD_ONLY:
        enabled[name] = playing
    window.actions_.leave(window.page.face.letters if playing and window.page else "")
    window.actions_.show_moves(moves)
    for name, on in enabled.items():
        window.actions_[name].setEnabled(bool(on))
    undo = playing and game is not None and not game.can_undo()
    window.actions_.give_reason("undo", why_no_undo(game) if undo and game is not None else "")
    no_gallery = _why_no_gallery(window)
    window.actions_["gallery"].setEnabled(not no_gallery)
    window.actions_.give_reason("gallery", no_gallery)
    side_shown = window.page is None or window.page.side_shown()
    window.actions_["side"].setChecked(side_shown)
