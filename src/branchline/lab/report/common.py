"""The sections every game has: who wins, whether the seat matters, scores and their sources, lengths, endings."""

from __future__ import annotations

from collections import Counter
from html import escape

from branchline.charts.numbers import deviation, mean, percent, quantile
from branchline.charts.page import details, figure, section, table
from branchline.charts.pictures import (
    Bar,
    Distribution,
    Interval,
    Stack,
    bars,
    distributions,
    intervals,
    legend,
    stacks,
)
from branchline.charts.rows import Share, mean_by_bot, mean_by_result, order_by_bot
from branchline.lab.report.counted import CountedGames
from branchline.lab.seats import wilson

PLACES = ("first", "second", "third", "fourth", "fifth")


def interval(name: str, won: float, games: int, mark: int) -> Interval:
    low, high = wilson(won, games)
    return Interval(name, won / games, low, high, mark)


def who_wins(data: CountedGames) -> str:
    seats: Counter[str] = Counter(data.run["bots"])
    sides = [(bot, data.summary.bots[bot]) for bot in data.bots]
    rows = [interval(bot, side.won, side.games, k) for k, (bot, side) in enumerate(sides)]
    best = max(rows, key=lambda row: row.share)
    if len(rows) == 1:
        lead = f"All seats are played by <b>{escape(best.name)}</b>, so this is how it does against itself."
    else:
        lead = (
            f"<b>{escape(best.name)}</b> wins {percent(best.share)} of the games "
            f"(95&nbsp;% interval {percent(best.low)} to {percent(best.high)}). "
            "A victory shared by k seats counts 1/k for each; a bot in several seats wins with any of them."
        )
    chart = intervals("Share of games won by bot", rows, 1 / data.seats) if len(rows) > 1 else ""
    numbers = table(
        ("bot", "seats", "games", "won", "95&nbsp;% interval", "score", "±"),
        [
            (
                escape(bot),
                str(seats[bot]),
                f"{side.games:,}",
                percent(side.won / side.games),
                f"{percent(row.low)} – {percent(row.high)}",
                f"{mean(data.scores(bot)):.1f}",
                f"{deviation(data.scores(bot)):.1f}",
            )
            for (bot, side), row in zip(sides, rows, strict=True)
        ],
        "Wins and scores by bot",
    )
    figures = [figure("Games won", "The dashed line: a fair share for one seat.", chart)] if chart else []
    return section("Who wins", lead, *figures, figure("In numbers", "", numbers))


def seat_matters(data: CountedGames) -> str:
    fair = 1 / data.seats
    order = [
        interval(f"moves {PLACES[int(place)]}", side.won, side.games, 0)
        for place, side in sorted(data.summary.order.items())
    ]
    chairs = [interval(f"seat {seat}", side.won, side.games, 0) for seat, side in sorted(data.summary.seats.items())]
    note = f"The dashed line: {percent(fair)}, if it made no difference."
    figures = [
        figure("By order of play", note, intervals("Share of wins by order of play", order, fair)),
        figure("By seat", note, intervals("Share of wins by seat", chairs, fair)),
    ]
    if len(data.bots) > 1:
        figures += [by_bot(bot, shares, k, data) for k, (bot, shares) in enumerate(order_by_bot(data).items())]
    return section("Does the seat matter?", verdict(order[0], fair), *figures)


def by_bot(bot: str, shares: list[Share], mark: int, data: CountedGames) -> str:
    rows = [interval(f"moves {PLACES[int(share.name) - 1]}", share.won, share.games, mark) for share in shares]
    side = data.summary.bots[bot]
    each = side.won / side.games / data.run["bots"].count(bot)
    note = f"The dashed line: {percent(each)}, its share in all games."
    return figure(f"{bot}, by order of play", note, intervals(f"Wins of {bot} by order of play", rows, each))


def verdict(first: Interval, fair: float) -> str:
    """What the interval of the first player says, in words."""
    said = f"The player who moves first wins {percent(first.share)} ({percent(first.low)} to {percent(first.high)})"
    if first.low > fair:
        return f"{said}: more than the fair share of {percent(fair)}. Moving first helps."
    if first.high < fair:
        return f"{said}: less than the fair share of {percent(fair)}. Moving first hurts."
    return f"{said}, which includes the fair share of {percent(fair)}: these games show no advantage."


def scores(data: CountedGames) -> str:
    rows = [Distribution(bot, data.scores(bot), k) for k, bot in enumerate(data.bots)]
    lead = "Every final score of every seat."
    numbers = table(
        ("bot", "mean", "±", "5&nbsp;%", "quarter", "median", "three quarters", "95&nbsp;%", "least", "most"),
        [score_row(bot, data.scores(bot)) for bot in data.bots],
        "Scores by bot",
    )
    drawn = distributions("Distribution of scores by bot", rows, 0.5 if data.halves else 1)
    chart = figure("Scores by bot", "", drawn, details("In numbers", numbers))
    return section("Scores", lead, chart, sources(data)) if data.sources else section("Scores", lead, chart)


def score_row(bot: str, scores: Counter[int | float]) -> tuple[str, ...]:
    marks = [str(quantile(scores, share)) for share in (0.05, 0.25, 0.5, 0.75, 0.95)]
    spread = (f"{mean(scores):.1f}", f"{deviation(scores):.1f}")
    return (escape(bot), *spread, *marks, str(min(scores)), str(max(scores)))


def sources(data: CountedGames) -> str:
    """The mean of each column of points, stacked."""
    columns = data.sources
    names = [column.removeprefix("points_").replace("_", " ") for column in columns]
    letters = [name[0].upper() for name in names]
    means = mean_by_bot(data, columns)
    results = mean_by_result(data, columns)
    rows = [(bot, means[bot]) for bot in data.bots if bot in means]
    rows += [(name, results[won]) for name, won in (("winners", True), ("others", False)) if won in results]
    unit = 0.5 if data.halves else 1.0
    drawn = []
    for name, row in rows:
        pieces = [unit * (row[column] or 0.0) for column in columns]
        drawn.append(Stack(name, pieces, f"{sum(pieces):.1f}"))
    numbers = table(
        ("", *names, "all"),
        [(escape(row.name), *(f"{piece:.1f}" for piece in row.pieces), row.note) for row in drawn],
        "Mean points by source",
    )
    chart = stacks("Mean points by source", names, drawn, letters)
    note = "Mean points of a seat, by what they were given for."
    return figure("Where points come from", note, legend(names, letters), chart, details("In numbers", numbers))


def lengths(data: CountedGames) -> str:
    summary = data.summary
    turns, moves = summary.turns, summary.moves
    lead = (
        f"A game takes {mean(turns):.1f} turns of all seats together (from {min(turns)} to {max(turns)}) "
        f"and {mean(moves):.1f} small moves."
    )
    chart = distributions("Distribution of the number of turns", [Distribution("turns a game", turns, 2)])
    small = distributions("Distribution of the number of small moves", [Distribution("small moves a game", moves, 3)])
    ends = [Bar(reason, count, percent(count / summary.games)) for reason, count in summary.reasons.most_common()]
    return section(
        "Length and end",
        lead,
        figure("How long games last", "", chart),
        figure("In small moves", "", small),
        figure("How games end", "", bars("Reasons why games end", ends)),
    )
