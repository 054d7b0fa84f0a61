"""The pool of child processes: what simulations, ladders and a server's bots rely on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.pool import ChildDied, ChildFailed, Pool
from tests.lab.running import is_alive

PATIENCE = 60.0
MODULE = "parrot"
PARROT = """
import os, time
from branchline.pool import work

def begin(set_up):
    if set_up == b"bad":
        raise ValueError("that is no set-up")
    def answer(line):
        print("this is no answer")
        if line == b"fail":
            raise ValueError("I would\\nrather not")
        if line == b"die":
            os._exit(7)
        if line.startswith(b"sleep"):
            open(line[6:].decode(), "w").close()
            time.sleep(600)
        return set_up + b" " + line
    return answer

if __name__ == "__main__":
    work(begin)
"""


@pytest.fixture
def parrots(tmp_path: Path) -> Iterator[Pool]:
    """Children that say what they hear."""
    (tmp_path / f"{MODULE}.py").write_text(PARROT)
    pool = Pool(MODULE, b"polly", {"PYTHONPATH": str(tmp_path)})
    yield pool
    pool.close()


def wait_for(path: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < until, f"{path.name} does not come"
        time.sleep(0.01)


def test_a_child_answers_one_question_after_another(parrots: Pool) -> None:
    child = parrots.take()
    answers = [child.ask(b"one"), child.ask(b"two"), child.ask("drei – größer".encode())]
    assert child.ready.result(PATIENCE) == b""
    assert [answer.result(PATIENCE).decode() for answer in answers] == ["polly one", "polly two", "polly drei – größer"]


def test_a_child_that_is_given_back_is_taken_again_and_a_dead_one_is_not(parrots: Pool) -> None:
    child = parrots.take()
    parrots.give_back(child)
    assert parrots.take() is child
    assert parrots.take() is not child
    parrots.give_back(child)
    child.process.kill()
    child.process.wait()
    other = parrots.take()
    assert other is not child
    assert other.ask(b"hello").result(PATIENCE) == b"polly hello"


def test_a_failure_is_told_in_one_line_and_the_child_goes_on(parrots: Pool) -> None:
    child = parrots.take()
    with pytest.raises(ChildFailed, match=r"^ValueError: I would rather not \(parrot.py, line 11\)$"):
        child.ask(b"fail").result(PATIENCE)
    assert child.ask(b"again").result(PATIENCE) == b"polly again"


def test_a_set_up_that_fails_is_told(parrots: Pool) -> None:
    parrots.set_up = b"bad"
    with pytest.raises(ChildFailed, match="that is no set-up"):
        parrots.take().ready.result(PATIENCE)


def test_a_child_that_cannot_start_is_told(parrots: Pool) -> None:
    parrots.module = "no_such_module"
    with pytest.raises(ChildDied, match="ended with code 1"):
        parrots.take().ready.result(PATIENCE)


def test_a_death_is_told_with_its_cause_and_to_every_later_question(parrots: Pool) -> None:
    child = parrots.take()
    answers = [child.ask(b"die"), child.ask(b"hello")]
    for answer in answers:
        with pytest.raises(ChildDied, match=r"^ended with code 7$"):
            answer.result(PATIENCE)


def test_a_child_that_is_dropped_ends_at_once(parrots: Pool, tmp_path: Path) -> None:
    child = parrots.take()
    answer = child.ask(f"sleep {tmp_path / 'asleep'}".encode())
    wait_for(tmp_path / "asleep")
    parrots.drop(child)
    with pytest.raises(ChildDied, match=r"was killed \(SIGKILL\)"):
        answer.result(PATIENCE)
    assert not parrots.busy


def test_to_close_ends_all(parrots: Pool, tmp_path: Path) -> None:
    busy, idle = parrots.take(), parrots.take()
    busy.ask(f"sleep {tmp_path / 'asleep'}".encode())
    wait_for(tmp_path / "asleep")
    parrots.give_back(idle)
    parrots.close()
    assert not busy.alive
    assert not idle.alive


def test_renewed_children_take_over_and_a_question_under_way_is_answered_first(parrots: Pool) -> None:
    busy, idle = parrots.take(), parrots.take()
    parrots.give_back(idle)
    answer = busy.ask(b"hello")
    parrots.renew({**(parrots.environment or {}), "RENEWED": "1"})
    assert idle.process.wait(PATIENCE) == -signal.SIGKILL
    assert answer.result(PATIENCE) == b"polly hello"
    parrots.give_back(busy)
    assert busy.process.wait(PATIENCE) == -signal.SIGKILL
    young = parrots.take()
    assert young.ask(b"new").result(PATIENCE) == b"polly new"
    assert young.environment is parrots.environment
    parrots.give_back(young)
    assert parrots.take() is young


def test_ctrl_c_reaches_the_parent_only(parrots: Pool) -> None:
    child = parrots.take()
    child.ready.result(PATIENCE)
    assert os.getpgid(child.process.pid) != os.getpgid(0)


def test_no_child_outlives_its_parent_even_in_the_middle_of_a_question(tmp_path: Path) -> None:
    (tmp_path / f"{MODULE}.py").write_text(PARROT)
    script = (
        "import sys, time; from branchline.pool import Child;"
        f"child = Child({MODULE!r}); child.ready.result();"
        f"child.ask(b'sleep {tmp_path / 'asleep'}'); print(child.process.pid, flush=True); time.sleep(600)"
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=environment)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    wait_for(tmp_path / "asleep")
    assert is_alive(child)
    parent.send_signal(signal.SIGKILL)
    parent.communicate()
    until = time.monotonic() + PATIENCE
    while is_alive(child):
        assert time.monotonic() < until, "the child outlives its parent"
        time.sleep(0.01)
