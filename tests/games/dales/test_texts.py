"""Every rule and every key the code cites has a text, with the arguments the code gives."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.dealer import RecordingDealer, SeededDealer
from branchline.games import dales
from branchline.locale import Texts
from branchline.locale.voice import Voice

SOURCES = sorted(Path(dales.__file__).parent.rglob("*.py"))
RULES = sorted({rule for path in SOURCES for rule in re.findall(r"\b[WN]\d+\.\d+\b", path.read_text())})


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts("en", "dales")


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_cited_has_a_text(texts: Texts, rule: str) -> None:
    assert len(texts.rule(rule)) > 20


def test_every_refusal_cited_has_a_text(texts: Texts) -> None:
    keys = {key for path in SOURCES for key in re.findall(r'"(refuse-[a-z-]+)"', path.read_text())}
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not texts.has(key)] == []


@pytest.mark.parametrize(("name", "seats"), [("wensleydale", 3), ("nurnberg", 2), ("nurnberg", 4)])
def test_narrations_scores_and_prompts_can_be_said(texts: Texts, name: str, seats: int) -> None:
    game = bl.game(name)
    dealer = RecordingDealer(SeededDealer(21))
    state = game.start(seats, dealer)
    while not state.over:
        assert texts.has(f"phase-{game.view(state, None)['phase']}")
        actions = state.legal_actions()
        move = game.move(state, actions[dealer.inner.below(len(actions))])
        before = state.copy()
        dealer.take()
        game.play(state, int(state.turn), move, dealer)
        dealt = list(dealer.dealt)
        for viewer in (None, int(before.turn)):
            for line in game.narrate(before, state, move, dealt, viewer):
                assert Voice(texts, [], viewer).line(line)
    assert texts.has(f"end-{state.end_reason}")
    for lines in game.breakdown(state):
        for line in lines:
            assert texts.say(line.key, **line.args)
            assert texts.rule(line.rule)
