"""The house signs the logs of its own tables, with one key for all its processes, and no imported one."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from branchline.cli import main
from branchline.core.log import seal_of
from branchline.server.store.backup import read_backup
from branchline.server.store.shelf import shelf_of
from tests.server.running import TTR, Running, Table, settings_at, until

FIXTURES = Path(__file__).parents[1] / "fixtures" / "before-luck"
TABLES = json.loads((FIXTURES / "tables.json").read_text(encoding="utf-8"))


def key_of(server: Running) -> str:
    return str(server.http.get("/api/house").json()["key"])


def conceded(server: Running) -> Table:
    table = server.create()
    table.past_set_up()
    table.post("/concede", 1)
    return table


def log_of(table: Table, folder: Path) -> Path:
    path = folder / f"{table.name}.jsonl"
    path.write_text(table.ask("GET", "/export").text, encoding="utf-8")
    return path


def test_a_finished_log_is_signed_and_stays_valid_when_a_person_is_erased(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = conceded(server)
    for erased in (False, True):
        if erased:
            assert server.http.post("/api/forget", json={"keys": [table.tokens[0]]}).json() == {"seats": 1}
        path = log_of(table, tmp_path)
        assert ("P0" in path.read_text(encoding="utf-8")) is not erased
        commitment = table.get()["card"]["commitment"]
        assert main(["verify", str(path), "--house", key_of(server), "--commitment", commitment]) == 0
        said = capsys.readouterr().out
        assert "Proven: this house signed" in said
        assert "ended early (conceded) by seat 2" in said


def test_the_key_stays_the_same_after_a_restart_and_in_every_process(start: Callable[..., Running], kind: str) -> None:
    first = start()
    key = key_of(first)
    assert len(bytes.fromhex(key)) == 32
    if kind == "postgresql":
        assert key_of(start()) == key
    first.stop()
    assert key_of(start()) == key


def test_an_imported_log_is_never_signed_by_the_house_it_was_brought_to(server: Running, tmp_path: Path) -> None:
    """Or anyone could have a forged game signed."""
    text = conceded(server).ask("GET", "/export").text
    entries = [json.loads(line) for line in text.splitlines()]
    del entries[-1]["signature"]
    seal, lines = "", []
    for entry in entries:
        del entry["seal"]
        seal = seal_of(seal, entry)
        lines.append(json.dumps(entry | {"seal": seal}, ensure_ascii=False, separators=(", ", ": ")) + "\n")
    for sent, is_signed in ((text, True), ("".join(lines), False)):
        name = server.http.post("/api/logs", content=sent.encode()).json()["table"]
        copy = Table(server, {"table": name, "host": "", "links": []})
        assert copy.get()["card"]["imported"] is True
        exported = copy.ask("GET", "/export").text
        assert exported == sent
        assert ("signature" in json.loads(exported.splitlines()[-1])) is is_signed


def test_names_in_an_imported_log_hide_nothing_and_turn_no_text_around(server: Running) -> None:
    """They are not signed, and whoever brings the file writes them."""
    entries = [json.loads(line) for line in conceded(server).ask("GET", "/export").text.splitlines()]
    entries[0]["names"] = ["\u202eAda\u200b \n", "B" * 100]
    seal, lines = "", []
    for entry in entries:
        del entry["seal"]
        seal = seal_of(seal, entry)
        lines.append(json.dumps(entry | {"seal": seal}) + "\n")
    name = server.http.post("/api/logs", content="".join(lines).encode()).json()["table"]
    card = Table(server, {"table": name, "host": "", "links": []}).get()["card"]
    assert [seat["name"] for seat in card["seats"]] == ["Ada", "B" * 40]


def test_a_log_with_a_signature_under_something_else_is_not_imported(server: Running) -> None:
    one, other = (conceded(server).ask("GET", "/export").text for _ in range(2))
    lines = one.splitlines()
    end = json.loads(lines[-1])
    end["signature"] = json.loads(other.splitlines()[-1])["signature"]
    del end["seal"]
    end["seal"] = seal_of(json.loads(lines[-2])["seal"], end)
    answer = server.http.post("/api/logs", content="\n".join([*lines[:-1], json.dumps(end)]).encode())
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-log")
    assert "the signature is not under this log" in answer.json()["text"]


def test_a_running_table_is_not_signed(server: Running) -> None:
    table = server.create()
    assert "signature" not in table.ask("GET", "/export").text


def test_who_ended_a_table_is_in_its_log(server: Running) -> None:
    table = server.create(TTR, 2)
    for seat in (0, 1):
        table.post("/agree", seat, {"end": True})
    ended = json.loads(table.ask("GET", "/export").text.splitlines()[-2])
    assert (ended["end"], ended["seats"]) == ("agreed", [0, 1])


@pytest.fixture
def before(place: dict[str, Any], tmp_path: Path) -> Any:
    """A house on the store of the version before, on either kind of store."""
    if place["data"]:
        place["data"].mkdir()
        shutil.copy(FIXTURES / "branchline.db", place["data"])
    else:
        read_backup(FIXTURES / "store.backup", shelf_of(**place))
    running = Running(settings_at(place, tmp_path))
    yield running
    running.stop()


def old_table(server: Running, name: str) -> Table:
    made = TABLES[name]
    links = [{"seat": seat, "token": made["key"]} for seat in made.get("here", [])]
    return Table(server, {"table": made["table"], "host": made.get("host", ""), "links": links})


def test_a_table_dealt_before_goes_on_and_is_signed_at_its_end(
    before: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = old_table(before, "running")
    card = table.get()["card"]
    headers = {"Authorization": f"Bearer {table.tokens[0]}", "Seat": str(card["deciders"][0])}
    state = before.http.get(table.path, headers=headers).json()
    move = {"at": state["at"], "move": state["view"]["legal"][0]}
    assert before.http.post(f"{table.path}/moves", json=move, headers=headers).status_code == 200
    assert before.http.post(f"{table.path}/concede", headers=headers).status_code == 200
    until(lambda: table.get()["card"]["result"] is not None)
    path = log_of(table, tmp_path)
    assert main(["verify", str(path), "--house", key_of(before), "--commitment", card["commitment"]]) == 0
    assert "Proven: this house signed" in capsys.readouterr().out


def test_a_table_finished_before_is_signed_and_what_was_imported_before_is_not(
    before: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = log_of(old_table(before, "conceded"), tmp_path)
    assert main(["verify", str(path), "--house", key_of(before)]) == 0
    assert "the log does not say by whom" in capsys.readouterr().out
    path = log_of(old_table(before, "imported"), tmp_path)
    assert main(["verify", str(path), "--house", key_of(before)]) == 2
    assert "it is not signed" in capsys.readouterr().err
