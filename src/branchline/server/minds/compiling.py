"""The first start of a clone: people play while the rules are compiled, and then the bots think faster.

The server itself runs the sources to its end (``BRANCHLINE_PURE=1``), whatever appears beside them. The processes that
think are replaced once every twin is there, and accept nothing else (``BRANCHLINE_COMPILED=1``).
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, STDOUT

from branchline import build
from branchline.core.errors import BranchlineError
from branchline.server.minds.pool import Thinkers

log = logging.getLogger("branchline")
CLONE = build.PACKAGE.parent.parent
INTERPRETED = {"BRANCHLINE_PURE": "1", "BRANCHLINE_COMPILED": ""}
COMPILED = {"BRANCHLINE_PURE": "", "BRANCHLINE_COMPILED": "1"}
CALM = 10  # how far the compiler steps back behind the tables


class CannotCompile(BranchlineError):
    """The rules cannot be compiled beside the tables; the text says why, and what to do instead."""


def check_compiling(clone: Path = CLONE) -> None:
    """Raise CannotCompile unless this process runs the sources of a clone and there is a compiler."""
    if not (clone / "setup.py").is_file():
        raise CannotCompile("--compile needs a clone of Branchline: an installed package is compiled or it is not")
    if not build.pure():
        raise CannotCompile(
            "--compile needs BRANCHLINE_PURE=1, so that this server never mixes both builds of the rules"
        )
    if build.compiler() is None:
        raise CannotCompile("--compile needs a C compiler and Python.h (Debian: apt install gcc python3-dev)")


async def compile_meanwhile(thinkers: Thinkers, clone: Path = CLONE) -> None:
    """Compile the rules at low priority; then let new processes think with them."""
    notes = clone / "build" / "compile.log"
    process = await start_compiler(clone, notes)
    try:
        failed = await process.wait()
    finally:
        stop(process)
    if failed:
        log.warning("The rules could not be compiled: see %s. The tables go on, with slower bots.", notes)
        return
    thinkers.renew(COMPILED)
    log.info("The rules are compiled: bots think with them from now on, and the next start runs nothing else.")


async def start_compiler(clone: Path, notes: Path) -> Process:
    notes.parent.mkdir(exist_ok=True)
    with notes.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("setup.py", "--quiet", "build_ext", "--inplace"),
            cwd=clone,
            env=os.environ | COMPILED,
            stdin=DEVNULL,
            stdout=output,
            stderr=STDOUT,
            start_new_session=True,
        )
    with suppress(AttributeError, OSError):  # Windows has no such priorities
        os.setpriority(os.PRIO_PROCESS, process.pid, CALM)
    return process


def stop(process: Process) -> None:
    """End the compiler and all it started. What it has not finished, the next build begins anew."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
