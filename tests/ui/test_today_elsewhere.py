"""A game without puzzles says where some are."""

from PySide6.QtWidgets import QLabel

from stoneage_qt.games import face_of
from stoneage_qt.ui.shell.window import MainWindow


def told(window: MainWindow) -> str:
    page = window.training.today
    assert page is not None
    return " ".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())


def test_the_page_of_the_day_leads_to_puzzles_of_the_other_game(window: MainWindow) -> None:
    window.show()
    window.training.show(face_of("inka"))
    page = window.training.today
    assert page is not None
    assert not page.puzzle_button.isVisible()
    assert "There are puzzles for Stone Age." in told(window)
    page.elsewhere_button.click()
    page = window.training.today
    assert page is not None
    assert page.face.key == "stoneage"
    assert page.puzzle_button.isVisible()
    assert not page.elsewhere_button.isVisible()
