"""A game for other programs and people: log, report, picture, file to share."""

import csv
import io
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QLocale, QMarginsF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from stoneage_qt.games import face_of
from stoneage_qt.models.replay import ReplayModel
from stoneage_qt.models.review import ReviewModel
from stoneage_qt.session.files import write_atomically
from stoneage_qt.session.library_files import shareable
from stoneage_qt.session.match import Match
from stoneage_qt.session.plain_text import spreadsheet_text
from stoneage_qt.session.saves import SUFFIX, save_match
from stoneage_qt.ui.review.report import Report
from stoneage_qt.ui.words.seats import seat_name

translate = QCoreApplication.translate

TEXT: Final = "text"
CSV: Final = "csv"
HTML: Final = "html"
PDF: Final = "pdf"
PICTURE: Final = "png"
GRAPH: Final = "graph"
SHARE: Final = "share"
KINDS: Final = (TEXT, CSV, HTML, PDF, PICTURE, GRAPH, SHARE)
SUFFIXES: Final = {
    TEXT: ".txt",
    CSV: ".csv",
    HTML: ".html",
    PDF: ".pdf",
    PICTURE: ".png",
    GRAPH: ".png",
    SHARE: SUFFIX,
}
_PIXELS_PER_INCH: Final = 96
_MARGIN_MM: Final = 15.0


def kind_text(kind: str) -> str:
    """What is exported, for the menu."""
    return {
        TEXT: translate("Export", "Log as text…"),
        CSV: translate("Export", "Log as a table (CSV)…"),
        HTML: translate("Export", "Report as a web page…"),
        PDF: translate("Export", "Report as PDF…"),
        PICTURE: translate("Export", "Board as a picture…"),
        GRAPH: translate("Export", "Graph as a picture…"),
        SHARE: translate("Export", "Game to share…"),
    }[kind]


def log_text(match: Match) -> str:
    """The whole log, a line for everything that happened."""
    words = face_of(match.rules.key).words
    lines = [
        line.text
        for index in range(len(match.actions))
        for line in words.lines(match, match.events_at(index))
    ]
    return "\n".join(lines) + "\n"


def log_csv(match: Match) -> str:
    """One row per action: who, what, in words and in notation, and the score afterwards.

    Spreadsheets part columns by semicolons in languages that write decimals with a comma.
    """
    out = io.StringIO()
    parting = ";" if QLocale().decimalPoint() == "," else ","
    writer = csv.writer(out, delimiter=parting, lineterminator="\r\n")
    words, rules = face_of(match.rules.key).words, match.rules
    names = [
        spreadsheet_text(seat_name(words, match.seats, number))
        for number in range(len(match.seats))
    ]
    writer.writerow(
        [
            translate("Export", "Number"),
            words.unit(),
            translate("Export", "Phase"),
            translate("Export", "Player"),
            translate("Export", "Notation"),
            translate("Export", "Action"),
            *names,
        ]
    )
    for index, action in enumerate(match.actions):
        before, after = match.state_at(index), match.state_at(index + 1)
        text, told = rules.encode(action), words.action(match, before, action)
        if not match.is_over and rules.open_text(before, action) != text:
            # Of a game that goes on, what only some may know is not written down.
            text, told = rules.open_text(before, action), words.decision(before)
        writer.writerow(
            [
                index + 1,
                rules.round_of(before),
                words.decision(before),
                names[rules.turn_of(before)],
                text,
                told,
                *rules.scores(after),
            ]
        )
    return out.getvalue()


def report_pdf(html: str) -> bytes:
    """The report on paper, by Qt's own printing."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    # The sizes of the report are pixels of a screen; on the finest paper they would be dust.
    writer.setResolution(_PIXELS_PER_INCH)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setUseDesignMetrics(True)
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
    elif kind in (PICTURE, GRAPH):
        data = picture_bytes(picture)
    else:
        html = Report(replay, review, links=False).html()
        data = html.encode() if kind == HTML else report_pdf(html)
    write_atomically(path, data)
