"""The style sheet template: limestone, hide and charcoal for every widget.

``$role`` is a role of ``theme.Theme``, ``$px12`` a scaled size,
``$knob_radius`` and the like what makes things round at that scale, ``$mark_check``
the path of a small painted mark, ``$by_keyboard`` holds where somebody at the
keyboard wants to see the focus (``keyboard_focus``). Widgets opt into a look by object name or by
the dynamic properties ``class`` ("heading", "title", "muted", "caption",
"panel", "card", "popover", "badge") and ``kind`` ("primary", "danger", "flat",
"tile") – see the selectors below.
"""

from __future__ import annotations

from typing import Final

QSS: Final = """
* { font-family: "$body"; font-size: $px14; outline: none; }
QWidget { color: $text; }
QMainWindow, QDialog, QWizard, QMessageBox { background: $window; }
QWidget:disabled { color: $disabled; }

QLabel, QCheckBox, QRadioButton { background: transparent; }
QLabel[class="title"] { font-family: "$heading"; font-size: $px52; font-weight: 700; }
QLabel[class="heading"] { font-family: "$heading"; font-size: $px30; font-weight: 700; }
QLabel[class="subheading"] { font-family: "$heading"; font-size: $px24; font-weight: 700; }
QLabel[class="strong"] { font-weight: 600; }
QLabel[class="muted"], QLabel[class="caption"] { color: $muted; }
QLabel[class="caption"] { font-size: $px12; }
QLabel[class="muted"]:disabled, QLabel[class="caption"]:disabled { color: $disabled; }
QLabel[class="danger"] { color: $danger; font-weight: 600; }
QLabel[class="ok"] { color: $ok; font-weight: 600; }
QLabel[class="badge"] {
    background: $accent; color: $accent_text; font-weight: 700;
    border-radius: $px8; padding: $px1 $px7;
}

QFrame[class="panel"] {
    background: $panel; border: $px1 solid $border; border-radius: $px10;
}
QFrame[class="card"] {
    background: $raised; border: $px1 solid $border; border-bottom: $px3 solid $border;
    border-radius: $px10;
}
QFrame[class="card"][current="true"] { border: $px2 solid $accent; }
QFrame[class="popover"] {
    background: $popover; border: $px2 solid $border_strong; border-radius: $px12;
}
QFrame[class="line"] { background: $border; max-height: $px1; border: none; }

QPushButton, QToolButton[kind="tile"] {
    background: $button; color: $button_text; font-weight: 600;
    border: $px1 solid $border_strong; border-bottom: $px3 solid $border_strong;
    border-top-left-radius: $px8; border-top-right-radius: $px6;
    border-bottom-left-radius: $px6; border-bottom-right-radius: $px9;
    padding: $px6 $px16; min-height: $px20;
}
QPushButton[tall="true"] { min-height: $px26; }
QPushButton:hover, QToolButton[kind="tile"]:hover { background: $button_hover; }
QPushButton:pressed, QPushButton:checked, QToolButton[kind="tile"]:pressed,
QToolButton[kind="tile"]:checked {
    background: $button_pressed; border-bottom: $px1 solid $border_strong; padding-top: $px8;
}
QPushButton:checked, QToolButton[kind="tile"]:checked { border: $px2 solid $accent; }
QPushButton$by_keyboard:focus, QToolButton[kind="tile"]$by_keyboard:focus {
    border: $px2 solid $focus; border-bottom: $px3 solid $focus; padding: $px5 $px15 $px6 $px15;
}
QPushButton:default, QPushButton[kind="primary"] {
    background: $accent; color: $accent_text;
    border-color: $accent_pressed;
}
QPushButton:default:hover, QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton:default:pressed, QPushButton[kind="primary"]:pressed {
    background: $accent_pressed; border-color: $accent_pressed;
}
QPushButton$by_keyboard:default:focus, QPushButton[kind="primary"]$by_keyboard:focus {
    border-color: $text;
}
QPushButton[kind="danger"] {
    background: transparent; color: $danger; border-color: $danger;
}
QPushButton[kind="flat"] { background: transparent; color: $text; border-color: transparent; }
QPushButton[kind="flat"]:hover { background: $button_hover; border-color: $border_strong; }
QPushButton[kind="flat"]$by_keyboard:focus { border-color: $focus; }
QPushButton:disabled, QPushButton[kind="primary"]:disabled, QPushButton:default:disabled,
QToolButton[kind="tile"]:disabled {
    background: $panel; color: $disabled; border-color: $border;
}

QToolButton[step="true"] { padding: 0; }

QToolBar {
    background: $panel; border: none; border-bottom: $px1 solid $border;
    padding: $px4; spacing: $px3;
}
QToolBar::handle { image: none; width: 0; }
QToolBar::separator { background: $border; width: $px1; margin: $px5 $px6; }
QToolButton {
    background: transparent; border: $px1 solid transparent; border-radius: $px7;
    padding: $px5;
}
QToolButton:hover { background: $button_hover; border-color: $border; }
QToolButton:pressed, QToolButton:checked {
    background: $button_pressed; border-color: $border_strong; }
QToolButton$by_keyboard:focus { border-color: $focus; }
QToolButton[kind="game"] { border: $px2 solid transparent; padding: $px4; }
QToolButton[kind="game"]:hover { border-color: $border; }
QToolButton[kind="game"]:checked { border-color: $accent; }
QToolButton[kind="game"]$by_keyboard:focus { border-color: $focus; }
QToolButton::menu-indicator { image: url("$mark_down"); width: $px10; height: $px10; }
QStatusBar { background: $panel; border-top: $px1 solid $border; color: $muted; }
QStatusBar::item { border: none; }

QMenuBar { background: $panel; border-bottom: $px1 solid $border; padding: $px2; }
QMenuBar::item { background: transparent; padding: $px5 $px10; border-radius: $px6; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $selection; color: $selection_text; }
QMenu {
    background: $popover; border: $px1 solid $border_strong; padding: $px5;
}
QMenu::item { padding: $px6 $px26 $px6 $px10; border-radius: $px6; }
QMenu::item:selected { background: $selection; color: $selection_text; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { background: $border; height: $px1; margin: $px5 $px8; }
QMenu::icon { padding-left: $px6; }
QMenu::indicator { width: $px16; height: $px16; padding-left: $px6; }
QMenu::indicator:checked { image: url("$mark_check"); }
QMenu::right-arrow { image: url("$mark_right"); width: $px10; height: $px10; right: $px8; }

QToolTip {
    background: $tooltip; color: $tooltip_text; border: $px2 solid $border_strong;
    padding: $px6 $px10; font-size: $px14; opacity: 255;
}

QLineEdit, QTextEdit, QPlainTextEdit, QTextBrowser, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $field; color: $text; border: $px1 solid $border_strong;
    border-radius: $px7; padding: $px5 $px8;
    selection-background-color: $selection; selection-color: $selection_text;
}
QLineEdit$by_keyboard:focus, QTextEdit$by_keyboard:focus, QPlainTextEdit$by_keyboard:focus,
QTextBrowser$by_keyboard:focus, QSpinBox$by_keyboard:focus, QDoubleSpinBox$by_keyboard:focus,
QComboBox$by_keyboard:focus { border: $px2 solid $focus; padding: $px4 $px7; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    background: $panel; color: $disabled; border-color: $border;
}
QComboBox { padding-right: $px26; min-height: $px20; }
QComboBox::drop-down { border: none; width: $px24; }
QComboBox::down-arrow { image: url("$mark_down"); width: $px12; height: $px12; }
QComboBox QAbstractItemView {
    background: $popover; border: $px1 solid $border_strong; padding: $px4; outline: none;
    border-radius: 0;
    selection-background-color: $selection; selection-color: $selection_text;
}
QSpinBox, QDoubleSpinBox { min-height: $px20; qproperty-alignment: AlignCenter; }
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit, QComboBox QLineEdit,
QSpinBox QLineEdit:focus, QDoubleSpinBox QLineEdit:focus, QComboBox QLineEdit:focus {
    background: transparent; border: none; border-radius: 0; padding: 0;
}
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button,
QDoubleSpinBox::down-button { border: none; width: $px20; background: transparent; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {
    image: url("$mark_up"); width: $px10; height: $px10;
}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
    image: url("$mark_down"); width: $px10; height: $px10;
}

QCheckBox, QRadioButton {
    spacing: $px8; padding: $px1; border: $px1 solid transparent; border-radius: $px6;
}
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator {
    width: $px18; height: $px18; background: $field; border: $px2 solid $border_strong;
}
QCheckBox::indicator, QGroupBox::indicator { border-radius: $px5; }
QRadioButton::indicator { border-radius: $radio_radius; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox$by_keyboard:focus, QRadioButton$by_keyboard:focus,
QCheckBox$by_keyboard::indicator:focus, QRadioButton$by_keyboard::indicator:focus {
    border-color: $focus;
}
QCheckBox::indicator:checked, QGroupBox::indicator:checked { image: url("$mark_check"); }
QRadioButton::indicator:checked { image: url("$mark_dot"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $border; }

QGroupBox {
    background: $panel; border: $px1 solid $border; border-radius: $px10;
    margin-top: $px18; padding: $px14 $px12 $px12 $px12;
}
QGroupBox::title {
    subcontrol-origin: margin; subcontrol-position: top left; left: $px10;
    padding: 0 $px6; color: $text;
}
QGroupBox { font-family: "$heading"; font-size: $px24; font-weight: 700; }

QListView, QTreeView, QTableView {
    background: $field; alternate-background-color: $panel; color: $text;
    border: $px1 solid $border; border-radius: $px8; padding: $px3; outline: none;
    selection-background-color: $selection; selection-color: $selection_text;
    gridline-color: $border;
}
QListView::item, QTreeView::item, QTableView::item { padding: $px4 $px6; }
QListView::item { border-radius: $px5; }
QListView::item:hover, QTreeView::item:hover { background: $button_hover; color: $button_text; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $selection; color: $selection_text;
}
QListView$by_keyboard:focus, QTreeView$by_keyboard:focus, QTableView$by_keyboard:focus {
    border-color: $focus;
}
QHeaderView::section {
    background: $panel; color: $muted; font-weight: 600; border: none;
    border-bottom: $px2 solid $border; padding: $px5 $px8;
}
QHeaderView::up-arrow { image: url("$mark_up"); width: $px10; height: $px10; }
QHeaderView::down-arrow { image: url("$mark_down"); width: $px10; height: $px10; }
QTableCornerButton::section { background: $panel; border: none; }

QTabWidget::pane {
    background: $panel; border: $px1 solid $border; border-radius: $px10; top: -$px1;
}
QTabBar::tab {
    background: transparent; color: $muted; font-weight: 600; padding: $px7 $px14;
    border: none; border-bottom: $px3 solid transparent; margin-right: $px2;
}
QTabBar[crowded="true"]::tab { padding: $px7 $px6; }
QTabBar::tab:hover { color: $text; border-bottom-color: $border_strong; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar$by_keyboard::tab:focus { background: $selection; color: $selection_text; }
QDockWidget { color: $text; titlebar-close-icon: none; }
QDockWidget::title {
    background: $panel; padding: $px6 $px10; border-bottom: $px1 solid $border;
}

QSlider:horizontal { min-height: $px26; }
QSlider:vertical { min-width: $px26; }
QSlider::groove:horizontal {
    background: $border; height: $px6; border-radius: $groove_radius;
}
QSlider::sub-page:horizontal { background: $accent; height: $px6; border-radius: $groove_radius; }
QSlider::handle:horizontal {
    background: $raised; border: $px2 solid $accent; width: $knob_side; height: $knob_side;
    margin: -$knob_out 0; border-radius: $knob_radius;
}
QSlider::handle:horizontal:hover { background: $button_hover; }
QSlider$by_keyboard::handle:horizontal:focus { border-color: $focus; }
QSlider::groove:vertical { background: $border; width: $px6; border-radius: $groove_radius; }
QSlider::add-page:vertical { background: $accent; width: $px6; border-radius: $groove_radius; }
QSlider::handle:vertical {
    background: $raised; border: $px2 solid $accent; width: $knob_side; height: $knob_side;
    margin: 0 -$knob_out; border-radius: $knob_radius;
}
QProgressBar {
    background: $border; border: none; border-radius: $progress_radius; text-align: center;
    min-height: $px10; color: $text;
}
QProgressBar::chunk { background: $accent; border-radius: $progress_radius; }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }
QScrollBar:vertical { background: transparent; width: $px12; margin: $px2; }
QScrollBar:horizontal { background: transparent; height: $px12; margin: $px2; }
QScrollBar::handle { background: $scroll; border-radius: $scroll_radius; }
QScrollBar::handle:vertical { min-height: $px30; }
QScrollBar::handle:horizontal { min-width: $px30; }
QScrollBar::handle:hover { background: $border_strong; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; image: url("$mark_grip"); }
QSplitter::handle:horizontal { width: $px8; }
QSplitter::handle:vertical { height: $px8; }
"""
