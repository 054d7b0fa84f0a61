"""Compile the hot rules with mypyc if there is a C compiler; otherwise leave them plain Python. All or nothing.

BRANCHLINE_COMPILED=1 fails rather than fall back; BRANCHLINE_PURE=1 does not try; BRANCHLINE_HASTY=1 compiles fast
and runs slowly, for tests of packages.
web/build.py builds the pages into packages; a source package includes them and needs no Node.js.
Everything else about the package is in pyproject.toml; which sources are hot is in src/branchline/build.py.
"""

import importlib.util
import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SRC = Path("src")
WEB = Path("web") / "build.py"


def module(name: str, path: Path):
    spec = importlib.util.spec_from_file_location(name, path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


build = module("branchline_build", SRC / "branchline" / "build.py")
pages = module("branchline_pages", WEB) if WEB.exists() else None

BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv)  # not for metadata, not for sdist
IN_PLACE = {"editable_wheel", "--inplace", "-i"} & set(sys.argv)
# What `make build` has compiled goes into a package as it is, if it is from today's sources and today's mypyc.
READY = not IN_PLACE and build.compiler() is not None and build.fresh(SRC / "branchline")
DIGESTS = {name: build.digest(source) for name, source in build.hot_sources(SRC / "branchline").items()}


def fall_back(why: str) -> None:
    """Continue without compiled rules and say so, unless that is forbidden."""
    if build.switched("BRANCHLINE_COMPILED"):
        sys.exit(f"branchline: cannot compile the rules: {why}. BRANCHLINE_COMPILED=1 forbids to go on without.")
    print(
        f"branchline: cannot compile the rules: {why}.\n"
        "branchline: they will run as plain Python: the same games, some thirty times slower.",
        file=sys.stderr,
    )


class BuildAllOrNothing(build_ext):
    """Twins without their library would break every import, so one failure drops all."""

    def run(self) -> None:
        try:
            if READY and self.extensions:
                self.take()
            else:
                super().run()
        except Exception as why:
            fall_back(f"{type(why).__name__}: {why}".rstrip("."))
            self.extensions = self.distribution.ext_modules = []
        for root in {Path(self.build_lib), *([SRC] if self.inplace else [])}:
            build.sweep(root, keep=[root / self.get_ext_filename(ext.name) for ext in self.extensions])
        if self.extensions:
            from mypy.version import __version__ as mypyc

            build.write_record((SRC if self.inplace else Path(self.build_lib)) / "branchline", DIGESTS, mypyc)

    def take(self) -> None:
        """The twins beside the sources are what compiling would give."""
        for name in (self.get_ext_filename(ext.name) for ext in self.extensions):
            (Path(self.build_lib) / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SRC / name, Path(self.build_lib) / name)


def build_pages() -> None:
    """Put the pages into the package, unless they are already there or this tree has none."""
    if pages is None:
        return
    try:
        pages.build()
    except pages.CannotBuild as why:
        sys.exit(f"branchline: cannot build the pages: {why}")


class BuildWithPages(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            self.clear()
            build_pages()
            self.data_files = self._get_data_files()  # including what was just built
        super().run()

    def clear(self) -> None:
        """An earlier build's sources and pages would go into the package, whether or not they are still here."""
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".pyd"):
                path.unlink()


class SourceWithPages(sdist):
    def run(self) -> None:
        build_pages()
        super().run()


def node() -> list[str]:
    """What an isolated build has to install if there is no npm."""
    packages = {"build", "bdist_wheel", "sdist", "egg_info", "dist_info"} & set(sys.argv)
    return [pages.NODE] if pages and packages and not pages.fresh() and pages.npm() is None else []


def extensions() -> list[Extension]:
    """The hot modules and the library they share; none if they should stay, or have to stay, plain Python."""
    if not BUILDING or build.pure():
        return []
    if os.name == "posix" and build.compiler() is None:
        fall_back("there is no C compiler that works and finds Python.h")
        return []
    if READY:
        return [Extension(name, sources=[]) for name in (build.LIBRARY, *DIGESTS)]
    try:
        from mypyc.build import mypycify

        found = mypycify(
            # mypyc needs the types of modules the hot ones import; their errors are for `make check`, which runs beside
            # this in `make test` and crashed when the two shared one cache.
            [
                "--follow-imports=silent",
                "--cache-dir=build/mypy",
                *map(str, build.hot_sources(SRC / "branchline").values()),
            ],
            opt_level="0" if build.switched("BRANCHLINE_HASTY") else "3",
            debug_level="0",
            group_name=build.NAME,
        )
    except ImportError as why:
        fall_back(f"mypyc is missing ({why})")
        return []
    except SystemExit:  # how mypyc exits after printing a type error
        fall_back("mypyc refused the sources, see above")
        return []
    for extension in found:  # they all share one list of arguments: give each its own
        # Warnings from newer compilers are not errors; fused multiply-add would make searches differ between machines.
        # Nobody replaces our functions at load time, so let the compiler inline them: a quarter faster.
        # One file holds all rules, and its functions share one allowance for inlining: with gcc's own, a few small
        # functions more in one game made the search of another 10 % slower.
        inlining = "--param=inline-unit-growth=120"
        # Where a loop happens to stand made the same instructions up to 8 % slower, whenever other code changed.
        aligned = ["-falign-functions=64", "-falign-loops=64", "-falign-jumps=32"]
        flags = ["-Wno-error", "-ffp-contract=off", "-fno-semantic-interposition", inlining, *aligned]
        extra = flags if os.name == "posix" else []
        extension.extra_compile_args = [*extension.extra_compile_args, *extra]
    return found


def wait_for_others() -> None:
    """One build in place at a time: `make run` compiles in the background, and `make build` may come meanwhile."""
    if os.name != "posix" or "--inplace" not in sys.argv:
        return
    import fcntl

    Path("build").mkdir(exist_ok=True)
    lock = os.open("build/lock", os.O_WRONLY | os.O_CREAT)  # held until this process ends
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("branchline: another build is under way: waiting for it", file=sys.stderr)
        fcntl.flock(lock, fcntl.LOCK_EX)
    if not build.pure() and build.compiler() and build.fresh(SRC / "branchline"):
        sys.exit(0)  # nothing is left to do


wait_for_others()
EXTENSIONS = extensions()
if IN_PLACE and not EXTENSIONS:
    build.sweep(SRC)  # twins of an earlier build would win over the sources
setup(
    ext_modules=EXTENSIONS,
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithPages, "sdist": SourceWithPages},
    setup_requires=node(),
)
