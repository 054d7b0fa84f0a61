"""Versions of a store."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest

from branchline.server.store import OtherStore, open_store, schema
from tests.server.store.rows import append, new_table

pytestmark = pytest.mark.anyio


def run(place: dict[str, Any], *statements: str) -> list[Any]:
    """Past the store, into the database itself."""
    if place["data"]:
        with sqlite3.connect(place["data"] / "branchline.db") as connection:
            found = [connection.execute(statement).fetchall() for statement in statements]
        connection.close()
        return found[-1]
    with psycopg.connect(place["database"]) as link:
        cursors = [link.execute(statement) for statement in statements]
        return cursors[-1].fetchall() if cursors[-1].description else []


async def test_a_store_from_the_future_is_refused_by_its_version(place: dict[str, Any]) -> None:
    store = open_store(**place)
    await store.open()
    await new_table(store, "t1")
    await store.close()
    run(place, f"UPDATE schema_version SET version = {schema.NEWEST + 1}")
    for reading in (False, True):
        with pytest.raises(OtherStore, match=rf"newer Branchline \(version {schema.NEWEST + 1}"):
            await open_store(**place, reading=reading).open()
    assert run(place, "SELECT version FROM schema_version") == [(schema.NEWEST + 1,)]


async def test_a_store_of_an_older_version_is_brought_up_to_date_with_its_tables(
    place: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(**place)
    await store.open()
    await new_table(store, "t1")
    await store.append(append("t1", 1, 2))
    before = await store.load("t1")
    await store.close()
    later = [*schema.MIGRATIONS, "CREATE TABLE later (word {bytes}); INSERT INTO later VALUES ('x')"]
    monkeypatch.setattr(schema, "MIGRATIONS", later)
    monkeypatch.setattr(schema, "NEWEST", len(later))
    with pytest.raises(OtherStore, match="start the server"):
        await open_store(**place, reading=True).open()
    for _ in range(2):  # and only once
        store = open_store(**place)
        await store.open()
        assert await store.load("t1") == before
        await store.close()
    assert run(place, "SELECT count(*) FROM later") == [(1,)]
    assert run(place, "SELECT version FROM schema_version") == [(len(later),)]


async def test_a_migration_that_fails_leaves_the_store_as_it_was(
    place: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(**place)
    await store.open()
    await store.close()
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, "CREATE TABLE later (word TEXT); nonsense"])
        patch.setattr(schema, "NEWEST", schema.NEWEST + 1)
        with pytest.raises(Exception, match="nonsense"):
            await open_store(**place).open()
    assert run(place, "SELECT version FROM schema_version") == [(schema.NEWEST,)]
    store = open_store(**place)
    await store.open()
    await new_table(store, "t1")
    await store.close()


async def test_a_database_with_other_peoples_tables_is_refused(new_database: Any) -> None:
    place = {"data": None, "database": new_database()}
    run(place, "CREATE TABLE entries (theirs TEXT)")
    with pytest.raises(OtherStore, match="not ours"):
        await open_store(**place).open()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "branchline.db").write_bytes(b"this is a shopping list" * 100)
    with pytest.raises(Exception, match="not a database"):
        await open_store(tmp_path, None).open()
    assert (tmp_path / "branchline.db").read_bytes().startswith(b"this is a shopping list")


def test_a_store_is_a_folder_or_a_database_and_not_both() -> None:
    for data, database in [(None, None), (Path("x"), "postgresql://y")]:
        with pytest.raises(OtherStore, match="one of the two"):
            open_store(data, database)


async def test_a_store_that_was_opened_for_reading_reads_beside_a_server_and_writes_nothing(
    place: dict[str, Any],
) -> None:
    store = open_store(**place)
    await store.open()
    await new_table(store, "t1")
    reader = open_store(**place, reading=True)
    await reader.open()
    await store.append(append("t1", 1, 1))
    assert await reader.load("t1") == await store.load("t1")
    for change in (reader.append(append("t1", 2, 2)), reader.delete("t1"), reader.claim("t1", 2, "me", 9e9)):
        with pytest.raises(Exception, match="reading only"):
            await change
    await reader.close()
    await store.close()


async def test_there_is_nothing_to_read_in_an_empty_place(place: dict[str, Any]) -> None:
    with pytest.raises(OtherStore):
        await open_store(**place, reading=True).open()
    if place["data"]:
        assert not place["data"].exists()


async def test_what_is_asked_at_the_start_and_for_every_list_is_found_by_an_index(tmp_path: Path) -> None:
    """So a server with 100,000 tables starts as fast as one with none."""
    store = open_store(tmp_path, None)
    await store.open()
    await store.close()
    place = {"data": tmp_path}
    newest = "ORDER BY touched DESC, id DESC LIMIT 50"
    for query, index in {
        "SELECT id FROM tables WHERE house AND NOT over ORDER BY id LIMIT 1000": "tables_of_the_house",
        f"SELECT id, card FROM tables WHERE listed AND NOT over {newest}": "tables_in_the_lobby",
        f"SELECT id, card FROM tables WHERE (touched, id) < (5.0, 'x') {newest}": "tables_by_touched",
        "SELECT body FROM seats WHERE invitation = x'00'": "seats_by_invitation",
        "SELECT body FROM seats WHERE person = 'x'": "seats_by_person",
        "SELECT id FROM devices WHERE person = 'x'": "devices_by_person",
        "SELECT id FROM devices WHERE key = x'00'": "devices_by_key",
        "SELECT table_id, seat FROM waits WHERE due > 0 AND due <= 5.0 ORDER BY due LIMIT 9": "waits_by_due",
        "SELECT id FROM tables WHERE due > 0 AND due <= 5.0 ORDER BY due LIMIT 9": "tables_by_due",
    }.items():
        plan = " ".join(row[-1] for row in run(place, f"EXPLAIN QUERY PLAN {query}"))
        assert index in plan
        assert "TEMP B-TREE" not in plan
