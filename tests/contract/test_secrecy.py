"""Two states that differ only in what a seat cannot know look alike to it, and go on looking alike, part by part."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Raw

import branchline as bl
from branchline.core.errors import BadDeal
from branchline.core.game import Line
from branchline.server.common.records import encode
from branchline.server.table.shown import Now, Shown, parts_of
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, Case
from tests.support.walks import Step, walk

Size = Callable[[int, int], int]
CARD: Any = None  # the same in every world
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def redealt(state: bl.State, viewer: int | None, seed: int) -> bl.State:
    return state.redeal(bl.SPECTATOR if viewer is None else viewer, bl.SeededDealer(seed))


def face(game: bl.Game, state: bl.State, viewer: int | None, tried: list[bl.Move]) -> dict[str, Any]:
    """All that a viewer can be told about a state: their view, their moves with previews, why others are refused."""
    shown: dict[str, Any] = {"view": game.view(state, viewer)}
    if viewer is not None:
        legal = game.legal_moves(state, viewer)
        shown["legal"] = legal
        shown["why not"] = [game.why_not(state, viewer, move) for move in tried]
        if viewer == state.turn:
            shown["previews"] = [game.preview(state, move) for move in legal[:4]]
    for other in range(int(state.seats)):
        if other != state.turn or state.over:
            with pytest.raises(bl.BranchlineError) as refusal:
                game.play(state, other, tried[0], bl.SeededDealer(1))
            shown[f"error for {other}"] = str(refusal.value)
    return shown


def viewers_at(case: Case, number: int, all_of_them: bool) -> list[int | None]:
    """All on a small board; on a large one, whose views take long, one after another and sometimes none."""
    if all_of_them or case.board:
        return case.viewers
    return [case.viewers[number // 2 % len(case.viewers)]] if number % 2 == 0 else []


@every_case
def test_worlds_a_seat_cannot_tell_apart_look_alike(case: Case, size: Size) -> None:
    game = case.game
    for seed in range(size(2 if case.board else 1, 20 if case.board else 3)):
        tried: list[bl.Move] = [game.legal_moves(game.start(case.seats, bl.SeededDealer(1)))[0]]
        for number, step in enumerate(walk(game, case.seats, seed)):
            tried = [*tried[-7:], step.move]
            for viewer in viewers_at(case, number, size(0, 1) == 1):
                truth = face(game, step.before, viewer, tried)
                for redeal in range(size(2, 5)):
                    twin = redealt(step.before, viewer, 1000 * number + redeal)
                    assert face(game, twin, viewer, tried) == truth
        for viewer in case.viewers:
            assert face(game, redealt(step.after, viewer, 7), viewer, tried) == face(game, step.after, viewer, tried)


@every_case
def test_a_redeal_is_a_sound_position(case: Case, size: Size) -> None:
    game = case.game
    for seed in range(size(2, 15)):
        for number, step in enumerate(walk(game, case.seats, seed)):
            if number % size(11, 3) == 0:
                for viewer in case.viewers:
                    position = game.position(redealt(step.before, viewer, number))
                    assert game.position(game.from_position(position)) == position


class Reader:
    """What the server pushes to a viewer of one world, part by part."""

    def __init__(self, game: bl.Game, state: bl.State, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self.shown = Shown(viewer, self.now(state))

    def now(self, state: bl.State) -> Now:
        legal = [] if self.viewer is None else self.game.legal_moves(state, self.viewer)
        return Now(state, CARD, (), Raw(encode([move.json() for move in legal])))

    def part(self, state: bl.State) -> bytes:
        """The part that brings them to this state; nothing if they see no change."""
        parts = parts_of(self.game, [(self.shown, self.now(state))])
        return encode(parts[self.viewer]) if parts else b""


class Follower:
    """A world that a viewer cannot tell from the true one, and that is made to follow it, move for move."""

    def __init__(self, case: Case, state: bl.State, viewer: int | None, seed: int) -> None:
        self.game = case.game
        self.plugin = plugin_of(case.name)
        self.viewer = viewer
        self.state = redealt(state, viewer, seed)
        self.view = self.game.view(state, viewer)  # what they see of the true world, and so of this one
        self.pending: list[Step] = []  # moves that they have not noticed
        self.of_truth = Reader(self.game, state, viewer)
        self.of_world = Reader(self.game, self.state, viewer)

    def follow(self, step: Step, seed: int) -> bool:
        """Make the same public move; False where it is not possible in this world."""
        before, self.view = self.view, self.game.view(step.after, self.viewer)
        part = self.of_truth.part(step.after)
        if before == self.view and not self.told(step.before, step.action, step.dealt):
            self.pending.append(step)
            assert part == b"", "nothing is pushed of what they do not see"
            return True
        for made in [*self.pending, step]:
            if made.action not in self.state.legal_for(made.seat) or not self.move(made, seed):
                return False
        self.pending = []
        assert self.of_world.part(self.state) == part, "what is pushed depends on nothing they do not see"
        return True

    def told(self, state: bl.State, action: int, dealt: list[int]) -> list[Line]:
        move = self.game.move(state, action)
        return self.game.narrate(state, self.game.after(state, move, dealt), move, dealt, self.viewer)

    def move(self, step: Step, seed: int) -> bool:
        """Make it, dealt the same, or else anything that looks the same to the viewer.

        What others choose may show what they hold (a payment without a choice is made at once): then this world has
        gone another way. The viewer's own moves show them the same in all worlds.
        """
        view = self.game.view(step.after, self.viewer) if step in self.pending else self.view
        story = self.told(step.before, step.action, step.dealt)
        for attempt in range(4):
            dealer = bl.RecordingDealer(bl.LogDealer(step.dealt) if attempt == 0 else bl.SeededDealer(seed, attempt))
            world = self.state.copy()
            try:
                world.apply(step.action, dealer)
            except BadDeal:
                continue
            dealt = dealer.take()
            same_view = self.game.view(world, self.viewer) == view
            same_story = self.told(self.state, step.action, dealt) == story
            if dealt == step.dealt and (same_story or step.seat == self.viewer):
                assert same_view, f"{step.move}, dealt the same, shows viewer {self.viewer} something else"
            if same_view:
                assert same_story or self.plugin.forgotten(story), f"{step.move} is told differently to {self.viewer}"
                self.state = world
                return True
        return False


@every_case
def test_worlds_a_seat_cannot_tell_apart_stay_alike(case: Case, size: Size) -> None:
    """Driven by the same public moves they give the seat the same views and the same story, to the end."""
    game = case.game
    tally: Counter[str] = Counter()
    for seed in range(size(2 if case.board else 1, 30 if case.board else 5)):
        followers: dict[int | None, Follower] = {}
        for number, step in enumerate(walk(game, case.seats, seed)):
            if step.after.over:
                break  # now all comes to light
            viewers = case.viewers if case.board or size(0, 1) else case.viewers[-2:-1]
            for viewer in viewers:
                if viewer not in followers:
                    followers[viewer] = Follower(case, step.before, viewer, number)
                    tally["worlds"] += 1
                if followers[viewer].follow(step, number):
                    tally["moves"] += 1
                else:
                    del followers[viewer]
    # most moves are possible in most worlds; otherwise this would prove nothing
    assert tally["moves"] > 3 * tally["worlds"], tally


@every_case
def test_a_story_depends_on_nothing_but_what_the_viewer_sees(case: Case, size: Size) -> None:
    """Whenever luck or secrets differ but the views before and after do not, the narration must not either."""
    game = case.game
    compared = 0
    for number, step in enumerate(walk(game, case.seats, 9)):
        if number % size(3 if case.board else 4, 1):
            continue
        for viewer in viewers_at(case, number, size(0, 1) == 1):
            told: dict[str, list[Line]] = {}
            for world in range(size(4, 12)):
                before = step.before if world == 0 else redealt(step.before, viewer, world)
                if step.action not in before.legal_for(step.seat):
                    continue
                dealer = bl.RecordingDealer(bl.SeededDealer(world))
                after = before.copy()
                after.apply(step.action, dealer)
                lines = game.narrate(before, after, game.move(before, step.action), dealer.take(), viewer)
                if not plugin_of(case.name).forgotten(lines):
                    seen = json.dumps(game.view(after, viewer), sort_keys=True)
                    assert told.setdefault(seen, lines) == lines
                    compared += told[seen] is not lines
    assert compared >= plugin_of(case.name).many(21)
