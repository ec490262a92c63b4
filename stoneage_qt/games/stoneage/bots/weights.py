"""Where the trained weights lie."""

from pathlib import Path

from stoneage_qt.paths import resource_path


def weights_path(players: int, directory: Path | None = None) -> Path:
    """Where the weights for this number of players lie."""
    folder = resource_path("stoneage/bots") if directory is None else directory
    return folder / f"net{players}.npz"
