"""Paying point by point, in one order of the means: W5.9 a line, W6.3 an engine point that is missing."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.dales.rules.choices import CUBES, MEANS, PAY, SCRATCH
from branchline.games.dales.rules.tracks import Tracks


class Payment(Tracks):
    def has(self, means: i64) -> i64:
        """How many points of a means of payment the seat to act has."""
        if means == CUBES:
            return self.cubes[self.turn]
        return self.space(means - 1, self.turn)

    def payments_into(self, out: vec[i64]) -> i64:
        """W5.9, W6.3 Any points, the player choosing; the same points in another order are not another choice."""
        count: i64 = 0
        for means in range(self.least, MEANS):
            rest: i64 = 0
            for other in range(means, MEANS):
                rest += self.has(other)
            if self.has(means) > 0 and rest >= self.short:
                out[count] = PAY + means
                count += 1
        return count

    def pay(self, means: i64) -> None:
        if means == CUBES:
            self.spend_cubes(self.turn, 1)
        else:
            self.spend(self.turn, means - 1, 1)
        self.short -= 1
        self.least = means

    def paid(self) -> bool:
        """Points that leave no choice are paid by themselves; whether all are paid now."""
        while self.short > 0:
            if self.payments_into(SCRATCH) > 1:
                return False
            self.pay(SCRATCH[0] - PAY)
        self.least = 0
        return True
