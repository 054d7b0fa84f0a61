"""What a state holds, field by field: two states that mean the same must be the same inside, or search would differ."""

from __future__ import annotations

from typing import Any

import branchline as bl

SHARED = ("board", "layout")
SCRATCH = ("events", "moments", "telling", "watched")  # what is noted for narration and for `game.play`


def inside(state: bl.State) -> dict[str, Any]:
    """Every field with its value; compiled states have no `__dict__`, so by their names."""
    fields = {}
    for name in dir(state):
        if name.startswith("_") or name in (*SHARED, *SCRATCH):
            continue
        value = getattr(state, name)
        if not callable(value):
            fields[name] = (
                value if isinstance(value, bool | str) else list(value) if hasattr(value, "__len__") else int(value)
            )
    return fields


def different(state: bl.State, other: bl.State) -> dict[str, Any]:
    """The fields in which two states differ, with both values."""
    one, two = inside(state), inside(other)
    return {name: (one[name], two[name]) for name in one if one[name] != two[name]}
