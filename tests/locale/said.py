"""What Python says, for the pages to say the same: `python -m tests.locale.said` prints it as JSON.

web/src/lib/voice.test.ts asks for it and compares: every message of every catalogue in every language, with facts at
their boundaries; and what is said in a random game of every title, in every language.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast

import branchline as bl
from branchline.core.game import Change, GameInfo, Line
from branchline.core.lesson import TRIES
from branchline.core.registry import folder
from branchline.locale import (
    CORE,
    SHIPPED,
    Argument,
    Kind,
    Texts,
    catalogues,
    facts_of,
    languages,
    spoken_languages,
    texts_of,
    words_of,
)
from branchline.locale.names import names_of
from branchline.locale.voice import Voice
from tests.support.plugins import EXAMPLE

NUMBERS: list[Argument] = [0, 1, 2, 5, 21, 1000, 2.5]
NAMES: list[Argument] = ["Ada", "Œdipe", "Köln – Ruhr", "", "21", "Bartholomäus Freiherr von Hohenzollern-Sigmaringen"]


def board_of(info: GameInfo) -> dict[str, Any]:
    game = bl.game(info.id)
    whole = getattr(game.board, "data", None)
    if whole is not None:
        return dict(whole)
    folder = Path(__import__(info.rules.partition(":")[0], fromlist=["x"]).__file__ or "").parent / "board"
    return dict(json.loads((folder / f"{game.board.id}.json").read_text(encoding="utf-8")))


# Every message


def all_words() -> dict[str, Path]:
    """The words of every game and of its lessons, including the example."""
    found = {**catalogues(), "nim": EXAMPLE / "src" / "nim" / "words"}
    for info in bl.all_games():
        lessons = folder(info, "lessons")
        if lessons is not None:
            found |= {f"{info.texts}-lessons": lessons, f"{info.texts}-{TRIES}": lessons / TRIES}
    return found


def catalogue_files(language: str, catalogue: str) -> list[Path]:
    """What `Texts` of this catalogue reads."""
    words = all_words().get(catalogue)
    own = SHIPPED / language / f"{catalogue}.ftl" if words is None else words / f"{language}.ftl"
    return [file for file in dict.fromkeys((SHIPPED / language / f"{CORE}.ftl", own)) if file.exists()]


def all_messages() -> Iterator[dict[str, Any]]:
    """Each catalogue in each language: its files, and every message with its facts and its words."""
    for catalogue in [CORE, "web", "terminal", "command", *all_words()]:
        words = all_words().get(catalogue)
        for language in languages(words):
            files = catalogue_files(language, catalogue)
            if catalogue != CORE and all(file.stem == CORE for file in files):
                continue  # this game is not translated
            texts = Texts(language, None if catalogue == CORE else catalogue, words=words)
            common = Texts(language) if language in spoken_languages() and catalogue != CORE else None
            choices = variants(files)
            said = [
                [key, args, texts.say(key, **args)]
                for key in texts.keys
                if common is None or not common.has(key)  # once is enough for what all games say
                for args in cases(texts, key, choices)
            ]
            yield {"language": language, "catalogue": catalogue, "files": list(map(str, files)), "said": said}


def variants(files: list[Path]) -> dict[str, set[str]]:
    """For each fact, the words that some message chooses its wording by."""
    from fluent.runtime import FluentResource
    from fluent.syntax.visitor import Visitor

    found: dict[str, set[str]] = {}

    class Choices(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if isinstance(node.selector, ast.VariableReference):
                keys = (variant.key for variant in node.variants)
                named = {key.name for key in keys if isinstance(key, ast.Identifier)}
                found.setdefault(node.selector.id.name, set()).update(named)
            self.generic_visit(node)

    for file in files:
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            Choices().visit(entry)
    return found


def cases(texts: Texts, key: str, choices: dict[str, set[str]]) -> Iterator[dict[str, Argument]]:
    """Facts for a message: each fact in turn takes every value of its kind, while the others cycle through theirs."""
    wanted = texts.arguments(key)
    values = {name: values_of(texts, name, kind, choices) for name, kind in wanted.items()}
    if not values:
        yield {}
    for name in values:
        for step, value in enumerate(values[name]):
            args: dict[str, Argument] = {}
            for place, all_of in enumerate(values.values()):
                args |= all_of[(step + place) % len(all_of)]
            yield args | value


def values_of(texts: Texts, name: str, kind: Kind, choices: dict[str, set[str]]) -> list[dict[str, Argument]]:
    """What a fact may be: a number, a name, or a named thing in all its forms."""
    if kind == "number":
        return [{name: value} for value in NUMBERS]
    if texts.names_thing(name):
        start = f"{texts.facts[name]}-"
        ids = [key.removeprefix(start) for key in texts.keys if key.startswith(start)]
        return [texts.named(name, value) for value in [*ids, *sorted(choices.get(f"{name}-id", ())), "banana"]]
    return [{name: value} for value in [*NUMBERS, *NAMES, *sorted(choices.get(name, ()))]]


# Whole games


def walk(info: GameInfo, languages: list[str], seed: int, most: int) -> dict[str, list[tuple[str, Any, str]]]:
    """What is said in a game, in each language: moves, lines of the log and changes, each with the words."""
    game, dealer = bl.game(info.id), bl.SeededDealer(seed)
    state = game.start(info.seats[0], dealer)
    told: dict[str, tuple[str, Any]] = {}
    view = game.view(state, None)
    for step in range(most):
        if state.over:
            break
        for move in game.legal_moves(state):
            told.setdefault(f"move {move.kind} {step // 40}", ("move", move.json()))
        actions = state.legal_actions()
        recorder = bl.RecordingDealer(dealer)
        action = actions[(step * 7 + seed) % len(actions)]
        before, move = state.copy(), game.move(state, action)
        state.apply(action, recorder)
        for line in game.narrate(before, state, move, recorder.dealt, 0):
            mine = line.args.get("who") == 0
            told.setdefault(f"{line.key} {mine}", ("line", {"key": line.key, "args": dict(line.args)}))
        for change in game.ledger(before, state, 0):
            told.setdefault(change.thing, ("change", {"seat": change.seat, "thing": change.thing, "by": change.by}))
    return {language: list(in_words(info, language, view, told.values())) for language in languages}


def in_words(
    info: GameInfo, language: str, view: dict[str, Any], told: Iterable[tuple[str, Any]]
) -> Iterator[tuple[str, Any, str]]:
    """What was told, with the words that a language has for it."""
    texts = texts_of(info, language)
    voice = Voice(
        texts, ["Ada", "Ben", "Cy"], viewer=0, things=names_of(board_of(info), texts, view), halves=info.halves
    )
    for what, of in told:
        if what == "move":
            yield what, of, voice.move(of)
        elif what == "line":
            yield what, of, voice.line(Line(**of))
        else:
            yield what, of, voice.change(Change(**of))


def words_in_view(info: GameInfo) -> dict[str, str]:
    """The part of a view that tells which map and which boards a table uses."""
    game = bl.game(info.id)
    view = game.view(game.start(info.seats[0], bl.SeededDealer(3)), None)
    return {key: value for key, value in view.items() if isinstance(value, str)}


def all_games() -> Iterator[dict[str, Any]]:
    for info in bl.all_games():
        words = words_of(info)
        spoken = [one for one in spoken_languages() if words is not None and (words / f"{one}.ftl").exists()]
        shared = {"facts": facts_of(words), "board": board_of(info), "view": words_in_view(info)}
        for language, said in walk(info, spoken, 3, 160).items():
            files = [*catalogue_files(language, info.texts), SHIPPED / language / "web.ftl"]
            own = {"id": info.id, "language": language, "files": list(map(str, files)), "halves": info.halves}
            yield {**own, **shared, "said": said}


if __name__ == "__main__":
    json.dump({"catalogues": list(all_messages()), "games": list(all_games())}, sys.stdout)
