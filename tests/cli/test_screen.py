"""The screen of Ticket to Ride: everything a player needs, on one page of 100 columns; and the screen of any game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.game import Game
from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import ROUTE_COLOURS, RideBoard
from branchline.games.ticket_to_ride.faces.atlas import Atlas
from branchline.games.ticket_to_ride.faces.route_table import RouteTable
from branchline.games.ticket_to_ride.faces.terminal import MapScreen
from branchline.locale import Texts
from branchline.locale.voice import Voice
from branchline.terminal.paint import LETTERS, MARKS, Paint, width
from branchline.terminal.screen import Scene, Screen, screen_of
from branchline.terminal.words import Ambiguous, find
from tests.cli.terminal import PLAYED, SMALL_BOARD, Terminal

GAME = bl.game("ticket-to-ride-germany")
BOARD = GAME.board
assert isinstance(BOARD, RideBoard)
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
ENTRY = re.compile(rf"([^\d{MARKS}]+)(?:(\d)([A-Z·]+))?([{MARKS}]*)")

Route = tuple[str, str, int, str]


def states(seats: int, seed: int, game: Game = GAME) -> Iterator[State]:
    """Every position of a random game."""
    dealer = bl.SeededDealer(seed)
    state = game.start(seats, dealer)
    while not state.over:
        yield state.copy()
        actions = state.legal_actions()
        state.apply(actions[dealer.below(len(actions))], dealer)
    yield state


def screen(viewer: int | None, game: Game = GAME, *, on: bool = False) -> Screen:
    return screen_of(game, Voice(Texts("en", game.info.texts), NAMES, viewer), Paint(on))


def scene(state: State, columns: int = 100, rows: int = 40, game: Game = GAME) -> Scene:
    seat = int(state.turn)
    news = [["Ben claims Berlin – Leipzig (length 4) for 7 points.", "Ben pays 4 orange."], ["Ben passes."]]
    return Scene(game.view(state, seat), game.legal_moves(state, seat), news, 57, columns, rows)


def parsed(rows: list[str]) -> tuple[Counter[Route], dict[str, str], dict[frozenset[str], str]]:
    """Free routes, passengers by place, and who has the claimed routes, read from the table."""
    assert isinstance(BOARD, RideBoard)
    table = RouteTable(BOARD, Paint(False))
    free: Counter[Route] = Counter()
    waiting: dict[str, str] = {}
    owners: dict[frozenset[str], str] = {}
    for column in range(len(rows[0].split(" │ "))):
        here = ""
        for row in rows:
            cell = (row.split(" │ ") + [""] * 3)[column]
            head, entries = cell[: table.widest_head], cell[table.widest_head :]
            if head.strip():
                here, letters = re.fullmatch(r"(\S+) *([A-Z]*)", head.strip()).groups()  # type: ignore[union-attr]
                waiting[here] = letters
            for entry in entries.split():
                code, length, colours, marks = ENTRY.fullmatch(entry).groups()  # type: ignore[union-attr]
                (there,) = [name for name in BOARD.place_name if name == code] or [
                    name for name in BOARD.place_name if name.startswith(code)
                ]
                for colour in colours or "":
                    free[min(here, there), max(here, there), int(length), colour] += 1
                if marks:
                    owners[frozenset((here, there))] = marks
    return free, waiting, owners


def expected(state: State) -> Counter[Route]:
    """Every route that can still be claimed, once for each of its ends."""
    assert isinstance(BOARD, RideBoard)
    routes = GAME.view(state, None)["routes"]
    taken = {frozenset((BOARD.route_a[k], BOARD.route_b[k])) for k in map(BOARD.route_index.__getitem__, routes)}
    free: Counter[Route] = Counter()
    for route in range(BOARD.routes):
        a, b = (BOARD.place_name[end] for end in (BOARD.route_a[route], BOARD.route_b[route]))
        closed = state.seats <= 3 and frozenset((BOARD.route_a[route], BOARD.route_b[route])) in taken
        if BOARD.route_id[route] not in routes and not closed:
            colour = LETTERS[ROUTE_COLOURS[BOARD.route_colour[route]]]
            free[min(a, b), max(a, b), int(BOARD.route_length[route]), colour] += 2
    return free


def board_rows(page: list[str]) -> list[str]:
    return page[1 : next(k for k, row in enumerate(page) if row.startswith(("Lei4O", "▶", " ●")))]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_holds_every_free_route_passenger_and_owner(seats: int) -> None:
    assert isinstance(BOARD, RideBoard)
    for state in list(states(seats, seed=3))[::25]:
        view = GAME.view(state, None)
        rows = RouteTable(BOARD, Paint(False)).rows(view, 100, 25)
        free, waiting, owners = parsed(rows)
        assert free == expected(state)
        for place, name in zip(BOARD.place_id, BOARD.place_name, strict=True):
            here = view["passengers"].get(place, {})
            assert Counter(waiting[name]) == Counter({LETTERS[colour]: count for colour, count in here.items()})
        for route, owner in view["routes"].items():
            index = BOARD.route_index[route]
            ends = frozenset(BOARD.place_name[end] for end in (BOARD.route_a[index], BOARD.route_b[index]))
            assert MARKS[owner] in owners[ends]


def test_two_players_see_all_on_one_page_of_100_columns_and_40_rows(size: Callable[[int, int], int]) -> None:
    """Board, display, players, hand, tickets, news and moves; the last row is left for typing."""
    played = [state for state, _ in bl.read_log(PLAYED, GAME).replay(GAME)]
    at_random = [state for seed in range(size(1, 30)) for state in states(2, seed)]
    for state in (played + at_random)[:: size(3, 1)]:
        held = GAME.view(state, int(state.turn))
        if state.over or len(held["tickets"]) > 8:
            continue  # only random players hold thirty or more
        pages = screen(int(state.turn)).pages(scene(state))
        assert len(pages) == 1, "\n".join(pages[0])
        (page,) = pages
        assert len(page) <= 39
        assert max(map(width, page)) <= 100
        assert parsed(board_rows(page))[0] == expected(state)
        assert "display" in page[0]
        text = "\n".join(page)
        assert all(f"{row['trains']} trains" in text for row in held["players"])
        assert all(f"{count} " in text for count in held["hand"].values())
        for ticket in held["tickets"]:
            settled = not ticket["lacks"] and re.search(r"[✓✗]  (\d+ )?(completed|can no longer be completed)", text)
            assert settled or re.search(rf"(^|\n| ) *{ticket['points']}  \S+.* lacks \d+", text)


def test_every_claim_can_be_chosen_by_number_or_name() -> None:
    for state in list(states(2, seed=5))[::9]:
        if state.over:
            continue
        shown = scene(state)
        drawn = screen(int(state.turn))
        numbered = drawn.numbered(shown)
        assert set(map(str, numbered)) <= set(map(str, shown.moves))
        text = "\n".join(drawn.moves(shown, 999))
        assert all(f"{number})" in text for number in range(1, len(numbered) + 1))
        for move in numbered:
            assert GAME.moves.parse(str(move)) == move


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 20), (40, 15), (200, 60)])
def test_smaller_screens_page(columns: int, rows: int) -> None:
    for state in list(states(3, seed=1))[::40]:
        if state.over:
            continue
        pages = screen(int(state.turn)).pages(scene(state, columns, rows))
        if columns == 200:
            assert len(pages) == 1
        else:
            assert len(pages) > 1
            assert "page 1 of" in pages[0][-1]
        for number, page in enumerate(pages):
            assert max(map(width, page)) <= columns
            assert len(page) < rows or number == 0


def test_nothing_on_the_board_moves_during_a_game() -> None:
    assert isinstance(BOARD, RideBoard)
    table = RouteTable(BOARD, Paint(False))
    heads = set()
    for state in list(states(2, seed=3))[::20]:
        rows = table.rows(GAME.view(state, None), 100, 25)
        heads.add(tuple(row.split()[0] if row[:1].strip() else "" for row in rows))
    assert len(heads) == 1


def test_every_colour_has_its_letter() -> None:
    letters = [LETTERS[colour] for colour in ROUTE_COLOURS] + [LETTERS["locomotive"]]
    assert len(set(letters)) == len(letters)
    state = next(states(2, seed=3))
    plain = screen(int(state.turn)).pages(scene(state))
    painted = screen(int(state.turn), on=True).pages(scene(state))
    assert [[re.sub(r"\x1b\[[0-9;]*m", "", row) for row in page] for page in painted] == plain


def test_another_players_hand_is_nowhere_on_the_screen() -> None:
    """T0.8 Two states that differ only in what a seat cannot know look the same."""
    for seed, state in enumerate(list(states(2, seed=8))[6::23]):
        if state.over:
            continue
        other = state.redeal(int(state.turn), bl.SeededDealer(seed))
        seat = int(state.turn)
        assert screen(seat).pages(scene(state)) == screen(seat).pages(scene(other))


def test_a_spectator_sees_the_table_too() -> None:
    for state in list(states(3, seed=2))[::50]:
        drawn = Scene(GAME.view(state, None), [], [], 9, 100, 40)
        (page,) = screen(None).pages(drawn)
        assert not any(row.startswith("Hand") for row in page)


@pytest.mark.parametrize(("columns", "rows"), [(100, 38), (60, 20), (30, 20)])
def test_the_map_names_every_place(columns: int, rows: int) -> None:
    assert isinstance(BOARD, RideBoard)
    state = list(states(2, seed=3))[-1]
    table = RouteTable(BOARD, Paint(False))
    drawn = "\n".join(Atlas(table, columns, rows).draw(GAME.view(state, None)))
    names = BOARD.place_name if columns >= 70 else table.codes(3)
    assert columns < 60 or all(name in drawn for name in names)
    assert MARKS[0] in drawn
    assert max(map(len, drawn.splitlines())) <= columns


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("claim berlin-leipzig", "claim berlin-leipzig"),
        ("ber-lei", "claim berlin-leipzig"),
        ("lei ber", "claim berlin-leipzig"),
        ("mün-lin", "claim lindau-muenchen"),
        ("muen lin", "claim lindau-muenchen"),
        ("munc lin", "claim lindau-muenchen"),
        ("kiel däne", "claim kiel-denmark"),
        ("kiel denm", "claim kiel-denmark"),
        ("köln dü", "claim duesseldorf-koeln-1"),
        ("ham-han white", "claim hamburg-hannover-1"),
        ("ham-han r", "claim hamburg-hannover-2"),
        ("take r", "take red"),
        ("b", "take blue"),
        ("k", "take black"),
        ("l", "take locomotive"),
        ("d", "draw"),
        ("draw", "draw"),
        ("bremen emd", "claim bremen-emden"),
    ],
)
def test_a_move_is_found_by_the_beginnings_of_its_words(typed: str, meant: str) -> None:
    drawn = screen(0)
    found = find(typed, drawn.every_move(), drawn.words)
    assert isinstance(BOARD, RideBoard)
    assert found is not None
    if meant.startswith("claim hamburg-hannover"):
        colour = ROUTE_COLOURS[BOARD.route_colour[BOARD.route_index[str(found).split()[1]]]]
        assert colour == {"1": "white", "2": "red"}[meant[-1]]
    else:
        assert str(found) == meant


def test_what_may_mean_two_moves_is_asked_about() -> None:
    drawn = screen(0)
    with pytest.raises(Ambiguous, match="'ham' may be: "):
        find("ham", drawn.every_move(), drawn.words)
    assert find("atlantis", drawn.every_move(), drawn.words) is None
    assert find("", drawn.every_move(), drawn.words) is None


def test_shorthand() -> None:
    state = next(state for state in states(2, seed=3) if GAME.view(state, int(state.turn))["phase"] == "keep-first")
    shown = scene(state)
    drawn = screen(int(state.turn))
    assert isinstance(drawn, MapScreen)
    offer = drawn.offer(shown)
    assert str(drawn.read("keep ac", shown)) == "keep " + " ".join(sorted([offer[0], offer[2]]))
    assert drawn.read("keep a, c", shown) == drawn.read("keep c a", shown)
    assert str(drawn.read("tickets 3 1", shown)) == "tickets 3 short 1 long"
    assert str(drawn.read("tickets 3s+1l", shown)) == "tickets 3 short 1 long"
    assert str(drawn.read("pay 2k 1l", shown)) == "pay black black locomotive"
    assert str(drawn.read("pay kkl", shown)) == "pay black black locomotive"
    assert drawn.read("pay 2z", shown) is None
    assert drawn.read("keep everything", shown) is None


def test_another_board_is_drawn_without_touching_code() -> None:
    game = bl.game("ticket-to-ride-germany", SMALL_BOARD)
    state = game.start(2, bl.SeededDealer(1))
    (page,) = screen(int(state.turn), game).pages(scene(state, game=game))
    assert any("Oak" in row for row in page)


# a game without a screen of its own


def plain_screen(viewer: int) -> Screen:
    return Screen(GAME, Voice(Texts("en", GAME.info.texts), NAMES, viewer), Paint(False))


def test_any_game_can_be_played_without_a_screen_of_its_own() -> None:
    for state in list(states(2, seed=3))[::30]:
        if state.over:
            continue
        seat = int(state.turn)
        drawn = plain_screen(seat)
        shown = scene(state, 100, 24)
        pages = drawn.pages(shown)
        assert all(max(map(width, page)) <= 100 for page in pages)
        text = "\n".join(row for page in pages for row in page)
        assert "hand:" in text
        assert "phase" in text
        assert "legal" not in text
        assert all(str(move) in "\n".join(drawn.moves(shown, 999)) for move in shown.moves)
        move = drawn.numbered(shown)[0]
        assert find(str(move), shown.moves, drawn.words) == move


def test_the_real_screen_is_that_page(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path, NO_COLOR="1") as terminal:
        terminal.read()
        terminal.type("")
        terminal.type("1; end")
        terminal.type("keep ab; end")
        page = terminal.type("").strip("\n").splitlines()
    assert len(page) <= 40
    assert max(map(len, page)) <= 100
    free, _, _ = parsed(board_rows(page))
    claims = [row for row in page if re.search(r"\d+\)[ *]\S+-\S+ \d", row)]
    assert claims
    assert sum(free.values()) >= 2 * 105
