"""What is to be found on the solving page: a puzzle, or a mistake of one's own."""

from pathlib import Path
from typing import NamedTuple

from stoneage_qt.contract import Action
from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.games import rules_of
from stoneage_qt.progress.mistakes import Mistake
from stoneage_qt.session.kept import match_in_library
from stoneage_qt.session.match import Match
from stoneage_qt.session.seats import Seat


class FindTask(NamedTuple):
    """One position with something better in it.

    number: how many actions lead to it. win, other: chances with the best, and with what else was
    thought of: the next best of a puzzle, what was played by mistake (`played`, else None).
    """

    key: str
    match: Match
    number: int
    best: Action
    win: float
    other: float
    played: Action | None = None
    puzzle: Puzzle | None = None

    @property
    def game(self) -> str:
        """The game's key."""
        return self.match.rules.key


def task_of_puzzle(puzzle: Puzzle) -> FindTask:
    """The game up to the position; the seat that decides is the person's."""
    rules = rules_of(puzzle.game)
    colours = rules.colours[: puzzle.setup.players]
    bots = [Seat(controller="bot", level="strong", colour=colour) for colour in colours]
    match = Match(rules, puzzle.setup, bots, puzzle.options, 0)
    for action in puzzle.actions:
        match.submit(action)
    solver = match.state.actor
    match.reseat([Seat(colour=bot.colour) if n == solver else bot for n, bot in enumerate(bots)])
    chances = (puzzle.win, puzzle.second)
    return FindTask(puzzle.key, match, len(puzzle.actions), puzzle.best, *chances, puzzle=puzzle)


def task_of_mistake(mistake: Mistake, match: Match) -> FindTask | None:
    """The position of a mistake; None where the game is another one now."""
    rules = match.rules
    same = match.ident == mistake.match and rules.key == mistake.game
    if not same or mistake.number >= len(match.actions):
        return None
    try:
        best, played = rules.decode(mistake.best), rules.decode(mistake.played)
    except ValueError:
        return None
    s = match.state_at(mistake.number)
    if not match.is_persons_own(mistake.number):
        return None  # dice, or somebody else's decision
    if match.actions[mistake.number] != played or rules.why_illegal(s, best) is not None:
        return None
    chances = (mistake.win_best, mistake.win_played)
    return FindTask(mistake.key, match, mistake.number, best, *chances, played)


def stored_tasks(mistakes: list[Mistake], library: Path) -> list[FindTask]:
    """Mistakes of games that lie in the library; those whose game is gone are left out."""
    games: dict[str, Match | None] = {}
    found = []
    for mistake in mistakes:
        if mistake.match not in games:
            games[mistake.match] = match_in_library(mistake.match, library)
        match = games[mistake.match]
        task = None if match is None else task_of_mistake(mistake, match)
        if task is not None:
            found.append(task)
    return found


def mistake_of(task: FindTask) -> Mistake:
    """The other way round, to be kept."""
    encode = task.match.rules.encode
    played = task.best if task.played is None else task.played
    return Mistake(
        *(task.key, task.game, task.match.ident, task.number),
        *(encode(played), encode(task.best), task.other, task.win),
    )
