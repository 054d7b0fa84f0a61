"""Devices without a seat, and links with a key in them: what strangers send, and how much of it is kept."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Running

pytestmark = pytest.mark.any_store

HOURS = {"kinds": [], "hours": 12.0}
WAYS: list[tuple[str, str, Any]] = [
    ("POST", "/api/person/link", None),
    ("PUT", "/api/notices", HOURS),
    ("POST", "/api/notices", {"kind": "feed"}),
]


def ask(server: Running, device: int, method: str, path: str, body: Any) -> Any:
    headers = {"Authorization": f"Bearer {device:043d}"}
    return server.http.request(method, path, headers=headers, json=body)


@pytest.mark.parametrize("way", WAYS, ids=[f"{method} {path}" for method, path, _ in WAYS])
def test_one_address_brings_so_many_new_devices_and_no_more(start: Any, way: tuple[str, str, Any]) -> None:
    """Each becomes a person, who is kept for good: 300 of 300 links were given to keys that nobody had heard of."""
    server: Running = start(persons_per_address=(3, 0.0001))
    codes = [ask(server, device, *way).status_code for device in range(5)]
    assert [code < 300 for code in codes] == [True] * 3 + [False] * 2
    assert codes[3:] == [429, 429]
    assert ask(server, 4, *way).json()["key"] == "house-persons-often"
    assert ask(server, 0, *way).status_code < 300  # who is known goes on
    assert server.http.get("/api/notices", headers={"Authorization": f"Bearer {4:043d}"}).json()["channels"] == []


@pytest.mark.parametrize("key", ["é", "x", "\x00", "𝔘" * 43, "x" * 43])
def test_a_link_with_a_wrong_key_is_refused_whatever_letters_are_in_it(server: Running, key: str) -> None:
    """Those outside of ASCII were an error of the house."""
    card = ask(server, 1, "POST", "/api/notices", {"kind": "feed"}).json()["channels"][0]
    for method, path in (
        ("POST", f"/api/notices/stop/{card['id']}"),
        ("POST", "/api/notices/stop/nothing"),
        ("GET", card["calendar"].partition("?")[0]),
        ("GET", card["news"].partition("?")[0]),
    ):
        answer = server.http.request(method, path, params={"key": key})
        assert (answer.status_code, answer.json()["error"]) == (404, "wrong-link"), path
    confirmed = server.http.post(f"/api/notices/confirm/{card['id']}", json={"key": (key * 43)[:43]})
    assert confirmed.status_code == 404
    assert server.http.get(card["calendar"]).status_code == 200
