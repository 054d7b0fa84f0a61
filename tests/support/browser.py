"""A real Chromium for tests: the installed one, else one from the package manager, else a command to type.

Its headless shell comes first: the same engine without windows, at a third of the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)
INSTALL = ["apt-get", "install", "-y", "-o", "DPkg::Lock::Timeout=600"]  # two tests may need it at once


@cache
def chromium() -> str:
    """Its path. Without a browser the tests that need one fail: a picture nobody has seen proves nothing."""
    if shutil.which(SHELL) is None and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for package in (SHELL, "chromium"):  # a release without the shell has the whole browser
            done = subprocess.run([*INSTALL, package], check=False, capture_output=True, env=quiet)
            if done.returncode == 0:
                break
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("this test needs Chromium; install it, on Debian by: sudo apt-get install chromium")
    return found


class Seen(NamedTuple):
    """What the browser shows of a page."""

    dom: str
    console: list[str]
    picture: bytes


def look(page: Path, folder: Path, width: int = 1280, height: int = 1000, dark: bool = False) -> Seen:
    """Open a page in a fresh browser without any network."""
    flags = [
        *FLAGS,
        f"--user-data-dir={folder / f'profile-{width}-{dark}'}",
        f"--window-size={width},{height}",
        "--host-resolver-rules=MAP * ~NOTFOUND",
        "--enable-logging=stderr",
        f"--blink-settings=preferredColorScheme={0 if dark else 1}",
    ]
    shot = folder / f"{page.stem}-{width}-{'dark' if dark else 'light'}.png"
    command = [chromium(), *flags, f"--screenshot={shot}", "--dump-dom", page.resolve().as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    console = [line for line in done.stderr.splitlines() if ":CONSOLE" in line]
    return Seen(done.stdout, console, shot.read_bytes())
