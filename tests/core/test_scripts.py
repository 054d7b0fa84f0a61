"""A script of luck by name: what it deals, what it refuses, and what it says is drawn next."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.core.errors import BadDeal
from tests.support.cases import CASES, Case
from tests.support.walks import walk


class Naming(bl.Dealer):
    """Deals by luck and writes the names of what it dealt."""

    def __init__(self, game: bl.Game, luck: bl.Dealer) -> None:
        self.game, self.luck = game, luck
        self.names: list[str] = []

    def name(self, number: int, how: str, size: int = 0) -> int:
        drawing = next(drawing for drawing in self.game.drawings() if drawing.fits(how, size))
        self.names.append(str(drawing.names[number]))
        return number

    def below(self, n: int) -> int:
        return self.name(self.luck.below(n), "below", n)

    def draw(self, counts: list[int], first: int, total: int) -> int:
        return self.name(self.luck.draw(counts, first, total), "draw", len(counts))

    def pick(self, items: list[int], first: int, count: int) -> int:
        at = self.luck.pick(items, first, count)
        self.name(items[at], "pick")
        return at

    def reveal(self, kind: int) -> int:
        return self.name(kind, "pick")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_deal_of_a_game_has_a_name_and_is_dealt_by_it(case: Case) -> None:
    game = case.game
    written = Naming(game, bl.SeededDealer(3))
    state = game.start(case.seats, written)
    script = bl.ScriptedDealer(game, written.names)
    assert game.start(case.seats, script) == state
    assert script.finished()
    luck = bl.SeededDealer(3, 1)
    while not state.over:
        actions = state.legal_actions()
        action = actions[luck.below(len(actions))]
        again = state.copy()
        written.names.clear()
        state.apply(action, written)
        script = bl.ScriptedDealer(game, list(written.names))
        again.apply(action, script)
        assert again == state
        assert script.finished()


def test_a_name_that_cannot_come_up_is_refused_with_those_that_can() -> None:
    game = bl.game("wensleydale")
    state = game.start(3, bl.SeededDealer(1))
    with pytest.raises(BadDeal, match=r"deal 1 is 'berlin', but a seat is drawn from 0, 1, 2$"):
        game.start(3, bl.ScriptedDealer(game, ["berlin"]))
    with pytest.raises(BadDeal, match=r"deal 2 is 'black', but a cube of goods is drawn from \d+ white, \d+ yellow$"):
        game.start(3, bl.ScriptedDealer(game, [2, "black"]))
    with pytest.raises(BadDeal, match="a script is a list of names"):
        bl.ScriptedDealer(game, "white")
    assert state == game.start(3, bl.SeededDealer(1))


def test_the_end_of_a_script_says_what_is_drawn_next() -> None:
    game = bl.game("foothills")
    with pytest.raises(BadDeal, match=r"ends after 3 deals, but a cube is drawn from \d+ iron, \d+ stone$"):
        game.start(2, bl.ScriptedDealer(game, ["V+VII", 0, "stone"]))
    begun = game.start(2, bl.ScriptedDealer(game, ["V+VII", "1", "stone"], then=bl.SeededDealer(1)))
    assert (game.position(begun)["closed"], game.position(begun)["first"]) == ("V+VII", 1)


def test_what_is_gone_cannot_be_dealt() -> None:
    """F5.6 Only resources are drawn from the bag here, though event cubes lie in it."""
    game = bl.game("foothills")
    for seed in range(40):
        for step in walk(game, 2, seed):
            if step.move.kind == "play" and step.dealt and game.position(step.after)["phase"] == "keep":
                with pytest.raises(BadDeal, match=r"deal 1 is 'event', but a cube is drawn from \d+ iron, \d+ stone$"):
                    game.play(step.before, step.seat, step.move, bl.ScriptedDealer(game, ["event"]))
                return
    pytest.fail("no such card was played")


def test_a_script_says_what_a_move_will_draw() -> None:
    game = bl.game("ticket-to-ride-germany")
    step = next(step for step in walk(game, 3, 2) if step.move.kind == "draw" and step.after.turn == step.seat)
    before = step.before.copy()
    question = bl.ScriptedDealer(game, []).coming(step.before, step.move)
    assert question is not None
    pile = game.position(step.before)["pile"]
    assert (question.what, dict(question.choices)) == ("a train card", pile)
    assert str(question).startswith("a train card is drawn from ")
    assert bl.ScriptedDealer(game, [next(iter(pile))]).coming(step.before, step.move) is None
    assert step.before == before, "asking changes nothing"


def test_a_ticket_at_the_bottom_is_revealed_by_its_name() -> None:
    game = bl.game("ticket-to-ride-germany")
    for seed in (1, 3, 5, 7):
        for step in walk(game, 4, seed):
            if step.move.kind == "tickets" and game.position(step.before)["phase"] != "mix":
                names = [game.board.ticket_id[ticket] for ticket in step.dealt]  # type: ignore[attr-defined]
                after = step.before.copy()
                game.play(after, step.seat, step.move, bl.ScriptedDealer(game, names))
                assert after == step.after
                bottom = [slot["ticket"] for slot in game.position(step.before)["bottom"]]
                if set(names) & set(bottom):
                    wrong = next(name for name in game.board.ticket_id if name not in names)  # type: ignore[attr-defined]
                    with pytest.raises(BadDeal, match="but a ticket is drawn from"):
                        game.play(step.before, step.seat, step.move, bl.ScriptedDealer(game, [wrong]))
                    return
    pytest.fail("no ticket came up again")
