"""A game for other programs and people: log, report, picture, file to share."""

import csv
import io
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QLocale, QMarginsF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from stoneage_qt.games.stoneage.rules import encode
from stoneage_qt.games.stoneage.ui.words.text import Teller, describe_action, phase_name, seat_name
from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.models.review import ReviewModel
from stoneage_qt.session.files import write_atomically
from stoneage_qt.session.library_files import shareable
from stoneage_qt.session.match import Match
from stoneage_qt.session.plain_text import spreadsheet_text
from stoneage_qt.session.saves import SUFFIX, save_match
from stoneage_qt.ui.review.report import Report

translate = QCoreApplication.translate

TEXT: Final = "text"
CSV: Final = "csv"
HTML: Final = "html"
PDF: Final = "pdf"
PICTURE: Final = "png"
SHARE: Final = "share"
KINDS: Final = (TEXT, CSV, HTML, PDF, PICTURE, SHARE)
SUFFIXES: Final = {
    TEXT: ".txt",
    CSV: ".csv",
    HTML: ".html",
    PDF: ".pdf",
    PICTURE: ".png",
    SHARE: SUFFIX,
}
_MARGIN_MM: Final = 15.0


def kind_text(kind: str) -> str:
    """What is exported, for the menu."""
    return {
        TEXT: translate("Export", "Log as text…"),
        CSV: translate("Export", "Log as a table (CSV)…"),
        HTML: translate("Export", "Report as a web page…"),
        PDF: translate("Export", "Report as PDF…"),
        PICTURE: translate("Export", "Board as a picture…"),
        SHARE: translate("Export", "Game to share…"),
    }[kind]


def log_text(match: Match) -> str:
    """The whole log, a line for everything that happened."""
    teller = Teller(match.seats, match.options.season)
    lines = [
        line.text
        for index in range(len(match.actions))
        for line in teller.lines(match.events_at(index))
    ]
    return "\n".join(lines) + "\n"


def log_csv(match: Match) -> str:
    """One row per action: who, what, in words and in notation, and the score afterwards.

    Spreadsheets part columns by semicolons in languages that write decimals with a comma.
    """
    out = io.StringIO()
    parting = ";" if QLocale().decimalPoint() == "," else ","
    writer = csv.writer(out, delimiter=parting, lineterminator="\r\n")
    names = [spreadsheet_text(seat_name(match.seats, number)) for number in range(len(match.seats))]
    writer.writerow(
        [
            translate("Export", "Number"),
            translate("Export", "Round"),
            translate("Export", "Phase"),
            translate("Export", "Player"),
            translate("Export", "Notation"),
            translate("Export", "Action"),
            *names,
        ]
    )
    for index, action in enumerate(match.actions):
        before, after = match.state_at(index), match.state_at(index + 1)
        seat = before.actor if before.actor >= 0 else before.turn
        writer.writerow(
            [
                index + 1,
                before.round,
                phase_name(before.phase),
                names[seat],
                encode(action),
                describe_action(before, action, match.options.season),
                *(player.score for player in after.players),
            ]
        )
    return out.getvalue()


def report_pdf(html: str) -> bytes:
    """The report on paper, by Qt's own printing."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setHtml(html)
    document.print_(writer)
    del writer
    buffer.close()
    return bytes(data.data())


def picture_bytes(image: QImage) -> bytes:
    """A picture as PNG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    buffer.close()
    return bytes(data.data())


def export(
    kind: str, path: Path, replay: ReplayModel, review: ReviewModel, picture: QImage
) -> None:
    """Write one kind of export. Raises SaveError."""
    match = replay.match
    if kind == SHARE:
        save_match(path, shareable(match))
        return
    if kind == TEXT:
        data = log_text(match).encode()
    elif kind == CSV:
        # With a byte order mark, for the spreadsheets that would guess wrongly without.
        data = log_csv(match).encode("utf-8-sig")
    elif kind == PICTURE:
        data = picture_bytes(picture)
    else:
        html = Report(replay, review, links=False).html()
        data = html.encode() if kind == HTML else report_pdf(html)
    write_atomically(path, data)
