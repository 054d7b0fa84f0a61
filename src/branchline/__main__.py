"""`python -m branchline` is the command `branchline`."""

import sys

from branchline.cli import main

if __name__ == "__main__":
    sys.exit(main())
