"""A state as readable JSON, and back. An impossible position is refused, with the place and the reason."""

from __future__ import annotations

from functools import cache
from typing import Any

from branchline.core.dealer import Dealer, LogDealer
from branchline.core.errors import BadDeal, BadPosition
from branchline.core.game import Json
from branchline.core.position import ASKED_FOR, Reader
from branchline.core.sight import Facts, facts_of
from branchline.games.foothills.board.board import ACTION_TYPES, KINDS, LINES, TYPES, FoothillsBoard
from branchline.games.foothills.board.effects import COUNT, WIDTH
from branchline.games.foothills.board.layout import NONE
from branchline.games.foothills.rules.choices import (
    BUFFER_STOPS,
    NO_COMPETITOR,
    OVER,
    PICKING,
    REPLACING,
    RUNNING,
    SECOND_LINE,
    STATION_PAYING,
    TRACK_PAYING,
    TURN,
)
from branchline.games.foothills.rules.set_up import empty_table
from branchline.games.foothills.rules.state import FoothillsState, effect_of, settle
from branchline.games.foothills.rules.valley import (
    AT_HOME,
    BOX,
    HELD,
    PILED,
    PUB,
    RESERVE,
    complete,
    has_ticket,
    last_card,
    untouched,
)
from branchline.games.foothills.words.moves import ITEMS, PHASES

CUBES = ("iron", "stone", "event")
SIDES = ("gold", "grey")
BUFFER_RULES = ("when-full", "at-once")
TRIGGERS = {int(RUNNING): None, int(BUFFER_STOPS): "buffer-stops", int(NO_COMPETITOR): "no-competitor"}
REASONS = ("buffer-stops", "no-competitor", "turn-cap")


def position_of(state: FoothillsState) -> Json:
    """Every fact of a state, by name."""
    return facts_of(POSITION, state) | {"players": [player_of(state, seat) for seat in range(state.seats)]}


def set_up_as(state: FoothillsState) -> Json:
    return {
        "closed": state.layout.name,
        "first": int(state.first),
        "blue": int(state.blue),
        "buffer_stop": BUFFER_RULES[state.at_once],
        "turn_cap": int(state.turn_cap),
    }


def moment(state: FoothillsState) -> Json:
    return {
        "turns": int(state.turns),
        "turn": int(state.turn),
        "phase": PHASES[int(state.phase)],
        "trigger": TRIGGERS[int(state.trigger)],
        "end_reason": state.end_reason,
    }


def cubes(state: FoothillsState) -> Json:
    return {
        "bag": dict(zip(CUBES, map(int, state.bag), strict=True)),
        "stockyard": dict(zip(CUBES, map(int, state.yard), strict=True)),
    }


def reserve(state: FoothillsState) -> Json:
    return {"reserve": cards_in(state, int(RESERVE))}


def valley(state: FoothillsState) -> Json:
    cards = {
        state.board.card_id[card]: card_of(state, card)
        for card in range(state.board.cards)
        if state.layout.card_open[card] and not state.board.card_start[card]
    }
    return {"valley": cards}


def lines(state: FoothillsState) -> Json:
    return {
        "finished": [line for k, line in enumerate(LINES) if state.finished[k]],
        "competitors": int(state.competitors),
        "summit": None if state.summit == NONE else int(state.summit),
    }


def card_resolved(state: FoothillsState) -> Json:
    return {"resolving": resolving_of(state)}


POSITION = (
    Facts(set_up_as, ("first", "blue", "at_once", "turn_cap")),
    Facts(moment, ("turns", "turn", "phase", "trigger", "end_reason")),
    Facts(cubes, ("bag", "yard")),
    Facts(reserve, ("place",)),
    Facts(valley, ("rubble", "competitor", "track", "station")),
    Facts(lines, ("finished", "competitors", "summit")),
    Facts(
        card_resolved,
        (
            *("phase", "resolved", "next_op", "last_op", "inner_next", "inner_last", "inner", "left", "done", "chosen"),
            *("passed_over", "drawn_iron", "drawn_stone", "visit", "flips", "kept_up"),
        ),
    ),
)
"""What a position is made from, but for its players; all of it is on the table for all to see."""
PLAYER = ("vp", "owned", "tickets", "surveyor", "slots", "grey", "place")
"""From what a player is made."""


def player_of(state: FoothillsState, seat: int) -> Json:
    at = seat * int(ACTION_TYPES)
    slots = {letter: int(state.slots[at + k]) for k, letter in enumerate(TYPES)}
    return {
        "vp": int(state.vp[seat]),
        **{item: int(state.owned[seat * KINDS + kind]) for kind, item in enumerate(ITEMS)},
        "tickets": [name for k, name in enumerate(state.board.ticket_id) if has_ticket(state, seat, k)],
        "surveyor": place_name(state, int(state.surveyor[seat])),
        "cards": {
            letter: {"card": state.board.action_id[card], "side": SIDES[state.grey[at + TYPES.index(letter)]]}
            for letter, card in slots.items()
            if card != NONE
        },
        "scored": cards_in(state, int(PILED) + seat),
    }


def place_name(state: FoothillsState, place: int) -> str:
    """Where a surveyor stands."""
    if place == PUB:
        return "pub"
    return "home" if place == AT_HOME else state.board.card_id[place]


def cards_in(state: FoothillsState, place: int) -> list[str]:
    return [name for card, name in enumerate(state.board.action_id) if state.place[card] == place]


def card_of(state: FoothillsState, card: int) -> Json:
    """What is on a station card."""
    board = state.board
    spaces = range(board.space_first[card], board.space_first[card + 1])
    return {
        "rubble": int(state.rubble[card]),
        "competitor": bool(state.competitor[card]),
        "tracks": [owner_of(state.track[card * 2 + k]) for k in range(board.tracks_at[card])],
        "stations": [owner_of(state.station[space]) for space in spaces],
    }


def owner_of(mark: Any) -> int | None:
    return int(mark) - 1 if mark else None


@cache
def effect_names(board: FoothillsBoard) -> list[str]:
    """Every effect, by the card it is on: E, tea-break, surveyor V-2, built VIII-4."""
    names = [""] * (len(board.effect_first) - 1)
    for letter, effect in zip(TYPES, board.main_effect, strict=True):
        names[effect] = letter
    for name, effect in zip(board.action_id, board.action_effect, strict=True):
        names[effect] = name
    for kind, effects in (("surveyor", board.survey_effect), ("built", board.built_effect)):
        for name, effect in zip(board.card_id, effects, strict=True):
            if effect != NONE:
                names[effect] = f"{kind} {name}"
    return names


def resolving_of(state: FoothillsState) -> Json | None:
    """How far the turn has come: which operations have begun, and what is chosen in the one under way."""
    if state.phase in (PICKING, TURN, OVER):
        return None
    board = state.board
    return {
        "letter": TYPES[state.resolved],
        "effect": frame_of(board, int(state.next_op), int(state.last_op)),
        "inner": frame_of(board, int(state.inner_next), int(state.inner_last)) if state.inner_last else None,
        "under_way": "inner" if state.inner else "effect",
        "left": int(state.left),
        "done": int(state.done),
        "chosen": chosen_of(state),
        "passed_over": [k for k in range(11) if state.passed_over >> k & 1],
        "drawn": {"iron": int(state.drawn_iron), "stone": int(state.drawn_stone)},
        "visit": None if state.visit == NONE else board.card_id[state.visit],
        "flips": int(state.flips),
        "kept_up": state.kept_up,
    }


def frame_of(board: FoothillsBoard, begun: int, last: int) -> Json:
    effect = next(k for k in range(len(board.effect_first) - 1) if board.effect_first[k + 1] == last)
    return {"of": effect_names(board)[effect], "begun": begun - int(board.effect_first[effect])}


def chosen_of(state: FoothillsState) -> Any:
    """A line, a station space or a letter, depending on the phase."""
    if state.chosen == NONE:
        return None
    if state.phase in (SECOND_LINE, TRACK_PAYING):
        return LINES[state.chosen]
    return TYPES[state.chosen] if state.phase == REPLACING else list(state.board.space_name(state.chosen))


def state_of(board: FoothillsBoard, position: object, dealer: Dealer | None = None) -> FoothillsState:
    """The state of a position. Only the closed lines cannot be left out.

    `dealer` deals what is drawn if there is no choice to make at this moment.
    """
    reader = Reader(position, "position")
    state = empty_table(board, board.layouts[board.layout_index[reader.choice("closed", board.layout_index)]])
    phases = {name: phase for phase, name in PHASES.items()}
    state.first = reader.whole("first", 0, 1, default=0)
    state.blue = reader.whole("blue", 0, 1, default=0)
    state.at_once = reader.choice("buffer_stop", BUFFER_RULES, "at-once") == "at-once"
    state.turn_cap = reader.whole("turn_cap", 0, 1_000_000, default=0)
    state.phase = phases[reader.choice("phase", phases, PHASES[int(TURN)])]
    state.over = state.phase == OVER
    second = state.over or state.phase == PICKING
    state.turn = reader.whole("turn", 0, 1, default=int(1 - state.first if second else state.first))
    parity = int(state.turn != state.first) if state.phase != PICKING else 0
    state.turns = reader.whole("turns", 0, 1_000_000_000, default=2 if state.over else parity)
    for seat, row in enumerate(reader.rows("players", 2, [{}, {}])):
        read_player(state, seat, row)
    read_reserve(state, reader)
    read_valley(state, reader.entry("valley", {}))
    read_lines(state, reader)
    read_end(state, reader)
    read_resolving(state, reader)
    read_cubes(state, reader)
    reader.done()
    from branchline.games.foothills.words.check import check_state

    for where, why in check_state(state):
        raise BadPosition(where, why)
    if resolving(state) and not state.legal_actions():
        try:
            settle(state, dealer or LogDealer([]))
        except BadDeal:
            why = "has no choice to offer, and what follows is drawn: give a dealer, or write what comes after"
            raise BadPosition("position.phase", why) from None
    return state


def resolving(state: FoothillsState) -> bool:
    """Whether a card is being resolved."""
    return state.phase not in (PICKING, TURN, OVER)


def read_cubes(state: FoothillsState, reader: Reader) -> None:
    """F13.1 If the bag is not given, it holds what is nowhere else."""
    board, yard = state.board, reader.entry("stockyard", {})
    for k, cube in enumerate(CUBES):
        state.yard[k] = yard.whole(cube, 0, 99, default=0)
    yard.done()
    drawn = (int(state.drawn_iron), int(state.drawn_stone), 0)
    bag = reader.entry("bag", {})
    for k, (cube, total) in enumerate(zip(CUBES, (board.iron, board.stone, board.events), strict=True)):
        owned = 0 if cube == "event" else int(state.owned[k] + state.owned[KINDS + k])
        state.bag[k] = bag.whole(cube, 0, 99, default=max(int(total - state.yard[k]) - owned - drawn[k], 0))
    bag.done()


def read_reserve(state: FoothillsState, reader: Reader) -> None:
    """F2.11 If the reserve is not given, it holds the free neutral cards except the last of each letter."""
    board = state.board
    free: list[str] = []
    for letter in range(ACTION_TYPES):
        neutral = [k for k in range(board.actions) if board.action_type[k] == letter and state.place[k] == BOX]
        free += [board.action_id[k] for k in neutral if board.action_colour[k] == "neutral"][:-1]
    for name in reader.each_once("reserve", board.action_id, free):
        put_card(state, "position.reserve", name, int(RESERVE))


def read_lines(state: FoothillsState, reader: Reader) -> None:
    """F8.4 If the lines are not given, they are finished when they must be; F13.7 all other competitors are left."""
    over = [line for k, line in enumerate(LINES) if state.layout.line_open[k] and ended(state, k)]
    for line in reader.each_once("finished", LINES, over):
        state.finished[LINES.index(line)] = 1
        state.buffer_stops -= 1 if state.buffer_stops else 0
    left = max(int(state.board.competitors) - sum(map(int, state.competitor)), 0)
    state.competitors = reader.whole("competitors", 0, int(state.board.competitors), left)


def ended(state: FoothillsState, line: int) -> bool:
    """F8.4 All track spaces of a line are occupied; AMB-5 or a competitor has its last card."""
    return complete(state, line) or (state.at_once and bool(state.competitor[last_card(state, line)]))


def read_end(state: FoothillsState, reader: Reader) -> None:
    """F10.1 The last buffer stop triggers the end; any other trigger must be given."""
    state.summit = NONE if reader.get("summit", None) is None else reader.whole("summit", 0, 1)
    triggers = {name: trigger for trigger, name in TRIGGERS.items() if name is not None}
    stops = "buffer-stops" if state.buffer_stops == 0 else None
    if reader.get("trigger", stops) is not None:
        state.trigger = triggers[reader.choice("trigger", triggers, stops)]
    cause = TRIGGERS[int(state.trigger)] or "turn-cap"
    state.end_reason = reader.choice("end_reason", REASONS if state.over else ("",), cause if state.over else "")


def read_player(state: FoothillsState, seat: int, row: Reader) -> None:
    """F2.10 A player not given has nothing but the five cards of their colour, gold side up."""
    board = state.board
    state.vp[seat] = row.whole("vp", 0, 9999, default=0)
    for kind, item in enumerate(ITEMS):
        state.owned[seat * KINDS + kind] = row.whole(item, 0, 9999, default=0)
    for name in row.each_once("tickets", board.ticket_id, []):
        state.tickets[seat] |= 2 ** board.ticket_id.index(name)
    places = {name: card for card, name in enumerate(board.card_id)} | {"pub": int(PUB), "home": int(AT_HOME)}
    state.surveyor[seat] = places[row.choice("surveyor", places, "home")]
    scored = row.each_once("scored", board.action_id, [])
    cards = row.entry("cards", own_cards(state, seat, scored))
    for letter in cards.data:
        at = seat * int(ACTION_TYPES) + TYPES.index(cards.one_of("", letter, TYPES))
        entry = cards.entry(letter)
        name = entry.choice("card", board.action_index)
        put_card(state, entry.where, name, int(HELD) + seat)
        state.slots[at] = board.action_index[name]
        state.grey[at] = SIDES.index(entry.choice("side", SIDES, "gold"))
        entry.done()
    for name in scored:
        put_card(state, f"{row.where}.scored", name, int(PILED) + seat)
        state.piled[seat] += 1
    row.done()


def own_cards(state: FoothillsState, seat: int, scored: list[str]) -> Json:
    """The cards of a seat's colour that it has not scored, by letter."""
    board, colour = state.board, "blue" if seat == state.blue else "green"
    mine = [k for k, name in enumerate(board.action_id) if board.action_colour[k] == colour and name not in scored]
    return {TYPES[board.action_type[k]]: {"card": board.action_id[k]} for k in mine}


def put_card(state: FoothillsState, where: str, name: str, place: int) -> None:
    card = state.board.action_index[name]
    if state.place[card] != BOX:
        raise BadPosition(where, f"the card {name} is in two places")
    state.place[card] = place


def read_valley(state: FoothillsState, valley: Reader) -> None:
    """F2.8 A card not given has its rubble and nothing else; F13.4 one with tiles has no rubble."""
    board = state.board
    for card, name in enumerate(board.card_id):
        if not state.layout.card_open[card] or board.card_start[card]:
            continue
        entry = valley.entry(name, {})
        state.competitor[card] = int(entry.truth("competitor", default=False))
        for key, cells, counts, first, count in (
            ("tracks", state.track, state.laid, card * 2, int(board.tracks_at[card])),
            (
                "stations",
                state.station,
                state.built,
                int(board.space_first[card]),
                int(board.space_first[card + 1] - board.space_first[card]),
            ),
        ):
            for k, owner in enumerate(entry.items(key, count, [None] * count)):
                if owner is not None:
                    seat = entry.number(f"{key}[{k}]", owner, 0, 1)
                    cells[first + k] = 1 + seat
                    counts[seat] += 1
        bare = 0 if not untouched(state, card) else int(board.rubble_at[card])
        state.rubble[card] = entry.whole("rubble", 0, int(board.rubble_at[card]), bare)
        entry.done()
    valley.done()


def read_resolving(state: FoothillsState, reader: Reader) -> None:
    under_way = resolving(state)
    if (reader.get("resolving", ASKED_FOR if under_way else None) is not None) != under_way:
        raise BadPosition("position.resolving", "tells how far a card is resolved, in mid-turn and only then")
    if not under_way:
        return
    board = state.board
    row = reader.entry("resolving")
    state.resolved = TYPES.index(row.choice("letter", TYPES))
    inside = row.get("inner", None) is not None
    state.next_op, state.last_op = read_frame(state, row.entry("effect", {}), inside)
    if inside:
        state.inner_next, state.inner_last = read_frame(state, row.entry("inner"), False)
    state.inner = row.choice("under_way", ("effect", "inner"), "inner" if inside else "effect") == "inner"
    begun = state.inner_next if state.inner else state.next_op
    if begun == 0:
        raise BadPosition(row.path("under_way"), "must be an effect of which an operation is begun")
    state.row = (begun - 1) * WIDTH
    state.left = row.whole("left", 0, 99, int(board.ops[state.row + COUNT]))
    state.done = row.whole("done", 0, 99, default=0)
    state.chosen = read_chosen(state, row)
    over = row.without_twins("passed_over", row.items("passed_over", default=[]))
    state.passed_over = sum(2 ** row.number(f"passed_over[{k}]", choice, 0, 10) for k, choice in enumerate(over))
    drawn = row.entry("drawn", {})
    state.drawn_iron = drawn.whole("iron", 0, 99, default=0)
    state.drawn_stone = drawn.whole("stone", 0, 99, default=0)
    drawn.done()
    if row.get("visit", None) is not None:
        state.visit = board.card_index[row.choice("visit", board.card_index)]
    state.flips = row.whole("flips", 0, 99, default=0)
    state.kept_up = row.truth("kept_up", default=False)
    row.done()


def read_frame(state: FoothillsState, frame: Reader, whole: bool) -> tuple[int, int]:
    """An effect, by default that of the visible side, and how far it has got: to the operation the phase belongs to."""
    from branchline.games.foothills.words.check import ASKS

    board, names = state.board, effect_names(state.board)
    at = int(state.turn * ACTION_TYPES + state.resolved)
    shown = names[effect_of(state, at)] if state.slots[at] != NONE else ASKED_FOR
    effect = names.index(frame.choice("of", names, shown))
    first, last = int(board.effect_first[effect]), int(board.effect_first[effect + 1])
    asked = ASKS.get(int(state.phase), ()) if not whole else ()
    fitting = [op - first + 1 for op in range(first, last) if board.ops[op * WIDTH] in asked]
    begun = frame.whole("begun", 1, last - first, fitting[0] if fitting else last - first)
    frame.done()
    return first + begun, last


def read_chosen(state: FoothillsState, row: Reader) -> int:
    chosen = row.get("chosen", None)
    if state.phase in (SECOND_LINE, TRACK_PAYING):
        return LINES.index(row.choice("chosen", LINES))
    if state.phase == REPLACING:
        return TYPES.index(row.choice("chosen", TYPES))
    if state.phase == STATION_PAYING:
        for space in range(state.board.spaces):
            if list(state.board.space_name(space)) == chosen:
                return space
        raise BadPosition(row.path("chosen"), f"must be a card and the number of a space on it, not {chosen!r}")
    if chosen is not None:
        raise BadPosition(row.path("chosen"), "must be null in this phase")
    return int(NONE)
