"""The doors of the engine: what comes in wrong is refused by name, with the fact and what would be right."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline import build
from branchline.core.errors import BadBoard, BadOption, BadSeats, BadSeed, UnknownGame
from tests.support.cases import SMALLEST, Case

every_game = pytest.mark.parametrize("case", SMALLEST, ids=str)


@pytest.mark.parametrize("name", ["chess", "", "Ticket-To-Ride-Germany", "ticket-to-ride-germany ", "../secret"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        bl.game(name)
    assert repr(name) in str(refusal.value)
    assert all(info.id in str(refusal.value) for info in bl.all_games())
    assert refusal.value.known == tuple(info.id for info in bl.all_games())


def test_games_can_be_listed_before_and_after_one_was_loaded() -> None:
    before = bl.all_games()
    for info in before:
        bl.game(info.id)
    assert bl.all_games() == before != []


def test_a_lobby_loads_no_rules() -> None:
    """What a lobby shows must not cost it the rules: they are named, not imported."""
    import subprocess
    import sys

    code = (
        "import sys, branchline as bl; infos = bl.all_games();"
        "print([info.rules.partition(':')[0] in sys.modules for info in infos])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str([False] * len(bl.all_games()))


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 99, 2.5, "2", None, True])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(case: Case, seats: Any) -> None:
    if seats in case.game.info.seats and not isinstance(seats, bool):
        pytest.skip("this game is played by so many")
    for door in (
        lambda: case.game.start(seats, bl.SeededDealer(1)),
        lambda: bl.Table.open(case.game, seats, bl.SeededDealer(1)),
        lambda: bl.playouts(case.game, seats, games=1, seed=1),
    ):
        with pytest.raises(BadSeats) as refusal:
            door()
        assert str(case.game.info.seats[0]) in str(refusal.value)
        assert str(case.game.info.seats[-1]) in str(refusal.value)
        assert repr(seats) in str(refusal.value)


@every_game
def test_a_wrong_option_is_refused_with_the_right_ones(case: Case) -> None:
    names = [option.name for option in case.game.info.options]
    with pytest.raises(BadOption) as refusal:
        case.game.start(case.seats, bl.SeededDealer(1), {"weather": "fine"})
    assert "weather" in str(refusal.value)
    assert all(name in str(refusal.value) for name in names)
    for option in case.game.info.options:
        for value in ("nonsense", None, -1, 99, 1.0, True, [], option.name):
            if not any(type(value) is type(choice) and value == choice for choice in option.choices):
                for door in (
                    lambda value=value, name=option.name: case.game.start(
                        case.seats, bl.SeededDealer(1), {name: value}
                    ),
                    lambda value=value, name=option.name: bl.Table.open(
                        case.game, case.seats, bl.SeededDealer(1), {name: value}
                    ),
                    lambda value=value, name=option.name: bl.playouts(case.game, case.seats, 1, 1, {name: value}),
                ):
                    with pytest.raises(BadOption) as refusal:
                        door()
                    assert refusal.value.name == option.name
                    assert repr(option.default) in str(refusal.value)


@every_game
def test_options_left_out_are_at_their_defaults(case: Case) -> None:
    game = case.game
    defaults = {option.name: option.default for option in game.info.options}
    assert game.options({}, case.seats) == defaults
    one = game.start(case.seats, bl.SeededDealer(5))
    assert game.position(one) == game.position(game.start(case.seats, bl.SeededDealer(5), defaults))


def test_the_first_seat_must_be_at_the_table() -> None:
    game = bl.game("ticket-to-ride-germany")
    assert game.start(3, bl.SeededDealer(1), {"first": 2}).turn == 2
    with pytest.raises(BadOption, match="first"):
        game.start(3, bl.SeededDealer(1), {"first": 3})


@every_game
@pytest.mark.parametrize("seed", [-1, 2**62, 2**80])
def test_a_wrong_seed_is_refused_with_the_range(case: Case, seed: int) -> None:
    with pytest.raises(BadSeed, match="whole number from 0"):
        bl.playouts(case.game, case.seats, games=1, seed=seed)


@every_game
def test_a_board_that_is_not_there_is_refused(case: Case, tmp_path: Path) -> None:
    for path in (tmp_path / "atlantis.json", str(tmp_path / "atlantis.json"), tmp_path):
        with pytest.raises(BadBoard):
            bl.game(case.name, path)


@every_game
def test_playouts_are_the_games_of_their_streams(case: Case) -> None:
    """Game number g of a simulation is dealt from stream g of its seed, by any bots and in any order."""
    tally = bl.playouts(case.game, case.seats, games=4, seed=9)
    moves = 0
    check = 0
    for stream in range(4):
        dealer = bl.SeededDealer(9, stream)
        state = case.game.start(case.seats, dealer)
        while not state.over:
            actions = state.legal_actions()
            action = actions[dealer.below(len(actions))]
            state.apply(action, dealer)
            check = (check * 33 + action) % 2**32
            moves += 1
        for score in state.scores():
            check = (check * 33 + score + 4096) % 2**32
    assert (tally.moves, tally.checksum) == (moves, check)


@every_game
def test_no_games_are_no_moves(case: Case) -> None:
    assert bl.playouts(case.game, case.seats, games=0, seed=1).moves == 0


LUCK = {"random", "secrets", "uuid", "numpy", "os.urandom", "time"}


@pytest.mark.parametrize(
    "path",
    sorted(
        path
        for part in ("core", "games")
        for path in (build.PACKAGE / part).rglob("*.py")
        if path.parent.name != "faces" or path.name in ("statistics.py", "observation.py")  # a face may time and draw
    ),
    ids=lambda path: path.relative_to(build.PACKAGE).as_posix(),
)
def test_rules_have_no_luck_but_the_dealer(path: Path) -> None:
    """Neither an import nor a call that could make two runs differ. Measuring time is playout.py's own business."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    allowed = {"time"} if path.name == "playout.py" else set()
    assert not {name.partition(".")[0] for name in imported} & (LUCK - allowed)
    assert not called & {"os.urandom", "hash", "id", "__import__", "eval", "exec"}
