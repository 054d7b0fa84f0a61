"""Bots from outside: by import path, or as a program that speaks JSON lines."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import branchline as bl
from branchline.bots import UnknownBot
from branchline.bots.outside import BadBot, BotFailed, any_bot, pair
from branchline.lab.errors import BadLadder, BadPairing, ContestFailed
from branchline.lab.ladder import asked
from branchline.lab.tournament import Skills, TableResult, compete

MODULE = """
from branchline.bots import Bot

class First(Bot):
    def choose(self, view, legal_moves, budget=None):
        return legal_moves[0]

class Last(Bot):
    def __init__(self, game, seed):
        self.game, self.seed = game, seed

    def choose(self, view, legal_moves, budget=None):
        assert self.game.info.id == "foothills"
        return legal_moves[-1]

def wrong(game, seed):
    return 7
"""

PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "new" in asked:
        assert asked["new"]["game"] == "foothills" and isinstance(asked["new"]["seed"], int)
        continue
    assert asked["view"]["seat"] in asked["view"]["deciders"]
    answer = {WORDS}
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the import path, here and in child processes."""
    (tmp_path / "outside_bots.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    yield tmp_path
    sys.modules.pop("outside_bots", None)


def program(folder: Path, answer: str) -> str:
    path = folder / "bot.py"
    path.write_text(PROGRAM.replace("{WORDS}", answer))
    return f"command:{sys.executable} {path}"


def test_every_way_to_write_the_first_legal_move_plays_the_same_games(outside: Path) -> None:
    ways = ["outside_bots:First", program(outside, '{"choice": 0}')]
    (outside / "other.py").write_text(PROGRAM.replace("{WORDS}", '{"move": asked["legal"][0]}'))
    ways.append(f"command:{sys.executable} {outside / 'other.py'}")
    rows = [bl.simulate("foothills", 4, bots=[way, "random"], seed=3, workers=1).drop("bot") for way in ways]
    assert rows[0].equals(rows[1])
    assert rows[0].equals(rows[2])
    other = bl.simulate("foothills", 4, bots=["outside_bots:Last", "random"], seed=3, workers=1).drop("bot")
    assert not rows[0].equals(other)


def test_a_ladder_takes_them_in_a_pairing(outside: Path) -> None:
    climbed = bl.ladder("foothills", ["greedy:outside_bots:First"], games=8, least=8, jobs=1)
    assert climbed.pairings.select("bot", "among", "games").rows() == [("greedy", "outside_bots:First", 8)]


def test_a_batch_is_played_against_them(outside: Path) -> None:
    """They see the view of their own seat, and their moves are carried out before the learner is to act again."""
    game = bl.game("foothills")
    batch = bl.Batch(game, 2, 2, seed=3, bots="outside_bots:First", blocks=[])
    dealers = [bl.SeededDealer(3, table) for table in range(2)]
    states = [game.start(2, dealer) for dealer in dealers]
    for _ in range(30):
        chosen = batch.sample().tolist()
        for table, (state, dealer) in enumerate(zip(states, dealers, strict=True)):
            while state.turn != table:  # in the first game, the learner sits in the seat of the table's number
                state.apply(game.action(state, game.legal_moves(state)[0]), dealer)
            assert batch.state(table) == state
            state.apply(chosen[table], dealer)
        assert not batch.over.any()
        batch.step(chosen)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no.such.module:Bot", "PYTHONPATH"),
        ("outside_bots:Nobody", "has no Nobody"),
        ("outside_bots:wrong", "makes a int"),
        ("command:", "must be followed by a program"),
        ("command:/no/such/program", "cannot be started"),
    ],
)
def test_what_cannot_be_loaded_is_refused_before_a_game_is_played(outside: Path, name: str, says: str) -> None:
    with pytest.raises(BadBot, match=says):
        bl.simulate("foothills", 4, bots=[name, "random"], seed=3)


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ('{"choice": 10**6}', "answered"),
        ('{"choice": True}', "answered"),
        ('{"move": {"move": "fly"}}', "answered"),
        ('"hello"', "answered"),
        ("sys.exit(3)", "ended with code 3"),
    ],
)
def test_an_answer_without_sense_is_named(outside: Path, answer: str, says: str) -> None:
    game = bl.game("foothills")
    state = game.start(seats=2, dealer=bl.SeededDealer(1))
    bot = any_bot(program(outside, answer), game, 1)
    with pytest.raises(BotFailed, match=says):
        bot.choose(game.view(state, int(state.turn)), game.legal_moves(state))


def test_a_bot_that_fails_in_a_tournament_ends_it_by_name(outside: Path) -> None:
    with pytest.raises(ContestFailed, match="answered"):
        compete("foothills", ["greedy", program(outside, '{"choice": -1}')], games=4, jobs=1)


def test_a_pairing_is_read_where_only_one_reading_makes_sense() -> None:
    assert pair("a.b:C:d.e:F") == ("a.b:C", "d.e:F")
    assert pair("chief:chief") == ("chief", "chief")
    assert pair("chief") is None
    for given in ("chief", "chief:chief", ":"):
        with pytest.raises(BadPairing):
            asked("foothills", None, [given])
    with pytest.raises(UnknownBot, match="module:Class"):
        asked("foothills", None, ["nobody:greedy"])


def test_the_server_takes_none() -> None:
    """A stranger's request must not run a program: `bot`, which the server uses, knows our bots only."""
    from branchline.bots import bot

    for name in ("command:true", "outside_bots:First"):
        with pytest.raises(UnknownBot):
            bot(name, bl.game("foothills"), 0)


def test_a_tournament_gives_every_bot_every_seat_equally_often() -> None:
    found = compete("wensleydale", ["greedy", "apprentice", "random", "driver"], games=12, jobs=1, seed=5)
    assert [one.games for one in found] == [9, 9, 9, 9]
    assert sum(one.wins for one in found) == pytest.approx(12)
    assert [one.bot for one in found][-1] == "random"
    assert found[0].skill > found[-1].skill


def test_a_tournament_is_the_same_for_any_number_of_processes() -> None:
    results = [
        [
            (one.bot, one.skill, one.wins, one.places)
            for one in compete("nurnberg", ["greedy", "random"], seats=3, games=6, jobs=jobs, seed=9)
        ]
        for jobs in (1, 3)
    ]
    assert results[0] == results[1]


def test_a_better_place_gives_more_skill_and_equal_places_none() -> None:
    skills = Skills(["a", "b", "c"])
    skills.add(["a", "b", "c"], TableResult([1, 2, 3]))
    assert [one.bot for one in skills.entrants()] == ["a", "b", "c"]
    even = Skills(["a", "b"])
    even.add(["a", "b"], TableResult([1, 1]))
    first, second = even.entrants()
    assert first.skill == pytest.approx(second.skill)
    assert (first.wins, second.wins) == (0.5, 0.5)


def test_too_few_bots_are_refused() -> None:
    for bots in (["greedy"], ["greedy", "greedy"], []):
        with pytest.raises(BadLadder, match="two different bots"):
            compete("foothills", bots, games=4)
