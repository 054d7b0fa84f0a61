"""What the rules offer against every order of every decision: see every_order.py."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import branchline as bl
from branchline.core.dealer import LogDealer
from branchline.core.errors import BadDeal
from branchline.games.foothills.board.effects import WIDTH
from branchline.games.foothills.board.file import from_json
from branchline.games.foothills.game import Foothills
from branchline.games.foothills.rules.choices import NEXT, TAKING, TURN
from branchline.games.foothills.rules.set_up import empty_table
from branchline.games.foothills.rules.state import FoothillsState, begin, forget
from tests.games.foothills.arrange import DATA
from tests.games.foothills.every_order import Outcome, Slow

Size = Callable[[int, int], int]
Op = dict[str, Any]

IRON_TRACK = {"op": "works", "times": 3, "track": {"iron": 2}, "stone": {"rubble": 2}}
# by the letter a test is named after: operations of the shipped cards, and further ones a board may have
OPERATIONS: dict[str, list[Op]] = {
    "take": [
        {"op": "take", "least": 1, "most": 3},
        {"op": "take", "least": 2, "most": 4},
        {"op": "take", "least": 1, "most": 6},
    ],
    "gain": [
        *({"op": "gain", "items": {"resource": count}} for count in (1, 2, 3, 5)),
        {"op": "gain", "items": {"iron": 2}},
        {"op": "gain", "items": {"stone": 3}},
    ],
    "exchange": [{"op": "exchange", "times": times} for times in (1, 2, 3, 4)],
    "trade": [
        {"op": "trade", "times": 2, "pay": {"stone": 1}, "gain": {"vp": 1}},
        {"op": "trade", "times": 3, "pay": {"rubble": 1, "iron": 1}, "gain": {"passenger": 1}},
    ],
    "works": [
        IRON_TRACK,
        {"op": "works", "times": 2, "track": {"resource": 2}},
        {"op": "works", "times": 3, "track": {"resource": 2}, "on": "ticket_or_track"},
        {"op": "works", "times": 3, "stone": {"rubble": 1}},
        {"op": "works", "times": 2, "track": {"iron": 1, "rubble": 1}, "stone": {"iron": 1}, "on": "ticket"},
        {"op": "works", "times": 2, "track": {"resource": 3}},
    ],
    "remove_rubble": [
        {"op": "remove_rubble", "cubes": 4, "lines": "one"},
        {"op": "remove_rubble", "cubes": 3, "lines": "one", "on": "ticket", "for_opponent": 1},
        {"op": "remove_rubble", "cubes": 2, "lines": "one_or_two"},
        {"op": "remove_rubble", "cubes": 4, "lines": "two"},
        {"op": "remove_rubble", "cubes": 2, "lines": "two", "on": "ticket_or_track"},
        {"op": "remove_rubble", "cubes": 6, "lines": "two"},
    ],
}
ALL = [op for ops in OPERATIONS.values() for op in ops]


def board_of_all() -> tuple[Foothills, dict[str, int]]:
    """The game with all these operations on one surveyor space, and the row of each."""
    data = copy.deepcopy(DATA)
    next(card for card in data["stations"] if card["id"] == "V-2")["surveyor"] = ALL
    game = Foothills.__new__(Foothills)
    game.board = from_json(data)
    game.tables = {layout.name: empty_table(game.board, layout) for layout in game.board.layouts}
    first = int(game.board.effect_first[game.board.survey_effect[game.board.card_index["V-2"]]])
    return game, {repr(op): (first + k) * int(WIDTH) for k, op in enumerate(ALL)}


GAMES, ROWS = board_of_all()


def positions(luck: random.Random, count: int) -> Iterator[FoothillsState]:
    """Moments of random games, with few cubes and little rubble, when the order matters."""
    found = 0
    while found < count:
        dealer = bl.SeededDealer(luck.randrange(2**31))
        options = {"closed": luck.choice(["random", "random", "V+VII", "III+IV", "II+VIII"])}
        state = GAMES.start(2, dealer, options)
        until = luck.randrange(4, 150)
        for _ in range(until):
            if not state.over:
                actions = state.legal_actions()
                state.apply(actions[luck.randrange(len(actions))], dealer)
        while not state.over and GAMES.position(state)["phase"] != "turn":
            state.apply(state.legal_actions()[0], dealer)
        if not state.over:
            assert isinstance(state, FoothillsState)
            for _ in range(4):
                found += 1
                yield scarce(state, luck)


def scarce(state: FoothillsState, luck: random.Random) -> FoothillsState:
    twin = state.copy()
    few = (0, 0, 0, 1, 1, 2, 3)
    for kind in range(2):
        twin.yard[kind] = luck.choice(few)
        twin.bag[kind] = luck.choice(few)
    twin.bag[2] = luck.choice((0, 4))
    for at in range(8):
        twin.owned[at] = luck.choice((0, 1, 2, 3, 4, 6))
    kept = luck.choice((0.05, 0.2, 0.6))
    porthmadog = twin.board.card_index["I/II-5"]
    for card in range(twin.board.cards):
        if twin.rubble[card]:
            twin.rubble[card] = luck.choice((1, 1, 2, 3)) if card == porthmadog or luck.random() < kept else 0
    return twin


def begun(state: FoothillsState, op: Op, surveyor: bool) -> FoothillsState | None:
    """The operation as the only one of its card; None if luck is needed at once."""
    twin = state.copy()
    twin.resolved = 0
    twin.inner = surveyor
    try:
        begin(twin, ROWS[repr(op)], LogDealer([]))
    except BadDeal:
        return None
    return twin


def facts_of(state: FoothillsState, seat: int) -> str:
    """What is where, also in the middle of a decision."""
    twin = state.copy()
    forget(twin)
    twin.phase = TURN
    return Slow(GAMES.position(twin) | {"turn": seat}, GAMES.board.data).facts()


def reached(state: FoothillsState, seat: int) -> Iterator[Outcome]:
    """Where the rules lead, decision by decision, until luck is needed or the operation is done."""
    actions = [] if state.phase == NEXT else state.legal_actions()
    if not actions or state.over or state.turn != seat or state.row == 0:
        yield "end", facts_of(state, seat), 0
        return
    for action in actions:
        after = state.copy()
        try:
            after.apply(action, LogDealer([]))
        except BadDeal:
            left = int(after.left) - (after.phase != TAKING)
            yield "luck", facts_of(after, seat), left
        else:
            yield from reached(after, seat)


@pytest.mark.once
@pytest.mark.parametrize("name", OPERATIONS)
def test_every_order_of_decisions_leads_where_the_rules_lead(
    name: str, size: Size, luck_of: Callable[[int], random.Random]
) -> None:
    luck = luck_of(16)
    for state in positions(luck, size(120, 12_000)):
        seat = int(state.turn)
        for op in OPERATIONS[name]:
            surveyor = luck.random() < 0.5
            start = begun(state, op, surveyor)
            slow = Slow(GAMES.position(state), GAMES.board.data)
            times = op.get("times") or op.get("most") or sum(op.get("items", {}).values())
            wanted = set(slow.outcomes(op, surveyor, times))
            if start is None:
                assert {kind for kind, _, _ in wanted} == {"luck"}
                continue
            assert set(reached(start, seat)) == wanted, (op, GAMES.position(state))
