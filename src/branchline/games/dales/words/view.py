"""What one seat may know. Nothing on this table is hidden: a view lists everything on it, the same for everyone."""

from __future__ import annotations

from branchline.core.game import Json
from branchline.core.parts import Part
from branchline.core.sight import ABSENT, Facts, Sight
from branchline.games.dales.board.file import DalesBoard
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import profit
from branchline.games.dales.words.position import POSITION, moved_by, state_of

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


def constants(state: DalesState) -> Json:
    return {"seats": int(state.seats), "rounds": int(state.layout.rounds)}


def moment(state: DalesState) -> Json:
    return {"deciders": state.deciders(), "over": state.over}


def line_cost(state: DalesState) -> Json:
    """What the line being built costs so far."""
    if not state.length or state.company >= 0:
        return {"line_cost": ABSENT}
    cost = {
        "points": int(state.line_points),
        "government": int(state.line_government),
        "red": int(state.line_red),
        "green": int(state.line_green),
    }
    return {"line_cost": cost}


def viewer(state: DalesState, seat: int | None) -> Json:
    return {"seat": seat}


def player(state: DalesState, seat: int) -> Json:
    """What a player has, and what it would be worth if the game ended now."""
    moved = moved_by(state, seat)
    return {
        "score": int(state.score_of(seat)),
        "profit": int(profit(state, seat)),
        "cubes": int(state.cubes[seat]),
        "links_left": int(state.spare[seat]),
        "sets": min(moved.values()),
        "moved": moved,
        "place": state.ranking()[seat] if state.over else ABSENT,
    }


def sight_of(game: str) -> Sight:
    """From what a view is made: the position, and what follows from it."""
    return Sight(
        public=[
            Facts(lambda state: {"game": game}),
            Facts(constants),
            *POSITION,
            Facts(moment, ("turn", "over")),
            Facts(line_cost, ("length", "company", "line_points", "line_government", "line_red", "line_green")),
        ],
        own=[Facts(viewer)],
        players=[Facts(player, ("points", "moved", "discs", "links", "cubes", "spare", "over"))],
    )


def from_view(board: DalesBoard, view: Json) -> DalesState:
    """The state a view shows."""
    return state_of(board, view["seats"], {fact: view[fact] for fact in FACTS})
