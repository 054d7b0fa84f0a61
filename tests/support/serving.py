"""A server in a process of its own, at an address of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from branchline.server.common.limits import Limits
from branchline.server.run import GRACE, SETTINGS, SOCKET, ServerSettings, listen


class House:
    """A running server, and a way to ask it what the page would."""

    def __init__(self, address: str, log: Path | None = None) -> None:
        self.address = address
        self.log = log
        self.invitations: dict[str, bool] = {}  # of this test's tables: whether they were exchanged

    def ask(self, path: str, body: object = None, token: str | None = None) -> Any:
        """An invitation may speak for its seat: it is exchanged first, by the device that `sit` is in a page."""
        if token in self.invitations:
            key = key_of(token)
            if not self.invitations[token]:
                self.invitations[token] = True
                self.ask("/api/seats", {"invitation": token}, key)
            token = key
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def table(self, game: str, *seats: dict[str, Any], **more: Any) -> Any:
        """A new table: its id, the host's secret and, as `links`, the invitation for each person."""
        made = self.ask("/api/tables", {"game": game, "seats": seats} | more)
        made["links"] = [{"seat": each["seat"], "token": each["invitation"]} for each in made["invitations"]]
        self.invitations |= {link["token"]: False for link in made["links"]}
        return made


def key_of(invitation: str) -> str:
    """The key of a device that a test and a page make alike: backwards, as an invitation itself is no key."""
    return invitation[::-1]


@contextmanager
def serving(data: Path, port: int = 0, bundle: Path | None = None, **environment: str) -> Iterator[House]:
    """A server on this data folder, with these additions to its environment."""
    limits = Limits(tables_per_address=(10_000, 1.0))  # they all come from this address
    settings = ServerSettings(data, port=port, limits=limits, bundle=bundle)
    sock = listen(settings)
    told = os.environ | {SETTINGS: settings.text(), SOCKET: str(sock.fileno())} | environment
    command = [sys.executable, "-m", "branchline.server.run"]
    with (data / "serve.log").open("w") as log:
        process = subprocess.Popen(command, env=told, pass_fds=[sock.fileno()], stderr=log)
    address = f"http://127.0.0.1:{sock.getsockname()[1]}"
    sock.close()
    try:
        yield House(address, data / "serve.log")
    finally:
        process.terminate()
        process.wait(5 * GRACE)
