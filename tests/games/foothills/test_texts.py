"""Everything the game says has a text: rules, refusals, narration, scores, ledgers."""

from __future__ import annotations

import re

import pytest

import branchline as bl
from branchline.games.foothills.words.moves import PHASES
from branchline.locale import Texts
from branchline.locale.voice import Voice
from tests.games.foothills.arrange import GAME

pytestmark = pytest.mark.once

TEXTS = Texts("en", GAME.info.texts)
LAST = {1: 6, 2: 12, 3: 7, 4: 4, 5: 6, 6: 6, 7: 7, 8: 7, 9: 18, 10: 2, 11: 5, 12: 1, 13: 8}
RULES = [f"F{part}.{n}" for part, last in LAST.items() for n in range(1, last + 1)]
RULES += [f"AMB-{n}" for n in range(1, 25)]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_text_of_whole_sentences(rule: str) -> None:
    text = TEXTS.rule(rule)
    assert text[0].isupper()
    assert text.endswith(".")
    assert len(re.findall(r"\.(?= |$)", text)) <= 3


def test_no_text_for_a_rule_that_is_not() -> None:
    written = {key for key in TEXTS.keys if key.startswith(("rule-F", "rule-AMB"))}
    assert written == {"rule-" + rule.replace(".", "-") for rule in RULES}


@pytest.mark.parametrize("key", TEXTS.keys)
def test_every_text_can_be_said(key: str) -> None:
    kinds = TEXTS.needs(key)
    for number in (0, 1, 2, 5):
        text = TEXTS.say(key, **{name: number if kind == "number" else f"‹{name}›" for name, kind in kinds.items()})
        assert text == " ".join(text.split()), "one line, no stray space"
        assert not set("{}$") & set(text)


def test_who_acts_is_told_as_well_as_the_others() -> None:
    told = {key for key in TEXTS.keys if key.startswith("narrate-")}
    twins = {key for key in told if key.endswith("-you")}
    assert {key.removesuffix("-you") for key in twins} == {key for key in told if "who" in TEXTS.arguments(key)}


def test_every_phase_says_what_is_expected() -> None:
    assert all(TEXTS.say(f"phase-{phase}") for phase in PHASES.values())


def test_whole_games_can_be_told() -> None:
    """Every line, ledger and score of some games, to each player and to a spectator."""
    said: set[str] = set()
    for seed in range(12):
        dealer = bl.RecordingDealer(bl.SeededDealer(seed))
        luck = bl.SeededDealer(seed, 1)
        state = GAME.start(2, dealer)
        dealer.take()
        while not state.over:
            before = state.copy()
            moves = GAME.legal_moves(state)
            move = moves[luck.below(len(moves))]
            GAME.play(state, int(state.turn), move, dealer)
            dealt = dealer.take()
            for viewer in (0, 1, None):
                voice = Voice(TEXTS, ["Ada", "Ben"], viewer)
                lines = GAME.narrate(before, state, move, dealt, viewer)
                said |= {line.key for line in lines}
                assert all(voice.line(line) for line in lines)
                assert all(voice.change(change) for change in GAME.ledger(before, state, viewer))
        for scores in GAME.breakdown(state):
            assert all(voice.score(line) for line in scores)
        assert TEXTS.say(f"end-{state.end_reason}")
    assert len(said) > 20
