"""`screenshot FILE.png`: a picture of any position or page, without a screen."""

import argparse
import re

from stoneage_qt.cli.messages import TEXTS, say
from stoneage_qt.cli.output import (
    EXIT_FAULT,
    EXIT_OK,
    EXIT_USAGE,
    add_game_argument,
    complain,
    named,
    seed_number,
    whole_or_none,
)

PAGES = (
    "start",
    "new",
    "game",
    "end",
    "handover",
    "lesson",
    "library",
    "statistics",
    "dice",
    "review",
    "graphs",
    "report",
    "settings",
    "keys",
    "about",
    "help",
    "gallery",
)


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `screenshot`."""
    parser = commands.add_parser(
        "screenshot",
        help=say("render a position or a page into a picture"),
        description=say("Render a position or a page into a picture; no screen is needed."),
    )
    parser.add_argument(
        "file", metavar="FILE.png", type=named, nargs="?", help=say("the picture to write")
    )
    parser.add_argument(
        "--gallery",
        metavar="DIR",
        type=named,
        help=say("write contact sheets of all art and the main pages in all seasons instead"),
    )
    add_game_argument(parser)
    parser.add_argument("--save", metavar="F", type=named, help=say("a saved game (.stoneage)"))
    parser.add_argument(
        "--analyse", action="store_true", help=say("let the bots judge the reviewed game first")
    )
    parser.add_argument(
        "--at", metavar="N", type=whole_or_none, help=say("the position after N actions")
    )
    parser.add_argument(
        "--size", metavar="WxH", type=_size, default=(1280, 800), help=say("size of the window")
    )
    parser.add_argument(
        "--scale", metavar="S", type=_scale, default=1.0, help=say("pixels per point, as 2")
    )
    parser.add_argument(
        "--ui-scale", metavar="S", type=_scale, default=1.0, help=say("size of text, as 1.5")
    )
    parser.add_argument("--lang", metavar="CODE", default="en", help=say("language, as de"))
    parser.add_argument(
        "--season",
        metavar="S",
        help=say("season of the board, where the game has several"),
    )
    parser.add_argument(
        "--theme", choices=("light", "dark"), default="light", help=say("day or night colours")
    )
    parser.add_argument("--page", choices=PAGES, default="game", help=say("what to show"))
    parser.add_argument(
        "--seed", metavar="N", type=seed_number, default=7, help=say("of the bots' game")
    )
    parser.set_defaults(run=run, parser=parser)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(say("a size is written as 1280x800"))
    return int(found[1]), int(found[2])


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4.0:
        raise argparse.ArgumentTypeError(say("a scale is a number from 0.5 to 4"))
    return scale


def run(arguments: argparse.Namespace) -> int:
    """Render; only here Qt is loaded."""
    from stoneage_qt.games import face_of
    from stoneage_qt.ui.screenshot import NoSuchPositionError, Shot, shoot, shoot_gallery
    from stoneage_qt.ui.shell.platform import NoWindowError, check_libraries, no_window_text

    try:
        check_libraries()
    except NoWindowError as error:
        complain(no_window_text(error))
        return EXIT_FAULT
    if (arguments.file is None) == (arguments.gallery is None):
        arguments.parser.error(say("name either a picture or, with --gallery, a folder"))
    seasons = [variant for variant in face_of(arguments.game).variants if variant]
    if arguments.season is not None and arguments.season not in seasons:
        told = say("there is no such season in this game: {season}", season=arguments.season)
        arguments.parser.error(" · ".join([told, *seasons]))
    _check_language(arguments)
    width, height = arguments.size
    shot = Shot(
        page=arguments.page,
        game=arguments.game,
        save=arguments.save,
        at=arguments.at,
        width=width,
        height=height,
        scale=arguments.scale,
        ui_scale=arguments.ui_scale,
        language=arguments.lang,
        variant=arguments.season,
        theme=arguments.theme,
        seed=arguments.seed,
        analyse=arguments.analyse,
    )
    target = arguments.file or arguments.gallery
    try:
        written = shoot_gallery(shot, target) if arguments.gallery else shoot(shot, target)
    except NoSuchPositionError as error:
        complain(say(TEXTS.show_range, most=error.most))
        return EXIT_USAGE
    except OSError:
        written = False
    if written:
        return EXIT_OK
    complain(say("the picture can't be written: {file}", file=target))
    return EXIT_FAULT


def _check_language(arguments: argparse.Namespace) -> None:
    from stoneage_qt.ui.i18n import Languages

    known = Languages().available()
    if arguments.lang not in known:
        told = say("there is no such language: {language}", language=arguments.lang)
        arguments.parser.error(" · ".join([told, *known]))
