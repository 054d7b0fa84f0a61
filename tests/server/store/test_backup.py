"""Backups: from each kind of store into each, of a store in use, and what is refused."""

from __future__ import annotations

import asyncio
import gzip
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from branchline.cli import main
from branchline.server.store import OtherStore, Snapshot, Store, open_store, schema
from branchline.server.store.backup import BadBackup, read_backup, write_backup
from branchline.server.store.shelf import shelf_of
from tests.server.store.rows import append, new_table

pytestmark = pytest.mark.anyio

TABLES = ["t1", "t2", "t3"]


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """Where to restore."""
    if request.param == "sqlite":
        return {"data": tmp_path / "other", "database": None}
    return {"data": None, "database": request.getfixturevalue("new_database")()}


async def fill(store: Store) -> None:
    for table in TABLES:
        await new_table(store, table, listed=table == "t1")
        await store.append(append(table, 1, 5, snapshot=Snapshot(3, b"\x00\xff"), touched=1e9 + 1 / 3))
        await store.put_draft(table, 0, b"draft")
        await store.put_notes(table, 1, "Notizen für später".encode())
        await store.say(table, None, b"hello", 2.5)
        await store.say(table, 1, b"hello", 3.5)
        await store.forget(table, 1)
    await store.append(append("t3", 6, 6, over=True, house=True))
    await store.fault("t2", 4, b"second", 5.5)
    await store.fault("t1", 4, b"first", 4.5)
    await store.put_board("foothills", "abc", b"{}")


async def everything(store: Store) -> list[Any]:
    found: list[Any] = [
        await store.count(),
        await store.tables(),
        await store.faults(),
        await store.boards("foothills"),
        await store.board("foothills", "abc"),
    ]
    for table in TABLES:
        found += [await store.load(table), await store.entries(table, 1, 99), await store.chat(table, most=99)]
    return found


async def test_a_backup_of_a_store_in_use_restores_into_either_kind(
    store: Store, place: dict[str, Any], other: dict[str, Any], tmp_path: Path
) -> None:
    await fill(store)
    before = await everything(store)
    counts = await asyncio.to_thread(write_backup, shelf_of(**place), tmp_path / "backup")
    assert counts["tables"] == 3
    assert counts["entries"] == 16
    await store.append(append("t1", 6, 6))  # after the backup
    assert await asyncio.to_thread(read_backup, tmp_path / "backup", shelf_of(**other)) == counts
    restored = open_store(**other)
    await restored.open()
    assert await everything(restored) == before
    assert (await restored.say("t1", 0, b"next", 1.0)).number == 3
    await restored.append(append("t1", 6, 6))
    await restored.fault("t1", 6, b"third", 6.5)
    assert len(await restored.faults()) == 3
    await restored.close()


async def test_a_store_that_is_not_empty_is_never_restored_into(
    store: Store, place: dict[str, Any], other: dict[str, Any], tmp_path: Path
) -> None:
    await fill(store)
    write_backup(shelf_of(**place), tmp_path / "backup")
    full = open_store(**other)
    await full.open()
    await new_table(full, "mine")
    before = await full.load("mine")
    await full.close()
    with pytest.raises(OtherStore, match="not empty"):
        read_backup(tmp_path / "backup", shelf_of(**other))
    full = open_store(**other)
    await full.open()
    assert await full.load("mine") == before
    assert (await full.count())["tables"] == 1
    await full.close()


async def test_an_empty_store_that_a_server_made_can_be_filled(
    store: Store, place: dict[str, Any], other: dict[str, Any], tmp_path: Path
) -> None:
    await fill(store)
    write_backup(shelf_of(**place), tmp_path / "backup")
    empty = open_store(**other)
    await empty.open()
    await empty.close()
    read_backup(tmp_path / "backup", shelf_of(**other))
    filled = open_store(**other)
    await filled.open()
    assert await everything(filled) == await everything(store)
    await filled.close()


async def test_a_backup_of_an_older_version_is_brought_up_to_date(
    store: Store, place: dict[str, Any], other: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store)
    before = await everything(store)
    write_backup(shelf_of(**place), tmp_path / "backup")
    later = [*schema.MIGRATIONS, "CREATE TABLE later (word TEXT); UPDATE tables SET card = 'new' WHERE id = 't9'"]
    monkeypatch.setattr(schema, "MIGRATIONS", later)
    monkeypatch.setattr(schema, "NEWEST", len(later))
    read_backup(tmp_path / "backup", shelf_of(**other))
    restored = open_store(**other)
    await restored.open()
    assert await everything(restored) == before
    await restored.close()


async def test_a_backup_is_its_owners_and_overwrites_nothing(
    store: Store, place: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "backup"
    write_backup(shelf_of(**place), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    kept = path.read_bytes()
    with pytest.raises(OtherStore, match="already"):
        write_backup(shelf_of(**place), path)
    assert path.read_bytes() == kept


def damaged(text: bytes) -> dict[str, bytes]:
    lines = text.splitlines(keepends=True)
    return {
        "cut": gzip.compress(b"".join(lines[:-1])),
        "a row less": gzip.compress(b"".join([*lines[:5], *lines[6:]])),
        "a letter changed": gzip.compress(text.replace(b"foothills", b"foothillz", 1)),
        "cut in the compression": gzip.compress(text)[:-20],
        "something else": b"hello",
        "empty": gzip.compress(b""),
        "other JSON": gzip.compress(b'{"rows": 0}\n'),
        "no objects": gzip.compress(b"[]\n[]\n"),
    }


async def test_a_damaged_backup_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    place = {"data": tmp_path / "data", "database": None}
    store = open_store(**place)
    await store.open()
    await fill(store)
    await store.close()
    write_backup(shelf_of(**place), tmp_path / "backup")
    for name, content in damaged(gzip.decompress((tmp_path / "backup").read_bytes())).items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(BadBackup, match=name):
            read_backup(tmp_path / name, shelf_of(tmp_path / "other", None))
        assert not (tmp_path / "other").exists()


async def test_a_backup_from_the_future_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = {"data": tmp_path / "data", "database": None}
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, "CREATE TABLE later (word TEXT)"])
        patch.setattr(schema, "NEWEST", schema.NEWEST + 1)
        store = open_store(**place)
        await store.open()
        await store.close()
        write_backup(shelf_of(**place), tmp_path / "backup")
    with pytest.raises(OtherStore, match="newer Branchline"):
        read_backup(tmp_path / "backup", shelf_of(tmp_path / "other", None))


async def test_a_store_in_use_by_a_server_is_not_restored_into(tmp_path: Path) -> None:
    place = {"data": tmp_path / "data", "database": None}
    store = open_store(**place)
    await store.open()
    write_backup(shelf_of(**place), tmp_path / "backup")
    with pytest.raises(OtherStore, match="another server"):
        read_backup(tmp_path / "backup", shelf_of(**place))
    await store.close()


def test_backup_and_restore_from_the_command_line(
    new_database: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> None:
        store = open_store(tmp_path / "data", None)
        await store.open()
        await fill(store)
        await store.close()

    asyncio.run(make())
    file = str(tmp_path / "backup")
    database = new_database()
    assert main(["backup", file, "--data", str(tmp_path / "data")]) == 0
    assert "3 tables with 16 moves, 1 boards" in capsys.readouterr().out
    assert main(["restore", file, "--database", database]) == 0
    assert "3 tables with 16 moves, 1 boards" in capsys.readouterr().out
    assert main(["restore", file, "--database", database]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "nothing"), "--data", str(tmp_path / "new")]) == 2
    assert "nothing" in capsys.readouterr().err
    assert main(["backup", file + "2", "--data", str(tmp_path / "nowhere")]) == 2
    assert "there is no store" in capsys.readouterr().err
    assert not (tmp_path / "backup2").exists()
    assert not (tmp_path / "nowhere").exists()
