"""What things on a board are called: the names a board file gives to the ids that moves and views use.

A thing with a `name` is called by it, unless the game's catalogue names it (`action_card-tea-break` for what a board
lists under `action_cards`), or has a message for its kind (`route-label`), which makes the name from the thing's
fields: a route from the places it joins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from branchline.locale import Argument, Texts

ENDS = {"a": "a", "b": "b", "from": "a", "to": "b"}  # fields with the id of another thing, and their names in messages


def names_of(board: Mapping[str, Any], texts: Texts, view: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Every id of a board file with its name. A view tells which of several maps or boards a table uses.

    >>> board = {"cities": [{"id": "kiel", "name": "Kiel"}, {"id": "rostock", "name": "Rostock"}],
    ...          "routes": [{"id": "kiel-rostock", "a": "kiel", "b": "rostock", "length": 4, "colour": "grey"}]}
    >>> names_of(board, Texts("en", "ticket-to-ride"))["kiel-rostock"]
    'Kiel – Rostock (4 grey)'
    """
    names: dict[str, str] = {}
    for kind, thing in things(board, view or {}):
        if texts.has(f"{kind}-{thing['id']}"):
            names[thing["id"]] = texts.say(f"{kind}-{thing['id']}")
        elif texts.has(f"{kind}-label"):
            names[thing["id"]] = texts.say(f"{kind}-label", **fields(thing, names, texts))
        elif (name := own_name(thing)) is not None:
            names[thing["id"]] = name
    return names


def things(entry: Any, view: Mapping[str, Any], kind: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Everything with an id below an entry of a board file, with its kind; places before what joins them."""
    if isinstance(entry, Mapping):
        if isinstance(entry.get("id"), str):
            yield kind, entry
        for key, value in entry.items():
            singular = key.removesuffix("s")
            if isinstance(value, list) and isinstance(view.get(singular), str):
                value = [one for one in value if one.get("id") == view[singular]]
            yield from things(value, view, singular)
    elif isinstance(entry, list):
        for one in entry:
            yield from things(one, view, kind)


def own_name(thing: Mapping[str, Any]) -> str | None:
    names = thing.get("names")
    name = " / ".join(names) if isinstance(names, list) else thing.get("name")
    return name if isinstance(name, str) else None


def fields(thing: Mapping[str, Any], names: Mapping[str, str], texts: Texts) -> dict[str, Argument]:
    """What a message about a thing may say: its fields, those that are named things by their names, and its ends."""
    said: dict[str, Argument] = {}
    for key, value in thing.items():
        if isinstance(value, str) and texts.names_thing(key):
            said |= texts.named(key, value)
        elif isinstance(value, str | int) and not isinstance(value, bool) and key not in ENDS:
            said[key] = value
    said["number"] = str(thing["id"]).rpartition("-")[2]
    said["name"] = own_name(thing) or str(thing["id"])
    for field, end in ENDS.items():
        if field in thing:
            said[end] = names.get(str(thing[field]), str(thing[field]))
    return said
