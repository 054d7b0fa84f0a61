"""The section on tickets: how often each is kept and met, and what it is worth to those who keep it."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

import polars as pl

from branchline.lab.report.charts import Dots, dots, marks_legend
from branchline.lab.report.data import Table, collected, mean_by_bot
from branchline.lab.report.page import details, figure, meter, section, table
from branchline.lab.tell import percent

FEW = 10  # tickets in a short list
CLASSES = ((0, 4), (5, 7), (8, 10), (11, 14), (15, 99))  # tickets by their points


class Ticket(NamedTuple):
    name: str
    points: int
    long: bool
    offered: int
    kept: int
    met: int
    won: float  # games won by those who kept it

    @property
    def kept_share(self) -> float | None:
        return self.kept / self.offered if self.offered else None

    @property
    def met_share(self) -> float | None:
        return self.met / self.kept if self.kept else None

    @property
    def worth(self) -> float | None:
        """T6.2 Points if it is met, minus points if not: the mean over those who kept it."""
        return self.points * (2 * self.met - self.kept) / self.kept if self.kept else None


def ticket_rows(data: Table, names: dict[str, str]) -> list[Ticket]:
    fields = ("offer_ticket", "offer_seat", "offer_kept", "offer_met")
    won = pl.col("win").list.get(pl.col("offer_seat").cast(pl.Int64))
    rows = (
        data.rows.select("win", *fields)
        .explode(*fields)
        .group_by(pl.col("offer_ticket").cast(pl.String).alias("ticket"))
        .agg(
            offered=pl.len(),
            kept=pl.sum("offer_kept"),
            met=pl.sum("offer_met"),
            won=(won * pl.col("offer_kept")).sum(),
        )
    )
    found = {row["ticket"]: row for row in collected(rows)}
    none = {"offered": 0, "kept": 0, "met": 0, "won": 0.0}
    return [
        Ticket(
            f"{names[ticket['a']]} – {names[ticket['b']]}",
            ticket["points"],
            ticket["deck"] == "long",
            *(found.get(ticket["id"], none)[name] for name in ("offered", "kept", "met", "won")),
        )
        for ticket in data.facts["tickets"]
    ]


def tickets(data: Table, names: dict[str, str]) -> str:
    rows = ticket_rows(data, names)
    worth = sorted((row for row in rows if row.worth is not None), key=lambda row: -(row.worth or 0.0))
    kept, met = sum(row.kept for row in rows), sum(row.met for row in rows)
    offered = sum(row.offered for row in rows)
    lead = (
        f"Of {offered:,} tickets offered {percent(kept / offered) if offered else '–'} were kept, and "
        f"{percent(met / kept) if kept else '–'} of those were met. A ticket’s worth is the mean of its points when it "
        "was met and minus its points when it was not."
    )
    shares = ("kept when offered", "met when kept")
    return section(
        "Tickets",
        lead,
        figure("By points", "", marks_legend(shares), by_points(rows, shares)),
        figure("Best worth", "", marks_legend(shares), chart("Best tickets", worth[:FEW], shares)),
        figure("Worst worth", "", marks_legend(shares), chart("Worst tickets", worth[-FEW:], shares)),
        figure(
            "By bot", "Of a seat and game.", bot_table(data), details("All tickets", ticket_table(worth)), wide=True
        ),
    )


def chart(label: str, rows: list[Ticket], shares: tuple[str, str]) -> str:
    return dots(label, shares, [Dots(f"{row.name} {row.points}", (row.kept_share, row.met_share)) for row in rows])


def by_points(rows: list[Ticket], shares: tuple[str, str]) -> str:
    drawn = []
    for low, high in CLASSES:
        some = [row for row in rows if low <= row.points <= high]
        offered, kept, met = (sum(getattr(row, name) for row in some) for name in ("offered", "kept", "met"))
        if some:
            most = max(row.points for row in some)
            name = f"{min(row.points for row in some)} to {most} points"
            drawn.append(Dots(name, (kept / offered if offered else None, met / kept if kept else None)))
    return dots("Tickets kept and met by their points", shares, drawn)


def bot_table(data: Table) -> str:
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


def ticket_table(rows: list[Ticket]) -> str:
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
