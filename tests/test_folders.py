"""Tests that pytest does not collect prove nothing."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest


def test_pytest_passes_over_no_folder_of_tests(pytestconfig: pytest.Config) -> None:
    folders = {path.parent for path in Path(__file__).parent.rglob("test_*.py")}
    ignored = pytestconfig.getini("norecursedirs")
    assert not [folder for folder in folders if any(fnmatch(folder.name, pattern) for pattern in ignored)]
