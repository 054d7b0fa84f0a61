"""The checklist for the open internet, in docs/server.md, followed with a real nginx in front of a real server."""

from __future__ import annotations

import json
import re
import socket
import ssl
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from branchline.server.common.tokens import new_secret
from tests.cli.terminal import COMMAND
from tests.server.running import PATIENCE, TTR, Ear, until
from tests.support.nginx import in_front

ROOT = Path(__file__).parents[2]
NAME = "trains.example.org"


class Front:
    """The house as people on the internet see it: a name, HTTPS, and nothing else."""

    def __init__(self, port: int, trust: ssl.SSLContext, data: Path, inside: str) -> None:
        self.port = port
        self.trust = trust
        self.data = data
        self.inside = inside  # the address that only this machine reaches
        self.http = httpx.Client(verify=trust, timeout=PATIENCE)

    def ask(self, method: str, path: str, *, host: str = NAME, **more: Any) -> httpx.Response:
        headers = {"Host": host} | more.pop("headers", {})
        return self.http.request(
            method, f"https://127.0.0.1:{self.port}{path}", headers=headers, extensions={"sni_hostname": NAME}, **more
        )

    def live(self, table: str, origin: str = f"https://{NAME}") -> Any:
        raw = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        return connect(f"wss://{NAME}/api/tables/{table}/live", sock=raw, ssl=self.trust, origin=origin)  # type: ignore[arg-type]


def documented() -> str:
    """The lines for nginx, as the page gives them."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    found = re.search(r"nginx, inside a `server`[^\n]*\n\n((?:    [^\n]*\n)+)", text)
    assert found is not None
    return found[1]


@pytest.fixture
def front(tmp_path: Path) -> Iterator[Front]:
    data = tmp_path / "data"
    command = [*COMMAND, "serve", "--data", str(data), "--port", "0", "--proxy", "--name", NAME]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        inside = next(found[0] for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        lines = documented()
        assert "http://127.0.0.1:8000;" in lines
        with in_front(tmp_path, NAME, lines.replace("http://127.0.0.1:8000", inside)) as port:
            until(lambda: listening(port))
            trust = ssl.create_default_context(cafile=str(tmp_path / "certificate.pem"))
            trust.check_hostname = False
            made = Front(port, trust, data, inside)
            yield made
            made.http.close()
    finally:
        server.terminate()
        server.wait(60)


def listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_the_checklist_for_the_open_internet_holds(front: Front, tmp_path: Path) -> None:
    until(lambda: front.ask("GET", "/health").status_code == 200)
    play(front)
    # 1. Nobody else on the machine reads the store or the token.
    assert stat.S_IMODE(front.data.stat().st_mode) == 0o700
    assert stat.S_IMODE((front.data / "operator-token").stat().st_mode) == 0o600
    # 2. It goes by its name and by no other, and listens on loopback alone.
    assert front.inside.startswith("http://127.0.0.1:")
    assert front.ask("GET", "/api/games", host="evil.example").status_code == 421
    with pytest.raises(InvalidStatus, match="403"), front.live("x", origin="https://evil.example"):
        pass
    # 3. No client changes the address that it is counted by.
    codes = [
        front.ask("POST", "/api/codes", json={"code": "zzzz"}, headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
        for n in range(25)
    ]
    assert codes[0] == 404
    assert codes[-1] == 429
    assert front.ask("POST", "/api/logs", content=b"x" * (5 << 20)).status_code == 413
    # 4. What people see from outside.
    page = front.ask("GET", "/")
    assert f"connect-src 'self' ws://{NAME} wss://{NAME};" in page.headers["content-security-policy"]
    assert front.ask("GET", "/metrics").status_code == 404
    assert "branchline_moves_total" in httpx.get(front.inside + "/metrics").text
    assert front.ask("GET", "/api/operator/tables").status_code == 403
    # 6. and 7. It says that it is well, and is backed up while it runs.
    assert front.ask("GET", "/health").json() == {"health": "good"}
    kept = tmp_path / "kept.backup"
    subprocess.run([*COMMAND, "backup", "--data", str(front.data), str(kept)], check=True, capture_output=True)
    restored = tmp_path / "restored"
    subprocess.run([*COMMAND, "restore", "--data", str(restored), str(kept)], check=True, capture_output=True)
    assert (restored / "branchline.db").stat().st_size > 0


def play(front: Front) -> None:
    """A table follows a move at once, by HTTPS and WebSocket; and the operator takes an insult away."""
    keys = [new_secret(), new_secret()]
    seats = [{"kind": "person", "name": "Ada", "here": True}, {"kind": "person", "name": "Ben"}]
    own = {"Origin": f"https://{NAME}", "Sec-Fetch-Site": "same-origin"}

    def signed(key: str) -> dict[str, str]:
        return own | {"Authorization": f"Bearer {key}"}

    made = front.ask("POST", "/api/tables", json={"game": TTR, "seats": seats}, headers=signed(keys[0])).json()
    table, invitation = made["table"], made["invitations"][0]["invitation"]
    answer = front.ask("POST", "/api/seats", json={"invitation": invitation}, headers=signed(keys[1]))
    assert answer.status_code == 201, answer.text
    with front.live(table) as watching:
        watching.send(json.dumps({"type": "hello", "key": None}))
        ear = Ear(watching)
        ear.next("welcome")
        state = front.ask("GET", f"/api/tables/{table}", headers=signed(keys[0])).json()
        seat = state["card"]["deciders"][0]
        state = front.ask("GET", f"/api/tables/{table}", headers=signed(keys[seat])).json()
        move = {"at": state["at"], "move": state["view"]["legal"][0]}
        moved = front.ask("POST", f"/api/tables/{table}/moves", json=move, headers=signed(keys[seat]))
        assert moved.status_code == 200, moved.text
        assert ear.next("moved")["seq"] == moved.json()["seq"]
        foreign = signed(keys[seat]) | {"Origin": "https://evil.example"}
        assert front.ask("POST", f"/api/tables/{table}/moves", json=move, headers=foreign).status_code == 403
        # 8. An insult goes.
        front.ask("POST", f"/api/tables/{table}/chat", json={"text": "insult"}, headers=signed(keys[1]))
        assert ear.next("chat")["line"]["text"] == "insult"
        token = (front.data / "operator-token").read_text().strip()
        removed = front.ask(
            "POST", f"/api/operator/tables/{table}/remove-line", json={"line": 1}, headers=signed(token)
        )
        assert removed.status_code == 200, removed.text
        assert ear.next("chat")["line"]["key"] == "house-line-removed"
