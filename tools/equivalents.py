"""The mutants that nobody can tell from the source, as listed in `equivalent.toml` beside this file."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.mutants import Mutant

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def told_apart(mutants: list[Mutant], source: bytes, listed: list[tuple[str, str]]) -> list[Mutant]:
    """The mutants without those listed; each name listed must be that of exactly one mutant."""
    names = [mutant.name(source) for mutant in mutants]
    wrong = [name for name in listed if names.count(name) != 1 or listed.count(name) != 1]
    if wrong:
        lines = "".join(f"\n  {function or 'outside of functions'}: {change}" for function, change in wrong)
        raise SystemExit(
            f"{EQUIVALENT.name} must list a mutant once, by a name that no other has; these are wrong:{lines}"
        )
    return [mutant for mutant, name in zip(mutants, names, strict=True) if name not in listed]


def listed_for(file: Path) -> list[tuple[str, str]]:
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
    mine = [entry for entry in entries if entry["source"] == file.as_posix()]
    return [(entry["function"], change) for entry in mine for change in entry["changes"]]
