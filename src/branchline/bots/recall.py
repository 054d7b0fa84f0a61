"""Which actions led from one decision of a seat to its next, judging by what the seat sees."""

from __future__ import annotations

from branchline.bots.search import Search
from branchline.bots.tree import ROOT, Tree
from branchline.core.dealer import LogDealer
from branchline.core.errors import BadDeal
from branchline.core.game import Game, Json
from branchline.core.state import State

MOST_LOOKS = 100  # positions looked at before a search gives up finding its way


def actions_since(game: Game, search: Search, view: Json) -> list[int]:
    """The actions that lead from where a search stood to what its seat sees now; empty if it cannot tell.

    It tries what the tree has tried, most often tried first, and compares what the seat would see with what it does
    see. If luck had a say, or a seat chose in secret, no way can be found: the outcome was not in the tree.
    """
    seat, tree = int(search.seat), search.tree
    ways: list[tuple[State, int, list[int]]] = [(search.state, int(ROOT), [])]
    looks = 0
    while ways and looks < MOST_LOOKS:
        before, node, made = ways.pop()
        legal = before.legal_for(seat) if node == ROOT else before.legal_actions()
        for child in reversed(by_visits(tree, node)):
            action = int(tree.action[child])
            after = carried_out(before, action) if action in legal else None
            if after is None or after.over:
                continue
            looks += 1
            if after.turn == seat and game.view(after, seat) == view:
                return [*made, action]
            ways.append((after, child, [*made, action]))
    return []


def by_visits(tree: Tree, node: int) -> list[int]:
    return sorted(tree.children(node, 0), key=lambda child: -int(tree.visits[child]))


def carried_out(state: State, action: int) -> State | None:
    """The state after an action, or None if luck has a say in it."""
    after = state.copy()
    try:
        after.apply(action, LogDealer([]))
    except BadDeal:
        return None
    return after
