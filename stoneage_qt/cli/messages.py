"""Every word that the commands say to people: English templates with named placeholders.

`say` is the one door: it translates. The extractor of texts takes every text that is assigned in
this module.
"""

from typing import Final, NamedTuple

from stoneage_qt.cli.language import translated
from stoneage_qt.session.faults import Fault, SaveError


def say(template: str, /, **values: object) -> str:
    """The sentence for people, in their language, with its placeholders filled."""
    text = translated(template)
    return text.format(**values) if values else text


class _Texts(NamedTuple):
    """The sentences of the commands, by what they are for."""

    description: str = "The board game Stone Age for the desktop."
    epilog: str = (
        "Without a command, or with a saved game as the only argument, the window opens.\n"
        "Exit codes: 0 all is well, 1 a fault in a file or the answer is no, 2 wrong use,\n"
        "130 interrupted. Every command explains itself: stoneage-qt COMMAND --help"
    )
    commands: str = "commands"
    no_command: str = "there is no command and no file of that name: {name}"
    interrupted: str = "interrupted"
    no_output: str = "the output can't be written: {detail}"
    no_name: str = "must be the name of a file or folder"
    json_help: str = "print JSON for programs"
    save_file: str = "a saved game (.stoneage)"
    # play
    play_help: str = "open the window, or the given game in it (the default)"
    play_file: str = "a saved game to open"
    no_window: str = "the window can't be opened: {detail}"
    # verify
    verify_help: str = "check that saved games are legal from start to end"
    verify_description: str = (
        "Play saved games again through the rules and check every action, the result and the "
        "digest. Names the first bad action. Exit code 1 if any file is not sound."
    )
    sound_over: str = "sound; {actions} actions, ended in round {round}, points {totals}"
    sound_running: str = "sound; {actions} actions, in round {round}, points so far {totals}"
    # show
    show_help: str = "print a position and the log of a saved game"
    show_description: str = "Print a position of a saved game and the log that led to it."
    show_at: str = "the position after N actions (default: where the game was saved)"
    show_log: str = "how many actions of the log to print (default: 20)"
    show_altered: str = "warning: {path} was altered since it was saved; every action is legal"
    show_range: str = "--at must be between 0 and {most}"
    show_heading: str = (
        "{title}, begun {created} UTC; modules: {modules}; after {at} of {actions} actions"
    )
    show_untitled: str = "Game"
    show_no_modules: str = "none"
    position_plain: str = "round {round}; to decide: {who}"
    nobody_decides: str = "nobody, the game is over"
    dice_decide: str = "dice"
    row_score: str = "score"
    # simulate
    simulate_help: str = "let bots play each other"
    simulate_description: str = (
        "Play games between bots, without a window. The bots change seats from game to game; "
        "the same seed gives the same games. Igloos, animals and rewards have your own values "
        "if there is a components.json in your data directory."
    )
    game: str = "the game that is played: {games}"
    simulate_bots: str = "the levels that play, one for each seat; known: {levels}"
    simulate_games: str = "how many games (default: 100)"
    simulate_seed: str = "seed of the dice and cards (default: 0)"
    simulate_modules: str = "parts that the game can be played with, separated by commas: {modules}"
    simulate_rounds: str = "stop a game after this round and score it as it stands (default: 100)"
    simulate_save: str = "write every game into this folder"
    simulate_budget: str = "thinking time of bots that search, as a factor (default: 1)"
    simulate_players: str = "{least} to {most} bots are needed, not {count}"
    simulate_no_level: str = "no such level: {key} (known: {levels})"
    simulate_no_module: str = "no such module: {name} (known: {modules})"
    modules_need: str = "{modules} can only be played with {missing}: --modules {all}"
    modules_apart: str = "these modules do not go together: {modules}"
    simulate_speed: str = (
        "{games} games, {rounds:.1f} rounds and {actions:.0f} actions each; "
        "{games_per_second:.1f} games/s, {actions_per_second:.0f} actions/s"
    )
    simulate_columns: tuple[str, ...] = ("bot", "wins", "share", "points", "best", "worst", "rank")
    simulate_stopped: str = "interrupted: these are the games finished so far"
    simulate_none_finished: str = "interrupted: no game was finished"
    simulate_faults: str = "{level}: {count} faulty decisions, the first: {fault}"
    factor: str = "must be a number from 0.01 to 100"
    whole_number: str = "must be a whole number from {low} to {high}"
    # bench
    bench_help: str = "measure the speed of the engine"
    bench_description: str = (
        "Measure the engine and print it in absolute numbers and as a multiple of a fixed loop "
        "of plain Python, so that machines can be compared."
    )
    bench_check: str = "fail where anything costs over half as much again as FILE says"
    bench_write: str = "write what was measured to FILE, for --check"
    bench_window: str = "do not measure how long an empty window takes"
    bench_repeats: str = "the best of how many tries counts (default: 7)"
    bench_compiled: str = "{room}: compiled"
    bench_plain: str = "{room}: plain Python"
    bench_columns: tuple[str, ...] = ("one", "takes", "per second", "loops")
    bench_empty_window: str = "empty Qt window"
    bench_slow: str = "too slow: {name} takes {now:.3g} loops, allowed are {allowed:.3g}"
    bench_fine: str = "nothing is slower than {file} allows"
    # install-desktop
    desktop_help: str = "put the program into the menus of a Linux desktop"
    desktop_description: str = (
        "Write the menu entry, the icons, the file type of saved games and the software "
        "description into your own data directory; nothing of the system is touched."
    )
    desktop_remove: str = "take all of it away again"
    desktop_only_linux: str = "this is for Linux desktops; elsewhere the bundle brings its own icon"
    desktop_failed: str = "{path} can't be written: {detail}"
    desktop_done: str = "the program is in your menus now (files under {folder})"
    desktop_removed: str = "the program is out of your menus again (files under {folder} removed)"


TEXTS: Final = _Texts()

# What is wrong with a file. {path} comes first where several files may be meant.
FAULTS: Final[dict[Fault, str]] = {
    Fault.MISSING: "there is no such file",
    Fault.NOT_A_FILE: "this is not a file",
    Fault.UNREADABLE: "it can't be read: {detail}",
    Fault.TOO_LARGE: "it is too large for a saved game (over {limit} bytes)",
    Fault.TOO_MANY: "it holds more than {limit} records of progress",
    Fault.TOO_MUCH: "there would be too much in it; what was there is as it was",
    Fault.NOT_JSON: (
        "damaged, cut off or something else: it makes no sense from line {line}, column {column}"
    ),
    Fault.TOO_DEEP: "it is nested too deeply to be a file of this program",
    Fault.NOT_OURS: "this is not a saved game",
    Fault.NEWER_VERSION: (
        "it was saved by a newer version of this program "
        "(format {version}, this one knows up to {known})"
    ),
    Fault.UNKNOWN_VERSION: "its format {version} is not known",
    Fault.UNKNOWN_GAME: "a saved game of “{game}”, which this program does not have",
    Fault.NOT_ON_TABLE: "a saved game of “{game}”, which the window can't show yet",
    Fault.BAD_FIELD: "damaged: the field {field} is wrong ({problem}{value})",
    Fault.BAD_COMPONENTS: "damaged: the component values are wrong: {entry}: {problem}",
    Fault.BAD_SETUP: "damaged: no box of the game gives this set-up ({problem})",
    Fault.ILLEGAL_ACTION: "action {number} is not legal: {text} ({reason})",
    Fault.WRONG_RESULT: "damaged: the result told is not the one of the actions",
    Fault.WRONG_DIGEST: "every action is legal, but the file was altered since it was saved",
    Fault.NO_FOLDER: "it can't be written: there is no such folder",
    Fault.READ_ONLY: "it can't be written: no permission",
    Fault.DISK_FULL: "it can't be written: the disk is full",
    Fault.UNWRITABLE: "it can't be written: {detail}",
    Fault.KEPT: "not overwritten, because what is there can't be read as a saved game ({cause})",
    Fault.IN_USE: "another running program has it open",
}


def error_text(error: SaveError, *, with_path: bool = True) -> str:
    """The sentence for an error that the session reports by code."""
    values = dict(error.parameters)
    if values.get("value"):
        values["value"] = f": {values['value']}"
    sentence = say(FAULTS[error.code], **values)
    return f"{error.parameters['path']}: {sentence}" if with_path else sentence


# What argparse says by itself, for the catalogues.
PARSER: Final = (
    "usage: ",
    "options",
    "positional arguments",
    "show this help message and exit",
    "show program's version number and exit",
    "%(prog)s: error: %(message)s\n",
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
    "expected one argument",
    "expected at least one argument",
    "expected at most one argument",
    "ignored explicit argument %r",
    "not allowed with argument %s",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "ambiguous option: %(option)s could match %(matches)s",
)
