"""An independent scorer: it reads the board file and positions, and knows nothing about the rules' code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[3] / "src" / "branchline" / "games" / "foothills" / "board" / "foothills.json"
BOARD = json.loads(FILE.read_text(encoding="utf-8"))
STATIONS = {card["id"]: card for card in BOARD["stations"]}
ACTIONS = {card["id"]: card for card in BOARD["action_cards"]}

Position = dict[str, Any]
Move = dict[str, Any]


def vp_of_move(before: Position, after: Position, move: Move, side: str) -> int:
    """VP the seat to move received, judging by what changed on the table; `side` is the card side being resolved."""
    vp = sum(
        card["rubble"] > 0 and after["valley"][name]["rubble"] == 0 and not after["valley"][name]["competitor"]
        for name, card in before["valley"].items()
    )
    for name, card in before["valley"].items():
        now = after["valley"][name]
        vp += sum(old != new for old, new in zip(card["tracks"], now["tracks"], strict=True))
        for space, (old, new) in enumerate(zip(card["stations"], now["stations"], strict=True)):
            if old != new:
                vp += vp_of_station(name, space, side)
    seat = before["turn"]
    here = after["players"][seat]["surveyor"]
    if here in STATIONS and here != before["players"][seat]["surveyor"]:
        vp += vp_of_arrival(here, len(after["players"][seat]["tickets"]))
    if move["move"] == "trade":
        vp += next(op["gain"].get("vp", 0) for op in STATIONS[here]["surveyor"] if op["op"] == "trade")
    if move["move"] == "play":
        vp += sum(op["items"].get("vp", 0) for op in ACTIONS.get(side, {"effect": []})["effect"] if op["op"] == "gain")
    return vp


def vp_of_station(name: str, space: int, side: str) -> int:
    build = next((op for op in ACTIONS[side]["effect"] if op["op"] == "build"), {}) if side in ACTIONS else {}
    printed = STATIONS[name]["stations"][space]["bonus"].get("vp", 0) if build.get("bonus", True) else 0
    return int(printed + build.get("gain", {}).get("vp", 0))


def vp_of_arrival(card: str, tickets: int) -> int:
    vp = 0
    for op in STATIONS[card].get("surveyor", []):
        if op["op"] == "gain":
            vp += op["items"].get("vp", 0)
        elif op["op"] == "vp_per_ticket":
            vp += min(tickets, op["most"])
    return vp


def half_points(position: Position, vp: list[int]) -> list[int]:
    """F11 from a final position and the VP received on the way."""
    totals = []
    for seat, row in enumerate(position["players"]):
        stations = [name for name, card in position["valley"].items() for owner in card["stations"] if owner == seat]
        tracks = sum(card["tracks"].count(seat) for card in position["valley"].values())
        worth = {
            "passenger_pairs": row["passenger"] // 2,
            "track_pairs": tracks // 2,
            "stations": len(stations),
            "tickets": len(row["tickets"]),
            "scored_cards": len(row["scored"]),
        }
        points = vp[seat] + sum(worth[ACTIONS[card]["symbol"]] for card in row["scored"])
        points += 2 * (position["summit"] == seat)
        for line in BOARD["lines"]:
            if "bonus" in line and line["id"] not in position["closed"].split("+"):
                mine, other = (stations_on(position, line["id"], who) for who in (seat, 1 - seat))
                points += line["bonus"] * (mine > other)
        totals.append(2 * points + row["passenger"])
    return totals


def stations_on(position: Position, line: str, seat: int) -> int:
    cards = [card for name, card in position["valley"].items() if line in STATIONS[name]["lines"]]
    return sum(card["stations"].count(seat) for card in cards)
