"""Look for better weights for Ticket to Ride: a cross-entropy search over two-player games against the current weights.

Each round draws candidates around the mean, plays every one of them against `greedy` and the level it starts from on
the same deals, in both seats, and moves the mean towards the best. The file holds mean and spread, so a search can be
stopped and continued; at the end the new weights are measured on deals the search has not seen.

    python tools/tune.py chief tuned.json --rounds 30 --deals 100
"""

from __future__ import annotations

import argparse
import json
import random
from math import sqrt, tanh
from pathlib import Path
from statistics import fmean, pstdev

import branchline as bl
from branchline.core.playout import Policy, play_with
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.players.policy import RideGreedy, greedy
from branchline.games.ticket_to_ride.players.weights import RideWeights, chief_weights, driver_weights, engineer_weights

LEVELS = {"driver": driver_weights, "engineer": engineer_weights, "chief": chief_weights}
CANDIDATES, ELITE = 24, 6
SPREAD = 0.15  # of a weight, at first
LEAST_SPREAD = 0.03
UNSEEN = 1_000_000  # deals from here on are kept out of the search

Numbers = dict[str, float]


def numbers_of(weights: RideWeights) -> Numbers:
    """Every weight the level uses: one that is 0 switches something off, and stays 0."""
    names = [name for name in dir(weights) if not name.startswith("_")]
    return {name: float(value) for name in names if (value := getattr(weights, name)) != 0}


def weights_of(start: RideWeights, numbers: Numbers) -> RideWeights:
    for name, number in numbers.items():
        setattr(start, name, round(number))
    return start


def play(board: RideBoard, one: Policy, other: Policy, deals: range) -> tuple[float, float]:
    """The share of games `one` wins, and its reward: victories, and a little for the margin."""
    game = bl.game("ticket-to-ride-germany")
    won, got = [], []
    for deal in deals:
        for seat in range(2):
            dealer = bl.SeededDealer(deal)
            state = game.start(2, dealer)
            play_with(state, dealer, [one, other] if seat == 0 else [other, one])
            winners = state.winners()
            won.append((seat in winners) / len(winners))
            got.append(won[-1] + 0.4 * tanh(int(state.score_of(seat) - state.score_of(1 - seat)) / 30))
    return fmean(won), fmean(got)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("file", type=Path, help="mean and spread, read if it is there, written after every round")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--deals", type=int, default=100, help="for each candidate and opponent, two games each")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    start = LEVELS[wanted.level]
    board = bl.game("ticket-to-ride-germany").board
    assert isinstance(board, RideBoard)
    rivals: list[Policy] = [greedy(board), RideGreedy(board, start())]
    mean = numbers_of(start())
    spread = {name: max(1.0, SPREAD * abs(number)) for name, number in mean.items()}
    if wanted.file.exists():
        found = json.loads(wanted.file.read_text())
        mean, spread = found["mean"], found["spread"]
    luck = random.Random(wanted.seed)
    for number in range(wanted.rounds):
        first = luck.randrange(UNSEEN - wanted.deals)
        deals = range(first, first + wanted.deals)
        tried: list[tuple[float, Numbers]] = []
        for _ in range(CANDIDATES):
            drawn = {name: luck.gauss(mean[name], spread[name]) for name in mean}
            player = RideGreedy(board, weights_of(start(), drawn))
            tried.append((fmean(play(board, player, rival, deals)[1] for rival in rivals), drawn))
        tried.sort(key=lambda one: -one[0])
        best = [drawn for _, drawn in tried[:ELITE]]
        for name in mean:
            values = [drawn[name] for drawn in best]
            mean[name] += 0.6 * (fmean(values) - mean[name])
            least = max(0.5, LEAST_SPREAD * abs(mean[name]))
            spread[name] = max(least, 0.6 * spread[name] + 0.4 * pstdev(values))
        wanted.file.write_text(json.dumps({"mean": mean, "spread": spread}, indent=1))
        print(f"round {number + 1}: best {tried[0][0]:.3f}, median {tried[CANDIDATES // 2][0]:.3f}", flush=True)
    player = RideGreedy(board, weights_of(start(), mean))
    unseen = range(UNSEEN, UNSEEN + 5 * wanted.deals)
    for title, rival in zip(("greedy", f"{wanted.level} as it is"), rivals, strict=True):
        share = play(board, player, rival, unseen)[0]
        error = 1.96 * sqrt(share * (1 - share) / (2 * len(unseen)))
        print(f"against {title}: {share:.1%} ± {error:.1%} of {2 * len(unseen)} games")


if __name__ == "__main__":
    main()
