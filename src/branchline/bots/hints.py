"""A hint: the move a search would make, what it expects from it, and what the other moves would bring."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.bots.levels import ADVICE, manner_of
from branchline.bots.search import Search
from branchline.bots.thinker import Thinker
from branchline.bots.tree import ROOT
from branchline.core.game import Change, Game, Json, Line
from branchline.core.move import Move

SEED = 0  # the same view gets the same hint
CLOSE = 0.5  # points: two moves no further apart look equally good
SECONDS = 1.0


@dataclass(frozen=True)
class Choice:
    """A move, the share of games won after it and by how many points, and how often it was tried."""

    move: Move
    chance: float
    margin: float
    visits: int

    def json(self) -> Json:
        return {**self.move.json(), "chance": self.chance, "margin": self.margin, "visits": self.visits}


@dataclass(frozen=True)
class Advice:
    """The choices considered, best first, and the reasons for the first as message keys and arguments."""

    choices: tuple[Choice, ...]
    changes: tuple[Change, ...]  # what the best move costs and gives its seat at once; empty if luck decides
    reasons: tuple[Line, ...]

    @property
    def move(self) -> Move:
        return self.choices[0].move

    def json(self) -> Json:
        return {
            "choices": [choice.json() for choice in self.choices],
            "reasons": [{"key": line.key, "args": dict(line.args)} for line in self.reasons],
        }


def hint(game: Game, view: Json, budget: float = SECONDS, iterations: int | None = None) -> Advice:
    """What to do, from a seat's view alone. The time is only a cap: iterations decide, so a hint can be repeated.

    >>> import branchline as bl
    >>> game = bl.game("foothills")
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> found = hint(game, game.view(state, int(state.turn)), iterations=100)
    >>> found.move in game.legal_moves(state), found.reasons[0].key.startswith("hint-")
    (True, True)
    """
    if iterations is None:
        iterations = manner_of(game.info.id).at_table // 4
    search = Thinker(game, ADVICE, iterations, SEED, seconds=budget).think(view)
    choices = choices_of(game, search)
    changes = changes_of(game, search, choices[0].move)
    first, *others = reasons(choices, len(search.root_actions))
    return Advice(tuple(choices), tuple(changes), (first, *remarks_on(game, search, choices[0].move), *others))


def choices_of(game: Game, search: Search) -> list[Choice]:
    """The actions at the root as moves, best first; the chances of seldom-tried ones are shrunk towards the mean."""
    seat, tree = int(search.seat), search.tree
    hope = tree.mean_reward(ROOT, seat)
    point = 2 if game.info.halves else 1
    found = [
        Choice(
            game.move(search.state, int(tree.action[child]), seat),
            round(min(max(float(tree.shrunk(child, seat, hope)), 0.0), 1.0), 4),
            round(float(tree.mean_margin(child)) / point, 2),
            int(tree.visits[child]),
        )
        for child in search.children()
    ]
    return found or [Choice(game.move(search.state, search.best(), seat), 0.5, 0.0, 0)]


def changes_of(game: Game, search: Search, move: Move) -> list[Change]:
    if search.state.turn != search.seat:
        return []
    return [change for change in game.preview(search.state, move) or [] if change.seat == search.seat]


def remarks_on(game: Game, search: Search, move: Move) -> list[Line]:
    if search.state.turn != search.seat:
        return []
    return game.remarks(search.state, game.action(search.state, move))


def reasons(choices: list[Choice], legal: int) -> list[Line]:
    """Why the first of these: what is expected from it, and how it compares with the next best one tried."""
    best = choices[0]
    if legal == 1:
        return [Line("hint-only", {"move": best.move.json()})]
    ahead = round(best.margin)
    key = "hint-even" if ahead == 0 else "hint-ahead" if ahead > 0 else "hint-behind"
    args = {"move": best.move.json(), "chance": round(100 * best.chance), "points": abs(ahead)}
    if len(choices) == 1:
        return [Line(key, args), Line("hint-clear", {})]
    other = choices[1]
    gap = best.margin - other.margin
    if gap > CLOSE:
        better = Line("hint-better", {"other": other.move.json(), "points": max(1, round(gap))})
    else:
        better = Line("hint-alike", {"other": other.move.json()})
    return [Line(key, args), better]
