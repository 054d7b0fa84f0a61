"""Another process with the same store. It says on its standard output what it has done, one line for each thing.

python child.py append|race|news|claim|channels|open JSON-OF-THE-PLACE TABLE...
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from branchline.core.errors import BranchlineError
from branchline.server.store import Store, Taken, open_store
from tests.server.store.rows import append


async def main(what: str, place: str, *tables: str) -> None:
    where = json.loads(place)
    store = open_store(Path(where["data"]) if where["data"] else None, where["database"])
    try:
        await store.open()
    except BranchlineError as why:
        say(type(why).__name__, str(why))
        return
    say("open")
    if what == "append":
        await asyncio.gather(*[append_for_ever(store, table) for table in tables])
    elif what == "race":
        await race(store, *tables)
    elif what == "claim":
        await claim_all(store)
    elif what == "channels":
        await claim_channels(store)
    elif what == "news":
        async for table in store.news():
            say("news", table or "everything")
    await store.close()


async def append_for_ever(store: Store, table: str) -> None:
    """Said only when it is acknowledged."""
    stored = await store.load(table)
    assert stored is not None
    seq = stored.row.seq
    while True:
        seq += 1
        await store.append(append(table, seq, seq))
        say(table, seq)


async def race(store: Store, table: str, moves: str) -> None:
    """Try to make every move; a process that loses one goes on with the next."""
    await asyncio.to_thread(sys.stdin.readline)
    seq = 1
    while seq <= int(moves):
        try:
            await store.append(append(table, seq, seq))
            say("won", seq)
        except Taken:
            say("lost", seq)
        seq += 1


async def claim_all(store: Store) -> None:
    """Whatever is due by 1000, a few at a time; a claim holds until 2000."""
    await asyncio.to_thread(sys.stdin.readline)
    while found := await store.claim_due(1000.0, 2000.0, 3):
        for table in found:
            say("claimed", table)
    say("none")


async def claim_channels(store: Store) -> None:
    """Those on which something is to be sent, in the same way."""
    await asyncio.to_thread(sys.stdin.readline)
    while found := await store.outbox.claim(1000.0, 2000.0, 3):
        for channel in found:
            say("claimed", channel.id)
    say("none")


def say(*words: object) -> None:
    print(*words, flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
