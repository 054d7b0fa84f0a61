"""Every command: what it is for, and how it answers bad input."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

import branchline as bl
from branchline.cli import COMMANDS
from branchline.cli.bench import targets_of
from tests.cli.terminal import ESCAPE, PLAYED, SMALL_BOARD, run

GAME = "ticket-to-ride-germany"


def test_help_lists_every_command(tmp_path: Path) -> None:
    done = run("--help", data=tmp_path)
    assert done.returncode == 0
    assert all(f"  {name} " in done.stdout for name in COMMANDS)
    assert run(data=tmp_path).stdout == done.stdout


def test_help_comes_at_once(tmp_path: Path) -> None:
    """The best of several: other programs may be running."""
    took = []
    for _ in range(5):
        began = time.perf_counter()
        run("--help", data=tmp_path)
        took.append(time.perf_counter() - began)
    assert min(took) <= 1.5, "five times what it may take; branchline bench measures it"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str, tmp_path: Path) -> None:
    done = run(name, "--help", data=tmp_path)
    assert done.returncode == 0
    assert f"branchline {name}" in done.stdout.partition("example")[2]


def test_version(tmp_path: Path) -> None:
    assert run("--version", data=tmp_path).stdout.startswith("branchline ")


def test_games(tmp_path: Path) -> None:
    listed = run("games", data=tmp_path).stdout
    assert GAME in listed
    assert "2–5 players" in listed
    details = run("games", GAME, data=tmp_path).stdout
    assert "Alan R. Moon" in details
    assert "first = random" in details
    assert "routes: printed." in details
    links = " ".join(run("games", "nurnberg", data=tmp_path).stdout.split())
    assert "each company has only the 15 links in the box" in links
    assert "(unlimited, limited)" in links, "it is no option of seats"


def test_doctor(tmp_path: Path) -> None:
    done = run("doctor", data=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "branchline.core.state" in done.stdout
    assert "board germany" in done.stdout
    assert "passengers: reconstructed." in done.stdout
    assert done.stdout.endswith("All is well.\n")


def test_perft_counts_the_same_for_the_same_seed(tmp_path: Path) -> None:
    done = run("perft", GAME, "--seats", "2", "--seed", "3", "--depth", "2", data=tmp_path)
    rows = [line.split()[:2] for line in done.stdout.splitlines()[2:]]
    assert rows == [["0", "1"], ["1", "5"], ["2", "25"]]


def test_bench_prints_the_targets_of_a_game_and_what_it_could_not_measure(tmp_path: Path) -> None:
    done = run("bench", "--game", GAME, "--seconds", "0.1", data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "interpreted games/s" in done.stdout
    assert "≥ 600" in done.stdout
    assert "--help" in done.stdout
    assert "compiled moves/s" in done.stdout or "Not measured, compiled" in done.stdout


def test_bench_measures_all_games_each_by_its_own_targets(tmp_path: Path) -> None:
    measured = json.loads(run("bench", "--seconds", "0.05", "--json", data=tmp_path).stdout)
    assert set(measured["games"]) == {info.id for info in bl.all_games()}
    for name, figures in ((name, game["figures"]) for name, game in measured["games"].items()):
        assert figures["interpreted moves/s"] > 0
        if "compiled moves/s" in figures:
            elsewhere = {"compiled worst connection"} if name == "wensleydale" else set()  # there is none on that map
            assert set(targets_of(name)) - set(figures) == elsewhere


def test_bench_measures_batches_beside_others_and_names_what_is_missing(tmp_path: Path) -> None:
    """Without a figure for EnvPool or Ray there is a line that says why."""
    words = ("bench", "--batch", "--game", "foothills", "--seconds", "0.05", "--tables", "16")
    told = json.loads(run(*words, "--json", data=tmp_path).stdout)
    counted = {"steps/s, what is seen", "steps/s, all blocks"}
    alone = {f"{what}, choosing not counted" for what in counted}
    assert set(told["figures"]["foothills"]) == counted | alone | {"PettingZoo turns/s"}
    assert all(figure > 0 for figures in told["figures"].values() for figure in figures.values())
    missing = " ".join(told["unmeasured"])
    assert any(name.startswith("EnvPool") for name in told["figures"]) is not ("EnvPool" in missing)
    ways, speeds = told["simulate"]
    assert ways[1:3] == ["1 worker", "2 workers"]
    assert ("--ray local, 2 workers" in ways) is not ("--ray" in missing)
    assert speeds[0] == "foothills"
    assert len(speeds) == len(ways)


def test_bench_shows_the_targets_of_batches(tmp_path: Path) -> None:
    from branchline.cli import bench_batch

    for info in (one for one in bl.all_games() if one.id in ("foothills", "nurnberg", "wensleydale", GAME)):
        assert {target.sign for target in bench_batch.targets_of(info.id).values()} == {">="}
    figures = {GAME: {bench_batch.PLAIN: 600_000.0, bench_batch.WHOLE: 1.0}, "EnvPool 1": {"Go": 300_000.0}}
    figures[GAME] |= {bench_batch.PLAIN + bench_batch.CHOSEN: 630_000.0, bench_batch.WHOLE + bench_batch.CHOSEN: 2.0}
    shown = "\n".join(bench_batch.report(GAME, figures, bench_batch.targets_of(GAME)))
    assert "≥ 500,000  met" in shown
    assert "≥ 150,000  MISSED" in shown
    assert "2.10×" in "\n".join(bench_batch.beside([GAME], figures))


def test_board_check_says_where_a_good_board_comes_from(tmp_path: Path) -> None:
    done = run("board", "check", str(SMALL_BOARD), data=tmp_path)
    assert done.returncode == 0
    assert "is a good board: valley" in done.stdout
    assert "routes: invented." in done.stdout


def test_board_check_names_every_problem_in_a_line(tmp_path: Path) -> None:
    data = json.loads(SMALL_BOARD.read_text())
    data["routes"][0]["length"] = 99
    data["tickets"][0]["points"] = "many"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(data))
    done = run("board", "check", str(bad), data=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("routes[0]")
    assert lines[1].startswith("tickets[0]")


def test_verify_deals_a_finished_game_again_and_calls_it_consistent_not_proven(
    tmp_path: Path,
) -> None:
    done = run("verify", str(PLAYED), data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Consistent: the result, 243, -101 points." in done.stdout
    assert "every deal is the one the seed gives" in done.stdout
    assert "Unsigned: shows only that it is consistent" in done.stdout
    assert not [line for line in done.stdout.splitlines() if line.startswith("Proven")]


def test_verify_says_what_is_not_proven(tmp_path: Path) -> None:
    lines = PLAYED.read_text().splitlines(keepends=True)
    running = tmp_path / "running.jsonl"
    running.write_text("".join(lines[:50]))
    done = run("verify", str(running), data=tmp_path)
    assert done.returncode == 0
    assert "Not proven yet" in done.stdout
    assert "Unfinished" in done.stdout


def test_an_edited_log_is_noticed(tmp_path: Path) -> None:
    edited = tmp_path / "edited.jsonl"
    edited.write_text(PLAYED.read_text().replace('"seat": 0', '"seat": 1', 1))
    done = run("verify", str(edited), data=tmp_path)
    assert done.returncode == 2
    assert "the seal does not fit" in done.stderr


def test_a_seed_that_was_not_promised_is_noticed(tmp_path: Path) -> None:
    from branchline.core.log import parse_log
    from branchline.core.registry import game

    log = parse_log(PLAYED.read_text(), game(GAME))
    log.seed = "00" * 32
    forged = tmp_path / "forged.jsonl"
    log.write(forged)
    done = run("verify", str(forged), data=tmp_path)
    assert done.returncode == 2
    assert "the seed is not the one promised" in done.stderr


def test_luck_that_is_not_the_seeds_is_noticed(tmp_path: Path) -> None:
    from hashlib import sha256

    from branchline.core.log import parse_log
    from branchline.core.registry import game

    log = parse_log(PLAYED.read_text(), game(GAME))
    log.seed = "00" * 32
    log.commitment = sha256(bytes(32)).hexdigest()
    forged = tmp_path / "forged.jsonl"
    log.write(forged)
    done = run("verify", str(forged), data=tmp_path)
    assert done.returncode == 2
    assert "this luck is not the seed's" in done.stderr


def test_position_is_printed_and_read_back(tmp_path: Path) -> None:
    printed = run("position", str(PLAYED), "--at", "40", data=tmp_path)
    assert json.loads(printed.stdout)["game"] == GAME
    file = tmp_path / "position.json"
    file.write_text(printed.stdout)
    checked = run("position", str(file), data=tmp_path)
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout.startswith("A good position of Ticket to Ride: Germany: 2 seats")


def test_the_position_of_a_running_game_is_shown_on_demand_only(tmp_path: Path) -> None:
    running = tmp_path / "running.jsonl"
    running.write_text("".join(PLAYED.read_text().splitlines(keepends=True)[:50]))
    refused = run("position", str(running), data=tmp_path)
    assert refused.returncode == 2
    assert "--reveal" in refused.stderr
    assert json.loads(run("position", str(running), "--reveal", data=tmp_path).stdout)["seats"] == 2


def test_a_transcript_tells_all_of_a_finished_game(tmp_path: Path) -> None:
    done = run("replay", str(PLAYED), "--transcript", data=tmp_path)
    assert done.returncode == 0
    assert "seat 1: Ada" in done.stdout
    assert "Ada draws a card from the pile. [blue]" in done.stdout
    assert "T6.4  +20 Most blue passengers (4)" in done.stdout
    assert "Ada wins." in done.stdout
    assert run("replay", str(PLAYED), data=tmp_path).stdout == done.stdout, "without a terminal there is no stepping"


def test_a_running_game_is_replayed_through_one_pair_of_eyes(tmp_path: Path) -> None:
    running = tmp_path / "running.jsonl"
    running.write_text("".join(PLAYED.read_text().splitlines(keepends=True)[:50]))
    spectator = run("replay", str(running), data=tmp_path).stdout
    assert "Ada draws a card from the pile." in spectator
    assert "[" not in spectator
    seat = run("replay", str(running), "--seat", "1", data=tmp_path).stdout
    assert "You draw a blue card from the pile." in seat
    assert seat == run("replay", str(running), "--seat", "Ada", data=tmp_path).stdout
    assert "it’s Ada’s turn" in spectator or "it’s Random’s turn" in spectator


def test_replay_shows_the_table_at_a_move(tmp_path: Path) -> None:
    done = run("replay", str(PLAYED), "--at", "90", "--seat", "Ada", data=tmp_path)
    assert "move 90" in done.stdout
    assert "2 blacK" in done.stdout
    assert not ESCAPE.search(done.stdout)


def test_saves_says_where_it_looked(tmp_path: Path) -> None:
    done = run("saves", data=tmp_path)
    assert done.returncode == 0
    assert str(tmp_path) in done.stdout


def test_play_without_a_terminal_says_what_to_do_and_ends(tmp_path: Path) -> None:
    done = run("play", data=tmp_path)
    assert done.returncode == 0
    assert "branchline play" in done.stdout
    assert list(tmp_path.iterdir()) == [], "nothing was begun"


BAD = [
    ["frobnicate"],
    ["play", "halma"],
    ["play", "--seats", "you"],
    ["play", "--seats", "you,nobody"],
    ["play", "--seats", "random,random"],
    ["play", "--names", "Ada"],
    ["play", "--names", "Ada,Ada"],
    ["play", "--first", "0"],
    ["play", "--first", "7"],
    ["play", "--option", "speed=fast"],
    ["play", "--option", "speed"],
    ["play", "--seed", "-3"],
    ["play", "--board", "/nowhere.json"],
    ["play", "--resume"],
    ["play", "--resume", "nothing"],
    ["play", "--resume", "/nowhere.jsonl"],
    ["play", "--resume", str(PLAYED), "--seed", "3"],
    ["games", "halma"],
    ["perft", "halma"],
    ["perft", GAME, "--depth", "-1"],
    ["perft", GAME, "--seats", "9"],
    ["verify"],
    ["verify", "/nowhere.jsonl"],
    ["verify", str(SMALL_BOARD)],
    ["verify", str(PLAYED), "--seed", "5"],
    ["verify", str(PLAYED), "--board", str(SMALL_BOARD)],
    ["replay", "/nowhere.jsonl"],
    ["replay", str(PLAYED), "--at", "9999"],
    ["replay", str(PLAYED), "--seat", "Nobody"],
    ["replay", str(PLAYED), "--seat", "3"],
    ["position", "/nowhere.json"],
    ["position", str(SMALL_BOARD)],
    ["position", str(PLAYED), "--at", "9999"],
    ["board", "paint", str(SMALL_BOARD)],
    ["board", "check", "/nowhere.json"],
    ["bench", "--game", "halma"],
    ["bench", "--batch", "--tables", "0"],
    ["doctor", "now"],
    ["saves", "all"],
]


@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(word.rpartition("/")[2] for word in words))
def test_bad_input_is_answered_in_one_line(words: list[str], tmp_path: Path) -> None:
    done = run(*words, data=tmp_path)
    assert done.returncode == 2, done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr
    assert len(done.stderr) > 20


def test_a_file_that_is_no_text_is_answered_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    for words in (["verify"], ["replay"], ["position"], ["play", "--resume"]):
        done = run(*words, str(file), data=tmp_path)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1), done.stderr


def test_a_pipe_that_is_closed_early_does_no_harm(tmp_path: Path) -> None:
    import subprocess

    from tests.cli.terminal import COMMAND, environment

    with subprocess.Popen(
        [*COMMAND, "replay", str(PLAYED), "--transcript"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
