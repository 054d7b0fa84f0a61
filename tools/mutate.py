"""Break the rules one small piece at a time, and see whether a test notices.

    python tools/mutate.py                        every mutant of Ticket to Ride's state.py against its rule tests
    python tools/mutate.py --sample 100 --seed 7  a hundred of them, for a quick look
    python tools/mutate.py --seconds 600          as many as fit into ten minutes, in an order drawn by the seed
    python tools/mutate.py SOURCE TESTS…          another source against other tests
    python tools/mutate.py --all SOURCE TESTS…    also those known to make no difference
    python tools/mutate.py --listed SOURCE TESTS… only those, to see that no test tells one from the source

A mutant differs from the source in one operator, number, condition, statement or returned value. It is killed when a
test fails or runs out of time; a survivor is a rule that no test proves, or code that makes no difference. Everything
runs interpreted, on a copy in a temporary folder. The tests are loaded once; each mutant is a forked process in which
the code of one function is exchanged, and only tests that call that function run, the best killers first. What runs
during loading is loaded again. Mutants that `equivalent.toml` beside this file lists, with the reason why nobody can
tell them from the source, are left out and counted separately.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import gc
import math
import os
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script would not find tools otherwise

from tools.equivalents import EQUIVALENT, listed_for, told_apart
from tools.mutants import Mutant, changes_of

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "src/branchline/games/ticket_to_ride/rules/state.py"
TESTS = "tests/games/ticket_to_ride"
RULE_TEST = r"test_([TWNF][0-9X]|AMB_|numbers_)"  # the ids of the rules of all games; the numbers of the choices


def mutants_of(source: bytes) -> list[Mutant]:
    """The mutants worth a run: those that compile to something else."""
    same = compile(source, "source", "exec")
    return [mutant for text, mutant in changes_of(source).items() if compile(text, "source", "exec") != same]


# One mutant in a process of its own


def functions_in(code: CodeType) -> Iterator[CodeType]:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from functions_in(const)


def exchange(module: ModuleType, function: str, source: bytes) -> bool:
    """Give a live function the code it has in this source. Returns False if that does not fit the function."""
    target: Any = module
    for name in function.split("."):
        target = getattr(target, name, None)
    if not isinstance(target, FunctionType):
        return False
    for code in functions_in(compile(source, target.__code__.co_filename, "exec")):
        if code.co_qualname == function and code.co_freevars == target.__code__.co_freevars:
            target.__code__ = code
            return True
    return False


CALLED = "__called__"


class Tracer(ast.NodeTransformer):
    """Makes every function note that it was called, at hardly any cost."""

    def __init__(self) -> None:
        self.scope: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.scope.append(node.name)
        self.generic_visit(node)
        self.scope.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        name = ".".join([*self.scope, node.name])
        at = 1 if ast.get_docstring(node) else 0
        node.body[at:at] = ast.parse(f"{CALLED}.add({name!r})").body
        return node


def traced(source: bytes) -> bytes:
    return ast.unparse(Tracer().visit(ast.parse(source))).encode()


def be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def time_limit(seconds: float) -> None:
    """Of processor time, so that a busy machine kills no mutant."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


KILLED, SURVIVED = 1, 0


@dataclass
class Campaign:
    """A pytest plugin that runs the tests once for each mutant instead of once."""

    source: bytes
    module: str
    file: Path  # below src
    mutants: list[Mutant]
    pytest_args: list[str]
    only: re.Pattern[str]
    jobs: int
    seconds: float
    out: Any
    killed_by: Counter[str] = field(default_factory=Counter)
    kills: dict[Mutant, str] = field(default_factory=dict)
    survivors: list[Mutant] = field(default_factory=list)
    took: dict[str, float] = field(default_factory=dict)
    called: set[str] = field(default_factory=set)  # functions of the source, since the last look
    called_by: dict[str, set[str]] = field(default_factory=dict)  # by a test; by "" before any test runs

    def look(self, test: str) -> None:
        self.called_by[test] = set(self.called)
        self.called.clear()

    def trace(self) -> None:
        """From the next import on, until `untrace`."""
        setattr(builtins, CALLED, self.called)
        Path("src", self.file).write_bytes(traced(self.source))

    def untrace(self) -> None:
        Path("src", self.file).write_bytes(self.source)
        module = sys.modules[self.module]
        for code in functions_in(compile(self.source, "source", "exec")):
            exchange(module, code.co_qualname, self.source)

    def say(self, text: str) -> None:
        print(text, file=self.out, flush=True)

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if self.only.match(item.name)]

    def pytest_runtestloop(self, session: Any) -> bool:
        self.look("")
        if session.testsfailed or not session.items:
            raise SystemExit("the tests cannot be collected")
        for item in session.items:
            began = time.process_time()
            if self.fails(item):
                raise SystemExit(f"{item.nodeid} fails without any mutant")
            self.took[item.nodeid] = time.process_time() - began
            self.look(item.nodeid)
        self.untrace()
        self.say(f"{len(session.items)} tests, {sum(self.took.values()):.1f} s; {len(self.mutants)} mutants")
        gc.freeze()
        self.run_all(session.items)
        return True

    def fails(self, item: Any) -> bool:
        from _pytest.runner import runtestprotocol

        return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))

    def run_all(self, items: list[Any]) -> None:
        waiting = deque(self.mutants)
        running: dict[int, tuple[Mutant, int]] = {}
        began = time.monotonic()
        while waiting or running:
            if self.seconds and time.monotonic() - began > self.seconds:
                waiting.clear()
            while waiting and len(running) < self.jobs:
                mutant = waiting.popleft()
                pid, verdict = self.start(mutant, items)
                running[pid] = (mutant, verdict)
            if running:
                pid, status = os.wait()
                if pid in running:
                    self.judge(*running.pop(pid), status)

    def start(self, mutant: Mutant, items: list[Any]) -> tuple[int, int]:
        items = sorted(items, key=self.priority)
        read, write = os.pipe()
        pid = os.fork()
        if pid:
            os.close(write)
            return pid, read
        code = SURVIVED
        try:
            os.close(read)
            be_quiet()
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
            killer = self.killer_of(mutant, items)
            if killer:
                os.write(write, killer.encode())
                code = KILLED
        except BaseException as error:  # anything that escapes from a broken program has killed it
            os.write(write, f"{type(error).__name__} outside of the tests".encode())
            code = KILLED
        os._exit(code)

    def priority(self, item: Any) -> tuple[int, float]:
        """The best killers first, then the quickest."""
        return -self.killed_by[item.nodeid], self.took[item.nodeid]

    def killer_of(self, mutant: Mutant, items: list[Any]) -> str:
        """The test that fails, or nothing."""
        if not mutant.function or not exchange(sys.modules[self.module], mutant.function, mutant.of(self.source)):
            return self.killer_in_a_new_load(mutant)
        for item in items:
            if mutant.function in self.called_by[item.nodeid]:
                time_limit(1 + 20 * self.took[item.nodeid])
                if self.fails(item):
                    return str(item.nodeid)
        return self.killer_in_a_new_load(mutant) if mutant.function in self.called_by[""] else ""

    def killer_in_a_new_load(self, mutant: Mutant) -> str:
        import pytest

        with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
            broken = shutil.copytree("src", Path(folder) / "src")
            (broken / self.file).write_bytes(mutant.of(self.source))
            sys.path[0] = str(broken)
            for name in list(sys.modules):
                if name.partition(".")[0] in ("branchline", "tests"):
                    del sys.modules[name]
            time_limit(20 + 5 * sum(self.took.values()))
            first = FirstFailure(self)
            status = pytest.main([*self.pytest_args, "--exitfirst"], plugins=[first])
        return first.test or ("the import of the tests" if status != pytest.ExitCode.OK else "")

    def judge(self, mutant: Mutant, verdict: int, status: int) -> None:
        killer = os.read(verdict, 4096).decode()
        os.close(verdict)
        if os.waitstatus_to_exitcode(status) == SURVIVED:
            self.survivors.append(mutant)
            self.say(f"\nsurvivor, {describe(mutant)}\n{mutant.diff(self.source)}")
            return
        self.kills[mutant] = killer or "time-out"
        self.killed_by[self.kills[mutant]] += 1
        done = len(self.kills) + len(self.survivors)
        if done % 50 == 0:
            self.say(f"{done} of {len(self.mutants)}: {len(self.kills)} killed, {len(self.survivors)} survived")


@dataclass
class FirstFailure:
    """A pytest plugin that remembers which test failed first."""

    campaign: Campaign
    test: str = ""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        self.campaign.pytest_collection_modifyitems(items)
        items.sort(key=self.campaign.priority)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.test:
            self.test = report.nodeid


def describe(mutant: Mutant) -> str:
    return f"line {mutant.line}, {mutant.function or 'outside of functions'}: {mutant.kind}"


# The whole run


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    about = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=about[0], epilog=about[2], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("source", nargs="?", default=ROOT / SOURCE, help=f"what to break (default: {SOURCE})")
    parser.add_argument("tests", nargs="*", default=[ROOT / TESTS], help=f"what should notice (default: {TESTS})")
    parser.add_argument("--only", default=RULE_TEST, help="a pattern of test names (default: %(default)s)")
    parser.add_argument("--all", action="store_true", help=f"with those that {EQUIVALENT.name} lists")
    parser.add_argument("--listed", action="store_true", help="only those: none may be killed")
    parser.add_argument("--lines", default="", help="only mutants of these lines, as in 120 or 120-180")
    parser.add_argument("--sample", type=int, default=0, help="only so many mutants, drawn by the seed")
    parser.add_argument("--seconds", type=float, default=0, help="start no mutant after so many seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: %(default)s)")
    parser.add_argument("--at-least", type=float, default=90.0, help="per cent to kill (default: %(default)s)")
    return parser.parse_args(words)


def chosen(mutants: list[Mutant], options: argparse.Namespace) -> list[Mutant]:
    if options.lines:
        first, _, last = options.lines.partition("-")
        mutants = [mutant for mutant in mutants if int(first) <= mutant.line <= int(last or first)]
    if options.seconds:
        mutants = random.Random(options.seed).sample(mutants, len(mutants))
    if options.sample:
        mutants = random.Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
    return mutants


def copy_to(folder: Path) -> None:
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "compiled.json", "*.egg-info")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", folder)


def main(words: Sequence[str] | None = None) -> int:
    options = arguments(words)
    options.source = Path(options.source).resolve().relative_to(ROOT)
    options.tests = [str(Path(test).resolve().relative_to(ROOT)) for test in options.tests]
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutate-") as name:
        folder = Path(name)
        copy_to(folder)
        os.chdir(folder)
        os.environ.update(BRANCHLINE_PURE="1", BRANCHLINE_COMPILED="", PYTHONDONTWRITEBYTECODE="1")
        sys.dont_write_bytecode = True
        sys.path[:0] = [str(folder / "src"), str(folder)]
        file = options.source.relative_to("src")
        source = Path("src", file).read_bytes()
        args = [*options.tests, "-q", "-s", "--no-header", "--no-summary", "--assert=plain", "-p", "no:cacheprovider"]
        mutants = mutants_of(source)
        distinct = told_apart(mutants, source, listed_for(file))
        run = [mutant for mutant in mutants if options.all or (mutant in distinct) != options.listed]
        campaign = Campaign(
            source=source,
            module=".".join(file.with_suffix("").parts),
            file=file,
            mutants=chosen(run, options),
            pytest_args=args,
            only=re.compile(options.only),
            jobs=options.jobs,
            seconds=options.seconds,
            out=os.fdopen(os.dup(1), "w"),
        )
        import pytest

        with tempfile.TemporaryFile() as said_by_pytest:
            os.dup2(said_by_pytest.fileno(), 1)
            campaign.trace()
            pytest.main(args, plugins=[campaign])
            sys.stdout.flush()
            os.dup2(campaign.out.fileno(), 1)
            if not campaign.took or not (campaign.kills or campaign.survivors):
                said_by_pytest.seek(0)
                print(said_by_pytest.read().decode(errors="replace"))
        os.chdir(ROOT)
    status = report(campaign, time.monotonic() - began, options.at_least, len(mutants) - len(run))
    return told_apart_after_all(campaign) if options.listed else status


def told_apart_after_all(campaign: Campaign) -> int:
    """Whether a test killed a mutant listed as equivalent; names each one."""
    for mutant, killer in campaign.kills.items():
        print(f"listed, but killed by {killer}: {describe(mutant)}\n{mutant.diff(campaign.source)}")
    return 1 if campaign.kills else 0


def report(campaign: Campaign, seconds: float, at_least: float, left_out: int) -> int:
    killed, survived = len(campaign.kills), len(campaign.survivors)
    if not killed + survived:
        print("no mutant was run")
        return 2
    print("\nThe tests that killed most:")
    for test, count in campaign.killed_by.most_common(5):
        print(f"{count:6} {test}")
    print(f"\n{survived} survivors:")
    for mutant in sorted(campaign.survivors, key=lambda mutant: mutant.start):
        print(f"{describe(mutant)}\n{mutant.diff(campaign.source)}")
    rate = 100 * killed / (killed + survived)
    timed_out = campaign.killed_by["time-out"]
    not_run = len(campaign.mutants) - killed - survived
    print(
        f"\n{campaign.module}: {killed + survived} mutants in {seconds:.0f} s, {killed} killed ({timed_out} by running "
        f"out of time), {survived} survived, {not_run} not run, {left_out} left out: "
        f"{math.floor(rate * 10) / 10} % killed"
    )
    return 0 if rate >= at_least else 1


if __name__ == "__main__":
    sys.exit(main())
