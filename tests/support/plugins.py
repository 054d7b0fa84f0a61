"""Games in packages of their own, put where Python finds them: the example, and broken ones."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "nim"
PIP = ("pip", "--disable-pip-version-check", "install", "--quiet")
ALONE = ("--no-build-isolation", "--no-deps", "--no-index")  # nothing is fetched


def install_example(folder: Path) -> Path:
    """Install `examples/nim` as anyone would, into a folder of its own."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    subprocess.run([sys.executable, "-m", *PIP, *ALONE, "--target", str(site), str(source)], check=True)
    return site


def lay(site: Path, name: str, value: str, files: Mapping[str, str]) -> None:
    """A package whose entry point says that `name` is at `value`, as an installer would leave it."""
    about = site / f"{name}_{len(list(site.iterdir()))}-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about.name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[branchline.games]\n{name} = {value}\n")
    for path, text in files.items():
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(text, encoding="utf-8")


def environment(*sites: Path) -> dict[str, str]:
    """What a process needs to find these packages."""
    kept = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([*map(str, sites), *([kept] if kept else [])])}
