"""Positions in a few words, moves by their notation, luck by name: the language of the rule tests.

`arrange` says only what a test is about; everything else is filled in as a game would have left it, and the position is
checked. `play` makes moves on a copy; what the dealer deals is named, cube by cube.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import IllegalMove
from branchline.games.foothills.game import Foothills
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.words.check import check_state
from tests.support.inside import different

GAME = Foothills()
BOARD = GAME.board
DATA = BOARD.data
LETTERS = "ABCDE"
CUBES = ("iron", "stone", "event")
STATIONS = {card["id"]: card for card in DATA["stations"]}
OWN = {
    colour: {card["main"]: card["id"] for card in DATA["action_cards"] if card["colour"] == colour}
    for colour in ("blue", "green")
}
NEUTRAL = {
    letter: [card["id"] for card in DATA["action_cards"] if card["colour"] == "neutral" and card["main"] == letter]
    for letter in LETTERS
}
CARD = {card["id"]: card for card in DATA["action_cards"]}

# what the blue player in most tests does with the gold sides of their cards
A, B, C, D, E = (f"play {OWN['blue'][letter]}" for letter in LETTERS)

Facts = Mapping[str, Any]


def card_in_valley(name: str, **facts: Any) -> dict[str, Any]:
    """A station card as set up, except for these facts; a card with a tile has no rubble."""
    card = STATIONS[name]
    entry = {
        "rubble": card["rubble"],
        "competitor": False,
        "tracks": [None] * card["tracks"],
        "stations": [None] * len(card["stations"]),
    } | facts
    if entry["competitor"] or any(owner is not None for owner in [*entry["tracks"], *entry["stations"]]):
        entry["rubble"] = 0
    return entry


def in_play(closed: str) -> list[str]:
    shut = closed.split("+")
    return [name for name, card in STATIONS.items() if any(line not in shut for line in card["lines"])]


def lines_finished(closed: str, valley: Facts, at_once: bool) -> list[str]:
    finished = []
    for line in (entry["id"] for entry in DATA["lines"]):
        cards = [name for name, card in STATIONS.items() if line in card["lines"] and name in valley]
        cards.sort(key=lambda name: STATIONS[name]["columns"][0])
        if line not in closed.split("+"):
            full = all(valley[name]["competitor"] or None not in valley[name]["tracks"] for name in cards)
            if full or (at_once and valley[cards[-1]]["competitor"]):
                finished.append(line)
    return finished


def arrange(
    *,
    closed: str = "VII+VIII",
    first: int = 0,
    turn: int = 0,
    blue: int = 0,
    me: Facts | None = None,
    other: Facts | None = None,
    cards: Sequence[str] = (),
    grey: str = "",
    scored: Sequence[str] = (),
    other_scored: Sequence[str] = (),
    without: str = "",
    reserve: Sequence[str] | None = None,
    stockyard: Sequence[int] = (3, 3, 0),
    bag: Sequence[int] | None = None,
    valley: Mapping[str, Facts] | None = None,
    summit: int | None = None,
    trigger: str | None = None,
    competitors: int | None = None,
    buffer_stop: str = "at-once",
    turn_cap: int = 0,
    turns: int | None = None,
) -> FoothillsState:
    """A position at the start of a turn with these facts; `me` is the seat to act, `other` its opponent.

    - `cards`: neutral cards on my board (those of my colour they replaced are then scored); `grey`: letters of my
      cards that show their grey side; `without`: letters of my cards that were scored and not replaced;
    - `scored`, `other_scored`: further neutral cards in the scoring piles;
    - `bag`: what is named nowhere else; if it is given, the opponent holds the rest of the resources;
    - `valley`: facts of some station cards; the others are as set up.
    Stations that scored cards need (F9.17) are put on VI/5-6 and VI-7 if the test has built too few.
    """
    mine, theirs = copy.deepcopy(dict(me or {})), copy.deepcopy(dict(other or {}))
    colours = ["blue", "green"] if blue == 0 else ["green", "blue"]
    held = {letter: OWN[colours[turn]][letter] for letter in LETTERS}
    pile = list(scored)
    for card in cards:
        pile.append(held[CARD[card]["main"]])
        held[CARD[card]["main"]] = card
    for letter in without:
        pile.append(held.pop(letter))
    their_pile = list(other_scored)
    land = {
        name: card_in_valley(name, **(valley or {}).get(name, {}))
        for name in in_play(closed)
        if "rubble" in STATIONS[name]
    }
    build_enough(land, turn, len(pile))
    build_enough(land, 1 - turn, len(their_pile))
    used = {*held.values(), *pile, *their_pile}
    players: list[dict[str, Any]] = [{}, {}]
    for seat, facts, own, scores in ((turn, mine, held, pile), (1 - turn, theirs, OWN[colours[1 - turn]], their_pile)):
        shown = {
            letter: {"card": card, "side": "grey" if seat == turn and letter in grey else "gold"}
            for letter, card in own.items()
        }
        start = {"vp": 0, "iron": 0, "stone": 0, "rubble": 0, "passenger": 0, "tickets": [], "surveyor": "home"}
        players[seat] = start | {"cards": shown, "scored": in_order(scores)} | facts
        players[seat]["tickets"].sort(key=BOARD.ticket_id.index)
    finished = lines_finished(closed, land, buffer_stop == "at-once")
    placed = sum(card["competitor"] for card in land.values())
    position = {
        "game": "foothills",
        "rules_version": 2,
        "board": {"id": BOARD.id, "digest": BOARD.digest},
        "seats": 2,
        "closed": closed,
        "first": first,
        "blue": blue,
        "buffer_stop": buffer_stop,
        "turn_cap": turn_cap,
        "turns": (turn - first) % 2 if turns is None else turns,
        "turn": turn,
        "phase": "turn",
        "players": players,
        "reserve": in_order(reserved(used) if reserve is None else reserve),
        "valley": land,
        "finished": finished,
        "competitors": 10 - placed if competitors is None else competitors,
        "summit": summit,
        "trigger": "buffer-stops" if len(finished) >= 5 and trigger is None else trigger,
        "resolving": None,
        "end_reason": "",
        "stockyard": dict(zip(CUBES, stockyard, strict=True)),
        "bag": share_out(players, 1 - turn, stockyard, bag),
    }
    state = GAME.from_position(position)
    assert isinstance(state, FoothillsState)
    return state


def in_order(cards: Sequence[str]) -> list[str]:
    return [card for card in CARD if card in cards]


def build_enough(land: dict[str, dict[str, Any]], seat: int, count: int) -> None:
    built = sum(card["stations"].count(seat) for card in land.values())
    for name in ("VI/5-6", "VI-7", "V-3", "VIII/2-3"):
        for space in range(len(land[name]["stations"]) if name in land else 0):
            if built < count and land[name]["stations"][space] is None:
                land[name]["stations"][space] = seat
                land[name]["rubble"] = 0
                built += 1


def reserved(used: set[str]) -> list[str]:
    """All neutral cards that are nowhere else, except one of each letter, which is in the box."""
    return [card for letter in LETTERS for card in [card for card in NEUTRAL[letter] if card not in used][1:]]


def share_out(
    players: list[dict[str, Any]], hoarder: int, stockyard: Sequence[int], bag: Sequence[int] | None
) -> dict[str, int]:
    left = {}
    for k, (cube, total) in enumerate(zip(CUBES, (20, 16, 4), strict=True)):
        there = stockyard[k] + sum(player.get(cube, 0) for player in players)
        left[cube] = total - there
        if bag is not None:
            if cube != "event":
                players[hoarder][cube] += left[cube] - bag[k]
            left[cube] = bag[k]
    return left


def play(state: bl.State, *moves: str, deals: str = "") -> FoothillsState:
    """Make these moves on a copy; the named cubes come out of the bag first, then any."""
    after = state.copy()
    dealer = bl.ScriptedDealer(GAME, deals.split(), bl.SeededDealer(1))
    for move in moves:
        GAME.play(after, int(after.turn), GAME.moves.parse(move), dealer)
        listed = legal(after)
        assert len(listed) == len(set(listed)), "nothing is offered twice"
        assert "pass" not in listed or listed == ["pass"], "F3.5 a pass only where nothing else can be done"
    assert dealer.finished(), "more cubes were named than came out of the bag"
    assert isinstance(after, FoothillsState)
    assert different(after, GAME.from_position(GAME.position(after))) == {}, "something is left over inside"
    assert different(after, after.copy()) == {}
    assert list(check_state(after)) == []
    return after


def legal(state: bl.State) -> list[str]:
    return [str(move) for move in GAME.legal_moves(state)]


def offered(state: bl.State, kind: str) -> list[str]:
    """The choices for one kind of move: the rest of each notation."""
    return [text.removeprefix(kind).strip() for text in legal(state) if text.split()[0] == kind]


def refused(state: bl.State, move: str) -> tuple[str, str]:
    """The rule that forbids a move, and the key of its message; the state must not change."""
    before = GAME.position(state)
    with pytest.raises(IllegalMove) as why:
        GAME.play(state.copy(), int(state.turn), GAME.moves.parse(move), bl.SeededDealer(1))
    assert GAME.position(state) == before
    return why.value.rule, why.value.key


def look(state: bl.State) -> dict[str, Any]:
    return GAME.position(state)


def player(state: bl.State, seat: int = 0) -> dict[str, Any]:
    row: dict[str, Any] = look(state)["players"][seat]
    return row


def owns(state: bl.State, seat: int = 0) -> dict[str, int]:
    """What a seat has of each kind."""
    return {item: player(state, seat)[item] for item in ("iron", "stone", "rubble", "passenger", "vp")}


def gained(before: bl.State, after: bl.State, seat: int = 0) -> dict[str, int]:
    """What a seat gained or, if negative, gave."""
    old, new = owns(before, seat), owns(after, seat)
    return {item: new[item] - old[item] for item in new if new[item] != old[item]}


def on(state: bl.State, card: str) -> dict[str, Any]:
    """What is on a station card."""
    entry: dict[str, Any] = look(state)["valley"][card]
    return entry


def sides(state: bl.State, seat: int = 0) -> str:
    """The letters of a seat's cards that show their grey side."""
    return "".join(letter for letter, slot in player(state, seat)["cards"].items() if slot["side"] == "grey")
