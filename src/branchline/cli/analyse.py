"""The command `analyse`: what every move of a log was worth, as text, a page or JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from branchline.cli.logs import log_arguments, open_log
from branchline.cli.parser import at_least
from branchline.cli.words import Complaint, Words

if TYPE_CHECKING:
    from branchline.lab.analysis import Judged, LogAnalysis

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse}td,th{padding:.2rem .6rem;text-align:left;border-bottom:1px solid #8888}
svg{width:100%;height:auto}.axis{stroke:#8888}.seat-0{stroke:#0b62a8}.seat-1{stroke:#b3261e}.seat-2{stroke:#2e7d32}
.seat-3{stroke:#6a3d9a}.seat-4{stroke:#8a6d00}polyline{fill:none;stroke-width:2}
.hindsight{stroke-dasharray:4 4;opacity:.6}:root{color-scheme:light dark}"""
WIDTH, HEIGHT = 900, 300


def arguments(parser: argparse.ArgumentParser) -> None:
    log_arguments(parser)
    parser.description = Words("analyse-about")
    parser.add_argument("--iterations", type=at_least(1), metavar="N", help=Words("analyse-iterations"))
    parser.add_argument("--json", metavar="FILE", help=Words("analyse-json"))
    parser.add_argument("--html", metavar="FILE", help=Words("analyse-html"))


def run(args: argparse.Namespace) -> int:
    from branchline.lab.analysis import analyse

    game, log = open_log(args.log, args.board)
    if log.result is None:
        raise Complaint("too-early")
    analysis = analyse(game, log, args.iterations)
    if args.json == "-":
        print(json.dumps(analysis.json(), ensure_ascii=False, indent=1))
    else:
        if args.json:
            Path(args.json).write_text(json.dumps(analysis.json(), ensure_ascii=False) + "\n", encoding="utf-8")
        print("\n".join(text(analysis)))
    if args.html:
        Path(args.html).write_text(page(analysis, game.info.title), encoding="utf-8")
    return 0


def text(analysis: LogAnalysis) -> Iterator[str]:
    """Every seat's losses, and the turning points."""
    for seat, name in enumerate(analysis.names):
        mine = [move for move in analysis.moves if move.seat == seat]
        lost = sum(move.loss for move in mine)
        best = sum(not move.better for move in mine)
        mean = lost / max(len(mine), 1)
        yield f"{name}: {len(mine)} choices, {best} of them the best found; {mean:.1%} lost by a choice on average"
    points = analysis.turning_points()
    yield "Turning points:" if points else "No costly mistakes."
    for move in points:
        yield f"  {told(analysis, move)}"


def told(analysis: LogAnalysis, move: Judged) -> str:
    instead = f"; better: {move.better[0].move} ({move.better[0].chance:.0%})" if move.better else ""
    name = analysis.names[move.seat]
    return f"move {move.number}, {name}: {move.played.move} ({move.before:.0%} → {move.after:.0%}){instead}"


def page(analysis: LogAnalysis, title: str) -> str:
    rows = "".join(
        f"<tr><td>{move.number}<td>{escape(analysis.names[move.seat])}<td>{escape(str(move.played.move))}"
        f"<td>{move.before:.0%}<td>{move.after:.0%}<td>{move.hindsight_after:.0%}"
        f"<td>{escape(', '.join(f'{choice.move} ({choice.chance:.0%})' for choice in move.better))}</tr>"
        for move in analysis.moves
    )
    points = "".join(f"<li>{escape(told(analysis, move))}</li>" for move in analysis.turning_points())
    keys = "".join(
        f'<li><svg viewBox="0 0 40 10" style="width:3rem"><line class="seat-{seat}" x1="0" y1="5" x2="40" y2="5" '
        f'stroke-width="3"/></svg> {escape(name)}</li>'
        for seat, name in enumerate(analysis.names)
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}: analysis</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"<p>The part of games that each seat could expect to win, by what it knew (full line) and with all hands open "
        f"(dashed).</p><ul>{keys}</ul>{chart(analysis)}<h2>Turning points</h2><ul>{points or '<li>None.</li>'}</ul>"
        f"<h2>Every choice</h2><table><tr><th>move<th>seat<th>played<th>before<th>after<th>in hindsight<th>better</tr>"
        f"{rows}</table></html>\n"
    )


def chart(analysis: LogAnalysis) -> str:
    """Two lines for each seat, from its first choice to its last."""
    last = max((move.number for move in analysis.moves), default=1)

    def at(number: int, value: float) -> str:
        return f"{number / last * WIDTH:.1f},{(1 - value) * HEIGHT:.1f}"

    shapes = [f'<line class="axis" x1="0" x2="{WIDTH}" y1="{y}" y2="{y}"/>' for y in (0, HEIGHT // 2, HEIGHT)]
    for seat in range(len(analysis.names)):
        mine = [move for move in analysis.moves if move.seat == seat]
        known = " ".join(at(move.number, move.after) for move in mine)
        behind = " ".join(at(move.number, move.hindsight_after) for move in mine)
        shapes.append(f'<polyline class="seat-{seat}" points="{known}"/>')
        shapes.append(f'<polyline class="seat-{seat} hindsight" points="{behind}"/>')
    label = "The part of games that each seat could expect to win, move by move"
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(shapes)}</svg>'
