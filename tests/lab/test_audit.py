"""Holes in the rules: found where they are, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline as bl
from branchline.core.dealer import Dealer
from branchline.core.playout import RandomPolicy
from branchline.core.state import State
from branchline.lab.audit import Audit, audit, look_at
from branchline.lab.plan import SimulationPlan
from branchline.lab.report.holes import told
from tests.lab.running import simulate

SMALL_BOARD = Path(__file__).parents[1] / "games" / "ticket_to_ride" / "small_board.json"


class Circle(State):
    """A toy: the counter runs in a circle of `length` for a while; with `length` 0 it has no move at all."""

    def __init__(self, length: int, moves: int) -> None:
        self.seats = 2
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.watched = False
        self.length = length
        self.left = moves
        self.at = 0
        self.turns = 0

    def copy(self) -> Circle:
        twin = Circle(self.length, self.left)
        twin.turn, twin.over, twin.at, twin.turns = self.turn, self.over, self.at, self.turns
        return twin

    def home(self) -> str:
        return "circle"

    def legal_into(self, out: object) -> int:
        out[0] = 0  # type: ignore[index]
        return 1 if self.length else 0

    def any_action(self, dealer: Dealer) -> int:
        return 0

    def apply(self, action: int, dealer: Dealer) -> None:
        self.at += 1
        if self.length > 0:
            self.at %= self.length
        self.turns += 1
        self.turn = 1 - self.turn
        self.over = self.turns == self.left


class Toy:
    """What `look_at` asks of a player, and of its game."""

    def __init__(self, state: Circle, kind: str = "step") -> None:
        self.plan = SimulationPlan("foothills", ("random", "random"), 1, 7, {})
        self.state, self.kind, self.game = state, kind, self
        self.policies = [[RandomPolicy(), RandomPolicy()]]
        self.luck_seeds = [1, 2]

    def start(self, dealer: Dealer) -> Circle:
        return self.state

    def move(self, state: State, action: int) -> Toy:
        return self


def looked(state: Circle, kind: str = "step") -> Audit:
    found = Audit()
    look_at(Toy(state, kind), 0, found)  # type: ignore[arg-type]
    return found


def test_a_position_that_comes_back_is_a_loop_whatever_its_counters_say() -> None:
    assert looked(Circle(4, 20)).loops == {0: 4}
    assert looked(Circle(1000, 20)).sound


def test_a_seat_without_a_move_is_a_dead_end() -> None:
    assert looked(Circle(0, 20)).dead == [0]


def test_a_round_of_passes_is_a_standstill() -> None:
    assert looked(Circle(1000, 2), "pass").standstills == [0]
    assert looked(Circle(1000, 1), "pass").standstills == []


@pytest.mark.parametrize("game", ["foothills", "wensleydale", "nurnberg", "ticket-to-ride-germany"])
def test_our_games_have_no_dead_ends(game: str) -> None:
    seats = bl.game(game).info.seats[0]
    found = audit(SimulationPlan(game, ("random",) * seats, 6, 7, {}), 6)
    assert (found.games, found.dead) == (6, [])
    assert found.positions > 100


def test_the_section_names_the_games_to_look_at() -> None:
    lead, drawn = told(Audit(3, 60, {1: 4}, [2], []))
    assert "The longest loop takes 4 moves" in drawn
    assert "Games to look at: 1, 2." in drawn
    assert "does not prove" not in lead
    assert "does not prove" in told(Audit(3, 60))[0]


@pytest.mark.parametrize(
    ("game", "bots", "says"),
    [
        ("foothills", "greedy,random", ["What winners did", "Cards", "Stations", "Holes in the rules"]),
        ("wensleydale", "greedy,greedy,random", ["What winners did", "The auction", "Takeovers", "Holes in the rules"]),
    ],
)
def test_reports_show_what_is_the_games_own(tmp_path: Path, game: str, bots: str, says: list[str]) -> None:
    out = tmp_path / "games.parquet"
    bl.simulate(game, 12, bots=bots, seed=3, out=out, workers=1)
    text = bl.report(out).read_text(encoding="utf-8")
    for title in says:
        assert title in text


def test_games_on_a_board_of_ones_own_are_said_to_be_left_out(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(out, "--board", SMALL_BOARD, games=6)
    text = bl.report(out).read_text(encoding="utf-8")
    assert "Not looked for: they were played on the board" in text
