"""The folder OUT.parts: finished games on disk, part by part, until the last one arrives and they become one file.

A part is written under another name and renamed when it is whole, so any file with a part's name is finished. A part
holds the games from its first number up to, not including, its second; chunks may have any size.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

from branchline.core.game import Json
from branchline.lab.decisions import decisions_folder, put_together
from branchline.lab.errors import BadRun, BadTable, Busy, OtherRun, OutputThere
from branchline.lab.parquet import Footer, join
from branchline.lab.plan import FORMAT, SimulationPlan
from branchline.lab.summary import Summary

KEY = "branchline"  # for our notes in a Parquet file
RUN = "run.json"
NAME = re.compile(r"games-(\d{10})-(\d{10})\.parquet")
EARLIER = {"decisions": False}  # what runs did before they said so
SMALL = 4096  # rows: if parts have fewer on average, they are merged until they have as many


class PartFile(NamedTuple):
    first: int
    end: int


class Parts:
    """The parts of one output file. The process that opens them has exclusive use until it closes them."""

    def __init__(self, out: Path, plan: SimulationPlan) -> None:
        self.out = out
        self.plan = plan
        self.folder = folder_of(out)
        self.parts: list[PartFile] = []
        self.summary = Summary()  # of all of them; one for each would fill the memory in the end
        self.damaged: list[str] = []
        self.lock: IO[str] | None = None

    @property
    def moves_out(self) -> Path:
        return moves_file(self.out)

    @property
    def decisions_out(self) -> Path:
        return decisions_folder(self.out)

    def open(self, resume: bool) -> None:
        """Make the folder, or continue with what it holds."""
        if self.out.is_dir():
            raise OutputThere(f"{self.out} is a folder: {{out}} names the file to write, as in {{out=games.parquet}}")
        run = self.folder / RUN
        if run.exists() and not resume:
            raise OutputThere(
                f"{self.folder} holds finished games of an earlier simulation: go on with {{resume}}, or remove it"
            )
        self.folder.mkdir(exist_ok=True)
        self.lock = locked(self.folder)
        if run.exists():
            self.compare(self.folder, read_run(run))
        else:
            write_whole(run, json.dumps(self.plan.identity(), indent=1) + "\n")
        for left in self.folder.glob("*.tmp"):
            if left.is_dir():
                shutil.rmtree(left)
            else:
                left.unlink(missing_ok=True)
        self.parts = list(self.find())

    def remove(self) -> None:
        """Remove what an earlier simulation left."""
        if self.folder.exists():
            locked(self.folder).close()
            shutil.rmtree(self.folder)

    def close(self) -> None:
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    def finished(self) -> Summary | None:
        """The summary of the output, if it exists and is this simulation's; OtherRun if it is another's."""
        if not self.out.is_file() or self.folder.exists():
            return None
        notes = notes_of(self.out)
        self.compare(self.out, notes["run"])
        return Summary.of(notes["summary"])

    def compare(self, where: Path, there: Json) -> None:
        for name, value in self.plan.identity().items():
            if there.get(name, EARLIER.get(name)) != value:
                raise OtherRun(where, name.replace("_", " "), there.get(name), value)

    def find(self) -> Iterator[PartFile]:
        """The sound parts, in order; one that overlaps another is left alone."""
        end = 0
        for path in sorted(self.folder.glob("games-*.parquet")):
            found = NAME.fullmatch(path.name)
            if found and int(found[1]) >= end:
                part = self.sound(path, int(found[1]), int(found[2]))
                if part is not None:
                    end = part.end
                    yield part

    def sound(self, path: Path, first: int, end: int) -> PartFile | None:
        """A part, or None (and a line about it) if the file is not what its name says."""
        try:
            footer = Footer(path)
            if footer.rows != end - first:
                raise BadTable(path, f"it has {footer.rows} games, not {end - first}")
            if self.plan.moves:
                Footer(self.moves_path(first, end))
            if self.plan.decisions:
                Footer(self.decisions_path(first, end))
            summary = Summary.of(json.loads(footer.notes[KEY]))
        except (BadTable, KeyError, ValueError, TypeError) as why:
            self.damaged.append(f"{path.name} is damaged ({why}): its games are played again")
            return None
        self.summary.add(summary)
        return PartFile(first, end)

    def games_path(self, first: int, end: int) -> Path:
        return self.folder / f"games-{first:010}-{end:010}.parquet"

    def moves_path(self, first: int, end: int) -> Path:
        return self.folder / f"moves-{first:010}-{end:010}.parquet"

    def decisions_path(self, first: int, end: int) -> Path:
        return self.folder / f"decisions-{first:010}-{end:010}.parquet"

    def add(self, first: int, end: int, summary: Summary) -> None:
        self.parts.append(PartFile(first, end))
        self.summary.add(summary)

    def gaps(self) -> list[tuple[int, int]]:
        """The games still to play, as (first, end)."""
        gaps = []
        at = 0
        for part in sorted(self.parts):
            if part.first > at:
                gaps.append((at, part.first))
            at = part.end
        return [*gaps, (at, self.plan.games)] if at < self.plan.games else gaps

    def finish(self) -> None:
        """All games are there: make one file of them, put it in place, and remove the folder."""
        self.parts.sort()
        facts = self.plan.rules.statistics(self.plan.seats, 0).facts()
        info = self.plan.rules.info
        about = {"run": self.plan.identity(), "title": info.title, "halves": info.halves, "facts": facts}
        notes = {KEY: json.dumps(about | {"summary": self.summary.json()}, ensure_ascii=False)}
        if self.plan.moves:
            self.join([self.moves_path(*part) for part in self.parts], self.moves_out, notes)
        if self.plan.decisions:
            decided = [self.decisions_path(*part) for part in self.parts]
            put_together(decided, self.out, self.plan, self.folder / "decisions.tmp")
        self.join([self.games_path(*part) for part in self.parts], self.out, notes)
        self.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def join(self, paths: list[Path], out: Path, notes: dict[str, str]) -> None:
        whole = self.folder / (out.name + ".tmp")
        with told_where(whole):
            join(self.gathered(paths), whole, notes)
        os.replace(whole, out)
        sync_folder(out.parent)

    def gathered(self, paths: list[Path]) -> Iterator[Path]:
        """The parts, with many small ones merged: a file of very many row groups is slow to read."""
        if sum(Footer(path).rows for path in paths) >= SMALL * len(paths):
            yield from paths
            return
        few: list[Path] = []
        rows = 0
        for path in paths:
            few.append(path)
            rows += Footer(path).rows
            if rows >= SMALL:
                yield self.together(few)
                few, rows = [], 0
        if few:
            yield self.together(few)

    def together(self, paths: list[Path]) -> Path:
        if len(paths) == 1:
            return paths[0]
        from branchline.lab.tables import read, write

        path = self.folder / "together.tmp"
        write(read(paths), path, {})
        return path


def folder_of(out: Path) -> Path:
    return out.with_name(out.name + ".parts")


def moves_file(out: Path) -> Path:
    """Where the moves go.

    >>> moves_file(Path("games.parquet")).name
    'games.moves.parquet'
    """
    return out.with_name(f"{out.stem}.moves{out.suffix}")


def notes_of(path: Path) -> Json:
    """What one of our tables says about itself: its run, summary and facts."""
    try:
        notes = json.loads(Footer(path).notes[KEY])
        if notes["run"]["format"] == FORMAT:
            return dict(notes)
    except (KeyError, TypeError, ValueError):
        pass
    raise BadTable(path, f"it is no table of branchline simulate ({FORMAT})")


def read_run(path: Path) -> Json:
    try:
        run = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        run = None
    if not isinstance(run, dict):
        raise BadRun(f"{path} does not say what was simulated there: remove {path.parent} and start anew")
    return run


def locked(folder: Path) -> IO[str]:
    """A lock that ends with the process that holds it."""
    file = open(folder / "lock", "w", encoding="utf-8")  # noqa: SIM115 - it stays open as long as the lock is held
    try:
        import fcntl
    except ImportError:  # on Windows an open file cannot be removed, which has to suffice
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise Busy(folder) from None
    return file


@contextlib.contextmanager
def told_where(path: Path) -> Iterator[None]:
    """If a file cannot be written, leave no half of it behind, and say which it was."""
    try:
        yield
    except OSError as why:
        path.unlink(missing_ok=True)
        raise OSError(why.errno, why.strerror, str(path)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(path.name + ".tmp")
    with told_where(new), open(new, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """A rename is safe once its folder is on the disk."""
    with contextlib.suppress(OSError, PermissionError):  # some systems cannot, and need not
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
