"""The report as a document: result, luck, skill, mistakes, rolls. Shown, printed, exported."""

from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from stoneage_qt.games.stoneage.bots.luck import GATHER, SHARE, RollLuck
from stoneage_qt.games.stoneage.bots.verdicts import ASPECTS, Verdict
from stoneage_qt.games.stoneage.ui.words import text
from stoneage_qt.games.stoneage.ui.words.hints import reasons_text
from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.models.review import BROKEN_OFF, NO_NETS, ReviewModel
from stoneage_qt.ui.library.words import NO_BREAK
from stoneage_qt.ui.words.games import when_text

translate = QCoreApplication.translate
JUMP: Final = "jump:"
_MOST_MISTAKES: Final = 60
# A loss below this is not worth a number.
_HARDLY: Final = 0.001


class Inks(NamedTuple):
    """The colours of a report, as #RRGGBB."""

    text: str = "#2E2723"
    muted: str = "#65574A"
    good: str = "#4C5C22"
    bad: str = "#98301C"
    line: str = "#CDB68F"
    band: str = "#F2E8D5"
    link: str = "#8C3A1E"


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
    shown = text.number(value, decimals)
    return f"+{shown}" if round(value, decimals) > 0 else shown


def percent(share: float, decimals: int = 1) -> str:
    """A share as a percentage."""
    words = translate("Report", "{n} %").format(n=text.number(100 * share, decimals))
    return words.replace(" ", NO_BREAK)


def mistake_text(replay: ReplayModel, verdict: Verdict) -> str:
    """What would have been better, by how much, and why; one or two sentences."""
    state = replay.match.state_at(verdict.number)
    season = replay.match.options.season
    words = translate("Report", "Better: {best} (+{loss}).").format(
        best=text.describe_action(state, verdict.best, season), loss=percent(verdict.loss)
    )
    why = reasons_text(verdict.reasons)
    if why:
        words = translate("Report", "{better} Why: {why}.").format(better=words, why=why)
    return words


def verdict_text(replay: ReplayModel, verdict: Verdict) -> str:
    """The verdict on one decision in a line: what was done, what it cost, what was better."""
    state = replay.match.state_at(verdict.number)
    season = replay.match.options.season
    played = text.describe_action(state, verdict.played, season)
    if verdict.best == verdict.played:
        return translate("Report", "Best: {played}.").format(played=played)
    better = mistake_text(replay, verdict)
    if not verdict.severity:
        words = translate("Report", "Good: {played}. {better}")
        return words.format(played=played, better=better)
    words = translate("Report", "{severity}: {played}. {better}")
    return words.format(severity=severity_text(verdict.severity), played=played, better=better)


def aspect_text(aspect: str) -> str:
    """What decisions were about."""
    return {
        "placing": translate("Report", "Placing people"),
        "tools": translate("Report", "Using tools"),
        "paying": translate("Report", "Paying for cards and buildings"),
        "feeding": translate("Report", "Feeding"),
        "choosing": translate("Report", "Choosing dice and rewards"),
    }[aspect]


class Report:
    """Writes the report of one game as simple HTML that Qt can show and print."""

    def __init__(
        self,
        replay: ReplayModel,
        review: ReviewModel,
        inks: Inks | None = None,
        *,
        links: bool = True,
    ) -> None:
        """`links`: positions can be clicked; not in a file of its own."""
        self._replay = replay
        self._review = review
        self._inks = Inks() if inks is None else inks
        self._links = links

    def html(self) -> str:
        """The whole document."""
        inks = self._inks
        style = (
            f"body {{ color: {inks.text}; font-family: 'Source Sans Pro', sans-serif; }}"
            f" td, th {{ font-size: 12px; }} th {{ color: {inks.muted}; }}"
            f" a {{ color: {inks.link}; }} .muted {{ color: {inks.muted}; }}"
            f" .good {{ color: {inks.good}; }} .bad {{ color: {inks.bad}; }}"
        )
        parts = [self._head(), self._result(), self._skill(), self._mistakes(), self._rolls()]
        title = escape(self.title())
        return (
            f'<html><head><meta charset="utf-8"><title>{title}</title>'
            f"<style>{style}</style></head><body>{''.join(parts)}</body></html>"
        )

    def title(self) -> str:
        """What the game is called."""
        match = self._replay.match
        names = text.both([text.seat_name(match.seats, n) for n in range(len(match.seats))])
        return match.title or names

    def _head(self) -> str:
        match = self._replay.match
        when = when_text(match.created.timestamp())
        rounds = self._replay.rounds[-1][1]
        words = translate("Report", "{when} · {rounds} rounds").format(when=when, rounds=rounds)
        return f"<h2>{escape(self.title())}</h2><p class='muted'>{escape(words)}</p>"

    def _table(self, heads: list[str], rows: list[list[str]]) -> str:
        """Cells are HTML already; the first column is left, the others right."""
        out = ["<table width='100%' cellspacing='0' cellpadding='3'><tr>"]
        for number, head in enumerate(heads):
            out.append(f"<th align='{'right' if number else 'left'}'>{escape(head)}</th>")
        out.append("</tr>")
        for number, row in enumerate(rows):
            ground = f" bgcolor='{self._inks.band}'" if number % 2 == 0 else ""
            cells = "".join(
                f"<td align='{'right' if column else 'left'}'>{cell}</td>"
                for column, cell in enumerate(row)
            )
            out.append(f"<tr{ground}>{cells}</tr>")
        return "".join(out) + "</table>"

    def _name(self, seat: int) -> str:
        return escape(text.seat_name(self._replay.seats, seat))

    def _shade(self, value: float, words: str) -> str:
        kind = "good" if value > 0.05 else "bad" if value < -0.05 else "muted"
        return f"<span class='{kind}'>{words}</span>"

    def _result(self) -> str:
        """Points, luck, and what would have come out without it."""
        match = self._replay.match
        table = self._replay.standings_in(match.state_at(self._replay.count))
        luck = self._review.luck()
        adjusted = [standing.total - points for standing, points in zip(table, luck, strict=True)]
        order = sorted(range(len(table)), key=lambda seat: (table[seat].rank, -table[seat].total))
        rows = [
            [
                f"<b>{self._name(seat)}</b>" if table[seat].rank == 1 else self._name(seat),
                text.number(table[seat].total),
                self._shade(luck[seat], signed(luck[seat])),
                text.number(adjusted[seat], 1),
            ]
            for seat in order
        ]
        heads = [
            translate("Report", "Player"),
            translate("Report", "Points"),
            translate("Report", "Luck"),
            translate("Report", "Without luck"),
        ]
        best = max(range(len(adjusted)), key=lambda seat: adjusted[seat])
        winners = [standing.seat for standing in table if standing.rank == 1]
        if best in winners:
            words = translate("Report", "The luck of the dice did not decide this game.")
        else:
            words = translate("Report", "With average dice, {name} would have been ahead.").format(
                name=text.seat_name(self._replay.seats, best)
            )
        note = translate(
            "Report",
            "Luck compares every roll with all rolls that could have fallen, with the tools at "
            "hand: food counts 2 points, wood 3, brick 4, stone 5, gold 6, anything else 6.",
        )
        return (
            f"<h3>{escape(translate('Report', 'Luck'))}</h3>{self._table(heads, rows)}"
            f"<p>{escape(words)}</p><p class='muted'>{escape(note)}</p>"
        )

    def _skill(self) -> str:
        head = f"<h3>{escape(translate('Report', 'Skill'))}</h3>"
        review = self._review
        if not review.complete:
            return head + f"<p class='muted'>{escape(self._why_not())}</p>"
        swings = review.swing_luck() or []
        rows = []
        for seat in range(len(self._replay.seats)):
            swing = 100 * swings[seat] if swings else 0.0
            tally = review.tally(seat)
            share = tally.best / tally.decisions if tally.decisions else 0.0
            rows.append(
                [
                    self._name(seat),
                    f"<b>{escape(grade_text(tally.grade))}</b>",
                    escape(percent(share, 0)),
                    escape(percent(tally.lost, 0)),
                    f"{tally.large} / {tally.medium} / {tally.small}",
                    self._shade(swing, signed(swing, 0)),
                ]
            )
        heads = [
            translate("Report", "Player"),
            translate("Report", "Grade"),
            translate("Report", "Best"),
            translate("Report", "Lost"),
            translate("Report", "Mistakes"),
            translate("Report", "Dice %"),
        ]
        note = translate(
            "Report",
            "Best: decisions as the strongest bot would have made them. Lost: win chances given "
            "away by the others, added up. Mistakes: blunders of 10 % and more, mistakes of 5 %, "
            "inaccuracies of 2 %. Dice: what all rolls together did to the chance to win.",
        )
        note = f"<p class='muted'>{escape(note)}</p>"
        return head + self._table(heads, rows) + note + self._losses()

    def _losses(self) -> str:
        """Where win chances were given away: by what was decided, and by when."""
        verdicts, replay = self._review.findings.verdicts, self._replay
        last = max(1, replay.rounds[-1][1])
        thirds = (
            translate("Report", "First third of the rounds"),
            translate("Report", "Second third of the rounds"),
            translate("Report", "Last third of the rounds"),
        )
        groups: dict[str, list[Verdict]] = {aspect_text(aspect): [] for aspect in ASPECTS}
        groups.update({words: [] for words in thirds})
        for verdict in verdicts:
            third = min(2, 3 * (replay.round_at(verdict.number) - 1) // last)
            groups[aspect_text(verdict.aspect)].append(verdict)
            groups[thirds[third]].append(verdict)
        seats = range(len(replay.seats))
        rows = [
            [
                escape(words),
                *(self._given(sum(v.loss for v in found if v.seat == seat)) for seat in seats),
            ]
            for words, found in groups.items()
            if found
        ]
        head = escape(translate("Report", "Where win chances were lost"))
        heads = [
            translate("Report", "Decision"),
            *(text.seat_name(replay.seats, seat) for seat in seats),
        ]
        return f"<h3>{head}</h3>" + self._table(heads, rows)

    def _given(self, loss: float) -> str:
        return escape(percent(loss)) if loss >= _HARDLY else "<span class='muted'>–</span>"

    def _why_not(self) -> str:
        review = self._review
        if review.running:
            return translate("Report", "The strongest bot is looking at every decision…")
        if review.fault == NO_NETS:
            return translate("Report", "The trained bots are not installed, so nobody can judge.")
        if review.fault == BROKEN_OFF:
            return translate("Report", "The analysis was broken off. Please try again.")
        return translate("Report", "Not analysed yet: press Analyse.")

    def _link(self, position: int, words: str) -> str:
        if not self._links:
            return escape(words)
        return f"<a href='{JUMP}{position}'>{escape(words)}</a>"

    def _mistakes(self) -> str:
        review, replay = self._review, self._replay
        if not review.complete:
            return ""
        own = replay.own_seats()
        found = sorted(review.mistakes(own), key=lambda v: (-v.loss, v.number))[:_MOST_MISTAKES]
        found.sort(key=lambda verdict: verdict.number)
        head = f"<h3>{escape(translate('Report', 'What would have been better'))}</h3>"
        if not found:
            words = translate("Report", "No mistakes worth mentioning. Well played!")
            return head + f"<p>{escape(words)}</p>"
        items = []
        for verdict in found:
            state = replay.match.state_at(verdict.number)
            where = translate("Report", "Round {n}, {name}: {severity}").format(
                n=state.round,
                name=text.seat_name(replay.seats, verdict.seat),
                severity=severity_text(verdict.severity),
            )
            played = text.describe_action(state, verdict.played, replay.match.options.season)
            items.append(
                f"<p>{self._link(verdict.number, where)}<br>{escape(played)}<br>"
                f"<span class='muted'>{escape(mistake_text(replay, verdict))}</span></p>"
            )
        return head + "".join(items)

    def _rolls(self) -> str:
        """Every roll: expected, fallen, and what that was worth."""
        head = f"<h3>{escape(translate('Report', 'All rolls'))}</h3>"
        rows = [self._roll(roll) for roll in self._review.rolls]
        heads = [
            translate("Report", "Roll"),
            translate("Report", "Dice"),
            translate("Report", "Expected"),
            translate("Report", "Yield"),
            translate("Report", "Luck"),
        ]
        return head + self._table(heads, rows)

    def _roll(self, roll: RollLuck) -> list[str]:
        replay = self._replay
        state = replay.match.state_at(roll.number)
        name = text.seat_name(replay.seats, roll.seat)
        if roll.kind == GATHER:
            food = translate("Report", "food")
            what = text.good_name(roll.good - 1) if roll.good else food
        elif roll.kind == SHARE:
            what = translate("Report", "dice for all")
        else:
            what = translate("Report", "reward")
        where = translate("Report", "{round}. {name}, {what}").format(
            round=state.round, name=name, what=what
        )
        points = roll.luck[roll.seat]
        return [
            self._link(roll.number + 1, where),
            " ".join(str(die) for die in roll.dice),
            text.number(roll.expected, 1),
            text.number(roll.actual),
            self._shade(points, signed(points)),
        ]
