"""What one seat may know, and a state that fits such a view. F2.11 Everything is open, to spectators too."""

from __future__ import annotations

from branchline.core.game import Json
from branchline.core.parts import Part
from branchline.core.sight import ABSENT, Facts, Sight
from branchline.games.foothills.board.board import LINES, FoothillsBoard
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.valley import absolute_majority, tiles_left
from branchline.games.foothills.words.position import PLAYER, POSITION, player_of, state_of

FACTS = (
    *("closed", "first", "blue", "buffer_stop", "turn_cap", "turns", "turn", "phase", "bag", "stockyard", "players"),
    *("reserve", "valley", "finished", "competitors", "summit", "trigger", "resolving", "end_reason"),
)

PARTS = (
    Part("closed", "word"),
    Part("first", "word", of="seat"),
    Part("turns", "number"),
    Part("buffer_stops", "number"),
    Part("competitors", "number"),
    Part("summit", "word", of="seat"),
    Part("trigger", "word", of="end"),
    Part(
        "players",
        columns=(
            Part("stone", "number"),
            Part("iron", "number"),
            Part("rubble", "number"),
            Part("passenger", "number"),
            Part("surveyor", "word", of="place"),
            Part("tickets", "list", of="colour"),
            Part("scored", "list", of="thing"),
            *(Part("cards"), Part("vp")),  # shown with what the cards do, and in the score
        ),
    ),
    Part("half_points", "score"),
    Part("bag", "counts", by="view"),
    Part("stockyard", "counts", by="view"),
    Part("finished", "list"),
    Part("tiles", "by-seat"),
    Part("bonus_tokens", "counts", of="seat"),
    *(Part("valley"), Part("reserve"), Part("resolving")),  # shown with what the cards print
    *(Part("blue"), Part("buffer_stop"), Part("turn_cap")),
)
"""What a view consists of, in the order shown."""


def constants(state: FoothillsState) -> Json:
    return {"game": "foothills", "seats": int(state.seats)}


def moment(state: FoothillsState) -> Json:
    return {"deciders": state.deciders(), "over": state.over, "ranking": state.ranking() if state.over else ABSENT}


def buffer_stops(state: FoothillsState) -> Json:
    return {"buffer_stops": int(state.buffer_stops)}


def points(state: FoothillsState) -> Json:
    return {"half_points": state.scores()}


def tiles(state: FoothillsState) -> Json:
    return {"tiles": [int(tiles_left(state, seat)) for seat in range(state.seats)]}


def bonus_tokens(state: FoothillsState) -> Json:
    held = {
        line: None if (holder := int(absolute_majority(state, k))) == NONE else holder
        for k, line in enumerate(LINES)
        if state.layout.line_open[k] and state.board.line_bonus[k]
    }
    return {"bonus_tokens": held}


def viewer(state: FoothillsState, seat: int | None) -> Json:
    return {"seat": seat}


SIGHT = Sight(
    public=[
        Facts(constants),
        *POSITION,
        Facts(moment, ("turn", "over")),
        Facts(buffer_stops, ("buffer_stops",)),
        Facts(points, ("vp", "place", "piled", "station", "finished", "summit", "owned", "laid", "built", "tickets")),
        Facts(tiles, ("laid", "built")),
        Facts(bonus_tokens, ("station",)),
    ],
    own=[Facts(viewer)],
    players=[Facts(player_of, PLAYER)],
)
"""From what a view is made: the position, and what follows from it."""


def from_view(board: FoothillsBoard, view: Json) -> FoothillsState:
    """The state itself: only luck still to come is hidden."""
    return state_of(board, {name: view[name] for name in FACTS})
