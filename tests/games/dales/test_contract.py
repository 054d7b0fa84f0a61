"""The core contract, in random games of every edition, map, side and option."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import branchline as bl
from branchline.core.dealer import LogDealer, RecordingDealer, SeededDealer
from branchline.core.errors import BadOption, BadPosition, BadSeats, IllegalMove, NotYourTurn
from branchline.core.log import parse_log
from branchline.games.dales.game import own
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.words.check import check_state, moved_in_all

Size = Callable[[int, int], int]

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("wensleydale", 3, {}),
    ("wensleydale", 4, {"quick_loading": True}),
    ("nurnberg", 2, {}),
    ("nurnberg", 2, {"map": "wensleydale", "quick_loading": True}),
    ("nurnberg", 3, {"three_player_auction": "2-3", "three_player_trains": "2-3"}),
    ("nurnberg", 3, {"three_player_trains": "2-3", "company_links": "limited", "first": 2}),
    ("nurnberg", 4, {"map": "wensleydale-enlarged"}),
    ("nurnberg", 4, {"company_links": "limited", "quick_loading": True}),
]
IDS = [f"{game}-{seats}-{'-'.join(map(str, options.values()))}" for game, seats, options in TABLES]
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=IDS)


def random_game(name: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[bl.Game, DalesState]]:
    """Every state of a random game, the last one over."""
    game = bl.game(name)
    dealer = SeededDealer(seed)
    state = own(game.start(seats, dealer, options))
    while not state.over:
        yield game, state
        actions = state.legal_actions()
        state.apply(actions[dealer.below(len(actions))], dealer)
    yield game, state


@pytest.mark.once
@every_table
def test_random_games_end_and_every_state_is_sound(name: str, seats: int, options: dict[str, Any], size: Size) -> None:
    for seed in range(size(4, 200)):
        for _game, state in random_game(name, seats, options, seed):
            assert list(check_state(state)) == []
            if not state.over:
                actions = state.legal_actions()
                assert len(actions) > 1
                assert len(actions) == len(set(actions))
        assert state.end_reason == "rounds"
        assert sorted(state.ranking()) == list(range(1, seats + 1))


@pytest.mark.once
@every_table
def test_positions_views_and_moves_round_trip(name: str, seats: int, options: dict[str, Any], size: Size) -> None:
    for seed in range(size(2, 50)):
        for number, (game, state) in enumerate(random_game(name, seats, options, 100 + seed)):
            position = game.position(state)
            assert json.loads(json.dumps(position)) == position
            if number % 3 == 0:
                again = game.from_position(position)
                assert game.position(again) == position
                assert again.legal_actions() == state.legal_actions()
                for seat in [*range(seats), None]:
                    view = json.loads(json.dumps(game.view(state, seat)))
                    assert game.view(game.from_view(view, SeededDealer(1)), seat) == view
                    viewer = bl.SPECTATOR if seat is None else seat
                    assert game.view(state.redeal(viewer, SeededDealer(1)), seat) == view
            for action in state.legal_actions():
                move = game.move(state, action)
                assert game.moves.parse(str(move)) == move
                assert game.moves.read(json.loads(json.dumps(move.json()))) == move


@every_table
def test_preview_narration_and_breakdown_are_true(name: str, seats: int, options: dict[str, Any], size: Size) -> None:
    for number, (game, state) in enumerate(random_game(name, seats, options, 7)):
        assert [sum(line.points for line in seat) for seat in game.breakdown(state)] == state.scores()
        if state.over or number % 2:
            continue
        for action in state.legal_actions()[:6]:
            move = game.move(state, action)
            before = game.position(state)
            dealer = RecordingDealer(SeededDealer(number))
            after = state.copy()
            after.apply(action, dealer)
            dealt = dealer.take()
            preview = game.preview(state, move)
            assert game.position(state) == before
            assert preview == (None if dealt or after.over else game.ledger(state, after, int(state.turn)))
            for viewer in (None, int(state.turn)):
                for line in game.narrate(state, after, move, dealt, viewer):
                    assert line.key.startswith("narrate-")


@every_table
def test_a_log_replays_without_luck(name: str, seats: int, options: dict[str, Any]) -> None:
    game = bl.game(name)
    table = bl.Table.open(game, seats, SeededDealer(3), options)
    luck = SeededDealer(4)
    while not table.state.over:
        actions = table.state.legal_actions()
        move = game.move(table.state, actions[luck.below(len(actions))])
        table.play(int(table.state.turn), move, at=table.seq)
    text = "\n".join(table.log.lines())
    again = parse_log(text, game)
    assert game.position(again.last_state(game)) == game.position(table.state)
    assert again.result is not None
    assert again.result["scores"] == table.state.scores()


@every_table
def test_copies_are_independent(name: str, seats: int, options: dict[str, Any]) -> None:
    kept = []
    for game, state in random_game(name, seats, options, 11):
        kept.append((state.copy(), json.dumps(game.position(state))))
    assert all(json.dumps(game.position(copy)) == text for copy, text in kept)


@every_table
def test_pieces_are_conserved(name: str, seats: int, options: dict[str, Any]) -> None:
    """Cubes, links and trains always; pieces never increase, and never come back once they leave the board."""
    most = None
    for _game, state in random_game(name, seats, options, 13):
        layout = state.layout
        for seat in range(seats):
            assert sum(owner == seat for owner in state.links) + state.spare[seat] == layout.links_each
            bids = sum(int(bid) & 15 for bid in state.bids if bid != -1 and bid >> 4 == seat)
            assert 0 <= state.cubes[seat] + bids <= layout.cubes
            assert sum(owner == seat for owner in state.owners) <= 3
        people = sum(sum(int(packed) >> shift & 7 for shift in (0, 3, 6)) for packed in state.people)
        pieces = sum(int(count) for count in state.goods) + people + sum(moved_in_all(state))
        assert most is None or pieces <= most
        most = pieces


@every_table
def test_refused_moves_change_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    game = bl.game(name)
    texts = [
        "bid 1 on box 1", "bid 15 on box 99", "choose blue", "start hawes", "start nowhere", "extend fuerth",
        "finish", "build nothing", "pay cube", "pay gold", "buy train-1", "buy rocket", "load red from hawes",
        "load stone from fuerth", "put on train-3", "pass", "no more trains", "sell to red", "sell nothing",
    ]  # fmt: skip
    foreign = [game.moves.parse(text) for text in texts]
    for number, (_game, state) in enumerate(random_game(name, seats, options, 17)):
        if number % 5:
            continue
        before = game.position(state)
        for move in foreign:
            why = game.why_not(state, int(state.turn), move)
            if why is not None:
                assert why.rule[0] in "WN"
                with pytest.raises(IllegalMove) if not state.over else pytest.raises(bl.BranchlineError):
                    game.play(state, int(state.turn), move, SeededDealer(1))
        if not state.over:
            legal = game.legal_moves(state)[0]
            with pytest.raises(NotYourTurn):
                game.play(state, (int(state.turn) + 1) % seats, legal, SeededDealer(1))
        assert game.position(state) == before


def test_bad_tables_are_refused_by_name() -> None:
    with pytest.raises(BadSeats):
        bl.game("wensleydale").start(2, SeededDealer(1))
    with pytest.raises(BadSeats):
        bl.game("nurnberg").start(5, SeededDealer(1))
    with pytest.raises(BadOption):
        bl.game("nurnberg").start(2, SeededDealer(1), {"map": "atlantis"})
    with pytest.raises(BadOption):
        bl.game("wensleydale").start(3, SeededDealer(1), {"map": "wensleydale"})
    game = bl.game("nurnberg")
    position = game.position(game.start(2, SeededDealer(1)))
    with pytest.raises(BadPosition, match="cubes"):
        game.from_position(position | {"cubes": [16, 0]})


def test_checksums_agree_compiled_and_interpreted() -> None:
    """Both runs of the suite compare with the same numbers."""
    found = {
        (name, seats): bl.playouts(bl.game(name), seats, 12, 1).checksum
        for name, seats in (("wensleydale", 3), ("wensleydale", 4), ("nurnberg", 2), ("nurnberg", 3), ("nurnberg", 4))
    }
    assert found == {
        ("wensleydale", 3): 604883275,
        ("wensleydale", 4): 2185680193,
        ("nurnberg", 2): 2225329740,
        ("nurnberg", 3): 383227459,
        ("nurnberg", 4): 2893403539,
    }


def test_deals_are_asked_of_the_dealer_in_full() -> None:
    """A state replayed from what was dealt is the same state: no luck comes from elsewhere."""
    game = bl.game("nurnberg")
    dealer = RecordingDealer(SeededDealer(5))
    state = game.start(3, dealer)
    assert game.position(game.start(3, LogDealer(dealer.take()))) == game.position(state)
