"""A position and a log as text, and as data for programs. The hidden orders stay hidden."""

from collections.abc import Iterator
from typing import Any

from stoneage_qt.cli.messages import TEXTS as PLAIN
from stoneage_qt.cli.messages import say
from stoneage_qt.cli.output import table
from stoneage_qt.cli.plain_position import names
from stoneage_qt.games.stoneage.cli.messages import EVENTS, TEXTS
from stoneage_qt.games.stoneage.rules import CHANCE, OVER, Event, Standing, State, encode, standings
from stoneage_qt.games.stoneage.rules import events as ev
from stoneage_qt.games.stoneage.rules.constants import (
    GOOD_NAMES,
    IGLOO1,
    PHASE_NAMES,
    PLACE_NAMES,
    building_name,
    card_name,
    igloo_name,
)
from stoneage_qt.games.stoneage.rules.state import Player
from stoneage_qt.session.match import Match


def position_lines(s: State, seats: list[str], *, totals: bool = True) -> list[str]:
    """The position as a person reads it: who decides, what everybody has, what lies open.

    totals: with face-down cards, which people in a running game may not know (V2).
    """
    lines = [
        say(
            TEXTS.position_now,
            round=s.round,
            phase=PHASE_NAMES[s.phase],
            start=seats[s.start],
            who=_decider(s, seats),
        )
    ]
    lines += ["", *table(_player_rows(s, seats, totals)), ""]
    slots = [
        f"card{slot} {'-' if card is None else card_name(card)}"
        for slot, card in enumerate(s.display, start=1)
    ]
    lines.append(say(TEXTS.position_cards, cards=", ".join(slots), deck=len(s.deck)))
    stacks = [
        f"building{number} {f'{building_name(stack[0])} ({len(stack)})' if stack else '-'}"
        for number, stack in enumerate(s.stacks, start=1)
    ]
    lines.append(say(TEXTS.position_buildings, buildings=", ".join(stacks)))
    if s.igloos:
        igloos = ", ".join(igloo_name(igloo) for igloo in s.igloos)
        lines.append(say(TEXTS.position_igloos, igloos=igloos))
    if s.animal is not None:
        lines.append(say(TEXTS.position_animal, animal=card_name(s.animal), malus=s.malus()))
    for place, row in enumerate(s.placed):
        here = [f"{seats[seat]} {people}" for seat, people in enumerate(row) if people]
        if here:
            lines.append(f"  {PLACE_NAMES[place]}: {', '.join(here)}")
    if s.dice:
        lines.append(say(TEXTS.position_dice, dice=" ".join(map(str, s.dice))))
    return lines


def _decider(s: State, seats: list[str]) -> str:
    if s.actor == OVER:
        return say(PLAIN.nobody_decides)
    return say(PLAIN.dice_decide) if s.actor == CHANCE else seats[s.actor]


def _player_rows(s: State, seats: list[str], totals: bool) -> list[list[str]]:
    table_now = standings(s)
    columns: list[dict[str, str]] = [
        {
            PLAIN.row_score: str(player.score),
            **({TEXTS.row_total: _total(table_now[seat])} if totals else {}),
            TEXTS.row_food: str(player.food),
            **{good: str(n) for good, n in zip(GOOD_NAMES, player.goods, strict=True)},
            TEXTS.row_tools: _tools(player),
            TEXTS.row_people: f"{player.supply}/{player.people}",
            TEXTS.row_agriculture: str(player.agriculture),
            TEXTS.row_cards: str(len(player.cards)),
            TEXTS.row_open: " ".join(card_name(card) for card in player.open_cards) or "-",
            TEXTS.row_buildings: str(len(player.buildings)),
        }
        for seat, player in enumerate(s.players)
    ]
    rows = [[say(label), *(column[label] for column in columns)] for label in columns[0]]
    return [["", *seats], *rows]


def _total(standing: Standing) -> str:
    return f"{standing.total} ({standing.rank}.)"


def _tools(player: Player) -> str:
    """The three slots; a used one in brackets."""
    return " ".join(
        f"({value})" if used else str(value)
        for value, used in zip(player.tools, player.used, strict=True)
    )


def log_lines(match: Match, first: int, last: int) -> Iterator[str]:
    """Actions `first` up to `last`, numbered from 1, each with what it made happen."""
    seats = names(match)
    width = max(len(name) for name in [*seats, say(PLAIN.dice_decide)])
    for index in range(first, last):
        who = _decider(match.state_at(index), seats)
        text = encode(match.actions[index])
        told = [_event_text(event, seats) for event in match.events_at(index)]
        story = "; ".join(sentence for sentence in told if sentence)
        yield f"{index + 1:5} {who:{width}}  {text:32} {story}".rstrip()


def _event_text(event: Event, seats: list[str]) -> str:
    template = EVENTS.get(event.kind)
    if template is None:
        return ""
    return say(
        template,
        who=seats[event.seat] if event.seat >= 0 else "",
        amount=event.amount,
        goods=" ".join(f"{n} {GOOD_NAMES[good]}" for good, n in enumerate(event.goods) if n) or "0",
        item=_item(event),
        reason=event.reason,
    )


def _item(event: Event) -> str:
    if event.kind == ev.TOOL_GAINED or event.item < 0:
        return str(event.item)
    if event.kind == ev.BUILT:
        return igloo_name(event.item) if event.place >= IGLOO1 else building_name(event.item)
    return card_name(event.item)


def position_data(s: State) -> dict[str, Any]:
    """The position for programs, by the names of the notation; no hidden order."""
    return {
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "start": s.start,
        "actor": s.actor,
        "over": s.actor == OVER,
        "display": [None if card is None else card_name(card) for card in s.display],
        "deck": len(s.deck),
        "stacks": [
            {"top": building_name(stack[0]) if stack else None, "left": len(stack)}
            for stack in s.stacks
        ],
        "igloos": [igloo_name(igloo) for igloo in s.igloos],
        "animal": None if s.animal is None else card_name(s.animal),
        "waiting": [card_name(animal) for animal in s.waiting],
        "dice": list(s.dice),
        "placed": {PLACE_NAMES[place]: row for place, row in enumerate(s.placed) if any(row)},
        "players": [_player_data(player) for player in s.players],
        "standings": [standing._asdict() for standing in standings(s)],
    }


def _player_data(player: Player) -> dict[str, Any]:
    return {
        "food": player.food,
        "goods": dict(zip(GOOD_NAMES, player.goods, strict=True)),
        "tools": player.tools,
        "used": player.used,
        "people": player.people,
        "supply": player.supply,
        "agriculture": player.agriculture,
        "score": player.score,
        "cards": [card_name(card) for card in player.cards],
        "open_cards": [card_name(card) for card in player.open_cards],
        "buildings": [building_name(building) for building in player.buildings],
        "igloos": [igloo_name(igloo) for igloo in player.igloos],
    }
