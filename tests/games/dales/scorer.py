"""Scores a finished game from its log and the board files alone: the scoring rules, written a second time.

It reads the moves to follow who moved what and who owns which link; it knows nothing about the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import branchline.games
from tests.games.dales.slow import connection_points

BOARDS = Path(branchline.games.__file__).parent / "dales" / "board"
WORK = ("building", "payment", "trains", "exchange", "loading")
GOODS = {"stone": 0, "beer": 0, "cheese": 1, "parcel": 1}


def final_scores(position: dict[str, Any], vp: list[int] | None = None) -> list[int]:
    """W10.2 from the last position: pieces (or points of the rounds), sets, profit and links."""
    scores = []
    for seat, moved in enumerate(position["moved"]):
        kinds = [0, 0, 0, 0]
        for piece, count in moved.items():
            kinds[GOODS[piece] if piece in GOODS else 2 + ("red", "green").index(piece)] += count
        earned = sum(kinds) if vp is None else vp[seat]
        profit = next(int(space) for space, stack in position["tracks"]["profit"].items() if seat in stack)
        links = sum(owner == seat for owner in position["links"].values())
        scores.append(earned + 2 * min(kinds) + profit - links)
    return scores


class Ledger:
    """Follows a game position by position: what each round brings, and where the profit discs must be."""

    def __init__(self, game: str, first: dict[str, Any]) -> None:
        data = json.loads((BOARDS / f"{game}.json").read_text(encoding="utf-8"))
        board = next(entry for entry in data["train_boards"] if entry["id"] == first["train_board"])
        self.trains = {train["id"]: train for train in board["trains"]}
        self.by_price = board["passenger_points"] == "price"
        seats = len(first["cubes"])
        self.points = [0] * seats
        self.profit = [0] * seats
        self.pieces = [0] * seats

    def step(self, before: dict[str, Any], after: dict[str, Any], seat: int, move: dict[str, Any]) -> None:
        if after["joined"] and not before["joined"]:
            for who in range(len(self.points)):
                self.points[who] += connection_points(after, who)
        if before["phase"] in WORK and after["phase"] not in WORK:
            self.end_of_phase(before, after, seat, move)

    def end_of_phase(self, before: dict[str, Any], after: dict[str, Any], seat: int, move: dict[str, Any]) -> None:
        """W7.1, N7.1 Nothing is sold in this step, so the links after it are those paid for."""
        loads = {name: dict(row) for name, row in before["trains"].items()}
        piece = before["loading"]["piece"] if move["move"] == "put" else move.get("piece")
        if piece is not None:
            row = loads[move["train"] if move["move"] == "put" else self.train_for(loads, seat, piece)]
            row[piece] = row.get(piece, 0) + 1
        money = [0] * len(self.points)
        for name, row in loads.items():
            for kind, count in row.items():
                if kind != "owner":
                    who = row["owner"]
                    worth = self.trains[name]["price"] if self.by_price and kind not in GOODS else 1
                    self.points[who] += count * worth
                    self.pieces[who] += count
                    money[who] += count * (2 if GOODS.get(kind) == 0 else 1)
        for who in range(len(self.points)):
            links = sum(owner == who for owner in after["links"].values())
            self.profit[who] = max(-13, min(5, self.profit[who] + money[who] - links))

    def train_for(self, loads: dict[str, dict[str, Any]], seat: int, piece: str) -> str:
        """A train of this seat with room; if several differ in worth, the player was asked."""
        for name, row in loads.items():
            kinds = [kind for kind in row if kind != "owner" and (kind in GOODS) == (piece in GOODS)]
            room = self.trains[name]["goods" if piece in GOODS else "passengers"]
            if row["owner"] == seat and sum(row[kind] for kind in kinds) < room:
                return name
        raise AssertionError("no train has room")


def placings(scores: list[int], position: dict[str, Any]) -> list[int]:
    """W10.3 Most points, then profit, then the stack."""
    heights: dict[int, tuple[int, int]] = {}
    for space, stack in position["tracks"]["profit"].items():
        for height, seat in enumerate(stack):
            heights[seat] = (int(space), height)
    order = sorted(range(len(scores)), key=lambda seat: (scores[seat], heights[seat]), reverse=True)
    return [order.index(seat) + 1 for seat in range(len(scores))]
