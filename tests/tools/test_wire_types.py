"""The browser's types of the messages are written from Python's, and a stale file is noticed."""

from __future__ import annotations

from pathlib import Path

import msgspec.inspect
import pytest

from branchline.server.common import messages
from branchline.server.common.messages import In, NamedMove, Out, SeatKind
from tools import wire_types

NAMES = wire_types.named_in(messages)


class Given(Out):
    """A message: of this test."""

    kind: SeatKind  # who sits there
    points: list[int | None]
    move: NamedMove
    late: bool = False


class Wanted(In, tag="wanted", tag_field="type"):
    name: str
    colours: tuple[str, int] | None = None


def test_a_message_is_an_interface_with_its_notes() -> None:
    assert wire_types.interface(msgspec.inspect.type_info(Given), NAMES).splitlines() == [
        "/** A message: of this test. */",
        "export interface Given {",
        "  /** who sits there */",
        "  kind: SeatKind;",
        "  points: (number | null)[];",
        "  move: NamedMove;",
        "  late: boolean;",  # the server always sends it
        "}",
    ]


def test_what_a_client_may_leave_out_is_optional() -> None:
    assert wire_types.interface(msgspec.inspect.type_info(Wanted), NAMES).splitlines()[1:-1] == [
        '  type: "wanted";',
        "  name: string;",
        "  colours?: [string, number] | null;",
    ]


def test_a_stale_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = {tmp_path / "wire.ts": wire_types.wire(), tmp_path / "seen.ts": "export interface Nothing {}\n"}
    monkeypatch.setattr(wire_types, "files", lambda: whole)
    monkeypatch.setattr("sys.argv", ["wire_types.py"])
    assert wire_types.main() == 0
    monkeypatch.setattr("sys.argv", ["wire_types.py", "check"])
    assert wire_types.main() == 0
    for file, text in whole.items():
        file.write_text(text.replace("  may_end: boolean;\n", "").replace("Nothing", "Something"), encoding="utf-8")
        assert wire_types.main() == 1
        file.write_text(text, encoding="utf-8")


def test_a_game_has_the_types_of_its_view_in_its_own_folder() -> None:
    found = {file.parent.name: text for file, text in wire_types.files().items() if file.name == "seen.ts"}
    assert set(found) == {"dales", "foothills", "ticket-to-ride"}
    assert "  players: RidePlayer[];\n" in found["ticket-to-ride"]
    assert "[own: string]" not in found["ticket-to-ride"], "a misspelt part is an error"
