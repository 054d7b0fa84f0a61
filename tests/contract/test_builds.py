"""Compiled and interpreted rules play the same games, and each run tests the build it says it does."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from branchline import build
from tests.support.cases import CASES, Case
from tests.support.checksums import GAMES, SEED, entry_of, live, stored

ROOT = Path(__file__).parents[2]
WRITE = "python -m tests.support.checksums --write"


@pytest.mark.parametrize("name", build.hot_sources())
def test_a_hot_module_is_what_this_run_says_it_is(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    compiled = file.endswith(tuple(EXTENSION_SUFFIXES))
    if build.switched("BRANCHLINE_COMPILED"):
        assert compiled, f"{name} runs interpreted: {file}"
    if build.pure():
        assert not compiled, f"{name} runs compiled: {file}"
    assert compiled or file.endswith(".py")


def test_hot_modules_are_all_compiled_or_none_is() -> None:
    """Half a build would be neither of the two that are tested."""
    files = [importlib.import_module(name).__file__ or "" for name in build.hot_sources()]
    assert len({file.endswith(".py") for file in files}) == 1, files
    assert len(files) >= 5


@pytest.mark.twice
@pytest.mark.parametrize("case", CASES, ids=str)
def test_thousands_of_games_are_played_as_they_always_were(case: Case) -> None:
    """The same numbers in the compiled run and in the interpreted one, and on every machine."""
    expected = stored().get(str(case))
    assert expected is not None, f"there is no checksum of {case} yet: {WRITE}"
    played = entry_of(case, GAMES, SEED)
    assert played == expected, f"the rules have changed; if that was meant: rules_version + 1, then {WRITE}"


def test_checksums_are_of_games_there_are() -> None:
    assert set(stored()) == {str(case) for case in CASES}, WRITE


@pytest.mark.skipif(build.pure(), reason="the compiled run compares itself with the interpreted one")
def test_the_interpreted_rules_play_the_same_games_now() -> None:
    here = json.loads(json.dumps(live()))
    there = subprocess.run(
        [sys.executable, "-m", "tests.support.checksums", "--live"],
        cwd=ROOT,
        env=os.environ | {"BRANCHLINE_PURE": "1", "BRANCHLINE_COMPILED": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(there.stdout) == here
