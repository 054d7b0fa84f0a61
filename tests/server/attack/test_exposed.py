"""What a server on the internet meets: foreign names, whole networks of one attacker, full disks, lost files."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from branchline.server.common.network import counted_as
from branchline.server.store import OtherStore, StoreDown, open_store, schema
from tests.server.running import TTR, Running, settings_at, until

FIXTURES = Path(__file__).parents[2] / "fixtures" / "store-2"


@pytest.fixture
def named(tmp_path: Path) -> Iterator[Any]:
    running: list[Running] = []

    def begin(**settings: Any) -> Running:
        made = settings_at({"data": tmp_path / "data", "database": None}, tmp_path, **settings.pop("limits", {}))
        for name, value in settings.items():
            setattr(made, name, value)
        running.append(Running(made))
        return running[-1]

    yield begin
    for server in running:
        server.stop()


def test_a_name_that_is_not_the_servers_is_refused(named: Any) -> None:
    """DNS rebinding: a page of evil.example, whose name leads to this machine for a moment, is of the same origin."""
    server = named(names=["Trains.example.org"])
    for host in ("evil.example", "evil.example:8000", "trains.example.org.evil.example", "", "[evil]", "1.2.3.4.evil"):
        answer = server.http.get("/api/games", headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]) == (421, "unknown-host"), host
        page = server.http.get("/", headers={"Host": host})
        assert page.status_code == 421
    for host in ("trains.example.org", "TRAINS.example.org:443", "localhost:9", "127.0.0.1", "[::1]:8000", "[fe80::1]"):
        assert server.http.get("/api/games", headers={"Host": host}).status_code == 200, host
    table = server.create()
    path = f"ws://{server.address}{table.path}/live"
    with pytest.raises(InvalidStatus, match="421"), connect(path, additional_headers={"Host": "evil.example"}):
        pass


def test_behind_a_proxy_the_name_is_the_one_that_the_proxy_was_asked_for(named: Any) -> None:
    server = named(names=["trains.example.org"], proxy=True)
    ask = server.http.get
    assert ask("/api/games", headers={"X-Forwarded-Host": "trains.example.org"}).status_code == 200
    refused = {"Host": "trains.example.org", "X-Forwarded-Host": "evil.example"}
    assert ask("/api/games", headers=refused).status_code == 421


def test_without_names_every_name_of_the_living_room_will_do(named: Any) -> None:
    server = named()
    assert server.http.get("/api/games", headers={"Host": "grannys-laptop.local:8000"}).status_code == 200


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("nonsense", "nonsense"),
    ],
)
def test_an_ipv6_network_is_counted_as_one(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_a_limit_is_not_got_around_by_a_network_of_ones_own(named: Any) -> None:
    server = named(proxy=True, limits={"tables_per_address": (2, 0.0001)})

    def ask(address: str) -> int:
        body = {"game": TTR, "seats": [{"kind": "open"}] * 2}
        code: int = server.http.post("/api/tables", json=body, headers={"X-Forwarded-For": address}).status_code
        return code

    assert [ask(f"2001:db8::{number}") for number in range(1, 5)] == [201, 201, 429, 429]
    assert ask("2001:db8:0:1::1") == 201


def test_a_page_may_talk_to_its_own_host_and_to_no_other(named: Any) -> None:
    server = named()
    for host in ("trains.example.org", "127.0.0.1:8000", "[::1]:8000"):
        policy = server.http.get("/", headers={"Host": host}).headers["content-security-policy"]
        assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    for host in ("x;script-src *", "a b", "é", "x/y"):
        policy = server.http.get("/", headers={"Host": host.encode()}).headers["content-security-policy"]
        assert "connect-src 'self';" in policy
        assert "script-src" not in policy


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", folder], capture_output=True, check=False)
    if made.returncode:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def fill_up(disk: Path) -> None:
    with (disk / "ballast").open("wb", buffering=0) as ballast:
        while (written := shutil.disk_usage(disk).free) and ballast.write(bytes(min(written, 4096))):
            pass


def test_health_fails_on_a_full_disk_and_is_good_again_when_there_is_room(small_disk: Path, tmp_path: Path) -> None:
    server = Running(settings_at({"data": small_disk / "data", "database": None}, tmp_path))
    try:
        assert server.http.get("/health").status_code == 200
        fill_up(small_disk)
        until(lambda: server.http.get("/health").status_code == 503)
        assert server.http.get("/health").json()["error"] == "store-down"
        (small_disk / "ballast").unlink()
        until(lambda: server.http.get("/health").status_code == 200)
    finally:
        server.stop()


def test_who_asks_often_whether_all_is_well_makes_the_disk_no_busier(named: Any) -> None:
    server = named()
    probe, probes = server.house.store.probe, []

    async def counted() -> None:
        probes.append(1)
        await probe()

    server.house.store.probe = counted
    assert {server.http.get("/health").status_code for _ in range(50)} == {200}
    assert len(probes) < 50


@pytest.mark.anyio
async def test_a_store_of_no_bytes_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "branchline.db").touch()
    with pytest.raises(OtherStore, match="0 bytes"):
        await open_store(tmp_path, None).open()
    assert (tmp_path / "branchline.db").stat().st_size == 0
    (tmp_path / "branchline.db").unlink()
    (tmp_path / "branchline.db.new").write_bytes(b"a first start that was killed")
    store = open_store(tmp_path, None)
    await store.open()
    assert await store.count() == {"tables": 0, "running": 0, "finished": 0, "moves": 0}
    await store.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["branchline.db", "branchline.lock"]


def version(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        (found,) = connection.execute("SELECT version FROM schema_version").fetchone()
    connection.close()
    return int(found)


@pytest.mark.anyio
async def test_before_a_migration_the_file_is_kept_and_leads_back(tmp_path: Path) -> None:
    path, kept = tmp_path / "branchline.db", tmp_path / "branchline-of-version-2.db"
    shutil.copy(FIXTURES / "branchline.db", path)
    path.chmod(0o600)
    for _ in range(2):
        store = open_store(tmp_path, None)
        await store.open()
        await store.close()
        assert (version(path), version(kept)) == (schema.NEWEST, 2)
    assert kept.stat().st_mode & 0o777 == 0o600, "it holds the same secrets"
    assert sorted(each.name for each in tmp_path.glob("*.db")) == [kept.name, path.name], "a start that changes nothing"
    tables = [entry["table"] for entry in json.loads((FIXTURES / "tables.json").read_text(encoding="utf-8"))]
    path.unlink()
    shutil.copy(kept, path)  # the way back
    store = open_store(tmp_path, None)
    await store.open()
    for table in tables:
        assert await store.load(table) is not None
    await store.close()


@pytest.mark.anyio
async def test_a_copy_that_is_kept_already_is_not_written_over(tmp_path: Path) -> None:
    """A migration that was broken off halfway and begins again must not replace what it began from."""
    kept = tmp_path / "branchline-of-version-2.db"
    shutil.copy(FIXTURES / "branchline.db", tmp_path / "branchline.db")
    kept.write_bytes(b"of the first try")
    store = open_store(tmp_path, None)
    await store.open()
    await store.close()
    assert kept.read_bytes() == b"of the first try"


@pytest.mark.anyio
async def test_where_there_is_no_room_for_the_copy_nothing_is_migrated(small_disk: Path) -> None:
    path = small_disk / "branchline.db"
    shutil.copy(FIXTURES / "branchline.db", path)
    fill_up(small_disk)
    with pytest.raises(StoreDown, match=r"full|space"):
        await open_store(small_disk, None).open()
    (small_disk / "ballast").unlink()
    assert version(path) == 2
