"""A help topic as a page of rich text, in the colours and sizes of the window."""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPalette

from stoneage_qt.ui import theme
from stoneage_qt.ui.help.topic import CONTEXT, EXAMPLE, HEADING, ITEM, RULING, Block, Topic

translate = QCoreApplication.translate

_STYLE: Final = """
body {{ font-family: '{body}'; font-size: {text}px; color: {ink}; }}
h2 {{ font-family: '{heading}'; font-size: {title}px; color: {accent}; margin: 0 0 {gap}px 0; }}
h3 {{ font-size: {sub}px; color: {ink}; margin: {gap}px 0 {small}px 0; }}
p {{ margin: 0 0 {gap}px 0; }}
li {{ margin: 0 0 {small}px 0; }}
.note {{ color: {muted}; }}
"""


def page_html(topic: Topic, palette: QPalette, px: int) -> str:
    """The whole page. `px`: the size of its text."""
    style = _STYLE.format(
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
    parts = [f"<h2>{translate(CONTEXT, topic.title)}</h2>"]
    in_list = False
    for block in topic.blocks:
        if (block.kind == ITEM) != in_list:
            parts.append("</ul>" if in_list else "<ul>")
            in_list = not in_list
        parts.append(_block_html(block))
    if in_list:
        parts.append("</ul>")
    return f"<html><head><style>{style}</style></head><body>{''.join(parts)}</body></html>"


def _block_html(block: Block) -> str:
    text = translate(CONTEXT, block.text)
    if block.kind == HEADING:
        return f"<h3>{text}</h3>"
    if block.kind == ITEM and block.term:
        return f"<li><b>{translate(CONTEXT, block.term)}</b> {text}</li>"
    if block.kind == ITEM:
        return f"<li>{text}</li>"
    if block.kind == EXAMPLE:
        example = translate("HelpPage", "<i>Example:</i> {text}").format(text=text)
        return f'<p class="note">{example}</p>'
    if block.kind == RULING:
        ruling = translate("HelpPage", "<i>Ruling of ours:</i> {text}").format(text=text)
        return f'<p class="note">{ruling}</p>'
    return f"<p>{text}</p>"
