"""One table of a batch, as the environments that play a single game hold it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from branchline.core.errors import BadBatch
from branchline.core.game import Game
from branchline.core.registry import game as game_of
from branchline.core.state import State
from branchline.envs.show import mode_of, render
from branchline.lab.batch import ROTATE, Batch

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

DRAWN = 2**32  # seeds that nobody chose are below this


class Solo:
    """A batch of one table that stays with a finished game until somebody asks for the next."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None,
        options: Mapping[str, Any] | None,
        *,
        blocks: Sequence[str] | None = None,
        reward: str = "win",
        bots: Sequence[str] | str | None = None,
        seat: int | str = ROTATE,
        render_mode: str | None = None,
    ) -> None:
        self.mode = mode_of(render_mode)
        rules = game_of(game) if isinstance(game, str) else game
        self.batch = Batch(
            rules,
            rules.info.seats[0] if seats is None else seats,
            1,
            secrets.randbelow(DRAWN),
            options,
            blocks=blocks,
            reward=reward,
            bots=bots,
            seat=seat,
        )
        self.game = self.batch.game
        self.np = self.batch.np
        self.state: State = self.batch.core.states[0]
        self.over = False
        self.ready = True  # the game on the table is one that nobody has been given yet

    def reset(self, seed: int | None = None) -> None:
        """The next game of the seed under way, or the first of another one."""
        if seed is not None or not self.ready:
            self.batch.reset(seed)
        self.over = False
        self.ready = False
        self.state = self.batch.core.states[0]

    def step(self, action: Any) -> None:
        """An action of the seat to act. The batch has the next game ready when this one ends."""
        if self.over:
            raise BadBatch("the game is over: reset before the next step")
        given = self.np.asarray(action)
        if given.shape not in ((), (1,)):
            raise BadBatch(f"a step takes one action, not the shape {given.shape}")
        self.batch.step(given.reshape(1))
        self.over = bool(self.batch.over[0])
        self.ready = self.over

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self.batch.actor[0])

    def legal(self, action: Any) -> bool:
        given = self.np.asarray(action)
        whole = given.shape in ((), (1,)) and given.dtype.kind in "iu"
        return whole and 0 <= int(given.item()) < self.batch.actions and bool(self.batch.masks[0, int(given.item())])

    def observation(self, seat: int) -> Array:
        """What a seat sees: a copy, for the caller to keep."""
        if self.over:
            found: Array = self.batch.finals[0, seat].copy()
        elif seat == self.turn:
            found = self.batch.observations[0].copy()
        else:
            found = self.np.array(self.batch.observation.encode(self.state, seat))
        return found

    def mask(self, seat: int) -> Array:
        """What a seat may choose now: nothing, unless it is its turn."""
        np = self.np
        if self.over or seat != self.turn:
            mask: Array = np.zeros(self.batch.actions, dtype=np.bool_)
        else:
            mask = self.batch.masks[0].copy()
        return mask

    def render(self, seat: int | None) -> str | None:
        steps = self.batch.lengths[0] if self.over else self.batch.steps[0]
        return render(self.game, self.state, seat, self.mode, int(steps))
