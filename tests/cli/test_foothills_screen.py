"""The screen of Foothills: every position can be drawn on any terminal, and all of it fits a common one."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.cli.result import ranking_rows, score_rows
from branchline.games.foothills.faces.terminal import ValleyScreen, brief
from branchline.locale import Texts
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint, width
from branchline.terminal.screen import Scene, screen_of
from branchline.terminal.words import find
from tests.games.foothills.arrange import DATA, GAME, E, arrange, play


def screen(viewer: int | None, language: str = "en") -> ValleyScreen:
    drawn = screen_of(GAME, Voice(Texts(language, GAME.info.texts), ["Ada", "Ben"], viewer), Paint(False))
    assert isinstance(drawn, ValleyScreen)
    return drawn


def pages(state: bl.State, viewer: int | None, columns: int, rows: int) -> list[list[str]]:
    moves = GAME.legal_moves(state) if viewer == state.turn else []
    return screen(viewer).pages(Scene(GAME.view(state, viewer), moves, [], 7, columns, rows))


@pytest.mark.parametrize(("columns", "rows"), [(100, 40), (80, 24), (60, 30), (160, 50)])
def test_every_position_of_a_game_is_drawn_within_the_terminal(columns: int, rows: int) -> None:
    dealer = bl.SeededDealer(4)
    state = GAME.start(2, dealer)
    number = 0
    while not state.over:
        for viewer in (0, 1, None) if number % 30 == 0 else ():
            for page in pages(state, viewer, columns, rows):
                assert max(map(width, page)) <= columns
        actions = state.legal_actions()
        state.apply(actions[dealer.below(len(actions))], dealer)
        number += 1
    assert pages(state, 0, columns, rows)


def test_at_100_columns_a_player_sees_everything_on_one_page() -> None:
    state = arrange(me={"iron": 2, "passenger": 1, "tickets": ["red", "purple"]}, valley={"V-2": {"stations": [0]}})
    (page,) = pages(state, 0, 100, 40)
    text = "\n".join(page)
    for seen in (
        "Two Viaducts/Hebron",
        "stockyard 3i 3s 0e",
        "Stone Crusher",
        "0.5 points",
        "tickets II III/IV",
        "Ada (you)",
    ):
        assert seen in text
    assert "1) play stone-crusher" in text


def test_every_effect_has_its_few_words() -> None:
    effects = [card["effect"] for card in [*DATA["action_cards"], *DATA["main_actions"]]]
    effects += [card[key] for card in DATA["stations"] for key in ("surveyor", "when_built") if key in card]
    for language in ("en", "fr", "it", "de"):
        say = screen(0, language).own_say
        assert all(brief(op, say) for effect in effects for op in effect)


def test_a_player_can_see_what_of_his_cards_is_printed() -> None:
    rows = screen(0).tickets(Scene(GAME.view(arrange(cards=["tea-break"]), 0), [], [], 1, 100, 40))
    assert any("Tea Break (Pause thé): printed:" in row for row in rows)
    own = "\n".join(pages(arrange(cards=["tea-break"]), 0, 100, 40)[0])
    assert "c 1×track" in own, "the one grey side that is known in full has no mark"
    assert "d≈ build" in own


def test_scores_are_said_in_points_and_counted_in_halves() -> None:
    position = GAME.position(GAME.start(2, bl.SeededDealer(3)))
    position["players"][0] |= {"vp": 6, "passenger": 3}
    state = GAME.from_position(position)
    assert state.scores()[0] == 15
    voice = Voice(Texts("en", GAME.info.texts), ["Ada", "Ben"], None, halves=True)
    told = "\n".join(score_rows(GAME, state, voice, 120) + ranking_rows(GAME, state, voice))
    assert "Ada: 7.5 points" in told
    assert "F11.4    +6 6 VP from the game" in told
    assert "F11.4  +1.5 3 passengers" in told
    assert "1. Ada: 7.5 points" in told


def test_moves_say_what_they_do() -> None:
    (page,) = pages(arrange(grey="B"), 0, 120, 45)
    text = "\n".join(page)
    assert "play stone-crusher: A take 1-3" in text
    assert "landscaper: d" not in text, "it cannot be played: there is no station to build"
    going = play(arrange(), E)
    (page,) = pages(going, 0, 120, 45)
    assert "surveyor to II-1 Caernarfon (ticket +1i)" in "\n".join(page)


def test_a_card_that_cannot_be_played_is_refused_by_its_rule() -> None:
    known = screen(0)
    assert str(find("inspector", known.every_move(), known.words)) == "play inspector"
