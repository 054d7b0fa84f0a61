"""A house that opens a store of version 2: tests/fixtures/store-2, as a SQLite file and restored into PostgreSQL."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from branchline.server.store.backup import read_backup
from branchline.server.store.shelf import shelf_of
from tests.server.running import Running, Table, settings_at

FIXTURES = Path(__file__).parents[1] / "fixtures" / "store-2"
TABLES = json.loads((FIXTURES / "tables.json").read_text(encoding="utf-8"))


def test_everything_of_a_store_of_version_2_is_there_and_goes_on(place: dict[str, Any], tmp_path: Path) -> None:
    if place["data"]:
        place["data"].mkdir()
        shutil.copy(FIXTURES / "branchline.db", place["data"])
    else:
        read_backup(FIXTURES / "branchline.backup", shelf_of(**place))
    server = Running(settings_at(place, tmp_path))
    try:
        for entry in TABLES:
            links = [{"seat": int(seat), "token": token} for seat, token in entry["tokens"].items()]
            table = Table(server, {"table": entry["table"], "host": entry["host"], "links": links})
            card = table.get()["card"]
            assert {name: card[name] for name in entry["card"]} == entry["card"]
            assert {seat: table.get(seat=int(seat))["draft"] for seat in entry["drafted"]} == entry["drafted"]
        (seat,) = (int(seat) for seat, draft in entry["drafted"].items() if draft)
        assert [line["text"] for line in table.get("/chat")["lines"]] == ["good luck"]
        assert table.get("/notes", 2) == {"text": "go north", "marks": ["kiel"]}
        turn = table.get(seat=seat)
        assert table.move(seat, turn["view"]["legal"][0], turn["at"])["seq"] > card["seq"]
    finally:
        server.stop()
