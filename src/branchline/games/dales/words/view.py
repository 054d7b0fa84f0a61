"""What one seat may know. Nothing on this table is hidden: a view lists everything on it, the same for everyone."""

from __future__ import annotations

from branchline.core.game import Json
from branchline.core.parts import Part
from branchline.games.dales.board.board import MOVED_KINDS
from branchline.games.dales.board.file import DalesBoard
from branchline.games.dales.rules.scoring import sets_of
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import profit
from branchline.games.dales.words.moves import move_of
from branchline.games.dales.words.position import moved_names, position_of, state_of

FACTS = (
    "map",
    "auction_board",
    "train_board",
    "company_links",
    "quick_loading",
    "round",
    "phase",
    "turn",
    "orders",
    "tracks",
    "cubes",
    "bids",
    "tokens",
    "links",
    "companies",
    "goods",
    "people",
    "trains",
    "passed",
    "content",
    "moved",
    "points",
    "joined",
    "line",
    "selling",
    "buying",
    "short",
    "least",
    "loading",
    "end_reason",
)
"""What is on the table for all to see, which is all there is to know."""

PARTS = (
    Part("round", "number"),
    Part("rounds", "number"),
    Part("selling", "word", of="colour"),
    Part("buying", "word", of="thing"),
    Part("short", "number", some=True),
    Part("least", "word", of="means"),
    Part("joined", "word"),
    Part(
        "players",
        columns=(
            Part("score", "score"),
            Part("profit", "number"),
            Part("cubes", "number"),
            Part("links_left", "number"),
            Part("sets", "number"),
            Part("moved", "counts", by="piece"),
            Part("place"),
        ),
    ),
    Part("orders", "lists", by="view", of="seat"),
    Part("tracks", "tracks", by="view"),
    Part("links", "counts", by="things", of="seat/colour"),
    Part("companies", "lists", by="thing", of="colour"),
    Part("goods", "counts", by="thing"),
    Part(
        "people",
        "table",
        by="thing",
        columns=(Part("red", "number"), Part("green", "number"), Part("opponent", "number")),
    ),
    Part("passed", "list", of="seat"),
    Part("content", "list", of="seat"),
    Part("line", "list", of="thing"),
    Part("line_cost", "counts", by="view"),
    Part("loading", "row", columns=(Part("piece", "word", of="piece"), Part("area", "word", of="thing"))),
    *(Part("bids"), Part("tokens"), Part("trains")),  # shown with what the boards print, as boxes and trains
    *(Part("cubes"), Part("moved"), Part("points")),  # shown with the players
    *(Part("map"), Part("auction_board"), Part("train_board"), Part("company_links"), Part("quick_loading")),
)
"""What a view consists of, in the order shown."""


def view_of(state: DalesState, seat: int | None, game: str) -> Json:
    """The table, then what this seat may do."""
    facts = position_of(state)
    view: Json = {
        "game": game,
        "seats": int(state.seats),
        "seat": seat,
        "deciders": state.deciders(),
        "over": state.over,
        "rounds": int(state.layout.rounds),
        "players": [player(state, other) for other in range(state.seats)],
    }
    view |= {fact: facts[fact] for fact in FACTS}
    if state.length and not state.company >= 0:
        view["line_cost"] = line_cost(state)
    if seat is not None:
        view["legal"] = [move_of(state, action).json() for action in state.legal_for(seat)]
    return view


def player(state: DalesState, seat: int) -> Json:
    """What a player has, and what it would be worth if the game ended now."""
    row: Json = {
        "score": int(state.score_of(seat)),
        "profit": int(profit(state, seat)),
        "cubes": int(state.cubes[seat]),
        "links_left": int(state.spare[seat]),
        "sets": int(sets_of(state.moved, seat)),
        "moved": {
            name: int(state.moved[seat * MOVED_KINDS + kind]) for kind, name in enumerate(moved_names(state.layout))
        },
    }
    if state.over:
        row["place"] = state.ranking()[seat]
    return row


def line_cost(state: DalesState) -> dict[str, int]:
    """What the line being built costs so far."""
    return {
        "points": int(state.line_points),
        "government": int(state.line_government),
        "red": int(state.line_red),
        "green": int(state.line_green),
    }


def from_view(board: DalesBoard, view: Json) -> DalesState:
    """The state a view shows."""
    return state_of(board, view["seats"], {fact: view[fact] for fact in FACTS})
