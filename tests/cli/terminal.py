"""The command in real processes: with its output captured, or at a terminal that a test types into."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

COMMAND = [sys.executable, "-m", "branchline"]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[H\x1b[2J"
PROMPT = re.compile(r"(?:> |(?:Enter|Entrée|Invio|Eingabetaste)[^\n]* |stop — |\(y/n\) )\Z")
PATIENCE = 60.0
SETTLED = 0.05
ROOT = Path(__file__).parent.parent
SMALL_BOARD = ROOT / "games" / "ticket_to_ride" / "small_board.json"
PLAYED = ROOT / "fixtures" / "ticket_to_ride" / "played_in_terminal.jsonl"


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return kept | {"BRANCHLINE_DATA": str(data), "TERM": "xterm-256color", "PYTHONUTF8": "1", "LC_ALL": "C"} | more


def run(*words: str, data: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """The command without a terminal."""
    return subprocess.run(
        [*COMMAND, *words],
        env=environment(data, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE * 10,
    )


class Terminal:
    """The command at a terminal of this size."""

    def __init__(self, *words: str, data: Path, columns: int = 100, rows: int = 40, **more: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        attributes = termios.tcgetattr(theirs)
        attributes[3] &= ~termios.ECHO
        termios.tcsetattr(theirs, termios.TCSANOW, attributes)
        self.rows = rows
        self.line = ours
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            env=environment(data, **more),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            close_fds=True,
        )
        os.close(theirs)
        self.ended = False
        self.raw = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        os.close(self.line)

    def read(self) -> str:
        """What it prints until it waits for a line or ends."""
        until = time.monotonic() + PATIENCE
        out = b""
        while time.monotonic() < until:
            text = out.decode(errors="replace").replace("\r\n", "\n")
            waits = PROMPT.search(ESCAPE.sub("", text)) is not None
            ready, _, _ = select.select([self.line], [], [], SETTLED if waits else 1.0)
            if not ready and waits:
                self.raw = text
                return ESCAPE.sub("", text.rpartition(CLEAR)[2])
            if ready:
                try:
                    more = os.read(self.line, 65536)
                except OSError:  # how Linux says that nobody is at the other end any more
                    more = b""
                if not more:
                    self.ended = True
                    self.raw = text
                    self.process.wait(PATIENCE)
                    return ESCAPE.sub("", text.rpartition(CLEAR)[2])
                out += more
        raise AssertionError(f"it neither asked nor ended:\n{out.decode(errors='replace')}")

    def type(self, text: str) -> str:
        """Type a line. Returns what is then on the screen."""
        os.write(self.line, text.encode() + b"\n")
        return self.read()

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
