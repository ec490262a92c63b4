"""The geometry of the board: nothing overlaps, everything is inside and reachable."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from stoneage_qt.games.stoneage.ui.board import layout as lay

pytestmark = pytest.mark.once

NAMES = {
    *("hunt", "forest", "clay", "quarry", "river", "toolmaker", "hut", "field", "animal"),
    *(f"{kind}{i}" for kind in ("card", "building", "igloo") for i in range(1, 5)),
}
LYING = {
    **{f"card{i}": r for i, r in enumerate(lay.CARD_SLOTS, 1)},
    **{f"building{i}": r for i, r in enumerate(lay.BUILDING_STACKS, 1)},
    **{f"igloo{i}": r for i, r in enumerate(lay.IGLOOS, 1)},
    "animal": lay.ANIMAL,
}


def test_every_place_of_the_notation_has_its_geometry() -> None:
    assert set(lay.PLACES) == NAMES


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_place_lies_in_the_valley_with_its_anchors(name: str) -> None:
    place = lay.PLACES[name]
    assert lay.VALLEY.covers(place.area)
    assert place.area.contains(place.label, 12)
    assert place.area.contains(place.badge, 18)
    assert all(place.area.contains(ring, 16) for ring in place.rings)


@pytest.mark.parametrize(("a", "b"), list(combinations(sorted(NAMES), 2)))
def test_two_places_share_no_ground(a: str, b: str) -> None:
    assert not lay.PLACES[a].area.overlaps(lay.PLACES[b].area)


def test_p4_ring_counts_follow_the_capacities() -> None:
    rings = {name: len(place.rings) for name, place in lay.PLACES.items()}
    assert {rings.pop(n) for n in ("forest", "clay", "quarry", "river")} == {7}
    assert (rings.pop("hunt"), rings.pop("hut"), rings.pop("animal")) == (40, 2, 4)
    assert set(rings.values()) == {1}


@pytest.mark.parametrize("name", sorted(NAMES - {"hunt"}))
def test_rings_and_badge_do_not_touch(name: str) -> None:
    place = lay.PLACES[name]
    for a, b in combinations(place.rings, 2):
        assert a.distance(b) >= 2 * lay.RING_RX - 1
    assert all(ring.distance(place.badge) >= lay.RING_RX + 18 for ring in place.rings)


def test_hunt_spots_leave_every_person_visible() -> None:
    spots = lay.PLACES["hunt"].rings
    assert min(a.distance(b) for a, b in combinations(spots, 2)) >= 30
    assert [lay.hunt_spots(seat) for seat in range(4)] == [
        spots[10 * seat : 10 * seat + 10] for seat in range(4)
    ]


@pytest.mark.parametrize("name", sorted(LYING))
def test_what_lies_on_a_place_is_inside_and_leaves_its_rings_free(name: str) -> None:
    place, rect = lay.PLACES[name], LYING[name]
    assert place.area.covers(rect)
    for ring in place.rings:
        around = lay.Rect(
            ring.x - lay.RING_RX, ring.y - lay.RING_RY, 2 * lay.RING_RX, 2 * lay.RING_RY
        )
        assert not rect.overlaps(around)


def test_deck_touches_no_place() -> None:
    assert lay.VALLEY.covers(lay.DECK)
    assert not any(lay.DECK.overlaps(place.area) for place in lay.PLACES.values())


def test_s2_cards_get_dearer_from_right_to_left_and_the_deck_is_leftmost() -> None:
    xs = [r.x for r in lay.CARD_SLOTS]
    assert xs == sorted(xs, reverse=True)
    assert lay.DECK.right < xs[-1]


def test_s3_a_stack_of_seven_stays_below_its_ring() -> None:
    for i in range(4):
        place = lay.PLACES[f"building{i + 1}"]
        assert lay.stack_tile(i, 6).y > place.rings[0].y + lay.RING_RY
        assert lay.stack_tile(i, 0) == lay.BUILDING_STACKS[i]


def test_track_is_a_closed_loop_of_even_steps_outside_the_valley() -> None:
    assert len(lay.TRACK) == 100
    steps = [a.distance(b) for a, b in pairwise((*lay.TRACK, lay.TRACK[0]))]
    assert max(steps) - min(steps) < 1.5
    assert min(steps) > lay.MILESTONE_SIZE
    half = lay.MILESTONE_SIZE / 2
    for stone in lay.TRACK:
        assert lay.BOARD.contains(stone, half - 12)
        assert not lay.VALLEY.contains(stone, -10)


def test_f4_scores_wrap_around_the_track() -> None:
    assert [lay.track_index(s) for s in (0, 99, 100, 237, -10)] == [0, 99, 0, 37, 90]


@pytest.mark.parametrize("crowd", [1, 2, 3, 4])
def test_markers_on_one_stone_are_apart_and_on_it(crowd: int) -> None:
    spots = lay.track_spots(42, crowd)
    assert len(spots) == crowd
    assert all(spot.distance(lay.TRACK[42]) < lay.STONE_SIZE / 2 for spot in spots)
    assert all(a.distance(b) >= 17 for a, b in combinations(spots, 2))


def test_agriculture_has_eleven_furrows_in_the_field_with_a_lane_per_seat() -> None:
    field = lay.PLACES["field"]
    assert len(lay.AGRICULTURE) == 11
    for i, furrow in enumerate(lay.FURROWS):
        assert field.area.covers(furrow)
        assert furrow.contains(lay.agriculture_spot(i, 0), 10)
        assert furrow.contains(lay.agriculture_spot(i, 3), 10)
        assert not furrow.contains(field.rings[0], -lay.RING_RX)
    assert all(not a.overlaps(b) for a, b in pairwise(lay.FURROWS))


def test_place_at_finds_the_place_in_play_under_the_cursor() -> None:
    at = lay.PLACES["igloo2"].area.center
    assert lay.place_at(at) == "igloo2"
    assert lay.place_at(at, frozenset({"hunt", "forest"})) is None
    assert lay.place_at(lay.TRACK[0]) is None
