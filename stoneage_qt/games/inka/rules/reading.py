"""Takes values out of parsed JSON and says exactly where a wrong one stands."""

from collections.abc import Mapping, Sequence
from typing import Any

from stoneage_qt.games.inka.rules.constants import KIND_NAMES, KINDS, Cards


class ComponentError(ValueError):
    """Wrong component data: which file, which entry, what is wrong with it."""

    def __init__(self, source: str, entry: str, fault: str) -> None:
        super().__init__(f"{source}: {entry}: {fault}")
        self.source = source
        self.entry = entry
        self.fault = fault


class Reader:
    """Every method returns what it was asked for, or raises a ComponentError for `source`."""

    def __init__(self, source: str) -> None:
        self.source = source

    def fail(self, entry: str, fault: str) -> ComponentError:
        """The error to raise."""
        return ComponentError(self.source, entry, fault)

    def mapping(self, value: Any, entry: str) -> Mapping[str, Any]:
        """An object whose keys are texts."""
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise self.fail(entry, "must be an object")
        return value

    def rows(self, value: Any, entry: str, names: Sequence[str]) -> list[Mapping[str, Any]]:
        """One object per name, in this order; where a row has an id, it is that name."""
        if not isinstance(value, list | tuple) or len(value) != len(names):
            raise self.fail(entry, f"must be a list of {len(names)} entries")
        rows = []
        for name, raw in zip(names, value, strict=True):
            row = self.mapping(raw, f"{entry} {name}")
            if row.get("id", name) != name:
                raise self.fail(f"{entry} {name}", f"id must be {name}, the order is fixed")
            rows.append(row)
        return rows

    def number(self, row: Mapping[str, Any], key: str, entry: str, low: int, high: int) -> int:
        """A whole number within limits."""
        value = row.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(entry, f"{key} must be a whole number from {low} to {high}")
        return value

    def flag(self, row: Mapping[str, Any], key: str, entry: str) -> bool:
        """True or false."""
        value = row.get(key)
        if type(value) is not bool:
            raise self.fail(entry, f"{key} must be true or false")
        return value

    def one_of(self, row: Mapping[str, Any], key: str, entry: str, names: Sequence[str]) -> int:
        """The index of a name."""
        value = row.get(key)
        if not isinstance(value, str) or value not in names:
            raise self.fail(entry, f"{key} must be one of: {', '.join(names)}")
        return list(names).index(value)

    def exactly(self, row: Mapping[str, Any], key: str, entry: str, wanted: object) -> None:
        """A value that is part of the rules: it may be left out, but not be another one."""
        value = row.get(key, wanted)
        if value != wanted or type(value) is not type(wanted):
            raise self.fail(entry, f"{key} must be {wanted}")

    def cards(self, value: Any, entry: str, kinds: int, most: int) -> Cards:
        """At least one card, of the first `kinds` kinds."""
        row = self.mapping(value, entry)
        names = KIND_NAMES[:kinds]
        for name in row:
            if name not in names:
                raise self.fail(entry, f"{name} must be one of: {', '.join(names)}")
        if not row:
            raise self.fail(entry, "must name at least one card")
        return tuple(
            [
                self.number(row, KIND_NAMES[kind], entry, 1, most) if KIND_NAMES[kind] in row else 0
                for kind in range(KINDS)
            ]
        )

    def only(self, row: Mapping[str, Any], entry: str, names: Sequence[str]) -> None:
        """No other keys than these, and all of them."""
        for name in row:
            if name not in names:
                raise self.fail(f"{entry} {name}".strip(), f"must be one of: {', '.join(names)}")
        for name in names:
            if name not in row:
                raise self.fail(f"{entry} {name}".strip(), "is missing")
