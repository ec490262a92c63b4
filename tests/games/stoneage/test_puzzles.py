"""The puzzles that come with the program, and how their file is read."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stoneage_qt.cli import main
from stoneage_qt.contract.puzzles import Puzzle
from stoneage_qt.games import puzzles_of
from stoneage_qt.games.stoneage.bots.hints import shipped_nets
from stoneage_qt.games.stoneage.bots.puzzle_search import (
    THEMES,
    _rivals,
    examine,
    is_matter_of_order,
    theme_of,
)
from stoneage_qt.games.stoneage.puzzle_making import Shelf, source_of
from stoneage_qt.games.stoneage.puzzles import FORMAT, SHIPPED, position_of, read_puzzles, shipped
from stoneage_qt.games.stoneage.rules import Action, State, encode, legal_actions, standings
from stoneage_qt.games.stoneage.rules.actions import BUILD, BUY, LEAVE, PLACE, TOOLS
from stoneage_qt.games.stoneage.rules.constants import HARD_WINTER, IGLOO1, IGLOOS
from stoneage_qt.paths import resource_path
from stoneage_qt.session.faults import SaveError
from stoneage_qt.session.saves import load_match
from stoneage_qt.ui.training.words import theme_text
from tests.stored_games.stored import FOLDER


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    return shipped()


def test_every_puzzle_can_be_played_and_has_one_clear_solution(puzzles: list[Puzzle]) -> None:
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles) > 50
    for puzzle in puzzles:
        legal = legal_actions(position_of(puzzle))
        assert puzzle.best in legal
        assert len(legal) > 2
        assert puzzle.win - puzzle.second >= 0.079
        assert 0 < puzzle.rating < 4000
        assert all(0.0 <= share <= 1.0 for share in puzzle.shares.values())


def test_both_seasons_all_players_and_many_themes(puzzles: list[Puzzle]) -> None:
    seasons = Counter(puzzle.options.season for puzzle in puzzles)
    assert set(seasons) == {"summer", "winter"}
    assert min(seasons.values()) >= 200
    tables = Counter(puzzle.setup.players for puzzle in puzzles)
    assert set(tables) == {2, 3, 4}
    assert min(tables.values()) > len(puzzles) / 6
    themes = {puzzle.theme for puzzle in puzzles}
    assert themes == set(THEMES)
    assert all(theme_text(theme) != theme or theme in _PLAIN for theme in themes)


_PLAIN = {"tools", "food", "igloos", "cards", "buildings", "resources"}


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        json.dumps({"format": FORMAT, "version": 99, "games": []}),
        json.dumps({"format": FORMAT, "version": 1}),
        json.dumps({"format": FORMAT, "version": 1, "games": [{"seed": 1}]}),
        json.dumps({"format": FORMAT, "version": 1, "games": 7}),
    ],
)
def test_other_files_are_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises((ValueError, SaveError)):
        read_puzzles(path)
    assert main(["puzzles", "show", "--file", str(path)]) == 1
    assert "puzzles.json" in capsys.readouterr().err


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles_of("inka") == []


def test_the_command_shows_a_table_and_a_solution(
    puzzles: list[Puzzle], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "show"]) == 0
    *_, last, how = capsys.readouterr().out.splitlines()
    assert sum(map(int, last.split()[1:3])) == len(puzzles)
    assert puzzles[0].key in how
    assert main(["puzzles", "show", "--keys"]) == 0
    keys = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert keys == [puzzle.key for puzzle in puzzles]
    assert main(["puzzles", "show", puzzles[0].key]) == 0
    assert encode(puzzles[0].best) in capsys.readouterr().out
    assert main(["puzzles", "show", "1"]) == 1
    assert f"a key looks like {puzzles[0].key}" in capsys.readouterr().err
    assert resource_path(SHIPPED).exists()


@pytest.fixture(scope="module")
def one_game() -> dict[str, Any]:
    """A game of the shipped file with its first puzzle."""
    game = json.loads(resource_path(SHIPPED).read_text(encoding="utf-8"))["games"][0]
    return {**game, "puzzles": game["puzzles"][:1]}


def show(path: Path, game: dict[str, Any], key: str = "") -> int:
    content = {"format": FORMAT, "version": 1, "games": [game]}
    path.write_text(json.dumps(content), encoding="utf-8")
    return main(["puzzles", "show", *key.split(), "--file", str(path)])


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": []},
        {"seed": -1},
        {"seed": 1.5},
        {"players": 99},
        {"players": "x"},
        {"players": None},
        {"start": 9},
        {"modules": [["x"]]},
        {"modules": 7},
        {"season": ["summer"]},
        {"actions": 7},
        {"actions": "zzz"},
        {"puzzles": 7},
        {"puzzles": [7]},
    ],
)
def test_wrong_games_are_refused(
    one_game: dict[str, Any],
    wrong: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert show(tmp_path / "puzzles.json", {**one_game, **wrong}) == 1
    assert "puzzles.json: can't be read as puzzles" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": -1},
        {"number": 10**9},
        {"number": "x"},
        {"best": 7},
        {"best": "zzz"},
        {"win": "x"},
        {"theme": "\x1b[31mred"},
        {"theme": []},
        {"rating": "x"},
        {"shares": []},
        {"shares": {}},
    ],
)
def test_wrong_puzzles_are_refused(
    one_game: dict[str, Any],
    wrong: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = {**one_game, "puzzles": [{**one_game["puzzles"][0], **wrong}]}
    assert show(tmp_path / "puzzles.json", game) == 1
    told = capsys.readouterr().err
    assert "puzzles.json: can't be read as puzzles" in told
    assert "\x1b" not in told


def test_what_can_not_be_played_is_refused(
    one_game: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.json"
    each = one_game["puzzles"][0]
    key = f"stoneage/{one_game['seed']}/{each['number']}"
    assert show(path, one_game, key) == 0
    first, _, rest = one_game["actions"].partition(",")
    assert show(path, {**one_game, "actions": f"{first},{first},{rest}"}, key) == 1
    assert show(path, {**one_game, "puzzles": [{**each, "best": "roll 1 2"}]}, key) == 1
    assert key in capsys.readouterr().err


def test_a_folder_holds_no_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "show", "--file", str(tmp_path)]) == 1
    assert main(["puzzles", "make", "--out", str(tmp_path)]) == 1
    assert "not a file" in capsys.readouterr().err


def positions(name: str) -> Iterator[State]:
    match = load_match(FOLDER / f"{name}.stoneage")
    for number in range(len(match.actions)):
        yield match.state_at(number)


def test_paying_in_a_hard_winter_and_igloos_are_themes_of_their_own() -> None:
    """Whether one more is worth it is the question, whatever the answer."""
    nets, themes = shipped_nets(), Counter[str]()
    for s in positions("2p-hard_winter-igloos"):
        legal = legal_actions(s)
        for action in legal:
            if action.place >= IGLOO1:
                assert theme_of(nets, s, action) == "igloos"
                themes["igloos"] += 1
            elif action.kind in (BUY, LEAVE) and any(each.extra for each in legal):
                assert theme_of(nets, s, action) == "hard_winter"
                themes[f"extra {action.extra}"] += 1
    assert min(themes[name] for name in ("igloos", "extra True", "extra False")) > 0


def test_a_position_is_about_the_module_that_makes_it_so(puzzles: list[Puzzle]) -> None:
    """Without it something else would be as good, though nothing of it is in the solution."""
    nets = shipped_nets()
    for theme in ("hard_winter", "igloos"):
        some = [puzzle for puzzle in puzzles if puzzle.theme == theme]
        hidden = [each for each in some if not each.best.extra and each.best.place < IGLOO1]
        assert hidden
        assert theme_of(nets, position_of(hidden[0]), hidden[0].best) == theme


def test_a_given_cost_in_a_hard_winter_is_worth_a_glance() -> None:
    """Build, pay one stone more, or leave it: there are never more than three ways."""
    s = list(positions("3p-animals-hard_winter-igloos"))[747].copy()
    totals = [standing.total for standing in standings(s)]
    s.deck = []  # the last round, and the others are 12 points ahead
    for seat, player in enumerate(s.players):
        if seat != s.actor:
            player.score += totals[s.actor] - totals[seat] + 12
    assert [action.kind for action in legal_actions(s)] == [BUILD, BUILD, LEAVE]
    asked: list[tuple[str, bool]] = []

    def wanted(theme: str, best: Action) -> bool:
        asked.append((theme, best.extra))
        return False

    assert examine(shipped_nets(), s, 1, wanted) is None
    assert asked == [("hard_winter", True)]


def test_what_holds_is_written_with_the_figures_of_today(
    puzzles: list[Puzzle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clear = max(puzzles, key=lambda puzzle: (puzzle.win - puzzle.second, puzzle.key))
    games = json.loads(resource_path(SHIPPED).read_text(encoding="utf-8"))["games"]
    seed, number = (int(part) for part in clear.key.split("/")[1:])
    game = next(game for game in games if game["seed"] == seed)
    right = next(each for each in game["puzzles"] if each["number"] == number)
    legal = legal_actions(position_of(clear))
    wrong = {**right, "best": encode(next(a for a in legal if a != clear.best))}
    path, out = tmp_path / "puzzles.json", tmp_path / "held.json"
    for each, code, held in ((right, 0, [clear.key]), (wrong, 1, [])):
        show(path, {**game, "puzzles": [{**each, "rating": 1}]})
        check = ["puzzles", "check", "--file", str(path), "--out", str(out)]
        assert main(check) == code
        assert [puzzle.key for puzzle in read_puzzles(out)] == held
        assert all(puzzle.rating > 1 for puzzle in read_puzzles(out))
    assert "is no longer clearly best" in capsys.readouterr().out


def test_in_the_last_round_only_placing_is_about_that(puzzles: list[Puzzle]) -> None:
    """Who pays, feeds or uses tools then has the same question as ever."""
    nets = shipped_nets()
    for s in positions("2p"):
        for action in legal_actions(s):
            assert action.kind == PLACE or theme_of(nets, s, action) != "last_round"
    last = [puzzle for puzzle in puzzles if puzzle.theme == "last_round"]
    assert last
    assert all(puzzle.best.kind == PLACE for puzzle in last)


def test_no_puzzle_is_a_matter_of_order(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        assert not is_matter_of_order(legal_actions(position_of(puzzle))), puzzle.key


def test_the_best_is_compared_with_all_that_can_be_done_but_the_same() -> None:
    """Two tools of the same pips are one solution; any other move is a rival."""
    kinds = Counter[bool]()
    for s in positions("2p"):
        legal = legal_actions(s)
        if s.actor < 0 or legal[0].kind not in (TOOLS, PLACE):
            continue
        for best in legal:
            left_out = set(legal) - set(_rivals(s, best)) - {best}
            own = s.players[s.actor].tools if s.actor >= 0 else []
            for other in left_out:
                pips = [sorted(own[slot - 1] for slot in each.tools) for each in (best, other)]
                assert pips[0] == pips[1]
                assert best.cards == other.cards
            kinds[bool(left_out)] += 1
    assert kinds[True] > 0
    assert kinds[False] > 0


def test_the_search_turns_to_what_there_is_too_little_of() -> None:
    shelf = Shelf(2)
    assert source_of(1, shelf).season == "summer"
    shelf.add("summer", "tools", "place toolmaker 1")
    games = [source_of(seed, shelf) for seed in range(200)]
    assert {game.season for game in games} == {"winter"}
    assert sum(IGLOOS in game.modules for game in games) > 120
    for _ in range(2):
        shelf.add("summer", "tools", "place toolmaker 1")
        shelf.add("winter", "igloos", "place igloo1 1")
    shelf.add("summer", "food", "place hunt 1")
    games = [source_of(seed, shelf) for seed in range(200)]
    assert 0 < sum(IGLOOS in game.modules for game in games) < 80
    assert sum(HARD_WINTER in game.modules for game in games) > 120


def test_what_is_on_the_shelf_already_is_not_thought_about(puzzles: list[Puzzle]) -> None:
    """Themes and solutions of which there are enough cost a glance, not a second."""
    nets, asked = shipped_nets(), []

    def full(theme: str, best: Action) -> bool:
        asked.append((theme, best))
        return False

    for puzzle in puzzles[:8]:
        assert examine(nets, position_of(puzzle), 1, full) is None
    known = [(puzzle.theme, puzzle.best) for puzzle in puzzles[:8]]
    assert set(asked) & set(known)


def test_enough_puzzles_are_enough(puzzles: list[Puzzle], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_bytes(resource_path(SHIPPED).read_bytes())
    assert main(["puzzles", "make", "--out", str(path), "--count", str(len(puzzles))]) == 0
    assert read_puzzles(path) == puzzles


def test_the_documentation_has_the_table_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    """`stoneage-qt puzzles show --markdown` prints what belongs there."""
    assert main(["puzzles", "show", "--markdown"]) == 0
    told = resource_path("stoneage/bots/README.md").read_text(encoding="utf-8")
    assert capsys.readouterr().out in told
