"""The ground rules of a test run: which build it tests, and how much of it."""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Callable

import hypothesis
import pytest

from branchline import build

SOAK = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="long sizes, and the tests marked soak (or BRANCHLINE_SOAK=1)")
    parser.addoption("--share", type=float, default=1.0, help="with --soak: this share of the long sizes, as in 0.05")
    parser.addoption("--second", action="store_true", help="leave out what a run of the other build proves for both")
    parser.addoption("--piece", type=int, default=0, help="with --share: which piece; each has luck of its own")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SOAK] = config.getoption("--soak") or build.switched("BRANCHLINE_SOAK")
    if config.stash[SOAK]:
        os.environ["BRANCHLINE_SOAK"] = "1"  # plain functions ask for it there
    hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
    hypothesis.settings.register_profile("soak", deadline=None, max_examples=2000)
    hypothesis.settings.load_profile("soak" if config.stash[SOAK] else "ci")
    refuse_another_build_than_asked()


def refuse_another_build_than_asked() -> None:
    """A compiled run tests only twins of today's sources; an interpreted run tests no twin."""
    if not build.pure() and (stale := build.stale_twins()):
        reasons = "".join(f"\n  {name} {reason}" for name, reason in stale.items())
        raise pytest.UsageError(f"these compiled modules are stale; run make build first:{reasons}")
    for name in build.hot_sources():
        file = importlib.import_module(name).__file__ or ""
        if build.switched("BRANCHLINE_COMPILED") and file.endswith(".py"):
            raise pytest.UsageError(f"BRANCHLINE_COMPILED=1, but {name} is interpreted: {file}")
        if build.pure() and not file.endswith(".py"):
            raise pytest.UsageError(f"BRANCHLINE_PURE=1, but {name} is compiled: {file}")


def pytest_report_header(config: pytest.Config) -> list[str]:
    now = build.report()
    made = f"mypyc {now.mypyc}" if now.mode != "interpreted" else "no twin in use"
    return [
        f"branchline: {now.mode.upper()} ({len(now.modules)} hot modules, {made}, librt {now.librt})",
        f"sizes: {'soak' if config.stash[SOAK] else 'ci (--soak for the long ones)'}",
    ]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = set() if config.stash[SOAK] else {item for item in items if for_a_soak(item)}
    if config.getoption("--second"):
        left_out |= {item for item in items if proven_by_the_first_run(item)}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def for_a_soak(item: pytest.Item) -> bool:
    """Too long for every day: marked so, or proven with one kind of store where the store makes no difference."""
    other_store = "postgresql" in str(getattr(item, "callspec", None) and item.callspec.params.get("kind"))
    return item.get_closest_marker("soak") is not None or (other_store and bool(item.get_closest_marker("any_store")))


def proven_by_the_first_run(item: pytest.Item) -> bool:
    """Both builds play the same games, with every number of seats: tests/contract/test_builds.py proves it each time.

    So the second run leaves out what is marked `once`, and plays each game only with its fewest seats.
    """
    from tests.support.cases import Case, OptionCase

    if item.get_closest_marker("twice"):
        return False
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    cases = [one.case if isinstance(one, OptionCase) else one for one in given if isinstance(one, Case | OptionCase)]
    more = any(case.seats > min(case.game.info.seats) for case in cases)
    return more or item.get_closest_marker("once") is not None


@pytest.fixture(scope="session")
def size(pytestconfig: pytest.Config) -> Callable[[int, int], int]:
    """``size(ci=200, soak=20_000)``: how many, in this run."""

    def choose(ci: int, soak: int) -> int:
        return max(ci, round(soak * pytestconfig.getoption("--share"))) if pytestconfig.stash[SOAK] else ci

    return choose


@pytest.fixture(scope="session")
def luck_of(pytestconfig: pytest.Config) -> Callable[[int], random.Random]:
    """``luck_of(11)``: the luck of a long test, by its number; different in every piece of a soak."""
    return lambda number: random.Random(number + 1000 * pytestconfig.getoption("--piece"))
