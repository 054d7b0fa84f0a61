"""The entries of a board file: what each must be, and what is said where it is something else."""

from __future__ import annotations

from branchline.core.board_file import STATUSES, TWICE, Entry, Problem, at, did_you_mean, shown


class Entries:
    """Reads entry after entry and notes all that is wrong."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def say(self, where: str, why: str) -> None:
        self.problems.append((where, why))

    def provenance(self, part: Entry, where: str, names: tuple[str, ...]) -> None:
        """Each part says how we know it."""
        provenance = self.part(part, where, "provenance", names)
        here = at(where, "provenance")
        for name in names:
            entry = self.part(provenance, here, name, ("status", "note"))
            self.choice(entry, at(here, name), "status", STATUSES)
            self.text(entry, at(here, name), "note")

    def entry(self, value: object, where: str, keys: tuple[str, ...], more: tuple[str, ...] = ()) -> Entry:
        """An object with all of these keys, and of `more` any; what is no object reads as an empty one."""
        if not isinstance(value, dict):
            self.say(where or "board", f"must be an object, not {shown(value)}")
            return {}
        known = [*keys, *more]
        for key in value:
            if str(key).endswith(TWICE):
                self.say(at(where, str(key).removesuffix(TWICE)), "is written twice: keep one")
            elif key not in known:
                self.say(at(where, str(key)), f"is not known here{did_you_mean(key, known)}")
        for key in keys:
            if key not in value:
                self.say(at(where, key), "is missing")
        return value

    def part(self, parent: Entry, where: str, key: str, keys: tuple[str, ...], more: tuple[str, ...] = ()) -> Entry:
        return self.entry(parent[key], at(where, key), keys, more) if key in parent else {}

    def entries(
        self,
        parent: Entry,
        where: str,
        key: str,
        fewest: int,
        most: int,
        keys: tuple[str, ...],
        more: tuple[str, ...] = (),
    ) -> list[tuple[str, Entry]]:
        """The objects of a list, each with where it stands: areas[17] (hawes)."""
        if key not in parent:
            return []
        here = at(where, key)
        values = parent[key]
        if not isinstance(values, list):
            self.say(here, f"must be a list, not {shown(values)}")
            return []
        if not fewest <= len(values) <= most:
            self.say(here, f"must have {fewest} to {most} entries, not {len(values)}")
        spots = [f"{here}[{number}]{label(value)}" for number, value in enumerate(values)]
        return [(spot, self.entry(value, spot, keys, more)) for spot, value in zip(spots, values, strict=True)]

    def whole(self, entry: Entry, where: str, key: str, low: int, high: int) -> int:
        if key not in entry:
            return -1
        value = entry[key]
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.say(at(where, key), f"must be a whole number from {low} to {high}, not {shown(value)}")
        return -1

    def number(self, entry: Entry, where: str, key: str, high: float) -> None:
        value = entry.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= high:
            self.say(at(where, key), f"must be a number from 0 to {high:g}, not {shown(value)}")

    def text(self, entry: Entry, where: str, key: str) -> None:
        value = entry.get(key, "?")
        if not isinstance(value, str) or not value or value != value.strip() or not value.isprintable():
            self.say(at(where, key), f"must be text on one line without spaces around it, not {shown(value)}")

    def choice(self, entry: Entry, where: str, key: str, allowed: tuple[str, ...]) -> None:
        value = entry.get(key, allowed[0])
        if value not in allowed:
            why = f"must be one of {', '.join(allowed)}, not {shown(value)}{did_you_mean(value, list(allowed))}"
            self.say(at(where, key), why)

    def words(self, entry: Entry, where: str, key: str, allowed: tuple[str, ...] | None) -> list[str]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.say(at(where, key), f"must be a list of words, not {shown(value)}")
            return []
        for number, item in enumerate(value):
            if allowed is not None and item not in allowed:
                why = f"must be one of {', '.join(allowed)}, not {shown(item)}{did_you_mean(item, list(allowed))}"
                self.say(f"{at(where, key)}[{number}]", why)
        return value

    def word(self, entry: Entry, where: str, taken: dict[str, str]) -> str:
        """The id of an entry: lower-case words, its own among its kind."""
        value = entry.get("id", "missing")
        if not is_word(value):
            self.say(at(where, "id"), f'must be lower-case words like "hawes" or "the-south", not {shown(value)}')
            return ""
        if value in taken:
            self.say(at(where, "id"), f"must be its own, but {taken[value]} has it too")
            return ""
        taken[value] = where
        return str(value)


def is_word(value: object) -> bool:
    """Lower-case words of a to z and digits, joined by hyphens: hawes, the-south, 3-4."""
    return (
        isinstance(value, str)
        and value.isascii()
        and value == value.lower()
        and all(part.isalnum() for part in value.split("-"))
    )


def label(entry: object) -> str:
    """The id of an entry of a list, or the two ends of a border, so that a person finds it without counting."""
    if not isinstance(entry, dict):
        return ""
    name = entry.get("id", f"{entry.get('a')}–{entry.get('b')}" if "a" in entry else None)
    return f" ({name})" if isinstance(name, str) and name.isprintable() and len(name) <= 60 else ""
