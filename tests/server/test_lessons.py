"""Lessons at the house: tables with prepared luck and a patient bot, on no list."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.core.lesson import lessons_of
from tests.server.running import Running, Table, until


def begin(server: Running, **wish: Any) -> Table:
    answer = server.http.post("/api/lessons", json={"game": "ticket-to-ride-germany", **wish})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Table(server, made | {"links": [{"seat": seat, "token": made["key"]} for seat in made["here"]]})


def test_a_lesson_follows_its_line_and_the_bot_answers(server: Running) -> None:
    table = begin(server, name="Ada")
    lessons = lessons_of("ticket-to-ride-germany")
    assert lessons is not None
    chapter = lessons.chapters[0]
    card = table.get("/lesson", 0)
    assert [step["id"] for step in card["steps"]] == [step.id for step in chapter.steps]
    assert card["next"] == "chapter/end"
    for step in chapter.steps:
        for k, move in enumerate(step.moves):
            until(lambda at=step.first + k: table.get("", 0)["at"] == at)  # type: ignore[misc]
            table.move(0, move.json(), step.first + k)
    until(lambda: table.get("", 0)["at"] == len(chapter.line))
    state = table.get("", 0)
    assert state["card"]["lesson"] == {"name": "chapter/start", "follows": True}
    assert state["card"]["listed"] is False
    assert [seat["bot"] for seat in state["card"]["seats"]] == [None, "apprentice"]


def test_a_table_that_leaves_the_line_says_so_and_goes_on(server: Running) -> None:
    table = begin(server)
    table.move(0, {"move": "tickets", "short": 0, "long": 4}, 0)
    until(lambda: len(table.get("", 0)["view"].get("legal", [])) > 0)
    assert table.get("", 0)["card"]["lesson"]["follows"] is False


def test_a_step_is_begun_again_with_the_bot_and_the_luck_of_the_line(server: Running) -> None:
    table = begin(server, lesson="chapter/start/draw")
    card = table.get("/lesson", 0)
    assert (card["steps"][0]["id"], card["before"], card["of"], card["next"]) == ("draw", 5, 20, "chapter/end")
    for k in range(2):
        table.move(0, {"move": "take", "card": "blue"}, k)
    until(lambda: table.get("", 0)["at"] == card["steps"][1]["first"])
    assert table.get("", 0)["card"]["lesson"] == {"name": "chapter/start/draw", "follows": True}


def test_a_rule_is_tried_at_its_position(server: Running) -> None:
    table = begin(server, lesson="rule/T2.3")
    card = table.get("/lesson", 0 if 0 in table.tokens else 1)
    assert card["steps"][0]["rules"] == ["T2.3"]
    assert card["of"] == 1


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"lesson": "chapter/nonsense"}, 404),
        ({"lesson": "chapter/start/nonsense"}, 404),
        ({"lesson": "rule/T0.1"}, 404),
        ({"game": "nonsense"}, 404),
        ({"lesson": "x" * 81}, 400),
        ({"nonsense": 1}, 400),
    ],
)
def test_a_lesson_that_is_not_there_is_refused(server: Running, wish: dict[str, Any], status: int) -> None:
    answer = server.http.post("/api/lessons", json={"game": "ticket-to-ride-germany", **wish})
    assert answer.status_code == status


def test_an_ordinary_table_teaches_nothing(server: Running) -> None:
    table = server.create()
    assert table.ask("GET", "/lesson", 0).status_code == 404
    assert table.get("", 0)["card"]["lesson"] is None
