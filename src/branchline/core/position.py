"""Reading positions: every wrong entry is named by its place and told what would be right."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from branchline.core.errors import BadPosition


class Reader:
    """One object of a position. Each key is asked for by what it should be; `done` refuses keys nobody asked for."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(where, f"must be an object, not {data!r}")
        self.data: Mapping[str, Any] = data
        self.where = where
        self.asked: set[str] = set()

    def rest(self, heading: Collection[str]) -> dict[str, Any]:
        """This object without the keys of its heading."""
        return {key: value for key, value in self.data.items() if key not in heading}

    def get(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.data:
            raise BadPosition(self.path(key), "is missing")
        return self.data[key]

    def path(self, key: str) -> str:
        return f"{self.where}.{key}"

    def whole(self, key: str, least: int, most: int) -> int:
        return self.number(key, self.get(key), least, most)

    def number(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadPosition(self.path(key), f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def choice(self, key: str, choices: Collection[str]) -> str:
        return self.one_of(key, self.get(key), choices)

    def one_of(self, key: str, value: object, choices: Collection[str]) -> str:
        if not isinstance(value, str) or value not in choices:
            few = ", ".join(repr(choice) for choice in list(choices)[:9]) + (", …" if len(choices) > 9 else "")
            raise BadPosition(self.path(key), f"must be one of {few}, not {value!r}")
        return value

    def items(self, key: str, count: int | None = None) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise BadPosition(self.path(key), f"must be a list{'' if count is None else f' of {count}'}, not {value!r}")
        return value

    def mapping(self, key: str) -> Mapping[str, Any]:
        return self.entry(key).data

    def entry(self, key: str) -> Reader:
        return Reader(self.get(key), self.path(key))

    def rows(self, key: str, count: int | None = None) -> list[Reader]:
        return [Reader(row, f"{self.path(key)}[{k}]") for k, row in enumerate(self.items(key, count))]

    def counts(self, names: Collection[str]) -> dict[str, int]:
        """This object as counts by name."""
        return {self.one_of("", name, names): self.number(name, self.get(name), 0, 999) for name in self.data}

    def names(self, key: str, choices: Collection[str]) -> list[str]:
        return [self.one_of(f"{key}[{k}]", name, choices) for k, name in enumerate(self.items(key))]

    def done(self) -> None:
        for key in self.data:
            if key not in self.asked:
                raise BadPosition(self.path(key), "is not known; remove it")
