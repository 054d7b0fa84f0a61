"""Child processes that answer questions: simulations, ladders and the bots of a server all work in them.

A child is `python -m MODULE`, and the module ends in `work(begin)`. Parent and child talk over the child's standard
input and output, one line for a question and one for its answer, one at a time. The first line sets the child up.

A child never outlives its parent: when the parent is gone, for whatever reason, the child's input ends and so does the
child, even in the middle of a question. Ctrl-C at the terminal reaches only the parent, which decides what to do.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from branchline.core.errors import BranchlineError

DONE, FAILED = b"+", b"-"  # the first byte of an answer
LAST_WORDS = 1000  # characters kept of what a child says about its failure
A_MOMENT = 5.0  # seconds a child may take to end once it has closed its output


class ChildFailed(BranchlineError):
    """A child could not answer a question; it can still answer others."""


class ChildDied(BranchlineError):
    """A child ended in the middle of a question, or before it was set up."""


class Child:
    """One process, and the thread that talks to it."""

    place = ""  # this machine: only a worker on a cluster has a node

    def __init__(self, module: str, set_up: bytes = b"", environment: Mapping[str, str] | None = None) -> None:
        self.environment = environment
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **(environment or {})},
            process_group=0,
        )
        self.questions: SimpleQueue[tuple[bytes, Future[bytes]] | None] = SimpleQueue()
        self.thread = Thread(target=self.speak, daemon=True)
        self.thread.start()
        self.ready = self.ask(set_up)

    def ask(self, question: bytes) -> Future[bytes]:
        """A future answer; or ChildFailed, or ChildDied."""
        future: Future[bytes] = Future()
        future.set_running_or_notify_cancel()  # a caller that no longer wants the answer kills the child
        self.questions.put((question, future))
        return future

    def speak(self) -> None:
        """Put one question after another. Once the child is dead, every further one fails with ChildDied."""
        orders, answers = self.process.stdin, self.process.stdout
        assert orders is not None
        assert answers is not None
        while (asked := self.questions.get()) is not None:
            question, future = asked
            answer = b""
            with contextlib.suppress(OSError, ValueError):  # it is dead, and its pipe may be closed
                orders.write(question + b"\n")
                orders.flush()
                answer = answers.readline()
            if not answer.endswith(b"\n"):
                future.set_exception(ChildDied(self.cause_of_death()))
            elif answer.startswith(DONE):
                future.set_result(answer[1:-1])
            else:
                future.set_exception(ChildFailed(answer[1:-1].decode(errors="replace")))
        for pipe in (orders, answers):
            with contextlib.suppress(OSError):
                pipe.close()

    def cause_of_death(self) -> str:
        try:
            code = self.process.wait(A_MOMENT)
        except subprocess.TimeoutExpired:  # it no longer answers, but is alive
            self.process.kill()
            code = self.process.wait()
        if code >= 0:
            return f"ended with code {code}"
        try:
            return f"was killed ({signal.Signals(-code).name})"
        except ValueError:
            return f"was killed (signal {-code})"

    def kill(self) -> None:
        """End it now; unfinished work is lost."""
        self.process.kill()
        self.questions.put(None)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None


class Pool:
    """Children of one kind: those at work, and those waiting for work."""

    def __init__(self, module: str, set_up: bytes = b"", environment: Mapping[str, str] | None = None) -> None:
        self.module = module
        self.set_up = set_up
        self.environment = environment
        self.busy: set[Child] = set()
        self.free: list[Child] = []
        self.dying: list[Child] = []  # killed, but not yet waited for

    def take(self) -> Child:
        """A child for the caller alone: the one that worked last, or a new one."""
        while self.free:
            child = self.free.pop()
            if child.alive:
                break
            self.bury(child)
        else:
            child = Child(self.module, self.set_up, self.environment)
        self.busy.add(child)
        return child

    def give_back(self, child: Child) -> None:
        """Return a child that has answered, for others to ask."""
        if child.environment is not self.environment:
            self.drop(child)
            return
        self.busy.discard(child)
        self.free.append(child)

    def renew(self, environment: Mapping[str, str]) -> None:
        """Start every later child with this environment. Idle children end now, the others once they have answered."""
        self.environment = environment
        for child in self.free:
            self.bury(child)
        self.free = []

    def drop(self, child: Child) -> None:
        """End a child that is dead, or whose answer is no longer wanted."""
        self.busy.discard(child)
        self.bury(child)

    def bury(self, child: Child) -> None:
        child.kill()
        self.dying = [one for one in self.dying if one.alive] + [child]

    def close(self) -> None:
        """End all of them now. Returns when they are gone."""
        for child in [*self.free, *self.busy]:
            self.bury(child)
        self.free = []
        self.busy = set()
        for child in self.dying:
            child.process.wait()
            child.thread.join()
        self.dying = []


def work(begin: Callable[[bytes], Callable[[bytes], bytes]]) -> None:
    """The life of a child: `begin` takes the line that sets it up and returns the function that answers questions."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=hear, args=(lines,), daemon=True).start()

    answer: Callable[[bytes], bytes] | None = None
    while True:
        line = lines.get()
        try:
            if answer is None:
                answer, said = begin(line), DONE
            else:
                said = DONE + answer(line)
        except Exception as why:
            said = FAILED + one_line(why)[:LAST_WORDS].encode(errors="replace")
        try:
            answers.write(said + b"\n")
            answers.flush()
        except OSError:
            os._exit(1)  # nobody is listening any more


def hear(lines: SimpleQueue[bytes]) -> None:
    """Read questions. When no more can come, the parent is gone, and nobody wants the answer under way."""
    for line in sys.stdin.buffer:
        lines.put(line.rstrip(b"\n"))
    os._exit(1)


def one_line(why: BaseException) -> str:
    """What went wrong; if unexpected, also in which line of which file."""
    if isinstance(why, BranchlineError):
        text = str(why)
    elif isinstance(why, OSError) and why.filename and why.strerror:
        text = f"{why.filename}: {why.strerror}"
    else:
        trace = why.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f" ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})" if trace else ""
        text = f"{type(why).__name__}: {why}{where}"
    return " ".join(text.split())
