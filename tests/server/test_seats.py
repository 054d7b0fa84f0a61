"""People: joining, names, standing in, conceding, agreeing, playing again, being forgotten."""

from __future__ import annotations

from tests.server.running import TTR, Running, Table, until

OPEN = [{"kind": "person", "name": "Ada", "colour": "purple"}, {"kind": "open"}]


def test_an_open_seat_goes_to_whoever_joins_first(server: Running) -> None:
    table = server.create(seats=OPEN)
    link = table.post("/join", None, {"name": "Ben", "colour": "purple"}, 201)
    assert link["seat"] == 1
    seats = table.get(seat=link["key"])["card"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ada"), ("person", "Ben")]
    assert seats[0]["colour"] == "purple"
    assert seats[1]["colour"] != "purple"
    assert table.post("/join", None, {"name": "Cy"}, 409)["error"] == "no-open-seat"
    assert table.post("/join", None, {"seat": 7}, 422)["error"] == "no-such-seat"


def test_a_person_says_his_name_and_colour_but_takes_nobody_elses(server: Running) -> None:
    table = server.create()
    colours = [seat["colour"] for seat in table.get()["card"]["seats"]]
    card = table.post("/sit", 0, {"name": "  Zoë  ", "colour": "black"})
    assert (card["seats"][0]["name"], card["seats"][0]["colour"]) == ("Zoë", "black")
    assert table.post("/sit", 0, {"colour": colours[1]}, 409)["error"] == "colour-taken"
    assert table.post("/sit", 0, {"name": "x" * 41}, 400)["error"] == "bad-message"


def test_a_device_of_another_table_opens_nothing(server: Running) -> None:
    one, other = server.create(), server.create()
    assert one.ask("GET", "", other.tokens[0]).status_code == 401
    refused = one.post("/moves", other.tokens[0], {"at": 0, "move": {"move": "draw"}}, 401)
    assert refused["error"] == "revoked"


def test_a_bot_stands_in_for_who_went_away_and_gives_the_seat_back(start: object) -> None:
    server = start(absent=0.3)  # type: ignore[operator]
    table = server.create(seats=3)
    with table.live(1) as ear:
        ear.next("welcome")
        assert table.post("/stand-in", 0, {"seat": 1, "bot": "greedy"}, 409)["error"] == "not-absent"
    until(lambda: 1 in table.get(seat=0)["absent"])
    state = table.post("/stand-in", 0, {"seat": 1, "bot": "greedy"})
    assert state["card"]["seats"][1] | {"here": False} == {
        "seat": 1, "kind": "person", "name": "P1", "colour": "yellow", "bot": "greedy", "stand_in": True, "here": False,
        "held": True,
    }  # fmt: skip
    mine = table.get(seat=1)
    if 1 in mine["card"]["deciders"]:
        assert mine["view"]["legal"] == []
    table.post("/return", 1)
    assert table.get()["card"]["seats"][1]["bot"] is None
    assert table.post("/return", 1, None, 409)["error"] == "no-stand-in"


def test_conceding_ends_a_table_of_two_and_the_other_has_won(server: Running) -> None:
    table = server.create()
    with table.live(1) as ear:
        ear.next("welcome")
        state = table.post("/concede", 0)
        assert state["card"]["result"]["reason"] == "conceded"
        assert state["card"]["result"]["ranking"] == [2, 1]
        while (told := ear.next("state")["state"])["card"]["result"] is None:
            pass
        assert told["card"]["seed"] is not None
    assert table.post("/concede", 1, None, 409)["error"] == "game-over"
    assert table.move(table.to_act() if table.get()["card"]["deciders"] else 0, {"move": "draw"}, 0, status=409)


def test_of_three_a_bot_plays_on_for_who_concedes(server: Running) -> None:
    table = server.create(seats=3)
    table.post("/concede", 0)
    card = table.get()["card"]
    assert card["result"] is None
    assert card["seats"][0]["kind"] == "bot"
    table.post("/concede", 1)
    assert table.post("/concede", 2)["card"]["result"]["ranking"] == [1, 1, 1]


def test_a_table_ends_when_all_agree_and_not_before(server: Running) -> None:
    table = server.create(seats=3)
    assert table.post("/agree", 0, {"end": True})["agreed"] == [0]
    assert table.post("/agree", 1, {"end": True})["agreed"] == [0, 1]
    assert table.post("/agree", 0, {"end": False})["agreed"] == [1]
    table.post("/agree", 2, {"end": True})
    assert table.get()["card"]["result"] is None
    assert table.post("/agree", 0, {"end": True})["card"]["result"]["reason"] == "agreed"


def test_a_rematch_seats_the_same_people_at_one_new_table(server: Running) -> None:
    table = server.create(seats=[{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}])
    assert table.post("/rematch", 0, None, 409)["error"] == "still-running"
    table.post("/concede", 0)
    one, two, again = (table.post("/rematch", seat, None, 201) for seat in (0, 1, 0))
    assert one == again
    assert one["table"] == two["table"] == table.get()["card"]["rematch"]
    mine = server.http.post("/api/tables/mine", json={"keys": [table.tokens[0], table.tokens[1]]}).json()
    found = {(each["card"]["table"], each["seat"]): each["card"] for each in mine}
    assert set(found) == {(name, seat) for name in (one["table"], table.name) for seat in (0, 1)}
    assert [seat["name"] for seat in found[one["table"], 0]["seats"]] == ["Ada", "Ben"]
    assert found[one["table"], 0]["commitment"] != found[table.name, 0]["commitment"]


def test_forgetting_takes_name_words_notes_and_secret_away(server: Running) -> None:
    table = server.create(seats=3)
    table.post("/chat", 0, {"text": "my secret plan"}, 201)
    table.ask("PUT", "/notes", 0, {"text": "notes", "marks": []})
    answer = server.http.post("/api/forget", json={"keys": [table.tokens[0]]})
    assert answer.json() == {"seats": 1}
    assert table.ask("GET", "", 0).status_code == 401
    assert table.get("/chat", 1)["lines"] == []
    assert table.get()["card"]["seats"][0]["name"] == ""
    everything = b"".join(row.body + row.notes for row in server.do(server.house.store.load(table.name)).seats)
    assert b"P0" not in everything
    assert b"notes" not in everything


def test_notes_and_chat(server: Running) -> None:
    table = server.create()
    assert table.get("/notes", 0) == {"text": "", "marks": []}
    written = {"text": "go <b>north</b>", "marks": ["kiel"]}
    assert table.ask("PUT", "/notes", 0, written).json() == written
    assert table.get("/notes", 0) == written
    assert table.get("/notes", 1) == {"text": "", "marks": []}
    assert table.ask("GET", "/notes").status_code == 401
    with table.live(None) as ear:
        ear.next("welcome")
        line = table.post("/chat", 0, {"text": "hello"}, 201)
        assert ear.next("chat")["line"] == line
    assert table.get("/chat")["lines"] == [line]
    with table.live(1) as ear:
        assert ear.next()["chat"] == [line]
    assert table.post("/chat", None, {"text": "hi"}, 403)["error"] == "not-allowed"
    assert table.post("/chat", 0, {"text": " "}, 400)["error"] == "bad-message"


def test_a_bot_that_plays_for_somebody_agrees_to_nothing(start: object) -> None:
    """Put a bot on the seat of somebody who is away, and end the game alone on the scores of the moment: no."""
    server = start(absent=0.1, pace=3600.0)  # type: ignore[operator]
    table = server.create(seats=3)
    with table.live(2), table.live(0):
        until(lambda: table.get(seat=0)["absent"] == [1])
        table.post("/stand-in", 0, {"seat": 1, "bot": "greedy"})
        assert table.post("/agree", 0, {"end": True})["to_agree"] == [1, 2]
        state = table.post("/agree", 2, {"end": True})
        assert (state["card"]["result"], state["to_agree"]) == (None, [1])
        server.do(restarted(server))
        assert table.get(seat=0)["to_agree"] == [1]
        assert table.post("/agree", 1, {"end": True})["card"]["result"]["reason"] == "agreed"


async def restarted(server: Running) -> None:
    """What a process knows of its tables is forgotten, as at its end."""
    server.house.tables.clear()


def test_a_host_who_frees_the_other_seats_does_not_decide_alone(start: object) -> None:
    server = start(pace=3600.0)  # type: ignore[operator]
    table = server.create()
    table.post("/free", table.host, {"seat": 1, "open": True}, 201)
    state = table.post("/agree", 0, {"end": True})
    assert (state["card"]["result"], state["to_agree"]) == (None, [1])
    link = table.post("/join", None, {"name": "Cy"}, 201)
    assert table.post("/agree", link["key"], {"end": True})["card"]["result"]["reason"] == "agreed"


def test_somebody_who_stays_away_loses_their_say_in_the_end(start: object) -> None:
    """The others have agreed and need not ask again; a seat that nobody ever took has no say once a bot plays it."""
    server = start(absent=0.1, pace=1.5)  # type: ignore[operator]
    table = server.create(seats=3)
    until(lambda: 1 in table.get(seat=0)["absent"])
    table.post("/stand-in", 0, {"seat": 1, "bot": "greedy"})
    for seat in (0, 2):
        table.post("/agree", seat, {"end": True})
    until(lambda: table.get()["card"]["result"] is not None)
    assert table.get()["card"]["result"]["reason"] == "agreed"
    made = server.http.post("/api/tables", json={"game": TTR, "seats": [{"kind": "person"}] * 2}).json()
    empty = Table(server, made | {"links": [{"seat": 0, "token": server.seated(made["invitations"][0]["invitation"])}]})
    empty.post("/stand-in", empty.host, {"seat": 1, "bot": "greedy"})
    assert empty.post("/agree", 0, {"end": True})["card"]["result"]["reason"] == "agreed"
