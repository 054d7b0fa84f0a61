"""Fit the weights search uses to judge Foothills (foothills/players/weights.py) to games played here.

Least squares, twice: how many turns are left, given what is on the table; and what each count of a position (now, and
times the turns left) adds to a seat's final margin beyond what the score already shows. One turn in ten is played at
random, so that there is something to learn from. `greedy` plays the games of the first round; in the next, the players
use the weights found so far.

    python tools/foothills_fit.py --games 3000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import branchline as bl
from branchline.core.game import Game
from branchline.core.playout import Policy, RandomPolicy
from branchline.games.foothills.board.board import FoothillsBoard
from branchline.games.foothills.players.policy import FoothillsGreedy
from branchline.games.foothills.players.prospects import FULL, HALF_POINT, FoothillsProspects
from branchline.games.foothills.players.weights import COUNTS, FoothillsWeights
from branchline.games.foothills.rules.choices import RUNNING, TURN
from branchline.games.foothills.rules.state import FoothillsState

SEED = 3
AT_RANDOM = 10  # one turn in this many
CAP = "200"
PACE_GAMES = 4  # one game in this many is enough to learn how long games last
RIDGE = 30.0  # half points of doubt about every weight, so that what is hardly ever seen stays near 0

Row = dict[int, float]  # column -> value: most are 0


class Squares:
    """Least squares, one row after another."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.products = [[0.0] * columns for _ in range(columns)]
        self.aims = [0.0] * columns

    def add(self, row: Row, aim: float) -> None:
        entries = list(row.items())
        for column, value in entries:
            products = self.products[column]
            for other, factor in entries:
                products[other] += value * factor
            self.aims[column] += value * aim

    def solve(self, ridge: float) -> list[float]:
        """By elimination with the largest pivot; a column never seen gets 0.

        >>> squares = Squares(3)
        >>> for x in range(5):
        ...     squares.add({0: 1.0, 1: float(x)}, 2.0 + 3.0 * x)
        >>> [round(value, 6) for value in squares.solve(0.0)]
        [2.0, 3.0, 0.0]
        """
        size = self.columns
        rows = [[*self.products[k], self.aims[k]] for k in range(size)]
        for k in range(size):
            rows[k][k] += ridge
            if rows[k][k] == 0:
                rows[k][k] = 1.0
        for k in range(size):
            pivot = max(range(k, size), key=lambda at: abs(rows[at][k]))
            rows[k], rows[pivot] = rows[pivot], rows[k]
            for other in range(size):
                if other != k and rows[other][k] != 0:
                    factor = rows[other][k] / rows[k][k]
                    rows[other] = [a - factor * b for a, b in zip(rows[other], rows[k], strict=True)]
        return [rows[k][size] / rows[k][k] for k in range(size)]


def positions(game: Game, policy: Policy, number: int) -> tuple[list[FoothillsState], FoothillsState]:
    """Every position of a game at the start of a turn, and its end."""
    dealer = bl.SeededDealer(SEED, number)
    luck = bl.SeededDealer(SEED + 1, number)
    anything = RandomPolicy()
    state = game.start(2, dealer, {"turn_cap": CAP})
    assert isinstance(state, FoothillsState)
    seen: list[FoothillsState] = []
    player: Policy = policy
    while not state.over:
        if state.phase == TURN:
            seen.append(state.copy())
            player = anything if luck.below(AT_RANDOM) == 0 else policy
        state.apply(player.choose(state, luck), dealer)
    return seen, state


def played(game: Game, policy: Policy, games: int) -> Iterator[tuple[list[FoothillsState], FoothillsState]]:
    for number in range(games):
        seen, end = positions(game, policy, number)
        if end.end_reason != "turn-cap":
            yield seen, end


def pace_row(state: FoothillsState, prospects: FoothillsProspects) -> Row:
    prospects.look(state)
    values = (1, state.competitors, state.buffer_stops, prospects.tracks_left, prospects.rubble_left, state.turns)
    return {column: float(value) for column, value in enumerate(values) if value}


def margin_row(state: FoothillsState, prospects: FoothillsProspects) -> Row:
    """What seat 0 has more of than seat 1. F10.2 Once the end is triggered, only the seat with the last turn counts."""
    prospects.look(state)
    row: Row = {}
    for seat, sign in ((0, 1), (1, -1)):
        if state.trigger == RUNNING or state.turn == seat:
            prospects.count(state, seat)
            for k in range(COUNTS):
                if prospects.counts[k]:
                    row[k] = row.get(k, 0.0) + sign * int(prospects.counts[k])
    left = int(prospects.left) / int(FULL)
    return row | {COUNTS + column: value * left for column, value in row.items()}


def fit_pace(game: Game, policy: Policy, games: int, weights: FoothillsWeights) -> None:
    assert isinstance(game.board, FoothillsBoard)
    prospects = FoothillsProspects(game.board, weights)
    squares = Squares(len(weights.pace))
    for seen, end in played(game, policy, games):
        for state in seen:
            if state.trigger == RUNNING:
                squares.add(pace_row(state, prospects), float(end.turns - state.turns))
    for k, value in enumerate(squares.solve(0.0)):
        weights.pace[k] = round(100 * value)


def fit_margin(game: Game, policy: Policy, games: int, weights: FoothillsWeights) -> float:
    """Uses the weights' pace. Returns what share of the margin's remaining change they explain."""
    assert isinstance(game.board, FoothillsBoard)
    prospects = FoothillsProspects(game.board, weights)
    squares = Squares(2 * int(COUNTS))
    total = 0.0
    for seen, end in played(game, policy, games):
        result = int(end.score_of(0) - end.score_of(1))
        for state in seen:
            more = float(HALF_POINT) * (result - int(state.score_of(0) - state.score_of(1)))
            squares.add(margin_row(state, prospects), more)
            total += more * more
    found = squares.solve(RIDGE)
    for k in range(COUNTS):
        weights.now[k] = round(found[k])
        weights.later[k] = round(found[COUNTS + k])
    return sum(value * aim for value, aim in zip(found, squares.aims, strict=True)) / total


def fit(game: Game, policy: Policy, games: int) -> tuple[FoothillsWeights, float]:
    """New weights from games of this policy, and how much they explain."""
    weights = FoothillsWeights()
    fit_pace(game, policy, max(1, games // PACE_GAMES), weights)
    return weights, fit_margin(game, policy, games, weights)


def written(weights: FoothillsWeights) -> str:
    """The weights in the form of weights.py."""
    lists = (("now", weights.now), ("later", weights.later), ("pace", weights.pace))
    return "\n".join(
        f"        self.{name} = vec[i64]({[int(number) for number in numbers]})" for name, numbers in lists
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=3000, help="of each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--board", help="a board file of your own")
    wanted = parser.parse_args()
    game = bl.game("foothills", wanted.board)
    assert isinstance(game.board, FoothillsBoard)
    policy = FoothillsGreedy()
    for number in range(wanted.rounds):
        weights, explained = fit(game, policy, wanted.games)
        print(f"# round {number + 1}: the weights explain {explained:.1%} of what the margin still changes", flush=True)
        policy = FoothillsGreedy(FoothillsProspects(game.board, weights))
    print(written(weights))


if __name__ == "__main__":
    main()
