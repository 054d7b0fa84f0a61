"""The workers of a batch: child processes that step some of its tables each, and write what happens into shared memory.

What the caller reads lies in one block of memory that all of them have mapped. Its name is given up as soon as they
have, so nothing of it is left behind, however anybody ends.
"""

from __future__ import annotations

import base64
import json
import pickle
import sys
import weakref
from collections.abc import Sequence
from concurrent.futures import Future
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Any

from branchline.core.errors import BatchFailed
from branchline.core.game import Json
from branchline.core.state import State
from branchline.pool import Child, ChildDied, ChildFailed, work

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

ROW = 64  # bytes: every array begins at a multiple of it
SHARED = {  # what a batch shows: its kind, and what it has of it for each table
    "observations": ("<i2", ("size",)),
    "finals": ("<i2", ("seats", "size")),
    "masks": ("|u1", ("actions",)),
    "actor": ("<i8", ()),
    "acted": ("<i8", ()),
    "steps": ("<i8", ()),
    "lengths": ("<i8", ()),
    "over": ("|u1", ()),
    "rewards": ("<f8", ("seats",)),
    "samples": ("<i8", ()),
    "chosen": ("<i8", ()),  # by the caller, for the next step
}
EVERY_STEP = ("observations", "masks", "actor", "acted", "steps", "over", "rewards")


class SharedBlock:
    """A block of memory, alive as long as somebody holds an array in it."""

    def __init__(self, block: SharedMemory) -> None:
        self.block = block

    def array(self, np: Any, begin: int, kind: str, shape: Sequence[int], *, write: bool) -> Array:
        """An array in it. NumPy holds this memory, and not the buffer of the block, which then closes in peace."""
        if 0 in shape:
            return np.zeros(shape, kind)  # type: ignore[no-any-return]
        buffer = np.frombuffer(self.block.buf, np.uint8)
        where = buffer.__array_interface__["data"][0] + begin
        del buffer
        found: Array = np.asarray(Cells(self, where, kind, tuple(shape), write))
        return found


class Cells:
    """What NumPy is told about an array in a block of memory."""

    def __init__(self, memory: SharedBlock, where: int, kind: str, shape: tuple[int, ...], write: bool) -> None:
        self.memory = memory
        self.__array_interface__ = {"data": (where, not write), "typestr": kind, "shape": shape, "version": 3}


def layout(sizes: Json) -> tuple[dict[str, tuple[int, str, list[int]]], int]:
    """Where each array begins, its kind and its shape; and how many bytes all of them need."""
    found, at = {}, 0
    for name, (kind, axes) in SHARED.items():
        shape = [sizes["tables"], *(sizes[axis] for axis in axes)]
        found[name] = (at, kind, shape)
        cells = int(kind[2:])
        for length in shape:
            cells *= length
        at += -(-cells // ROW) * ROW
    return found, max(at, ROW)


def arrays(np: Any, block: SharedMemory, sizes: Json, writable: Sequence[str]) -> dict[str, Array]:
    memory = SharedBlock(block)
    places, _ = layout(sizes)
    return {name: memory.array(np, *place, write=name in writable) for name, place in places.items()}


class WorkerTables:
    """The tables of a batch, in workers: what `BatchTables` is in this process."""

    def __init__(self, np: Any, plan: Json, sizes: Json, workers: int) -> None:
        self.tables: int = sizes["tables"]
        self.children: list[Child] = []
        self.closed = weakref.finalize(self, end, self.children)
        _, size = layout(sizes)
        block = SharedMemory(create=True, size=size)
        try:
            views = arrays(np, block, sizes, ("chosen",))
            self.views = views
            share = -(-self.tables // workers)
            for first in range(0, self.tables, share):
                told = plan | {"first": first, "end": min(first + share, self.tables), "name": block.name}
                self.children.append(Child("branchline.lab.batch_workers", json.dumps(told | {"all": sizes}).encode()))
            self.answers([child.ready for child in self.children])
        finally:
            block.unlink()  # whoever needs it has it
        self.share = share
        self.states = FarStates(self)

    def __getattr__(self, name: str) -> Array:
        views = self.__dict__.get("views", {})
        if name in views:
            found: Array = views[name]
            return found
        raise AttributeError(name)

    def seed(self, seed: int, luck: int, sampling: int, first: int) -> None:
        self.ask({"seed": [seed, luck, sampling]})

    def reset(self) -> None:
        self.ask({"reset": True})

    def step(self, actions: bytes) -> None:
        import numpy as np

        self.views["chosen"][:] = np.frombuffer(actions, "<i8")
        self.ask({"step": True})

    def sample(self) -> None:
        self.ask({"sample": True})

    def ask(self, question: Json) -> None:
        """All workers, at the same time. Whatever interrupts them ends them, since tables would be out of step."""
        if not self.closed.alive:
            raise BatchFailed("the workers of this batch have ended: make a new one")
        line = json.dumps(question).encode()
        self.answers([child.ask(line) for child in self.children])

    def answers(self, asked: list[Future[bytes]]) -> list[bytes]:
        try:
            return [future.result() for future in asked]
        except (ChildDied, ChildFailed) as why:
            self.closed()
            raise BatchFailed(f"a worker of this batch failed: {why}") from None
        except BaseException:  # Ctrl-C too
            self.closed()
            raise


class FarStates:
    """Copies of the states that workers have."""

    def __init__(self, tables: WorkerTables) -> None:
        self.tables = weakref.proxy(tables)

    def __getitem__(self, table: int) -> State:
        tables: WorkerTables = self.tables
        if not tables.closed.alive:
            raise BatchFailed("the workers of this batch have ended: make a new one")
        line = json.dumps({"state": table}).encode()
        (found,) = tables.answers([tables.children[table // tables.share].ask(line)])
        state: State = pickle.loads(base64.b64decode(found))
        return state


def end(children: list[Child]) -> None:
    """End all of them now. Returns when they are gone."""
    for child in children:
        child.kill()
    for child in children:
        child.process.wait()
        child.thread.join()


def attached(name: str) -> SharedMemory:
    """A block that another process has made and will remove."""
    if sys.version_info >= (3, 13):
        return SharedMemory(name, track=False)
    from multiprocessing import resource_tracker

    found = SharedMemory(name)
    resource_tracker.unregister(f"/{found.name}".replace("//", "/"), "shared_memory")
    return found


class BatchWorker:
    """Some tables of a batch, in a process of their own."""

    def __init__(self, plan: Json) -> None:
        from branchline.core.registry import game
        from branchline.lab.batch import Batch

        self.first, end = plan["first"], plan["end"]
        wishes = plan["wishes"]
        self.batch = Batch(game(plan["game"], plan["board"]), tables=end - self.first, check=False, **wishes)
        self.core = self.batch.core
        shared = arrays(self.batch.np, attached(plan["name"]), plan["all"], tuple(SHARED))
        self.shared = {name: view[self.first : end] for name, view in shared.items()}

    def answer(self, line: bytes) -> bytes:
        for what, how in json.loads(line).items():
            if what == "step":
                self.core.step(self.shared["chosen"].tobytes())
                self.show()
            elif what == "sample":
                self.core.sample()
                self.shared["samples"][:] = self.batch.samples
            elif what == "seed":
                self.core.seed(*how, self.first)
            elif what == "reset":
                self.core.reset()
                self.show()
                self.shared["finals"][:] = self.batch.finals
                self.shared["lengths"][:] = self.batch.lengths
            elif what == "state":
                return base64.b64encode(pickle.dumps(self.batch.state(how - self.first)))
        return b""

    def show(self) -> None:
        """What has changed, into the memory that everybody sees; of the ends of games, only the new ones."""
        for name in EVERY_STEP:
            self.shared[name][:] = getattr(self.batch, name)
        for table in self.batch.over.nonzero()[0]:
            self.shared["finals"][table] = self.batch.finals[table]
            self.shared["lengths"][table] = self.batch.lengths[table]


if __name__ == "__main__":
    work(lambda order: BatchWorker(json.loads(order)).answer)
