"""The pages are built when something has changed, and only then. This tests only the stamp: npm is slow."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pages", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> tuple[Path, Path]:
    web, bundle = tmp_path / "web", tmp_path / "bundle"
    (web / "src").mkdir(parents=True)
    bundle.mkdir()
    (web / "src" / "main.ts").write_text("let x = 1;")
    (bundle / "index.html").write_text("<!doctype html>")
    return web, bundle


def test_a_bundle_is_fresh_until_a_source_changes(pages: ModuleType, tree: tuple[Path, Path]) -> None:
    web, bundle = tree
    assert not pages.fresh(web, bundle), "nobody knows what it was built from"
    (bundle / pages.STAMP).write_text(pages.digest(web))
    assert pages.fresh(web, bundle)
    assert not pages.build(web, bundle), "and then nothing is done"
    (web / "src" / "main.ts").write_text("let x = 2;")
    assert not pages.fresh(web, bundle)


def test_what_npm_installs_is_no_source(pages: ModuleType, tree: tuple[Path, Path]) -> None:
    web, _ = tree
    before = pages.digest(web)
    (web / "node_modules").mkdir()
    (web / "node_modules" / "x.js").write_text("")
    assert pages.digest(web) == before


def test_a_missing_page_is_not_fresh(pages: ModuleType, tree: tuple[Path, Path]) -> None:
    web, bundle = tree
    (bundle / pages.STAMP).write_text(pages.digest(web))
    (bundle / "index.html").unlink()
    assert not pages.fresh(web, bundle)


def test_without_sources_the_build_says_so(pages: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(pages.CannotBuild, match="nothing to build"):
        pages.build(tmp_path, tmp_path / "bundle")
