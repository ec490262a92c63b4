"""Verdicts in words: how bad, what would have been better, who says so, and how sure that is."""

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract import OVER
from stoneage_qt.contract.analysis import Judges, Verdict
from stoneage_qt.contract.face import Words
from stoneage_qt.games import face_of
from stoneage_qt.models.replay import MISTAKES, ReplayModel
from stoneage_qt.ui.library.words import NO_BREAK
from stoneage_qt.ui.words.language import number
from stoneage_qt.ui.words.seats import seat_name

translate = QCoreApplication.translate


def grade_text(grade: str) -> str:
    """A grade in words."""
    return {
        "master": translate("Report", "Master"),
        "excellent": translate("Report", "Excellent"),
        "good": translate("Report", "Good"),
        "fair": translate("Report", "Fair"),
        "weak": translate("Report", "Weak"),
        "beginner": translate("Report", "Beginner"),
    }.get(grade, "–")


def severity_text(severity: str) -> str:
    """How bad a mistake was."""
    return {
        "large": translate("Report", "Blunder"),
        "medium": translate("Report", "Mistake"),
        "small": translate("Report", "Inaccuracy"),
    }.get(severity, "")


def signed(value: float, decimals: int = 1) -> str:
    """A number with its sign, as the language writes it."""
    shown = number(value, decimals)
    return f"+{shown}" if round(value, decimals) > 0 else shown


def percent(share: float, decimals: int = 1) -> str:
    """A share as a percentage."""
    words = translate("Report", "{n} %").format(n=number(100 * share, decimals))
    return words.replace(" ", NO_BREAK)


def mistake_text(replay: ReplayModel, verdict: Verdict) -> str:
    """What would have been better, by how much, and why; one or two sentences."""
    told, match = face_of(replay.match.rules.key).words, replay.match
    state = match.state_at(verdict.number)
    best = told.action(match, state, verdict.best)
    loss, points = percent(verdict.loss), told.score_amount(verdict.points)
    words = translate("Report", "Better: {best} (+{loss}, {points}).")
    if verdict.in_points:
        words = translate("Report", "Better: {best} ({points}; +{loss}).")
    words = words.format(best=best, loss=loss, points=points)
    why = told.why(match, verdict.reasons)
    if why:
        words = translate("Report", "{better} Why: {why}.").format(better=words, why=why)
    return words


def verdict_text(replay: ReplayModel, verdict: Verdict) -> str:
    """The verdict on one decision in a line: what was done, what it cost, what was better."""
    words = _judged(replay, verdict)
    if replay.match.is_bots_for_person(verdict.number):
        words = translate("Report", "{verdict} (Played by a bot.)").format(verdict=words)
    return words


def no_verdict_text(replay: ReplayModel) -> str:
    """What is said where nobody had a choice: that, and how to get to what was decided wrongly."""
    words = [
        translate("Report", "The game is over here.")
        if replay.state.actor == OVER
        else translate("Report", "Nothing was judged at this step.")
    ]
    marks = replay.marks(MISTAKES)
    if any(mark > replay.index for mark in marks):
        words.append(translate("Report", "M: to the next mistake."))
    if any(mark < replay.index for mark in marks):
        words.append(translate("Report", "Shift+M: to the mistake before."))
    return " ".join(words)


def decider(replay: ReplayModel, verdict: Verdict) -> str:
    """Whose decision it was, also where a bot played for a person."""
    told = face_of(replay.match.rules.key).words
    name = seat_name(told, replay.seats, verdict.seat)
    if replay.match.is_bots_for_person(verdict.number):
        return translate("Report", "a bot for {name}").format(name=name)
    return name


def _judged(replay: ReplayModel, verdict: Verdict) -> str:
    told, match = face_of(replay.match.rules.key).words, replay.match
    played = told.action(match, match.state_at(verdict.number), verdict.played)
    if verdict.best == verdict.played:
        return translate("Report", "Best: {played}.").format(played=played)
    better = mistake_text(replay, verdict)
    if not verdict.severity:
        words = translate("Report", "Good: {played}. {better}")
        return words.format(played=played, better=better)
    words = translate("Report", "{severity}: {played}. {better}")
    return words.format(severity=severity_text(verdict.severity), played=played, better=better)


def judge_name(told: Words, level: str) -> str:
    """What a judge is; its name where that says nothing."""
    return told.level_title(level) or told.level(level)


def judge_text(replay: ReplayModel, judges: Judges, verdict: Verdict) -> str:
    """Who says so, and how sure that is; one sentence."""
    told = face_of(replay.match.rules.key).words
    if not verdict.tried:
        words = translate("Report", "Judged by: {level}, without trying it out.")
        return words.format(level=judge_name(told, judges.glance))
    level = judge_name(told, judges.closer)
    if verdict.best == verdict.played:
        return translate("Report", "Judged by: {level}, tried out.").format(level=level)
    spread = percent(2.0 * verdict.error)
    if verdict.in_points:
        spread = told.score_amount(2.0 * verdict.points_error)
    if verdict.sure:
        words = translate("Report", "Judged by: {level}, tried out, sure (± {spread}).")
    else:
        words = translate("Report", "Judged by: {level}, tried out, doubtful (± {spread}).")
    return words.format(level=level, spread=spread)
