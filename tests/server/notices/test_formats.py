"""Webhooks as Discord, Slack and ntfy say they want them: what the receiver gets, and what it makes of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from email.header import decode_header, make_header
from html import unescape
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.notices.policy import LEAD
from tests.server.notices.conftest import BASE
from tests.server.notices.receiving import Endpoint, endpoint
from tests.server.notices.test_post import add_webhook, settled, wait_for
from tests.server.running import Running, Table, until

pytestmark = pytest.mark.any_store
NASTY = "@everyone *<b>"  # another player's name
DISCORD, NTFY = 2000, 4096  # letters and bytes that they take


@pytest.fixture
def hook() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


def received(server: Running, hook: Endpoint, style: str, language: str = "en", games: int = 1) -> tuple[Any, bytes]:
    """The headers and the body of one notice."""
    people = [{"kind": "person", "name": name} for name in ("Ada", NASTY)]
    table = server.create("foothills", people)
    add_webhook(server, table.tokens[0], hook, style=style, language=language)
    wait_for(server, table, 0)
    for _ in range(games - 1):
        made = server.http.post("/api/tables", json={"game": "foothills", "seats": people}).json()
        for each in made["invitations"]:
            server.seated(each["invitation"], table.tokens[each["seat"]])
        wait_for(server, Table(server, made | {"links": []}), 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    ((_, headers, body),) = hook.taken
    return headers, body


def test_discord_gets_its_content_and_pings_nobody(house: Callable[..., Running], hook: Endpoint) -> None:
    headers, body = received(house(), hook, "discord")
    sent = json.loads(body)
    assert headers["content-type"] == "application/json"
    assert sent.keys() == {"content", "allowed_mentions"}
    assert sent["allowed_mentions"] == {"parse": []}
    title, text, link = sent["content"].split("\n")
    assert title == "**Your turn in Foothills**"
    assert re.sub(r"\\([^\w\s])", r"\1", text) == f"It’s your turn in Foothills with {NASTY}."
    assert r"\*\<b\>" in text, "it is no Markdown"
    assert re.fullmatch(rf"<{BASE}/t/\w+>", link), "with no preview"


def test_slack_gets_a_text_in_which_a_name_is_no_markup(house: Callable[..., Running], hook: Endpoint) -> None:
    headers, body = received(house(), hook, "slack")
    sent = json.loads(body)
    assert headers["content-type"] == "application/json"
    assert sent.keys() == {"text"}
    title, text, link = sent["text"].split("\n")
    assert title == "*Your turn in Foothills*"
    assert "&lt;b&gt;" in text
    assert "*" not in text
    assert unescape(text).replace("∗", "*") == f"It’s your turn in Foothills with {NASTY}."
    assert re.fullmatch(rf"<{BASE}/t/\w+>", link)


def test_ntfy_gets_a_text_with_title_and_link_in_its_headers(house: Callable[..., Running], hook: Endpoint) -> None:
    headers, body = received(house(), hook, "ntfy", "fr")
    assert str(make_header(decode_header(headers["title"]))) == "À vous de jouer\u00a0: Foothills"
    assert headers["title"].isascii()
    assert re.fullmatch(rf"{BASE}/t/\w+", headers["click"])
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert body.decode() == f"C’est à vous de jouer\u00a0: Foothills avec {NASTY}."


@pytest.mark.parametrize("style", ["discord", "ntfy"])
def test_so_many_games_that_no_service_would_take_them_all(
    house: Callable[..., Running], hook: Endpoint, style: str
) -> None:
    _, body = received(house(), hook, style, games=40)
    text = body.decode() if style == "ntfy" else json.loads(body)["content"]
    assert len(text) <= DISCORD
    assert len(body) <= NTFY
    told = text.count("your turn")
    assert told >= 10
    assert f"{40 - told} more games" in text
