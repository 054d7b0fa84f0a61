"""`make wheel`: a package with compiled rules, installed into an empty environment, which then steps a batch.

Every day it is made of what `make build` has compiled, and its dependencies are those of the running environment. In a
soak it is compiled from nothing, and pip fetches what it needs.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from branchline import build

ROOT = Path(__file__).parents[2]
EXTENSIONS = (".so", ".pyd")
MADE = ("*.egg-info", "__pycache__", "node_modules")

pytestmark = [
    pytest.mark.skipif(build.pure(), reason="the rules are to stay plain Python"),
    pytest.mark.skipif(build.compiler() is None, reason="there is no C compiler"),
    pytest.mark.skipif(os.name != "posix", reason="there is no make"),
]

STEPS = """
import json, sys
import branchline as bl
from branchline import build
batch = bl.Batch("foothills", seats=2, tables=64, seed=7)
finished = 0
for _ in range(300):
    batch.step(batch.sample())
    finished += int(batch.over.sum())
print(json.dumps({
    "where": bl.__file__, "mode": build.report().mode, "finished": finished,
    "points": batch.observations.sum(dtype="int64").item(), "path": sys.path,
}))
"""


def succeed(*command: str | Path, cwd: Path) -> str:
    """Run a command with none of our switches on. Returns what it prints."""
    ours = ("BRANCHLINE_", "PYTEST_", "PYTHON", "MAKE")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=clean, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def from_nothing(pytestconfig: pytest.Config) -> bool:
    return build.switched("BRANCHLINE_SOAK")


@pytest.fixture(scope="module")
def wheel(from_nothing: bool, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make wheel` leaves in dist/, in a copy of the tree."""
    tree = tmp_path_factory.mktemp("wheel")
    for path in ROOT.iterdir():
        if path.is_file() and path.name != ".git":
            shutil.copy2(path, tree)
    compiled = ("*.so", "*.pyd", build.RECORD) if from_nothing else ()
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns(*MADE, *compiled))
    # the running environment's tools, which -o keeps make from installing anew
    made = succeed("make", "wheel", f"VENV={sys.prefix}", "-o", f"{sys.prefix}/ready", cwd=tree)
    (found,) = (tree / "dist").glob("*.whl")
    assert f"dist/{found.name}" in made
    assert ("Compiling the rules" in made) is from_nothing
    return found


@pytest.fixture(scope="module")
def python(wheel: Path, from_nothing: bool, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of its own, with the wheel, its extra `batch`, what these declare, and nothing else."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python, "install", "--quiet")
    if from_nothing:
        succeed(*pip, f"{wheel}[batch]", cwd=home)
        return python
    succeed(*pip, "--no-deps", "--no-index", wheel, cwd=home)
    site = Path(succeed(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip())
    for name in needed("branchline", {"batch"}, {}):
        borrow(metadata.distribution(name), site)
    return python


def needed(name: str, extras: set[str], found: dict[str, set[str]]) -> dict[str, set[str]]:
    """All that a package requires here, directly or not, by the names it is declared with."""
    for text in metadata.requires(name) or ():
        one = Requirement(text)
        here = one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras | {""})
        if here and not one.extras <= found.get(one.name, {"nothing yet"}):
            found[one.name] = found.get(one.name, set()) | one.extras
            needed(one.name, one.extras, found)
        elif here and one.name not in found:
            found[one.name] = set()
            needed(one.name, set(), found)
    return found


def borrow(package: metadata.Distribution, site: Path) -> None:
    """Link what pip once installed of a package, folder by folder."""
    tops = {Path(file).parts[0] for file in package.files or () if not Path(file).is_absolute()}
    for top in tops - {"..", "__pycache__"}:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(package.locate_file(top))))


def test_the_wheel_holds_a_twin_for_every_hot_module(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        files = set(archive.namelist())
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    hot = {f"{name.replace('.', '/')}{suffix}" for name in build.hot_sources()}
    assert {name for name in files if name.endswith(EXTENSIONS)} == hot | {build.LIBRARY + suffix}
    assert {"branchline/web/index.html", f"branchline/{build.RECORD}", "branchline/py.typed"} <= files
    sources = {path.relative_to(build.PACKAGE.parent).as_posix() for path in build.PACKAGE.rglob("*.py")}
    assert {name for name in files if name.endswith(".py")} == sources
    assert not wheel.name.endswith("none-any.whl")


def test_in_an_empty_environment_it_steps_a_batch(python: Path, tmp_path: Path) -> None:
    """The same games as here, by compiled rules, and nothing of this tree or environment is looked at."""
    import branchline as bl

    there = json.loads(succeed(python, "-c", STEPS, cwd=tmp_path))
    home = str(python.parents[1])
    assert there["where"].startswith(home)
    assert there["mode"] == "compiled"
    assert str(ROOT) not in " ".join(there["path"])
    batch = bl.Batch("foothills", seats=2, tables=64, seed=7)
    finished = 0
    for _ in range(300):
        batch.step(batch.sample())
        finished += int(batch.over.sum())
    assert (there["finished"], there["points"]) == (finished, batch.observations.sum(dtype="int64").item())
    assert finished > 0


def test_in_an_empty_environment_the_command_runs(python: Path, tmp_path: Path) -> None:
    assert "foothills" in succeed(python.with_name("branchline"), "games", cwd=tmp_path)
