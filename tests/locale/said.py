"""What Python says, for the pages to say the same: `python -m tests.locale.said` prints it as JSON.

web/src/lib/voice.test.ts asks for it and compares: every message of every catalogue in every language, with facts at
their boundaries; and what is said in a random game of every title.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast

import branchline as bl
from branchline.core.game import Change, GameInfo, Line
from branchline.locale import SHIPPED, Argument, Kind, Texts, catalogues, languages, texts_of
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
    """The words of every game, including the example, which speaks French."""
    return {**catalogues(), "nim": EXAMPLE / "src" / "nim" / "words"}


def catalogue_files(language: str, catalogue: str) -> list[Path]:
    """What `Texts` of this catalogue reads."""
    words = all_words().get(catalogue)
    own = SHIPPED / language / f"{catalogue}.ftl" if words is None else words / f"{language}.ftl"
    return [file for file in (SHIPPED / language / "core.ftl", own) if file.exists()]


def all_messages() -> Iterator[dict[str, Any]]:
    """Each catalogue in each language: its files, and every message with its facts and its words."""
    for catalogue in ["web", *all_words()]:
        words = all_words().get(catalogue)
        for language in languages(words):
            files = catalogue_files(language, catalogue)
            if not any(file.stem != "core" for file in files):
                continue  # this game is not translated
            texts = Texts(language, catalogue, words=words)
            common = (SHIPPED / language / "core.ftl").exists() and Texts(language)
            choices = variants(files)
            said = [
                [key, args, texts.say(key, **args)]
                for key in texts.keys
                if catalogue == "web" or not (common and common.has(key))  # once is enough for what all games say
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


def walk(info: GameInfo, seed: int, most: int) -> list[tuple[str, dict[str, Any], str]]:
    """What is said in a game: moves, lines of the log and changes, each with the words."""
    game, dealer = bl.game(info.id), bl.SeededDealer(seed)
    state = game.start(info.seats[0], dealer)
    names = names_of(board_of(info), texts_of(info), game.view(state, None))
    voice = Voice(texts_of(info), ["Ada", "Ben", "Cy"], viewer=0, things=names, halves=info.halves)
    said: dict[str, tuple[str, dict[str, Any], str]] = {}
    for step in range(most):
        if state.over:
            break
        for move in game.legal_moves(state):
            said.setdefault(f"move {move.kind} {step // 40}", ("move", move.json(), voice.move(move.json())))
        actions = state.legal_actions()
        recorder = bl.RecordingDealer(dealer)
        action = actions[(step * 7 + seed) % len(actions)]
        before, move = state.copy(), game.move(state, action)
        state.apply(action, recorder)
        for line in game.narrate(before, state, move, recorder.dealt, 0):
            facts = {"key": line.key, "args": dict(line.args)}
            mine = line.args.get("who") == 0
            said.setdefault(f"{line.key} {mine}", ("line", facts, voice.line(Line(line.key, line.args))))
        for change in game.ledger(before, state, 0):
            facts = {"seat": change.seat, "thing": change.thing, "by": change.by}
            said.setdefault(change.thing, ("change", facts, voice.change(Change(*facts.values()))))
    return list(said.values())


def words_in_view(info: GameInfo) -> dict[str, str]:
    """The part of a view that tells which map and which boards a table uses."""
    game = bl.game(info.id)
    view = game.view(game.start(info.seats[0], bl.SeededDealer(3)), None)
    return {key: value for key, value in view.items() if isinstance(value, str)}


def all_games() -> Iterator[dict[str, Any]]:
    for info in bl.all_games():
        files = [*catalogue_files("en", info.texts), SHIPPED / "en" / "web.ftl"]
        yield {
            "id": info.id,
            "files": list(map(str, files)),
            "facts": texts_of(info).facts,
            "board": board_of(info),
            "view": words_in_view(info),
            "halves": info.halves,
            "said": walk(info, 3, 160),
        }


if __name__ == "__main__":
    json.dump({"catalogues": list(all_messages()), "games": list(all_games())}, sys.stdout)
