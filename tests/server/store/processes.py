"""Starting other processes that use a store."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]


@contextmanager
def child(what: str, place: dict[str, Any], *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Runs until the block ends at the latest."""
    where = json.dumps({name: str(value) if value else None for name, value in place.items()})
    command = [sys.executable, "-m", "tests.server.store.child", what, where, *arguments]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe:
                pipe.close()


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")
