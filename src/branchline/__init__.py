"""Branchline: railway board games in Python, to play, to study and to master."""

import os

if os.environ.get("BRANCHLINE_PURE") or os.environ.get("BRANCHLINE_COMPILED"):
    from branchline import build

    build.obey_switches()  # before any other import: it decides which files they load

# The public names follow here.
