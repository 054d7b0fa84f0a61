"""A server process whose clock is ahead of the machine's: `python -m tests.server.notices.late SECONDS`."""

from __future__ import annotations

import sys

from branchline.server import clock
from branchline.server.run import main

if __name__ == "__main__":
    clock.ahead = float(sys.argv[1])
    main()
