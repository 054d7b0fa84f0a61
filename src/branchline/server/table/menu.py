"""The moves that a seat may choose from, as they are sent to it and as they come back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from branchline.core.draft import Chosen
from branchline.core.game import Game
from branchline.core.move import Move
from branchline.core.state import State
from branchline.server.common.records import encode


class Menu(NamedTuple):
    """Moves, the action and the JSON of each."""

    moves: Sequence[Move] = ()
    actions: Sequence[int] = ()
    texts: Sequence[bytes] = ()

    @property
    def json(self) -> bytes:
        return b"[%b]" % b",".join(self.texts)

    def find(self, text: bytes) -> Chosen | None:
        """The move that comes back as it was sent."""
        if text not in self.texts:
            return None
        at = self.texts.index(text)
        return Chosen(self.moves[at], self.actions[at])


def menu_of(game: Game, state: State, seat: int) -> Menu:
    actions = state.legal_for(seat)
    moves = game.legal_moves(state, seat) if actions else []
    try:
        texts = [move.encoded for move in moves]
    except AttributeError:  # one of them is offered for the first time
        texts = [said(move) for move in moves]
    return Menu(moves, actions, texts)


def said(move: Move) -> bytes:
    """A move as JSON, which stays with it: a game names most of its moves by one object each."""
    found = getattr(move, "encoded", None)
    if found is None:
        found = encode(move.json())
        object.__setattr__(move, "encoded", found)
    return found
