"""Positions with something altered in them, as people and programs get them wrong: refused by name, or good to play.

Whatever is in them, reading one costs about as much work as reading one of a real game.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BranchlineError
from tests.contract.plugins import plugin_of
from tests.support.cases import PRINTED, Case
from tests.support.walks import some_states

Size = Callable[[int, int], int]
Path = tuple[str | int, ...]
TIMES = 20  # as much work as the dearest position of a game may an altered one of its length take
LATER = 30  # moves that are played from one that was taken
NUMBERS = (0, 1, 2, 3, 5, 9, 45, 99, 999, 9999, 10**6, 2**31, 2**62, -1)


class TooMuchWork(AssertionError):
    """Reading went on and on. It is stopped in the middle, as it may have no end."""


def work(read: Callable[[], Any], most: float = float("inf")) -> int:
    """How many functions were called, compiled ones apart; a run without the build counts these too."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")
        if calls > most:
            raise TooMuchWork(f"more than {most:.0f} calls")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        read()
    except BranchlineError:
        pass
    finally:
        sys.setprofile(before)
    return calls


def parts(value: Any, here: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of a position, the innermost included."""
    if here:
        yield here, value
    items: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from parts(part, (*here, key))


def kind_of(path: Path) -> Path:
    """Parts of one kind can stand for each other: they are found in the same corner, equally deep."""
    return (path[0], *["*"] * (len(path) - 1))


class Alterations:
    """Swaps, doubles, drops and shuffles parts of positions, and writes numbers that nobody expects."""

    def __init__(self, positions: list[Any], luck: random.Random) -> None:
        self.positions, self.luck = positions, luck
        self.known: dict[Path, list[Any]] = {}
        for position in positions:
            for path, part in parts(position):
                self.known.setdefault(kind_of(path), []).append(part)

    def one(self) -> Any:
        position = copy.deepcopy(self.luck.choice(self.positions))
        for _ in range(self.luck.choice((1, 1, 2, 3, 6))):
            self.alter(position)
        return position

    def alter(self, position: Any) -> None:
        luck = self.luck
        path, old = luck.choice([each for each in parts(position) if each[0] != ("game",)])
        inside = position
        for key in path[:-1]:
            inside = inside[key]
        way, alike = luck.randrange(5), self.known.get(kind_of(path), [old])
        if way == 0:
            del inside[path[-1]]
        elif way == 1 and type(old) is int:
            inside[path[-1]] = luck.choice(NUMBERS)
        elif way == 1 and isinstance(old, list):
            other = luck.choice(alike)
            inside[path[-1]] = old + copy.deepcopy(other) if isinstance(other, list) else old * 50
        elif way == 2 and isinstance(inside, list):
            luck.shuffle(inside)
        else:
            inside[path[-1]] = copy.deepcopy(luck.choice(alike))


@pytest.mark.parametrize("case", PRINTED, ids=str)
def test_altered_positions_are_refused_or_good_to_play(
    case: Case, size: Size, luck_of: Callable[[int], random.Random]
) -> None:
    game, luck = case.game, luck_of(31)
    if plugin_of(case.name).small:
        pytest.skip("a game of a few moves has hardly a position to alter")
    positions = [game.position(state) for state in some_states(game, case.seats, 3, 25)]
    dearest = max(work(partial(game.from_position, position)) for position in positions)
    longest = max(len(json.dumps(position)) for position in positions)
    alterations, taken = Alterations(positions, luck), 0
    for _ in range(size(150, 20_000)):
        position = alterations.one()
        most = TIMES * dearest * max(1.0, len(json.dumps(position)) / longest)
        assert work(partial(game.from_position, position), most) <= most
        try:
            state = game.from_position(position)
        except BranchlineError:
            continue
        taken += 1
        assert game.from_position(game.position(state)) == state
        play_on(state, luck)
    print(f"\n{case}: {taken} of them taken")
    assert taken > 5


def play_on(state: bl.State, luck: random.Random) -> None:
    """A position that was taken can be played on from: somebody may always do something."""
    dealer = bl.SeededDealer(luck.randrange(10**9))
    for _ in range(LATER):
        if state.over:
            break
        actions = state.legal_actions()
        assert actions, "nobody can do anything here, and it is not over"
        state.apply(luck.choice(actions), dealer)
