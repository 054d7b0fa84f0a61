"""Games on a Ray cluster: real nodes, and the same rows whatever happens to them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import polars as pl
import pytest

import branchline as bl
from branchline.lab.cluster import Traveller, fingerprint
from branchline.lab.errors import BadCluster, NotInstalled
from branchline.pool import ChildFailed
from tests.lab.running import GAME, PATIENCE, run, simulate, start, wait_for_parts

FEW = 60


def digest(table: pl.DataFrame) -> int:
    return int(table.select(pl.struct(pl.all()).hash(seed=1).sum()).item())


def test_one_node_plays_the_same_games_with_all_that_is_kept_and_a_board_of_its_own(tmp_path: Path) -> None:
    board = tmp_path / "mine.json"
    shipped = Path(bl.__file__).parent / "games" / "ticket_to_ride" / "board" / "germany.json"
    board.write_bytes(shipped.read_bytes())
    words = ("--moves", "--decisions", "--board", board)
    here = simulate(tmp_path / "here.parquet", *words, "--logs", tmp_path / "a", games=FEW)
    out = tmp_path / "there.parquet"
    code, said, wrong = run(
        "simulate", GAME, "-n", FEW, "--bots", "random,random", "--seed", 7, "--out", out, *words,
        "--logs", tmp_path / "b", "--ray", "local", "--workers", 1,
    )  # fmt: skip
    assert (code, wrong) == (0, "")
    assert f": {FEW} games" in said  # of its node
    there = pl.read_parquet(out)
    assert there.equals(here)
    moves = [pl.read_parquet(tmp_path / f"{name}.moves.parquet") for name in ("here", "there")]
    assert moves[0].equals(moves[1])
    decided = [pl.read_parquet(tmp_path / f"{name}.decisions" / "*.parquet") for name in ("here", "there")]
    assert decided[0].equals(decided[1])
    logs = [sorted(path.name for path in (tmp_path / folder).rglob("*.jsonl")) for folder in ("a", "b")]
    assert logs[0] == logs[1]
    assert len(logs[0]) == FEW


def test_where_no_cluster_is_the_text_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    with pytest.raises(BadCluster, match="ray start --head"):
        bl.simulate("foothills", 4, ray="auto")
    with pytest.raises(BadCluster, match=r"no Ray cluster answers at 127\.0\.0\.1:9 "):
        bl.simulate("foothills", 4, ray="127.0.0.1:9")
    for address in ("nonsense", "host:port", "127.0.0.1:99999"):
        with pytest.raises(BadCluster):
            bl.simulate("foothills", 4, ray=address)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.lab.cluster.find_spec", lambda name: None)
    with pytest.raises(NotInstalled, match=r"branchline\[ray\]"):
        bl.simulate("foothills", 4, ray="local")


def test_a_node_with_other_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from branchline.lab.cluster import Hire

    hire = Hire.__new__(Hire)
    hire.team = type("Team", (), {"node_name": lambda self, node: f"10.0.0.3/{node}"})()  # type: ignore[assignment]
    assert hire.check((fingerprint(), "abc")) == b""
    with pytest.raises(ChildFailed, match=r"node 10\.0\.0\.3/abc has Branchline 0\.0\.9 .* install the same on both"):
        hire.check(("0.0.9 (other)", "abc"))


def test_a_worker_brings_back_what_it_wrote_and_nothing_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    traveller = Traveller("tests.lab.test_cluster")
    here = Path(traveller.folder.name)
    (here / "given").write_bytes(b"a board")
    traveller.luggage = {here / "given"}
    traveller.reply = begin(str(here).encode())
    assert traveller.answer(b"one") == (b"one", {"written/one": b"one"})
    assert traveller.answer(b"two") == (b"two", {"written/two": b"two"})
    assert (here / "given").exists()


def begin(order: bytes):  # type: ignore[no-untyped-def]
    """What a worker's module has."""
    folder = Path(order.decode()) / "written"
    folder.mkdir(exist_ok=True)

    def answer(line: bytes) -> bytes:
        (folder / line.decode()).write_bytes(line)
        return line

    return answer


@pytest.fixture
def two_nodes() -> Iterator[tuple[str, list[object]]]:
    """A real cluster of two nodes with one core each, in a process group of its own."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        node = cluster.add_node(num_cpus=1)
        yield cluster.address, [cluster, node]
    finally:
        cluster.shutdown()


@pytest.mark.soak
def test_rows_are_the_same_on_two_nodes_and_when_one_of_them_is_killed(
    two_nodes: tuple[str, list[object]], tmp_path: Path
) -> None:
    address, (cluster, node) = two_nodes
    games = 4000
    whole = simulate(tmp_path / "whole.parquet", "--workers", 1, games=games, bots="greedy,random")
    words = ("simulate", GAME, "-n", games, "--bots", "greedy,random", "--seed", 7, "--ray", address, "--chunk", 40)

    calm = tmp_path / "calm.parquet"
    code, said, _wrong = run(*words, "--out", calm)
    assert code == 0
    assert said.count("node ") == 2
    assert digest(pl.read_parquet(calm)) == digest(whole)

    out = tmp_path / "games.parquet"
    process = start(*words, "--out", out)
    wait_for_parts(process, out, 4)
    cluster.remove_node(node, allow_graceful=False)  # type: ignore[attr-defined]
    _said, wrong = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, wrong
    assert "another takes over" in wrong
    assert digest(pl.read_parquet(out)) == digest(whole)


@pytest.mark.soak
def test_ctrl_c_on_a_cluster_leaves_a_folder_that_resumes_anywhere(
    two_nodes: tuple[str, list[object]], tmp_path: Path
) -> None:
    address, _nodes = two_nodes
    games = 4000
    words = ("simulate", GAME, "-n", games, "--bots", "greedy,random", "--seed", 7)
    out = tmp_path / "games.parquet"
    process = start(*words, "--ray", address, "--chunk", 40, "--out", out)
    wait_for_parts(process, out, 3)
    process.send_signal(signal.SIGINT)
    _said, wrong = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "go on with --resume" in wrong
    assert run(*words, "--out", out, "--resume")[0] == 0
    assert digest(pl.read_parquet(out)) == digest(
        simulate(tmp_path / "whole.parquet", games=games, bots="greedy,random")
    )


@pytest.mark.soak
def test_a_ladder_is_the_same_on_a_cluster(two_nodes: tuple[str, list[object]]) -> None:
    address, _nodes = two_nodes
    words = {"games": 20, "least": 20, "seed": 3}
    there = bl.ladder("foothills", ["greedy:random"], ray=address, **words)  # type: ignore[arg-type]
    here = bl.ladder("foothills", ["greedy:random"], jobs=1, **words)  # type: ignore[arg-type]
    assert there.pairings.equals(here.pairings)


@pytest.mark.soak
def test_a_cluster_that_wants_a_token_says_so() -> None:
    """A head with token authentication; this side has the right one, then a wrong one."""
    token = "a" * 64
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="bl", ignore_cleanup_errors=True) as short:  # sockets need short paths
        base = os.environ | {"RAY_TMPDIR": short, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token}
        words = ["start", "--head", "--block", "--port", str(port), "--num-cpus", "1", "--include-dashboard", "false"]
        head = subprocess.Popen([sys.executable, "-m", "ray.scripts.scripts", *words], env=base, start_new_session=True)
        try:
            wait_for_port(port)
            script = f"import branchline as bl; print(len(bl.simulate('foothills', 4, ray='127.0.0.1:{port}', seed=1)))"
            for settings, fine in (({}, True), ({"RAY_AUTH_TOKEN": "b" * 64}, False)):
                command = [sys.executable, "-c", script]
                done = subprocess.run(
                    command, env=base | settings, capture_output=True, text=True, timeout=PATIENCE, check=False
                )
                assert (done.returncode == 0) is fine, done.stderr
                if not fine:
                    assert "RAY_AUTH_TOKEN" in done.stderr
        finally:
            os.killpg(head.pid, signal.SIGKILL)
            head.wait()


def wait_for_port(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
            return
        time.sleep(0.1)
    raise AssertionError(f"nothing listens at {port}")
