"""What happens automatically or in answer to a decision, for narration: a code and four numbers each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

E_BID: Final[i64] = 1
E_OUTBID: Final[i64] = 2
E_WON: Final[i64] = 3
E_GAIN: Final[i64] = 4
E_ORDER: Final[i64] = 5
E_LINK: Final[i64] = 6
E_BUILT: Final[i64] = 7
E_SPENT: Final[i64] = 8
E_OPPONENTS: Final[i64] = 9
E_CONNECTION: Final[i64] = 10
E_NO_BUILD: Final[i64] = 11
E_BOUGHT: Final[i64] = 12
E_MOVED: Final[i64] = 13
E_PASSED: Final[i64] = 14
E_NO_TRAINS: Final[i64] = 15
E_PROFIT: Final[i64] = 16
E_POINTS: Final[i64] = 17
E_SOLD: Final[i64] = 18
E_TOWN: Final[i64] = 19
E_REMOVED: Final[i64] = 20
E_NO_SALE: Final[i64] = 21
E_ROUND: Final[i64] = 22
E_TOKEN: Final[i64] = 23
E_OVER: Final[i64] = 24
EVENT: Final[i64] = 5
