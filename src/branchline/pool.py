"""Child processes that answer questions: simulations, ladders and the bots of a server all work in them.

A child is `python -m MODULE`, and the module ends in `work(begin)`. Parent and child speak over the child's standard
input and output, a line for a question and a line for its answer, one at a time. The first line sets the child up.

A child never outlives its parent: when the parent is gone, however it went, the child's input ends and so does the
child, even in the middle of a question. Ctrl-C at the terminal reaches the parent only, which decides what to do.
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
LAST_WORDS = 1000  # letters of what a child says of its failure
A_MOMENT = 5.0  # seconds that a child may take to end once it has closed its output


class ChildFailed(BranchlineError):
    """A child could not answer a question; it can still answer others."""


class ChildDied(BranchlineError):
    """A child ended in the middle of a question, or before it was set up."""


class Child:
    """One process, and the thread that speaks with it."""

    def __init__(self, module: str, set_up: bytes = b"", environment: Mapping[str, str] | None = None) -> None:
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
        """The answer, some day; or ChildFailed, or ChildDied."""
        future: Future[bytes] = Future()
        future.set_running_or_notify_cancel()  # who no longer wants the answer kills the child
        self.questions.put((question, future))
        return future

    def speak(self) -> None:
        """One question after another. Once the child is dead, every further one is answered with its death."""
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
        except subprocess.TimeoutExpired:  # it answers no more, and lives
            self.process.kill()
            code = self.process.wait()
        if code >= 0:
            return f"ended with code {code}"
        try:
            return f"was killed ({signal.Signals(-code).name})"
        except ValueError:
            return f"was killed (signal {-code})"

    def kill(self) -> None:
        """End it now; what it has not finished is lost."""
        self.process.kill()
        self.questions.put(None)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None


class Pool:
    """Children of one kind: those at work, and those that wait for work."""

    def __init__(self, module: str, set_up: bytes = b"", environment: Mapping[str, str] | None = None) -> None:
        self.module = module
        self.set_up = set_up
        self.environment = environment
        self.busy: set[Child] = set()
        self.free: list[Child] = []
        self.dying: list[Child] = []  # killed, and to be waited for

    def take(self) -> Child:
        """A child to oneself: the one that worked last, or a new one."""
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
        """It has answered, and may be asked by others."""
        self.busy.discard(child)
        self.free.append(child)

    def drop(self, child: Child) -> None:
        """It is dead, or its answer is no longer wanted: end it now."""
        self.busy.discard(child)
        self.bury(child)

    def bury(self, child: Child) -> None:
        child.kill()
        self.dying = [one for one in self.dying if one.alive] + [child]

    def close(self) -> None:
        """End all of them now, and return when they are gone."""
        for child in [*self.free, *self.busy]:
            self.bury(child)
        self.free = []
        self.busy = set()
        for child in self.dying:
            child.process.wait()
            child.thread.join()
        self.dying = []


def work(begin: Callable[[bytes], Callable[[bytes], bytes]]) -> None:
    """The life of a child: `begin` takes the line that sets it up, and returns what answers questions."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not pass for an answer
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
            os._exit(1)  # nobody listens any more


def hear(lines: SimpleQueue[bytes]) -> None:
    """Take in questions. When no more can come the parent is gone, and nobody wants the answer that is under way."""
    for line in sys.stdin.buffer:
        lines.put(line.rstrip(b"\n"))
    os._exit(1)


def one_line(why: BaseException) -> str:
    """What went wrong; where nobody foresaw it, also in which line of which file."""
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
