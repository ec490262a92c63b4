"""The second game through the shell: a match, its undo, its file, an owner's own values."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.contract import ImpossibleSetupError
from stoneage_qt.games import rules_of
from stoneage_qt.games.inka.game import RULES
from stoneage_qt.games.inka.own_components import load_own_components
from stoneage_qt.games.inka.rules import CHANCE, Setup
from stoneage_qt.games.inka.rules.components import BUILT_IN_DATA
from stoneage_qt.games.inka.rules.playout import random_action
from stoneage_qt.session.faults import Fault, SaveError
from stoneage_qt.session.saves import digest, load_match, read_save, save_bytes, save_match
from stoneage_qt.session.seats import Seat
from tests.games.inka.matches import new_match, play


def own_costs() -> dict[str, Any]:
    return {"costs": BUILT_IN_DATA["costs"] | {"road": {"wood": 2}}}


def setups() -> list[Setup]:
    rng = random.Random(2)
    return [
        Setup(),
        Setup.shuffled(3, rng, offers=0, rounds=40),
        Setup.shuffled(4, rng, founding="free", variable=True),
        Setup.shuffled(3, rng, components=own_costs()),
    ]


@pytest.mark.parametrize("setup", setups(), ids=["plain", "three", "variable", "own"])
def test_a_saved_match_loads_as_it_was(setup: Setup, tmp_path: Path) -> None:
    match = play(new_match(setup))
    assert match.is_over
    path = tmp_path / "game.stoneage"
    save_match(path, match)
    content = json.loads(path.read_text(encoding="utf-8"))
    assert content["game"] == "inka"
    loaded = load_match(path)
    assert loaded.setup == setup
    assert loaded.actions == match.actions
    assert loaded.state.key() == match.state.key()


def test_the_set_up_in_a_file_is_written_by_names() -> None:
    rng = random.Random(2)
    content = RULES.write_setup(Setup.shuffled(4, rng, founding="free", variable=True))
    assert sorted(content["deck1"] + content["deck2"]) == [f"D{n:02d}" for n in range(1, 21)]
    assert sorted(set(content["land"])) == ["farmland", "forest", "mountains", "pasture", "quarry"]
    assert RULES.traits(content, {}).modules == ("free_founding", "variable_board")
    assert RULES.traits(RULES.write_setup(Setup()), {}).modules == ()


@pytest.mark.parametrize("practice", [False, True])
def test_undo_stops_at_dice_that_nobody_chose_but_not_in_practice(practice: bool) -> None:
    match = new_match(Setup(), practice)
    for text in ("throw", "roll 5 6", "end"):
        match.submit(RULES.decode(text))
    assert match.can_undo()
    match.submit(RULES.decode("throw"))
    dice = match.roll()
    match.submit(dice)
    assert match.can_undo() is practice
    if practice:
        match.undo()
        assert match.index == 2
        match.submit(RULES.decode("end"))
        match.submit(RULES.decode("throw"))
        assert match.roll() == dice


@pytest.mark.parametrize("practice", [False, True])
def test_undo_stops_at_the_answer_of_a_bot_but_not_in_practice(practice: bool) -> None:
    match = new_match(Setup(), practice)
    bots = [Seat(controller="bot", level="builder", colour=seat.colour) for seat in match.seats]
    match.reseat([match.seats[0], *bots[1:]])
    for text in ("throw", "roll 5 6", "offer ore=1 for coca=1"):
        match.submit(RULES.decode(text))
    assert match.can_undo()
    match.submit(RULES.decode("refuse"))
    assert match.can_undo() is practice


WRONG: list[tuple[str, Any, Fault]] = [
    ("players", 2, Fault.BAD_FIELD),
    ("players", 3, Fault.BAD_SETUP),
    ("players", "4", Fault.BAD_FIELD),
    ("start", 4, Fault.BAD_FIELD),
    ("colours", [0, 1, 2, 2], Fault.BAD_SETUP),
    ("colours", [0] * 1000, Fault.BAD_FIELD),
    ("founding", "both", Fault.BAD_FIELD),
    ("land", ["forest"] * 18, Fault.BAD_SETUP),
    ("land", ["ocean"] * 18, Fault.BAD_FIELD),
    ("deck1", ["D01"] * 10, Fault.BAD_SETUP),
    ("deck2", [], Fault.BAD_FIELD),
    ("offers", 10, Fault.BAD_FIELD),
    ("rounds", 0, Fault.BAD_FIELD),
    ("components", {"costs": {}}, Fault.BAD_COMPONENTS),
    ("components", {"pieces": {}}, Fault.BAD_COMPONENTS),
    ("joker", 1, Fault.BAD_FIELD),
]


@pytest.mark.parametrize(("field", "value", "code"), WRONG)
def test_a_wrong_set_up_in_a_file_is_refused(field: str, value: object, code: Fault) -> None:
    content = json.loads(save_bytes(new_match(Setup(colours=(0, 1, 2, 3)))))
    content["setup"][field] = value
    del content["digest"]
    content["digest"] = digest(content)
    with pytest.raises(SaveError) as caught:
        read_save(json.dumps(content).encode(), Path("game.stoneage"))
    assert caught.value.code is code


def test_a_wrong_action_in_a_file_is_refused() -> None:
    content = json.loads(save_bytes(play(new_match(Setup()), 20)))
    for text in ("settle c00", "roll 2 1", "throw "):
        content["actions"][3] = text
        with pytest.raises(SaveError) as caught:
            read_save(json.dumps(content).encode(), Path("game.stoneage"))
        assert caught.value.code is Fault.ILLEGAL_ACTION
        assert caught.value.parameters["number"] == 4


def test_the_registry_knows_the_game() -> None:
    assert rules_of("inka") is RULES
    setup = RULES.shuffled(4, random.Random(1), frozenset(("free_founding",)), 2)
    assert (setup.founding, setup.start) == ("free", 2)
    following = RULES.again(setup, random.Random(1))
    assert (following.founding, following.start) == ("free", 3)
    assert following.colours == setup.colours
    with pytest.raises(ImpossibleSetupError):
        RULES.shuffled(4, random.Random(1), frozenset(("variable_board",)))


def test_rounds_are_told() -> None:
    match = new_match(Setup.shuffled(3, random.Random(1), founding="free", rounds=2))
    rounds = []
    assert RULES.round_of(match.state) == 0
    rng = random.Random(1)
    while not match.is_over:
        s = match.state
        events = match.submit(match.roll() if s.actor == CHANCE else random_action(s, rng))
        rounds += [n for n in map(RULES.round_begun, events) if n is not None]
    assert rounds == [1, 2]
    assert RULES.round_of(match.state) == 2


def test_own_values_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "inka.json"
    assert load_own_components(path) is None
    path.write_text(json.dumps(dict(BUILT_IN_DATA)), encoding="utf-8")
    assert load_own_components(path) is None
    path.write_text(json.dumps(own_costs()), encoding="utf-8")
    own = load_own_components(path)
    assert own == own_costs()
    Setup(components=own)
    assert RULES.own_values(tmp_path / "components.json") == own


@pytest.mark.parametrize(
    ("text", "code", "entry"),
    [
        ("{", Fault.NOT_JSON, None),
        ("[]", Fault.BAD_COMPONENTS, "file"),
        ('{"bank": {}}', Fault.BAD_COMPONENTS, "bank resource_rate"),
        ('{"goals": [1]}', Fault.BAD_COMPONENTS, "goals"),
        ('{"costs": ' + "[" * 5000 + "]" * 5000 + "}", Fault.TOO_DEEP, None),
    ],
)
def test_wrong_own_files_are_named(
    tmp_path: Path, text: str, code: Fault, entry: str | None
) -> None:
    path = tmp_path / "inka.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        load_own_components(path)
    assert caught.value.code is code
    assert caught.value.parameters["path"] == str(path)
    assert caught.value.parameters.get("entry") == entry
