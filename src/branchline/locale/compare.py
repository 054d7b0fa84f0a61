"""What a translation cannot say that its English can, so that English says it instead: for server and checks alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from branchline.locale.catalogue import Catalogue
from branchline.locale.errors import BadCatalogue

ID = "id"
"""The form that every named thing has in every language."""


def unsayable(own: Catalogue, english: Catalogue, keys: Iterable[str], kinds: Mapping[str, str]) -> dict[str, str]:
    """The keys that this language lacks or whose message asks for what nobody gives it, each with what is wrong.

    `kinds` are those of the named things among the facts.
    """
    found: dict[str, str] = {}
    for key in keys:
        why = "is missing" if key not in own.messages else next(wrong_in(own, english, key, kinds), None)
        if why is not None:
            found[key] = why
    return found


def wrong_in(own: Catalogue, english: Catalogue, key: str, kinds: Mapping[str, str]) -> Iterator[str]:
    """What a message refers to or is to be told that there is not."""
    try:
        needs = own.needs(key)
    except BadCatalogue as why:
        yield why.why
        return
    given = english.arguments(key)
    for name in needs:
        thing, _, form = name.partition("-")
        if thing not in given:
            yield f"uses ${name}; in English it has {', '.join(f'${one}' for one in given) or 'no arguments'}"
        elif form and thing not in kinds:
            yield f"uses ${name}, but ${thing} is no named thing"
        elif form and form != ID and form not in own.attributes(kinds[thing]):
            yield f"uses ${name}, but no message {kinds[thing]}-… has the attribute .{form}"
