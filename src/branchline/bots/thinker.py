"""The bots that search, and the apprentice that does not: from a view to a move, within a budget."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from time import perf_counter

from branchline.bots.bot import Bot
from branchline.bots.greedy import greedy_bot
from branchline.bots.levels import BEST, LEVELS, SECONDS, iterations_of, manner_of
from branchline.bots.recall import actions_since
from branchline.bots.search import Search, SearchPolicy
from branchline.core.dealer import SeededDealer
from branchline.core.game import Game, Json
from branchline.core.guide import Guide
from branchline.core.move import Move
from branchline.core.playout import Policy
from branchline.core.registry import room
from branchline.core.state import State

LOGGER = logging.getLogger("branchline.bots")
MOST_NODES = 400_000  # in a tree that is kept: some 32 megabytes
BATCH_SECONDS = 0.02  # how long a search runs before it checks the clock and its flag


def guide_of(game: Game, level: str = BEST) -> Guide:
    """A game without a guide gets random playouts; a game may have other guides for lower levels."""
    module = room(game.info, "players.guide")
    if module is None:
        return Guide()
    found: Guide = module.guide_for(game.board, level) if hasattr(module, "guide_for") else module.guide(game.board)
    return found


def same_game(one: Game, other: Game) -> bool:
    return one.info.id == other.info.id and one.board.digest == other.board.digest


def seen_state(game: Game, view: Json) -> State:
    """A state that fits a view. What is hidden does not matter: search redeals it in every iteration."""
    return game.from_view(view, SeededDealer(0))


class Thinker(Bot):
    """Searches from its view for a number of iterations, or as many as the time allows.

    `stop`, from another thread, ends a search at once, and the best move so far is played. A search that fails does not
    hold up a table: the fault is logged with the view, and the greedy move is played.

    >>> import branchline as bl
    >>> game = bl.game("foothills")
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> view, moves = game.view(state, int(state.turn)), game.legal_moves(state)
    >>> Thinker(game, "driver", 50, 1).choose(view, moves) == Thinker(game, "driver", 50, 1).choose(view, moves)
    True
    """

    def __init__(self, game: Game, name: str, iterations: int, seed: int, seconds: float = SECONDS) -> None:
        self.game = game
        self.name = name
        self.seconds = seconds
        self.iterations = iterations
        self.seed = seed
        self.guide = guide_of(game, name)
        self.settings = manner_of(game.info.id).settings()
        if name not in LEVELS:
            self.settings.glance = 0  # advice covers every action
        quick = iterations_of(name, game.info.id) if name in LEVELS else iterations
        self.policy: Policy = SearchPolicy(self.guide, manner_of(game.info.id).settings(), quick)
        self.stopped = False
        self.last: Search | None = None

    def go_on_from(self, earlier: Bot) -> None:
        if isinstance(earlier, Thinker) and earlier.name == self.name and same_game(earlier.game, self.game):
            self.last = earlier.last

    def choose(self, view: Json, legal_moves: Sequence[Move], budget: float | None = None) -> Move:
        if len(legal_moves) == 1:
            return legal_moves[0]
        try:
            search = self.think(view, budget)
            move = self.game.move(search.state, search.best(), view["seat"])
            if move not in legal_moves:
                raise ValueError(f"{move} is not among the legal moves")
            search.deals.clear()  # they would only take room until the next decision
        except Exception:
            self.last = None
            LOGGER.exception("%s failed and plays the greedy move; its view: %s", self.name, json.dumps(view))
            return self.fall_back(view, legal_moves)
        return move

    def think(self, view: Json, budget: float | None = None) -> Search:
        """The search for one decision, in batches: it can be stopped between them."""
        end = perf_counter() + (self.seconds if budget is None else min(budget, self.seconds))
        search = self.begin(view)
        search.take_share(self.iterations)
        batch = 1
        while search.iterations < search.wanted and not self.stopped and not search.enough():
            began = perf_counter()
            search.run(min(batch, int(search.wanted - search.iterations)))
            now = perf_counter()
            if now >= end:
                break
            if now - began < BATCH_SECONDS / 2:
                batch *= 2
        self.last = search if self.settings.keep > 0 and search.tree.nodes <= MOST_NODES else None
        return search

    def begin(self, view: Json) -> Search:
        """A search that continues the last one, if that one's tree leads here."""
        search = Search(seen_state(self.game, view), view["seat"], self.guide, self.settings, self.seed)
        if self.last is not None and self.last.seat == search.seat:
            if made := actions_since(self.game, self.last, view):
                search.go_on_from(self.last, made)
        return search

    def stop(self) -> None:
        """End the running search with what it has found."""
        self.stopped = True

    def fall_back(self, view: Json, legal_moves: Sequence[Move]) -> Move:
        """The greedy move; or the first, if the greedy bot fails too or does not know the game."""
        try:
            move = greedy_bot(self.game, self.seed).choose(view, legal_moves)
        except Exception:
            LOGGER.exception("greedy failed as well and the first legal move is played")
            return legal_moves[0]
        return move if move in legal_moves else legal_moves[0]


class Apprentice(Bot):
    """Plays by its game's simplest policy."""

    def __init__(self, game: Game, policy: Policy) -> None:
        self.game = game
        self.policy: Policy = policy

    def choose(self, view: Json, legal_moves: Sequence[Move], budget: float | None = None) -> Move:
        if len(legal_moves) == 1:
            return legal_moves[0]
        state = seen_state(self.game, view)
        state.turn = view["seat"]
        return self.game.move(state, int(self.policy.choose(state, SeededDealer(0))))


def apprentice_bot(game: Game, seed: int) -> Bot:
    """Plays by its game's novice, if there is one; otherwise by a search that is hardly more than a glance."""
    module = room(game.info, "players.guide")
    if module is None or not hasattr(module, "novice"):
        return Thinker(game, "apprentice", iterations_of("apprentice", game.info.id), seed)
    return Apprentice(game, module.novice(game.board))


def driver_bot(game: Game, seed: int) -> Bot:
    return Thinker(game, "driver", iterations_of("driver", game.info.id), seed)


def engineer_bot(game: Game, seed: int) -> Bot:
    return Thinker(game, "engineer", iterations_of("engineer", game.info.id), seed)


def chief_bot(game: Game, seed: int) -> Bot:
    return Thinker(game, "chief", manner_of(game.info.id).at_table, seed)
