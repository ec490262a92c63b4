"""Every rule has a test that is named after it."""

import re
from pathlib import Path

RULES = {"S": 5, "P": 7, "A": 12, "F": 4, "N": 4, "E": 4, "W": 10, "V": 3}


def test_every_rule_id_names_a_test() -> None:
    named = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            named |= set(re.findall(r"(?<=_)[SPAFNEWV]\d+(?=_)", f"{name}_"))
    ids = {f"{letter}{n}" for letter, most in RULES.items() for n in range(1, most + 1)}
    assert ids - named == set()
