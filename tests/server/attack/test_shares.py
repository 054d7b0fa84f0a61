"""Who thinks when all want to: a person's bots before those of tables where nobody plays; addresses get fair shares."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from branchline.server.minds.shares import Asker, Shares
from tests.server.running import Running, Table, until

BOTS = [{"kind": "bot", "bot": "apprentice"}] * 4


def one_after_another(askers: list[Asker], processes: int = 1) -> list[Asker]:
    """All ask at once, each thinks for the same time; the order in which they were let in."""
    order: list[Asker] = []

    async def think(shares: Shares, asker: Asker) -> None:
        async with shares.turn(asker):
            order.append(asker)
            await asyncio.sleep(0.001)

    async def all_at_once() -> None:
        shares = Shares(processes)
        await asyncio.gather(*(think(shares, asker) for asker in askers))
        assert shares.free == processes

    asyncio.run(all_at_once())
    return order


@pytest.mark.parametrize("processes", [1, 3])
def test_an_address_with_many_tables_gets_no_more_than_one_with_a_single_one(processes: int) -> None:
    many = [Asker("one", f"t{number}") for number in range(50)]
    order = one_after_another([*many, *[Asker("two", "t")] * 5], processes)
    assert Counter(asker.address for asker in order[:10])["two"] >= 4
    assert len(order) == 55


def test_a_table_that_asks_often_gets_no_more_than_the_others_of_its_address() -> None:
    order = one_after_another([*[Asker("one", "greedy")] * 20, Asker("one", "a"), Asker("one", "b")])
    assert {asker.table for asker in order[:4]} == {"greedy", "a", "b"}


def test_whom_nobody_waits_for_thinks_seldom_but_does() -> None:
    people = [Asker("p", f"t{number}") for number in range(40)]
    alone = [Asker("b", f"b{number}", awaited=False) for number in range(40)]
    order = one_after_another([*alone, *people])
    assert 3 <= sum(not asker.awaited for asker in order[1:41]) <= 6
    assert len(order) == 80


def test_a_question_that_is_cancelled_gives_its_turn_away() -> None:
    async def scene() -> None:
        shares = Shares(1)
        async with shares.turn(Asker("a")):
            waiting = [asyncio.create_task(take(shares, f"t{number}")) for number in range(4)]
            await asyncio.sleep(0)
            waiting[1].cancel()
            await asyncio.sleep(0)
        waiting[0].cancel()  # it has been let in just now
        await asyncio.wait_for(asyncio.gather(*waiting[2:]), 10.0)
        assert (shares.free, shares.awaited.waiting, shares.alone.waiting) == (1, {}, {})

    async def take(shares: Shares, table: str) -> None:
        async with shares.turn(Asker("a", table)):
            await asyncio.sleep(0)

    asyncio.run(scene())


def test_sixty_tables_of_bots_do_not_keep_a_person_waiting(start: Any) -> None:
    server: Running = start(thinkers=1, bot_tables_per_address=(60, 1.0))
    crowd = [server.create(seats=BOTS) for _ in range(60)]
    until(lambda: moves(server, crowd) > 60)
    table = server.create("foothills", [{"kind": "person", "name": "A"}, {"kind": "bot", "bot": "greedy"}])
    before, mine = moves(server, crowd), 0
    while mine < 5:
        until(lambda: 0 in table.get(seat=0)["card"]["deciders"])
        state = table.get(seat=0)
        if state["may_end"]:
            table.post("/end", 0, {"at": state["at"]})
        else:
            table.move(0, state["view"]["legal"][0], state["at"])
            mine += 1
    until(lambda: 0 in table.get(seat=0)["card"]["deciders"])
    answers = table.get()["card"]["seq"] - mine
    assert answers > 0
    assert moves(server, crowd) - before < 60 + 2 * answers  # not as many for each of its moves


def moves(server: Running, tables: list[Table]) -> int:
    return sum(server.house.tables[table.name].seq for table in tables)


def test_an_address_sets_only_some_tables_at_which_nobody_plays(start: Any) -> None:
    server: Running = start(bot_tables_per_address=(2, 0.0001))
    plans: list[Any] = [{"game": "foothills", "seats": [{"kind": "bot", "bot": "random"}] * 2}] * 3
    plans[1] = {"game": "foothills", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "open", "bot": "random"}]}
    answers = [server.http.post("/api/tables", json=plan) for plan in plans]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["error"] == "too-many"
    assert server.create("foothills", 2)
