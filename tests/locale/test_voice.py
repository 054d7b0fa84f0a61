"""Everything a table says: rendered for every viewer, with nothing missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.errors import BadMove, GameOver, IllegalMove, NotYourTurn, StaleMove
from branchline.core.game import Change, GameInfo, Line, Refusal
from branchline.core.move import Move
from branchline.locale import BadCatalogue, BadTextArgument, MissingText, Texts, catalogues, facts_of, languages
from branchline.locale.names import names_of
from branchline.locale.voice import Voice

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]


def voice(viewer: int | None = None) -> Voice:
    return Voice(Texts("en", "ticket-to-ride"), NAMES, viewer)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (Line("narrate-take", {"who": 1, "card": "orange"}), "Ben takes an orange card from the display."),
        (Line("narrate-take-you", {"who": 0, "card": "locomotive"}), "You take a locomotive from the display."),
        (
            Line("narrate-pay", {"who": 2, "cards": [["red", 2], ["locomotive", 1]]}),
            "Cleo pays 2 red and 1 locomotive.",
        ),
        (
            Line("narrate-keep-you", {"who": 0, "back": 1, "tickets": [{"a": "Ulm", "b": "Kiel", "points": 9}]}),
            "You keep Ulm – Kiel (9) and put 1 back.",
        ),
        (Line("refuse-not-now", {"expected": "mix"}), "You can’t do that now. Choose four tickets to draw"),
        (
            Line("refuse-mix-deck", {"deck": "long", "left": 0, "wanted": 2}),
            "You asked for 2 long tickets, but",
        ),
        (Line("refuse-card-not-shown", {"card": "banana"}), "There’s no banana card in the display."),
        (Line("refuse-not-your-turn", {"turn": 3}), "It’s Dan’s turn."),
        (Line("ranking-winner", {"who": 0}), "You win."),
        (Line("ranking-winner", {"who": 1}), "Ben wins."),
    ],
)
def test_said(line: Line, text: str) -> None:
    assert voice(viewer=0).line(line).startswith(text)


@pytest.mark.parametrize(
    ("why", "text"),
    [
        (IllegalMove("T2.4", "refuse-locomotive-second", {}), "Your second card can’t be a face-up locomotive."),
        (NotYourTurn(0, 1), "It’s Ben’s turn."),
        (GameOver(), "The game is over."),
        (StaleMove(3, 5), "You chose this at move 3, but the game is now at move 5."),
        (BadMove("x", "y"), "'x' is no move: y"),
    ],
)
def test_an_error_is_said_too(why: bl.BranchlineError, text: str) -> None:
    assert voice(viewer=0).error(why).startswith(text)


def test_a_seat_without_a_name_is_a_player_by_number() -> None:
    texts = Texts("en", "ticket-to-ride")
    assert Voice(texts, []).name(1) == "Player 2"
    assert Voice(texts, ["", "Ben"]).name(0) == "Player 1"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """The words of a game of its own."""
    (tmp_path / "en.ftl").write_text("lay = { $who } lays { $tile }.\ntile-x = a cross\n", encoding="utf-8")
    return tmp_path


def test_a_game_lists_its_own_facts(words: Path) -> None:
    (words / "facts.json").write_text('{"tile": "tile"}', encoding="utf-8")
    own = Voice(Texts("en", "own", words=words), NAMES)
    assert own.line(Line("lay", {"who": 1, "tile": "x"})) == "Ben lays a cross."
    assert own.line(Line("lay", {"who": 1, "tile": "y"})) == "Ben lays y."


@pytest.mark.parametrize("text", ["{", '["tile"]', '{"tile": 1}'])
def test_a_list_of_facts_that_is_none_is_refused_by_name(text: str, words: Path) -> None:
    (words / "facts.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"facts\.json: "):
        Texts("en", "own", words=words)


@pytest.mark.parametrize("info", bl.all_games(), ids=lambda info: info.id)
def test_every_kind_of_fact_is_one(info: GameInfo) -> None:
    texts = Texts("en", info.texts)
    used = {name for key in texts.keys for name in texts.arguments(key)}
    for name, kind in facts_of(catalogues()[info.texts]).items():
        known = kind in ("seat", "seats", "phase", "move", "counted", "each")
        assert known or any(key.startswith(f"{kind}-") for key in texts.keys), f"{name}: no text is of kind {kind}"
        assert name in used or name in facts_of(), f"{name}: no message is told it"


@pytest.mark.parametrize(
    ("thing", "by", "text"),
    [
        ("points", 1, "1 point"),
        ("trains", -4, "4 trains"),
        ("card-locomotive", -2, "2 locomotives"),
        ("cards", 1, "1 card"),
    ],
)
def test_a_change_is_said_without_its_sign(thing: str, by: int, text: str) -> None:
    assert voice().change(Change(0, thing, by)) == text


def test_nothing_is_said_with_a_missing_key_or_fact() -> None:
    with pytest.raises(MissingText):
        voice().line(Line("narrate-nonsense", {}))
    with pytest.raises(BadTextArgument):
        voice().line(Line("narrate-take", {"who": 1}))


# named things, in the forms of a language

FRENCH = """\
take = { $card-gender ->
    [f] { $who } prend une { $card }
   *[m] { $who } prend un { $card }
 }, { $card-of }, { $card-id }
count-cards = { $count } { $card } ({ $card-gender })
pay = { $cards }
thing-card = { $count } { $card-of }
move-take = Prendre { $card-of }
colour-grise = grise
route-label = { $a }, { $card-of }
card-red = rouge
    .gender = f
    .of = de la rouge
card-black = noir
    .gender = m
    .of = du noir
"""


@pytest.fixture
def french(tmp_path: Path) -> Voice:
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    (tmp_path / "en.ftl").write_text("take = { $who } takes { $card }\nonly = { $card-id }", encoding="utf-8")
    (tmp_path / "facts.json").write_text('{"card": "card", "cards": "counted"}', encoding="utf-8")
    return Voice(Texts("fr", "own", fallback="en", words=tmp_path), ["Ada"])


def test_a_named_thing_comes_with_its_id_and_every_form_of_its_language(french: Voice) -> None:
    assert french.line(Line("take", {"who": 0, "card": "red"})) == "Ada prend une rouge, de la rouge, red"
    assert french.line(Line("take", {"who": 0, "card": "black"})) == "Ada prend un noir, du noir, black"


def test_what_has_no_name_is_said_as_it_is_in_every_form(french: Voice) -> None:
    assert french.line(Line("take", {"who": 0, "card": "banane"})) == "Ada prend un banane, banane, banane"


def test_lists_changes_moves_and_labels_know_the_forms_too(french: Voice) -> None:
    assert french.line(Line("pay", {"cards": [["red", 2], ["black", 1]]})).startswith("2 rouge (f)")
    assert french.change(Change(0, "card-red", -2)) == "2 de la rouge"
    assert french.move({"move": "take", "card": "black"}) == "Prendre du noir"
    board = {"cities": [{"id": "b", "name": "Brest"}], "routes": [{"id": "r", "a": "b", "card": "red"}]}
    assert names_of(board, french.texts)["r"] == "Brest, de la rouge"


def test_a_form_belongs_to_its_thing(french: Voice) -> None:
    assert french.texts.arguments("take") == {"card": "any", "who": "any"}
    assert list(french.texts.needs("take")) == ["card-gender", "who", "card", "card-of", "card-id"]
    with pytest.raises(BadTextArgument, match="'card-gender': missing"):
        french.texts.own.say("take", {"who": "Ada", "card": "rouge"})


def test_a_text_that_is_missing_or_cannot_be_said_is_said_in_english_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en.ftl").write_text("take = { $who } takes { $card }\nonly = { $card-id }\ncard-red = red\nkind-x = X")
    (tmp_path / "fr.ftl").write_text("take = { $who } prend { $wagon }\ncard-red = rouge\nkind-x = {\nlast = { -none }")
    (tmp_path / "facts.json").write_text('{"card": "card"}')
    voice = Voice(Texts("fr", "own", fallback="en", words=tmp_path), ["Ada"])
    for _ in range(2):
        assert voice.line(Line("take", {"who": 0, "card": "red"})) == "Ada takes red"
        assert voice.line(Line("only", {"card": "red"})) == "red"
        assert voice.texts.say("kind-x") == "X"
    told = [record.getMessage() for record in caplog.records if record.name == "branchline.texts"]
    assert len(told) == len(set(told)) == 4
    assert "fr.ftl:3" in told[0]
    assert "'take', argument 'wagon': missing" in told[1]
    assert "no text 'only' in language 'fr'" in told[2]
    with pytest.raises(MissingText):
        voice.texts.say("nonsense")


# whole games


class Walk:
    """A random game in which everything is said to everyone."""

    def __init__(self, info: GameInfo, language: str, seats: int, seed: int) -> None:
        self.game = bl.game(info.id)
        texts = Texts(language, info.texts)
        self.voices: dict[int | None, Voice] = {
            viewer: Voice(texts, NAMES[:seats], viewer) for viewer in [None, *range(seats)]
        }
        self.luck = bl.SeededDealer(seed)
        self.state = self.game.start(seats, self.luck)
        self.tried: dict[str, Move] = {}
        self.said: set[str] = set()

    def run(self) -> set[str]:
        """Every key that was said."""
        turns = 0
        while not self.state.over:
            self.refusals(every=turns % 7 == 0)
            self.move()
            turns += 1
        self.refusals(every=True)
        self.end()
        return self.said

    def move(self) -> None:
        game, before = self.game, self.state.copy()
        moves = game.legal_moves(before)
        move = moves[self.luck.below(len(moves))]
        for change in game.preview(before, move) or []:
            assert self.voices[int(before.turn)].change(change)
        recorder = bl.RecordingDealer(self.luck)
        game.play(self.state, int(before.turn), move, recorder)
        for viewer, voice in self.voices.items():
            for line in game.narrate(before, self.state, move, recorder.dealt, viewer):
                self.heard(line.key, voice.line(line))
        phase = game.view(before, int(before.turn)).get("phase")
        if phase is not None:
            self.heard(f"phase-{phase}", self.voices[None].phase(phase))

    def refusals(self, every: bool) -> None:
        """Moves that were once possible, tried by every seat now."""
        for move in self.game.legal_moves(self.state):
            self.tried[str(move)] = move
        for seat in range(self.state.seats) if every else []:
            for move in self.tried.values():
                refusal = self.game.why_not(self.state, seat, move)
                if refusal is not None:
                    self.refused(self.voices[seat], refusal)

    def refused(self, voice: Voice, refusal: Refusal) -> None:
        self.heard(refusal.key, voice.refusal(refusal))
        assert voice.rule(refusal.rule)

    def end(self) -> None:
        for viewer, voice in self.voices.items():
            self.heard("end", voice.say(f"end-{self.state.end_reason}", {}))
            for seat, scores in enumerate(self.game.breakdown(self.state)):
                for score in scores:
                    self.heard(score.key, voice.score(score))
                    assert voice.rule(score.rule)
                assert voice.say("ranking-line", {"place": 1, "who": seat, "points": 1}), viewer

    def heard(self, key: str, sentence: str) -> None:
        assert sentence == re.sub(r"[ \n]+", " ", sentence).strip(" "), "one line, no stray space"
        assert sentence
        self.said.add(key)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("info", bl.all_games(), ids=lambda info: info.id)
def test_everything_said_in_random_games_has_its_text(
    info: GameInfo, language: str, size: Callable[[int, int], int]
) -> None:
    said: set[str] = set()
    for seats in {info.seats[0], info.seats[-1]} if size(0, 1) == 0 else info.seats:
        for seed in range(size(1, 20)):
            said |= Walk(info, language, seats, seed).run()
    if info.id == "ticket-to-ride-germany":
        assert {"refuse-cannot-pay", "refuse-route-taken", "narrate-claim", "score-ticket-missed"} <= said
