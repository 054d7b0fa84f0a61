"""The entries of a board file: what each must be, and what is said where it is something else."""

from __future__ import annotations

from branchline.core.board_file import STATUSES, TWICE, Entry, Problem, at, did_you_mean, is_word, label, shown

Keys = tuple[str, ...]


class BoardEntries:
    """Reads entry after entry and notes all that is wrong; what is missing is said once, where it should be."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def say(self, where: str, why: str) -> None:
        self.problems.append((where, why))

    def entry(self, value: object, where: str, keys: Keys, more: Keys = ()) -> Entry:
        """An object with all of these keys, and of `more` any; what is no object reads as an empty one."""
        if not isinstance(value, dict):
            self.say(where or "board", f"must be an object, not {shown(value)}")
            return {}
        known = [*keys, *more]
        for key in value:
            if not isinstance(key, str):
                self.say(where or "board", f"must have text for its keys, not {shown(key)}")
            elif key.endswith(TWICE):
                self.say(at(where, key.removesuffix(TWICE)), "is written twice: keep one")
            elif key not in known:
                self.say(at(where, key), f"is not known here{did_you_mean(key, known)}")
        for key in keys:
            if key not in value:
                self.say(at(where, key), "is missing")
        return {key: part for key, part in value.items() if isinstance(key, str)}

    def provenance(self, parent: Entry, where: str, names: Keys) -> None:
        """Each part says how we know it."""
        provenance = self.part(parent, where, "provenance", names)
        here = at(where, "provenance")
        for name in names:
            part = self.part(provenance, here, name, ("status", "note"))
            self.choice(part, at(here, name), "status", STATUSES)
            self.text(part, at(here, name), "note")

    def part(self, parent: Entry, where: str, key: str, keys: Keys, more: Keys = ()) -> Entry:
        return self.entry(parent[key], at(where, key), keys, more) if key in parent else {}

    def entries(
        self, parent: Entry, where: str, key: str, fewest: int, most: int, keys: Keys, more: Keys = ()
    ) -> list[tuple[str, Entry]]:
        """The objects of a list, each with where it stands: routes[17] (berlin-dresden)."""
        if key not in parent:
            return []
        here = at(where, key)
        values = parent[key]
        if not isinstance(values, list):
            self.say(here, f"must be a list, not {shown(values)}")
            return []
        if not fewest <= len(values) <= most:
            wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
            self.say(here, f"must have {wanted} entries, not {len(values)}")
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

    def number(self, entry: Entry, where: str, key: str, low: float, high: float) -> float:
        if key not in entry:
            return -1.0
        value = entry[key]
        if isinstance(value, (int, float)) and not isinstance(value, bool) and low <= value <= high:
            return float(value)
        self.say(at(where, key), f"must be a number from {low:g} to {high:g}, not {shown(value)}")
        return -1.0

    def text(self, entry: Entry, where: str, key: str) -> None:
        value = entry.get(key, "?")
        if not isinstance(value, str) or not value or value != value.strip() or not value.isprintable():
            self.say(at(where, key), f"must be text on one line without spaces around it, not {shown(value)}")

    def choice(self, entry: Entry, where: str, key: str, allowed: Keys) -> None:
        value = entry.get(key, allowed[0])
        if not isinstance(value, str) or value not in allowed:
            hint = did_you_mean(value, list(allowed))
            self.say(at(where, key), f"must be one of {', '.join(allowed)}, not {shown(value)}{hint}")

    def words(self, entry: Entry, where: str, key: str, allowed: Keys | None) -> list[str]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.say(at(where, key), f"must be a list of words, not {shown(value)}")
            return []
        for number, item in enumerate(value):
            if allowed is not None and item not in allowed:
                why = f"must be one of {', '.join(allowed)}, not {shown(item)}{did_you_mean(item, list(allowed))}"
                self.say(f"{at(where, key)}[{number}]", why)
        return value

    def word(self, entry: Entry, where: str, taken: dict[str, str], like: str) -> str:
        """The id of an entry: lower-case words, its own among its kind. A badly written one still stands for it."""
        value = entry.get("id", "missing")
        if not isinstance(value, str) or not is_word(value):
            self.say(at(where, "id"), f"must be lower-case words like {like}, not {shown(value)}")
        return self.unique(entry, where, "id", taken)

    def unique(self, entry: Entry, where: str, key: str, taken: dict[str, str]) -> str:
        """A text that no other entry of its kind has; an empty one if another has it."""
        value = entry.get(key)
        if not isinstance(value, str):
            return ""
        if value in taken:
            self.say(at(where, key), f"must be its own, but {taken[value]} has it too")
            return ""
        taken[value] = where
        return value
