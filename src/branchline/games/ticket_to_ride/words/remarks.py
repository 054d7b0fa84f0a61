"""What an expert sees in an action, in a few words: the reasons for a hint that are not numbers."""

from __future__ import annotations

from typing import Final

from branchline.core.game import Line
from branchline.games.ticket_to_ride.board.board import LOCOMOTIVE
from branchline.games.ticket_to_ride.players.guide import expert
from branchline.games.ticket_to_ride.players.rival import CERTAIN
from branchline.games.ticket_to_ride.rules.choices import BLIND, CLAIM, SECOND_CARD, TAKE, TURN
from branchline.games.ticket_to_ride.rules.state import TicketToRideState

LIKELY: Final = CERTAIN // 2


def remarks(state: TicketToRideState, action: int) -> list[Line]:
    """About routes and face-up cards, for the seat to act."""
    if state.phase not in (TURN, SECOND_CARD):
        return []
    mind = expert(state.board)
    mind.think(state, state.turn, state.phase)
    plan = mind.plan
    pursues = mind.unmet > plan.given_up
    found = []
    if action >= CLAIM:
        route = action - CLAIM
        if pursues and plan.chosen[route]:
            found.append(Line("remark-needed", {}))
        if mind.rival.wanted[route] > LIKELY:
            found.append(Line("remark-wanted", {}))
    elif action < BLIND and pursues:
        card = action - TAKE
        if card != LOCOMOTIVE and plan.short[card] + plan.grey[card] > 0:
            found.append(Line("remark-lacking", {}))
    return found
