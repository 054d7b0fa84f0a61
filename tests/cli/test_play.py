"""A person at the terminal: whole games, commands, undo, hot-seat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.log import Log
from tests.cli.terminal import PLAYED, PROMPT, SMALL_BOARD, Terminal, run

GAME = "ticket-to-ride-germany"
SMALL = ["play", "--board", str(SMALL_BOARD)]


def last_number(screen: str) -> int:
    """The highest number in the list of moves."""
    return max((int(number) for number in re.findall(r"(?:^|\s)(\d+)\)", screen)), default=0)


def answer(screen: str) -> str:
    """A claim if there is one, else a card from the pile, else the first move; Enter if there is nothing to choose."""
    if not screen.rstrip().endswith(">") or "Enter ends your turn" in screen:
        return ""
    claims = re.findall(r"(?:^|\s)(\d+)\)[ *]\S+-\S+ \d", screen)
    if claims:
        return str(claims[0])
    return "d" if "pile  " in screen or screen.rstrip("> \n").endswith("card.") else "1"


def play_to_the_end(terminal: Terminal, screen: str) -> str:
    for _ in range(600):
        if terminal.ended:
            return screen
        screen = terminal.type(answer(screen))
    raise AssertionError("the game does not end")


def saved(path: Path, board: Path | None = None) -> Log:
    return bl.read_log(path, bl.game(GAME, board))


def to_first_turn(terminal: Terminal) -> str:
    """Through the greeting and the set-up to the first turn."""
    screen = terminal.read()
    for _ in range(12):
        if "Draw train cards" in screen:
            return screen
        screen = terminal.type("" if not screen.endswith("> ") or "Enter ends" in screen else "1")
    raise AssertionError(f"the first turn never came:\n{screen}")


def test_a_whole_game_is_played_to_the_end_and_its_luck_is_proven(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Terminal(*SMALL, "--save", str(file), "--names", "Ada,Ben", data=tmp_path) as terminal:
        greeting = terminal.read()
        screen = play_to_the_end(terminal, greeting)
        assert terminal.process.returncode == 0
    log = saved(file, SMALL_BOARD)
    assert log.result is not None
    assert str(log.commitment) in greeting
    assert "T6.0" in screen
    for place, seat in sorted(zip(log.result["ranking"], range(2), strict=True)):
        points = log.result["scores"][seat]
        assert f"{place}. {['Ada', 'Ben'][seat]}: {points} point" in screen
    assert str(log.seed) in screen
    assert f"branchline verify {file}\n" in screen, "a command is never broken"
    assert not (tmp_path / "game.jsonl.secret").exists(), "the secret goes when the game ends"
    proof = run("verify", str(file), "--board", str(SMALL_BOARD), data=tmp_path)
    assert "every deal is the one the seed gives" in proof.stdout


def test_a_whole_game_on_a_small_screen(tmp_path: Path) -> None:
    with Terminal(
        *SMALL, "--seats", "random,you,random", "--seed", "4", data=tmp_path, columns=80, rows=24
    ) as terminal:
        screen = play_to_the_end(terminal, terminal.read())
        assert terminal.process.returncode == 0
    assert "points" in screen


def test_a_whole_game_without_colours_and_in_a_narrow_window(tmp_path: Path) -> None:
    with Terminal(*SMALL, "--seed", "4", data=tmp_path, columns=50, rows=20, NO_COLOR="1") as terminal:
        screen = terminal.read()
        for _ in range(600):
            assert "\x1b" not in terminal.raw
            assert "page 1 of" not in screen or max(map(len, screen.splitlines())) <= 50
            if terminal.ended:
                break
            screen = terminal.type(answer(screen))
        assert terminal.process.returncode == 0


def test_no_colours_means_no_escapes_and_colours_mean_some(tmp_path: Path) -> None:
    for no_color, term, escapes in (("1", "xterm", False), ("", "dumb", False), ("", "xterm", True)):
        with Terminal("play", "--seed", "7", data=tmp_path, NO_COLOR=no_color, TERM=term) as terminal:
            terminal.read()
            terminal.type("")
            assert ("\x1b[" in terminal.raw) == escapes, (no_color, term)


def test_undo_takes_back_what_luck_has_not_seen(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        terminal.read()
        screen = terminal.type("")
        assert "Choose four tickets to draw" in screen
        ending = terminal.type("tickets 2 2")
        assert "You announce 2 short and 2 long tickets." in ending
        assert "Enter ends your turn" in ending
        assert terminal.type("undo") == screen
        assert "There’s nothing to undo." in terminal.type("undo")
        assert "Enter ends" in terminal.type("1")
        assert terminal.type("reset") == screen
        terminal.type("1")
        dealt = terminal.type("")
        assert "Choose the tickets to keep" in dealt
        assert "There’s nothing to undo." in terminal.type("undo"), "what was dealt stays"


def test_a_claim_can_be_undone_step_by_step(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        to_first_turn(terminal)
        while True:
            screen = terminal.type("moves")
            grey = re.search(r"(\d+)\)[ *](\S+)-(\S+) \d·1L", screen)
            if grey:
                break
            terminal.type("d")
            terminal.type("d")
        table = terminal.type("board")
        paying = terminal.type(grey[1])
        assert "Choose the cards to pay" in paying
        later = terminal.type("1")
        assert "You claim" in later
        while "Choose the cards to pay" not in later:
            later = terminal.type("undo")
        terminal.type("undo")
        assert terminal.type("board") == table
        assert "There’s nothing to undo." in terminal.type("undo")


def test_why_names_the_rule_or_the_price(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        to_first_turn(terminal)
        far = terminal.type("why claim dresden-regensburg")
        assert "Dresden – Regensburg (red) costs 7 cards" in far
        assert "T3.2 You pay for a route" in far
        assert "T3.2 You pay for a route" in terminal.type("why reg-dres"), "places by their beginnings, in any order"
        assert "is legal. Luck decides what you get." in terminal.type("why draw")
        assert "There’s no route atlantis on this board" in terminal.type("why claim atlantis")
        assert "refused" not in terminal.type("why")
        legal = re.search(r"(\d+)\)[ *]\S+-\S+ 1·", terminal.type("moves"))
        assert legal
        assert "is legal" in terminal.type(f"why {legal[1]}")
        refused = terminal.type("claim dresden-regensburg")
        assert "costs 7 cards" in refused
        assert "rules T3.2 says more" in refused.replace("\n", " ")
        whole = terminal.type("claim dresden-regensburg with red red")
        assert "costs 7 cards" in whole, "a whole turn is tried from its first move on"
        assert "rules T3.2 says more" in whole.replace("\n", " ")


def test_the_other_commands(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        to_first_turn(terminal)
        assert "undo" in terminal.type("help")
        assert terminal.type("?") == terminal.type("help")
        assert "T3.7" in terminal.type("rules T3.7")
        assert "With two or three players" in terminal.type("rules t3.7")
        assert "There is no rule “Z9”" in terminal.type("rules Z9")
        part = terminal.type("rules T6")
        assert "Globetrotter" in part
        assert "T5.1" not in part
        many = terminal.type("rules")
        assert many.endswith("stop — "), "long answers come a screenful at a time"
        assert PROMPT.search(terminal.type("q"))
        assert "lacks" in terminal.type("ticket")
        assert terminal.type("tickets") == terminal.type("ticket")
        assert "0 routes claimed" in terminal.type("score")
        assert "Everyone has chosen" in terminal.type("log")
        assert "Hannover" in terminal.type("board")
        assert "Hannover" in terminal.type("map")
        assert "is no move" in terminal.type("sing")
        assert "1 to" in terminal.type("9999")
        assert "may be" in terminal.type("claim ham")
        assert str(tmp_path) in terminal.type("save").replace("\n", "")


def test_several_things_can_be_typed_in_one_line(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        assert "Choose the tickets to keep" in terminal.type("tickets 2 2; end")
        assert "Draw train cards" in terminal.type("keep ab; end")
        assert "Draw train cards" in terminal.type("draw; draw")


def test_the_screen_shows_what_the_bots_did(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        to_first_turn(terminal)
        screen = terminal.type("d; d")
        assert re.search(r"You draw an? \w+ (card )?from the pile\.", screen)
        assert "Greedy " in screen


def test_leaving_says_how_to_come_back(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        terminal.type("1")
        assert "will be lost. Leave? (y/n)" in terminal.type("quit")
        assert PROMPT.search(terminal.type("n"))
        terminal.type("quit")
        screen = terminal.type("y")
        assert terminal.ended
        assert terminal.process.returncode == 0
        assert "branchline play --resume" in screen


def test_the_end_of_the_input_is_a_way_to_leave(tmp_path: Path) -> None:
    import os

    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        os.write(terminal.line, b"\x04")
        assert "branchline play --resume" in terminal.read()
        assert terminal.process.returncode == 0


def test_the_keyboard_can_interrupt(tmp_path: Path) -> None:
    import os

    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        os.write(terminal.line, b"\x03")
        terminal.process.send_signal(2)
        assert "Saved after move 0." in terminal.read()
        assert terminal.process.returncode == 130


@pytest.mark.parametrize("seats", ["you,you", "you,random,you"])
def test_a_curtain_falls_between_secret_hands(seats: str, tmp_path: Path) -> None:
    """T0.8 A hand is on the screen only while its owner is asked, and never in the scrollback."""
    names = {2: "Ada,Ben", 3: "Ada,Rob,Ben"}[len(seats.split(","))]
    words = ["play", "--seats", seats, "--names", names, "--seed", "7", "--first", "1"]
    with Terminal(*words, data=tmp_path) as terminal:
        greeting = terminal.read()
        assert "Hand" not in greeting
        screen = terminal.type("")
        owners: list[str] = []
        for _ in range(40):
            if "Everyone else, look away." in screen:
                assert "\x1b[3J" in terminal.raw, "nothing is left to scroll back to"
                assert "Hand" not in screen
                assert "lacks" not in screen
                owner = "Ada" if "to Ada" in screen else "Ben"
                assert owners[-1:] != [owner]
                owners.append(owner)
                screen = terminal.type("")
                assert f"{owner} (you)" in screen
                assert "Hand" in screen
            else:
                screen = terminal.type("" if "Enter" in screen.splitlines()[-1] or "Enter ends" in screen else "1")
            if len(owners) >= 6:
                break
        assert owners[:2] == ["Ada", "Ben"]


def test_without_escapes_the_curtain_is_a_screenful_of_empty_lines(tmp_path: Path) -> None:
    words = ["play", "--seats", "you,you", "--seed", "7", "--first", "1"]
    with Terminal(*words, data=tmp_path, NO_COLOR="1", rows=30) as terminal:
        terminal.read()
        assert terminal.type("").startswith("\n" * 30)


def test_a_log_is_stepped_through(tmp_path: Path) -> None:
    with Terminal("replay", str(PLAYED), "--seat", "Ada", data=tmp_path) as terminal:
        assert "move 0" in terminal.read()
        assert "move 1" in terminal.type("")
        assert "move 90" in terminal.type("90")
        assert "move 89" in terminal.type("b")
        assert "You win." in terminal.type("q")
        assert terminal.process.returncode == 0


@pytest.mark.parametrize("info", bl.all_games(), ids=lambda info: info.id)
def test_every_game_begins_without_a_word_about_seats(info: bl.GameInfo, tmp_path: Path) -> None:
    with Terminal("play", info.id, "--seed", "4", data=tmp_path) as terminal:
        screen = terminal.read()
        assert not terminal.ended, screen
    (log,) = (tmp_path / "saves").glob("*.jsonl")
    rivals = ["Greedy"] if info.seats[0] == 2 else [f"Greedy {number + 1}" for number in range(info.seats[0] - 1)]
    assert bl.read_log(log, bl.game(info.id)).names == ["Player 1", *rivals]
