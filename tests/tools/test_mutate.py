"""The mutation tester: what it breaks, and what it leaves alone."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from tools.mutate import EQUIVALENT, ROOT, changes_of, exchange, listed_for, mutants_of, told_apart, traced

SOURCE = b'''"""Nothing in this text is broken."""

from math import floor

LEAST: int = 2


class Counter:
    """Nor in this one."""

    def enough(self, count: int) -> bool:
        total = count + LEAST
        return total >= 10 and not count == 7
'''


def changed(line: int) -> set[str]:
    """The mutated texts of a line."""
    lines = SOURCE.splitlines()
    mutants = [mutant for mutant in mutants_of(SOURCE) if mutant.line == line]
    texts = {mutant.of(SOURCE).splitlines()[line - 1].strip().decode() for mutant in mutants}
    assert lines[line - 1].strip().decode() not in texts
    return texts


def test_every_kind_of_change() -> None:
    assert changed(5) == {"LEAST: int = (3)", "LEAST: int = (1)"}
    assert changed(12) == {"total = (count - LEAST)"}
    assert changed(13) == {
        "return not (total >= 10 and (not count == 7))",
        "return (total >= 10 or not count == 7)",
        "return (total > 10) and not count == 7",
        "return total >= (11) and not count == 7",
        "return total >= (9) and not count == 7",
        "return total >= 10 and (count == 7)",
        "return total >= 10 and not (count != 7)",
        "return total >= 10 and not count == (8)",
        "return total >= 10 and not count == (6)",
    }


def test_texts_imports_and_annotations_are_left_alone() -> None:
    assert {mutant.line for mutant in mutants_of(SOURCE)} == {5, 12, 13}


def test_a_mutant_knows_its_function_and_shows_itself() -> None:
    mutant = next(mutant for mutant in mutants_of(SOURCE) if mutant.line == 12)
    assert mutant.function == "Counter.enough"
    assert mutant.diff(SOURCE) == "    -         total = count + LEAST\n    +         total = (count - LEAST)"


def test_a_living_function_changes_its_mind() -> None:
    module = ModuleType("counting")
    exec(compile(SOURCE, "counting.py", "exec"), module.__dict__)
    counter = module.Counter()
    assert not counter.enough(7)
    assert exchange(module, "Counter.enough", SOURCE.replace(b"not count == 7", b"True").replace(b">= 10", b">= 9"))
    assert counter.enough(7)
    assert not exchange(module, "Counter.missing", SOURCE)


def test_a_traced_source_notes_its_calls() -> None:
    called: set[str] = set()
    namespace = {"__called__": called, "__name__": "counting"}
    exec(compile(traced(SOURCE), "counting.py", "exec"), namespace)
    namespace["Counter"]().enough(3)  # type: ignore[operator]
    assert called == {"Counter.enough"}


def test_mutants_listed_as_equivalent_are_left_out() -> None:
    mutants = mutants_of(SOURCE)
    listed = ("Counter.enough", "total = count + LEAST -> total = (count - LEAST)")
    left = told_apart(mutants, SOURCE, [listed])
    assert [mutant for mutant in mutants if mutant not in left] == [mutant for mutant in mutants if mutant.line == 12]


@pytest.mark.parametrize(
    "listed",
    [
        [("Counter.enough", "total = count + LEAST -> total = (count * LEAST)")],  # no such mutant
        [("", "LEAST: int = 2 -> LEAST: int = (3)")] * 2,  # twice
    ],
)
def test_a_list_that_fits_the_source_no_more_is_refused(listed: list[tuple[str, str]]) -> None:
    with pytest.raises(SystemExit, match="by a name that no other has"):
        told_apart(mutants_of(SOURCE), SOURCE, listed)


def test_the_list_fits_todays_sources_and_gives_its_reasons() -> None:
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
    assert all(entry["why"] and entry["changes"] for entry in entries)
    for name in {entry["source"] for entry in entries}:
        source = (ROOT / "src" / name).read_bytes()
        mutants, listed = [*changes_of(source).values()], listed_for(Path(name))
        assert len(told_apart(mutants, source, listed)) == len(mutants) - len(listed)


@pytest.mark.soak
def test_the_command_kills_and_counts(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "mutate.py"), "--sample", "4"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert "4 mutants" in run.stdout
    assert "% killed" in run.stdout
