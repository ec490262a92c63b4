"""Playing on the board of Inkas with mouse and keys: every piece, every phase."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from stoneage_qt.games.inka.rules import State, encode, legal_actions
from stoneage_qt.games.inka.rules import actions as act
from stoneage_qt.games.inka.rules import questions as ask
from stoneage_qt.games.inka.rules.board import CORNERS, ENDS
from stoneage_qt.games.inka.rules.constants import (
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    FRAME,
)
from stoneage_qt.games.inka.ui.board import layout
from stoneage_qt.games.inka.ui.board.dice import TRAY
from stoneage_qt.games.inka.ui.board.lights import spot_at
from stoneage_qt.games.inka.ui.board.rack import home
from stoneage_qt.games.inka.ui.board.view import BoardView
from stoneage_qt.games.inka.ui.spots import CROSSING, PATH, TILE, Spot
from stoneage_qt.models.game import GameModel
from tests.games.inka.ui.inka_table import (
    at,
    click,
    click_spot,
    drag,
    hover,
    make_board,
    make_match,
    play,
)
from tests.games.inka.ui.table_match import scripted


def can(word: int) -> object:
    def fits(s: State) -> bool:
        return s.phase == "main" and any(a.word == word for a in legal_actions(s))

    return fits


def first(model: GameModel, word: int) -> act.Action:
    return next(a for a in model.legal_actions() if a.word == word)


def quiet(s: State) -> bool:
    """No building would end a tribe."""
    return not ask.completes_tribe(s, s.actor) and not ask.wins(s, s.actor)


def in_window(board: BoardView, spot: layout.Spot):  # type: ignore[no-untyped-def]
    return board.mapFromScene(QPointF(spot.x, spot.y))


def test_dice_are_thrown_in_their_tray(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(lambda s: s.phase == "before"))
    assert board.scene_.dice.lit
    click(board, in_window(board, TRAY.centre))
    assert model.state.dice is not None
    assert not board.scene_.dice.lit


def test_one_click_on_a_lit_path_builds_a_road(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(can(act.ROAD)))  # type: ignore[arg-type]
    road = first(model, act.ROAD)
    seat = model.state.actor
    assert Spot(PATH, road.number) in {lit.spot for lit in board.scene_.lights.lit if lit.bright}
    click_spot(board, Spot(PATH, road.number))
    assert model.state.roads[road.number] == seat


@pytest.mark.parametrize(
    ("word", "cost"),
    [(act.ROAD, COST_ROAD), (act.SETTLE, COST_SETTLEMENT), (act.CITY, COST_CITY)],
)
@pytest.mark.parametrize("dragging", [True, False])
def test_pieces_come_from_the_rack(qtbot: QtBot, word: int, cost: int, dragging: bool) -> None:
    """Dragged onto the board, or clicked and clicked again; near enough is enough."""
    match = make_match(
        lambda s: can(word)(s) and quiet(s) and (word == act.CITY or not any(s.ruin))  # type: ignore[operator]
    )
    model, board = make_board(qtbot, match)
    wanted = first(model, word)
    place = Spot(PATH if word == act.ROAD else CROSSING, wanted.number)
    start = in_window(board, home(cost))
    spots = layout.PATH_SPOTS if word == act.ROAD else layout.CROSSING_SPOTS
    goal = in_window(board, spots[wanted.number].moved(6, 9))
    before = model.match.index
    if dragging:
        drag(board, start, goal)
    else:
        click(board, start)
        assert board.touch.carried == cost
        assert all(lit.spot.what == place.what for lit in board.scene_.lights.lit if lit.bright)
        click(board, goal)
    assert board.touch.carried is None
    assert model.match.index > before
    assert encode(model.match.actions[before]) == encode(wanted)


def test_a_piece_let_go_nowhere_walks_home(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(can(act.ROAD)))  # type: ignore[arg-type]
    before = model.match.index
    drag(board, in_window(board, home(COST_ROAD)), in_window(board, layout.Spot(1500, 1100)))
    assert board.touch.carried is None
    assert model.match.index == before


def test_an_impossible_place_says_why_and_points_at_the_culprit(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(can(act.ROAD)))  # type: ignore[arg-type]
    s = model.state
    beside = next(
        c for c in range(54) if model.why_illegal(act.SETTLES[c]) == "distance" and s.owner[c] < 0
    )
    before = model.match.index
    click_spot(board, Spot(CROSSING, beside))
    assert model.match.index == before
    assert "near" in board.scene_.captions.line
    assert "near" in board.explainer.card.words
    marks = board.scene_.lights._marks.used
    assert len(marks) == len(ask.culprits(s, act.SETTLES[beside]).crossings) > 0


def test_a_piece_let_go_on_an_impossible_crossing_says_why(qtbot: QtBot) -> None:
    """Beside a path that could be built on, and on an own settlement, too."""
    model, board = make_board(qtbot, make_match(can(act.ROAD)))  # type: ignore[arg-type]
    before, s = model.match.index, model.state
    road_end = next(
        c
        for a in model.legal_actions()
        if a.word == act.ROAD
        for c in ENDS[a.number]
        if model.why_illegal(act.SETTLES[c]) == "distance"
    )
    far = next(c for c in range(54) if model.why_illegal(act.SETTLES[c]) == "unconnected")
    own = next(c for c in range(54) if s.owner[c] == s.actor and not s.ruin[c])
    for crossing, cost, words in (
        (road_end, COST_SETTLEMENT, "Too near"),
        (far, COST_SETTLEMENT, "None of your roads leads here"),
        (own, COST_SETTLEMENT, "There is a building already"),
        (far, COST_CITY, "A city takes the place of your own settlement"),
    ):
        board.director.words.remark("")
        # As far from the crossing as a piece may be that falls on it.
        goal = in_window(board, layout.CROSSING_SPOTS[crossing].moved(0, -34))
        drag(board, in_window(board, home(cost)), goal)
        assert words in board.scene_.captions.line
        assert words in board.explainer.card.words
        assert board.scene_.lights._marks.used
    assert model.match.index == before
    assert model.state is s


def test_faint_light_where_only_cards_are_missing(qtbot: QtBot) -> None:
    def poor(s: State) -> bool:
        legal = legal_actions(s) if s.phase == "main" else []
        return (
            bool(legal)
            and bool(ask.road_paths(s, s.actor))
            and act.ROAD not in {a.word for a in legal}
        )

    model, board = make_board(qtbot, make_match(poor))
    board.setFocus()
    QTest.keyPress(board, Qt.Key.Key_Q)
    lit = {one.spot: one.bright for one in board.scene_.lights.lit}
    assert lit == {Spot(PATH, p): False for p in ask.road_paths(model.state, model.state.actor)}
    QTest.keyRelease(board, Qt.Key.Key_Q)
    assert board.director.held is None


def test_founding_places_are_shown_while_a_key_is_held(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(can(act.ROAD)))  # type: ignore[arg-type]
    board.setFocus()
    QTest.keyPress(board, Qt.Key.Key_F)
    s = model.state
    lit = {one.spot.number: one.label for one in board.scene_.lights.lit}
    assert sorted(lit) == ask.founding_places(s, s.actor)
    assert all(int(lit[c]) == sum(ask.crossing_yield(s, c)) for c in lit)
    QTest.keyRelease(board, Qt.Key.Key_F)


def test_hovering_tells_the_yield(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(lambda s: s.phase == "main"))
    free = next(c for c in range(54) if model.state.owner[c] < 0)
    hover(board, at(board, Spot(CROSSING, free)))
    qtbot.waitUntil(board.explainer.card.isVisible)
    total = sum(ask.crossing_yield(model.state, free))
    assert f"{total} cards in 36 throws" in board.explainer.card.words


@pytest.mark.parametrize("by_drag", [True, False])
def test_the_robber_is_moved(qtbot: QtBot, by_drag: bool) -> None:
    model, board = make_board(qtbot, make_match(lambda s: s.phase == "robber"))
    s = model.state
    tile = next(
        a.number
        for a in model.legal_actions()
        if a.number != FRAME and all(s.owner[c] != s.actor for c in CORNERS[a.number])
    )
    came_from = s.robber
    if by_drag:
        drag(
            board,
            in_window(board, layout.robber_spot(s.robber).moved(0, -40)),
            at(board, Spot(TILE, tile)),
        )
    else:
        click_spot(board, Spot(TILE, tile))
    assert model.state.robber == tile
    if model.state.active == s.active:
        assert board.scene_.pieces.ghost.isVisible() == (came_from != tile)


def test_the_robber_on_an_own_tile_is_asked_about(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(lambda s: s.phase == "robber"))
    s = model.state
    tile = next(
        a.number
        for a in model.legal_actions()
        if a.number != FRAME and any(s.owner[c] == s.actor for c in CORNERS[a.number])
    )
    click_spot(board, Spot(TILE, tile))
    assert model.state is s
    assert board.asker.popover is not None
    QTest.keyClick(board.asker.popover, Qt.Key.Key_Return)
    assert model.state.robber == tile


@pytest.mark.parametrize("height", [0, 20, 45])
def test_a_victim_is_chosen_by_the_building(qtbot: QtBot, height: int) -> None:
    """At its foot, which is the crossing, and on its walls and roof."""
    model, board = make_board(qtbot, make_match(lambda s: s.phase == "victim"))
    s = model.state
    victim = first(model, act.ROB).number
    building = next(c for c in CORNERS[s.robber] if s.owner[c] == victim)
    before = sum(s.players[victim].hand)
    click(board, in_window(board, layout.CROSSING_SPOTS[building].moved(0, -height)))
    assert sum(model.state.players[victim].hand) == before - 1


def test_a_build_that_ends_a_tribe_is_asked_about(qtbot: QtBot) -> None:
    def ends(s: State) -> bool:
        return can(act.SETTLE)(s) and ask.completes_tribe(s, s.actor)  # type: ignore[operator]

    model, board = make_board(qtbot, make_match(ends))
    s = model.state
    settle = first(model, act.SETTLE)
    click_spot(board, Spot(CROSSING, settle.number))
    assert model.state is s
    popover = board.asker.popover
    assert popover is not None
    QTest.keyClick(popover, Qt.Key.Key_Escape)
    assert model.state is s
    click_spot(board, Spot(CROSSING, settle.number))
    assert board.asker.popover is not None
    assert board.asker.popover.primary is not None
    board.asker.popover.primary.click()
    assert model.state.phase == "found"


def over_a_ruin(s: State) -> list[act.Action]:
    """Settlements that would stand on a ruin of somebody, and end no tribe."""
    if s.phase != "main" or ask.completes_tribe(s, s.actor):
        return []
    built = [a for a in legal_actions(s) if a.word == act.SETTLE]
    return [a for a in built if ask.overbuilding(s, a.number) is not None]


def test_overbuilding_is_shown_before_it_is_done(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(lambda s: bool(over_a_ruin(s)), players=4, seed=3))
    s = model.state
    place = over_a_ruin(s)[0].number
    loser = board.director.names()[s.owner[place]]
    click_spot(board, Spot(CROSSING, place))
    assert model.state is s
    popover = board.asker.popover
    assert popover is not None
    told = " ".join(label.text() for label in popover.findChildren(QLabel))
    assert loser in told
    assert popover.primary is not None
    popover.primary.click()
    assert model.state.owner[place] == s.actor
    assert not model.state.ruin[place]
    assert not board.scene_.pieces.thickets[place].isVisible()


def test_founding_with_two_clicks(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(lambda s: s.phase == "found"))
    seat, markers = model.state.actor, model.state.players[model.state.actor].markers
    place = first(model, act.FOUND).number
    assert len(board.scene_.lights.lit) == len(model.legal_actions())
    click_spot(board, Spot(CROSSING, place))
    assert board.asker.popover is not None
    assert board.asker.popover.primary is not None
    board.asker.popover.primary.click()
    assert model.state.owner[place] == seat
    assert model.state.players[seat].markers == markers + 1


@pytest.mark.parametrize("cost", [COST_ROAD, COST_CITY])
@pytest.mark.parametrize(
    ("phase", "words"), [("found", "Choose where your new tribe"), ("before", "Throw the dice")]
)
def test_a_piece_that_is_not_asked_for_says_what_is(
    qtbot: QtBot, cost: int, phase: str, words: str
) -> None:
    model, board = make_board(qtbot, make_match(lambda s: s.phase == phase and s.turn > 3))
    before = model.match.index
    for place in (layout.Spot(1500, 1100), spot_at(Spot(PATH, 20))):
        board.director.words.remark("")
        drag(board, in_window(board, home(cost)), in_window(board, place))
        assert words in board.scene_.captions.line
    assert model.match.index == before


def test_free_founding_by_clicks_alone(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(founding="free", persons=(0, 1, 2)))
    while model.state.turn == 0:
        action = model.legal_actions()[7 % len(model.legal_actions())]
        click_spot(board, Spot(PATH if action.word == act.ROAD else CROSSING, action.number))
    assert model.state.phase == "before"
    assert [player.markers for player in model.state.players] == [2, 2, 2]


def test_the_board_is_walked_and_played_by_keys(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(can(act.ROAD)))  # type: ignore[arg-type]
    board.setFocus()
    reached = set()
    QTest.keyClick(board, Qt.Key.Key_Right)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left) * 3:
        assert board.keyboard.spot in board.director.choices
        reached.add(board.keyboard.spot)
        QTest.keyClick(board, key)
    assert len(reached) > 1
    tabbed = []
    board.keyboard.clear()
    while board.keyboard.next_target(1):
        tabbed.append(board.keyboard.spot)
    assert set(tabbed) == set(board.director.choices)
    road = next(spot for spot in tabbed if spot is not None and spot.what == PATH)
    board.keyboard._stand(road)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert model.match.actions[-1] == act.ROADS[road.number]


def test_nothing_is_lit_for_a_bot(qtbot: QtBot) -> None:
    match = make_match(lambda s: s.phase == "main" and s.actor == 1, persons=(0,))
    model, board = make_board(qtbot, match)
    assert not board.director.choices
    assert not board.scene_.lights.lit
    assert not model.actor_is_person()


def test_among_several_people_no_reason_tells_of_a_hand(qtbot: QtBot) -> None:
    """V4: who has not looked yet is told to look, rich or poor."""
    match = make_match(
        lambda s: s.phase == "main" and bool(ask.road_paths(s, s.actor)), persons=(0, 1, 2)
    )
    model, board = make_board(qtbot, match)
    told = set()
    for path in ask.road_paths(model.state, model.state.actor):
        click_spot(board, Spot(PATH, path))
        told.add(board.scene_.captions.line)
    assert told == {"Look at your own cards first."}
    model.set_peeking(True)
    roads = {a.number for a in legal_actions(model.state) if a.word == act.ROAD}
    assert {s.number for s in board.director.choices if s.what == PATH} == roads


def test_every_word_about_a_place_is_in_sight(qtbot: QtBot) -> None:
    """The card is as high as its words, however they wrap; a decline needs the most."""
    ending = lambda s: can(act.SETTLE)(s) and ask.completes_tribe(s, s.actor)  # type: ignore[operator] # noqa: E731
    model, board = make_board(qtbot, make_match(ending))
    board.explainer.show(Spot(CROSSING, first(model, act.SETTLE).number))
    card = board.explainer.card
    assert "places are open for founding" in card.words
    for part in card.findChildren(QLabel):
        if part.isVisible():
            assert part.height() >= part.heightForWidth(part.width()), part.text()


def test_a_path_that_leads_nowhere_says_why(qtbot: QtBot) -> None:
    """Hovered, clicked, or hovered with a road in the hand."""
    model, board = make_board(qtbot, make_match(can(act.ROAD)))  # type: ignore[arg-type]
    free = [p for p, owner in enumerate(model.state.roads) if owner < 0]
    path = next(p for p in free if Spot(PATH, p) not in board.director.choices)
    click_spot(board, Spot(PATH, path))
    assert "A road begins at your own building or road" in board.explainer.card.words
    board.explainer.hide()
    click(board, in_window(board, home(COST_ROAD)))
    hover(board, at(board, Spot(PATH, path)))
    assert board.touch.hovered == Spot(PATH, path)


def test_whoever_is_asked_reads_the_offer(qtbot: QtBot) -> None:
    """Not what another player has said to it meanwhile."""
    texts = ("throw", "roll 5 6", "end", "throw", "roll 5 6", "offer coca=1 for ore=1")
    model, board = make_board(qtbot, scripted(texts, persons=(0, 2)))
    play(model, "refuse")
    assert model.state.actor == 0
    assert board.scene_.captions.line == "Ben offers 1 coca for 1 ore."


@pytest.mark.parametrize("height", [0, 20, 45])
def test_all_of_a_settlement_can_be_made_a_city(qtbot: QtBot, height: int) -> None:
    """Its emblem too, beside which paths run that could have a road."""
    model, board = make_board(qtbot, make_match(can(act.CITY)))  # type: ignore[arg-type]
    for city in [a.number for a in model.legal_actions() if a.word == act.CITY]:
        for side in (-12, 0, 12):
            foot = layout.CROSSING_SPOTS[city]
            hover(board, in_window(board, foot.moved(side, -height)))
            assert board.touch.hovered == Spot(CROSSING, city)


def test_roads_beside_buildings_can_still_be_hit(qtbot: QtBot) -> None:
    model, board = make_board(qtbot, make_match(can(act.ROAD)))  # type: ignore[arg-type]
    for road in [a.number for a in model.legal_actions() if a.word == act.ROAD]:
        hover(board, at(board, Spot(PATH, road)))
        assert board.touch.hovered == Spot(PATH, road)


def test_what_is_missing_is_told_once(qtbot: QtBot) -> None:
    def poor(s: State) -> bool:
        paths = ask.road_paths(s, s.actor) if s.phase == "main" else []
        return bool(paths) and any(ask.missing(s, s.actor, COST_ROAD))

    model, board = make_board(qtbot, make_match(poor))
    path = ask.road_paths(model.state, model.state.actor)[0]
    click_spot(board, Spot(PATH, path))
    assert board.explainer.card.words.count("lack") == 1
