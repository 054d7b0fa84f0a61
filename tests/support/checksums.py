"""Checksums over thousands of random games, the same everywhere: on every platform, compiled or not.

python -m tests.support.checksums            compare with the file, say what differs
python -m tests.support.checksums --write    write the file again: after a change to the rules, and only then
python -m tests.support.checksums --live     print those of other games, for a comparison of two builds
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import branchline as bl
from tests.support.cases import CASES, Case
from tests.support.walks import walk

FILE = Path(__file__).parents[1] / "contract" / "checksums.json"
SEED = 20_251_115
GAMES = 300  # for each board and number of seats

Entry = dict[str, Any]


def entry_of(case: Case, games: int, seed: int) -> Entry:
    tally = bl.playouts(case.game, case.seats, games, seed)
    game = case.game
    return {
        "rules_version": game.info.rules_version,
        "board": game.board.digest,
        "games": games,
        "seed": seed,
        "moves": int(tally.moves),
        "checksum": int(tally.checksum),
    }


def stored() -> dict[str, Entry]:
    entries: dict[str, Entry] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return entries


def fingerprint(case: Case, seed: int) -> str:
    """One game in every form: positions, views, moves, deals, narration and other worlds, every few moves."""
    game = case.game
    digest = sha256()
    for number, step in enumerate(walk(game, case.seats, seed)):
        told: list[Any] = [step.seat, str(step.move), step.dealt]
        if number % 25 == 0 or step.after.over:
            viewer = case.viewers[number // 25 % len(case.viewers)]
            seat = bl.SPECTATOR if viewer is None else viewer
            told += [
                game.position(step.after),
                game.view(step.after, viewer),
                game.narrate(step.before, step.after, step.move, step.dealt, viewer),
                game.breakdown(step.after),
                game.position(step.after.redeal(seat, bl.SeededDealer(number))),
                step.after.ranking(),
            ]
        digest.update(json.dumps(told, sort_keys=True).encode())
    return digest.hexdigest()


def live() -> dict[str, Any]:
    """What two builds must agree on, beyond the file."""
    return {str(case): [entry_of(case, 40, 7), fingerprint(case, case.seats)] for case in CASES}


def main(arguments: list[str]) -> int:
    if arguments == ["--live"]:
        print(json.dumps(live()))
        return 0
    entries = {str(case): entry_of(case, GAMES, SEED) for case in CASES}
    if arguments == ["--write"]:
        FILE.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
        return 0
    different = [name for name in entries if entries[name] != stored().get(name)]
    print("\n".join(f"{name} differs" for name in different) or "all agree")
    return bool(different)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
