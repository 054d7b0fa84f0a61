"""`bl.Batch`: thousands of tables of one game, stepped together, for programs that learn."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeGuard

from branchline.bots.outside import check_bot
from branchline.core.dealer import SEEDS, Dealer
from branchline.core.errors import BadBatch, BadSeed, IllegalAction, MissingPackage
from branchline.core.game import Game
from branchline.core.observation import Observation
from branchline.core.registry import FILES
from branchline.core.registry import game as game_of
from branchline.core.state import State
from branchline.lab.players import ViewPolicy, policy

if TYPE_CHECKING:
    import numpy as np

    from branchline.core.playout import Policy

    Array = np.ndarray[Any, Any]

REWARDS = ("win", "margin", "score")
ROTATE = "rotate"
MOST_TABLES = 2**20
MOST_WORKERS = 256


class Batch:
    """Many tables of one game, each with its own luck; a game that ends is followed by the next in the same step.

    What `step` changes are views of memory that the batch owns: they are there from the beginning, stay where they are
    for as long as anybody holds them, and are read-only to NumPy. Copy what has to outlive the next step.

    - `observations` (tables, size) int16: what the seat to act sees, as `observation` says
    - `masks` (tables, actions) bool: what it may choose
    - `actor` (tables) int64: which seat that is
    - `acted` (tables) int64: the seat whose action this step carried out; -1 before the first
    - `rewards` (tables, seats) float64: of this step, for every seat
    - `over` (tables) bool: whether a game ended in this step; all else then tells of the next one
    - `finals` (tables, seats, size) int16: what each seat saw at the end of the table's last game
    - `lengths` (tables) int64: how many steps that game took
    - `steps` (tables) int64: how many steps the game under way has had

    With `workers`, so many processes step the tables, and write into memory that all of them share. The games are
    the same. They end with the batch; if one of them fails, or Ctrl-C comes in the middle of a step, all of them do.

    >>> import branchline as bl
    >>> batch = bl.Batch("foothills", seats=2, tables=3, seed=7)
    >>> batch.masks.shape, batch.masks[0].nonzero()[0].tolist(), batch.actor.tolist()
    ((3, 1568), [42, 49, 56], [0, 0, 1])
    >>> batch.step([42, 49, 56])
    >>> batch.steps.tolist(), batch.over.tolist(), batch.observations.flags.writeable
    ([1, 1, 1], [False, False, False], False)
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        tables: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        blocks: Sequence[str] | None = None,
        reward: str = "win",
        bots: Sequence[str] | str | None = None,
        seat: int | str = ROTATE,
        check: bool = True,
        workers: int = 1,
    ) -> None:
        self.np = numpy()
        self.game = game_of(game) if isinstance(game, str) else game
        self.observation: Observation = self.game.observation(seats, options, blocks)
        self.seats = seats
        self.tables = whole_tables(tables)
        self.options = self.observation.options
        self.actions = self.game.action_space().count
        self.reward = one_of("reward", reward, REWARDS)
        self.bots = seated(bots, seats)
        self.seat = learner(seat, seats, self.bots)
        self.check = check
        self.workers = whole_workers(workers)
        self.core = self.made() if self.workers == 1 else self.made_by_workers()
        self.reseed(seed)
        self.views()
        self.core.reset()

    def __repr__(self) -> str:
        against = f" against {', '.join(self.bots)}" if self.bots else ""
        return f"<Batch of {self.tables} tables of {self.game.info.id} for {self.seats} seats{against}>"

    def step(self, actions: Any) -> None:
        """One action for each table: of its seat to act, or, against bots, of the learner, after which the bots play.

        An action that is not legal is refused, and nothing happens at any table. With `check=False` nothing is
        checked but the number of actions: what an illegal one does is then undefined.
        """
        chosen = self.as_actions(actions)
        if self.check:
            self.refuse_illegal(chosen)
        self.core.step(chosen.tobytes())

    def sample(self) -> Array:
        """A legal action for each table, each as likely as the others; a view that the next call changes."""
        self.core.sample()
        return self.samples

    def reset(self, seed: int | None = None) -> None:
        """A new game at every table: of the next luck of each, or from the beginning of a seed."""
        if seed is not None:
            self.reseed(seed)
        self.core.reset()

    def state(self, table: int) -> State:
        """A copy of the state of a table."""
        if not is_whole(table) or not 0 <= table < self.tables:
            raise BadBatch(f"there is no table {table!r:.200}: the tables are 0 to {self.tables - 1}")
        state: State = self.core.states[table].copy()
        return state

    # How it is made

    def made(self) -> Any:
        from branchline.core.batch import BatchTables

        points = 0.5 if self.game.info.halves else 1.0
        observer = self.observation.game.observer(self.seats, self.options)
        observer.choose(self.observation.blocks)
        core = BatchTables(self.deal, observer, self.tables, self.actions, REWARDS.index(self.reward), points)
        if self.bots:
            core.learner = self.seat if isinstance(self.seat, int) else -1
            core.others = opponents(self.bots, self.game, self.tables)
        return core

    def made_by_workers(self) -> Any:
        """The same tables in processes of their own."""
        from branchline.lab.batch_workers import WorkerTables

        board = self.game.board.digest
        if board not in FILES:
            raise BadBatch("workers make the game anew: have it made by bl.game(NAME) or bl.game(NAME, FILE)")
        wishes = {
            "seats": self.seats, "options": self.options, "blocks": self.observation.blocks, "reward": self.reward,
            "bots": self.bots or None, "seat": self.seat,
        }  # fmt: skip
        plan = {"game": self.game.info.id, "board": FILES[board], "wishes": wishes}
        sizes = {
            "tables": self.tables, "seats": self.seats, "size": self.observation.size, "actions": self.actions,
        }  # fmt: skip
        return WorkerTables(self.np, plan, sizes, min(self.workers, self.tables))

    def deal(self, dealer: Dealer) -> State:
        return self.game.deal(self.seats, self.options, dealer)

    def reseed(self, seed: int) -> None:
        if not is_whole(seed) or not 0 <= seed < SEEDS:
            raise BadSeed(seed)
        self.seed = seed
        self.core.seed(seed, stream_of(seed, "bots"), stream_of(seed, "samples"), 0)

    def views(self) -> None:
        """NumPy's eyes on the vectors that compiled code writes."""
        core, np = self.core, self.np
        size, flag = self.observation.size, np.bool_

        def view(cells: Any, *shape: int) -> Any:
            return (cells if isinstance(cells, np.ndarray) else np.asarray(memoryview(cells))).reshape(shape)

        self.observations: Array = view(core.observations, self.tables, size)
        self.finals: Array = view(core.finals, self.tables, self.seats, size)
        self.masks: Array = view(core.masks, self.tables, self.actions).view(flag)
        self.actor: Array = view(core.actor, self.tables)
        self.acted: Array = view(core.acted, self.tables)
        self.steps: Array = view(core.steps, self.tables)
        self.lengths: Array = view(core.lengths, self.tables)
        self.over: Array = view(core.over, self.tables).view(flag)
        self.rewards: Array = view(core.rewards, self.tables, self.seats)
        self.samples: Array = view(core.samples, self.tables)
        self.numbers = np.arange(self.tables)

    # What is asked of it

    def as_actions(self, actions: Any) -> Array:
        """One whole number for each table."""
        given = self.np.asarray(actions)
        if given.shape != (self.tables,):
            raise BadBatch(f"a step takes one action for each of the {self.tables} tables, not the shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise BadBatch(f"actions are whole numbers, not {given.dtype}")
        chosen: Array = self.np.ascontiguousarray(given, dtype="<i8")
        return chosen

    def refuse_illegal(self, actions: Array) -> None:
        within = (actions >= 0) & (actions < self.actions)
        legal = self.masks[self.numbers, self.np.where(within, actions, 0)] & within
        if not legal.all():
            table = int(legal.argmin())
            may = self.masks[table].nonzero()[0].tolist()
            raise IllegalAction(table, int(self.actor[table]), int(actions[table]), self.actions, may)


def is_whole(number: object) -> TypeGuard[int]:
    return isinstance(number, int) and not isinstance(number, bool)


def whole_tables(tables: object) -> int:
    if not is_whole(tables) or not 1 <= tables <= MOST_TABLES:
        raise BadBatch(f"a batch has 1 to {MOST_TABLES:,} tables, not {tables!r:.200}")
    return tables


def whole_workers(workers: object) -> int:
    if not is_whole(workers) or not 1 <= workers <= MOST_WORKERS:
        raise BadBatch(f"a batch has 1 to {MOST_WORKERS} workers, not {workers!r:.200}")
    return workers


def one_of(what: str, given: object, known: Sequence[str]) -> str:
    if not isinstance(given, str) or given not in known:
        raise BadBatch(f"{what} is one of {', '.join(known)}, not {given!r:.200}")
    return given


def seated(bots: Sequence[str] | str | None, seats: int) -> list[str]:
    """The bots of the other seats: one name for all of them, or a name for each."""
    if bots is None:
        return []
    named = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(named) != seats - 1:
        raise BadBatch(f"with {seats} seats, one is yours and {seats - 1} are for bots, not {len(named)}")
    return named


def learner(seat: object, seats: int, bots: list[str]) -> int | str:
    """The seat of whoever learns, against bots; in rotation it is another one in every game."""
    if seat == ROTATE:
        return ROTATE
    if not bots:
        raise BadBatch("seat says which one is yours against bots: without bots, you play every seat")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadBatch(f"your seat is one of 0 to {seats - 1}, or {ROTATE!r}, not {seat!r:.200}")
    return seat


def opponents(bots: list[str], game: Game, tables: int) -> list[list[Policy]]:
    """The policies at each table: those that keep nothing between decisions play at all of them."""
    for name in bots:
        check_bot(name)
    shared = [policy(name, game) for name in bots]
    return [
        [policy(name, game) if keeps(one) else one for name, one in zip(bots, shared, strict=True)]
        for _ in range(tables)
    ]


def keeps(one: Policy) -> bool:
    return isinstance(one, ViewPolicy) or bool(one.watches())


def stream_of(seed: int, what: str) -> int:
    """Another seed for luck that must never change what the dealer deals."""
    return int.from_bytes(hashlib.sha256(f"{seed} {what}".encode()).digest()[:8], "big") >> 2


def numpy() -> Any:
    """NumPy, which an installation without the extra does not bring."""
    try:
        import numpy as found
    except ModuleNotFoundError as why:
        raise MissingPackage("numpy", "a batch", "batch") from why
    return found
