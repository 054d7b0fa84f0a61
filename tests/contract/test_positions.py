"""A position is read back exactly or refused, with the place that is wrong; nothing in it is passed over.

What may be left away is derived from the rest, or as at the start.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadPosition, OtherRulesVersion
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, Case
from tests.support.walks import some_states, walk

Size = Callable[[int, int], int]
Path = tuple[str | int, ...]
every_case = pytest.mark.parametrize("case", CASES, ids=str)

JUNK = (None, True, -1, 7, 10**9, 10**30, 1.5, "", "x", [], ["x"], [None], {}, {"x": 1}, [[]], "0", "red", float("nan"))
HEADING = ("game", "rules_version", "board", "seats")
ASKED_FOR = {"game", "seats", "display", "closed"}  # nothing else says them


def paths(value: object, here: Path = ()) -> Iterator[Path]:
    """Every place in a position, the innermost included."""
    if here:
        yield here
    items: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from paths(part, (*here, key))


def changed(position: Any, path: Path, change: Callable[[Any, Any], None]) -> Any:
    """A copy in which `change(container, key)` was done at a place."""
    again = json.loads(json.dumps(position))
    container = again
    for key in path[:-1]:
        container = container[key]
    change(container, path[-1])
    return again


def tidy(value: Any) -> Any:
    """Without counts of nothing and empty lists: writing them or not makes no difference."""
    if isinstance(value, dict):
        return {
            key: part for key, part in ((key, tidy(part)) for key, part in value.items()) if part not in (0, [], {})
        }
    return [tidy(part) for part in value] if isinstance(value, list) else value


def holds(whole: Any, part: Any) -> bool:
    """Whether all that is written in a part is in the whole, where more may have been derived; names in any order."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and holds(whole[key], part[key]) for key in part)
    if isinstance(part, list):
        if not isinstance(whole, list) or len(whole) != len(part):
            return False
        if all(type(item) in (str, int) for item in part) and part not in ([], whole):
            return sorted(map(repr, whole)) == sorted(map(repr, part))
        return all(holds(more, less) for more, less in zip(whole, part, strict=True))
    return type(whole) is type(part) and bool(whole == part)


def refused_or_exact(game: bl.Game, position: Any, path: Path) -> bool:
    """Whether a position is refused; if it is not, all that is written must come back as it was."""
    try:
        state = game.from_position(position)
    except BadPosition as refusal:
        return bool(refusal.where and refusal.why)
    except OtherRulesVersion:
        return path == ("rules_version",)
    assert holds(tidy(game.position(state)), tidy(position)), path
    return False


def positions(case: Case, every: int) -> list[Any]:
    return [case.game.position(state) for state in some_states(case.game, case.seats, 3, every)]


def tried(case: Case, size: Size) -> Iterator[tuple[Any, Path]]:
    """Positions of a game, each with its places; on a large board, where reading takes long, only some of them."""
    for number, position in enumerate(positions(case, size(60 if case.board else 160, 20))):
        places = list(paths(position))
        every = 1 if case.board else size(7, 3)
        yield from ((position, path) for path in places[number % 7 :: every])


@every_case
def test_a_position_is_json(case: Case) -> None:
    for position in positions(case, 15):
        assert json.loads(json.dumps(position)) == position
        assert list(position)[:4] == list(HEADING)


@every_case
def test_what_the_rest_of_a_position_says_may_be_left_away(case: Case) -> None:
    for state in some_states(case.game, case.seats, 3, 60):
        position = case.game.position(state)
        derived = ("rules_version", "board", *plugin_of(case.name).derived)
        assert case.game.from_position({key: value for key, value in position.items() if key not in derived}) == state
        assert set(derived) <= set(position)


@every_case
def test_a_key_left_away_is_filled_in_or_asked_for(case: Case) -> None:
    """One way or the other: the rest stays as it is written, or the refusal says what is missing or does not fit."""
    for position in positions(case, 60):
        for key in position:
            without = {name: value for name, value in position.items() if name != key}
            refused = refused_or_exact(case.game, without, (key,))
            assert refused or key not in ASKED_FOR or (key == "seats" and len(case.game.info.seats) == 1)


@every_case
def test_what_must_be_written_is_asked_for_by_name(case: Case) -> None:
    position = positions(case, 60)[1]
    for key in ASKED_FOR & set(position):
        if key == "seats" and len(case.game.info.seats) == 1:
            continue
        with pytest.raises(BadPosition, match="is missing") as refusal:
            case.game.from_position({name: value for name, value in position.items() if name != key})
        assert refusal.value.where == f"position.{key}"


@every_case
def test_lists_of_names_may_come_in_any_order(case: Case, size: Size) -> None:
    """But not those whose order counts: seats, boxes, lines under way, tickets in the order drawn."""
    turned, any_order = 0, plugin_of(case.name).any_order
    for state in some_states(case.game, case.seats, 5, size(11, 3)):
        position = case.game.position(state)
        for path in paths(position):
            value: Any = position
            for key in path:
                value = value[key]
            name = [key for key in path if isinstance(key, str) and not key.isdigit()]
            if (
                not isinstance(value, list)
                or len(value) < 2
                or not set(name[-2:]) & plugin_of(case.name).any_order
                or "offer" in name
            ):
                continue
            if any(isinstance(item, dict) for item in value):
                continue
            around = changed(position, path, lambda container, key: container[key].reverse())
            assert case.game.from_position(around) == state, path
            turned += 1
    few = case.name == "nurnberg"  # with two players it has no such list for long
    assert bool(turned) == bool(any_order) or few


@every_case
def test_a_moment_with_one_choice_can_be_written_and_played_on(case: Case) -> None:
    """The engine never stops there, but a position may."""
    written = 0
    for step in walk(case.game, case.seats, 6):
        state = step.before.copy()
        moments = state.watch()
        state.apply(step.action, bl.LogDealer(step.dealt))
        for _, moment, action in moments:
            read = case.game.from_position(json.loads(json.dumps(case.game.position(moment))))
            assert read == moment
            assert read.legal_actions() == [action]
            written += 1
        if written > 150:
            break
    assert written or plugin_of(case.name).small


@every_case
def test_no_key_may_be_unknown(case: Case) -> None:
    position = positions(case, 60)[1]
    for path in paths(position):
        value = position
        for key in path:
            value = value[key]
        if isinstance(value, dict):
            more = changed(position, path, lambda container, key: container[key].update(surprise=1))
            with pytest.raises(BadPosition):
                case.game.from_position(more)
    with pytest.raises(BadPosition, match="surprise"):
        case.game.from_position({**position, "surprise": 1})


@pytest.mark.parametrize("position", [None, 7, "x", [], [1], {}, True, float("nan")], ids=repr)
@every_case
def test_what_is_no_position_is_refused(case: Case, position: object) -> None:
    with pytest.raises(BadPosition):
        case.game.from_position(position)


@every_case
def test_whatever_is_written_into_a_position_is_refused_or_taken_as_written(case: Case, size: Size) -> None:
    refusals = tries = 0
    for position, path in tried(case, size):
        for junk in JUNK[tries % 5 :: size(5, 1)] if len(path) > 1 else JUNK:
            written = changed(position, path, lambda container, key, junk=junk: container.__setitem__(key, junk))
            refusals += refused_or_exact(case.game, written, path)
            tries += 1
    assert refusals > 0.9 * tries


@every_case
def test_whatever_is_taken_out_of_a_position_or_put_in_twice_is_noticed(case: Case, size: Size) -> None:
    for position, path in tried(case, size):
        refused_or_exact(case.game, changed(position, path, lambda container, key: container.pop(key)), path)
        if isinstance(path[-1], int):
            doubled = changed(position, path, lambda container, key: container.insert(key, container[key]))
            refused_or_exact(case.game, doubled, path)


@every_case
def test_numbers_that_are_off_by_one_are_refused_or_taken_as_written(case: Case, size: Size) -> None:
    for position, path in tried(case, size):
        for by in (1, -1):

            def shift(container: Any, key: Any, by: int = by) -> None:
                if type(container[key]) is int:
                    container[key] += by

            shifted = changed(position, path, shift)
            if shifted != position:
                refused_or_exact(case.game, shifted, path)


@every_case
def test_a_position_of_something_else_is_refused(case: Case) -> None:
    game = case.game
    position = positions(case, 60)[1]
    with pytest.raises(BadPosition, match="game"):
        game.from_position(position | {"game": "chess"})
    for version in (0, 2, 99, None, "1"):
        if version != game.info.rules_version:
            with pytest.raises(OtherRulesVersion, match=str(version)):
                game.from_position(position | {"rules_version": version})
    with pytest.raises(BadPosition, match=game.board.digest):
        game.from_position(position | {"board": {"id": game.board.id, "digest": "0123456789abcdef"}})
    for seats in (0, 1, 99, "2", None):
        with pytest.raises(BadPosition, match="seats"):
            game.from_position(position | {"seats": seats})
    for seats in game.info.seats:
        if seats != case.seats:
            with pytest.raises(BadPosition):
                game.from_position(position | {"seats": seats})


@every_case
def test_reading_a_position_does_not_change_it(case: Case) -> None:
    for position in positions(case, 60):
        kept = copy.deepcopy(position)
        case.game.from_position(position)
        assert position == kept
