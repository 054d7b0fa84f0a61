"""Write how strong each level is from docs/ladder.md: `python tools/strengths.py`.

`branchline ladder GAME --out docs/ladder.md` measures; this puts what the pages show into `players/ladder.json` of
each game: for each level, how often it wins among bots of the level below, at the smallest table that was measured, and
how long it thinks. `python tools/strengths.py check` writes nothing and fails if a file is not what it would write.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from branchline.bots.levels import BEST, INTRODUCTIONS
from branchline.core.registry import all_games, folder
from branchline.lab.contest import AT_TABLE

ROOT = Path(__file__).parent.parent
SECTION = re.compile(r"<!-- ([\w-]+), (\d+) seats(, at the table)? -->\n(.*?)<!-- end of", re.DOTALL)
WON = re.compile(r"^\| ([\w ]+) \| (\w+) \| ([\d.]+)% \|[^|]*\| (\d+) \|", re.MULTILINE)
TIME = re.compile(r"^\| ([\w ]+) \|[^|]*\|[^|]*\| ([\d.]+) ms \|", re.MULTILINE)


def files() -> dict[Path, str]:
    """Every file, and what belongs in it."""
    found: dict[Path, dict[str, object]] = {}
    ladder = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    for info in all_games():
        room = folder(info, "players")
        levels = levels_of(info.id, ladder)
        if room is not None and levels:
            found.setdefault(room / "ladder.json", {})[info.id] = levels
    return {path: json.dumps(games, indent=2, sort_keys=True) + "\n" for path, games in found.items()}


def levels_of(game: str, ladder: str) -> dict[str, dict[str, object]]:
    """What was measured of each level, against the one below that it met."""
    order = list(INTRODUCTIONS)
    levels: dict[str, dict[str, object]] = {}
    sections = sorted(
        (int(seats), bool(live), text) for name, seats, live, text in SECTION.findall(ladder) if name == game
    )
    for seats, live, text in sections:
        if seats != sections[0][0]:
            continue
        times = {bot: float(time) / 1000 for bot, time in TIME.findall(text)}
        for bot, among, share, games in WON.findall(text):
            name = BEST if bot == AT_TABLE else bot
            met = levels.get(name)
            if met is None or live or order.index(among) > order.index(str(met["among"])):
                levels[name] = {
                    "among": among,
                    "share": round(float(share) / 100, 3),
                    "games": int(games),
                    "seats": seats,
                    "seconds": round(times[bot], 3),
                }
    return levels


def main() -> int:
    check = sys.argv[1:] == ["check"]
    old = [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in old:
        if check:
            print(f"{path} is not what docs/ladder.md says: run python tools/strengths.py", file=sys.stderr)
        else:
            path.write_text(files()[path], encoding="utf-8")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main())
