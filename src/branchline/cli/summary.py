"""The summary of a simulation, as a table to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from branchline.charts.numbers import deviation, mean, percent, quantile
from branchline.lab.plan import SimulationPlan
from branchline.lab.seats import wilson
from branchline.lab.summary import Side, Summary, in_points

HEAD = ("", "games", "won", "95 % interval", "score", "±", "median", "least", "most")


def told(plan: SimulationPlan, summary: Summary) -> str:
    """The whole summary, for a terminal."""
    return "\n".join(lines(plan, summary))


def lines(plan: SimulationPlan, summary: Summary) -> Iterator[str]:
    ways = len(plan.arrangements)
    seated = "1 arrangement" if ways == 1 else f"{ways} arrangements in rotation"
    yield f"{plan.rules.info.title} · {summary.games:,} games · seed {plan.seed} · {seated}"
    if not summary.games:
        return
    yield ""
    seats = Counter(plan.bots)
    halves = plan.rules.info.halves
    yield from table(
        [
            HEAD,
            *rows("bot", {shown(bot, seats[bot]): side for bot, side in summary.bots.items()}, halves),
            *rows("seat", summary.seats, halves),
            *rows("order of play", {ordinal(int(place)): side for place, side in summary.order.items()}, halves),
        ]
    )
    if any(shared > 1 for side in summary.seats.values() for shared, _own in side.wins):
        yield "A victory shared by k seats counts 1/k for each; the intervals, Wilson's, are then a little too wide."
    yield ""
    yield f"length   {spread(summary.turns)} turns, {spread(summary.moves)} small moves"
    ends = ((reason, count / summary.games) for reason, count in summary.reasons.most_common())
    yield "ended    " + ", ".join(f"{reason} {percent(share)}" for reason, share in ends)
    yield f"time     {spoken_time(summary.seconds / summary.games)} a game in one worker"


def rows(title: str, sides: Mapping[str, Side], halves: bool) -> Iterator[Sequence[str]]:
    yield (title,)
    for name in sorted(sides):
        yield row("  " + name, sides[name], halves)


def row(name: str, side: Side, halves: bool) -> Sequence[str]:
    low, high = wilson(side.won, side.games)
    scores = in_points(side.scores, halves)
    return (
        name,
        f"{side.games:,}",
        percent(side.won / side.games),
        f"{percent(low)} – {percent(high)}",
        f"{mean(scores):.1f}",
        f"{deviation(scores):.1f}",
        str(quantile(scores, 0.5)),
        str(min(scores)),
        str(max(scores)),
    )


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns as wide as their widest cell; the first aligned left, the others right."""
    full = [[*row, *[""] * (len(rows[0]) - len(row))] for row in rows]
    widths = [max(len(row[k]) for row in full) for k in range(len(rows[0]))]
    for row in full:
        cells = [
            cell.rjust(width) if k else cell.ljust(width)
            for k, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def shown(bot: str, seats: int) -> str:
    return bot if seats == 1 else f"{bot} (×{seats})"


def ordinal(place: int) -> str:
    return f"{place + 1}. to move"


def spread(counts: Counter[int]) -> str:
    return f"{mean(counts):.1f} ({min(counts)} – {max(counts)}, median {quantile(counts, 0.5)})"


def spoken_time(seconds: float) -> str:
    """A short time with its unit.

    >>> spoken_time(0.0000613), spoken_time(0.25)
    ('61 µs', '250 ms')
    """
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"
