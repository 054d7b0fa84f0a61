"""A broken game is set aside by name, with what is wrong, and every other game keeps working."""

from __future__ import annotations

import json
import shutil
import urllib.error
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.support.plugins import EXAMPLE, environment, lay
from tests.support.serving import serving

MANIFEST = (EXAMPLE / "src" / "nim" / "__init__.py").read_text(encoding="utf-8")
OURS = ("ticket-to-ride-germany", "wensleydale", "nurnberg", "foothills")
TEXTS = "rule-M1-1 = Take some.\n"


def manifest(name: str, rules: str) -> str:
    return MANIFEST.replace('id="nim"', f'id="{name}"').replace("nim.game:Nim", rules).replace('"nim"', f'"{name}"')


WRONG = {
    "roomless": "the package roomless has no room words with the texts en.ftl",
    "babble": "babble/words/en.ftl:2: Expected token",
    "dangling": "en: rule-M1-1: refers to 'nothing', which is not there",
    "garbled": "garbled/words/facts.json: is not JSON",
    "ghost": "its manifest names the module ghost.nowhere, which does not exist",
    "crash": "crash:NIM cannot be loaded: RuntimeError: no matches",
    "other": "its manifest says 'another': entry point and id must be the same",
    "foothills": "twin:NIM has the id of a game that is here already",
    "late": "late.game:Nim: ZeroDivisionError: division by zero",
    "hollow": "hollow.game:Nim: AttributeError: module 'hollow.game' has no attribute 'Nim'",
}
"""For each game, part of what is said about it. The last two are found when their rules are loaded."""
LATE = ("late", "hollow")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("broken")

    def plugin(name: str, *, rules: str = "", texts: str | None = TEXTS, package: str = "", code: str = "") -> None:
        package = package or name
        files = {f"{package}/__init__.py": manifest(name, rules or f"{package}.game:Nim"), f"{package}/game.py": code}
        if texts is not None:
            files[f"{package}/words/en.ftl"] = texts
        lay(site, name, f"{package}:NIM", files)

    plugin("roomless", texts=None)
    plugin("babble", texts=TEXTS + "this is no message\n")
    plugin("dangling", texts="rule-M1-1 = { nothing }\n")
    plugin("garbled")
    (site / "garbled" / "words" / "facts.json").write_text("{who: seat}")
    plugin("ghost", rules="ghost.nowhere:Nim")
    lay(site, "crash", "crash:NIM", {"crash/__init__.py": "raise RuntimeError('no matches')\n"})
    lay(site, "other", "other:NIM", {"other/__init__.py": manifest("another", "other.game:Nim")})
    plugin("foothills", package="twin")
    plugin("late", code="1 / 0\n")
    plugin("hollow", code="")
    lay(site, "nim", "nim:NIM", {})
    shutil.copytree(EXAMPLE / "src" / "nim", site / "nim")
    return site


def test_the_terminal_says_which_games_are_broken_and_lists_the_others(site: Path, tmp_path: Path) -> None:
    done = run("games", data=tmp_path, **environment(site))
    assert done.returncode == 0
    assert all(name in done.stdout for name in (*OURS, "nim"))
    for name in WRONG.keys() - set(LATE):
        told = [line for line in done.stderr.splitlines() if line.startswith(f"The game {name} is set aside: ")]
        assert len(told) == 1, name
        assert WRONG[name] in told[0]


def test_the_doctor_finds_them(site: Path, tmp_path: Path) -> None:
    done = run("doctor", data=tmp_path, **environment(site))
    assert done.returncode != 0
    for name, why in WRONG.items():
        assert any(name in line and why in line for line in done.stdout.splitlines()), name
    assert "  nim, rules version 1" in done.stdout
    assert "  foothills, rules version" in done.stdout, "ours, not its twin"


@pytest.mark.parametrize("name", [name for name in WRONG if name not in OURS])
def test_the_terminal_refuses_a_broken_game_by_name(site: Path, tmp_path: Path, name: str) -> None:
    done = run("simulate", name, "-n", "1", data=tmp_path, **environment(site))
    assert done.returncode != 0
    assert f"the game “{name}” is broken: " in done.stderr
    assert WRONG[name] in done.stderr
    assert "Traceback" not in done.stderr


def test_the_server_sets_them_aside_and_plays_the_others(site: Path, tmp_path: Path) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Ada"}]
    with serving(tmp_path, **environment(site)) as house:
        assert {card["id"] for card in house.ask("/api/games")} == {*OURS, "nim"}
        for name in WRONG.keys() - set(OURS):
            with pytest.raises(urllib.error.HTTPError) as refusal:
                house.table(name, *bots)
            answer = json.loads(refusal.value.read())
            assert refusal.value.code == 404
            assert f"the game {name!r} is broken: " in answer["text"]
            assert WRONG[name] in answer["text"]
        for name in ("nim", "foothills"):
            assert house.table(name, *bots)["table"]
        assert house.log is not None
        log = house.log.read_text()
    for name, why in WRONG.items():
        assert any(f"the game {name} is set aside: " in line and why in line for line in log.splitlines()), name
