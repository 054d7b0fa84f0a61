"""What a simulation takes along to a cluster, and what it brings back: nodes share no disk with this machine."""

from __future__ import annotations

import json
import os
from pathlib import Path

from branchline.lab.cluster import HERE, Cluster
from branchline.lab.parts import Parts, folder_of, sync_folder, told_where
from branchline.lab.plan import SimulationPlan

BOARD, OUT, LOGS = "board.json", "games.parquet", "logs"


def travelling(address: str, plan: SimulationPlan, parts: Parts | None) -> Cluster:
    """Workers on a cluster that play this plan; what they write is put where workers here would have written it."""
    there = plan.json() | {"board": None, "logs": None}
    luggage: dict[str, bytes] = {}
    if plan.board is not None:
        there["board"] = f"{HERE}/{BOARD}"
        luggage[BOARD] = Path(plan.board).read_bytes()
    if plan.logs is not None:
        there["logs"] = f"{HERE}/{LOGS}"
    out = None if parts is None else f"{HERE}/{OUT}"
    folder = folder_of(Path(OUT)).name

    def keep(files: dict[str, bytes]) -> None:
        """Logs first, then moves and decisions, then the games: if these are there, everything is."""
        for name, data in sorted(files.items(), key=lambda item: RANK[kind_of(item[0])]):
            place, _, rest = name.partition("/")
            if place == folder and parts is not None:
                put(parts.folder / rest, data)
            elif place == LOGS and plan.logs is not None:
                put(Path(plan.logs) / rest, data)

    order = json.dumps({"plan": there, "out": out, "afar": True}).encode()
    return Cluster(address, "branchline.lab.worker", order, luggage=luggage, out=folder, keep=keep)


RANK = {"logs": 0, "moves": 1, "decisions": 1, "games": 2}


def kind_of(name: str) -> str:
    """What a file of a worker is.

    >>> kind_of("games.parquet.parts/moves-0000000000-0000000004.parquet"), kind_of("logs/000000/game-000000001.jsonl")
    ('moves', 'logs')
    """
    place, _, rest = name.partition("/")
    return LOGS if place == LOGS else rest.partition("-")[0]


def put(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".tmp")
    with told_where(new), open(new, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)
    sync_folder(path.parent)
