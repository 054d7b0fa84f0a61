"""The board file is checked in full: every wrong entry is named by its place, and says what would be right."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadBoard
from branchline.games.foothills.board.board import FoothillsBoard
from branchline.games.foothills.board.file import check, foothills, from_json, load, read
from tests.games.foothills.scorer import FILE

Data = dict[str, Any]


def board() -> Data:
    data: Data = json.loads(FILE.read_text(encoding="utf-8"))
    return data


def station(data: Data, name: str) -> Data:
    found: Data = next(card for card in data["stations"] if card["id"] == name)
    return found


def action(data: Data, name: str) -> Data:
    found: Data = next(card for card in data["action_cards"] if card["id"] == name)
    return found


def drop(entries: list[Data], name: str) -> None:
    entries[:] = [entry for entry in entries if entry["id"] != name]


def test_the_board_file_is_sound() -> None:
    assert check(board()) == []
    assert from_json(board()).digest == foothills().digest


# what is wrong, where it is found, and part of why
WRONG: list[tuple[Callable[[Data], object], str, str]] = [
    (lambda d: d.update(schema="branchline/foothills/9"), "schema", "must be"),
    (lambda d: d.pop("lines"), "lines", "is missing"),
    (lambda d: d.update(colour="red"), "colour", "is not known here"),
    (lambda d: d.update(title=" x"), "title", "without spaces"),
    (lambda d: d["provenance"].pop("stations"), "provenance.stations", "is missing"),
    (lambda d: d["provenance"]["lines"].update(status="guessed"), "provenance.lines.status", "must be one of printed"),
    (lambda d: d["components"].update(iron=0), "components.iron", "from 1 to 99"),
    (lambda d: d["components"].update(rubble=40), "components.rubble", "must be at least 51"),
    (lambda d: d["components"].update(tickets_per_type=3), "components.tickets_per_type", "from 2 to 2"),
    (lambda d: d["components"].update(buffer_stops=True), "components.buffer_stops", "not true"),
    (lambda d: d["lines"].pop(), "lines", "must have 8 entries, not 7"),
    (lambda d: d["lines"][3].update(id="X"), "lines[3] (X).id", 'must be "IV"'),
    (lambda d: d["lines"][0].update(ticket="yelow"), "lines[0] (I).ticket", 'did you mean "yellow"?'),
    (lambda d: d["lines"][0].update(ticket="white"), "", ""),
    (lambda d: d["lines"][2].update(ticket="white"), "lines", "must have 7 kinds of ticket, not 8"),
    (lambda d: d["lines"][0].update(bonus=0), "lines[0] (I).bonus", "from 1 to 20"),
    (lambda d: d["lines"][0].update(provenance={}), "lines[0] (I).provenance", "must say something"),
    (lambda d: drop(d["stations"], "VII-2"), "stations", "must have 34 cards, the halves of doubles counted, not 33"),
    (lambda d: station(d, "V-2").update(id="V-9"), "stations[15] (V-9).id", 'must be "V-2"'),
    (lambda d: station(d, "V-2").update(lines=["IX"]), "stations[15] (V-2).lines", "one or two of I, II"),
    (lambda d: station(d, "V-2").update(columns=[2, 4]), "stations[15] (V-2).columns", "two neighbouring ones"),
    (lambda d: station(d, "V-2").update(columns=[3], id="V-3"), "stations[16] (V-3).id", "must be its own"),
    (lambda d: station(d, "V-2").update(names=[]), "stations[15] (V-2).names", "must be 1 name"),
    (lambda d: station(d, "V-2").update(backs=[["I", "II"]]), "stations[15] (V-2).backs[0]", "must be its own pair"),
    (lambda d: station(d, "V-2").update(backs=[["II", "I"]]), "stations[15] (V-2).backs[0]", "in order, or null"),
    (lambda d: station(d, "V-2").update(backs=[None]), "stations", "must have 28 different pairs of closed lines"),
    (lambda d: station(d, "V-2").update(rubble=0), "stations[15] (V-2).rubble", "from 1 to 9"),
    (lambda d: station(d, "V-2").update(rubble=10), "stations[15] (V-2).rubble", "from 1 to 9"),
    (lambda d: station(d, "V-2").update(tracks=2), "stations[15] (V-2).tracks", "from 1 to 1"),
    (lambda d: station(d, "V-2").pop("tracks"), "stations[15] (V-2).tracks", "is missing"),
    (lambda d: station(d, "V-2").update(provenance={"known": "x"}), "stations[15] (V-2).provenance.known", "not known"),
    (lambda d: station(d, "V-1").update(rubble=1), "stations[14] (V-1).rubble", "left out on a starting card"),
    (lambda d: station(d, "V-1").pop("surveyor"), "stations[14] (V-1).surveyor", "is missing"),
    (
        lambda d: station(d, "V-2")["stations"][0]["cost"].update(gold=1),
        "stations[15] (V-2).stations[0].cost.gold",
        "is not known here",
    ),
    (
        lambda d: station(d, "V-2")["stations"][0].update(bonus={"vp": 0}),
        "stations[15] (V-2).stations[0].bonus.vp",
        "from 1 to 20",
    ),
    (
        lambda d: station(d, "V-2")["stations"][0].update(cost={"rubble": 4}),
        "action_cards[5] (landscaper).effect[0]",
        "cost up to 6 rubble",
    ),
    (lambda d: station(d, "V-2").update(surveyor=[]), "stations[15] (V-2).surveyor", "not an empty one"),
    (
        lambda d: station(d, "V-2").update(surveyor=[{"op": "build"}]),
        "stations[15] (V-2).surveyor[0]",
        "must be one of take, draw",
    ),
    (
        lambda d: station(d, "V-2").update(surveyor=[{"op": "take_ticket"}]),
        "stations[15] (V-2).surveyor[0]",
        'not "take_ticket"',
    ),
    (
        lambda d: station(d, "V-2").update(surveyor=[{"op": "trde"}]),
        "stations[15] (V-2).surveyor[0]",
        'did you mean "trade"?',
    ),
    (
        lambda d: station(d, "III-2")["surveyor"][0].update(times=0),
        "stations[8] (III-2).surveyor[0].times",
        "whole number from 1 to 6",
    ),
    (
        lambda d: station(d, "V-2")["surveyor"][0].pop("cubes"),
        "stations[15] (V-2).surveyor[0].cubes",
        "is missing",
    ),
    (lambda d: station(d, "VIII-4").update(in_order="yes"), "stations[26] (VIII-4).in_order", "true or false"),
    (lambda d: d["main_actions"].reverse(), "main_actions[0] (E).id", 'must be "A"'),
    (
        lambda d: d["main_actions"][0]["effect"][0].update(least=4),
        "main_actions[0] (A).effect[0].least",
        "must not be above most",
    ),
    (lambda d: drop(d["action_cards"], "mason"), "action_cards", "must have 1 of B green, not 0"),
    (lambda d: action(d, "mason").update(colour="neutral"), "action_cards", "must have 1 of B green, not 0"),
    (lambda d: action(d, "mason").update(secondary="E"), "action_cards[6] (mason).secondary", 'must be "D", behind B'),
    (lambda d: action(d, "mason").update(symbol="trains"), "action_cards[6] (mason).symbol", "must be one of"),
    (lambda d: action(d, "mason").update(needs="luck"), "action_cards[6] (mason).needs", "must be one of ticket"),
    (lambda d: action(d, "mason").update(id="Mason"), "action_cards[6] (Mason).id", "lower-case words"),
    (lambda d: action(d, "mason").update(id="architect"), "action_cards[8] (architect).id", "must be its own"),
    (
        lambda d: action(d, "mason")["effect"][0].update(on="rails"),
        "action_cards[6] (mason).effect[0].on",
        "must be one of any, ticket",
    ),
    (
        lambda d: action(d, "local-help")["effect"][0].update(cubes=3),
        "action_cards[21] (local-help).effect[0].cubes",
        "must be 2 where lines is one_or_two",
    ),
    (
        lambda d: action(d, "itinerant-workers")["effect"][0].update(cubes=3),
        "action_cards[22] (itinerant-workers).effect[0].cubes",
        "must be even",
    ),
    (
        lambda d: action(d, "workers-on-loan")["effect"][0].update(lines="two"),
        "action_cards[23] (workers-on-loan).effect[0].for_opponent",
        "no more than cubes",
    ),
    (
        lambda d: action(d, "strong-arms")["effect"][0].update(track={"stone": 1}),
        "action_cards[1] (strong-arms).effect[0].track",
        "must not be paid in stone",
    ),
    (
        lambda d: action(d, "harbour-market")["effect"][0].update(keep=4),
        "action_cards[16] (harbour-market).effect[0].keep",
        "must not be above cubes",
    ),
    (
        lambda d: action(d, "tea-break")["effect"][1].update(most=0),
        "action_cards[2] (tea-break).effect[1].most",
        "from 1 to 6",
    ),
]


@pytest.mark.parametrize(("change", "where", "why"), WRONG, ids=[f"{k}-{row[1]}" for k, row in enumerate(WRONG)])
def test_a_wrong_entry_is_named(change: Callable[[Data], object], where: str, why: str) -> None:
    data = board()
    change(data)
    problems = check(data)
    if not where:
        assert problems == []
        return
    assert any(place == where and why in text for place, text in problems), problems
    with pytest.raises(BadBoard):
        from_json(data)


@pytest.mark.parametrize("junk", [None, [], 7, "board", {}, {"lines": 3}, {"stations": [None, 3, {"id": []}]}])
def test_junk_is_refused_and_never_crashes(junk: object) -> None:
    assert check(junk)


def test_every_value_replaced_by_junk_is_refused_or_harmless() -> None:
    """Wherever a value has the wrong type, the checker says so and does not fall over."""

    def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
        return [path, *(found for key, child in inner for found in places(child, (*path, key)))]

    sound = board()
    for path in places(sound)[1::7]:
        for junk in (None, -1, "", [], {}):
            data = copy.deepcopy(sound)
            target = data
            for key in path[:-1]:
                target = target[key]
            target[path[-1]] = junk
            for where, why in check(data):
                assert where
                assert why


def test_a_key_written_twice_is_found(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text(
        FILE.read_text(encoding="utf-8").replace('"title":', '"title": "One", "title":', 1), encoding="utf-8"
    )
    assert ("title", "is written twice: keep one") in check(read(file))


def test_files_that_are_no_board(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="cannot be read"):
        load(tmp_path / "none.json")
    broken = tmp_path / "broken.json"
    broken.write_text('{"a": 1,,}', encoding="utf-8")
    with pytest.raises(BadBoard, match="line 1, column 9: is not JSON"):
        load(broken)


def test_another_board_plays_without_touching_code(tmp_path: Path) -> None:
    data = board()
    data["id"] = "wild-valley"
    station(data, "V-2")["surveyor"] = [
        {"op": "draw", "cubes": 2, "keep": 1, "rest": "bag"},
        {"op": "take", "least": 1, "most": 2},
    ]
    station(data, "V-3")["surveyor"] = [{"op": "choose_ticket"}, {"op": "fill_stockyard", "to": 6}]
    action(data, "brickmaker")["effect"] = [{"op": "works", "times": 2, "stone": {"iron": 1}}]
    file = tmp_path / "wild.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    game = bl.game("foothills", file)
    assert game.board.digest != foothills().digest
    for seed in range(20):
        dealer = bl.SeededDealer(seed)
        state = game.start(2, dealer)
        while not state.over:
            actions = state.legal_actions()
            state.apply(actions[dealer.below(len(actions))], dealer)
            game.from_position(game.position(state))


def test_names_and_provenance_do_not_change_the_digest() -> None:
    data = board()
    data["title"] = "Other"
    data["lines"][0]["name"] = "Other"
    station(data, "V-2")["provenance"] = {"invented": "all of it"}
    assert from_json(data).digest == foothills().digest
    station(data, "V-2")["rubble"] = 2
    assert from_json(data).digest != foothills().digest


def test_every_line_and_card_says_how_it_is_known() -> None:
    data = foothills().data
    entries = [*data["lines"], *data["stations"], *data["action_cards"]]
    assert all(entry["provenance"] for entry in entries)
    assert isinstance(foothills(), FoothillsBoard)
    printed = [card["id"] for card in data["stations"] if "name" in card["provenance"].get("printed", "").split("; ")]
    assert printed == ["I/II-5", "III/IV-1", "IV/2-3", "IV-5", "V-2", "V-3", "VII-2", "VIII-4"]
