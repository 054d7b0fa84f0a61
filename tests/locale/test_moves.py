"""Every kind of move of every game can be said on a button. The pages say the same: web/src/lib/voice.test.ts."""

from __future__ import annotations

from dataclasses import fields

import pytest

import branchline as bl
from branchline.core.game import GameInfo
from branchline.locale import Texts, texts_of
from branchline.locale.names import names_of
from branchline.locale.voice import Voice
from tests.locale.said import board_of, walk

GAMES = pytest.mark.parametrize("info", bl.all_games(), ids=lambda info: info.id)


@GAMES
def test_every_kind_of_move_has_words_and_uses_no_other_fields(info: GameInfo) -> None:
    texts = texts_of(info)
    for kind, move in bl.game(info.id).moves.kinds.items():
        needed = set(texts.arguments(f"move-{kind}"))
        assert needed <= {field.name for field in fields(move)}, kind
        assert texts.has(f"kind-{kind}"), kind


@GAMES
def test_a_move_calls_what_is_on_the_board_by_its_name(info: GameInfo) -> None:
    game = bl.game(info.id)
    names = names_of(board_of(info), texts_of(info), game.view(game.start(info.seats[0], bl.SeededDealer(3)), None))
    named = 0
    for what, facts, words in walk(info, ["en"], 3, 250)["en"]:
        for value in facts.values() if what == "move" else ():
            if isinstance(value, str) and value in names:
                assert names[value] in words
                named += 1
    assert named > 0, "the search finds some"


def test_an_empty_list_is_said() -> None:
    assert Voice(Texts("en", "ticket-to-ride"), []).move({"move": "keep", "tickets": []}) == "Keep nothing"
