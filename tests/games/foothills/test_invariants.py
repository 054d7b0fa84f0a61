"""What holds after every move of every game (F13), counted in the position, not by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadPosition
from branchline.games.foothills import CLOSED
from branchline.games.foothills.words.check import check_state
from tests.games.foothills.arrange import CARD, GAME, STATIONS, arrange, look

Size = Callable[[int, int], int]
Position = Mapping[str, Any]


def tracks_of(position: Position, seat: int) -> int:
    return sum(card["tracks"].count(seat) for card in position["valley"].values())


def stations_of(position: Position, seat: int) -> int:
    return sum(card["stations"].count(seat) for card in position["valley"].values())


def F13_1(position: Position) -> bool:
    stores = [position["bag"], position["stockyard"], *position["players"]]
    stores += [position["resolving"]["drawn"]] if position["resolving"] else []
    iron, stone = (sum(store[kind] for store in stores) for kind in ("iron", "stone"))
    return (iron, stone, position["bag"]["event"] + position["stockyard"]["event"]) == (20, 16, 4)


def F13_2(position: Position) -> bool:
    return all(
        tracks_of(position, seat) + stations_of(position, seat) <= 16
        and len(row["scored"]) <= stations_of(position, seat)
        and len(row["cards"]) <= 5
        and len(set(row["tickets"])) == len(row["tickets"])
        for seat, row in enumerate(position["players"])
    )


def F13_4(position: Position) -> bool:
    return not any(
        card["rubble"] and (card["competitor"] or any(o is not None for o in [*card["tracks"], *card["stations"]]))
        for card in position["valley"].values()
    )


def F13_5(position: Position) -> bool:
    alone = not any(
        card["competitor"] and any(owner is not None for owner in [*card["tracks"], *card["stations"]])
        for card in position["valley"].values()
    )
    return alone and sum(card["competitor"] for card in position["valley"].values()) <= 10


def F13_6(position: Position) -> bool:
    one, two = (row["surveyor"] for row in position["players"])
    return one != two or one in ("pub", "home")


def F13_7(position: Position) -> bool:
    cards = list(position["reserve"])
    for row in position["players"]:
        cards += [slot["card"] for slot in row["cards"].values()] + row["scored"]
    placed = sum(card["competitor"] for card in position["valley"].values())
    return len(cards) == len(set(cards)) == 20 and placed + position["competitors"] == 10


def F13_8(position: Position) -> bool:
    porthmadog = position["valley"].get("I/II-5", {"tracks": [None, None]})["tracks"]
    if porthmadog[1] is not None and porthmadog[0] is None:
        return False
    for line in {line for name in position["valley"] for line in STATIONS[name]["lines"]} - set(
        position["closed"].split("+")
    ):
        cards = [card for name, card in position["valley"].items() if line in STATIONS[name]["lines"]]
        if all(card["competitor"] or None not in card["tracks"] for card in cards) and line not in position["finished"]:
            return False
    return True


RULES = {rule.__name__: rule for rule in (F13_1, F13_2, F13_4, F13_5, F13_6, F13_7, F13_8)}


@pytest.mark.rule("F13.1", "F13.2", "F13.4", "F13.5", "F13.6", "F13.7", "F13.8")
@pytest.mark.parametrize("closed", CLOSED)
def test_what_always_holds_on_every_pair_of_closed_lines(closed: str, size: Size) -> None:
    for seed in range(size(2, 100)):
        dealer = bl.SeededDealer(seed)
        options = {"closed": closed, "buffer_stop": ("at-once", "when-full")[seed % 2]}
        state = GAME.start(2, dealer, options)
        while not state.over:
            position = look(state)
            assert [name for name, holds in RULES.items() if not holds(position)] == []
            actions = state.legal_actions()
            state.apply(actions[dealer.below(len(actions))], dealer)
        assert [name for name, holds in RULES.items() if not holds(look(state))] == []


@pytest.mark.once
def test_thousands_of_random_games_pass_the_checks_of_positions(size: Size) -> None:
    """The checks of a position, after every move; F13.3 every total is a whole number of half points."""
    for seed in range(size(120, 4000)):
        dealer = bl.SeededDealer(7, seed)
        state = GAME.start(2, dealer, {"closed": CLOSED[seed % 28]})
        while not state.over:
            actions = state.legal_actions()
            state.apply(actions[dealer.below(len(actions))], dealer)
            problems = list(check_state(state))  # type: ignore[arg-type]
            assert problems == [], look(state)


def test_F13_3_totals_are_multiples_of_half_a_vp() -> None:
    assert arrange(me={"vp": 4, "passenger": 3}).score_of(0) == 11, "5½ VP"
    assert all(isinstance(line.points, int) for line in GAME.breakdown(arrange(me={"passenger": 1}))[0])


def wrong(change: Callable[[dict[str, Any]], object]) -> str:
    """Why a position with this change is refused."""
    position = look(arrange(me={"tickets": ["red"]}, valley={"V-2": {"tracks": [0]}, "III-2": {"stations": [1]}}))
    change(position)
    with pytest.raises(BadPosition) as why:
        GAME.from_position(position)
    return str(why.value)


WRONG: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("F13.1", lambda p: p["bag"].update(iron=p["bag"]["iron"] + 1)),
    ("F13.1", lambda p: p["stockyard"].update(event=1)),
    ("F9.17", lambda p: (p["players"][0]["cards"].pop("A"), p["players"][0]["scored"].append("stone-crusher"))),
    ("F13.4", lambda p: p["valley"]["V-2"].update(rubble=1)),
    ("F13.5", lambda p: (p["valley"]["V-2"].update(competitor=True), p.update(competitors=9))),
    ("F13.6", lambda p: [row.update(surveyor="I-1") for row in p["players"]]),
    ("F13.7", lambda p: p["reserve"].pop()),
    ("F13.7", lambda p: p.update(competitors=3)),
    ("F13.8", lambda p: p["valley"]["I/II-5"].update(rubble=0, tracks=[None, 0])),
    ("F8.4", lambda p: p.update(finished=["V"])),
    ("F8.4", lambda p: p["valley"]["V-3"].update(rubble=0, tracks=[0])),
    ("F9.11", lambda p: p["players"][0].update(surveyor="V-3")),
    ("F2.6", lambda p: p["players"][0].update(tickets=["pink"])),
    ("F10.1", lambda p: p.update(trigger="buffer-stops")),
    ("F3.1", lambda p: p.update(turn=1)),
    ("F2.10", lambda p: p.update(blue=1)),
    ("twice", lambda p: p["reserve"].append(p["reserve"][0])),
    ("in two places", lambda p: p["reserve"].insert(0, "stone-crusher")),
    ("is missing", lambda p: p.pop("closed")),
    ("is not known", lambda p: p.update(weather="fine")),
    ("must be one of", lambda p: p.update(closed="I+I")),
    ("whole number", lambda p: p["players"][0].update(vp=1.5)),
    ("mid-turn", lambda p: p.update(phase="take")),
]


@pytest.mark.rule("F13.1", "F13.2", "F13.4", "F13.5", "F13.6", "F13.7", "F13.8")
@pytest.mark.parametrize(("why", "change"), WRONG, ids=[f"{k}-{row[0]}" for k, row in enumerate(WRONG)])
def test_a_position_that_cannot_be_is_refused_by_its_rule(why: str, change: Callable[[dict[str, Any]], object]) -> None:
    assert why in wrong(change)


def test_both_reasons_to_end_are_met(size: Size) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(size(40, 400)):
        dealer = bl.SeededDealer(11, seed)
        state = GAME.start(2, dealer)
        while not state.over:
            actions = state.legal_actions()
            state.apply(actions[dealer.below(len(actions))], dealer)
        reasons[state.end_reason] += 1
    assert set(reasons) == {"buffer-stops", "no-competitor"}
    assert len(CARD) == 25
