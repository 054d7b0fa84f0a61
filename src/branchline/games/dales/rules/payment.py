"""Paying point by point, with the means in a fixed order: W5.9 a line, W6.3 a missing engine point."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.dales.rules.choices import CUBES, MEANS, PAY, SCRATCH
from branchline.games.dales.rules.table import DalesTable
from branchline.games.dales.rules.tracks import space, spend, spend_cubes


def has(table: DalesTable, means: i64) -> i64:
    """How many points of a means of payment the seat to act has."""
    if means == CUBES:
        return table.cubes[table.turn]
    return space(table, means - 1, table.turn)


def payments_into(table: DalesTable, out: vec[i64]) -> i64:
    """W5.9, W6.3 Any points the player chooses; the same points in another order are not another choice."""
    count: i64 = 0
    for means in range(table.least, MEANS):
        rest: i64 = 0
        for other in range(means, MEANS):
            rest += has(table, other)
        if has(table, means) > 0 and rest >= table.short:
            out[count] = PAY + means
            count += 1
    return count


def pay(table: DalesTable, means: i64) -> None:
    if means == CUBES:
        spend_cubes(table, table.turn, 1)
    else:
        spend(table, table.turn, means - 1, 1)
    table.short -= 1
    table.least = means


def paid(table: DalesTable) -> bool:
    """Pay the points that leave no choice. Returns whether all are paid now."""
    while table.short > 0:
        if payments_into(table, SCRATCH) > 1:
            return False
        if table.watched:
            table.note(table.turn, SCRATCH[0])
        pay(table, SCRATCH[0] - PAY)
    table.least = 0
    return True
