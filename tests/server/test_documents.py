"""What the documents say is what happens: the session of docs/api.md is run, and every route is in OpenAPI."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.server.app import ROUTES
from branchline.server.openapi import OPERATIONS
from tests.server.running import Running

ROOT = Path(__file__).parents[2]


def test_the_curl_session_of_the_documentation_plays_a_whole_game(server: Running, tmp_path: Path, kind: str) -> None:
    if kind == "postgresql":
        pytest.skip("the session is the same on every store")
    (session,) = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"HOUSE": f"http://{server.address}", "PATH": path}
    command = ["bash", "-euo", "pipefail", "-c", session]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "every deal is the one it gives" in done.stdout


def test_every_route_is_described_and_every_description_has_a_route(server: Running) -> None:
    document = server.http.get("/api/openapi.json").json()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    routed = {(method, path) for method, path, _ in ROUTES}
    assert routed <= described
    assert {(each.method.upper(), each.path) for each in OPERATIONS} <= described
    documented = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for _, path in routed:
        last = path.rstrip("/").rpartition("/")[2]
        assert last.startswith("{") or last in documented, path
