"""Stone Age in words, as the shell asks for them: `contract.face.Words`."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import ShownGame, Standing
from stoneage_qt.contract.face import Line, ReportTable
from stoneage_qt.games.stoneage.bots.luck import GATHER, SHARE, RollLuck
from stoneage_qt.games.stoneage.rules import Action, Event, Reason, State
from stoneage_qt.games.stoneage.ui.words import names
from stoneage_qt.games.stoneage.ui.words.actions import describe_action
from stoneage_qt.games.stoneage.ui.words.events import Teller
from stoneage_qt.games.stoneage.ui.words.hints import reasons_text
from stoneage_qt.games.stoneage.ui.words.levels import level_name, level_note, level_title
from stoneage_qt.games.stoneage.ui.words.reasons import reason_text
from stoneage_qt.games.stoneage.ui.words.result import decision_text
from stoneage_qt.games.stoneage.ui.words.seats import describe_seat
from stoneage_qt.games.stoneage.ui.words.trophies import trophy_name, trophy_note
from stoneage_qt.session.match import Match
from stoneage_qt.ui.words.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_SERIES: Final = {
    "people": QT_TRANSLATE_NOOP("StoneAgeSeries", "People"),
    "agriculture": QT_TRANSLATE_NOOP("StoneAgeSeries", "Agriculture"),
    "tools": QT_TRANSLATE_NOOP("StoneAgeSeries", "Tools"),
    "food": QT_TRANSLATE_NOOP("StoneAgeSeries", "Food"),
    "goods": QT_TRANSLATE_NOOP("StoneAgeSeries", "Resources"),
}


class StoneAgeWords:
    """How Stone Age is told."""

    colour = staticmethod(names.colour_name)
    token = staticmethod(names.token_name)
    level = staticmethod(level_name)
    level_title = staticmethod(level_title)
    level_note = staticmethod(level_note)
    trophy = staticmethod(trophy_name)
    trophy_note = staticmethod(trophy_note)
    variant = staticmethod(names.season_name)
    module = staticmethod(names.module_name)
    part = staticmethod(names.part_name)
    outcome: Callable[[State, Sequence[Standing]], str] = staticmethod(decision_text)
    seat: Callable[[ShownGame, int], str] = staticmethod(describe_seat)

    def choice(self, key: str) -> str:
        """A question of the new-game page."""
        if key in names.MODULES:
            return names.module_name(key)
        return {
            "season": translate("StoneAgeChoice", "Season"),
            "open_cards": translate("StoneAgeChoice", "Cards lie open"),
        }[key]

    def choice_note(self, key: str) -> str:
        """A sentence below it."""
        if key in names.MODULES:
            return names.module_note(key)
        if key == "open_cards":
            return translate("StoneAgeChoice", "Everybody may look at everybody's cards.")
        return ""

    def choice_value(self, key: str, value: Any) -> str:
        """The only question with several answers is that for the season."""
        return names.season_name(str(value))

    def tie_break(self) -> str:
        """E4."""
        return translate(
            "StoneAgeResult",
            "Agriculture, tools and people added up: decides between players with equal points.",
        )

    def series(self, key: str) -> str:
        """What is drawn over a game."""
        return translate("StoneAgeSeries", _SERIES[key])

    def stage(self, number: int) -> str:
        """The round."""
        return translate("StoneAgeStage", "round {n}").format(n=number)

    def unit(self) -> str:
        """What a stage is."""
        return translate("StoneAgeStage", "Round")

    def length(self, number: int) -> str:
        """So many rounds."""
        return names.StoneAgeCounts().rounds(number)

    def decision(self, s: State) -> str:
        """The part of the round."""
        return names.phase_name(s.phase)

    def action(self, match: Match, s: State, a: Action) -> str:
        """A move; places are called by their season."""
        return describe_action(s, a, match.options.season)

    def move_kind(self, a: Action) -> str:
        """Each phase asks for one sort of move."""
        return ""

    def lines(self, match: Match, events: Sequence[Event], viewer: int = -1) -> list[Line]:
        """The log."""
        return Teller(match.seats, match.options.season, viewer).lines(events)

    def opening(self, match: Match) -> Line:
        """The heading of the first round."""
        return Teller(match.seats, match.options.season).opening(match.setup.start)

    def aspect(self, key: str) -> str:
        """What decisions were about."""
        return {
            "placing": translate("StoneAgeReport", "Placing people"),
            "tools": translate("StoneAgeReport", "Using tools"),
            "paying": translate("StoneAgeReport", "Paying for cards and buildings"),
            "feeding": translate("StoneAgeReport", "Feeding"),
            "choosing": translate("StoneAgeReport", "Choosing dice and rewards"),
        }[key]

    def score_unit(self) -> str:
        """Points."""
        return translate("StoneAgeReport", "Points")

    def score_amount(self, value: float) -> str:
        """So many points, without a fraction."""
        return names.StoneAgeCounts().points(round(value))

    def report(self, match: Match, rolls: Sequence[Any]) -> Sequence[ReportTable]:
        """Nothing more than every game's."""
        return ()

    def luck_note(self) -> str:
        """How luck is counted in points."""
        return translate(
            "StoneAgeReport",
            "Luck compares every roll with all rolls that could have fallen, with the "
            "tools at hand. Food counts 2 points, wood 3, brick 4, stone 5, gold 6, "
            "anything else 6.",
        )

    def roll(self, s: State, roll: RollLuck) -> str:
        """What the dice were for."""
        if roll.kind == GATHER:
            food = translate("StoneAgeReport", "food")
            return names.good_name(roll.good - 1) if roll.good else food
        if roll.kind == SHARE:
            return translate("StoneAgeReport", "dice for all")
        return translate("StoneAgeReport", "reward")

    def reason(self, code: str, s: State | None = None) -> str:
        """Why something is not possible."""
        return reason_text(code, s) if code in _REASONS else ""

    def why(self, match: Match, reasons: Sequence[Any]) -> str:
        """The most telling ones."""
        return reasons_text(reasons)


_REASONS: Final = frozenset(reason.value for reason in Reason)
WORDS: Final = StoneAgeWords()
