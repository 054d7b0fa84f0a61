"""Notices from a server to real endpoints: told once, together, withdrawn, retried, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.common.tokens import hash_of
from branchline.server.notices.policy import LEAD, QUIET
from branchline.server.store import WaitRow
from tests.server.notices.receiving import Endpoint, endpoint
from tests.server.running import Running, Table, until

pytestmark = pytest.mark.any_store  # tests/server/store/test_outbox.py has both
HOUR = 3600.0


def as_device(server: Running, key: str, method: str = "GET", what: str = "", body: Any = None) -> Any:
    answer = server.http.request(
        method, f"/api/notices{what}", headers={"Authorization": f"Bearer {key}"}, **({"json": body} if body else {})
    )
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def add_webhook(server: Running, key: str, to: Endpoint, **more: Any) -> Any:
    return as_device(server, key, "POST", body={"kind": "webhook", "address": to.address, **more})


def wait_for(server: Running, table: Table, seat: int, **more: Any) -> WaitRow:
    """As the table writes it, when its seat is to move."""
    now = clock.now()
    row = WaitRow(table.name, seat, "turn", 1, now, **({"due": now} | more))
    server.do(server.house.store.update(table.name, waits={seat: row}))
    return row


def ended(server: Running, table: Table, seat: int) -> None:
    server.do(server.house.store.update(table.name, waits={seat: None}))


def settled(server: Running) -> None:
    """Nothing is under way any more, and nothing is due."""

    def quiet() -> bool:
        due = server.do(server.house.store.outbox.next_due(LEAD))
        return not server.house.post.sending and (due is None or due > clock.now())

    until(quiet)


def two(server: Running, games: int = 1) -> list[Table]:
    """Ada and Ben at so many tables, each on one device."""
    first = server.create("foothills", [{"kind": "person", "name": name} for name in ("Ada", "Ben")])
    tables = [first]
    for _ in range(games - 1):
        plans = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        made = server.http.post("/api/tables", json={"game": "foothills", "seats": plans}).json()
        links = [
            {"seat": each["seat"], "token": server.seated(each["invitation"], first.tokens[each["seat"]])}
            for each in made["invitations"]
        ]
        tables.append(Table(server, made | {"links": links}))
    return tables


@pytest.fixture
def hook() -> Any:
    with endpoint() as found:
        yield found


def test_a_wait_that_lasts_is_told_once_with_a_link_and_no_move(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    card = add_webhook(server, table.tokens[0], hook)
    assert [(one["kind"], one["where"], one["ready"]) for one in card["channels"]] == [("webhook", "127.0.0.1", True)]
    wait_for(server, table, 0)
    settled(server)
    assert hook.taken == []
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    clock.move(HOUR)
    settled(server)
    (body,) = hook.bodies
    assert body == {
        "title": "Your turn in Foothills",
        "text": "It’s your turn in Foothills with Ben.",
        "link": f"https://trains.example.org/t/{table.name}",
        "waiting": 1,
        "urgent": False,
    }
    (channel,) = as_device(server, table.tokens[0])["channels"]
    assert channel["told"] > 0


def test_a_wait_that_ends_soon_is_not_told(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    wait_for(server, table, 0)
    clock.move(LEAD / 2)
    ended(server, table, 0)
    clock.move(LEAD)
    settled(server)
    assert hook.taken == []


def test_several_games_come_in_one_notice(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    tables = two(server, 3)
    add_webhook(server, tables[0].tokens[0], hook)
    for table in tables:
        wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    (body,) = hook.bodies
    assert body["title"] == "3 games are waiting for you"
    assert body["text"].count("Foothills with Ben") == 3
    assert body["link"] == "https://trains.example.org/tables"


def test_who_acts_at_that_very_table_hears_nothing_of_it(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    one, other = two(server, 2)
    add_webhook(server, one.tokens[0], hook)
    for table in (one, other):
        wait_for(server, table, 0)
    clock.move(LEAD - 1)
    server.do(server.house.store.outbox.acted(one.name, 0, clock.now(), QUIET))
    clock.move(1)
    until(lambda: len(hook.taken) == 1)
    assert hook.bodies[0]["link"].endswith(other.name)
    clock.move(QUIET + LEAD)
    until(lambda: len(hook.taken) == 2)
    assert hook.bodies[1]["link"].endswith(one.name)
    assert hook.bodies[1]["waiting"] == 2


def test_time_that_runs_out_is_told_again_and_says_how_much_is_left(house: Any, hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    now = clock.now()
    wait_for(server, table, 0, deadline=now + 24 * HOUR, warn=now + 20 * HOUR)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    clock.move(20 * HOUR)
    until(lambda: len(hook.taken) == 2)
    settled(server)
    clock.move(20 * HOUR)
    settled(server)
    assert [body["title"] for body in hook.bodies] == ["Your turn in Foothills", "Time is running out in Foothills"]
    assert hook.bodies[1]["text"] == "You have 3 hours left in Foothills with Ben."
    assert hook.bodies[1]["urgent"]


def test_an_end_is_told_to_who_was_not_there(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[1], hook)
    row = WaitRow(table.name, 1, "ended", 9, clock.now(), due=clock.now())
    server.do(server.house.store.update(table.name, waits={1: row}))
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    assert hook.bodies[0]["title"] == "Foothills is over"
    assert all(row.seat != 1 for row in server.do(server.house.store.waits(table.name)))


def test_a_notice_speaks_the_readers_language(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook, language="de")
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    assert hook.bodies[0]["title"] == "Du bist am Zug: Foothills"
    assert hook.bodies[0]["text"] == "Du bist am Zug: Foothills mit Ben."


def test_what_a_person_does_not_want_is_not_told(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    card = as_device(server, table.tokens[0], "PUT", body={"kinds": ["warn"], "hours": 3.5})
    assert (card["kinds"], card["hours"]) == (["warn"], 3.5)
    wait_for(server, table, 0)
    clock.move(LEAD)
    settled(server)
    assert hook.taken == []


def test_a_provider_that_is_down_is_tried_again_later_each_time(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    hook.status = 503
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    (channel,) = as_device(server, table.tokens[0])["channels"]
    assert (channel["trouble"], channel["args"], channel["told"]) == ("notice-busy", {"status": 503}, 0)
    clock.move(59)
    settled(server)
    assert len(hook.taken) == 1
    clock.move(2)
    until(lambda: len(hook.taken) == 2)
    settled(server)
    clock.move(119)
    settled(server)
    assert len(hook.taken) == 2
    hook.status = 200
    clock.move(2)
    until(lambda: len(hook.taken) == 3)
    settled(server)
    (channel,) = as_device(server, table.tokens[0])["channels"]
    assert channel["trouble"] == ""
    counts = {(one.kind, one.outcome): one.number for one in server.do(server.house.store.outbox.counts())}
    assert counts == {("webhook", "failed"): 2, ("webhook", "sent"): 1}
    assert b'branchline_notices_total{channel="webhook",outcome="failed"} 2.0' in server.http.get("/metrics").content


def test_what_is_stale_by_the_time_a_provider_is_back_is_withdrawn(house: Any, hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    hook.status = 500
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    ended(server, table, 0)
    hook.status = 200
    clock.move(HOUR)
    settled(server)
    assert len(hook.taken) == 1
    assert server.do(server.house.store.outbox.next_due()) is None


def test_a_webhook_that_refuses_for_good_is_not_tried_again(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    hook.status = 410
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    clock.move(HOUR)
    settled(server)
    assert len(hook.taken) == 1
    (channel,) = as_device(server, table.tokens[0])["channels"]
    assert (channel["ready"], channel["trouble"]) == (False, "notice-refused")


def test_a_restart_loses_no_notice(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    hook.status = 500
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    server.stop()
    hook.status = 200
    house()
    clock.move(HOUR)
    until(lambda: len(hook.taken) == 2)


def test_a_game_that_the_server_no_longer_has_keeps_no_other_notice_from_coming(
    house: Callable[..., Running], hook: Endpoint
) -> None:
    server = house()
    gone, here = two(server, 2)
    add_webhook(server, gone.tokens[0], hook)
    feed = as_device(server, gone.tokens[0], "POST", body={"kind": "feed"})["channels"][-1]["calendar"]
    change = [("UPDATE tables SET game = 'nim' WHERE id = ?", [gone.name])]
    server.do(server.house.store.outbox.database.change(change))
    for table in (gone, here):
        wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    assert hook.bodies[0]["link"].endswith(here.name)
    assert here.name in server.http.get(feed).text


@pytest.mark.parametrize(
    ("wish", "status", "said"),
    [
        ({"kind": "webhook", "address": "hello"}, 422, "isn’t a web address"),
        ({"kind": "webhook", "address": "http://10.0.0.1/x"}, 422, "isn’t on the public internet"),
        ({"kind": "webhook", "address": "https://nowhere.invalid/"}, 422, "There’s no server called"),
        ({"kind": "mail", "address": "ada@example.org"}, 409, "This server doesn’t send email"),
        ({"kind": "push", "address": "https://push.example.org/x"}, 409, "doesn’t send browser notices"),
        ({"kind": "pigeon"}, 400, "the body is no NewChannel"),
    ],
)
def test_a_channel_that_cannot_be_is_refused_with_a_sentence(
    house: Callable[..., Running], wish: Any, status: int, said: str
) -> None:
    server = house()
    (table,) = two(server)
    answer = server.http.post("/api/notices", json=wish, headers={"Authorization": f"Bearer {table.tokens[0]}"})
    assert answer.status_code == status
    assert said in answer.json()["text"]
    assert as_device(server, table.tokens[0])["channels"] == []


def test_channels_are_their_persons_alone(house: Callable[..., Running], hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    add_webhook(server, table.tokens[0], hook)  # the same once more
    (channel,) = as_device(server, table.tokens[0])["channels"]
    assert as_device(server, table.tokens[1])["channels"] == []
    other = {"Authorization": f"Bearer {table.tokens[1]}"}
    assert server.http.delete(f"/api/notices/{channel['id']}", headers=other).status_code == 404
    assert server.http.get("/api/notices").status_code == 401
    assert as_device(server, table.tokens[0], "DELETE", f"/{channel['id']}")["channels"] == []
    stranger = as_device(server, "x" * 43)
    assert (stranger["channels"], stranger["mail"], stranger["push"]) == ([], False, None)
    assert server.do(server.house.store.device_of(hash_of("x" * 43))) is None


def test_the_operator_sees_what_was_sent_and_what_failed_and_no_address(house: Any, hook: Endpoint) -> None:
    server = house()
    (table,) = two(server)
    add_webhook(server, table.tokens[0], hook)
    hook.status = 500
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: len(hook.taken) == 1)
    settled(server)
    assert server.http.get("/api/operator/notices").status_code == 403
    token = (server.settings.data / "operator-token").read_text().strip()
    answer = server.http.get("/api/operator/notices", headers={"Authorization": f"Bearer {token}"})
    report = answer.json()
    assert [(one["kind"], one["outcome"], one["number"]) for one in report["counts"]] == [("webhook", "failed", 1)]
    assert report["counts"][0]["why"] == "The service is too busy or broken right now (answer 500)."
    assert report["channels"] == [{"kind": "webhook", "channels": 1, "waiting": 1}]
    assert "127.0.0.1" not in answer.text


def test_the_operator_is_told_in_their_language_and_of_nobodys_address(house: Any) -> None:
    server = house()
    (table,) = two(server)
    with endpoint() as away:
        add_webhook(server, table.tokens[0], away)
    wait_for(server, table, 0)
    clock.move(LEAD)
    until(lambda: as_device(server, table.tokens[0])["channels"][0]["trouble"] == "notice-unreachable")
    settled(server)
    assert as_device(server, table.tokens[0])["channels"][0]["args"] == {"host": "127.0.0.1"}
    token = (server.settings.data / "operator-token").read_text().strip()
    headers = {"Authorization": f"Bearer {token}", "Accept-Language": "de"}
    answer = server.http.get("/api/operator/notices", headers=headers)
    (count,) = answer.json()["counts"]
    assert count["why"] == "„…“ ist nicht erreichbar oder antwortet nicht wie ein Webserver."
    assert "127.0.0.1" not in answer.text
    refused = server.http.get("/api/operator/notices", headers={"Accept-Language": "fr"})
    assert (refused.status_code, "jeton de l’opérateur" in refused.json()["text"]) == (403, True)
