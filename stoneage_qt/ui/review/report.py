"""The report as a document: result, luck, skill, mistakes, rolls. Shown, printed, exported."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from stoneage_qt.contract.analysis import SEVERITIES, DecisionTally, RollLuck, Verdict
from stoneage_qt.games import face_of
from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.models.review import BROKEN_OFF, NO_NETS, ReviewModel
from stoneage_qt.ui.library.words import NO_BREAK
from stoneage_qt.ui.review.verdicts import (
    decider,
    grade_text,
    judge_name,
    judge_text,
    mistake_text,
    percent,
    severity_text,
    signed,
)
from stoneage_qt.ui.words.games import when_text
from stoneage_qt.ui.words.language import both, capital, number
from stoneage_qt.ui.words.seats import seat_name, seat_names

translate = QCoreApplication.translate
JUMP: Final = "jump:"
ORDER: Final = "order:"
_MOST_MISTAKES: Final = 60
# Pixels; a little less than what is around the tables.
_CELL_SIZE: Final = 12
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


def _whole(cell: str) -> str:
    """A cell whose word is not broken in two where the table is narrow."""
    return f"<p style='white-space: nowrap; margin: 0'>{cell}</p>"


def ahead_text(names: Sequence[str], winners: Sequence[int], adjusted: Sequence[float]) -> str:
    """Who would have been ahead without luck; what looks equal in the table is a tie."""
    shown = [number(points, 1) for points in adjusted]
    top = shown[max(range(len(adjusted)), key=lambda seat: adjusted[seat])]
    ahead = [seat for seat, points in enumerate(shown) if points == top]
    if len(ahead) > 1:
        words = translate("Report", "With average dice, {names} would have been level.")
        return words.format(names=both([names[seat] for seat in ahead]))
    words = translate("Report", "With average dice, {name} would have been ahead.")
    if ahead[0] in winners:
        words = translate("Report", "With average dice, {name} would have been ahead, too.")
    return words.format(name=names[ahead[0]])


class Report:
    """Writes the report of one game as simple HTML that Qt can show and print."""

    def __init__(
        self,
        replay: ReplayModel,
        review: ReviewModel,
        inks: Inks | None = None,
        *,
        links: bool = True,
        by_loss: bool = False,
        scale: float = 1.0,
    ) -> None:
        """`links`: positions can be clicked; not in a file of its own.

        `by_loss`: the worst mistakes come first, not the earliest. `scale`: of the text; what has
        no size of its own in the document follows the widget that shows it.
        """
        self._replay = replay
        self._review = review
        self._words = face_of(replay.match.rules.key).words
        self._inks = Inks() if inks is None else inks
        self._links = links
        self._by_loss = by_loss
        self._scale = scale

    def html(self) -> str:
        """The whole document."""
        inks = self._inks
        style = (
            f"body {{ color: {inks.text}; font-family: 'Source Sans Pro', sans-serif; }}"
            f" td, th {{ font-size: {round(_CELL_SIZE * self._scale)}px; }}"
            f" th {{ color: {inks.muted}; }}"
            f" a {{ color: {inks.link}; }} .muted {{ color: {inks.muted}; }}"
            f" .good {{ color: {inks.good}; }} .bad {{ color: {inks.bad}; }}"
        )
        parts = [self._head(), self._points()]
        if self._review.possible:
            parts = [self._head(), self._result(), self._skill(), self._mistakes()]
            parts += [self._extra(), self._rolls()]
        title = escape(self.title())
        return (
            f'<html><head><meta charset="utf-8"><title>{title}</title>'
            f"<style>{style}</style></head><body>{''.join(parts)}</body></html>"
        )

    def title(self) -> str:
        """What the game is called."""
        match = self._replay.match
        return match.title or seat_names(self._words, match.seats)

    def _head(self) -> str:
        match = self._replay.match
        when = when_text(match.created.timestamp())
        length = self._words.length(self._replay.rounds[-1][1])
        words = translate("Report", "{when} · {length}").format(when=when, length=length)
        return f"<h2>{escape(self.title())}</h2><p class='muted'>{escape(words)}</p>"

    def _table(self, heads: list[str], rows: list[list[str]]) -> str:
        """Cells are HTML already; the first column is left, the others right."""
        out = ["<table width='100%' cellspacing='0' cellpadding='3'><tr>"]
        for place, head in enumerate(heads):
            out.append(f"<th align='{'right' if place else 'left'}'>{escape(head)}</th>")
        out.append("</tr>")
        for place, row in enumerate(rows):
            ground = f" bgcolor='{self._inks.band}'" if place % 2 == 0 else ""
            cells = "".join(
                f"<td align='{'right' if column else 'left'}'>{cell}</td>"
                for column, cell in enumerate(row)
            )
            out.append(f"<tr{ground}>{cells}</tr>")
        return "".join(out) + "</table>"

    def _name(self, seat: int) -> str:
        return escape(seat_name(self._words, self._replay.seats, seat))

    def _shade(self, value: float, words: str) -> str:
        kind = "good" if value > 0.05 else "bad" if value < -0.05 else "muted"
        return f"<span class='{kind}'>{words}</span>"

    def _points(self) -> str:
        """The result alone, of a game in which nobody can tell luck and skill apart."""
        table = self._replay.standings_in(self._replay.match.state_at(self._replay.count))
        order = sorted(table, key=lambda standing: (standing.rank, -standing.total))
        rows = [[self._name(standing.seat), number(standing.total)] for standing in order]
        heads = [translate("Report", "Player"), self._words.score_unit()]
        return self._table(heads, rows)

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
                number(table[seat].total),
                self._shade(luck[seat], signed(luck[seat])),
                number(adjusted[seat], 1),
            ]
            for seat in order
        ]
        heads = [
            translate("Report", "Player"),
            self._words.score_unit(),
            translate("Report", "Luck"),
            translate("Report", "Without luck"),
        ]
        winners = [standing.seat for standing in table if standing.rank == 1]
        names = [seat_name(self._words, self._replay.seats, seat) for seat in range(len(table))]
        words = ahead_text(names, winners, adjusted)
        note = self._words.luck_note()
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
                    self._graded(tally),
                    self._with_note(escape(percent(share, 0)), self._of(tally.decisions)),
                    self._with_points(number(100 * tally.lost), tally.points),
                    _whole(f"{tally.large}/{tally.medium}/{tally.small}"),
                    self._shade(swing, signed(swing, 0)),
                ]
            )
        heads = [
            translate("Report", "Player"),
            translate("Report", "Grade"),
            translate("Report", "Best"),
            translate("Report", "Lost %"),
            translate("Report", "Mistakes"),
            translate("Report", "Dice %"),
        ]
        note = translate(
            "Report",
            "Whoever had few decisions, or little left to lose, can lose less in all and still "
            "get a lower grade: a loss counts more where a game is nearly won or lost. Best: the "
            "share of all decisions that the bot would have made, too. Lost: what the others "
            "cost in win chance, in percentage points added up over the game, so it can be more "
            "than 100. {points}: the same in what counts in the end, which shows mistakes in "
            "games that are as good as won or lost, too. Mistakes: blunders of 10 % or {large} "
            "and more, mistakes of 5 % or {medium}, inaccuracies of 2 % or {small}. Dice: by how "
            "many percentage points all rolls together moved the chance to win. That is not the "
            "luck above: a roll that decides a close game moves the chance a lot, even where it "
            "brings little.",
        ).format(
            points=self._words.score_unit(),
            **{
                name: self._words.score_amount(points)
                for (name, _), points in zip(SEVERITIES, review.steps, strict=True)
            },
        )
        if self._replay.match.options.demo:
            demo = translate(
                "Report",
                "A bot played on for the people in this game: the figures are about both.",
            )
            people = [n for n, seat in enumerate(self._replay.seats) if seat.is_person]
            if len(people) == 1:
                demo = translate(
                    "Report",
                    "A bot played on for {name} in this game: the figures are about both.",
                ).format(name=seat_name(self._words, self._replay.seats, people[0]))
            head += f"<p>{escape(demo)}</p>"
        order = translate(
            "Report",
            "Grade: by the figure below it, what a decision cost on average if the game stood "
            "even, and not by what was lost in all. Mistakes: blunders/mistakes/inaccuracies.",
        )
        order = f"<p class='muted'>{escape(order)}</p>"
        note = f"<p class='muted'>{escape(note)}</p>"
        return head + self._table(heads, rows) + order + self._judges() + note + self._losses()

    def _judges(self) -> str:
        """Who judged what, and how many of the mistakes are doubtful."""
        judges, verdicts = self._review.judges, self._review.findings.verdicts
        if judges is None:
            return ""
        mistakes = [verdict for verdict in verdicts if verdict.severity]
        words = translate(
            "Report",
            "Judged by the bot “{glance}”: all {decisions} decisions. “{closer}” tried out {tried} "
            "of them, where most seemed lost or the choice was close. Doubtful: {doubtful} of "
            "{mistakes} mistakes, where what was better may have been so by chance.",
        ).format(
            glance=judge_name(self._words, judges.glance),
            closer=judge_name(self._words, judges.closer),
            decisions=len(verdicts),
            tried=sum(verdict.tried for verdict in verdicts),
            doubtful=sum(not verdict.sure for verdict in mistakes),
            mistakes=len(mistakes),
        )
        return f"<p>{escape(words)}</p>"

    def _losses(self) -> str:
        """Where win chances and points were given away: by what was decided, and by when."""
        verdicts, replay = self._review.findings.verdicts, self._replay
        last = max(1, replay.rounds[-1][1])
        thirds = (
            translate("Report", "First third of the rounds"),
            translate("Report", "Second third of the rounds"),
            translate("Report", "Last third of the rounds"),
        )
        groups: dict[str, list[Verdict]] = {
            self._words.aspect(key): [] for key in self._review.aspects
        }
        groups.update({words: [] for words in thirds})
        for verdict in verdicts:
            third = min(2, 3 * (replay.round_at(verdict.number) - 1) // last)
            groups[self._words.aspect(verdict.aspect)].append(verdict)
            groups[thirds[third]].append(verdict)
        seats = range(len(replay.seats))
        rows = [
            [
                escape(words),
                *(self._given([v for v in found if v.seat == seat]) for seat in seats),
            ]
            for words, found in groups.items()
            if found
        ]
        head = escape(translate("Report", "Where win chances were lost"))
        heads = [
            translate("Report", "Decision"),
            *(seat_name(self._words, replay.seats, seat) for seat in seats),
        ]
        return f"<h3>{head}</h3>" + self._table(heads, rows)

    def _decimals(self) -> int:
        """Where a small mistake costs less than one, parts of it are told."""
        return 0 if self._review.steps[-1] >= 1.0 else 1

    def _given(self, verdicts: list[Verdict]) -> str:
        """What they cost: in win chance, and below it in points."""
        loss, points = sum(v.loss for v in verdicts), sum(v.points for v in verdicts)
        if loss < _HARDLY and not round(points, self._decimals()):
            return "<span class='muted'>–</span>"
        return self._with_points(escape(percent(loss)), points)

    def _with_points(self, cell: str, points: float) -> str:
        """A cell with points below it: beside it there is no room for another column."""
        return self._with_note(cell, self._words.score_amount(points))

    def _graded(self, tally: DecisionTally) -> str:
        """The grade with the figure that it follows."""
        grade = f"<b>{escape(grade_text(tally.grade))}</b>"
        if not tally.decisions:
            return _whole(grade)
        return _whole(self._with_note(grade, percent(tally.even_loss, 2)))

    @staticmethod
    def _of(decisions: int) -> str:
        return translate("Report", "of {number}").format(number=number(decisions))

    @staticmethod
    def _with_note(cell: str, note: str) -> str:
        below = escape(note).replace(" ", NO_BREAK)
        return f"{cell}<br><span class='muted'>{below}</span>"

    def _why_not(self) -> str:
        review = self._review
        if review.running:
            return translate(
                "Report", "Every decision is being judged; what seems doubtful is tried out…"
            )
        if review.fault == NO_NETS:
            return translate("Report", "The trained bots are not installed, so nobody can judge.")
        if review.fault == BROKEN_OFF:
            return translate("Report", "The analysis was broken off. Please try again.")
        if not self._links:
            return translate("Report", "Without an analysis: nobody has judged these decisions.")
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
        found = sorted(review.mistakes(own), key=lambda v: (-v.weight, v.number))[:_MOST_MISTAKES]
        if not self._by_loss:
            found.sort(key=lambda verdict: verdict.number)
        head = f"<h3>{escape(translate('Report', 'What would have been better'))}</h3>"
        if not found:
            words = translate("Report", "No mistakes worth mentioning. Well played!")
            return head + f"<p>{escape(words)}</p>"
        items = [self._order()] if self._links and len(found) > 1 else []
        for verdict in found:
            state = replay.match.state_at(verdict.number)
            stage = self._words.stage(replay.match.rules.round_of(state))
            where = translate("Report", "{stage}, {name}: {severity}").format(
                stage=capital(stage),
                name=decider(replay, verdict),
                severity=severity_text(verdict.severity),
            )
            played = self._words.action(replay.match, state, verdict.played)
            better = mistake_text(replay, verdict)
            if review.judges is not None:
                better += " " + judge_text(replay, review.judges, verdict)
            items.append(
                f"<p>{self._link(verdict.number, where)}<br>{escape(played)}<br>"
                f"<span class='muted'>{escape(better)}</span></p>"
            )
        return head + "".join(items)

    def _order(self) -> str:
        """How the mistakes are sorted, and the other way as a link."""
        ways = (
            (False, translate("Report", "by round")),
            (True, translate("Report", "by loss")),
        )
        shown = (
            escape(words)
            if by_loss == self._by_loss
            else f"<a href='{ORDER}{'loss' if by_loss else 'round'}'>{escape(words)}</a>"
            for by_loss, words in ways
        )
        return f"<p class='muted'>{' · '.join(shown)}</p>"

    def _extra(self) -> str:
        """What only this game tells."""
        return "".join(
            f"<h3>{escape(extra.title)}</h3>"
            + self._table(
                [escape(head) for head in extra.heads],
                [[escape(cell) for cell in row] for row in extra.rows],
            )
            + f"<p class='muted'>{escape(extra.note)}</p>"
            for extra in self._words.report(self._replay.match, self._review.rolls)
        )

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
        name = seat_name(self._words, replay.seats, roll.seat)
        what = self._words.roll(state, roll)
        where = translate("Report", "{round}. {name}, {what}").format(
            round=replay.match.rules.round_of(state), name=name, what=what
        )
        points = roll.luck[roll.seat]
        return [
            self._link(roll.number + 1, where),
            " ".join(str(die) for die in roll.dice),
            number(roll.expected, 1),
            number(roll.actual, 0 if roll.actual == int(roll.actual) else 1),
            self._shade(points, signed(points)),
        ]
