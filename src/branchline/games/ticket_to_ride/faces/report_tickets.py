"""The section on tickets: how often each is kept and met, and what it is worth to its keepers."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

import polars as pl

from branchline.charts.numbers import percent
from branchline.charts.page import details, figure, meter, section, table
from branchline.charts.pictures import Dots, dots, marks_legend
from branchline.charts.rows import Row, SimulatedGames, collected, mean_by_bot, seat_owner

FEW = 10  # tickets in a short list
CLASSES = ((0, 4), (5, 7), (8, 10), (11, 14), (15, 99))  # tickets by points


class TicketWorth(NamedTuple):
    name: str
    points: int
    long: bool
    offered: int
    kept: int
    met: int
    won: float  # games its keepers won

    @property
    def kept_share(self) -> float | None:
        return self.kept / self.offered if self.offered else None

    @property
    def met_share(self) -> float | None:
        return self.met / self.kept if self.kept else None

    @property
    def worth(self) -> float | None:
        """T6.2 Plus its points if met, minus if not: the mean over its keepers."""
        return self.points * (2 * self.met - self.kept) / self.kept if self.kept else None


def offers_by_bot(data: SimulatedGames) -> dict[tuple[str, str], Row]:
    """For each bot and ticket: how often it was offered, kept and met, and the games won by keeping it."""
    fields = ("offer_ticket", "offer_seat", "offer_kept", "offer_met")
    won = pl.col("win").list.get(pl.col("offer_seat").cast(pl.Int64))
    rows = (
        data.rows.select("bot", "win", *fields)
        .explode(*fields)
        .drop_nulls("offer_ticket")
        .group_by(bot=seat_owner("offer_seat"), ticket=pl.col("offer_ticket").cast(pl.String))
        .agg(
            offered=pl.len(),
            kept=pl.sum("offer_kept"),
            met=pl.sum("offer_met"),
            won=(won * pl.col("offer_kept")).sum(),
        )
    )
    return {(row["bot"], row["ticket"]): row for row in collected(rows)}


def tickets_of(
    data: SimulatedGames, names: dict[str, str], offers: dict[tuple[str, str], Row], bot: str
) -> list[TicketWorth]:
    """The tickets of the board as one bot sees them, best worth first."""
    none = {"offered": 0, "kept": 0, "met": 0, "won": 0.0}
    rows = [
        TicketWorth(
            f"{names[ticket['a']]} – {names[ticket['b']]}",
            ticket["points"],
            ticket["deck"] == "long",
            *(offers.get((bot, ticket["id"]), none)[name] for name in ("offered", "kept", "met", "won")),
        )
        for ticket in data.facts["tickets"]
    ]
    return sorted(rows, key=lambda row: -1000.0 if row.worth is None else row.worth, reverse=True)


def tickets(data: SimulatedGames, names: dict[str, str]) -> str:
    offers = offers_by_bot(data)
    rows = tickets_of(data, names, offers, data.best)
    worth = [row for row in rows if row.worth is not None]
    offered, kept, met = (sum(getattr(row, name) for row in rows) for name in ("offered", "kept", "met"))
    lead = (
        f"Of {offered:,} tickets offered to <b>{escape(data.best)}</b> it kept "
        f"{percent(kept / offered) if offered else '–'} and met {percent(met / kept) if kept else '–'} of those. "
        "A ticket’s worth is the mean of its points when it was met and minus its points when it was not."
    )
    shares = ("kept when offered", "met when kept")
    title = "" if len(data.bots) == 1 else f", for {data.best}"
    tables = [details(f"All tickets of {bot}", ticket_table(tickets_of(data, names, offers, bot))) for bot in data.bots]
    return section(
        "Tickets",
        lead,
        figure(
            f"By points{title}", "How often tickets are kept and met.", marks_legend(shares), by_points(rows, shares)
        ),
        figure(
            f"Best worth{title}",
            "At the end of each row, its worth.",
            marks_legend(shares),
            chart("Best tickets", worth[:FEW], shares),
        ),
        figure(
            f"Worst worth{title}",
            "At the end of each row, its worth.",
            marks_legend(shares),
            chart("Worst tickets", worth[-FEW:], shares),
        ),
        figure("By bot", "Means of a seat and game.", bot_table(data), *tables, wide=True),
        kind="triples",
    )


def chart(label: str, rows: list[TicketWorth], shares: tuple[str, str]) -> str:
    return dots(
        label,
        shares,
        [Dots(f"{row.name} {row.points}", (row.kept_share, row.met_share), f"{row.worth or 0.0:+.1f}") for row in rows],
    )


def by_points(rows: list[TicketWorth], shares: tuple[str, str]) -> str:
    drawn = []
    for low, high in CLASSES:
        some = [row for row in rows if low <= row.points <= high]
        offered, kept, met = (sum(getattr(row, name) for row in some) for name in ("offered", "kept", "met"))
        if some:
            most = max(row.points for row in some)
            name = f"{min(row.points for row in some)} to {most} points"
            drawn.append(Dots(name, (kept / offered if offered else None, met / kept if kept else None)))
    return dots("Tickets kept and met by their points", shares, drawn)


def bot_table(data: SimulatedGames) -> str:
    columns = ["tickets_kept", "tickets_met", "points_tickets", "points_globetrotter"]
    means = mean_by_bot(data, columns)
    return table(
        ("bot", "kept", "met", "share", "points", "globe&shy;trotter"),
        [
            (
                escape(bot),
                f"{row['tickets_kept']:.2f}",
                f"{row['tickets_met']:.2f}",
                percent(row["tickets_met"] / row["tickets_kept"]) if row["tickets_kept"] else "–",
                f"{row['points_tickets']:.1f}",
                f"{row['points_globetrotter']:.1f}",
            )
            for bot, row in ((bot, means[bot]) for bot in data.bots)
        ],
        "Tickets of a seat and game, by bot",
    )


def ticket_table(rows: list[TicketWorth]) -> str:
    return table(
        ("ticket", "points", "offered", "kept", "met", "worth", "won"),
        [
            (
                escape(row.name) + (" (long)" if row.long else ""),
                str(row.points),
                f"{row.offered:,}",
                meter(row.kept_share or 0.0, percent(row.kept_share or 0.0)),
                meter(row.met_share or 0.0, percent(row.met_share or 0.0)),
                f"{row.worth or 0.0:+.1f}",
                percent(row.won / row.kept) if row.kept else "–",
            )
            for row in rows
        ],
        "All tickets, best worth first",
    )
