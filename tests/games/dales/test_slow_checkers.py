"""The engine against slow answers that know nothing about it, in random games and random positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from branchline.core.dealer import SeededDealer
from branchline.core.errors import BadPosition
from branchline.games.dales.rules.choices import BUILDING, TAKEOVERS, TRAINS
from branchline.games.dales.rules.lines import link_between
from branchline.games.dales.rules.scoring import connected
from branchline.games.dales.rules.scoring import connection_points as fast_points
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import put_disc, space
from tests.games.dales import slow
from tests.games.dales.tables import facts, game_of, table
from tests.games.dales.test_contract import IDS, TABLES, random_game

Size = Callable[[int, int], int]
Links = frozenset[frozenset[str]]
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=IDS)


def final_links(state: DalesState, owner: int) -> set[frozenset[str]]:
    layout = state.layout
    ends = [(layout.link_a[k], layout.link_b[k]) for k, who in enumerate(state.links) if who == owner]
    return {frozenset((layout.area_id[a], layout.area_id[b])) for a, b in ends}


def outcomes(state: DalesState, seat: int) -> Iterator[tuple[int, Links]]:
    """Every way to end this turn's line: (company or -1, the links that change hands), except doing nothing."""
    phase = state.phase
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action, SeededDealer(1))
        if after.phase == phase and after.turn == seat and (after.length or after.company >= 0):
            yield from outcomes(after, seat)
            continue
        if phase == BUILDING:
            new = final_links(after, seat) - final_links(state, seat)
            if new:
                yield -1, frozenset(new)
        else:
            for company in range(2):
                new = final_links(after, 4 + company) - final_links(state, 4 + company)
                if new:
                    yield company, frozenset(new)


@every_table
def test_which_pieces_may_be_moved(name: str, seats: int, options: dict[str, Any], size: Size) -> None:
    seen = 0
    for seed in range(size(6, 100)):
        for _game, state in random_game(name, seats, options, 300 + seed):
            if state.phase == TRAINS:
                legal = game_of(name).legal_moves(state)
                loads = {(move.piece, move.area) for move in legal if move.kind == "load"}  # type: ignore[attr-defined]
                assert loads == slow.movable(facts(state, name), int(state.turn))
                seen += len(loads)
    assert seen > 100


@every_table
def test_which_takeovers_are_legal(name: str, seats: int, options: dict[str, Any], size: Size) -> None:
    limit = 15 if options.get("company_links") == "limited" else None
    seen = 0
    for seed in range(size(8, 200)):
        for _game, state in random_game(name, seats, options, 500 + seed):
            if state.phase == TAKEOVERS and not state.length and state.company < 0:
                found = list(outcomes(state, int(state.turn)))
                assert len(found) == len(set(found)), "the same sale is offered in two orders"
                named = {(("red", "green")[company], links) for company, links in found}
                assert named == slow.sales(facts(state, name), int(state.turn), limit)
                seen += len(named)
    assert seen > 10


def random_links(name: str, chart: str, luck: SeededDealer, owners: list[Any], count: int) -> dict[Any, list[str]]:
    """Single links scattered over a map, in clusters so that they connect."""
    borders = sorted(tuple(sorted(pair)) for pair in slow.raw_map(chart)["borders"])
    strewn: dict[Any, list[str]] = {}
    touched = {borders[luck.below(len(borders))][0]}
    for _ in range(count):
        near = [pair for pair in borders if touched & set(pair)] or borders
        pair = near[luck.below(len(near))]
        borders.remove(pair)
        touched |= set(pair)
        owner = owners[luck.below(len(owners))]
        if isinstance(owner, str) or len(strewn.get(owner, [])) < 15:
            strewn.setdefault(owner, []).append(" ".join(pair))
    return strewn


@pytest.mark.parametrize("chart", ["nurnberg", "wensleydale"])
def test_which_takeovers_are_legal_on_strewn_links(chart: str, size: Size) -> None:
    """Circuits and junctions that random games rarely build."""
    luck = SeededDealer(77)
    compared = 0
    for _ in range(size(60, 2000)):
        links = random_links("nurnberg", chart, luck, [0, 0, 0, 1, "red", "green"], 24)
        influence = {"red": [luck.below(8), 1, 1], "green": [luck.below(5), 1, 1]}
        try:
            state = table(
                "nurnberg", 3, "takeovers", options={"map": chart}, links=links, influence=influence, joined=True
            )
        except BadPosition:
            try:
                state = table("nurnberg", 3, "takeovers", options={"map": chart}, links=links, influence=influence)
            except BadPosition:
                continue  # nothing to sell, or joined only by chance
        found = list(outcomes(state, 0))
        assert len(found) == len(set(found))
        named = {(("red", "green")[company], done) for company, done in found}
        assert named == slow.sales(facts(state, "nurnberg"), 0)
        compared += 1
    assert compared > 20


def test_N5_2_the_first_connection_against_a_list_of_all(size: Size) -> None:
    luck = SeededDealer(78)
    joined = several = 0
    for _ in range(size(120, 5000)):
        links = random_links("nurnberg", "nurnberg", luck, [0, 0, 1, 1, 2, "red"], 18 + luck.below(16))
        position = {
            "game": "nurnberg",
            "map": "nurnberg",
            "links": {path: owner for owner in links for path in links[owner]},
        }
        state = table("nurnberg", 3, cubes=[15] * 3)
        layout = state.layout
        index = {layout.area_id[k]: k for k in range(layout.areas)}
        for path, owner in position["links"].items():
            a, b = path.split()
            state.links[link_between(state, index[a], index[b])] = owner if isinstance(owner, int) else 4
        fast = [int(fast_points(layout, state.links, seat)) for seat in range(3)]
        assert fast == [slow.connection_points(position, seat) for seat in range(3)]
        if any(fast):
            assert connected(layout, state.links)
            joined += 1
            several += sum(points > 0 for points in fast) > 1
    assert joined > 10
    assert several > 3


@pytest.mark.once
@every_table
def test_which_lines_may_be_built(name: str, seats: int, options: dict[str, Any], size: Size) -> None:
    """Every line that can be paid for, each in one order only. Builders are poor, or there would be millions."""
    seen = 0
    for seed in range(size(1, 40)):
        for _game, state in random_game(name, seats, options, 700 + seed):
            if state.phase != BUILDING or state.length:
                continue
            poor = state.copy()
            poor.cubes[poor.turn] = 0
            for track in range(4):
                put_disc(poor, track, poor.turn, min(int(space(poor, track, poor.turn)), 1 + track // 2))
            if len(poor.legal_actions()) < 2:
                continue
            seat = int(poor.turn)
            found = [links for _company, links in outcomes(poor, seat)]
            assert len(found) == len(set(found)), "the same line is offered in two orders"
            assert set(found) == slow.builds(facts(poor, name), seat, int(poor.spare[seat]))
            seen += len(found)
    assert seen > 100
