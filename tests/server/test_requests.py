"""What the door refuses, and how: malformed, huge, stale, foreign, too often; and what every answer carries."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

from branchline.bots.levels import INTRODUCTIONS
from tests.server.running import TTR, Running

ROOT = Path(__file__).parents[2]

GOOD = {"game": TTR, "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        (b"", 400, "bad-message"),
        (b"{", 400, "bad-message"),
        (b"[]", 400, "bad-message"),
        (b"\xff\xff", 400, "bad-message"),
        (b"[" * 100_000, 400, "bad-message"),
        (b'{"game":1,"seats":[]}', 400, "bad-message"),
        (b'{"game":"chess","seats":[{"kind":"person"}]}', 404, "no-such-game"),
        (b'{"game":"foothills","seats":[{"kind":"person"}]}', 422, "bad-seats"),
        (b'{"game":"foothills","seats":[{"kind":"person"},{"kind":"bot"}]}', 422, "no-such-bot"),
        (b'{"game":"foothills","seats":[{"kind":"person","bot":"greedy"},{"kind":"open"}]}', 422, "bad-seats"),
        (b'{"game":"foothills","seats":[{"kind":"open"},{"kind":"open"}],"options":{"x":1}}', 422, "bad-option"),
        (b'{"game":"foothills","seats":[{"kind":"open"},{"kind":"open"}],"board":"x"}', 404, "no-such-board"),
        (b'{"game":"foothills","seats":[{"kind":"open"},{"kind":"open"}],"lsited":true}', 400, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    server: Running, body: bytes, status: int, error: str
) -> None:
    answer = server.http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert server.http.get("/api/statistics").json()["tables"] == 0


def test_moves_that_come_late_from_the_wrong_seat_or_against_the_rules_change_nothing(server: Running) -> None:
    table = server.create()
    seat = table.to_act()
    other = 1 - seat
    legal = table.get(seat=seat)["view"]["legal"]
    before = table.ask("GET").text
    late = table.move(seat, legal[0], 5, status=409)
    assert (late["error"], late["args"], late["at"]) == ("stale-move", {"chosen": 5, "now": 0}, 0)
    assert table.move(other, legal[0], 0, status=409)["error"] == "not-your-turn"
    illegal = table.move(seat, {"move": "tickets", "short": 9, "long": 9}, 0, status=422)
    assert (illegal["error"], illegal["rule"]) == ("illegal-move", "T0.6")
    assert table.move(seat, {"move": "fly"}, 0, status=422)["error"] == "bad-move"
    assert table.post("/moves", None, {"at": 0, "move": legal[0]}, 401)["error"] == "no-token"
    assert table.post("/moves", table.host, {"at": 0, "move": legal[0]}, 403)["error"] == "not-allowed"
    assert table.ask("GET").text == before


def test_why_not_names_the_rule_and_preview_the_price(server: Running) -> None:
    table = server.create()
    state = table.past_set_up()
    seat, at = state["seat"], state["at"]
    why = table.post("/why-not?language=en", seat, {"at": at, "move": {"move": "claim", "route": "nowhere"}})
    assert not why["allowed"]
    assert why["rule"] == "T3.1"
    assert why["line"]["text"]
    assert table.post("/why-not", seat, {"at": at, "move": {"move": "draw"}})["allowed"]
    assert table.post("/preview", seat, {"at": at, "move": {"move": "draw"}}) == {"changes": None}
    assert table.post("/why-not", 1 - seat, {"at": at, "move": {"move": "draw"}})["allowed"] is False
    assert table.post("/preview", 1 - seat, {"at": at, "move": {"move": "draw"}}, 409)["error"] == "not-your-turn"
    assert table.post("/preview", seat, {"at": at + 1, "move": {"move": "draw"}}, 409)["error"] == "stale-move"


def test_bodies_too_large_are_refused_before_they_are_read(server: Running) -> None:
    answer = server.http.post("/api/tables", content=b" " * (1 << 20) + b"{}")
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")

    def endless() -> object:
        for _ in range(40):
            yield b" " * (1 << 16)

    answer = server.http.post("/api/tables", content=endless())  # type: ignore[arg-type]
    assert answer.status_code == 413


def test_a_page_of_another_site_cannot_act_here(server: Running) -> None:
    sites = [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}]  # the other is a page of a sibling name
    for headers in ({"Origin": "http://evil.example"}, *sites, {"Origin": "null"}):
        answer = server.http.post("/api/tables", json=GOOD, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    own = {"Origin": f"http://{server.address}", "Sec-Fetch-Site": "same-origin"}
    assert server.http.post("/api/tables", json=GOOD, headers=own).status_code == 201


def test_every_answer_protects_the_browser(server: Running) -> None:
    table = server.create()
    for path in ("/", "/api/games", table.path, "/api/nothing", "/health", "/metrics", "/api/texts/en/core"):
        headers = server.http.get(path).headers
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_unknown_addresses_and_methods_are_named(server: Running) -> None:
    for method, path, status, error in [
        ("GET", "/api/tables/nowhere", 404, "no-such-table"),
        ("GET", "/api/nothing", 404, "no-such-address"),
        ("DELETE", "/api/tables", 405, "bad-method"),
        ("POST", "/table/abc", 405, "bad-method"),
        ("GET", "/api/games/chess/boards/x", 404, "no-such-game"),
        ("GET", "/api/texts/xx/core", 404, "no-such-texts"),
        ("GET", "/api/tables?after=nowhere", 400, "bad-message"),
        ("GET", "/api/tables?over=maybe", 400, "bad-message"),
    ]:
        answer = server.http.request(method, path)
        assert (answer.status_code, answer.json()["error"]) == (status, error), path
    headers = {"Authorization": "Basic abc"}
    assert server.http.get("/api/games", headers=headers).json()["error"] == "bad-token"


def test_who_asks_too_often_is_told_to_wait(start: object) -> None:
    server = start(requests_per_address=(30, 0.1), tables_per_address=(2, 0.001))  # type: ignore[operator]
    answers = [server.http.post("/api/tables", json=GOOD) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].headers["retry-after"]
    codes = [server.http.get("/api/texts").status_code for _ in range(40)]
    assert codes[0] == 200
    assert codes[-1] == 429


@pytest.mark.parametrize(
    ("method", "what", "body", "most"),
    [("GET", "/log", None, 10), ("GET", "/export", None, 10), ("POST", "/api/qr", {"text": "x"}, 2)],
)
def test_what_takes_long_to_answer_counts_for_many_requests(
    start: Any, method: str, what: str, body: Any, most: int
) -> None:
    """Whole logs and codes to scan took 25 to 50 ms each, 200 of them a second were allowed, and no key was needed."""
    server = start(requests_per_address=(100, 0.001))
    path = what if body else server.create().path + what
    server.house.address_rate.levels.clear()
    codes = [server.http.request(method, path, json=body).status_code for _ in range(most + 1)]
    assert codes == [200] * most + [429]


def test_forwarded_addresses_count_only_behind_a_proxy(start: object) -> None:
    server = start(requests_per_address=(20, 0.01))  # type: ignore[operator]
    codes = [server.http.get("/health", headers={"X-Forwarded-For": f"10.0.0.{k}"}).status_code for k in range(25)]
    assert codes[-1] == 429
    server.app.proxy = True
    codes = [server.http.get("/health", headers={"X-Forwarded-For": f"10.0.0.{k}"}).status_code for k in range(25)]
    assert codes == [200] * 25


def test_an_error_nobody_foresaw_leaves_an_id_and_no_traceback(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    table = server.create()
    server.house.tables[table.name].game = None  # type: ignore[assignment]
    answer = table.ask("GET")
    assert answer.status_code == 500
    problem = answer.json()
    assert problem["error"] == "internal-error"
    assert "Traceback" not in answer.text
    assert problem["text"].split()[-1] in caplog.text


def test_texts_and_boards_are_cached_by_their_etags(server: Running) -> None:
    assert "en" in server.http.get("/api/texts").json()
    for path in ("/api/texts/en/ticket-to-ride", "/api/games/nurnberg/boards/nurnberg"):
        first = server.http.get(path)
        assert first.status_code == 200
        again = server.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert all("areas" in chart for chart in server.http.get("/api/games/nurnberg/boards/nurnberg").json()["maps"])


def test_a_board_is_taken_or_all_its_faults_are_named(server: Running) -> None:
    board = server.http.get(f"/api/games/{TTR}/boards/germany").json()
    board["routes"][0]["length"] = 99
    board["tickets"][0]["points"] = -1
    bad = server.http.post(f"/api/games/{TTR}/boards", json=board)
    assert bad.status_code == 422
    assert len(bad.json()["problems"]) >= 2
    board = server.http.get(f"/api/games/{TTR}/boards/germany").json()
    board["id"], board["title"] = "my-germany", "My Germany"
    board["components"]["trains_per_player"] = 30
    good = server.http.post(f"/api/games/{TTR}/boards", json=board)
    assert good.status_code == 201, good.text
    digest = good.json()["digest"]
    table = server.create(board=digest)
    assert table.get()["card"]["board"] == "my-germany"
    table.past_set_up()
    assert table.get()["view"]["players"][0]["trains"] == 30
    assert digest in [card["digest"] for card in server.http.get(f"/api/games/{TTR}/boards").json()]
    assert server.http.post(f"/api/games/{TTR}/boards", content=b"{").status_code == 422


def test_pages_are_one_page_with_assets_that_last(start: object, tmp_path: object) -> None:
    server = start()  # type: ignore[operator]
    assert server.http.get("/").status_code == 503
    assert "make build" in server.http.get("/").text
    bundle = server.app.bundle
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("<p>the page</p>")
    (bundle / "assets" / "index-Ab3dE_9x.js").write_text("1")
    (bundle.parent / "secret.txt").write_text("secret")
    assert server.http.get("/table/abc").text == "<p>the page</p>"
    asset = server.http.get("/assets/index-Ab3dE_9x.js")
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]
    assert server.http.get("/assets/nothing.js").status_code == 404
    shutil.copytree(ROOT / "web" / "public", bundle, dirs_exist_ok=True)
    (bundle / "service-worker.js").write_text("1")
    app = server.http.get("/manifest.webmanifest")
    assert app.headers["content-type"] == "application/manifest+json"
    for icon in app.json()["icons"]:
        assert server.http.get(icon["src"]).headers["content-type"] == icon["type"]
    worker = server.http.get("/service-worker.js")
    assert "javascript" in worker.headers["content-type"]
    for one in (app, worker):
        assert one.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in one.headers["content-security-policy"]
        assert not {"worker-src", "manifest-src"} & set(one.headers["content-security-policy"].split())
    with httpx.Client() as client:
        answer = client.get(f"http://{server.address}/%2e%2e/secret.txt")
    assert "secret" not in answer.text


def test_what_never_changes_is_sent_packed_to_who_can_unpack_it(start: object) -> None:
    server = start()  # type: ignore[operator]
    bundle = server.app.bundle
    for folder in ("assets", "packed"):
        (bundle / folder).mkdir(parents=True)
    page, script = "<p>the page</p>" * 100, "export const one = 1;" * 100
    (bundle / "index.html").write_text(page)
    (bundle / "assets" / "index-Ab3dE_9x.js").write_text(script)
    (bundle / "packed" / "index-Ab3dE_9x.js.gz").write_bytes(gzip.compress(script.encode()))
    (bundle / "packed" / "index-Ab3dE_9x.js.br").write_bytes(b"what only a browser unpacks")
    whole = {}
    for path in ("/assets/index-Ab3dE_9x.js", "/", "/api/texts/fr/web"):
        plain = server.http.get(path, headers={"Accept-Encoding": "gzip;q=0, identity"})
        packed = server.http.get(path, headers={"Accept-Encoding": "deflate, gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.text == plain.text, "httpx unpacks it"
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        for answer in (plain, packed):
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["content-type"] == plain.headers["content-type"]
        assert plain.headers["etag"] != packed.headers["etag"], "two contents are never taken for one"
        whole[path] = packed.headers["etag"]
    with server.http.stream("GET", "/assets/index-Ab3dE_9x.js", headers={"Accept-Encoding": "gzip, br"}) as small:
        assert small.headers["content-encoding"] == "br"
        assert b"".join(small.iter_raw()) == b"what only a browser unpacks"
    for parts in ("bytes=0-9", "bytes=-1", "bytes=5-1", "bytes=99999999-", "bytes=" + "0-," * 5000, "lines=1-2"):
        asked = server.http.get("/assets/index-Ab3dE_9x.js", headers={"Accept-Encoding": "gzip", "Range": parts})
        assert (asked.status_code, asked.text) == (200, script), "never a part of what is packed"
        assert "default-src 'self'" in asked.headers["content-security-policy"]
    known = {"Accept-Encoding": "gzip", "If-None-Match": whole["/api/texts/fr/web"]}
    assert server.http.get("/api/texts/fr/web", headers=known).status_code == 304
    assert server.http.get("/api/texts/fr/web", headers=known | {"Accept-Encoding": "identity"}).status_code == 200


@pytest.mark.parametrize("path", ["a" * 300, "assets/" + "a" * 300 + ".js", "a/" * 3000, "%00", "assets/%00.js"])
def test_no_address_of_a_page_is_too_strange(start: object, path: str) -> None:
    server = start()  # type: ignore[operator]
    (server.app.bundle / "assets").mkdir(parents=True)
    (server.app.bundle / "index.html").write_text("the page")
    answer = server.http.get(f"/{path}", headers={"Accept-Encoding": "gzip"})
    assert (answer.status_code, answer.text) == (200, "the page") or path.startswith("assets/")
    assert answer.status_code in (200, 404)


def test_what_only_one_seat_may_know_is_never_packed(server: Running) -> None:
    table = server.create()
    answer = server.http.get(f"/api/tables/{table.name}", headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert len(answer.content) > 1000
    assert "content-encoding" not in answer.headers


def test_a_refusal_repeats_no_more_than_the_beginning_of_what_was_sent(server: Running) -> None:
    table = server.create()
    state = table.past_set_up()
    seat, at, long = state["seat"], state["at"], "x" * 100_000
    bodies: list[tuple[str, Any]] = [
        ("/moves", {"at": at, "move": {"move": long}}),
        ("/moves", {"at": at, "move": {"move": "claim", "route": long}}),
        ("/moves", {"at": at, "move": {"move": "take", "card": long}}),
        ("/moves", {"at": at, "move": {"move": "keep", "tickets": [long, long]}}),
        ("/moves", {"at": at, "move": {"move": "draw", long: 1}}),
        ("/moves", {"at": at, long: 1}),
        ("/why-not", {"at": at, "move": {"move": "claim", "route": long}}),
        ("/stand-in", {"seat": 1 - seat, "bot": long}),
    ]
    for path, body in bodies:
        answer = table.ask("POST", path, seat, body)
        assert len(answer.content) < 2_000, path
    for wish in [
        {"game": long},
        {"game": TTR, "board": long},
        {"game": TTR, "options": {long: 1}},
        {"game": TTR, "options": {"first": long}},
        {"game": TTR, "seats": [{"kind": "bot", "bot": long}] * 2},
    ]:
        answer = server.http.post("/api/tables", json={"seats": [{"kind": "person"}] * 2, **wish})
        assert answer.status_code >= 400
        assert len(answer.content) < 2_000, wish.keys()


def test_a_games_card_introduces_its_bots_and_says_how_points_are_counted(server: Running) -> None:
    games = {game["id"]: game for game in server.http.get("/api/games").json()}
    assert {name for name, game in games.items() if game["halves"]} == {"foothills"}
    bots = games[TTR]["bots"]
    assert [bot["name"] for bot in bots] == list(INTRODUCTIONS)
    assert bots[-1]["title"] == "Chief"
    assert bots[-1]["title_key"] == "bot-chief"
    assert all(bot["text"] and bot["text_key"] == f"bot-{bot['name']}-text" for bot in bots)
