"""Compare the speed of two trees: run `branchline bench` in the old one, the new one and the old one again, in turn.

    python tools/bench_pair.py OLD NEW --rounds 5 --seconds 0.5

Both trees are compiled and have an environment of their own (`make build`). Each row has the median of the old tree,
the median of new against old, the spread of old against itself in the same rounds, and the verdict: worse only if the
median is beyond the allowance plus that spread. Prints a Markdown table; exits with 1 if a figure is worse.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

ALLOWED = {"compiled": 0.03, "interpreted": 0.05, "the program": 0.05}
Figures = dict[str, float]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each half of a game")
    args = parser.parse_args()
    for tree in (args.old, args.new):
        if not (tree / ".venv/bin/branchline").exists():
            parser.error(f"{tree} has no .venv: run `make build` there")
    rounds: list[tuple[Figures, Figures, Figures]] = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr, flush=True)
        old, new, again = (bench(tree, args.seconds) for tree in (args.old, args.new, args.old))
        rounds.append((old, new, again))
    rows = [compare(name, rounds) for name in rounds[0][0] if all(name in one for three in rounds for one in three)]
    print("| figure | old | new : old | old : old, spread | |", "|---|---:|---:|---:|---|", sep="\n")
    print("\n".join(rows))
    return int(any(row.endswith("worse |") for row in rows))


def bench(tree: Path, seconds: float) -> Figures:
    """Every figure of one run, by game and name."""
    command = [str(tree / ".venv/bin/branchline"), "bench", "--json", "--seconds", str(seconds)]
    told = json.loads(subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True).stdout)
    games = told["games"]
    figures = {f"{game}: {name}": value for game, one in games.items() for name, value in one["figures"].items()}
    return figures | {f"the program: {name}": value for name, value in told["program"].items()}


def compare(name: str, rounds: list[tuple[Figures, Figures, Figures]]) -> str:
    """A row: how many times as fast the new tree is, whether higher or lower figures are better."""
    ratio = median(new[name] / ((old[name] + again[name]) / 2) for old, new, again in rounds)
    itself = sorted(again[name] / old[name] for old, _, again in rounds)
    spread = max(itself[-1] - 1, 1 - itself[0])
    times = not name.endswith(("/s", "ratio"))  # seconds: less is better
    loss = ratio - 1 if times else 1 - ratio
    kind = next((kind for kind in ALLOWED if kind in name), None)
    verdict = "" if kind is None else "worse" if loss > ALLOWED[kind] + spread else "kept"
    was = median(value for old, _, again in rounds for value in (old[name], again[name]))
    return f"| {name} | {was:,.4g} | {ratio:.3f} | {itself[0]:.3f} to {itself[-1]:.3f} | {verdict} |"


if __name__ == "__main__":
    sys.exit(main())
