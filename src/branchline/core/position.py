"""Reading positions: every wrong entry is named by its place and told what would be right."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from branchline.core.errors import BadPosition

ASKED_FOR: Final[Any] = object()  # instead of a default: the key must be there


class Reader:
    """One object of a position. Each key is asked for by what it should be; `done` refuses keys nobody asked for.

    A key with a default may be left out.

    >>> reader = Reader({"turn": 1}, "position")
    >>> reader.whole("turn", 0, 1), reader.whole("passes", 0, 2, default=0)
    (1, 0)
    """

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(where, f"must be an object, not {data!r}")
        self.data: Mapping[str, Any] = data
        self.where = where
        self.asked: set[str] = set()

    def rest(self, heading: Collection[str]) -> dict[str, Any]:
        """This object without the keys of its heading."""
        return {key: value for key, value in self.data.items() if key not in heading}

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.data

    def get(self, key: str, default: Any = ASKED_FOR) -> Any:
        if self.has(key):
            return self.data[key]
        if default is ASKED_FOR:
            raise BadPosition(self.path(key), "is missing")
        return default

    def path(self, key: str) -> str:
        return f"{self.where}.{key}"

    def whole(self, key: str, least: int, most: int, default: Any = ASKED_FOR) -> int:
        return self.number(key, self.get(key, default), least, most)

    def truth(self, key: str, default: Any = ASKED_FOR) -> bool:
        value = self.get(key, default)
        if not isinstance(value, bool):
            raise BadPosition(self.path(key), f"must be true or false, not {value!r}")
        return value

    def number(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadPosition(self.path(key), f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def choice(self, key: str, choices: Collection[str], default: Any = ASKED_FOR) -> str:
        return self.one_of(key, self.get(key, default), choices)

    def one_of(self, key: str, value: object, choices: Collection[str]) -> str:
        if not isinstance(value, str) or value not in choices:
            few = ", ".join(repr(choice) for choice in list(choices)[:9]) + (", …" if len(choices) > 9 else "")
            raise BadPosition(self.path(key), f"must be one of {few}, not {value!r}")
        return value

    def items(self, key: str, count: int | None = None, default: Any = ASKED_FOR) -> list[Any]:
        value = self.get(key, default)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise BadPosition(self.path(key), f"must be a list{'' if count is None else f' of {count}'}, not {value!r}")
        return value

    def numbers(self, key: str, count: int, most: int, default: Any = ASKED_FOR, least: int = 0) -> list[int]:
        found = self.items(key, count, default)
        return [self.number(f"{key}[{k}]", value, least, most) for k, value in enumerate(found)]

    def mapping(self, key: str, default: Any = ASKED_FOR) -> Mapping[str, Any]:
        return self.entry(key, default).data

    def entry(self, key: str, default: Any = ASKED_FOR) -> Reader:
        return Reader(self.get(key, default), self.path(key))

    def rows(self, key: str, count: int | None = None, default: Any = ASKED_FOR) -> list[Reader]:
        return [Reader(row, f"{self.path(key)}[{k}]") for k, row in enumerate(self.items(key, count, default))]

    def counts(self, names: Collection[str]) -> dict[str, int]:
        """This object as counts by name."""
        return {self.one_of("", name, names): self.number(name, self.get(name), 0, 999) for name in self.data}

    def names(self, key: str, choices: Collection[str], default: Any = ASKED_FOR) -> list[str]:
        found = self.items(key, default=default)
        return [self.one_of(f"{key}[{k}]", name, choices) for k, name in enumerate(found)]

    def each_once(self, key: str, choices: Collection[str], default: Any = ASKED_FOR) -> list[str]:
        """Names of which there is one each, in any order."""
        return self.without_twins(key, self.names(key, choices, default))

    def without_twins(self, key: str, found: list[Any]) -> list[Any]:
        for value in found:
            if found.count(value) > 1:
                raise BadPosition(self.path(key), f"names {value!r} twice")
        return found

    def done(self) -> None:
        for key in self.data:
            if key not in self.asked:
                raise BadPosition(self.path(key), "is not known; remove it")
