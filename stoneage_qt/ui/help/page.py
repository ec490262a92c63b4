"""A help topic as a page of rich text, in the colours and sizes of the window."""

from typing import Final
from unicodedata import combining, normalize

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontMetricsF, QPalette

from stoneage_qt.ui import theme
from stoneage_qt.ui.help.topic import EXAMPLE, HEADING, ITEM, RULING, Block, Topic

translate = QCoreApplication.translate

# Bullets stand too near at the text: they and a space are moved to the left by the space's width.
_SPACE: Final = "\N{NO-BREAK SPACE}"
_STYLE: Final = """
body {{ font-family: '{body}'; font-size: {text}px; color: {ink}; }}
h2 {{ font-family: '{heading}'; font-size: {title}px; color: {accent}; margin: 0 0 {gap}px 0; }}
h3 {{ font-size: {sub}px; color: {ink}; margin: {gap}px 0 {small}px 0; }}
p {{ margin: 0 0 {gap}px 0; }}
li {{ margin: 0 0 {small}px 0; text-indent: -{space}px; }}
.note {{ color: {muted}; }}
"""


def page_html(topic: Topic, palette: QPalette, px: int) -> str:
    """The whole page. `px`: the size of its text."""
    font = QFont(theme.TEXT_FAMILY)
    font.setPixelSize(px)
    style = _STYLE.format(
        space=QFontMetricsF(font).horizontalAdvance(_SPACE),
        body=theme.TEXT_FAMILY,
        heading=theme.HEADING_FAMILY,
        text=px,
        title=round(px * 2.8),
        sub=round(px * 1.12),
        gap=round(px * 0.7),
        small=round(px * 0.35),
        ink=palette.color(QPalette.ColorRole.Text).name(),
        muted=palette.color(QPalette.ColorRole.PlaceholderText).name(),
        accent=palette.color(QPalette.ColorRole.Link).name(),
    )
    parts = [f"<h2>{translate(topic.context, topic.title)}</h2>"]
    in_list = False
    for block in _in_order(topic):
        if (block.kind == ITEM) != in_list:
            parts.append("</ul>" if in_list else "<ul>")
            in_list = not in_list
        parts.append(_block_html(block, topic.context))
    if in_list:
        parts.append("</ul>")
    return f"<html><head><style>{style}</style></head><body>{''.join(parts)}</body></html>"


def _in_order(topic: Topic) -> list[Block]:
    """The blocks as they are shown: those of a glossary by the alphabet of the chosen language."""
    if not all(block.term for block in topic.blocks):
        return list(topic.blocks)
    return sorted(topic.blocks, key=lambda block: _alphabetic(translate(topic.context, block.term)))


def _alphabetic(word: str) -> str:
    """To sort by: Ü stands beside U, as in a dictionary."""
    return "".join(c for c in normalize("NFKD", word.casefold()) if not combining(c))


def _block_html(block: Block, context: str) -> str:
    text = translate(context, block.text)
    if block.kind == HEADING:
        return f"<h3>{text}</h3>"
    if block.kind == ITEM and block.term:
        return f"<li>{_SPACE}<b>{translate(context, block.term)}:</b> {text}</li>"
    if block.kind == ITEM:
        return f"<li>{_SPACE}{text}</li>"
    if block.kind == EXAMPLE:
        example = translate("HelpPage", "<i>Example:</i> {text}").format(text=text)
        return f'<p class="note">{example}</p>'
    if block.kind == RULING:
        ruling = translate("HelpPage", "<i>Ruling of ours:</i> {text}").format(text=text)
        return f'<p class="note">{ruling}</p>'
    return f"<p>{text}</p>"
