"""The settings: whatever is changed holds at once and is kept."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from stoneage_qt.ui.panels.drop_down import DropDown
from stoneage_qt.ui.panels.widgets import Roomy, button, label, resize_on_screen
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.looks import theme_choices
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.language import number

translate = QCoreApplication.translate
SCALES = (0.75, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
# All of the window is laid out again for another size of text: not for each one on the way.
PAUSE_MS = 250
SPEEDS = (0.5, 1.0, 1.5, 2.0, 4.0, 8.0)


class SettingsDialog(UpToDate, QDialog):
    """Looks, motion and sound, playing.

    Signals:
        changed(name): a setting has another value now.
    """

    changed = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._labels: list[tuple[QLabel | QCheckBox, Callable[[], str]]] = []
        self._fills: list[Callable[[], None]] = []
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(PAUSE_MS)
        self._resizing.timeout.connect(lambda: self.changed.emit("ui_scale"))
        self._tabs = QTabWidget()
        self._tab_names: list[Callable[[], str]] = []
        self._add_tab(self._looks_form(), lambda: self.tr("Looks"))
        self._add_tab(self._motion_form(), lambda: self.tr("Motion and sound"))
        self._add_tab(self._play_form(), lambda: self.tr("Playing"))
        self._note = label("muted", wrap=True)
        self._close = button(self.accept, "primary")
        self._close.setObjectName("close")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(self._tabs)
        row = QHBoxLayout()
        row.addWidget(self._note, 1)
        row.addWidget(self._close)
        column.addLayout(row)
        self.retranslate()
        self._fit()
        desk.looks.changed.connect(self._fit)

    def _fit(self) -> None:
        """As large as the forms, where the screen has room."""
        self.ensurePolished()
        hint = self.sizeHint().expandedTo(QSize(self._desk.looks.px(560), 0))
        resize_on_screen(self, hint.width(), hint.height())

    # Forms

    def _looks_form(self) -> QFormLayout:
        form = _form()
        self._choice(form, lambda: self.tr("Language"), "language", self._language_choices)
        self._choice(form, lambda: self.tr("Colours"), "theme", theme_choices)
        self._choice(form, lambda: self.tr("Size of text and buttons"), "ui_scale", _scale_choices)
        self._check(form, lambda: self.tr("Show the odds before placing (Stone Age)"), "odds")
        return form

    def _motion_form(self) -> QFormLayout:
        form = _form()
        self._choice(
            form, lambda: self.tr("Speed of animations"), "animation_speed", _speed_choices
        )
        self._choice(
            form, lambda: self.tr("Moves of bots are shown"), "bot_speed", self._bot_choices
        )
        self._choice(form, lambda: self.tr("Motion"), "reduced_motion", self._motion_choices)
        self._check(form, lambda: self.tr("Sound"), "sound")
        self._slider(form, lambda: self.tr("Volume"), "volume")
        return form

    def _play_form(self) -> QFormLayout:
        form = _form()
        self._check(form, lambda: self.tr("Roll the dice automatically"), "auto_roll")
        self._check(form, lambda: self.tr("Play forced steps automatically"), "forced_steps")
        self._check(
            form,
            lambda: self.tr("Ask how many people when dropping them (Stone Age)"),
            "ask_number",
        )
        self._choice(form, lambda: self.tr("After each round"), "round_end", self._round_choices)
        self._check(form, lambda: self.tr("Hide everything between two people"), "hand_over")
        self._check(form, lambda: self.tr("Hold C to look at your own cards"), "peek")
        self._check(
            form,
            lambda: self.tr("Show me trades that bots offer (Rise of the Inkas)"),
            "see_offers",
        )
        self._check(
            form,
            lambda: self.tr("Ask me about trades that I can't accept, too (Rise of the Inkas)"),
            "ask_always",
        )
        self._check(
            form,
            lambda: self.tr("Call me when it is my turn and the window is not in front"),
            "turn_signal",
        )
        tutor = self._check(form, lambda: self.tr("Warn before mistakes"), "tutor")
        from_what = self._choice(
            form, lambda: self.tr("Warn from"), "tutor_severity", self._tutor_choices
        )
        from_what.setEnabled(tutor.isChecked())
        tutor.toggled.connect(from_what.setEnabled)
        self._choice(form, lambda: self.tr("The expert thinks"), "bot_thinking", _thinking_choices)
        return form

    def _add_tab(self, form: QFormLayout, name: Callable[[], str]) -> None:
        page = QWidget()
        page.setLayout(form)
        # With large text a form may be higher than the screen.
        area = Roomy(page)
        self._tabs.addTab(area, "")
        self._tab_names.append(name)

    def _choice(
        self,
        form: QFormLayout,
        words: Callable[[], str],
        name: str,
        choices: Callable[[], list[tuple[Any, str]]],
    ) -> DropDown:
        box = DropDown()
        box.setObjectName(name)

        def fill() -> None:
            box.blockSignals(True)
            box.clear()
            for value, shown in choices():
                box.addItem(shown, value)
            box.setCurrentIndex(max(0, box.findData(getattr(self._desk.settings, name))))
            box.blockSignals(False)
            box.setAccessibleName(words())

        self._fills.append(fill)
        box.currentIndexChanged.connect(lambda: self._set(name, box.currentData()))
        self._row(form, words, box)
        return box

    def _check(self, form: QFormLayout, words: Callable[[], str], name: str) -> QCheckBox:
        box = QCheckBox()
        box.setObjectName(name)
        box.setChecked(bool(getattr(self._desk.settings, name)))
        box.toggled.connect(lambda on: self._set(name, on))
        self._labels.append((box, words))
        form.addRow(box)
        return box

    def _slider(self, form: QFormLayout, words: Callable[[], str], name: str) -> None:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName(name)
        slider.setRange(0, 100)
        slider.setValue(round(100 * getattr(self._desk.settings, name)))
        slider.valueChanged.connect(lambda value: self._set(name, value / 100))
        self._row(form, words, slider)

    def _row(self, form: QFormLayout, words: Callable[[], str], widget: QWidget) -> None:
        name = label()
        name.setBuddy(widget)
        self._labels.append((name, words))
        form.addRow(name, widget)

    # Choices

    def _language_choices(self) -> list[tuple[Any, str]]:
        languages = self._desk.languages
        named = [(code, languages.name(code)) for code in languages.available()]
        return [("", self.tr("Same as the system")), *named]

    def _bot_choices(self) -> list[tuple[Any, str]]:
        return [
            (0.5, self.tr("half as fast as mine")),
            (1.0, self.tr("as fast as mine")),
            (2.0, self.tr("twice as fast")),
            (4.0, self.tr("four times as fast")),
            (0.0, self.tr("at once")),
        ]

    def _motion_choices(self) -> list[tuple[Any, str]]:
        return [
            ("system", self.tr("Same as the system")),
            ("off", self.tr("All of it")),
            ("on", self.tr("As little as possible")),
        ]

    def _round_choices(self) -> list[tuple[Any, str]]:
        return [
            ("moment", self.tr("show a summary for a moment")),
            ("click", self.tr("show a summary until it is closed")),
            ("off", self.tr("go on at once")),
        ]

    def _tutor_choices(self) -> list[tuple[Any, str]]:
        return [
            ("small", self.tr("small mistakes")),
            ("medium", self.tr("clear mistakes")),
            ("large", self.tr("blunders")),
        ]

    # Inside

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Configure"))
        for place, name in enumerate(self._tab_names):
            self._tabs.setTabText(place, name())
        for widget, words in self._labels:
            widget.setText(words())
        for fill in self._fills:
            fill()
        self._note.setText(self.tr("Every change takes effect at once and is remembered."))
        self._close.setText(self.tr("Close"))

    def _set(self, name: str, value: object) -> None:
        self._desk.store.change(**{name: value})
        if name == "ui_scale":
            self._resizing.start()
        else:
            self.changed.emit(name)


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setContentsMargins(18, 18, 18, 18)
    form.setVerticalSpacing(10)
    form.setHorizontalSpacing(18)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    return form


def _scale_choices() -> list[tuple[Any, str]]:
    return [(scale, _percent(scale)) for scale in SCALES]


def _thinking_choices() -> list[tuple[Any, str]]:
    return [
        (0.25, translate("SettingsDialog", "hardly")),
        (1.0, translate("SettingsDialog", "briefly")),
        (4.0, translate("SettingsDialog", "thoroughly")),
    ]


def _speed_choices() -> list[tuple[Any, str]]:
    return [(speed, _percent(speed)) for speed in SPEEDS]


def _percent(share: float) -> str:
    return translate("SettingsDialog", "{n} %").format(n=number(share * 100))
