"""A game is a room: nothing outside names it. And one name stands for one class."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from branchline import build
from branchline.core.registry import OURS, entries

PACKAGE = build.PACKAGE
WEB = PACKAGE.parent.parent / "web"


def folded(text: str) -> str:
    """Lower case, without accents or separators: ticketToRide, ticket_to_ride and Ticket to Ride are one."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[-_ :]", "", plain.lower())


def names() -> set[str]:
    """What our games are called: ids, titles, their last words, catalogues, boards, folders, here and on the pages."""
    found = {folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file()}
    found |= {folder.name for folder in (WEB / "src" / "games").iterdir() if folder.is_dir()}
    for entry in entries():
        if entry.value.startswith(OURS):
            info = entry.load()
            found |= {info.id, info.title, info.texts, info.title.split()[-1], info.rules.split(":")[1], *info.boards}
    return {folded(name) for name in found}


def outside() -> Iterator[Path]:
    """Every source outside the games. Tests of the pages may name games, as all tests may."""
    for path in sorted(PACKAGE.rglob("*")):
        room = path.relative_to(PACKAGE).parts[0]
        if room not in ("games", "web") and path.suffix in (".py", ".ftl"):
            yield path
    for path in sorted([*(WEB / "src").rglob("*"), WEB / "index.html", WEB / "vite.config.ts"]):
        if path.is_file() and not path.name.endswith((".test.ts", ".vectors.json")):
            inner = path.relative_to(WEB).parts
            if inner[:2] != ("src", "games") or len(inner) == 3:
                yield path


def without_examples(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a source, by number, except doctests: from >>> to the next empty line or the end of the text."""
    example = False
    for number, line in enumerate(source.splitlines(), 1):
        example = (example or line.lstrip().startswith(">>>")) and line.strip() not in ("", '"""')
        if not example:
            yield number, line


def named_in(source: str, wanted: set[str]) -> list[tuple[int, str]]:
    return [
        (number, name) for number, line in without_examples(source) for name in sorted(wanted) if name in folded(line)
    ]


def test_nothing_outside_its_folder_names_a_game() -> None:
    wanted = names()
    assert {"tickettoride", "wensleydale", "nurnberg", "foothills", "dales", "germany"} <= wanted
    files = list(outside())
    assert {"game.py", "core.ftl", "Table.svelte", "base.css", "index.ts"} <= {file.name for file in files}
    found = [
        f"{path.relative_to(PACKAGE.parent.parent)}:{number} names {name}"
        for path in files
        for number, name in named_in(path.read_text(encoding="utf-8"), wanted)
    ]
    assert found == []


def test_the_search_finds_a_name_however_it_is_written() -> None:
    source = 'ticketToRide(\n"First Train to Nürnberg"\n>>> bl.game("foothills")\n\n# foothills\n'
    assert named_in(source, {"tickettoride", "nurnberg", "foothills"}) == [
        (1, "tickettoride"), (2, "nurnberg"), (5, "foothills"),
    ]  # fmt: skip


def test_one_name_stands_for_one_class() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.relative_to(PACKAGE).as_posix())
    assert len(places) > 300, "the search finds them"
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
