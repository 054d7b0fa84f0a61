"""Every example in the docs is run: those of docstrings, and those of README.md and the other pages.

Docstrings are read from the sources, not from the modules: mypyc drops them from compiled functions and classes, so
`doctest` would find nothing there and say nothing. Read from the source, the examples of hot modules run in both runs,
against whichever build is under test.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from branchline import build

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *build.PACKAGE.rglob("*.md")])
FIRST = {  # what the reader of a page has done before its Python
    "simulate.md": "simulate ticket-to-ride-germany -n 20 --bots random,random --seed 7 --out games.parquet",
}
FENCE = re.compile(r"^( *)```(?:python|pycon|py)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
TRAINS = re.compile(r"^( *)```python(?: soak)?\n(.*?)^ *```", re.MULTILINE | re.DOTALL)  # with what only a soak runs
TRAINING = [page for page in PAGES if "```python soak\n" in page.read_text(encoding="utf-8")]


class Example(NamedTuple):
    path: Path
    name: str
    line: int
    text: str


def docstrings(path: Path) -> Iterator[Example]:
    """The docstrings of a source that hold examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    todo: list[tuple[str, ast.AST]] = [("", tree)]
    while todo:
        name, node = todo.pop()
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text and ">>>" in text:
                yield Example(path, name or "the module itself", getattr(node, "lineno", 1), text)
            named = [
                part for part in node.body if isinstance(part, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            ]
            todo += [(f"{name}.{part.name}".lstrip("."), part) for part in named]


SOURCES = sorted(build.PACKAGE.rglob("*.py"))
EXAMPLES = [example for path in SOURCES for example in docstrings(path)]


def module_of(path: Path) -> str:
    parts = path.relative_to(build.PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def run(text: str, names: dict[str, object], name: str, path: Path, line: int) -> None:
    test = doctest.DocTestParser().get_doctest(text, names, name, str(path), line)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)  # doctest works on a copy
    assert result.attempted > 0
    assert result.failed == 0, "".join(said)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.path.relative_to(build.PACKAGE).as_posix()}:{e.name}")
def test_docstring(example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    names = dict(vars(importlib.import_module(module_of(example.path))))
    run(example.text, names, example.name, example.path, example.line)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python of a page is one session, from top to bottom."""
    monkeypatch.chdir(tmp_path)
    if page.name in FIRST:
        pytest.importorskip("polars")
        command = [sys.executable, "-m", "branchline", *FIRST[page.name].split()]
        subprocess.run(command, check=True, capture_output=True)
    run_blocks(page, FENCE)


@pytest.mark.soak
@pytest.mark.parametrize("page", TRAINING, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_page_that_trains(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same session with the blocks marked `soak`, which need branchline[train]."""
    pytest.importorskip("sb3_contrib", reason="pip install 'branchline[train]'")
    monkeypatch.chdir(tmp_path)
    run_blocks(page, TRAINS)


def run_blocks(page: Path, fence: re.Pattern[str]) -> None:
    text = page.read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "__main__"}
    for block in fence.finditer(text):
        line = text.count("\n", 0, block.start(2))
        code = block[2]
        if ">>>" in code:
            run(code, names, page.name, page, line)
        else:
            exec(compile("\n" * line + code, str(page), "exec"), names)


def test_there_are_examples_to_run() -> None:
    """A change to how they are found must not make them all vanish."""
    hot = set(build.hot_sources().values())
    assert len(EXAMPLES) > 20
    assert any(example.path in hot for example in EXAMPLES)
    assert FENCE.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert [page.name for page in TRAINING] == ["research.md"]


def test_a_wrong_example_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run(">>> 1 + 1\n3\n", {}, "wrong", Path("wrong.md"), 1)
