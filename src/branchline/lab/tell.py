"""Shares as people read them."""

from __future__ import annotations


def percent(share: float) -> str:
    """A share with as many digits as say something.

    >>> percent(0.5), percent(0.99931), percent(0.00001), percent(1.0)
    ('50.0 %', '99.93 %', '< 0.01 %', '100 %')
    """
    if share in (0.0, 1.0):
        return f"{share:.0%}".replace("%", " %")
    if share < 0.00005 or share > 0.99995:
        return "< 0.01 %" if share < 0.5 else "> 99.99 %"
    digits = 1 if 0.01 <= share <= 0.99 else 2
    return f"{100 * share:.{digits}f} %"
