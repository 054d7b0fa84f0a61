"""One server process for one data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from branchline.server.store import OtherStore

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FolderLock:
    """Held by an open file: when the process ends, in whatever way, the system takes it back."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "branchline.lock"
        self.file: int | None = None

    def take(self) -> None:
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise OtherStore(
                f"another server is using {self.path.parent}: one data folder serves one process. Stop the other one, "
                "or give --data another folder; several processes need PostgreSQL (--database)"
            ) from None
        self.file = file

    def release(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None
