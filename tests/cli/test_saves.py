"""Saved games: nothing played is lost, and luck continues as it would have."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

import branchline as bl
from branchline.cli.saves import SaveSecret, write_save, write_whole
from tests.cli.terminal import PLAYED, SMALL_BOARD, Terminal, run

GAME = "ticket-to-ride-germany"
TURNS = ["", "1", "", "1", "", "d", "d", "d", "d", "d", "d"]  # the greeting, mix, keep, and three draws


def play(path: Path, data: Path, lines: list[str], kill_after: int | None = None) -> None:
    """Play these lines; with `kill_after`, cut the power after that many and continue from the save."""
    words = ["--seed", "7", "--first", "1", "--save", str(path)]
    terminal = Terminal("play", *words, data=data)
    terminal.read()
    for count, line in enumerate(lines):
        if count == kill_after:
            terminal.kill()
            terminal = Terminal("play", "--resume", str(path), data=data)
            terminal.read()
            terminal.type("")
        terminal.type(line)
    terminal.kill()


def test_a_game_that_was_cut_off_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    play(whole, tmp_path, TURNS)
    assert len(bl.read_log(whole, bl.game(GAME)).moves) > 10
    for kill_after in (3, 6, 8):
        cut = tmp_path / f"cut-{kill_after}.jsonl"
        play(cut, tmp_path, TURNS, kill_after)
        assert cut.read_text() == whole.read_text()


def test_a_hash_chain_goes_on_and_stays_provable(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    board = ["--board", str(SMALL_BOARD)]
    with Terminal("play", *board, "--save", str(file), "--first", "1", data=tmp_path) as terminal:
        commitment = terminal.read()
        for line in ["", "1", ""]:
            terminal.type(line)
    secret = Path(f"{file}.secret")
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with Terminal("play", "--resume", str(file), data=tmp_path) as terminal:
        assert terminal.read().split("seed whose")[1][:90] == commitment.split("seed whose")[1][:90]
        screen = terminal.type("")
        assert "Choose the tickets" in screen, "the board is known from the save"
    chain = json.loads(secret.read_text())["chain"]
    assert chain not in file.read_text(), "the log shows the seed at the end and not before"


def test_every_game_is_saved_by_itself_and_listed(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "7", "--names", "Ada,Ben", "--first", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        terminal.type("1; end")
    listed = run("saves", data=tmp_path).stdout
    assert "1)" in listed
    assert "Ada, Ben" in listed
    assert "Ada to play" in listed
    assert "2 moves" in listed
    for which in ([], ["1"], [next((tmp_path / "saves").glob("*.jsonl")).stem]):
        with Terminal("play", "--resume", *which, data=tmp_path) as terminal:
            terminal.read()
            assert "Choose the tickets to keep" in terminal.type("")


def test_a_finished_game_is_listed_with_its_winner_and_cannot_be_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "old.jsonl").write_text(PLAYED.read_text())
    (tmp_path / "saves" / "damaged.jsonl").write_text("nonsense")
    assert "finished, Ada won" in run("saves", data=tmp_path).stdout
    with Terminal("play", "--resume", "old", data=tmp_path) as terminal:
        assert "is finished" in terminal.read()
        assert terminal.process.returncode == 2


def test_a_log_without_its_secret_cannot_be_gone_on_with(tmp_path: Path) -> None:
    lost = tmp_path / "lost.jsonl"
    lost.write_text("".join(PLAYED.read_text().splitlines(keepends=True)[:30]))
    with Terminal("play", "--resume", str(lost), data=tmp_path) as terminal:
        assert "its secret (lost.jsonl.secret) is not beside it" in terminal.read().replace("\n", " ")
        assert terminal.process.returncode == 2


def test_a_save_whose_luck_was_changed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(file, tmp_path, TURNS[:5])
    secret = Path(f"{file}.secret")
    secret.write_text(secret.read_text().replace('"seed": 7', '"seed": 8'))
    with Terminal("play", "--resume", str(file), data=tmp_path) as terminal:
        assert "this luck is not the seed's" in terminal.read()
        assert terminal.process.returncode == 2


def test_a_copy_can_be_saved_and_gone_on_with(tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    with Terminal("play", "--seed", "7", "--first", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        terminal.type("1; end")
        terminal.type(f"save {copy}")
    with Terminal("play", "--resume", str(copy), data=tmp_path) as terminal:
        terminal.read()
        assert "Choose the tickets to keep" in terminal.type("")


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(file, tmp_path, TURNS[:3])
    before = file.read_text()
    with Terminal("play", "--save", str(file), data=tmp_path) as terminal:
        assert "exists already" in terminal.read()
        assert terminal.process.returncode == 2
    assert file.read_text() == before


def test_where_nothing_can_be_written_no_game_begins(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    with Terminal("play", data=tmp_path / "taken") as terminal:
        screen = terminal.read()
        assert terminal.process.returncode == 2
        assert len(screen.strip().splitlines()) == 1


def test_a_disk_that_fills_up_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    file = folder / "game.jsonl"
    with Terminal("play", "--seed", "7", "--first", "1", "--save", str(file), data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        file.unlink()
        file.mkdir()  # stands for a disk that can no longer be written to
        assert "NOT SAVED" in terminal.type("1; end")
        assert "Nothing was saved there." in terminal.type(f"save {file}")
        file.rmdir()
        assert "NOT SAVED" not in terminal.type("1; end")
        assert "Saved after move" in terminal.type("save")
    assert len(bl.read_log(file, bl.game(GAME)).moves) >= 4


def test_a_crash_while_writing_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_whole(file, "old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(file, "\ud800")  # stands for a crash in the middle
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_secret_is_written_before_the_log_and_goes_at_the_end(tmp_path: Path) -> None:
    game = bl.game(GAME)
    log = bl.read_log(PLAYED, game)
    result, log.result = log.result, None
    file = tmp_path / "game.jsonl"
    secret = SaveSecret(["you", "random"], "00" * 32, None, None)
    write_save(file, log, secret)
    assert Path(f"{file}.secret").exists()
    log.result = result
    write_save(file, log, secret)
    assert not Path(f"{file}.secret").exists()
