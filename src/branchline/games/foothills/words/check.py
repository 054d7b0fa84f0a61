"""What holds in every state of the game. A position that breaks one of these cannot arise in play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, LINES, TYPES
from branchline.games.foothills.board.effects import (
    BUILD_OP,
    CHOOSE_TICKET_OP,
    DRAW_OP,
    EXCHANGE_OP,
    GAIN_OP,
    MOVE_OP,
    REMOVE_OP,
    SCORE_OP,
    SUMMIT_OP,
    TAKE_OP,
    TRADE_OP,
    WIDTH,
    WORKS_OP,
)
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import (
    BUFFER_STOPS,
    BUILDING,
    CLEARING,
    EXCHANGING,
    FLIPPING,
    GAINING,
    KEEPING,
    MOVING,
    PICKED,
    PICKING,
    REPLACING,
    RUNNING,
    SCORING,
    SCRATCH,
    SECOND_LINE,
    STATION_PAYING,
    TAKING,
    TICKETING,
    TRACK_PAYING,
    TRADING,
    TURN,
    VISITING,
    WORKING,
)
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.stations import can_build_at
from branchline.games.foothills.rules.valley import (
    BOX,
    EVENT,
    EVENTS_RETURN,
    HELD,
    PUB,
    REFILL,
    RESERVE,
    complete,
    free_track,
    has_station,
    has_ticket,
    last_card,
    resources,
    space_empty,
    tiles_left,
)

Problem = tuple[str, str]
IN_BOX = 5
ASKS = {  # the operations that can lead to each phase
    int(TAKING): (TAKE_OP,),
    int(KEEPING): (DRAW_OP,),
    int(CLEARING): (REMOVE_OP,),
    int(SECOND_LINE): (REMOVE_OP,),
    int(WORKING): (WORKS_OP,),
    int(TRACK_PAYING): (WORKS_OP,),
    int(BUILDING): (BUILD_OP,),
    int(STATION_PAYING): (BUILD_OP,),
    int(MOVING): (MOVE_OP,),
    int(SCORING): (MOVE_OP, SCORE_OP),
    int(REPLACING): (MOVE_OP, SCORE_OP),
    int(GAINING): (GAIN_OP,),
    int(TICKETING): (CHOOSE_TICKET_OP,),
    int(TRADING): (TRADE_OP,),
    int(EXCHANGING): (EXCHANGE_OP,),
}


def check_state(state: FoothillsState) -> Iterator[Problem]:
    """Everything that cannot be so, first things first."""
    yield from check_cubes(state)
    yield from check_cards(state)
    yield from check_valley(state)
    yield from check_lines(state)
    yield from check_players(state)
    yield from check_end(state)
    yield from check_phase(state)


def check_cubes(state: FoothillsState) -> Iterator[Problem]:
    """F13.1 No iron, stone or event cube is lost."""
    board = state.board
    drawn = (int(state.drawn_iron), int(state.drawn_stone))
    for kind, (name, total) in enumerate((("iron", board.iron), ("stone", board.stone))):
        owned = int(state.owned[kind] + state.owned[KINDS + kind])
        found = int(state.bag[kind] + state.yard[kind]) + owned + drawn[kind]
        if found != total:
            yield name, f"F13.1 there are {found}, but {total} are in the box"
    events = int(state.bag[EVENT] + state.yard[EVENT])
    if events != board.events:
        yield "event", f"F13.1 there are {events} event cubes, but {board.events} are in the box"
    if state.phase == TURN and state.yard[EVENT] >= EVENTS_RETURN:
        yield "stockyard.event", f"F5.5 {state.yard[EVENT]} event cubes would have returned to the bag"


def check_cards(state: FoothillsState) -> Iterator[Problem]:
    """F13.7 Every action card is somewhere it can be."""
    board = state.board
    boxed = sum(place == BOX for place in state.place)
    if boxed != IN_BOX:
        yield (
            "cards",
            f"F13.7 {len(state.place) - boxed} are in the game, but there must be {len(state.place) - IN_BOX}",
        )
    for seat in range(2):
        for letter in range(ACTION_TYPES):
            card = state.slots[seat * ACTION_TYPES + letter]
            if card != NONE and board.action_type[card] != letter:
                yield f"players[{seat}].cards.{TYPES[letter]}", "F9.16 lies under the wrong letter"
    for card, place in enumerate(state.place):
        colour = board.action_colour[card]
        where = f"cards.{board.action_id[card]}"
        if colour != "neutral" and place in (BOX, RESERVE):
            yield where, f"F2.10 is {colour}: it is never in the reserve or in the box"
        elif colour != "neutral" and (place - HELD) % 2 != (state.blue if colour == "blue" else 1 - state.blue):
            yield where, f"F2.10 is {colour}: it belongs to the other player"
    for letter in range(ACTION_TYPES):
        there = sum(state.place[card] == BOX and board.action_type[card] == letter for card in range(board.actions))
        if there != 1:
            yield "cards", f"F2.11 of type {TYPES[letter]} one neutral card is in the box, not {there}"


def check_valley(state: FoothillsState) -> Iterator[Problem]:
    """F13.4, F13.5, F13.8 What can be on a station card."""
    board = state.board
    for card in range(board.cards):
        where = f"valley.{board.card_id[card]}"
        tracks = [int(state.track[card * 2 + k]) for k in range(board.tracks_at[card])]
        spaces = range(board.space_first[card], board.space_first[card + 1])
        stations = [int(state.station[space]) for space in spaces]
        if state.rubble[card] and (any(tracks) or any(stations) or state.competitor[card]):
            yield where, "F13.4 bears a tile although there is rubble on it"
        if state.competitor[card] and (any(tracks) or any(stations)):
            yield where, "F13.5 bears another tile beside a competitor"
        if len(tracks) == 2 and tracks[1] and not tracks[0]:
            yield where, "F13.8 has a track on its right space only"
        if board.in_order[card] and any(later and not before for before, later in pairwise(stations)):
            yield where, "F9.8 has stations out of order"
    placed = sum(map(int, state.competitor))
    if placed + state.competitors != board.competitors:
        yield "competitors", f"F13.7 must be {int(board.competitors) - placed} with {placed} on the cards"


def check_lines(state: FoothillsState) -> Iterator[Problem]:
    """F13.8 A complete line is finished; AMB-5 another only if a competitor has its last card."""
    for line, name in enumerate(LINES):
        if state.finished[line] and not state.layout.line_open[line]:
            yield "finished", f"F2.1 line {name} is closed"
        elif state.layout.line_open[line]:
            ended = state.at_once and bool(state.competitor[last_card(state, line)])
            if bool(state.finished[line]) != (ended or complete(state, line)):
                yield "finished", f"F8.4 line {name} is finished when all its track spaces are occupied, and only then"


def check_players(state: FoothillsState) -> Iterator[Problem]:
    """F13.2 Tiles, tickets and scored cards. F13.6 Surveyors stand apart, and only where they can."""
    board = state.board
    in_play = {int(board.card_ticket[card]) for card in range(board.cards) if state.layout.card_open[card]}
    for seat in range(2):
        where = f"players[{seat}]"
        if tiles_left(state, seat) < 0:
            yield where, f"F13.2 has more tracks and stations than the {board.tiles} tiles"
        if state.piled[seat] > state.built[seat]:
            yield f"{where}.scored", f"F9.17 holds {state.piled[seat]} cards with {state.built[seat]} stations built"
        for ticket, name in enumerate(board.ticket_id):
            if has_ticket(state, seat, ticket) and ticket not in in_play:
                yield f"{where}.tickets", f"F2.6 the {name} ticket is not in play"
        place = int(state.surveyor[seat])
        if place < PUB:
            free = state.layout.card_open[place] and board.survey_effect[place] != NONE
            unlocked = board.card_start[place] or state.competitor[place] or has_station(state, place)
            if not free or not unlocked:
                yield f"{where}.surveyor", f"F9.11 cannot stand on {board.card_id[place]}"
    if state.surveyor[0] == state.surveyor[1] and state.surveyor[0] < PUB:
        yield "players[1].surveyor", "F13.6 stands where the other surveyor stands"
    if state.summit != NONE and not any(gives_summit(state, card) for card in range(board.cards)):
        yield "summit", "F2.9 is not in play: no card in play has it"


def gives_summit(state: FoothillsState, card: int) -> bool:
    effect = state.board.survey_effect[card]
    if effect == NONE or not state.layout.card_open[card]:
        return False
    rows = range(state.board.effect_first[effect], state.board.effect_first[effect + 1])
    return any(state.board.ops[row * WIDTH] == SUMMIT_OP for row in rows)


def check_end(state: FoothillsState) -> Iterator[Problem]:
    """F10.1, F10.2 The end is triggered when it must be, and comes with the second player's turn."""
    if state.buffer_stops == 0 and state.trigger == RUNNING:
        yield "trigger", "F10.1 must be set: all buffer stops are placed"
    if state.trigger == BUFFER_STOPS and state.buffer_stops:
        yield "trigger", f"F10.1 cannot be the buffer stops: {state.buffer_stops} are left"
    if state.over:
        reasons = {"buffer-stops": BUFFER_STOPS, "no-competitor": BUFFER_STOPS + 1}
        if state.end_reason == "turn-cap":
            if state.turns != state.turn_cap:
                yield "turns", "AMB-24 must be the turn cap when that ended the game"
        elif state.trigger != reasons[state.end_reason] or state.turn == state.first:
            yield "end_reason", "F10.2 must be what triggered the end, after the second player's turn"
    elif state.phase == TURN and state.trigger != RUNNING and state.turn == state.first:
        yield "phase", "F10.2 the game is over when the second player has had their turn"
    elif state.turn_cap and state.turns >= state.turn_cap:
        yield "turns", "AMB-24 the turn cap has ended the game"


def check_phase(state: FoothillsState) -> Iterator[Problem]:
    """F3.1 Turns alternate, and what is under way is what the phase asks about."""
    if state.phase == PICKING:
        yield from check_picks(state)
        return
    if not state.over and (state.turns + state.first) % 2 != state.turn:
        yield "turn", f"F3.1 must be the other seat after {state.turns} turns"
    if state.phase == TURN or state.over:
        return
    code = state.board.ops[state.row]
    if state.phase not in (VISITING, FLIPPING) and code not in ASKS[int(state.phase)]:
        yield "resolving", "has another operation under way than the phase asks about"
    elif state.phase == VISITING and (state.visit == NONE or not space_empty(state, state.visit)):
        yield "resolving.visit", "F9.6 must be a card whose surveyor space is empty"
    elif state.phase == REPLACING and state.slots[state.turn * ACTION_TYPES + state.chosen] != NONE:
        yield "resolving.chosen", "F9.16 must be the letter of a card that was scored"
    elif state.phase == STATION_PAYING and not can_build_at(state, state.chosen, state.row):
        yield "resolving.chosen", "F9.1 cannot be built"
    elif state.phase == TRACK_PAYING and free_track(state, state.chosen) == NONE:
        yield "resolving.chosen", "F8.2 has no free track space"
    elif state.phase == KEEPING and state.drawn_iron + state.drawn_stone == 0:
        yield "resolving.drawn", "F5.6 must hold the cubes drawn"
    elif state.phase == TRACK_PAYING and state.legal_into(SCRATCH) == 0:
        yield "resolving.chosen", "F8.2 cannot be paid for"


def check_picks(state: FoothillsState) -> Iterator[Problem]:
    """F2.7, F2.12 Of six resources the second player picks two, then the first; nothing else has happened."""
    picked = [int(state.owned[seat * KINDS] + state.owned[seat * KINDS + 1]) for seat in range(2)]
    wanted = [0, 0]
    if state.turn == state.first:
        wanted[1 - int(state.first)] = int(PICKED)
    if picked != wanted or state.turns or state.yard[EVENT]:
        yield "phase", "F2.12 the second player picks two resources, then the first, before the first turn"
    laid, left = resources(state, state.yard), REFILL - sum(wanted)
    if laid != left:
        yield "stockyard", f"F2.7 holds {laid} resources, but {left} of the {REFILL} are left before this pick"
