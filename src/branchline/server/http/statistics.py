"""Statistics of the house: of all tables how many, and of the newest ones which games and bots."""

from __future__ import annotations

import time
from collections import Counter, defaultdict

from branchline.server.common.messages import HouseStatistics, TableCard
from branchline.server.common.records import read_card
from branchline.server.house import House

NEWEST = 2_000  # tables whose cards are looked at
PAGE = 500
FRESH = 30.0  # seconds that an answer is good for
known: dict[str, tuple[float, HouseStatistics]] = {}  # by house


async def statistics(house: House) -> HouseStatistics:
    """Counts of everything; games and bots of the newest tables. Asked again soon, the same answer is given."""
    when, answer = known.get(house.owner, (0.0, None))
    if answer is not None and time.time() - when < FRESH:
        return answer
    count = await house.store.count()
    games: dict[str, Counter[str]] = defaultdict(Counter)
    bots: dict[str, Counter[str]] = defaultdict(Counter)
    after: str | None = None
    for _ in range(NEWEST // PAGE):
        rows = await house.store.tables(after=after, limit=PAGE)
        for row in rows:
            note(read_card(row.card), games[row.game], bots)
        if len(rows) < PAGE:
            break
        after = rows[-1].id
    answer = HouseStatistics(
        tables=count.get("tables", 0),
        running=count.get("running", 0),
        finished=count.get("finished", 0),
        moves=count.get("moves", 0),
        games={name: dict(counts) for name, counts in sorted(games.items())},
        bots={name: dict(counts) for name, counts in sorted(bots.items())},
    )
    known[house.owner] = (time.time(), answer)
    return answer


def note(card: TableCard, game: Counter[str], bots: dict[str, Counter[str]]) -> None:
    """One table: of its game, and of each bot how often it sat, finished and won."""
    game["tables"] += 1
    game["moves"] += card.seq
    game["finished"] += card.result is not None
    for seat in card.seats if not card.laid_out else []:  # who wins from there says nothing about a bot
        if seat.bot is not None and not seat.stand_in:
            bots[seat.bot]["seats"] += 1
            if card.result is not None:
                bots[seat.bot]["finished"] += 1
                bots[seat.bot]["won"] += card.result.ranking[seat.seat] == 1
