"""The command `ladder`: which bot beats which, how surely, and how long each thinks."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter

from branchline.cli.parser import at_least
from branchline.cli.words import Words
from branchline.core.game import GameInfo
from branchline.core.registry import game
from branchline.lab.contest import AT_TABLE, Contest, Pairing
from branchline.lab.ladder import LEAST, MOST, SEED, asked, climb, seat_shares, standings
from branchline.lab.seats import wilson
from branchline.lab.tournament import Entrant, compete

INTERRUPTED = 130
HEAD = """# The ladder

Which bot beats which. Written by `branchline ladder GAME`, a section for each game; nothing here is typed by hand.
One bot sits among equals of another, in every seat once for each deal, so that luck in the deal and in the seat cancels
out. A pairing of at least 40 games ends as soon as a sequential test (Wald's, 5 % error on either side) is sure whether
the bot wins 1.16 or 1.36 times its fair share (0.9 or 1.1 where a driver need only keep up with greedy), or at the
limit of games; the share of a pairing that was ended early is a little too far from the fair one on average. Intervals
are 95 %: Wilson's for shares, by the curvature of the likelihood for ratings. The time of a decision is the mean
processor time of all decisions with more than one outcome.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=Words("ladder-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=Words("ladder-seats"))
    most = Words("ladder-games", default=MOST)
    parser.add_argument("--games", type=int, default=MOST, metavar="N", help=most)
    least = Words("ladder-least", default=LEAST)
    parser.add_argument("--least", type=int, default=LEAST, metavar="N", help=least)
    parser.add_argument("--pairings", metavar="BOT:BOT,…", help=Words("ladder-pairings"))
    bots = Words("ladder-bots", module="module:Class", program="command:program")
    parser.add_argument("--bots", metavar="BOT,BOT,…", help=bots)
    parser.add_argument("--ray", metavar="ADDRESS", help=Words("ray", example="HOST:PORT"))
    parser.add_argument("--table", type=at_least(0), default=0, metavar="N", help=Words("ladder-table"))
    parser.add_argument("--jobs", type=int, metavar="N", help=Words("ladder-jobs"))
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help=Words("ladder-seed"))
    parser.add_argument("--out", metavar="FILE", help=Words("ladder-out"))


def run(args: argparse.Namespace) -> int:
    return run_tournament(args) if args.bots is not None else run_ladder(args)


def run_ladder(args: argparse.Namespace) -> int:
    given = None if args.pairings is None else [pair for pair in args.pairings.split(",") if args.pairings.strip()]
    pairings = asked(args.game, args.seats, given)
    info = game(args.game).info
    seats = args.seats or info.seats[0]
    live = [Pairing(info.id, seats, AT_TABLE, "engineer")] if args.table else []
    name = f"{info.id}, {seats} seats"
    for key, rows, most, least in (
        (name, pairings, args.games, args.least),
        (f"{name}, at the table", live, args.table, args.table),
    ):
        climbing = climb(rows, games=most, least=least, jobs=args.jobs, seed=args.seed, ray=args.ray) if rows else None
        if climbing is None:
            continue
        began = perf_counter()
        played: list[Contest] = []
        try:
            for contest in climbing:
                print(told(contest), flush=True)
                played.append(contest)
        except KeyboardInterrupt:
            unchanged = f"; {args.out} is as it was" if args.out else ""
            print(f"stopped: {len(played)} of {len(rows)} pairings are finished{unchanged}", file=sys.stderr)
            return INTERRUPTED
        section = "\n".join(page(info, seats, played, perf_counter() - began, crowd(args)))
        print(section)
        if args.out:
            write(Path(args.out), key, section)
    return 0


def told(contest: Contest) -> str:
    """One pairing as a line."""
    record = contest.record
    low, high = wilson(record.wins, record.games)
    return (
        f"{record.bot} among {record.among}: {record.share:.1%} of {record.games} games "
        f"({low:.1%} to {high:.1%}), {contest.verdict or 'at the limit'}"
    )


def page(info: GameInfo, seats: int, played: Sequence[Contest], seconds: float, jobs: str) -> Iterable[str]:
    """The section of one game."""
    live = any(contest.pairing.bot == AT_TABLE for contest in played)
    yield f"## {info.title}, {seats} seats" + (", with the time there is at a table" if live else "")
    yield ""
    yield "| bot | among | wins | 95 % | games | times its fair share | test |"
    yield "|---|---|---:|---|---:|---:|---|"
    for contest in played:
        record = contest.record
        low, high = wilson(record.wins, record.games)
        yield (
            f"| {record.bot} | {record.among} | {record.share:.1%} | {low:.1%} – {high:.1%} | {record.games} "
            f"| {record.share * seats:.2f} | {contest.verdict or 'at the limit'} |"
        )
    yield ""
    yield "| bot | rating | 95 % | a decision | decisions |"
    yield "|---|---:|---|---:|---:|"
    for bot, rating, margin, mean, count in standings(played):
        rated = "not linked |" if rating is None else f"{rating:+.0f} | ± {margin:.0f}"
        yield f"| {bot} | {rated} | {1000 * mean:.2f} ms | {count} |"
    shares = ", ".join(f"seat {seat + 1}: {share:.1%}" for seat, share in enumerate(seat_shares(played)))
    yield ""
    yield f"Wins by seat, over all bots: {shares}. Measured in {seconds / 60:.1f} minutes by {jobs}."
    yield ""


def crowd(args: argparse.Namespace) -> str:
    """Who played, for people."""
    if args.ray is not None:
        return "a Ray cluster"
    jobs = args.jobs or os.cpu_count() or 1
    return "1 process" if jobs == 1 else f"{jobs} processes"


def run_tournament(args: argparse.Namespace) -> int:
    """Any set of bots, at tables of any size."""
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    info = game(args.game).info
    seats = args.seats or info.seats[0]
    began = perf_counter()
    try:
        found = compete(args.game, bots, seats=seats, games=args.games, jobs=args.jobs, seed=args.seed, ray=args.ray)
    except KeyboardInterrupt:
        print("stopped: a tournament is rated when all its games are played", file=sys.stderr)
        return INTERRUPTED
    section = "\n".join(tournament_page(info, seats, found, perf_counter() - began, crowd(args)))
    print(section)
    if args.out:
        write(Path(args.out), f"{info.id}, {seats} seats, a tournament", section)
    return 0


def tournament_page(info: GameInfo, seats: int, found: Sequence[Entrant], seconds: float, jobs: str) -> Iterable[str]:
    yield f"## {info.title}, {seats} seats, a tournament"
    yield ""
    yield "| bot | skill | 95 % | wins | 95 % | seats | a decision | decisions |"
    yield "|---|---:|---|---:|---|---:|---:|---:|"
    for one in found:
        low, high = wilson(one.wins, one.games)
        yield (
            f"| {one.bot} | {one.skill:.1f} | ± {one.margin:.1f} | {one.wins / one.games:.1%} | {low:.1%} – {high:.1%} "
            f"| {one.games} | {1000 * one.seconds / max(one.decisions, 1):.2f} ms | {one.decisions} |"
        )
    yield ""
    yield (
        f"Every combination of the bots in every rotation of the seats, on the same deals. Skill is openskill’s "
        f"(Plackett and Luce), which begins at 25.0. Measured in {seconds / 60:.1f} minutes by {jobs}."
    )
    yield ""


def write(path: Path, name: str, section: str) -> None:
    """Replace the section of the same name, or add one after the others."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    others = re.findall(r"<!-- (?!end of )(.*?) -->\n(.*?)<!-- end of \1 -->", text, flags=re.DOTALL)
    sections = dict(others) | {name: section}
    parts = [f"<!-- {key} -->\n{body}<!-- end of {key} -->\n" for key, body in sorted(sections.items())]
    path.write_text(HEAD + "\n" + "\n".join(parts), encoding="utf-8")
