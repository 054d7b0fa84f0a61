"""What the laboratory refuses, by name.

A text names an argument in braces: `{out}` is `out` to who calls a function and `--out` to who types a command, and
`{out=games.parquet}` is `out='games.parquet'` or `--out games.parquet`.
"""

from __future__ import annotations

import re
from pathlib import Path

from branchline.core.errors import BranchlineError

ARGUMENT = re.compile(r"\{(chunk|games|jobs|least|moves|out|overwrite|resume|seats|seed|table|workers)(?:=([^{}]*))?\}")


class LabError(BranchlineError):
    """Anything that the laboratory refuses. Its text is for Python; `typed` is the same for the command line.

    >>> why = LabError("{moves} needs {out=games.parquet}")
    >>> str(why), why.typed
    ("moves needs out='games.parquet'", '--moves needs --out games.parquet')
    """

    def __init__(self, text: str) -> None:
        super().__init__(ARGUMENT.sub(lambda found: found[1] + (f"={found[2]!r}" if found[2] else ""), text))
        self.typed = ARGUMENT.sub(lambda found: f"--{found[1]}" + (f" {found[2]}" if found[2] else ""), text)


class BadRun(LabError):
    """A simulation that cannot be: the text says what would be right."""


class BadLadder(LabError):
    """A ladder that cannot be climbed."""


class BadPairing(BadLadder):
    """Something that is no pairing of two bots."""

    def __init__(self, given: object) -> None:
        super().__init__(f"{given!r} is no pairing: write it as BOT:BOT, as in chief:greedy")


class NotInstalled(LabError):
    def __init__(self, package: str, what: str) -> None:
        super().__init__(f"{what} needs {package}, which is not installed: pip install 'branchline[lab]'")
        self.package = package


class OtherRun(LabError):
    """Games of another simulation lie where this one would go on."""

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
    """Something is where the output should go, and nobody said that it may be replaced."""


class Busy(LabError):
    def __init__(self, folder: Path) -> None:
        super().__init__(f"another simulation is writing to {folder}: wait for it, or choose another {{out}}")
        self.folder = folder


class ChunkFailed(LabError):
    """Games that could not be played or kept; those finished before are safe."""


class ContestFailed(LabError):
    """A pairing that could not be played to its end."""


class BadTable(LabError):
    """A file that is no table of `branchline simulate`."""

    def __init__(self, path: Path | str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why
