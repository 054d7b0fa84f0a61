"""Which rules run compiled and which interpreted, and whether the compiled ones are up to date.

The hot modules are plain Python that mypyc can turn into C extensions. Such an extension sits beside its source as a
*twin*, and Python prefers it. Two environment switches say which of the two is wanted:

- ``BRANCHLINE_PURE=1`` runs (or builds) the sources, even if they have twins;
- ``BRANCHLINE_COMPILED=1`` accepts only twins: neither a build nor an import falls back.

setup.py loads this file before anything is installed, so it needs only the standard library.

>>> from branchline import build
>>> build.is_hot("branchline.core.state"), build.is_hot("branchline.core.errors")
(True, False)
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

HOT = (
    "bots/search.py",
    "bots/tree.py",
    "core/batch.py",
    "core/dealer.py",
    "core/guide.py",
    "core/observer.py",
    "core/playout.py",
    "core/state.py",
    "core/statistics.py",
    "games/*/rules/*.py",
    "games/*/players/*.py",
)
"""The sources that are compiled, below the package. This is the only list: build, tests and doctor read it."""

MARKED = ("games/*/board/*.py", "games/*/faces/*.py")
"""In these folders of a game, the sources whose first line is `MARK` are compiled too."""

MARK = "# Compiled."
COLD = ("__init__.py", "settings.py")  # never compiled, in any folder

PACKAGE = Path(__file__).parent
NAME = "branchline"
LIBRARY = f"{NAME}__mypyc"  # the twins are thin: their code is in this one library, beside the package
RECORD = "compiled.json"  # what the twins were built from and with; the build writes it into the package


class Contradiction(ImportError):
    """Both switches are on."""


class NotCompiled(ImportError):
    """A hot module would run interpreted, which ``BRANCHLINE_COMPILED`` forbids."""


class Module(NamedTuple):
    """A hot module: the file that runs, whether that is a compiled twin, and what is wrong with the twin."""

    name: str
    file: Path
    compiled: bool
    stale: str  # why its twin cannot be trusted; empty if it can, or if there is none


class Report(NamedTuple):
    """What is running, for ``branchline doctor`` and for the header of a test run."""

    mode: str  # "compiled", "interpreted", or "mixed"
    modules: list[Module]
    stale: list[str]  # one sentence for each twin that is out of date
    python: str
    platform: str
    librt: str | None
    mypyc: str | None  # the version that made the twins; None if there are none
    compiler: str | None  # the C compiler a build would use now


def switched(name: str) -> bool:
    """Whether an environment switch is on: set, and neither empty nor 0."""
    return os.environ.get(name, "") not in ("", "0")


def pure() -> bool:
    """Whether ``BRANCHLINE_PURE`` is on, and not contradicted."""
    if switched("BRANCHLINE_PURE") and switched("BRANCHLINE_COMPILED"):
        raise Contradiction("BRANCHLINE_PURE and BRANCHLINE_COMPILED are both set: unset one of them")
    return switched("BRANCHLINE_PURE")


def is_hot(name: str) -> bool:
    """Whether a module, by its full name, is one that gets compiled."""
    package, _, inner = name.partition(".")
    path = PurePosixPath(inner.replace(".", "/") + ".py")
    return package == NAME and (
        _fits(path, HOT) or (_fits(path, MARKED) and (PACKAGE / path).is_file() and _is_marked(PACKAGE / path))
    )


def hot_sources(package: Path = PACKAGE) -> dict[str, Path]:
    """Every hot module, by name, with its source."""
    found = [path for pattern in HOT for path in package.glob(pattern)]
    found += [path for pattern in MARKED for path in package.glob(pattern) if _is_marked(path)]
    hot = sorted(path for path in found if path.name not in COLD)
    return {".".join([NAME, *path.relative_to(package).with_suffix("").parts]): path for path in hot}


def _fits(path: PurePosixPath, patterns: Iterable[str]) -> bool:
    return path.name not in COLD and any(
        len(path.parts) == len(PurePosixPath(pattern).parts) and path.match(pattern) for pattern in patterns
    )


def _is_marked(source: Path) -> bool:
    with source.open(encoding="utf-8") as lines:
        return lines.readline().rstrip() == MARK


def twin_of(source: Path) -> Path:
    """Where the running Python would look first for the compiled twin of a source."""
    return source.with_suffix(EXTENSION_SUFFIXES[0])


def twins(package: Path = PACKAGE) -> list[Path]:
    """Every extension inside the package that the running Python would import."""
    return sorted(package.rglob("*" + EXTENSION_SUFFIXES[0]))


def digest(source: Path) -> str:
    """A fingerprint of a source's content: touching a file does not make its twin stale, editing it does."""
    import hashlib

    return hashlib.sha256(source.read_bytes()).hexdigest()


def write_record(package: Path, digests: dict[str, str], mypyc: str) -> None:
    """Record what the twins in this package were built from and with."""
    import json

    record = {"suffix": EXTENSION_SUFFIXES[0], "mypyc": mypyc, "sources": digests}
    (package / RECORD).write_text(json.dumps(record, indent=1) + "\n")


def read_record(package: Path = PACKAGE) -> dict[str, Any]:
    """The record of the last build for the running Python; empty if there is none."""
    import json

    try:
        record: dict[str, Any] = json.loads((package / RECORD).read_text())
    except (FileNotFoundError, json.JSONDecodeError):
        return {}
    return record if record.get("suffix") == EXTENSION_SUFFIXES[0] else {}


def stale_twins(package: Path = PACKAGE) -> dict[str, str]:
    """The twins that no longer match their sources, each with the reason."""
    sources, built = hot_sources(package), read_record(package).get("sources", {})
    reasons = {}
    for twin in twins(package):
        name = ".".join([NAME, *twin.relative_to(package).parts])[: -len(EXTENSION_SUFFIXES[0])]
        if name not in sources:
            reasons[name] = "has no source any more"
        elif name not in built:
            reasons[name] = "was built nobody knows from what"
        elif built[name] != digest(sources[name]):
            reasons[name] = "was built from another source than the one beside it"
    return reasons


def fresh(package: Path = PACKAGE) -> bool:
    """Whether a build would change nothing: every hot module has a twin from today's source and today's mypyc."""
    from importlib.metadata import PackageNotFoundError, version

    record = read_record(package)
    try:
        mypyc = version("mypy")
    except PackageNotFoundError:
        return False
    return (
        record.get("mypyc") == mypyc
        and all(twin_of(source).exists() for source in hot_sources(package).values())
        and not stale_twins(package)
    )


def sweep(root: Path, keep: Iterable[Path] = ()) -> None:
    """Remove the twins under a folder that holds the package, except those to keep; if none is kept, also their record.

    Twins whose library is missing break every import, so they go together.
    """
    kept = {path.resolve() for path in keep}
    for path in [*twins(root / NAME), root / (LIBRARY + EXTENSION_SUFFIXES[0])]:
        if path.resolve() not in kept:
            path.unlink(missing_ok=True)
    if not kept:
        (root / NAME / RECORD).unlink(missing_ok=True)


def compiler() -> str | None:
    """The C compiler a build would use, if it works and finds this Python's headers."""
    import shlex
    import subprocess
    import sysconfig

    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    attempt = [*shlex.split(command), "-E", *(f"-I{folder}" for folder in sorted(headers)), "-"]
    try:
        done = subprocess.run(attempt, input=b"#include <Python.h>\n", capture_output=True, check=False)
    except OSError:
        return None
    return command if done.returncode == 0 and b"PyObject" in done.stdout else None


def report() -> Report:
    """What is running.

    >>> from branchline import build
    >>> build.report().mode in ("compiled", "interpreted", "mixed")
    True
    """
    import platform
    from importlib.metadata import PackageNotFoundError, version
    from importlib.util import find_spec

    stale = stale_twins()
    modules = []
    for name, source in hot_sources().items():
        spec = find_spec(name)
        file = Path(spec.origin) if spec and spec.origin else source
        modules.append(Module(name, file, _is_extension(str(file)), stale.get(name, "")))
    try:
        librt = version("librt")
    except PackageNotFoundError:
        librt = None
    kinds = {"compiled" if module.compiled else "interpreted" for module in modules}
    return Report(
        mode=kinds.pop() if len(kinds) == 1 else "mixed",
        modules=modules,
        stale=[f"{name} {reason}" for name, reason in stale.items()],
        python=f"{platform.python_implementation()} {platform.python_version()}",
        platform=platform.platform(),
        librt=librt,
        mypyc=read_record().get("mypyc"),
        compiler=compiler(),
    )


def obey_switches() -> None:
    """Make every later import of this package follow the two switches. The package does this first."""
    if pure():
        sys.meta_path.insert(0, _SourceFirst)
    elif switched("BRANCHLINE_COMPILED"):
        sys.meta_path.insert(0, _TwinsOnly)


def _is_extension(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


@cache
def _sources_in(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


class _SourceFirst:
    """Finds the source of one of our modules, never its twin."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(NAME + "."):
            return None
        specs = (_sources_in(folder).find_spec(name) for folder in path)
        return next((spec for spec in specs if spec is not None and spec.loader is not None), None)


class _TwinsOnly:
    """Refuses a hot module that has no twin."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not is_hot(name):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and not _is_extension(spec.origin or ""):
            raise NotCompiled(
                f"{name} is not compiled ({spec.origin}), and BRANCHLINE_COMPILED=1 accepts nothing else: "
                "build it (in a clone: make build) or unset BRANCHLINE_COMPILED",
                name=name,
            )
        return spec


if __name__ == "__main__":  # for make, which reads the exit status
    if sys.argv[1:] == ["compiler"]:
        sys.exit(compiler() is None)
    if sys.argv[1:] == ["fresh"]:
        sys.exit(not fresh())
    sys.exit("ask for compiler or fresh")
