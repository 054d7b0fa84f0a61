"""The numbers behind actions: which kind of decision an integer stands for, and the indexes packed into it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from branchline.core.errors import BadMove


class ActionKind(NamedTuple):
    """A stretch of actions: `first`, then one for each combination of the parts, the last part counting fastest."""

    name: str
    first: int
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def end(self) -> int:
        """The number after its last action."""
        ways = 1
        for _, size in self.parts:
            ways *= size
        return self.first + ways


class Numbers(NamedTuple):
    """What an action is made of: its kind, and the index of each part, as the board numbers it."""

    kind: str
    parts: dict[str, int]


class Actions:
    """All actions of a game on its board.

    >>> actions = Actions(ActionKind("pass", 0), ActionKind("pay", 8, (("colour", 3), ("locomotives", 8))))
    >>> actions.numbers(8 + 2 * 8 + 5)
    Numbers(kind='pay', parts={'colour': 2, 'locomotives': 5})
    >>> actions.action("pay", colour=2, locomotives=5), actions.count
    (29, 32)
    """

    def __init__(self, *kinds: ActionKind) -> None:
        self.kinds: Sequence[ActionKind] = kinds
        self.count = max(kind.end for kind in kinds)  # all are below it

    def numbers(self, action: int) -> Numbers:
        """The numbers behind an action, legal or not."""
        for kind in self.kinds:
            if kind.first <= action < kind.end:
                rest, parts = int(action) - kind.first, {}
                for name, size in reversed(kind.parts):
                    rest, parts[name] = divmod(rest, size)
                return Numbers(kind.name, dict(reversed(parts.items())))
        raise BadMove(action, f"actions are whole numbers below {self.count}, though not all of them are used")

    def action(self, kind: str, **parts: int) -> int:
        """The action of these numbers."""
        found = next((one for one in self.kinds if one.name == kind), None)
        if found is None:
            raise BadMove(kind, f"the kinds of actions are {', '.join(one.name for one in self.kinds)}")
        if set(parts) != {name for name, _ in found.parts}:
            raise BadMove(parts, f"{kind} is made of {', '.join(name for name, _ in found.parts) or 'nothing'}")
        action = 0
        for name, size in found.parts:
            if not 0 <= parts[name] < size:
                raise BadMove(parts, f"{name} must be a whole number from 0 to {size - 1}")
            action = action * size + parts[name]
        return found.first + action
