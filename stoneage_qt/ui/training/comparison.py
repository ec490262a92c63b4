"""How the expert played the same deal from the same seat, round by round."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from stoneage_qt.games import face_of
from stoneage_qt.models.expert_game import ExpertGame, totals_by_round
from stoneage_qt.session.match import Match
from stoneage_qt.ui.graph.parts import Graph, GraphLine, Tick
from stoneage_qt.ui.graph.span import Span
from stoneage_qt.ui.graph.view import GraphView
from stoneage_qt.ui.panels.widgets import label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.words.seats import seat_name

WIDTH, HEIGHT = 560, 380


class ComparisonDialog(QDialog):
    """Plays the deal once more and draws both games over each other.

    Attributes:
        expert: the game of the expert.
        graph: points "if it ended now" after every round.
    """

    def __init__(
        self, desk: Desk, match: Match, parent: QWidget | None = None, level: str = ""
    ) -> None:
        """level: who is compared with, the strongest where none is named."""
        super().__init__(parent)
        self._desk = desk
        self._match = match
        self._words = face_of(match.rules.key).words
        seat = next(place for place, one in enumerate(match.seats) if one.is_person)
        self.expert = ExpertGame(match, seat, level, self)
        self.setWindowTitle(self.tr("Compare with the expert"))
        self._title = label("subheading", wrap=True)
        self._summary = label(wrap=True)
        self._note = label("caption", wrap=True)
        self.graph = GraphView(desk.looks, self)
        self.graph.setMinimumHeight(desk.looks.px(200))
        box = QDialogButtonBox()
        box.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._summary)
        column.addWidget(self.graph, 1)
        column.addWidget(self._note)
        column.addWidget(box)
        self.resize(desk.looks.px(WIDTH), desk.looks.px(HEIGHT))
        name = self._words.level(self.expert.level)
        self._title.setText(self.tr("{name} plays your deal").format(name=name))
        note = self.tr("{unit} after each round, counted as at the end. The bold line is you.")
        self._note.setText(note.format(unit=self._words.score_unit()))
        self._summary.setText(self.tr("The same cards, dice and opponents …"))
        self.expert.moved.connect(self._on_moved)
        self.expert.finished.connect(self._on_finished)
        self.expert.start()

    def stop(self) -> None:
        """Nobody looks any more."""
        self.expert.close()

    def _on_moved(self, stage: int) -> None:
        words = self.tr("The same cards, dice and opponents: {stage} …")
        self._summary.setText(words.format(stage=self._words.stage(stage)))

    def _on_finished(self) -> None:
        seat = self.expert.seat
        mine = totals_by_round(self._match, seat)
        theirs = totals_by_round(self.expert.match, seat)
        words = self.tr("{you}: {mine}. {expert}: {theirs}.")
        told = words.format(
            you=seat_name(self._words, self._match.seats, seat),
            mine=self._words.score_amount(mine[-1]),
            expert=self._words.level(self.expert.level),
            theirs=self._words.score_amount(theirs[-1]),
        )
        self._summary.setText(f"{told} {self._turning(mine, theirs)}".strip())
        self._draw(mine, theirs)

    def _turning(self, mine: list[int], theirs: list[int]) -> str:
        """The round in which most was lost against the other game."""
        ahead = [there - here for here, there in zip(mine, theirs, strict=False)]
        steps = [now - before for before, now in zip([0, *ahead], ahead, strict=False)]
        if not steps or max(steps) <= 0:
            return ""
        place = steps.index(max(steps))
        words = self.tr("Most was lost in {stage}: {points}.")
        lost = self._words.score_amount(steps[place])
        return words.format(stage=self._words.stage(place + 1), points=lost)

    def _draw(self, mine: list[int], theirs: list[int]) -> None:
        shades = self._desk.looks.theme
        rounds = max(len(mine), len(theirs))
        lines = [
            GraphLine(_points(theirs, rounds), shades.colour("muted"), 1.5),
            GraphLine(_points(mine, rounds), shades.colour("accent"), 3.0),
        ]
        self.graph.set_graph(
            Graph(
                Span(1, max(2, rounds)).padded(0.03),
                Span(min(0, *mine, *theirs), max(10, *mine, *theirs)).padded(0.05),
                lines=lines,
                ticks=[Tick(n, str(n)) for n in range(1, rounds + 1)],
                label=self._words.unit(),
            )
        )
        self.graph.setAccessibleDescription(
            "; ".join(
                self.tr("{stage}: {mine} and {theirs}").format(
                    stage=self._words.stage(n + 1), mine=here, theirs=there
                )
                for n, (here, there) in enumerate(zip(mine, theirs, strict=False))
            )
        )


def _points(totals: list[int], rounds: int) -> list[tuple[float, float]]:
    """One for every round; the result of a game that was over sooner stays."""
    drawn = totals + totals[-1:] * (rounds - len(totals))
    return [(float(n), float(total)) for n, total in enumerate(drawn, 1)]
