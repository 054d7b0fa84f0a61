"""Every kind of move of every game can be said on a button; the page's voice says the same as ours."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.game import Change, GameInfo, Line
from branchline.locale import Texts, texts_of
from branchline.locale.names import names_of
from branchline.locale.voice import Voice

FIXTURE = Path(__file__).parents[1] / "fixtures" / "voice" / "said.json"
GAMES = pytest.mark.parametrize("info", bl.all_games(), ids=lambda info: info.id)


def board_of(info: GameInfo) -> dict[str, Any]:
    game = bl.game(info.id)
    whole = getattr(game.board, "data", None)
    if whole is not None:
        return dict(whole)
    folder = Path(__import__(info.rules.partition(":")[0], fromlist=["x"]).__file__ or "").parent / "board"
    return dict(json.loads((folder / f"{game.board.id}.json").read_text(encoding="utf-8")))


@GAMES
def test_every_kind_of_move_has_words_and_uses_no_other_fields(info: GameInfo) -> None:
    texts = texts_of(info)
    for kind, move in bl.game(info.id).moves.kinds.items():
        needed = set(texts.arguments(f"move-{kind}"))
        assert needed <= {field.name for field in fields(move)}, kind
        assert texts.has(f"kind-{kind}"), kind


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
        for line in game.narrate(before, move, recorder.dealt, 0):
            facts = {"key": line.key, "args": dict(line.args)}
            said.setdefault(line.key, ("line", facts, voice.line(Line(line.key, line.args))))
        for change in game.ledger(before, state, 0):
            facts = {"seat": change.seat, "thing": change.thing, "by": change.by}
            said.setdefault(change.thing, ("change", facts, voice.change(Change(*facts.values()))))
    return list(said.values())


@GAMES
def test_a_move_calls_what_is_on_the_board_by_its_name(info: GameInfo) -> None:
    game = bl.game(info.id)
    names = names_of(board_of(info), texts_of(info), game.view(game.start(info.seats[0], bl.SeededDealer(3)), None))
    named = 0
    for what, facts, words in walk(info, 3, 250):
        for value in facts.values() if what == "move" else ():
            if isinstance(value, str) and value in names:
                assert names[value] in words
                named += 1
    assert named > 0, "the search finds some"


def words_in_view(info: GameInfo) -> dict[str, str]:
    """Of a view what tells which map and which boards a table uses."""
    game = bl.game(info.id)
    view = game.view(game.start(info.seats[0], bl.SeededDealer(3)), None)
    return {key: value for key, value in view.items() if isinstance(value, str)}


def test_the_fixture_of_the_pages_voice_is_what_ours_says() -> None:
    """web/src/lib/voice.test.ts says the same facts and compares with the same words."""
    made = {
        info.id: {
            "texts": info.texts,
            "view": words_in_view(info),
            "halves": info.halves,
            "said": [list(one) for one in walk(info, 3, 160)],
        }
        for info in bl.all_games()
    }
    text = json.dumps(made, ensure_ascii=False, indent=1) + "\n"
    if not FIXTURE.exists():
        FIXTURE.write_text(text, encoding="utf-8")
        pytest.fail(f"{FIXTURE.name} was not there and has been written: look at it and commit it")
    assert json.loads(FIXTURE.read_text(encoding="utf-8")) == json.loads(text), "delete the fixture to write it anew"


def test_an_empty_list_is_said() -> None:
    assert Voice(Texts("en", "ticket-to-ride"), []).move({"move": "keep", "tickets": []}) == "Keep nothing"
