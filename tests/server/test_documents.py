"""What the documents say is what happens: the session of docs/api.md is run, and every route is in OpenAPI."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.server.http.routes import LIVE, PATTERNS, ROUTES
from tests.server.running import Running

pytestmark = pytest.mark.any_store

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
    assert "every deal is the one the seed gives" in done.stdout


def test_every_route_is_described_and_every_description_has_a_route(server: Running) -> None:
    document = server.http.get("/api/openapi.json").json()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    routed = [(route.method, route.path) for route in ROUTES]
    assert len(set(routed)) == len(routed)
    assert described == {*routed, ("GET", LIVE)}
    for method, path in routed:
        assert document["paths"][path][method.lower()]["summary"]
    documented = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for _, path in routed:
        last = path.rstrip("/").rpartition("/")[2]
        assert last.startswith("{") or last in documented, path


def test_no_route_hides_another() -> None:
    """The table is searched from the top: each path, filled in, must lead to the handler of its own row."""
    for route in ROUTES:
        path = re.sub(r"{\w+}", "x", route.path)
        found = next(each for method, pattern, each in PATTERNS if method == route.method and pattern.match(path))
        assert found is route, route.path


def test_what_needs_a_token_by_the_document_refuses_without_one_and_the_rest_does_not(server: Running) -> None:
    table = server.create()
    moment, seat = {"at": 0}, {"seat": 0}
    bodies = {"moves": moment | {"move": {}}, "preview": moment | {"move": {}}, "why-not": moment | {"move": {}}}
    bodies |= {"free": seat, "stand-in": seat | {"bot": "greedy"}, "chat": {"text": "hello"}}
    for route in ROUTES:
        path = route.path.replace("{table}", table.name).replace("{seq}", "0")
        body = bodies.get(path.rpartition("/")[2], moment)
        answer = server.http.request(route.method, re.sub(r"{\w+}", "foothills", path), json=body)
        if route.who in ("seat", "device", "operator"):
            assert answer.status_code in (401, 403), (route, answer.text)
        else:
            assert answer.status_code != 401, (route, answer.text)
