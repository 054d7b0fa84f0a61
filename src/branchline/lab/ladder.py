"""The command `ladder`: which bot beats which, how surely, and how long each thinks."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from branchline.core.errors import BadSeats, BranchlineError

if TYPE_CHECKING:
    from branchline.core.game import GameInfo
    from branchline.lab.contest import Contest, Pairing

STEPS = (
    ("apprentice", "random"),
    ("greedy", "apprentice"),
    ("driver", "apprentice"),
    ("driver", "greedy"),
    ("engineer", "driver"),
    ("chief", "engineer"),
    ("chief", "greedy"),
)
EVEN = (0.9, 1.1)  # times its fair share: what the test decides between where a bot need only keep up
MUST_KEEP_UP = {("driver", "greedy")}
MOST = 400
LEAST = 40  # games before a pairing may end: fewer would convince nobody
SEED = 20_26
INTERRUPTED = 130
ANCHOR = "greedy"
UNLINKED = 5000  # a wider interval means that no chain of pairings leads to the anchor
HEAD = """# The ladder

Which bot beats which. Written by `branchline ladder GAME`, a section for each game; nothing here is typed by hand.
One bot sits among equals of another, in every seat once for each deal, so that luck in the deal and in the seat cancels
out. A pairing of at least 40 games ends as soon as a sequential test (Wald's, 5 % error on either side) is sure whether
the bot wins 1.16 or 1.36 times its fair share (0.9 or 1.1 where a driver need only keep up with greedy), or at the
limit of games; the share of a pairing that was ended early is a little too far from the fair one on average. Intervals
are 95 %: Wilson's for shares, by the curvature of the likelihood for ratings. The time of a decision is the mean
processor time of all decisions with more than one outcome.
"""


class BadLadder(BranchlineError):
    """A number that no ladder can be climbed with."""


class BadPairing(BranchlineError):
    """Something that is no pairing of two bots."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no pairing: write it as BOT:BOT, as in chief:greedy")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--seats", type=int, metavar="N", help="by default the fewest that the game allows")
    parser.add_argument("--games", type=int, default=MOST, metavar="N", help=f"at most, a pairing; {MOST}")
    parser.add_argument("--least", type=int, default=LEAST, metavar="N", help=f"and at least so many; {LEAST}")
    parser.add_argument(
        "--pairings", metavar="BOT:BOT,…", help="only these, none if empty; by default each level and those below"
    )
    parser.add_argument("--table", type=int, default=0, metavar="N", help="and chief with its time at a table, N games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help="the luck of the deals")
    parser.add_argument("--out", metavar="FILE", help="put the section of this game into this file")


def run(args: argparse.Namespace) -> int:
    from branchline.core.registry import game
    from branchline.lab.contest import AT_TABLE, Pairing, contests

    info = game(args.game).info
    for name, least in (("games", 2), ("least", 2), ("jobs", 1), ("table", 0), ("seed", 0)):
        if getattr(args, name) < least:
            raise BadLadder(f"--{name} {getattr(args, name)}: give a whole number from {least} on")
    seats = args.seats or info.seats[0]
    if seats not in info.seats:
        raise BadSeats(info.title, seats, info.seats)
    pairings = chosen(args.pairings, info.id, seats)
    live = [Pairing(info.id, seats, AT_TABLE, "engineer")] if args.table else []
    name = f"{info.id}, {seats} seats"
    for key, rows, most, least in (
        (name, pairings, args.games, args.least),
        (f"{name}, at the table", live, args.table, args.table),
    ):
        if not rows:
            continue
        began = perf_counter()
        played: list[Contest] = []
        try:
            for contest in contests(rows, most, args.seed, args.jobs, least):
                print(told(contest), flush=True)
                played.append(contest)
        except KeyboardInterrupt:
            unchanged = f"; {args.out} is as it was" if args.out else ""
            print(f"stopped: {len(played)} of {len(rows)} pairings are finished{unchanged}", file=sys.stderr)
            return INTERRUPTED
        section = "\n".join(page(info, seats, played, perf_counter() - began, args.jobs))
        print(section)
        if args.out:
            write(Path(args.out), key, section)
    return 0


def chosen(text: str | None, game: str, seats: int) -> list[Pairing]:
    from branchline import bots
    from branchline.lab.contest import Pairing

    pairs: Sequence[tuple[str, str]] = STEPS
    if text is not None:
        pairs = []
        for pair in text.split(",") if text.strip() else []:
            one, colon, other = pair.strip().partition(":")
            if not colon or one == other:
                raise BadPairing(pair)
            pairs.append((one, other))
    for name in {name for pair in pairs for name in pair}:
        if name not in bots.BOTS:
            raise bots.UnknownBot(name, sorted(bots.BOTS))
    return [
        Pairing(game, seats, *pair, *EVEN) if pair in MUST_KEEP_UP else Pairing(game, seats, *pair) for pair in pairs
    ]


def told(contest: Contest) -> str:
    """One pairing as a line."""
    from branchline.lab.seats import wilson

    record = contest.record
    low, high = wilson(record.wins, record.games)
    return (
        f"{record.bot} among {record.among}: {record.share:.1%} of {record.games} games "
        f"({low:.1%} to {high:.1%}), {contest.verdict or 'at the limit'}"
    )


def page(info: GameInfo, seats: int, played: Sequence[Contest], seconds: float, jobs: int) -> Iterable[str]:
    """The section of one game."""
    from branchline.lab.contest import AT_TABLE
    from branchline.lab.rating import ratings
    from branchline.lab.seats import wilson

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
    rated = ratings([contest.record for contest in played], anchor_of(played))
    times = decision_times(played)
    yield ""
    yield "| bot | rating | 95 % | a decision | decisions |"
    yield "|---|---:|---|---:|---:|"
    for name, rating in sorted(rated.items(), key=lambda item: -item[1].points):
        spent, count = times.get(name, (0.0, 0))
        mean = 1000 * spent / max(count, 1)
        rated_as = f"{rating.points:+.0f} | ± {rating.margin:.0f}" if rating.margin < UNLINKED else "not linked |"
        yield f"| {name} | {rated_as} | {mean:.2f} ms | {count} |"
    shares = ", ".join(f"seat {seat + 1}: {share:.1%}" for seat, share in enumerate(seat_shares(played, seats)))
    yield ""
    yield f"Won by seat, whoever sat there: {shares}. Measured in {seconds / 60:.1f} minutes by {jobs} processes."
    yield ""


def anchor_of(played: Sequence[Contest]) -> str:
    """The bot whose rating is 0: greedy, where it has played."""
    names = [name for contest in played for name in (contest.record.among, contest.record.bot)]
    return ANCHOR if ANCHOR in names else names[0]


def decision_times(played: Sequence[Contest]) -> dict[str, tuple[float, int]]:
    """The seconds and the decisions of each bot."""
    times: dict[str, tuple[float, int]] = {}
    for contest in played:
        for group in contest.groups:
            for name, seconds in group.seconds.items():
                spent, count = times.get(name, (0.0, 0))
                times[name] = spent + seconds, count + group.decisions[name]
    return times


def seat_shares(played: Sequence[Contest], seats: int) -> list[float]:
    totals = [0.0] * seats
    for contest in played:
        for group in contest.groups:
            for seat, wins in enumerate(group.by_seat):
                totals[seat] += wins
    return [total / max(sum(totals), 1.0) for total in totals]


def write(path: Path, name: str, section: str) -> None:
    """Put a section in the place of the one of the same name, or after the others."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    others = re.findall(r"<!-- (?!end of )(.*?) -->\n(.*?)<!-- end of \1 -->", text, flags=re.DOTALL)
    sections = dict(others) | {name: section}
    parts = [f"<!-- {key} -->\n{body}<!-- end of {key} -->\n" for key, body in sorted(sections.items())]
    path.write_text(HEAD + "\n" + "\n".join(parts), encoding="utf-8")
