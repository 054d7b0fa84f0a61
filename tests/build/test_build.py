"""Packages are really built here, in copies of the tree, with the running environment's tools.

Two trees: the whole project, for what a package has to hold, and a sapling with the same build and hardly any rules, so
that compiling is quick. A soak compiles the whole project too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from branchline import build

ROOT = Path(__file__).parents[2]
EXTENSIONS = (".so", ".pyd")
NO_COMPILER = {"CC": shutil.which("false") or "/bin/false"}

needs_compiler = pytest.mark.skipif(build.compiler() is None, reason="there is no C compiler")

SAPLING = {
    "src/branchline/__init__.py": "from branchline import build\n\nbuild.obey_switches()\n",
    "src/branchline/core/__init__.py": "",
    "src/branchline/core/dealer.py": "def draw() -> int:\n    return 4\n",
    "src/branchline/core/state.py": (
        "from branchline.core.dealer import draw\n\n\ndef doubled() -> int:\n    return draw() + draw()\n"
    ),
    "src/branchline/games/__init__.py": "",
    "src/branchline/games/toy/__init__.py": "",
    "src/branchline/games/toy/rules/__init__.py": "",
    "src/branchline/games/toy/rules/state.py": "CITIES: int = 3\n",
    "tests/test_toy.py": (
        "from branchline.core.state import doubled\n\n\ndef test_doubled() -> None:\n    assert doubled() == 8\n"
    ),
}
DEALER = Path("src/branchline/core/dealer.py")
WHERE = "from branchline.core import dealer, state; print(dealer.__file__, state.__file__, state.doubled())"


def run(*command: str | Path, cwd: Path, **switches: str) -> subprocess.CompletedProcess[str]:
    """Run a command with only these of our switches on, compiling fast. Returns its output and errors together."""
    ours = ("BRANCHLINE_", "PYTEST_", "PYTHONPATH")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=clean | {"BRANCHLINE_HASTY": "1"} | switches,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def succeed(*command: str | Path, cwd: Path, **switches: str) -> str:
    done = run(*command, cwd=cwd, **switches)
    assert done.returncode == 0, done.stdout
    return done.stdout


def fail(*command: str | Path, cwd: Path, **switches: str) -> str:
    done = run(*command, cwd=cwd, **switches)
    assert done.returncode != 0, done.stdout
    return done.stdout


WHEEL = (sys.executable, "-m", "build", "--no-isolation", "--wheel")
REBUILD = (sys.executable, "setup.py", "--quiet", "build_ext", "--inplace")


def the_wheel(tree: Path) -> Path:
    (wheel,) = (tree / "dist").glob("*.whl")
    return wheel


def names(archive: Path) -> set[str]:
    """The files in a wheel or an sdist; for an sdist, without its outermost folder."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as sdist:
        return {member.name.partition("/")[2] for member in sdist if member.isfile()}


def compiled(files: set[str]) -> set[str]:
    return {name for name in files if name.endswith(EXTENSIONS)}


def twins_under(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in EXTENSIONS]


def data_files() -> set[str]:
    """What the package needs besides its code, as paths in a wheel."""
    package = ROOT / "src" / "branchline"
    patterns = ("py.typed", "games/*/README.md", "games/*/board/*.json", "locale/*/*.ftl", "web/*.*")
    files = (path for pattern in patterns for path in package.glob(pattern) if path.is_file())
    return {path.relative_to(package.parent).as_posix() for path in files}


def hot_files(tree: Path = ROOT) -> set[str]:
    sources = build.hot_sources(tree / "src" / "branchline").values()
    return {source.relative_to(tree / "src").as_posix() for source in sources}


@pytest.fixture(scope="session")
def whole_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project without anything built from it."""
    tree = tmp_path_factory.mktemp("whole")
    for path in ROOT.iterdir():
        if path.is_file() and path.name != ".git":
            shutil.copy2(path, tree)
    made = shutil.ignore_patterns("*.so", "*.pyd", build.RECORD, "*.egg-info", "__pycache__", "node_modules")
    for folder in ("src", "tests", "web"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=made)
    return tree


@pytest.fixture(scope="session")
def tree(
    size: Callable[[int, int], int], request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """What is compiled here: a sapling or, in a soak, the whole project."""
    whole = size(0, 1) > 0
    return request.getfixturevalue("whole_tree") if whole else plant(tmp_path_factory.mktemp("sapling"))


@pytest.fixture(scope="session")
def released(tree: Path) -> Path:
    """The wheel built from the sdist alone: compiled, or not at all."""
    succeed(sys.executable, "-m", "build", "--no-isolation", cwd=tree, BRANCHLINE_COMPILED="1")
    return the_wheel(tree)


@pytest.fixture(scope="session")
def installed(released: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled wheel, installed into a folder of its own."""
    target = tmp_path_factory.mktemp("installed")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target")
    succeed(*pip, target, released, cwd=target)
    return target


def plant(folder: Path) -> Path:
    """The build, the conftest and the switches of the project around three tiny hot modules."""
    for name in ("pyproject.toml", "setup.py", "src/branchline/build.py", "tests/conftest.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    for name, text in SAPLING.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    for name in ("README.md", "LICENSE"):
        (folder / name).write_text("A sapling.\n")
    return folder


@pytest.fixture
def sapling(tmp_path: Path) -> Path:
    return plant(tmp_path)


@pytest.fixture
def broken(sapling: Path) -> Path:
    """A sapling whose dealer mypyc refuses."""
    (sapling / DEALER).write_text('def draw() -> int:\n    return "four"\n')
    return sapling


@pytest.fixture
def half_a_compiler(tmp_path: Path) -> str:
    """Compiles and links one extension, then gives up: the worst possible moment."""
    script, calls, real = tmp_path / "half-a-compiler", tmp_path / "calls", build.compiler()
    script.write_text(
        f'#!/bin/sh\ncase " $* " in *" -E "*) exec {real} "$@";; esac\n'
        f'echo >> "{calls}"\n[ "$(wc -l < "{calls}")" -le 2 ] && exec {real} "$@"\nexit 1\n'
    )
    script.chmod(0o755)
    return str(script)


# A package that is compiled


@needs_compiler
def test_wheel_from_the_sdist_holds_a_twin_for_every_hot_module_and_all_data(released: Path, tree: Path) -> None:
    files = names(released)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert not released.name.endswith("none-any.whl")
    twins = {name.removesuffix(".py") + suffix for name in hot_files(tree)}
    assert compiled(files) == twins | {build.LIBRARY + suffix}
    data = {name for name in data_files() if (tree / "src" / name).exists()}
    assert data | hot_files(tree) | {f"branchline/{build.RECORD}"} <= files


@needs_compiler
@pytest.mark.parametrize("switches", [{}, {"BRANCHLINE_COMPILED": "1"}], ids=["as-is", "compiled"])
def test_installed_wheel_runs_its_twins(installed: Path, switches: dict[str, str]) -> None:
    files = where_the_hot_modules_are(installed, **switches)
    assert all(file.endswith(EXTENSIONS) for file in files)


@needs_compiler
def test_pure_at_run_time_loads_the_sources_beside_their_twins(installed: Path) -> None:
    files = where_the_hot_modules_are(installed, BRANCHLINE_PURE="1")
    assert all(file.endswith(".py") for file in files)


@needs_compiler
def test_a_fresh_install_is_not_stale(installed: Path) -> None:
    question = "from branchline import build; r = build.report(); print(r.mode, r.stale, r.mypyc)"
    answer = succeed(sys.executable, "-c", question, cwd=installed, PYTHONPATH=str(installed))
    assert answer.split()[:2] == ["compiled", "[]"]


def where_the_hot_modules_are(folder: Path, **switches: str) -> list[str]:
    ask = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    hot = build.hot_sources(folder / "branchline")
    files = succeed(sys.executable, "-c", ask, *hot, cwd=folder, PYTHONPATH=str(folder), **switches).split()
    assert len(files) == len(hot) > 0
    assert all(file.startswith(str(folder)) for file in files)
    return files


# A package that is not


@pytest.fixture(scope="session")
def pure(whole_tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel built from that sdist alone."""
    folder = tmp_path_factory.mktemp("pure")
    succeed(sys.executable, "-m", "build", "--no-isolation", "-o", folder, cwd=whole_tree, BRANCHLINE_PURE="1")
    return folder


def test_sdist_holds_what_a_build_and_a_test_run_need(pure: Path) -> None:
    (sdist,) = pure.glob("*.tar.gz")
    files = names(sdist)
    assert {"setup.py", "pyproject.toml", "LICENSE", "Makefile", "tests/conftest.py"} <= files
    assert {f"src/{name}" for name in data_files() | hot_files()} <= files
    assert not compiled(files)


def test_pure_at_build_time_gives_a_wheel_for_every_platform(pure: Path) -> None:
    (wheel,) = pure.glob("*.whl")
    files = names(wheel)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not compiled(files)
    assert data_files() | hot_files() <= files
    assert "branchline/web/index.html" in files
    pages = {Path(name).suffix for name in files if name.startswith("branchline/web/assets/")}
    assert {".js", ".css", ".woff2"} <= pages


def test_compiled_at_run_time_refuses_an_interpreted_module(sapling: Path) -> None:
    said = fail(sys.executable, "-c", WHERE, cwd=sapling, PYTHONPATH=str(sapling / "src"), BRANCHLINE_COMPILED="1")
    assert "NotCompiled: branchline.core.dealer is not compiled" in said


def test_both_switches_at_once_are_refused(sapling: Path) -> None:
    both = {"BRANCHLINE_COMPILED": "1", "BRANCHLINE_PURE": "1"}
    assert "both set" in fail(*WHEEL, cwd=sapling, **both)
    assert "both set" in fail(sys.executable, "-c", WHERE, cwd=sapling, PYTHONPATH=str(sapling / "src"), **both)


@pytest.mark.parametrize("compiler", [NO_COMPILER, {"CC": "no-such-compiler"}], ids=["broken", "missing"])
def test_without_a_compiler_the_package_is_pure_and_says_so(sapling: Path, compiler: dict[str, str]) -> None:
    said = succeed(*WHEEL, cwd=sapling, **compiler)
    assert "no C compiler" in said
    assert "plain Python" in said
    assert not compiled(names(the_wheel(sapling)))


def test_without_a_compiler_the_build_fails_where_compiled_is_demanded(sapling: Path) -> None:
    said = fail(*WHEEL, cwd=sapling, BRANCHLINE_COMPILED="1", **NO_COMPILER)
    assert "no C compiler" in said
    assert not (sapling / "dist").exists() or not list((sapling / "dist").iterdir())


@needs_compiler
def test_a_type_error_in_a_hot_source_gives_a_pure_package_and_is_shown(broken: Path) -> None:
    said = succeed(*WHEEL, cwd=broken)
    assert "dealer.py:2: error" in said
    assert "plain Python" in said
    assert not compiled(names(the_wheel(broken)))


@needs_compiler
def test_a_type_error_fails_the_build_where_compiled_is_demanded(broken: Path) -> None:
    assert "dealer.py:2: error" in fail(*WHEEL, cwd=broken, BRANCHLINE_COMPILED="1")


@needs_compiler
def test_a_compiler_that_fails_half_way_leaves_nothing_half_built(sapling: Path, half_a_compiler: str) -> None:
    said = succeed(*WHEEL, cwd=sapling, CC=half_a_compiler)
    assert (sapling / "calls").read_text() == 3 * "\n"
    assert "plain Python" in said
    assert not compiled(names(the_wheel(sapling)))
    (sapling / "calls").unlink()
    succeed(*REBUILD, cwd=sapling, CC=half_a_compiler)
    assert not twins_under(sapling / "src")


@needs_compiler
def test_a_compiler_that_fails_half_way_fails_the_build_where_compiled_is_demanded(
    sapling: Path, half_a_compiler: str
) -> None:
    fail(*WHEEL, cwd=sapling, CC=half_a_compiler, BRANCHLINE_COMPILED="1")
    assert (sapling / "calls").read_text() == 3 * "\n"


# An editable install: twins beside the sources being edited


@pytest.fixture(scope="module")
def editable(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A sapling installed editable into a new environment, which borrows the tools of the running one; its python."""
    sapling = plant(tmp_path_factory.mktemp("editable"))
    home = sapling / "env"
    venv.create(home, with_pip=False)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    (Path(succeed(python, "-c", ask, cwd=sapling).strip()) / "zz_tools.pth").write_text("\n".join(borrowed))
    install_editable(sapling, python, BRANCHLINE_COMPILED="1")
    return sapling, python


def install_editable(tree: Path, python: Path, **switches: str) -> None:
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index")
    succeed(*pip, "--no-build-isolation", "--editable", ".", cwd=tree, **switches)


@pytest.fixture
def tests_of(editable: tuple[Path, Path]) -> Callable[..., subprocess.CompletedProcess[str]]:
    tree, python = editable
    command = (python, "-m", "pytest", "-p", "no:cacheprovider", "tests/test_toy.py")
    return lambda **switches: run(*command, cwd=tree, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", **switches)


@needs_compiler
def test_editable_install_refuses_to_test_a_stale_twin(
    editable: tuple[Path, Path], tests_of: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    tree, python = editable
    files = succeed(python, "-c", WHERE, cwd=tree)
    assert files.count(str(tree / "src")) == 2
    assert ".py " not in files
    assert "COMPILED" in tests_of().stdout
    os.utime(tree / DEALER)
    assert tests_of(BRANCHLINE_COMPILED="1").returncode == 0, "touched is not edited"

    (tree / DEALER).write_text("def draw() -> int:\n    return 2 + 2\n")
    refused = tests_of()
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert "branchline.core.dealer was built from another source" in refused.stdout
    interpreted = tests_of(BRANCHLINE_PURE="1")
    assert interpreted.returncode == 0, interpreted.stdout
    assert "INTERPRETED" in interpreted.stdout

    succeed(*REBUILD, cwd=tree)
    assert tests_of(BRANCHLINE_COMPILED="1").returncode == 0


@needs_compiler
def test_a_build_in_place_removes_twins_that_it_cannot_renew(
    editable: tuple[Path, Path], tests_of: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    tree, python = editable
    (tree / "src/branchline/games/toy/rules/state.py").unlink()
    assert "branchline.games.toy.rules.state has no source any more" in tests_of().stdout
    succeed(*REBUILD, cwd=tree, BRANCHLINE_COMPILED="1")
    assert tests_of(BRANCHLINE_COMPILED="1").returncode == 0
    assert not twins_under(tree / "src/branchline/games")

    succeed(*REBUILD, cwd=tree, **NO_COMPILER)
    assert not twins_under(tree / "src")
    succeed(*REBUILD, cwd=tree, BRANCHLINE_COMPILED="1")
    assert twins_under(tree / "src")
    install_editable(tree, python, **NO_COMPILER)
    assert not twins_under(tree / "src")
    assert "INTERPRETED" in tests_of().stdout
    assert tests_of(BRANCHLINE_COMPILED="1").returncode != 0


# The Makefile


def test_make_asks_for_a_python_it_can_use(sapling: Path) -> None:
    shutil.copy2(ROOT / "Makefile", sapling)
    said = fail("make", "build", f"PYTHON={NO_COMPILER['CC']}", cwd=sapling)
    assert "needs Python 3.11 or newer" in said
