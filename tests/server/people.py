"""A person's devices as a test plays them: each is a key, and what it asks the house."""

from __future__ import annotations

from typing import Any

import httpx

from branchline.server.common.tokens import new_secret
from tests.server.running import Running


class OwnDevice:
    """One browser of a person."""

    def __init__(self, server: Running, label: str = "") -> None:
        self.server = server
        self.key = new_secret()
        self.label = label

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.key}"}
        return self.server.http.request(method, path, json=body, headers=headers)

    def good(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status, and the sentence a person reads."""
        answer = self.ask(method, path, body)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()["text"]

    def sit(self, invitation: str) -> None:
        self.good("POST", "/api/seats", {"invitation": invitation})

    def greet(self) -> Any:
        return self.good("POST", "/api/person", {"label": self.label})

    def link(self) -> str:
        return str(self.good("POST", "/api/person/link")["link"])

    def add(self, link: str) -> Any:
        return self.good("POST", "/api/person/devices", {"link": link, "label": self.label})

    def seats(self) -> list[tuple[str, int]]:
        mine = self.good("POST", "/api/tables/mine", {"keys": [self.key]})
        return sorted((one["card"]["table"], one["seat"]) for one in mine)
