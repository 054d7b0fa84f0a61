"""The texts are complete, well formed and say what they are given; what is missing or wrong is named."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from branchline import build
from branchline.locale import (
    SHIPPED,
    Argument,
    BadCatalogue,
    BadTextArgument,
    MissingText,
    Texts,
    UnknownCatalogue,
    UnknownLanguage,
    catalogues,
    languages,
)

RULES = [
    *(f"T0.{n}" for n in range(1, 10)),
    *(f"T1.{n}" for n in range(1, 3)),
    *(f"T2.{n}" for n in range(1, 10)),
    *(f"T3.{n}" for n in range(1, 12)),
    *(f"T4.{n}" for n in range(1, 5)),
    *(f"T5.{n}" for n in range(1, 6)),
    *(f"T6.{n}" for n in range(6)),
    *(f"TX.{n}" for n in range(1, 3)),
]

NAMES = {
    "card": "purple blue orange white green yellow black red locomotive",
    "passenger": "red black green yellow blue white",
    "deck": "short long",
    "colour": "purple blue orange white green yellow black red grey",
}

ARGUMENTS = {  # what callers pass: a change here is a change to them
    "seat-name": "number",
    "route-name": "a b",
    "ticket-name": "a b points",
    "a-card": "card",
    "count-cards": "card count",
    "count-tickets": "long short",
    "thing-points": "count",
    "thing-trains": "count",
    "thing-cards": "count",
    "thing-tickets": "count",
    "thing-card": "card count",
    "thing-passenger": "count passenger",
    "list-more": "first next",
    "list-last": "first last",
    "phase-mix": "",
    "phase-keep-first": "",
    "phase-turn": "",
    "phase-second-card": "",
    "phase-payment": "",
    "phase-passenger": "",
    "phase-keep": "",
    "phase-over": "",
    "refuse-game-over": "",
    "refuse-not-your-turn": "turn",
    "refuse-stale": "chosen now",
    "refuse-not-now": "expected",
    "refuse-unknown-route": "route",
    "refuse-route-taken": "route seat",
    "refuse-route-taken-you": "route",
    "refuse-route-closed": "route",
    "refuse-own-parallel": "route",
    "refuse-not-enough-trains": "length route trains",
    "refuse-cannot-pay": "cards colour length route",
    "refuse-payment-count": "length paid route",
    "refuse-payment-colour": "colour route wrong",
    "refuse-payment-mixed": "route",
    "refuse-payment-not-held": "card held paid",
    "refuse-card-not-shown": "card",
    "refuse-locomotive-second": "",
    "refuse-nothing-to-draw": "",
    "refuse-no-tickets": "",
    "refuse-mix-total": "drawn wanted",
    "refuse-mix-deck": "deck left wanted",
    "refuse-keep-too-few": "kept least",
    "refuse-keep-not-offered": "ticket",
    "refuse-pass": "",
    "refuse-no-such-passenger": "colour place",
    "refuse-second-card-needed": "",
    "narrate-draw-blind": "who",
    "narrate-draw-blind-you": "card",
    "narrate-take": "card who",
    "narrate-take-you": "card",
    "narrate-display-new": "card",
    "narrate-sweep": "",
    "narrate-reshuffle": "",
    "narrate-claim": "a b length points who",
    "narrate-claim-you": "a b length points",
    "narrate-pay": "cards who",
    "narrate-pay-you": "cards",
    "narrate-passenger": "colour place who",
    "narrate-passenger-you": "colour place",
    "narrate-mix": "long short who",
    "narrate-mix-you": "long short",
    "narrate-offer": "long short who",
    "narrate-offer-you": "tickets",
    "narrate-keep": "back long short who",
    "narrate-keep-you": "back tickets",
    "narrate-tickets-back-shuffled": "",
    "narrate-pass": "who",
    "narrate-pass-you": "",
    "narrate-last-round": "who",
    "narrate-last-round-you": "",
    "narrate-game-over": "",
    "end-trains": "",
    "end-all-pass": "",
    "ranking-line": "place points who",
    "ranking-winner": "who",
    "ranking-winner-you": "",
    "ranking-shared": "who",
    "score-routes": "count",
    "score-ticket-met": "a b",
    "score-ticket-missed": "a b",
    "score-globetrotter": "count",
    "score-passengers-most": "colour count",
    "score-passengers-second": "colour count",
}

GAME = "ticket-to-ride"
FILES = sorted(
    [*SHIPPED.glob("*/*.ftl"), *(file for words in set(catalogues().values()) for file in words.glob("*.ftl"))]
)
TEXTS = {language: Texts(language, GAME) for language in languages()}
ENGLISH = TEXTS["en"]
EVERY_TEXT = [(language, key) for language, texts in TEXTS.items() for key in texts.keys]


def words_with(root: Path, **files: str) -> Path:
    """The words of a game: `en="a = A"` is its file en.ftl."""
    root.mkdir(exist_ok=True)
    for language, source in files.items():
        (root / f"{language}.ftl").write_text(source + "\n", encoding="utf-8")
    return root


# complete


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_text_of_whole_sentences(language: str, rule: str) -> None:
    text = TEXTS[language].rule(rule)
    assert text[0].isupper()
    assert text.endswith(".")
    assert len(re.findall(r"\.(?= |$)", text)) <= 3


def test_no_text_for_a_rule_that_is_not() -> None:
    written = {key for key in ENGLISH.keys if key.startswith("rule-T")}
    assert written == {"rule-" + rule.replace(".", "-") for rule in RULES}


@pytest.mark.parametrize(("kind", "names"), NAMES.items())
def test_everything_has_its_name(kind: str, names: str) -> None:
    assert {name: ENGLISH.say(f"{kind}-{name}") for name in names.split()} == {name: name for name in names.split()}


@pytest.mark.parametrize(("key", "names"), ARGUMENTS.items())
def test_a_message_needs_what_its_callers_pass(key: str, names: str) -> None:
    assert sorted(ENGLISH.arguments(key)) == names.split()


def test_who_acts_is_told_as_well_as_the_others() -> None:
    told = {key for key in ENGLISH.keys if key.startswith("narrate-")}
    twins = {key for key in told if key.endswith("-you")}
    assert {key.removesuffix("-you") for key in twins} == {key for key in told if "who" in ENGLISH.arguments(key)}
    assert not any("who" in ENGLISH.arguments(key) for key in twins)


def test_all_arguments_lists_every_key() -> None:
    every = ENGLISH.all_arguments()
    assert tuple(every) == ENGLISH.keys
    assert every["ranking-line"] == {"place": "any", "who": "any", "points": "number"}
    assert every["narrate-take"] == {"who": "any", "card": "any"}, "seen through the phrase a-card"


# well formed


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(build.PACKAGE).as_posix())
def test_every_file_parses(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize(("language", "key"), EVERY_TEXT)
def test_every_text_can_be_said(language: str, key: str) -> None:
    texts = TEXTS[language]
    kinds = texts.needs(key)
    shown = {name for name in kinds if "-" not in name}
    for number in (0, 1, 2, 5, 21):
        text = texts.say(key, **{name: number if kind == "number" else f"‹{name}›" for name, kind in kinds.items()})
        assert text == re.sub(r"[ \n]+", " ", text).strip(" "), "one line, no stray space"
        assert not set("{}$") & set(text)
        assert "???" not in text
        for name in shown:  # itself, or in one of the forms that its language gives it
            said = [form for form in kinds if form == name or form.startswith(f"{name}-")]
            assert kinds[name] == "number" or any(f"‹{form}›" in text for form in said)
        if number == 5:
            assert text.count("5") >= list(kinds.values()).count("number")


def test_every_language_has_plural_rules() -> None:
    from babel import Locale

    for language in languages():
        assert Locale.parse(language.replace("-", "_")).plural_form is not None


def test_the_english_is_british() -> None:
    for file in [file for file in FILES if "en" in (file.stem, file.parent.name)]:
        assert not re.search(r"\b(color|gray|neighboring)", file.read_text(encoding="utf-8"), re.IGNORECASE)


# what is said


SAID: list[tuple[str, dict[str, Argument], str]] = [
    ("seat-name", {"number": 2}, "Player 2"),
    ("narrate-draw-blind", {"who": "Ada"}, "Ada draws a card from the pile."),
    ("narrate-draw-blind-you", {"card": "red"}, "You draw a red card from the pile."),
    ("narrate-draw-blind-you", {"card": "orange"}, "You draw an orange card from the pile."),
    ("narrate-take", {"who": "Ada", "card": "locomotive"}, "Ada takes a locomotive from the display."),
    ("count-cards", {"count": 3, "card": "red"}, "3 red"),
    ("count-cards", {"count": 1, "card": "locomotive"}, "1 locomotive"),
    ("count-cards", {"count": 2, "card": "locomotive"}, "2 locomotives"),
    ("count-tickets", {"short": 4, "long": 0}, "4 short tickets"),
    ("count-tickets", {"short": 1, "long": 0}, "1 short ticket"),
    ("count-tickets", {"short": 0, "long": 1}, "1 long ticket"),
    ("count-tickets", {"short": 0, "long": 4}, "4 long tickets"),
    ("count-tickets", {"short": 3, "long": 1}, "3 short and 1 long ticket"),
    ("count-tickets", {"short": 1, "long": 3}, "1 short and 3 long tickets"),
    (
        "narrate-keep",
        {"who": "Ada", "short": 1, "long": 1, "back": 2},
        "Ada keeps 1 short and 1 long ticket and puts 2 back.",
    ),
    ("narrate-keep", {"who": "Ada", "short": 0, "long": 4, "back": 0}, "Ada keeps 4 long tickets and puts none back."),
    ("score-routes", {"count": 1}, "1 route claimed"),
    ("score-routes", {"count": 12}, "12 routes claimed"),
    ("ranking-line", {"place": 2, "who": "Ada", "points": 1}, "2. Ada: 1 point"),
    ("ranking-line", {"place": 2, "who": "Ada", "points": -12}, "2. Ada: -12 points"),
    ("refuse-card-not-shown", {"card": "locomotive"}, "There’s no locomotive in the display."),
    ("refuse-card-not-shown", {"card": "blue"}, "There’s no blue card in the display."),
    (
        "refuse-payment-not-held",
        {"card": "red", "held": 0, "paid": 1},
        "You can’t pay 1 red card: you have none.",
    ),
    (
        "refuse-payment-not-held",
        {"card": "locomotive", "held": 1, "paid": 2},
        "You can’t pay 2 locomotives: you have only 1.",
    ),
    ("refuse-keep-too-few", {"least": 2, "kept": 1}, "Keep at least 2 tickets. You chose only 1."),
    ("refuse-keep-too-few", {"least": 1, "kept": 0}, "Keep at least 1 ticket. You chose none."),
    (
        "refuse-mix-deck",
        {"deck": "long", "left": 0, "wanted": 1},
        "You asked for 1 long ticket, but that deck is empty.",
    ),
    (
        "refuse-not-enough-trains",
        {"route": "A – B", "length": 3, "trains": 1},
        "A – B needs 3 trains, and you have only 1 left.",
    ),
    (
        "refuse-not-now",
        {"expected": "Take your second train card."},
        "You can’t do that now. Take your second train card.",
    ),
]


@pytest.mark.parametrize(("key", "args", "text"), SAID)
def test_said(key: str, args: dict[str, Argument], text: str) -> None:
    assert ENGLISH.say(key, **with_forms(args)) == text


def with_forms(args: dict[str, Argument]) -> dict[str, Argument]:
    """Named things are given by their ids here."""
    said: dict[str, Argument] = {}
    for name, value in args.items():
        named = isinstance(value, str) and ENGLISH.names_thing(name)
        said |= ENGLISH.named(name, str(value)) if named else {name: value}
    return said


@pytest.mark.parametrize(
    ("items", "text"),
    [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C", "D"], "A, B, C and D")],
)
def test_a_list_is_joined(items: list[str], text: str) -> None:
    assert ENGLISH.join(items) == text


def test_names_are_not_wrapped_in_invisible_marks() -> None:
    assert ENGLISH.say("ranking-winner", who="Ada").isascii()


def test_arguments_a_message_does_not_use_do_no_harm() -> None:
    assert ENGLISH.say("phase-turn", who="Ada") == ENGLISH.say("phase-turn")


# what is missing or wrong


def test_a_missing_key_raises() -> None:
    assert not ENGLISH.has("refuse-nonsense")
    with pytest.raises(MissingText, match="'refuse-nonsense' in language 'en'") as caught:
        ENGLISH.say("refuse-nonsense")
    assert caught.value.key == "refuse-nonsense"
    with pytest.raises(MissingText, match="rule-T9-9"):
        ENGLISH.rule("T9.9")
    with pytest.raises(MissingText):
        ENGLISH.arguments("refuse-nonsense")


def test_a_missing_argument_raises_whichever_wording_is_chosen() -> None:
    with pytest.raises(BadTextArgument, match="'narrate-claim', argument 'points': missing") as caught:
        ENGLISH.say("narrate-claim", who="Ada", a="A", b="B", length=1)
    assert (caught.value.key, caught.value.argument) == ("narrate-claim", "points")
    with pytest.raises(BadTextArgument, match="'card': missing"):
        ENGLISH.say("narrate-take-you")


@pytest.mark.parametrize("value", [None, True, ["red"], b"red"])
def test_an_argument_that_is_no_name_and_no_number_raises(value: Any) -> None:
    with pytest.raises(BadTextArgument, match="must be a name or a number"):
        ENGLISH.say("narrate-take-you", **{"card": value, "card-id": "red"})


def test_a_number_in_quotes_raises_where_the_plural_turns_on_it() -> None:
    with pytest.raises(BadTextArgument, match="must be a number, not '1'"):
        ENGLISH.say("score-routes", count="1")


@pytest.mark.parametrize("language", ["xx", "", "..", "en/..", "EN"])
def test_an_unknown_language_raises(language: str) -> None:
    with pytest.raises(UnknownLanguage, match=r"there are: .*\ben\b"):
        Texts(language)


def test_a_language_falls_back_only_when_asked(tmp_path: Path) -> None:
    words = words_with(tmp_path, nl="hello = Hallo\nranking-winner = { $who } wint.")
    dutch = Texts("nl", "mine", words=words)
    assert dutch.say("hello") == "Hallo"
    assert not dutch.has("phase-over")
    with pytest.raises(MissingText, match="'phase-over' in language 'nl'"):
        dutch.say("phase-over")
    asked = Texts("nl", "mine", fallback="en", words=words)
    assert asked.has("phase-over")
    assert asked.say("phase-over") == ENGLISH.say("phase-over")
    assert asked.say("ranking-winner", who="Ada") == "Ada wint."
    with pytest.raises(MissingText):
        asked.say("refuse-nonsense")


def test_a_game_brings_its_own_texts(tmp_path: Path) -> None:
    words = words_with(tmp_path, en="rule-M1-1 = Build.\nmine = { narrate-game-over } Really.")
    texts = Texts("en", "mine", words=words)
    assert texts.rule("M1.1") == "Build."
    assert texts.say("mine") == "The game is over. Really."
    assert texts.say("phase-over") == ENGLISH.say("phase-over")


def test_texts_are_those_of_one_game(tmp_path: Path) -> None:
    mine = words_with(tmp_path / "mine", en="phase-turn = Mine.")
    yours = words_with(tmp_path / "yours", en="phase-turn = Yours.")
    assert Texts("en", "mine", words=mine).say("phase-turn") == "Mine."
    assert Texts("en", "yours", words=yours).say("phase-turn") == "Yours."
    assert not Texts("en").has("phase-turn")


def test_a_game_without_texts_is_refused_by_name() -> None:
    with pytest.raises(UnknownCatalogue, match=r"no catalogue 'halma' in language 'en'; there are: .*ticket-to-ride"):
        Texts("en", "halma")


@pytest.mark.parametrize(
    ("source", "where", "why"),
    [
        ("fine = Fine\nbad = { $who", "en.ftl:2", "Expected token"),
        ("fine = Fine\nfine = Finer", "en.ftl:2", "'fine' is given twice"),
        ("phase-over = Mine", "en.ftl:1", "'phase-over' is given twice"),
        ("mine =\n  .tip = Only an attribute", "en.ftl:1", "has no text"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path, source: str, where: str, why: str) -> None:
    words = words_with(tmp_path, en=source)
    with pytest.raises(BadCatalogue, match=why) as caught:
        Texts("en", "mine", words=words)
    assert caught.value.where.endswith(where)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("mine = { yours }", "refers to 'yours', which is not there"),
        ("mine = { ours }\nours = { mine }", "refers back to 'mine'"),
        ("mine = { -yours }", "refers to '-yours', which is not there"),
        ("mine = { SHOUT($who) }", "Unknown function: SHOUT"),
    ],
)
def test_a_reference_to_nothing_is_refused(tmp_path: Path, source: str, why: str) -> None:
    texts = Texts("en", "mine", words=words_with(tmp_path, en=source))
    with pytest.raises(BadCatalogue, match=why):
        texts.say("mine", who="Ada")


# light


def test_importing_the_texts_does_not_import_fluent() -> None:
    heavy = "import sys, branchline.locale; print([m for m in ('fluent.runtime', 'babel', 'attr') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True).stdout == "[]\n"
