"""Every rule and every worked example has a test that is named after it."""

import re
from pathlib import Path

RULES = {
    "M": 16,
    "T": 6,
    "Y": 4,
    "Z": 6,
    "H": 12,
    "B": 8,
    "C": 8,
    "L": 7,
    "K": 9,
    "G": 3,
    "U": 5,
    "V": 4,
}
EXAMPLES = 38


def named_in_tests() -> set[str]:
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            found |= set(re.findall(r"(?<=_)[MTYZHBCLKGUVX]\d+(?=_)", f"{name}_"))
    return found


def test_every_rule_id_names_a_test() -> None:
    ids = {f"{letter}{n}" for letter, most in RULES.items() for n in range(1, most + 1)}
    assert len(ids) == 88
    assert ids - named_in_tests() == set()


def test_every_worked_example_names_a_test() -> None:
    ids = {f"X{n:02}" for n in range(1, EXAMPLES + 1)}
    assert ids - named_in_tests() == set()
