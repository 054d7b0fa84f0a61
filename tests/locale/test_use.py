"""Every text is used, and every rule cited has a text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline import build
from branchline.core.game import GameInfo
from branchline.locale import SHIPPED, Texts, catalogues, facts_of, languages
from branchline.locale.names import things
from branchline.locale.origins import BETWEEN, slug
from tests.locale.said import board_of

WEB = build.PACKAGE.parent.parent / "web" / "src"
RULE = re.compile(r"\b[A-Z](?:X|\d+)\.\d+\b")
GAMES = pytest.mark.parametrize("info", bl.all_games(), ids=lambda info: info.id)


@cache
def sources() -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(build.PACKAGE.rglob("*.py"))}


@cache
def written() -> tuple[set[str], set[str], set[str]]:
    """Every string in the code, and the beginning and end of every one that is put together: `narrate-` in
    f"narrate-{key}", `-name` in f"{kind}-name"."""
    texts: set[str] = set()
    heads: set[str] = set()
    tails: set[str] = set()
    for source in sources().values():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                heads.update(re.findall(r"^[a-z-]+-$", str(node.values[0].value)))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[-1], ast.Constant):
                tails.update(re.findall(r"^-[a-z]+$", str(node.values[-1].value)))
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        source = path.read_text(encoding="utf-8")
        texts.update(re.findall(r"""["'`]([\w.-]+)["'`]""", source))
        heads.update(re.findall(r"`([a-z-]+-)\$\{", source))
    heads.update(f"{kind}-" for words in catalogues().values() for kind in facts_of(words).values())
    return texts, heads, tails


def is_put_together(key: str, texts: set[str], heads: set[str]) -> bool:
    """Of a beginning and its rest, which may be put together itself: `terminal-` and `op-` and `build`."""
    rests = [key.removeprefix(head) for head in heads if key.startswith(head)]
    return any(rest in texts or is_put_together(rest, texts, heads) for rest in rests)


def is_said(key: str, referred: set[str]) -> bool:
    """Whether code names this key: whole, or by its beginning and its rest, or for its twin."""
    texts, heads, tails = written()
    whole, key = key, key.removesuffix("-you")
    if {whole, key} & (texts | referred):
        return True
    if is_put_together(key, texts, heads):
        return True
    return any(key.endswith(tail) and f"{key.removesuffix(tail)}s" in texts for tail in tails)  # a board lists `trains`


@GAMES
def test_no_text_is_there_for_nobody(info: GameInfo) -> None:
    files = [SHIPPED / "en" / "core.ftl", catalogues()[info.texts] / "en.ftl"]
    referred = {name for file in files for name in re.findall(r"{ ([a-z][\w-]*) }", file.read_text(encoding="utf-8"))}
    texts, _, _ = written()
    named = {f"{kind}-{thing['id']}" for kind, thing in things(board_of(info), {})}  # names.py asks for each of them
    named |= {key for key, _ in origins(board_of(info))}
    unsaid = [key for key in Texts("en", info.texts).keys if not is_said(key, referred) and key not in named]
    assert [key for key in unsaid if not key.startswith(("rule-", "rules-"))] == []
    assert "rule-" in texts, "the page of all rules says every rule"


def origins(board: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What a board says of its origin: the key and the English of each note and of each card's facts."""
    for part, known in board.get("provenance", {}).items():
        yield f"note-{slug(part)}", known["note"]
    for card in [one for kind in ("lines", "stations", "action_cards") for one in board.get(kind, [])]:
        name = card.get("printed_name", "")
        for text in card["provenance"].values():
            for fact in text.split(BETWEEN):
                yield f"origin-{slug(fact.replace(name, '') if name else fact)}", fact


@GAMES
def test_what_a_board_says_of_its_origin_has_its_text_word_for_word(info: GameInfo) -> None:
    """A translation of other words than the board's would be shown beside a card that says something else."""
    texts = Texts("en", info.texts)
    said = dict(origins(board_of(info)))
    assert len(said) == {"foothills": 71, "ticket-to-ride-germany": 5}.get(info.id, 0), "the search finds them"
    assert [key for key in said if not texts.has(key)] == []
    for key, english in said.items():
        assert "{" in texts.say(key, printed="{") or texts.say(key) == english


def test_no_text_of_the_pages_is_there_for_nobody() -> None:
    source = (SHIPPED / "en" / "web.ftl").read_text(encoding="utf-8")
    referred = set(re.findall(r"{ ([a-z][\w-]*) }", source))
    keys = re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)
    assert [key for key in keys if not is_said(key, referred)] == []


def test_every_text_that_the_pages_say_is_there() -> None:
    there = set(Texts("en", "web").keys)
    said = set()
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        said |= set(re.findall(r"""[^\w]t\(["']([\w-]+)["']""", path.read_text(encoding="utf-8")))
    assert len(said) > 100, "the search finds them"
    assert sorted(said - there) == []


SAID_BY_KEY = {"refused": 2, "too_many": 0, "not_allowed": 0, "Barrier": 0}
"""What refuses a player, and which of its arguments is the key of the text."""


def test_every_refusal_of_a_player_has_its_text() -> None:
    """A sentence instead of a key would fail only when somebody is refused."""
    there = set(Texts("en", "web").keys)  # the core's texts are part of every other's
    said = set()
    for path, source in sources().items():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAID_BY_KEY:
                key = node.args[SAID_BY_KEY[node.func.id]]
                if isinstance(key, ast.Constant):
                    said.add((path.name, key.value))
    assert len(said) > 20, "the search finds them"
    assert sorted((file, key) for file, key in said if key not in there) == []


def test_the_search_finds_what_is_not_said() -> None:
    assert is_said("narrate-claim-you", set())
    assert is_said("card-red", set())
    assert not is_said("narrate-nonsense", set())
    assert is_said("count-things", {"count-things"})


@pytest.mark.parametrize("language", languages())
def test_every_rule_that_code_cites_has_a_text(language: str) -> None:
    known = {key for info in bl.all_games() for key in Texts(language, info.texts, fallback="en").keys}
    cited = {(path.name, rule) for path, source in sources().items() for rule in RULE.findall(source)}
    assert {rule for _, rule in cited} >= {"T3.7", "T6.4"}, "the search finds them"
    assert sorted((file, rule) for file, rule in cited if "rule-" + rule.replace(".", "-") not in known) == []
