"""Every lesson can be played as it is written, says what it should, and names rules that are there."""

from __future__ import annotations

import re

import pytest

import branchline as bl
from branchline.core.lesson import Chapter, Lessons, lessons_of
from branchline.core.registry import folder, info_of
from branchline.locale import Texts, texts_of
from branchline.server.table.lessons import remarks

GAMES = [info.id for info in bl.all_games() if lessons_of(info.id) is not None]
STEPS = {  # how many ideas each first game has
    "ticket-to-ride-germany": 20,
    "wensleydale": 21,
    "nurnberg": 23,
    "foothills": 24,
}
IDEAS = {  # every group of rules that a beginner needs
    "ticket-to-ride-germany": "T0 T1 T2 T3 T4 T5 T6",
    "wensleydale": "W1 W3 W4 W5 W6 W7 W8 W9 W10",
    "nurnberg": "W1 W3 N3 W4 W5 N5 W6 W7 N7 W8 W9 W10",
    "foothills": "F2 F3 F4 F5 F6 F7 F8 F9 F10 F11",
}


def lessons(name: str) -> Lessons:
    found = lessons_of(name)
    assert found is not None
    return found


def words(name: str) -> Texts:
    info = info_of(name)
    return Texts("en", f"{info.texts}-lessons", words=folder(info, "lessons"))


def chapters(name: str) -> list[Chapter]:
    return lessons(name).chapters


def test_the_four_games_have_a_first_game() -> None:
    assert set(GAMES) >= set(STEPS)
    assert {name: sum(len(chapter.steps) for chapter in chapters(name)) for name in STEPS} == STEPS


@pytest.mark.parametrize("name", GAMES)
def test_each_step_is_about_rules_that_are_there_and_all_groups_come_up(name: str) -> None:
    known = set(texts_of(info_of(name)).rules())
    steps = [step for chapter in chapters(name) for step in chapter.steps]
    assert all(step.rules and set(step.rules) <= known for step in steps)
    assert len({step.id for step in steps}) == len(steps)
    assert {rule.split(".")[0] for step in steps for rule in step.rules} >= set(IDEAS[name].split())


@pytest.mark.parametrize("name", GAMES)
def test_each_step_has_a_title_and_at_most_three_sentences(name: str) -> None:
    texts = words(name)
    for step in (step for chapter in chapters(name) for step in chapter.steps):
        assert len(texts.say(f"lesson-{step.id}-title")) <= 32
        text = texts.say(f"lesson-{step.id}")
        assert 1 <= len(re.findall(r"[.!?](?= |$)", text)) <= 3
        assert len(text) <= 170, text
    assert all(texts.has(f"lesson-strong-{number}") for number in (1, 2, 3))


@pytest.mark.parametrize("name", GAMES)
def test_each_step_with_something_to_do_says_why_in_one_short_sentence(name: str) -> None:
    info = info_of(name)
    for chapter in chapters(name):
        for step in chapter.steps:
            moves = range(step.first, step.first + len(step.moves))
            remarked = bool(moves) and all(remarks(chapter, at) for at in moves)
            if (not moves and step.forbidden is None) or remarked:
                continue
            for language in ("en", "de", "fr", "it"):
                texts = Texts(language, f"{info.texts}-lessons", words=folder(info, "lessons"))
                why = texts.say(f"lesson-{step.id}-why")
                assert re.fullmatch(r"[^.!?]{15,78}\.", why), why


def test_no_words_without_a_step() -> None:
    for folder_name in {info_of(name).texts for name in GAMES}:
        named = [name for name in GAMES if info_of(name).texts == folder_name]
        ids = {step.id for name in named for chapter in chapters(name) for step in chapter.steps}
        wanted = {f"lesson-{one}{end}" for one in ids for end in ("", "-title")}
        wanted |= {f"lesson-strong-{number}" for number in (1, 2, 3)}
        found = {key for key in words(named[0]).keys if key.startswith("lesson-")}
        assert found - {f"lesson-{one}-why" for one in ids} == wanted  # a step may say why its move is made


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_follows_the_line_gets_its_luck_and_its_answers(name: str) -> None:
    for chapter in chapters(name):
        state = chapter.game.from_position(chapter.position)
        for seq, made in enumerate(chapter.line):
            assert chapter.next(state, seq) == made
            dealer = bl.RecordingDealer(chapter.luck(state, seq, bl.SeededDealer(seq)))
            chapter.game.play(state, made.seat, made.move, dealer)
            assert dealer.take() == made.dealt
        assert state == chapter.states[-1]
        assert chapter.next(state, len(chapter.line)) is None
        assert state.over or int(state.turn) is not None


@pytest.mark.parametrize("name", GAMES)
def test_what_a_step_forbids_is_refused_by_one_of_its_rules(name: str) -> None:
    for chapter in chapters(name):
        for step in chapter.steps:
            if step.forbidden is not None:
                refusal = chapter.game.why_not(chapter.states[step.first], chapter.you, step.forbidden)
                assert refusal is not None
                assert refusal.rule in step.rules


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_leaves_the_line_has_luck_of_its_own(name: str) -> None:
    chapter = chapters(name)[0]
    start = chapter.states[0]
    at = next(k for k, made in enumerate(chapter.line) if len(chapter.states[k].legal_actions()) > 1)
    state = chapter.states[at].copy()
    other = next(move for move in chapter.game.legal_moves(state) if move != chapter.line[at].move)
    chapter.game.play(state, int(state.turn), other, bl.SeededDealer(1))
    assert chapter.next(state, at + 1) is None
    free = bl.SeededDealer(5)
    assert chapter.luck(state, at + 1, free) is free
    assert chapter.luck(start, 0, free) is not free


@pytest.mark.parametrize("name", GAMES)
def test_every_step_can_be_begun_again(name: str) -> None:
    """A position holds all that the rest of the line needs."""
    for chapter in chapters(name):
        for number, step in enumerate(chapter.steps):
            rest = lessons(name).chapter(f"chapter/{chapter.id}/{step.id}")
            assert rest.game.from_position(rest.position) == chapter.states[step.first]
            assert rest.before == number
            assert [one.id for one in rest.steps] == [one.id for one in chapter.steps[number:]]
            assert rest.steps[0].first == 0
            assert rest.line == chapter.line[step.first :]


def test_a_lesson_nobody_has_is_refused() -> None:
    for name in ("chapter/nonsense", "chapter/start/nonsense", "rule/T0.1", "nonsense", ""):
        with pytest.raises(bl.BranchlineError, match=r"has no (lesson|step)"):
            lessons("ticket-to-ride-germany").chapter(name)
