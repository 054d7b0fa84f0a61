"""Compile the hot rules with mypyc where a C compiler is; leave them plain Python where none is. All or nothing.

BRANCHLINE_COMPILED=1 fails rather than fall back; BRANCHLINE_PURE=1 does not try.
Everything else about the package is in pyproject.toml; which sources are hot is in src/branchline/build.py.
"""

import importlib.util
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SRC = Path("src")
spec = importlib.util.spec_from_file_location("branchline_build", SRC / "branchline" / "build.py")
build = importlib.util.module_from_spec(spec)
spec.loader.exec_module(build)

BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv)  # not for metadata, not for sdist
IN_PLACE = {"editable_wheel", "--inplace", "-i"} & set(sys.argv)
DIGESTS = {name: build.digest(source) for name, source in build.hot_sources(SRC / "branchline").items()}


def fall_back(why: str) -> None:
    """Go on without compiled rules and say so, unless that is forbidden."""
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
            super().run()
        except Exception as why:
            fall_back(f"{type(why).__name__}: {why}".rstrip("."))
            self.extensions = self.distribution.ext_modules = []
        for root in {Path(self.build_lib), *([SRC] if self.inplace else [])}:
            build.sweep(root, keep=[root / self.get_ext_filename(ext.name) for ext in self.extensions])
        if self.extensions:
            from mypy.version import __version__ as mypyc

            build.write_record((SRC if self.inplace else Path(self.build_lib)) / "branchline", DIGESTS, mypyc)


def extensions() -> list[Extension]:
    """The hot modules and the library they share; none where they are to stay, or have to stay, plain Python."""
    if not BUILDING or build.pure():
        return []
    if os.name == "posix" and build.compiler() is None:
        fall_back("there is no C compiler that works and finds Python.h")
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(
            # Of the modules that the hot ones import mypyc needs the types; their errors are for `make check`.
            ["--follow-imports=silent", *map(str, build.hot_sources(SRC / "branchline").values())],
            opt_level="3",
            debug_level="0",
            group_name=build.NAME,
        )
    except ImportError as why:
        fall_back(f"mypyc is missing ({why})")
        return []
    except SystemExit:  # how mypyc leaves when it finds a type error, after printing it
        fall_back("mypyc refused the sources, see above")
        return []
    for extension in found:  # they all hold one and the same list of arguments: give each its own
        # Warnings of newer compilers are no errors; fused multiply-add would make searches differ between machines.
        # Nobody replaces our functions at load time, so let the compiler inline them: a quarter faster.
        extra = ["-Wno-error", "-ffp-contract=off", "-fno-semantic-interposition"] if os.name == "posix" else []
        extension.extra_compile_args = [*extension.extra_compile_args, *extra]
    return found


EXTENSIONS = extensions()
if IN_PLACE and not EXTENSIONS:
    build.sweep(SRC)  # twins of an earlier build would win over the sources
setup(ext_modules=EXTENSIONS, cmdclass={"build_ext": BuildAllOrNothing})
