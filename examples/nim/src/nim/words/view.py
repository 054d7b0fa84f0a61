"""A state as JSON and back: as a complete position, and as a view, which here hides nothing."""

from __future__ import annotations

from branchline.core.errors import BadPosition
from branchline.core.game import Json
from branchline.core.parts import Part
from branchline.core.position import Reader
from nim.rules.state import NimState
from nim.words.moves import TakeMatches

HEAPS = (12, 21)

PARTS = (Part("heap", "number"), Part("left", "number"), Part("players", columns=(Part("taken", "number"),)))
"""What a view consists of, for a table that does not know the game. Nothing here is secret."""


def position_of(state: NimState) -> Json:
    return {"turn": int(state.turn), "heap": state.heap, "taken": state.taken[:], "left": state.left}


def state_of(seats: int, position: Json) -> NimState:
    """Anything as at the start may be left out, and so may `left`, which follows from the rest."""
    reader = Reader(position, "position")
    heap = reader.whole("heap", HEAPS[0], HEAPS[-1], HEAPS[0])
    if heap not in HEAPS:
        raise BadPosition("position.heap", f"must be one of {', '.join(map(str, HEAPS))}, not {heap}")
    state = NimState(seats, heap, reader.numbers("taken", seats, heap, [0] * seats))
    state.turn = reader.whole("turn", 0, seats - 1, 0)
    if state.left < 0:
        raise BadPosition("position.taken", f"are more than the {heap} matches of the heap")
    if reader.whole("left", 0, heap, state.left) != state.left:
        raise BadPosition("position.left", f"must be {state.left}: the heap without what was taken")
    reader.done()
    state.end()
    return state


def view_of(state: NimState, seat: int | None) -> Json:
    """What a seat may see, fact by fact; `players` is what each player's card shows."""
    view: Json = {
        "game": "nim",
        "seats": int(state.seats),
        "seat": seat,
        "turn": int(state.turn),
        "phase": "over" if state.over else "turn",
        "over": state.over,
        "deciders": state.deciders(),
        "heap": state.heap,
        "left": state.left,
        "players": [{"taken": taken} for taken in state.taken],
    }
    if state.over:
        view["ranking"] = state.ranking()
    if seat is not None:
        view["legal"] = [TakeMatches(action).json() for action in state.legal_for(seat)]
    return view


def from_view(view: Json) -> NimState:
    taken = [player["taken"] for player in view["players"]]
    return state_of(view["seats"], {"turn": view["turn"], "heap": view["heap"], "taken": taken})
