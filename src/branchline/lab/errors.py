"""What the laboratory refuses, by name.

A text names an argument in braces: `{out}` is `out` to a caller of a function and `--out` on the command line, and
`{out=games.parquet}` is `out='games.parquet'` or `--out games.parquet`.
"""

from __future__ import annotations

import re
from pathlib import Path

from branchline.core.errors import BranchlineError

NAMES = "chunk|decisions|games|jobs|least|moves|out|overwrite|ray|resume|seats|seed|table|workers"
ARGUMENT = re.compile(rf"\{{({NAMES})(?:=([^{{}}]*))?\}}")


class LabError(BranchlineError):
    """Anything the laboratory refuses. Its text is for Python; `typed` is the same for the command line.

    >>> why = LabError("{moves} needs {out=games.parquet}")
    >>> str(why), why.typed
    ("moves needs out='games.parquet'", '--moves needs --out games.parquet')
    """

    def __init__(self, text: str) -> None:
        super().__init__(ARGUMENT.sub(lambda found: found[1] + (f"={found[2]!r}" if found[2] else ""), text))
        self.typed = ARGUMENT.sub(lambda found: f"--{found[1]}" + (f" {found[2]}" if found[2] else ""), text)


class BadRun(LabError):
    """An impossible simulation: the text says what would be right."""


class BadLadder(LabError):
    """An impossible ladder."""


class BadPairing(BadLadder):
    """Not a pairing of two bots."""

    def __init__(self, given: object) -> None:
        super().__init__(f"{given!r} is no pairing: write it as BOT:BOT, as in chief:greedy")


class NotInstalled(LabError):
    def __init__(self, package: str, what: str, extra: str = "lab") -> None:
        super().__init__(f"{what} needs {package}, which is not installed: pip install 'branchline[{extra}]'")
        self.package = package


class OtherRun(LabError):
    """Games of another simulation are where this one would continue."""

    def __init__(self, where: Path, name: str, there: object, here: object) -> None:
        super().__init__(
            f"{where} holds games played with {name} {there}, not {here}: give the same to go on with {{resume}}, "
            "or another {out}"
        )
        self.where = where
        self.name = name
        self.there = there
        self.here = here


class OutputThere(LabError):
    """Something is where the output should go, and it may not be replaced."""


class Busy(LabError):
    def __init__(self, folder: Path) -> None:
        super().__init__(f"another simulation is writing to {folder}: wait for it, or choose another {{out}}")
        self.folder = folder


class ChunkFailed(LabError):
    """Games could not be played or written; those finished before are safe."""


class BadCluster(LabError):
    """There is no such Ray cluster, or it lets nobody in."""


class ContestFailed(LabError):
    """A pairing could not be played to the end."""


class BadTable(LabError):
    """The file is not a table from `branchline simulate`."""

    def __init__(self, path: Path | str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why
