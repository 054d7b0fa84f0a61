"""What the rules may use, read from their sources."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline import build

RULES = sorted(path for part in ("core", "games") for path in (build.PACKAGE / part).rglob("*.py"))
HOT = build.hot_sources()
ALLOWED = {"branchline", "librt", "mypy_extensions"} | sys.stdlib_module_names
MORE = {"faces/report*.py": "polars", "core/signature.py": "cryptography"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(build.PACKAGE).as_posix())
def test_rules_need_nothing_but_librt_and_mypy_extensions(path: Path) -> None:
    """The lab, which has polars, draws a game's report; a signed log needs Ed25519."""
    more = {name for pattern, name in MORE.items() if path.match(pattern)}
    assert {name.partition(".")[0] for name in imports(path)} <= ALLOWED | more


@pytest.mark.parametrize("name", HOT)
def test_hot_modules_lean_on_hot_modules_only(name: str) -> None:
    """mypyc copies the constants it meets: those of an uncompiled module could change unnoticed.

    And calls from a hot loop out of compiled code are slow. Neither applies to errors.
    """
    ours = {other for other in imports(HOT[name]) if other.startswith("branchline")}
    assert {other for other in ours if not build.is_hot(other)} <= {"branchline.core.errors"}


@pytest.mark.parametrize("name", HOT)
def test_hot_modules_take_bits_from_a_table(name: str) -> None:
    """mypyc 2.4.1 shifts a constant as a 32-bit number: `1 << x` is wrong for x of 32 or more."""
    shifts = [
        node.lineno
        for node in ast.walk(ast.parse(HOT[name].read_text()))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant)
    ]
    assert not shifts, f"{HOT[name]}: a constant is shifted left in lines {shifts}"
