"""What a search knows carries over to the next decision, along the actions made, as far as the seat sees them."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise

import pytest

import branchline as bl
from branchline import bots, build
from branchline.bots.recall import actions_since
from branchline.bots.search import Search, SearchPolicy
from branchline.bots.thinker import Thinker, guide_of
from branchline.bots.tree import NONE, ROOT, Settings
from branchline.core.playout import tell
from tests.support.walks import walk

ITERATIONS = 25 if build.pure() else 400
ENOUGH = 1 if build.pure() else 3
FEWEST = [(info.id, info.seats[0]) for info in bl.all_games()]
every_game = pytest.mark.parametrize(("name", "seats"), FEWEST)


def keeping(part: float = 0.5) -> Settings:
    settings = Settings()
    settings.depth = 3
    settings.keep = part
    return settings


def searched(game: bl.Game, state: bl.State, settings: Settings, iterations: int = ITERATIONS) -> Search:
    search = Search(state, int(state.turn), guide_of(game), settings, 1)
    search.run(iterations)
    return search


def size_below(search: Search, node: int) -> int:
    """How many nodes are below one."""
    tree, count, child = search.tree, 0, int(search.tree.first[node])
    while child != NONE:
        count += 1 + size_below(search, child)
        child = int(tree.next[child])
    return count


def test_the_subtree_that_was_reached_becomes_the_new_root() -> None:
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(3))
    settings = keeping(1.0)
    old = searched(game, state, settings)
    best = old.best()
    after = state.copy()
    after.apply(best, bl.LogDealer([]))
    node = int(old.tree.child(ROOT, best))
    new = Search(after, int(after.turn), guide_of(game), settings, 2)
    new.go_on_from(old, [best])
    assert new.iterations == 0
    for child in new.children():
        twin = old.tree.child(node, new.tree.action[child])
        assert new.tree.visits[child] == old.tree.visits[twin]
        assert new.tree.mean_reward(child, 0) == pytest.approx(old.tree.mean_reward(twin, 0))
    assert new.tree.visits[ROOT] == sum(new.tree.visits[child] for child in new.children()) > 0
    assert size_below(new, int(ROOT)) >= size_below(old, node) > len(new.root_actions)


def test_only_a_part_of_what_was_found_is_kept() -> None:
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(3))
    old = searched(game, state, keeping(0.5))
    best = old.best()
    after = state.copy()
    after.apply(best, bl.LogDealer([]))
    new = Search(after, int(after.turn), guide_of(game), keeping(0.5), 2)
    new.go_on_from(old, [best])
    node = old.tree.child(ROOT, best)
    kept = {int(new.tree.action[child]): int(new.tree.visits[child]) for child in new.children()}
    assert kept
    for action, visits in kept.items():
        assert visits == int(old.tree.visits[old.tree.child(node, action)]) // 2


def test_actions_that_the_tree_does_not_know_leave_a_search_as_it_was() -> None:
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(3))
    old = searched(game, state, keeping())
    for made in ([9999], [old.best(), 9999]):
        new = Search(state, int(state.turn), guide_of(game), keeping(), 2)
        new.go_on_from(old, made)
        assert new.children() == []
        assert new.seed == 2


@every_game
def test_a_bot_finds_its_way_from_one_view_to_the_next(name: str, seats: int) -> None:
    """As long as luck has no say and nothing is secret: here, between two decisions of one turn."""
    game = bl.game(name)
    found = lost = 0
    steps = list(walk(game, seats, 4))
    for number, (one, two) in enumerate(pairwise(steps)):
        if one.seat != two.seat or number % 3 or found >= ENOUGH or len(one.before.legal_actions()) < 2:
            continue
        if one.dealt and lost >= 3 * ENOUGH:
            continue
        search = searched(game, one.before, keeping())
        action = one.action
        node = search.tree.child(ROOT, action)
        known = node != NONE and search.tree.visits[node] > 0
        made = actions_since(game, search, game.view(two.before, two.seat))
        if known and not one.dealt:
            assert made == [action]
            found += 1
        elif one.dealt:
            assert made == []
            lost += 1
    assert found > 0


def test_a_bot_goes_on_from_the_one_before_it_and_a_fresh_one_does_as_well() -> None:
    game = bl.game("foothills")
    dealer = bl.SeededDealer(5)
    state = game.start(2, dealer)
    kept = 0
    earlier: dict[int, Thinker] = {}
    for number in range(12):
        seat = int(state.turn)
        view, moves = game.view(state, seat), game.legal_moves(state)
        bot, fresh = (Thinker(game, "engineer", ITERATIONS, number, seconds=600) for _ in range(2))
        for one in (bot, fresh):
            one.settings = keeping()
        if seat in earlier:
            bot.go_on_from(earlier[seat])
        kept += int(bot.begin(view).tree.visits[ROOT]) > 0
        earlier[seat] = bot
        move = bot.choose(view, moves)
        assert move in moves
        assert fresh.choose(view, moves) in moves
        game.play(state, seat, move, dealer)
    assert kept > 0


def test_a_bot_takes_nothing_from_another_game_or_another_level() -> None:
    foothills, germany = bl.game("foothills"), bl.game("ticket-to-ride-germany")
    state = foothills.start(2, bl.SeededDealer(1))
    one = Thinker(foothills, "engineer", 5, 1)
    one.settings = keeping()
    one.think(foothills.view(state, int(state.turn)))
    assert one.last is not None
    for other in (Thinker(germany, "engineer", 5, 1), Thinker(foothills, "chief", 5, 1)):
        other.go_on_from(one)
        assert other.last is None
    heir = Thinker(foothills, "engineer", 5, 1)
    heir.go_on_from(bots.bot("random", foothills, 1))
    assert heir.last is None
    heir.go_on_from(one)
    assert heir.last is one.last


@every_game
def test_levels_keep_their_trees_where_they_grow(name: str, seats: int) -> None:
    """In Ticket to Ride they hardly grow."""
    game = bl.game(name)
    state = game.start(seats, bl.SeededDealer(4))
    thinker = Thinker(game, "engineer", 5, 1)
    thinker.choose(game.view(state, int(state.turn)), game.legal_moves(state))
    assert (thinker.last is None) == (name == "ticket-to-ride-germany")


def test_what_others_choose_in_secret_makes_a_policy_forget() -> None:
    """T0.8 Which tickets are kept is secret; the others see only how many."""
    game = bl.game("ticket-to-ride-germany")
    state = game.start(2, dealer := bl.SeededDealer(2))
    policy = SearchPolicy(guide_of(game), keeping(), 5)
    luck = bl.SeededDealer(1)
    while True:
        seat = int(state.turn)
        action = int(policy.choose(state, luck))
        secret = state.secret(action)
        tell([policy, policy], state, action)
        memory = policy.memories[1 - seat]
        assert memory is None or not secret
        mine = policy.memories[seat]
        assert mine is not None
        assert mine.made[-1] == action
        state.apply(action, dealer)
        if secret:
            break


GAME_PLAYED = """
import sys
import branchline as bl
from branchline.bots.search import SearchPolicy
from branchline.bots.thinker import guide_of
from branchline.bots.tree import Settings
from branchline.core.playout import tell
check = 0
for info in bl.all_games():
    game, settings = bl.game(info.id), Settings()
    settings.depth, settings.keep = 2, 0.6
    policies = [SearchPolicy(guide_of(game), settings, 12) for _ in range(info.seats[0])]
    dealer, lucks = bl.SeededDealer(3), [bl.SeededDealer(seat) for seat in range(info.seats[0])]
    state, kept = game.start(info.seats[0], dealer), 0
    for _ in range(14):
        action = int(policies[state.turn].choose(state, lucks[state.turn]))
        tell(policies, state, action)
        for policy in policies:
            kept += sum(memory.search.tree.visits[0] > memory.search.iterations for memory in policy.memories if memory)
        state.apply(action, dealer)
        check = (check * 33 + action) % 2**32
    print(info.id, kept > 0)
print(check)
"""


@pytest.mark.skipif(build.pure(), reason="one of the two runs is this one: the compiled run compares them")
def test_decisions_that_follow_each_other_are_the_same_compiled_and_interpreted() -> None:
    said = set()
    for switches in ({"BRANCHLINE_PURE": "1", "BRANCHLINE_COMPILED": ""}, {"BRANCHLINE_PURE": ""}):
        done = subprocess.run(
            [sys.executable, "-c", GAME_PLAYED], env=os.environ | switches, capture_output=True, text=True, check=True
        )
        said.add(done.stdout)
    assert len(said) == 1
    assert "nurnberg True" in said.pop()
