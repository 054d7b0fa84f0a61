"""A language made from English, every letter of which has an accent: what was not translated stands out.

It is added as people would add one, a file beside each English one, to a copy of the project.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from string import ascii_letters

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from branchline import build

ROOT = Path(__file__).parents[2]
PSEUDO = "eo"
"""Esperanto, so that browsers know what it is called and how it counts: as English does."""
LETTERS = "åƀčďëƒğĥïĵķļṁñöṕɋŕšťûṽŵẋýž"
ACCENTS = str.maketrans(ascii_letters, LETTERS + LETTERS.upper())


class Accents(Visitor):  # type: ignore[misc]
    """Puts them on every text, and on nothing that is not said."""

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        node.value = node.value.translate(ACCENTS)


def translated(english: str) -> str:
    r"""A catalogue in the pseudo-language.

    >>> translated("take = { $who } takes it")
    'take = { $who } ťåķëš ïť\\n'
    """
    resource = FluentParser().parse(english)
    Accents().visit(resource)
    return str(FluentSerializer().serialize(resource))


def copy_of_project(root: Path) -> Path:
    """A copy of what runs and of what checks it, with the pseudo-language beside English. Returns its `src`."""
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(build.PACKAGE, root / "src" / "branchline", ignore=ignore)
    for twin in build.PACKAGE.parent.glob("*.so"):
        shutil.copy2(twin, root / "src")
    shutil.copytree(ROOT / "tools", root / "tools", ignore=ignore)
    shutil.copytree(ROOT / "examples", root / "examples", ignore=ignore)
    (root / "web").mkdir()
    (root / "web" / "src").symlink_to(ROOT / "web" / "src")
    for file in [*root.glob("src/**/en.ftl"), *root.glob("examples/**/en.ftl")]:
        file.with_name(f"{PSEUDO}.ftl").write_text(translated(file.read_text(encoding="utf-8")), encoding="utf-8")
    shipped = root / "src" / "branchline" / "locale"
    (shipped / PSEUDO).mkdir()
    for file in (shipped / "en").glob("*.ftl"):
        (shipped / PSEUDO / file.name).write_text(translated(file.read_text(encoding="utf-8")), encoding="utf-8")
    return root / "src"
