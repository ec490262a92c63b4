"""Y: the throw and what it yields."""

from math import isclose

from stoneage_qt.games.inka.rules import State, chance_outcomes, encode
from tests.games.inka.rules.table import (
    BLUE,
    RED,
    bare,
    do,
    drain,
    fields,
    hand,
    held,
    put,
    remove,
    start,
    throw,
)


def around_t22() -> State:
    """The position of X03."""
    s = put(bare(), RED, settlements="c37 c40")
    return put(s, BLUE, settlements="c45")


def gains(before: State, after: State) -> list[str]:
    """What each seat got: 'ore=1'."""
    for seat, player in enumerate(after.players):
        counts = [
            new - old for new, old in zip(player.hand, before.players[seat].hand, strict=True)
        ]
        hand(after, seat, "")
        player.hand[:] = counts
    return [held(after, seat) for seat in range(len(after.players))]


def test_X01_throw_11_at_the_start() -> None:
    s = start()
    assert gains(s, throw(s, 5, 6)) == ["ore=1", "coca=1", "", ""]


def test_X03_settlements_cities_ruins_and_the_robber() -> None:
    s = around_t22()
    assert gains(s, throw(s, 3, 3)) == ["wood=2", "", "wood=1", ""]
    assert gains(s, throw(s, 2, 2)) == ["", "", "feathers=1", ""]
    remove(s, 45)
    put(s, BLUE, cities="c45")
    assert gains(s, throw(s, 2, 2)) == ["", "", "feathers=2", ""]
    put(s, BLUE, ruined_cities="c45")
    assert gains(s, throw(s, 2, 2)) == ["", "", "feathers=2", ""]
    s.robber = 22
    assert gains(s, throw(s, 3, 3)) == ["", "", "", ""]
    assert gains(s, throw(s, 2, 2)) == ["", "", "feathers=2", ""]


def test_X04_shortage() -> None:
    s = around_t22()
    drain(s, "wood", 2)
    assert gains(s, throw(s, 3, 3)) == ["", "", "", ""]
    remove(s, 45)
    drain(s, "wood", 1)
    assert gains(s, throw(s, 3, 3)) == ["wood=1", "", "", ""]


def test_Y1_X36_the_21_throws() -> None:
    s = start()
    assert chance_outcomes(s) == []
    do(s, "throw")
    outcomes = chance_outcomes(s)
    assert [encode(action) for action, _ in outcomes] == [
        f"roll {low} {high}" for low in range(1, 7) for high in range(low, 7)
    ]
    chances = {encode(action): float(chance) for action, chance in outcomes}
    assert len(chances) == 21
    for text, chance in chances.items():
        _, low, high = text.split()
        assert isclose(chance, (1 if low == high else 2) / 36)
    seven = sum(chances[f"roll {low} {7 - low}"] for low in (1, 2, 3))
    assert isclose(seven, 6 / 36)
    assert isclose(sum(chances.values()), 1)


def test_Y1_the_throw_counts_for_everybody() -> None:
    s = start(4, start=3)
    do(s, "throw", "roll 4 4")
    assert (s.dice, s.phase) == ((4, 4), "main")
    # c26 and c23 at quarry t11, c43 at mountains t21
    assert gains(start(), s) == ["stone=1", "ore=1", "", "stone=1"]


def test_Y2_each_building_at_each_tile_of_the_number() -> None:
    # 5: forest t06, plantation t20, farmland t24
    s = put(bare(), RED, settlements="c11 c33", cities="c39")
    put(s, BLUE, ruins="c14", ruined_cities="c18", settlements="c43")
    assert gains(s, throw(s, 1, 4)) == ["wood=1 potato=2 coca=1", "", "wood=3 potato=1", ""]


def test_Y3_the_robber_stops_one_tile_only() -> None:
    s = put(bare(), RED, settlements="c11 c39")
    s.robber = 6
    assert gains(s, throw(s, 1, 4)) == ["potato=1", "", "", ""]
    s.robber = 24
    assert gains(s, throw(s, 1, 4)) == ["wood=1", "", "", ""]


def test_Y4_shortage_is_counted_kind_by_kind_over_all_tiles() -> None:
    # 9: forest t07, mountains t17, fishing t23, plantation t27
    s = put(bare(), RED, cities="c16", settlements="c29")
    put(s, BLUE, settlements="c13 c32", cities="c38")
    drain(s, "wood", 2)
    assert gains(s, throw(s, 4, 5)) == ["ore=1", "", "ore=1 fish=2", ""]
    drain(s, "wood", 3)
    drain(s, "fish", 1)
    assert gains(s, throw(s, 4, 5)) == ["wood=2 ore=1", "", "wood=1 ore=1 fish=1", ""]
    drain(s, "fish", 0)
    assert gains(s, throw(s, 4, 5)) == ["wood=2 ore=1", "", "wood=1 ore=1", ""]


def test_Y4_two_tiles_of_a_kind_share_one_supply() -> None:
    # 3: fishing t13, pasture t19, farmland t28; 10: farmland t09, jungle t15, pasture t26;
    # on a board whose t19 is farmland both 3s give potato.
    from tests.games.inka.rules.geography import LAND, TERRAIN

    land = [TERRAIN[tile] for tile in LAND]
    here, there = LAND.index(19), LAND.index(24)
    land[here], land[there] = land[there], land[here]
    s = bare(founding="free", land=tuple(land))
    put(s, RED, settlements="c31")
    put(s, BLUE, settlements="c52")
    drain(s, "potato", 1)
    assert gains(s, throw(s, 1, 2)) == ["", "", "", ""]
    drain(s, "potato", 2)
    assert gains(s, throw(s, 1, 2)) == ["potato=1", "", "potato=1", ""]
    remove(s, 52)
    put(s, RED, cities="c52")
    assert gains(s, throw(s, 1, 2)) == ["potato=2", "", "", ""]


def test_Y2_nothing_but_hands_and_supply_changes() -> None:
    s = around_t22()
    changed = {name for name, value in fields(throw(s, 3, 3)).items() if value != fields(s)[name]}
    assert changed == {"players", "supply", "dice"}
