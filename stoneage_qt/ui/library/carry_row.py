"""Everything into one file, or out of it: two buttons, and how far it has got."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from stoneage_qt.models.carrier import Carrier
from stoneage_qt.progress.archive import Brought, Packed
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.plain_text import plain_tip
from stoneage_qt.ui.dialogs.file_dialog import file_dialog
from stoneage_qt.ui.panels.widgets import button, label
from stoneage_qt.ui.shell.desk import Desk
from stoneage_qt.ui.shell.files import documents
from stoneage_qt.ui.up_to_date import UpToDate
from stoneage_qt.ui.words.faults import fault_text
from stoneage_qt.ui.words.language import number


class CarryRow(UpToDate, QWidget):
    """Exports and imports; while one goes on, how much is done stands in place of the buttons.

    Signals:
        brought(): games or records may have come in.
        remark(words), trouble(words): what was done, what did not work.
    """

    brought = Signal()
    remark = Signal(str)
    trouble = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.carrier = Carrier(desk.places, self)
        self.carrier.progress.connect(self._on_progress)
        self.carrier.ended.connect(self._on_ended)
        self.carrier.stopped.connect(self._on_stopped)
        self.carrier.packed.connect(self._on_packed)
        self.carrier.brought.connect(self._on_brought)
        self.carrier.failed.connect(self._on_failed)
        self._share = 0.0
        self._importing = False
        self._how_far = label("muted")
        self.stop_button = button(self.carrier.stop)
        self.export_button = button(self._ask_export)
        self.import_button = button(self._ask_import)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (
            *(self._how_far, self.stop_button),
            *(self.export_button, self.import_button),
        ):
            row.addWidget(widget)
        self._on_ended()
        self.retranslate()

    def export_to(self, path: Path) -> None:
        """Write everything into a file."""
        self._importing = False
        self.carrier.pack(path)

    def import_from(self, path: Path) -> None:
        """Add what a file holds."""
        self._importing = True
        self.carrier.unpack(path)

    def close(self) -> bool:
        """Stop what goes on, too."""
        self.carrier.close()
        return super().close()

    def _ask_export(self) -> None:
        self._ask(QFileDialog.AcceptMode.AcceptSave, self.export_to)

    def _ask_import(self) -> None:
        self._ask(QFileDialog.AcceptMode.AcceptOpen, self.import_from)

    def _ask(self, mode: QFileDialog.AcceptMode, do: Callable[[Path], object]) -> None:
        """Ask for a file without holding anybody up."""
        saving = mode == QFileDialog.AcceptMode.AcceptSave
        title = self.tr("Export everything") if saving else self.tr("Import everything")
        dialog = file_dialog(self, self._desk.looks, title, documents())
        dialog.setAcceptMode(mode)
        kind = QFileDialog.FileMode
        dialog.setFileMode(kind.AnyFile if saving else kind.ExistingFile)
        dialog.setNameFilter(self.tr("Archives (*.zip)"))
        dialog.setDefaultSuffix("zip")
        if saving:
            dialog.selectFile("stoneage-qt.zip")
        dialog.fileSelected.connect(lambda path: do(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_progress(self, share: float) -> None:
        self._share = share
        self._show_busy(True)

    def _on_ended(self) -> None:
        self._show_busy(False)

    def _show_busy(self, busy: bool) -> None:
        self._write_share()
        self._how_far.setVisible(busy)
        self.stop_button.setVisible(busy)
        self.export_button.setVisible(not busy)
        self.import_button.setVisible(not busy)

    def _write_share(self) -> None:
        done = number(int(100 * self._share))
        words = self.tr("Importing: {n} %") if self._importing else self.tr("Exporting: {n} %")
        self._how_far.setText(words.format(n=done))

    def _on_stopped(self) -> None:
        if self._importing:
            self.remark.emit(self.tr("The import was stopped. What was added so far stays."))
            self.brought.emit()
        else:
            self.remark.emit(self.tr("The export was stopped. No file was written."))

    def _on_packed(self, packed: Packed) -> None:
        told = self.tr("Exported. Games in the file: {n}.").format(n=number(packed.games))
        if packed.left:
            words = self.tr("Games that could not be read: {n}.")
            told = f"{told} {words.format(n=number(packed.left))}"
        self._tell(told, packed.faults, packed.left > 0)

    def _on_brought(self, brought: Brought) -> None:
        words = self.tr("Games added: {new}; already here: {known}; left out: {left}.")
        counts = {name: number(getattr(brought, name)) for name in ("new", "known", "left")}
        self._tell(words.format(**counts), brought.faults)
        self.brought.emit()

    def _tell(self, words: str, faults: Sequence[SaveError], trouble: bool = False) -> None:
        """What was done, with what had to be left out."""
        told = " ".join([words, *map(fault_text, faults)])
        (self.trouble if faults or trouble else self.remark).emit(told)

    def _on_failed(self, error: SaveError) -> None:
        self.trouble.emit(fault_text(error))
        # Some of it may have come in before.
        if self._importing:
            self.brought.emit()

    def retranslate(self) -> None:
        """Write all texts in the language of the moment."""
        self.export_button.setText(self.tr("Export everything…"))
        self.import_button.setText(self.tr("Import…"))
        self.stop_button.setText(self.tr("Stop"))
        note = self.tr("Games, favourites and progress in one file, for another computer")
        self.export_button.setToolTip(plain_tip(note))
        self.import_button.setToolTip(plain_tip(note))
        self._write_share()
