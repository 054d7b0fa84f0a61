"""Ticket to Ride: Germany: every unknown card and ticket is in every hidden place as often as it should be.

Three derivations, none of which asks the rules where things may be:
- by counting, from what a view says (large positions, each card and each ticket by itself);
- by listing every world that is possible (small positions, all tickets at once);
- by playing every game that would have looked the same to the viewer (short histories, all chances exact).
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from tests.games.ticket_to_ride.arrange import GERMANY, VALLEY, arrange
from tests.support.chances import ALARM, surprise
from tests.support.walks import walk

pytestmark = pytest.mark.once

Json = dict[str, Any]
Size = Callable[[int, int], int]
Chances = Mapping[str, float]


def redeals(state: bl.State, viewer: int | None, count: int) -> list[Json]:
    dealer = bl.SeededDealer(20_251)
    game = GERMANY if GERMANY.board.id == state.board.id else VALLEY  # type: ignore[attr-defined]
    seat = bl.SPECTATOR if viewer is None else viewer
    return [game.position(state.redeal(seat, dealer)) for _ in range(count)]


def judged(name: str, surprises: Mapping[str, float], tests: int) -> None:
    """Fail on whatever is less likely than an alarm among so many tests may be."""
    wrong = {what: chance for what, chance in surprises.items() if chance < ALARM / tests}
    assert not wrong, f"{name}: {wrong}"


# By counting, from what a view says


def hand_chances(view: Json, box: Mapping[str, int]) -> dict[tuple[int, str], dict[int, float]]:
    """For each other seat and kind of card, how likely so many of its unknown cards are of that kind.

    Cards that are in sight nowhere lie in the pile or in the unknown part of a hand, each as likely as the others.
    """
    rows = view["players"]
    unknown = Counter(box)
    unknown.subtract(view["discards"])
    unknown.subtract(card for card in view["display"] if card)
    for seat, row in enumerate(rows):
        unknown.subtract(view["hand"] if seat == view["seat"] else row.get("seen", {}))
    assert min(unknown.values()) >= 0
    total = unknown.total()
    others = [seat for seat in range(len(rows)) if seat != view["seat"]]
    sizes = {seat: rows[seat]["cards"] - sum(rows[seat].get("seen", {}).values()) for seat in others}
    assert sum(sizes.values()) + view["pile"] == total
    return {
        (seat, card): {
            k: comb(unknown[card], k) * comb(total - unknown[card], size - k) / comb(total, size)
            for k in range(size + 1)
        }
        for seat, size in sizes.items()
        for card in box
    }


def ticket_chances(view: Json, deck: str, tickets: Sequence[str]) -> dict[str, Chances]:
    """For each unknown ticket of a deck, how likely it is to be in each hidden place.

    First the tickets that are with a seat fill places of that seat (kept or offered in play, or put back by it), then
    those put back at set-up fill what is left of the places that the shuffled deck went to, then all others the rest;
    within each group every place is as likely as the others.
    """
    set_up = view["phase"] == "keep-first"
    kept_first: dict[str, int] = {}
    of_seat: dict[int, dict[str, int]] = defaultdict(dict)
    known: set[str] = set()
    for seat, row in enumerate(view["players"]):
        kept_first[f"first of {seat}"] = row["tickets_first"][deck]
        of_seat[seat][f"later of {seat}"] = row["tickets_later"][deck]
        for k, slot in enumerate(row["offer"]):
            if slot["deck"] == deck and slot["ticket"] is None:
                (kept_first if set_up else of_seat[seat])[f"offer {k} of {seat}"] = 1
        known.update(row["tickets_first"]["known"] + row["tickets_later"]["known"])
        known.update(slot["ticket"] for slot in row["offer"])
    for k, slot in enumerate(view["bottom"]):
        if slot["deck"] == deck and slot["ticket"] is None:
            of_seat[slot["by"]][f"bottom {k}"] = 1
        known.add(slot["ticket"])
    memory = view.get("remembers", {"shuffled": [], "with": {}})
    with_seat = {int(seat): [t for t in names if t in tickets] for seat, names in memory["with"].items()}
    shuffled = [ticket for ticket in memory["shuffled"] if ticket in tickets]
    remembered = {ticket for names in with_seat.values() for ticket in names} | set(shuffled)
    unseen = [ticket for ticket in tickets if ticket not in known | remembered]

    size = {seat: sum(places.values()) for seat, places in of_seat.items()}
    left_of_seat = {seat: 1 - len(with_seat.get(seat, [])) / size[seat] if size[seat] else 0 for seat in size}
    left = view["decks"][deck] + sum(size[seat] * left_of_seat[seat] for seat in size)
    left_after = 1 - len(shuffled) / left if left else 0

    chances: dict[str, Chances] = {}
    for seat, names in with_seat.items():
        chances |= {t: {place: many / size[seat] for place, many in of_seat[seat].items()} for t in names}
    passed = {place: many * left_of_seat[seat] for seat in size for place, many in of_seat[seat].items()}
    passed["deck"] = view["decks"][deck]
    chances |= {t: {place: many / left for place, many in passed.items()} for t in shuffled}
    rest = {place: many * left_after for place, many in passed.items()} | kept_first
    assert abs(sum(rest.values()) - len(unseen)) < 1e-9
    return chances | {t: {place: many / len(unseen) for place, many in rest.items()} for t in unseen}


def places_in(position: Json) -> dict[str, str]:
    """Where each ticket is; those named nowhere are in their decks."""
    places = {}
    for seat, row in enumerate(position["tickets"]):
        places |= dict.fromkeys(row["first"], f"first of {seat}") | dict.fromkeys(row["later"], f"later of {seat}")
        places |= {ticket: f"offer {k} of {seat}" for k, ticket in enumerate(row["offer"])}
    return places | {slot["ticket"]: f"bottom {k}" for k, slot in enumerate(position["bottom"])}


def game_and_board(state: Any) -> tuple[bl.Game, Any]:
    return (GERMANY if GERMANY.board.id == state.board.id else VALLEY), state.board


def check_frequencies(name: str, state: bl.State, viewer: int | None, count: int) -> set[str]:
    """Judge each unknown card and ticket; return the kinds of knowledge that were there to be judged."""
    game, board = game_and_board(state)
    view = game.view(state, viewer)
    dealt = redeals(state, viewer, count)
    surprises: dict[str, float] = {}
    for (seat, card), chances in hand_chances(view, dict(zip(CARDS, board.card_count, strict=True))).items():
        seen = view["players"][seat].get("seen", {}).get(card, 0)
        surprises[f"{card} in hand {seat}"] = surprise(
            Counter(world["hands"][seat].get(card, 0) - seen for world in dealt), chances
        )
    decks = {"short": board.ticket_id[: board.short_tickets], "long": board.ticket_id[board.short_tickets :]}
    places = [places_in(world) for world in dealt]
    judged_tickets = set()
    for deck, tickets in decks.items():
        for ticket, where in ticket_chances(view, deck, tickets).items():
            surprises[ticket] = surprise(Counter(world.get(ticket, "deck") for world in places), where)
            judged_tickets.add(ticket)
    true_places = places_in(game.position(state))
    for ticket in board.ticket_id:
        if ticket not in judged_tickets:
            assert {world.get(ticket, "deck") for world in places} == {true_places.get(ticket, "deck")}, ticket
    judged(name, surprises, tests=100 * len(surprises))
    memory = view.get("remembers", {"shuffled": [], "with": {}})
    kinds = {"with": memory["with"], "shuffled": memory["shuffled"], "bottom": view["bottom"]}
    kinds["own bottom"] = any(slot["ticket"] for slot in view["bottom"])
    kinds["seen"] = any(row.get("seen") for seat, row in enumerate(view["players"]) if seat != viewer)
    kinds["offer"] = any(row["offer"] for seat, row in enumerate(view["players"]) if seat != viewer)
    return {kind for kind, there in kinds.items() if there}


CARDS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive")
LARGE = [  # game, seats, seed of the random game, moves made, viewer
    (GERMANY, 2, 2, 150, 1),
    (GERMANY, 3, 1, 4, 0),
    (GERMANY, 3, 3, 200, 2),
    (GERMANY, 3, 3, 200, None),
    (GERMANY, 5, 1, 380, 4),
    (VALLEY, 2, 3, 60, 0),
    (VALLEY, 3, 1, 90, 1),
    (VALLEY, 5, 3, 100, None),
]


def after_moves(game: bl.Game, seats: int, seed: int, moves: int) -> bl.State:
    for number, step in enumerate(walk(game, seats, seed)):
        if number == moves:
            return step.before
    raise AssertionError("this game was shorter")


@pytest.mark.parametrize(("game", "seats", "seed", "moves", "viewer"), LARGE)
def test_each_card_and_ticket_is_in_each_place_as_often_as_it_should_be(
    game: bl.Game, seats: int, seed: int, moves: int, viewer: int | None, size: Size
) -> None:
    state = after_moves(game, seats, seed, moves)
    check_frequencies(f"{game.board.id} {seats} {seed} {moves} {viewer}", state, viewer, size(2000, 20_000))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_frequencies_at_many_more_places(seed: int) -> None:
    for game, seats in ((GERMANY, 2 + seed % 4), (VALLEY, 2 + seed % 4)):
        steps = list(walk(game, seats, seed))
        for number, step in enumerate(steps[:: len(steps) // 5]):
            viewer = None if (seed + number) % 6 == 5 else (seed + number) % seats
            check_frequencies(f"{seed} {number}", step.before, viewer, 2000)


def test_every_kind_of_knowledge_is_among_the_large_positions() -> None:
    met = set()
    for game, seats, seed, moves, viewer in LARGE:
        met |= check_frequencies("small sample", after_moves(game, seats, seed, moves), viewer, 60)
    assert met == {"with", "shuffled", "bottom", "own bottom", "seen", "offer"}


# By listing every world that is possible

SHORT = VALLEY.board.ticket_id[: VALLEY.board.short_tickets]
LONG = VALLEY.board.ticket_id[VALLEY.board.short_tickets :]
A, B, C, D, E = LONG[:5]
FIRST = [SHORT[0:2], SHORT[2:4], SHORT[4:6]]  # kept at set-up where nothing else is said: short ones, never judged


class Small(NamedTuple):
    """A position in which the viewer does not know a few long tickets, and where each of them may be."""

    state: Callable[[], bl.State]
    viewer: int | None
    places: dict[str, int]  # hidden places for long tickets, and how many lie there
    barred: dict[str, Iterable[str]]  # for a ticket, the hidden places where the viewer knows it is not


def remembering(**memory: Any) -> list[Json]:
    return [memory]


SMALL: dict[str, Small] = {
    "another seat's first ticket": Small(
        lambda: arrange(2, game=VALLEY, tickets=[FIRST[0], [SHORT[2], A]], decks=[*SHORT[6:], B, C, D], hoarder=0),
        0,
        {"first of 1": 1, "deck": 3},
        {},
    ),
    "a ticket put back at set-up is not what another kept then": Small(
        lambda: arrange(
            2,
            game=VALLEY,
            tickets=[FIRST[0], [SHORT[2], A]],
            later=[[], [B]],
            decks=[*SHORT[6:], C],
            bottom=[(D, 1)],
            knowledge=remembering(shuffled=[C]),
            hoarder=0,
        ),
        0,
        {"first of 1": 1, "later of 1": 1, "bottom 0": 1, "deck": 1},
        {C: ["first of 1"]},
    ),
    "two tickets put back at set-up, one of them drawn since": Small(
        lambda: arrange(
            3,
            game=VALLEY,
            tickets=[FIRST[0], [SHORT[2], A], [SHORT[4], B]],
            later=[[], [C]],
            decks=[*SHORT[6:], D, E],
            knowledge=remembering(shuffled=[C, D]),
            hoarder=0,
        ),
        0,
        {"first of 1": 1, "first of 2": 1, "later of 1": 1, "deck": 2},
        {C: ["first of 1", "first of 2"], D: ["first of 1", "first of 2"]},
    ),
    "one's own ticket at the bottom stays where it is": Small(
        lambda: arrange(
            2, game=VALLEY, tickets=FIRST[:2], decks=[*SHORT[6:], A, B], bottom=[(C, 0), (D, 1), (E, 0)], hoarder=0
        ),
        0,
        {"bottom 1": 1, "deck": 2},
        {},
    ),
    "a ticket of mine that another drew from the bottom, keeping one of two": Small(
        lambda: arrange(
            2,
            game=VALLEY,
            tickets=FIRST[:2],
            later=[[], [A]],
            decks=SHORT[6:],
            bottom=[(B, 1)],
            knowledge=remembering(**{"with": {"1": [A, B]}}),
            hoarder=0,
        ),
        0,
        {"later of 1": 1, "bottom 0": 1},
        {},
    ),
    "one of mine and one of another's were drawn from the bottom, one kept": Small(
        lambda: arrange(
            3,
            game=VALLEY,
            tickets=[FIRST[0], [SHORT[2], C], FIRST[2]],
            later=[[], [A], [D]],
            decks=SHORT[6:],
            bottom=[(B, 1), (E, 2)],
            knowledge=remembering(**{"with": {"1": [A]}}),
            hoarder=0,
        ),
        0,
        {"first of 1": 1, "later of 1": 1, "bottom 0": 1, "later of 2": 1, "bottom 1": 1},
        {A: ["first of 1", "later of 2", "bottom 1"]},
    ),
    "with two seats, each its own": Small(
        lambda: arrange(
            3,
            game=VALLEY,
            tickets=FIRST,
            later=[[], [A], [C, E]],
            decks=SHORT[6:],
            bottom=[(B, 1), (D, 2)],
            knowledge=remembering(**{"with": {"1": [A], "2": [D]}}),
            hoarder=0,
        ),
        0,
        {"later of 1": 1, "bottom 0": 1, "later of 2": 2, "bottom 1": 1},
        {A: ["later of 2", "bottom 1"], D: ["later of 1", "bottom 0"]},
    ),
    "an offer": Small(
        lambda: arrange(
            2,
            game=VALLEY,
            phase="keep",
            turn=1,
            tickets=[FIRST[0], [SHORT[2], A]],
            offers=[[], [SHORT[6], SHORT[7], B, C]],
            decks=[*SHORT[8:], D],
            knowledge=remembering(shuffled=[B]),
            hoarder=0,
        ),
        0,
        {"first of 1": 1, "offer 2 of 1": 1, "offer 3 of 1": 1, "deck": 1},
        {B: ["first of 1"]},
    ),
    "an offer drawn from the bottom, one of them mine": Small(
        lambda: arrange(
            2,
            game=VALLEY,
            phase="keep",
            turn=1,
            tickets=[FIRST[0], [SHORT[2], A]],
            offers=[[], [SHORT[6], SHORT[7], B, C]],
            decks=[*SHORT[8:]],
            bottom=[(D, 1)],
            knowledge=remembering(sure=[C]),
            hoarder=0,
        ),
        0,
        {"first of 1": 1, "offer 2 of 1": 1, "bottom 0": 1},
        {},
    ),
    "tickets offered at set-up are not what I have put back": Small(
        lambda: arrange(
            2,
            game=VALLEY,
            phase="keep-first",
            turn=1,
            tickets=[[*SHORT[:2], A]],
            offers=[[], [SHORT[2], SHORT[3], B, C]],
            mixes=[2, 2],
            knowledge=remembering(shuffled=[D]),
        ),
        0,
        {"offer 2 of 1": 1, "offer 3 of 1": 1, "deck": 6},
        {D: ["offer 2 of 1", "offer 3 of 1"]},
    ),
}


def possible_worlds(small: Small, tickets: Sequence[str]) -> set[str]:
    """Every way to lay these tickets into the hidden places, as a text."""
    slots = [place for place, many in small.places.items() for _ in range(many)]
    assert len(slots) == len(tickets)
    worlds = set()
    for order in permutations(tickets):
        if all(place not in small.barred.get(ticket, ()) for ticket, place in zip(order, slots, strict=True)):
            worlds.add(json.dumps(sorted(zip(order, slots, strict=True))))
    return worlds


@pytest.mark.parametrize("name", SMALL)
def test_every_possible_world_is_dealt_equally_often(name: str, size: Size) -> None:
    small = SMALL[name]
    state = small.state()
    view = VALLEY.view(state, small.viewer)
    dealt = [{t: world.get(t, "deck") for t in LONG} for world in map(places_in, redeals(state, small.viewer, 1))]
    unknown = [ticket for ticket in LONG if ticket_may_move(view, ticket)]
    assert sum(small.places.values()) == len(unknown), dealt
    worlds = possible_worlds(small, unknown)
    seen = Counter(
        json.dumps(sorted((t, places_in(world).get(t, "deck")) for t in unknown))
        for world in redeals(state, small.viewer, max(size(2000, 20_000), 12 * len(worlds)))
    )
    judged(name, {"worlds": surprise(seen, dict.fromkeys(worlds, 1 / len(worlds)))}, tests=len(SMALL))
    true = places_in(VALLEY.position(state))
    assert json.dumps(sorted((t, true.get(t, "deck")) for t in unknown)) in worlds


def ticket_may_move(view: Json, ticket: str) -> bool:
    """Whether the view does not name this ticket's place."""
    named = json.dumps([view["players"], view["bottom"], [own["ticket"] for own in view.get("tickets", [])]])
    return f'"{ticket}"' not in named


# By playing every game that would have looked the same


class Undecided(Exception):
    def __init__(self, options: list[tuple[int, Fraction]]) -> None:
        self.options = options


class Branching(bl.Dealer):
    """Deals what it is told and, when it has been told no more, says what could come next and how likely it is."""

    def __init__(self, script: Sequence[int]) -> None:
        self.script = list(script)

    def told(self, options: list[tuple[int, Fraction]]) -> int:
        if not self.script:
            raise Undecided(options)
        return self.script.pop(0)

    def below(self, n: i64) -> i64:
        return i64(self.told([(k, Fraction(1, int(n))) for k in range(int(n))]))

    def draw(self, counts: vec[i64], first: i64, total: i64) -> i64:
        kinds = range(int(first), len(counts))
        return i64(self.told([(k, Fraction(int(counts[k]), int(total))) for k in kinds if counts[k]]))

    def pick(self, items: vec[i64], first: i64, count: i64) -> i64:
        indexes = range(int(first), int(first + count))
        picked = self.told([(int(items[k]), Fraction(1, int(count))) for k in indexes])
        return i64(next(k for k in indexes if items[k] == picked))


def outcomes(state: bl.State, action: int) -> list[tuple[Fraction, bl.State]]:
    """Every state an action may lead to. Short tickets are always the first there are: only long ones are judged."""
    done, todo = [], [((), Fraction(1))]
    while todo:
        script, weight = todo.pop()
        after = state.copy()
        try:
            after.apply(action, Branching(script))
        except Undecided as choice:
            options = choice.options
            if options[0][0] < len(SHORT) <= 1 + options[-1][0] or all(t < len(SHORT) for t, _ in options):
                options = [(options[0][0], Fraction(1))]
            todo += [((*script, outcome), weight * chance) for outcome, chance in options]
        else:
            done.append((weight, after))
    return done


Choice = Callable[[bl.State], list[int]]


def makes(text: str) -> Choice:
    """The move of this notation."""
    return lambda state: [VALLEY.action(state, VALLEY.moves.parse(text))]


def keeps(long: int) -> Choice:
    """Every way to keep so many of the long tickets, and all the short ones."""

    def choices(state: bl.State) -> list[int]:
        offer = VALLEY.position(state)["tickets"][int(state.turn)]["offer"]
        short = {ticket for ticket in offer if ticket in SHORT}
        kept = {action: set(VALLEY.move(state, action).tickets) for action in state.legal_actions()}  # type: ignore[attr-defined]
        return [a for a, names in kept.items() if short <= names and len(names - short) == long]

    return choices


def same_to(
    viewer: int, base: list[tuple[Fraction, bl.State]], choices: list[Choice]
) -> list[tuple[Fraction, bl.State]]:
    """Every game from these states on that looks to the viewer, move by move, like the first one of them."""
    worlds = base
    for choice in choices:
        after = []
        for weight, state in worlds:
            actions = choice(state)
            for action in actions:
                after += [(weight * chance / len(actions), new) for chance, new in outcomes(state, action)]
        truth = VALLEY.view(after[0][1], viewer)
        worlds = [(weight, state) for weight, state in after if VALLEY.view(state, viewer) == truth]
    total = sum(weight for weight, _ in worlds)
    return [(weight / total, state) for weight, state in worlds]


def long_places(position: Json) -> str:
    places = places_in(position)
    return json.dumps([places.get(ticket, "deck") for ticket in LONG])


def at_set_up() -> list[tuple[Fraction, bl.State]]:
    """Seat 1 was offered two long tickets of the seven that seat 0 was not."""
    pairs = list(permutations(LONG[2:], 2))
    return [
        (
            Fraction(1, len(pairs)),
            arrange(2, game=VALLEY, phase="keep-first", offers=[[*SHORT[:2], *LONG[:2]], [*SHORT[2:4], *pair]]),
        )
        for pair in pairs
    ]


def from_the_bottom(
    *put: tuple[str, int], later: Sequence[str] = (), seats: int = 2
) -> list[tuple[Fraction, bl.State]]:
    """Seat 1 is to act; the long deck is empty but for these at its bottom; seat 0 holds all other long tickets."""
    state = arrange(
        seats,
        game=VALLEY,
        turn=1,
        tickets=FIRST[:seats],
        later=[[], list(later)],
        decks=SHORT[6:],
        bottom=list(put),
        hoarder=0,
    )
    return [(Fraction(1), state)]


HISTORIES: dict[str, tuple[Callable[[], list[tuple[Fraction, bl.State]]], list[Choice]]] = {
    "both keep a long ticket at set-up": (at_set_up, [keeps(1), keeps(1)]),
    "and seat 0 draws one": (at_set_up, [keeps(1), keeps(1), makes("tickets 3 short 1 long")]),
    "and keeps it; seat 1 draws one and puts it to the bottom": (
        at_set_up,
        [keeps(0), keeps(1), makes("tickets 3 short 1 long"), keeps(1), makes("tickets 3 short 1 long"), keeps(0)],
    ),
    "all of the bottom kept": (
        lambda: from_the_bottom((A, 0), (B, 0), (C, 0)),
        [makes("tickets 1 short 3 long"), keeps(3)],
    ),
    "all of the bottom put back": (
        lambda: from_the_bottom((A, 0), (B, 0), (C, 0)),
        [makes("tickets 1 short 3 long"), keeps(0)],
    ),
    "one of two kept": (lambda: from_the_bottom((A, 0), (B, 0)), [makes("tickets 2 short 2 long"), keeps(1)]),
    "two of three kept": (
        lambda: from_the_bottom((A, 0), (B, 0), (C, 0)),
        [makes("tickets 1 short 3 long"), keeps(2)],
    ),
    "one of two kept, and I draw the other": (
        lambda: from_the_bottom((A, 0), (B, 0)),
        [makes("tickets 2 short 2 long"), keeps(1), makes("tickets 3 short 1 long")],
    ),
    "mine drawn alone and put back, twice": (
        lambda: from_the_bottom((A, 0), (B, 0)),
        [
            makes("tickets 3 short 1 long"),
            keeps(0),
            makes("draw"),
            makes("draw"),
            makes("tickets 3 short 1 long"),
            keeps(0),
        ],
    ),
}

FORGETFUL: dict[str, tuple[Callable[[], list[tuple[Fraction, bl.State]]], list[Choice]]] = {
    # who counts along with pencil and paper can exclude more here than a seat's memory does; see README.md of the game
    "one of three kept: the others come back in the order drawn": (
        lambda: from_the_bottom((A, 0), (B, 0), (C, 0)),
        [makes("tickets 1 short 3 long"), keeps(1)],
    ),
    "one of two kept beside one kept before": (
        lambda: from_the_bottom((A, 0), (B, 0), later=[D]),
        [makes("tickets 2 short 2 long"), keeps(1)],
    ),
    "drawn on by a third seat": (
        lambda: from_the_bottom((A, 0), (B, 0), (C, 0), seats=3),
        [makes("tickets 2 short 2 long"), keeps(1), makes("tickets 2 short 2 long"), keeps(1)],
    ),
}


@pytest.mark.parametrize("name", HISTORIES)
def test_worlds_are_dealt_as_often_as_the_games_that_lead_to_them(name: str, size: Size) -> None:
    base, choices = HISTORIES[name]
    worlds = same_to(0, base(), choices)
    chances: dict[str, float] = defaultdict(float)
    for weight, state in worlds:
        chances[long_places(VALLEY.position(state))] += float(weight)
    count = max(size(2000, 20_000), 6 * len(chances))
    seen = Counter(long_places(world) for world in redeals(worlds[0][1], 0, count))
    judged(name, {"worlds": surprise(seen, chances)}, tests=len(HISTORIES))


@pytest.mark.parametrize("name", FORGETFUL)
def test_no_world_that_may_be_the_true_one_is_missing(name: str, size: Size) -> None:
    base, choices = FORGETFUL[name]
    worlds = same_to(0, base(), choices)
    possible = {long_places(VALLEY.position(state)) for _, state in worlds}
    dealt = {long_places(world) for world in redeals(worlds[0][1], 0, max(size(2000, 20_000), 30 * len(possible)))}
    assert possible <= dealt


# Cards, by playing every game that would have looked the same


def hidden_hands(pool: Mapping[str, int], cards: int) -> Iterable[tuple[Fraction, Counter[str]]]:
    """Every hand of so many cards out of a pool, with its chance."""
    total = comb(sum(pool.values()), cards)
    kinds = list(pool)

    def hands(at: int, left: int) -> Iterable[Counter[str]]:
        if at == len(kinds):
            if left == 0:
                yield Counter()
            return
        for k in range(min(left, pool[kinds[at]]) + 1):
            for rest in hands(at + 1, left - k):
                yield rest + Counter({kinds[at]: k})

    for hand in hands(0, cards):
        ways = 1
        for kind in kinds:
            ways *= comb(pool[kind], hand[kind])
        yield Fraction(ways, total), hand


def hands_of(position: Json) -> str:
    return json.dumps([position["hands"], position["pile"]], sort_keys=True)


def card_base(seats: int) -> list[tuple[Fraction, bl.State]]:
    """Seat 1 to act, with one card seen and one not; two unknown cards in the pile; seat 0 holds all others."""
    pool = {"red": 2, "blue": 1}
    return [
        (
            weight,
            arrange(
                seats,
                game=VALLEY,
                turn=1,
                hands=[{}, dict(hand + Counter(green=1))],
                seen=[{}, {"green": 1}],
                pile=dict(Counter(pool) - hand),
                discards={"black": 2, "white": 1},
                hoarder=0,
            ),
        )
        for weight, hand in hidden_hands(pool, 1)
    ]


CARD_HISTORIES: dict[str, list[Choice]] = {
    "nothing happened": [],
    "one blind card": [makes("draw")],
    "a face-up card and a blind one": [makes("take purple"), makes("draw")],
    "the pile runs out": [makes("draw"), makes("draw")],
    "the discards are shuffled, and both know each other's hand": [makes("draw"), makes("draw"), makes("draw")],
    "and draw from the new pile": [makes("draw")] * 5,
}


def card_outcomes(state: bl.State, action: int) -> list[tuple[Fraction, bl.State]]:
    done, todo = [], [((), Fraction(1))]
    while todo:
        script, weight = todo.pop()
        after = state.copy()
        try:
            after.apply(action, Branching(script))
        except Undecided as choice:
            todo += [((*script, outcome), weight * chance) for outcome, chance in choice.options]
        else:
            done.append((weight, after))
    return done


@pytest.mark.parametrize("name", CARD_HISTORIES)
def test_hands_are_dealt_as_often_as_the_games_that_lead_to_them(name: str, size: Size) -> None:
    worlds = card_base(2)
    for choice in CARD_HISTORIES[name]:
        after = []
        for weight, state in worlds:
            for action in choice(state):
                after += [(weight * chance, new) for chance, new in card_outcomes(state, action)]
        truth = VALLEY.view(after[0][1], 0)
        worlds = [(weight, state) for weight, state in after if VALLEY.view(state, 0) == truth]
    total = sum(weight for weight, _ in worlds)
    chances: dict[str, float] = defaultdict(float)
    for weight, state in worlds:
        chances[hands_of(VALLEY.position(state))] += float(weight / total)
    seen = Counter(hands_of(world) for world in redeals(worlds[0][1], 0, size(2000, 20_000)))
    judged(name, {"hands": surprise(seen, chances)}, tests=len(CARD_HISTORIES))
