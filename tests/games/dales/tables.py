"""Tables for the tests: a readable way to lay out a position and play on from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import branchline as bl
from branchline.core.dealer import SeededDealer
from branchline.core.game import Refusal
from branchline.games.dales.board.file import shipped
from branchline.games.dales.game import Dales, own
from branchline.games.dales.rules.choices import CHOICE, OVER
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import space
from tests.support.inside import different

COLOURS = ("government", "engine", "red", "green")
GAMES: dict[str, Dales] = {}
DUE = {  # the first words of what may be chosen in each phase
    "auction": {"bid"},
    "choice": {"choose"},
    "building": {"build", "start", "extend", "finish"},
    "payment": {"pay"},
    "trains": {"pass", "buy", "load", "no"},
    "exchange": {"pay"},
    "loading": {"put"},
    "takeovers": {"sell", "start", "extend", "finish"},
    "over": set(),
}


def game_of(name: str) -> Dales:
    if name not in GAMES:
        made = bl.game(name)
        assert isinstance(made, Dales)
        GAMES[name] = made
    return GAMES[name]


def areas_of(name: str, chart: str) -> dict[str, Any]:
    return {area["id"]: area for area in shipped(name).maps[chart]["areas"]}


def stacked(spaces: Sequence[int], top_first: Sequence[int]) -> dict[str, list[int]]:
    """Each seat on its space; if several share one, the first of `top_first` is on top."""
    rows: dict[str, list[int]] = {}
    for seat in reversed(list(top_first)):
        rows.setdefault(str(spaces[seat]), []).append(seat)
    return rows


def order_by(tracks: Mapping[str, list[int]]) -> list[int]:
    spaces = sorted(tracks, key=int, reverse=True)
    return [seat for space in spaces for seat in reversed(tracks[space])]


def table(
    name: str = "wensleydale",
    seats: int = 3,
    phase: str = "building",
    turn: int = 0,
    options: Mapping[str, Any] | None = None,
    influence: Mapping[str, Sequence[int]] | None = None,
    profit: Sequence[int] | None = None,
    stacks: Mapping[str, Sequence[int]] | None = None,
    links: Mapping[int | str, Sequence[str]] | None = None,
    **facts: Any,
) -> DalesState:
    """A position with only the goods and people given; orders follow the tracks; towns follow company links.

    `links` gives each owner (a seat or a company) paths of areas; `stacks` the seats of a track from the top.
    """
    game = game_of(name)
    start = game.start(seats, SeededDealer(1), {"first": 0, **(options or {})})
    position = game.position(start)
    chart = position["map"]
    spaces = {"government": [1] * seats, "engine": [2] * seats, "red": [1] * seats, "green": [1] * seats}
    spaces |= {colour: list(values) for colour, values in (influence or {}).items()}
    spaces["profit"] = list(profit or [0] * seats)
    usual = list(range(seats))
    tracks = {track: stacked(values, (stacks or {}).get(track, usual)) for track, values in spaces.items()}
    layout = own(start).layout
    position |= {
        "phase": phase,
        "turn": turn,
        "round": 2,
        "tracks": tracks,
        "orders": {
            "players": order_by(tracks["profit"]),
            "building": order_by(tracks["government"]),
            "trains": order_by(tracks["engine"]),
        },
        "goods": {},
        "people": {},
    }
    if phase not in ("auction", "choice"):
        position |= {"tokens": [None] * layout.boxes, "bids": [None] * layout.boxes}
    position |= links_and_towns(layout, areas_of(name, chart), links or {})
    return own(game.from_position(position | facts))


def links_and_towns(layout: Any, areas: Mapping[str, Any], paths: Mapping[int | str, Sequence[str]]) -> dict[str, Any]:
    known = {
        frozenset((layout.area_id[layout.link_a[k]], layout.area_id[layout.link_b[k]])): k for k in range(layout.links)
    }
    links: dict[str, int | str] = {}
    companies = {name: [area["town"]["company"]] for name, area in areas.items() if area.get("town", {}).get("company")}
    for owner, owned in paths.items():
        for path in owned:
            stops = path.split()
            for a, b in pairwise(stops):
                link = known[frozenset((a, b))]
                links[f"{layout.area_id[layout.link_a[link]]} {layout.area_id[layout.link_b[link]]}"] = owner
            for stop in stops:
                if isinstance(owner, str) and "town" in areas[stop] and owner not in companies.get(stop, []):
                    companies[stop] = sorted([*companies.get(stop, []), owner], reverse=True)
    return {"links": links, "companies": companies}


def moves(state: DalesState, name: str = "wensleydale") -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in game_of(name).legal_moves(state)]


def play(state: DalesState, *texts: str, name: str = "wensleydale", seed: int = 1) -> DalesState:
    """The state after these moves, each made by the seat to act; the given state does not change."""
    game = game_of(name)
    after = state.copy()
    for text in texts:
        game.play(after, int(after.turn), game.moves.parse(text), SeededDealer(seed))
        assert different(after, after.copy()) == {}
        assert left_over(after, own(game.from_position(game.position(after)))) == {}, "something is left over inside"
        listed = moves(after, name)
        assert len(listed) == len(set(listed)), "nothing is offered twice"
        due = DUE[game.position(after)["phase"]]
        assert all(text.split()[0] in due for text in listed), "nothing is offered that belongs to another phase"
    return after


def left_over(state: DalesState, read: DalesState) -> dict[str, Any]:
    """Where a state differs from what its position says: only in what nothing reads."""
    unread = {"line"}  # only as far as the line goes: what is beyond is from an earlier one
    if state.phase in (CHOICE, OVER):
        unread |= {"at"}  # nobody's place in an order counts
    assert list(state.line)[: state.length] == list(read.line)[: read.length]
    return {name: values for name, values in different(state, read).items() if name not in unread}


def why(state: DalesState, text: str, name: str = "wensleydale") -> Refusal:
    """Why the seat to act may not make this move."""
    game = game_of(name)
    found = game.why_not(state, int(state.turn), game.moves.parse(text))
    assert found is not None, f"{text} is legal"
    return found


def narration(state: DalesState, text: str, name: str = "wensleydale") -> list[tuple[str, dict[str, Any]]]:
    """What everyone is told about a move, dealt from a seed."""
    from branchline.core.dealer import RecordingDealer

    game = game_of(name)
    dealer = RecordingDealer(SeededDealer(1))
    move = game.moves.parse(text)
    after = state.copy()
    game.play(after, int(state.turn), move, dealer)
    return [(line.key, dict(line.args)) for line in game.narrate(state, after, move, dealer.take(), None)]


def influence(state: DalesState, seat: int) -> dict[str, int]:
    return {name: int(space(state, colour, seat)) for colour, name in enumerate(COLOURS)}


def facts(state: DalesState, name: str = "wensleydale") -> dict[str, Any]:
    return game_of(name).position(state)
