"""What the laboratory refuses, by name."""

from __future__ import annotations

from pathlib import Path

from branchline.core.errors import BranchlineError


class BadRun(BranchlineError):
    """A simulation that cannot be: the text says what would be right."""


class NotInstalled(BranchlineError):
    def __init__(self, package: str, what: str) -> None:
        super().__init__(f"{what} needs {package}, which is not installed: pip install 'branchline[lab]'")
        self.package = package


class OtherRun(BranchlineError):
    """Games of another simulation lie where this one would go on."""

    def __init__(self, where: Path, name: str, there: object, here: object) -> None:
        super().__init__(
            f"{where} holds games played with {name} {there}, not {here}: give the same to go on with --resume, "
            "or another --out"
        )
        self.where = where
        self.name = name
        self.there = there
        self.here = here


class OutputThere(BranchlineError):
    """Something is where the output should go, and nobody said that it may be replaced."""


class Busy(BranchlineError):
    def __init__(self, folder: Path) -> None:
        super().__init__(f"another simulation is writing to {folder}: wait for it, or choose another --out")
        self.folder = folder


class ChunkFailed(BranchlineError):
    """Games that could not be played or kept; those finished before are safe."""


class ContestFailed(BranchlineError):
    """A pairing that could not be played to its end."""


class BadTable(BranchlineError):
    """A file that is no table of `branchline simulate`."""

    def __init__(self, path: Path | str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why
