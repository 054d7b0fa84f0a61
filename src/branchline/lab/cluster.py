"""Workers on a Ray cluster: they answer the same questions as the child processes of one machine.

What a worker writes stays on its node, so it comes back with the answer and is put in place here. Ray is imported only
when a cluster is asked for.
"""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Callable
from concurrent.futures import Future
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from branchline import build
from branchline.lab.errors import BadCluster, NotInstalled
from branchline.pool import ChildDied, ChildFailed, one_line

HERE = "{here}"  # stands in an order for the folder that a worker has on its node
AUTO, LOCAL = "auto", "local"
PATIENCE = 5.0  # seconds for an address to answer
TOKEN_HELP = "set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH, as the cluster has them"


def fingerprint() -> str:
    """What has to be equal on all nodes for games to be the same: the release, and the source of the rules.

    >>> fingerprint().partition(" ")[0] == version("branchline")
    True
    """
    hashed = sha256()
    for name, source in sorted(build.hot_sources().items()):
        hashed.update(f"{name} {build.digest(source)}\n".encode())
    return f"{version('branchline')} ({hashed.hexdigest()[:12]})"


class Traveller:
    """A worker on a node. Ray makes an actor of it, with one core of its own."""

    def __init__(self, module: str) -> None:
        self.begin: Callable[[bytes], Callable[[bytes], bytes]] = import_module(module).begin
        self.folder = tempfile.TemporaryDirectory(prefix="branchline-")
        self.luggage: set[Path] = set()
        self.reply: Callable[[bytes], bytes] | None = None

    def arrive(self, order: bytes, luggage: dict[str, bytes], out: str) -> tuple[str, str]:
        """Unpack what the order needs, and set up. Returns this node's fingerprint and its id."""
        import ray

        here = Path(self.folder.name)
        (here / out).mkdir(parents=True, exist_ok=True)
        for name, data in luggage.items():
            (here / name).write_bytes(data)
            self.luggage.add(here / name)
        self.reply = self.begin(order.replace(HERE.encode(), str(here).encode()))
        return fingerprint(), str(ray.get_runtime_context().get_node_id())

    def answer(self, line: bytes) -> tuple[bytes, dict[str, bytes]]:
        """The answer, and every file that came with it."""
        assert self.reply is not None
        said = self.reply(line)
        here = Path(self.folder.name)
        found = {}
        for path in sorted(here.rglob("*")):
            if path.is_file() and path not in self.luggage:
                found[path.relative_to(here).as_posix()] = path.read_bytes()
                path.unlink()
        return said, found


class Hire:
    """A worker on a cluster, as `pool.Child` is one on this machine."""

    def __init__(self, team: Cluster) -> None:
        self.team = team
        self.place = ""  # its node, once it is there
        wanted: dict[str, Any] = {"num_cpus": 1, "scheduling_strategy": "SPREAD", "max_restarts": 0}
        remote: Any = team.ray.remote(**wanted)(Traveller)
        self.actor = remote.remote(team.module)
        self.ready = self.future(self.actor.arrive.remote(team.order, team.luggage, team.out), self.check)

    def ask(self, question: bytes) -> Future[bytes]:
        return self.future(self.actor.answer.remote(question), self.unpack)

    def check(self, arrived: tuple[str, str]) -> bytes:
        """Refuse a node that would play other games."""
        theirs, node = arrived
        self.place = self.team.node_name(node)
        ours = fingerprint()
        if theirs != ours:
            raise ChildFailed(
                f"node {self.place} has Branchline {theirs}, and this machine {ours}: install the same on both"
            )
        return b""

    def unpack(self, answer: tuple[bytes, dict[str, bytes]]) -> bytes:
        said, files = answer
        self.team.keep(files)
        return said

    def future(self, ref: Any, then: Callable[[Any], bytes]) -> Future[bytes]:
        """What a call on the actor comes to, in the words of a child process."""
        errors = self.team.ray.exceptions
        future: Future[bytes] = Future()
        future.set_running_or_notify_cancel()

        def done(found: Future[Any]) -> None:
            try:
                future.set_result(then(found.result()))
            except errors.ActorDiedError as why:
                lacking = "ModuleNotFoundError" in str(why) and "branchline" in str(why)
                if lacking:
                    future.set_exception(ChildFailed("a node of the cluster has no Branchline: install it there"))
                else:
                    future.set_exception(ChildDied(f"was lost with its node {self.place}".rstrip()))
            except errors.RayTaskError as why:
                future.set_exception(ChildFailed(one_line(why.cause if isinstance(why.cause, Exception) else why)))
            except errors.RayError as why:
                future.set_exception(ChildDied(f"was lost ({type(why).__name__})"))
            except Exception as why:  # what comes from here: a full disk, another version
                future.set_exception(why if isinstance(why, ChildFailed) else ChildFailed(one_line(why)))

        ref.future().add_done_callback(done)
        return future


class Cluster:
    """The workers of a simulation or a ladder on a Ray cluster, as `pool.Pool` has them on this machine."""

    def __init__(
        self,
        address: str,
        module: str,
        order: bytes = b"",
        *,
        luggage: dict[str, bytes] | None = None,
        out: str = "",
        keep: Callable[[dict[str, bytes]], None] | None = None,
    ) -> None:
        """`luggage` are files that the order needs, `out` the folder that it writes into, both below HERE; `keep` gets
        what a worker has written."""
        self.ray = connect(address)
        self.module = module
        self.order = order
        self.luggage = luggage or {}
        self.out = out
        self.keep = keep or (lambda files: None)
        self.hired: list[Hire] = []

    @property
    def cores(self) -> int:
        """The cores of all nodes."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def take(self) -> Hire:
        hire = Hire(self)
        self.hired.append(hire)
        return hire

    def drop(self, hire: Hire) -> None:
        if hire in self.hired:
            self.hired.remove(hire)
            self.ray.kill(hire.actor)

    def close(self) -> None:
        for hire in list(self.hired):
            self.drop(hire)
        self.ray.shutdown()

    def node_name(self, node: str) -> str:
        """A node, for people: several may have one address, so the beginning of its id is there too."""
        addresses = {each["NodeID"]: each["NodeManagerAddress"] for each in self.ray.nodes()}
        return f"{addresses.get(node, '?')}/{node[:6]}"


def connect(address: str) -> Any:
    """Ray, connected to the cluster at an address: `auto` is the one this machine belongs to, `local` a new one."""
    if find_spec("ray") is None:
        raise NotInstalled("ray", "{ray}", extra="ray")
    import ray

    if ray.is_initialized():
        raise BadCluster("this program is connected to a Ray cluster already: end that with ray.shutdown() first")
    if address not in (AUTO, LOCAL):
        probe(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report to its makers
    passed = {name: os.environ[name] for name in ("BRANCHLINE_PURE", "BRANCHLINE_COMPILED") if os.environ.get(name)}
    wanted: dict[str, Any] = {
        "log_to_driver": False,
        "logging_level": "ERROR",
        "runtime_env": {"env_vars": {"POLARS_MAX_THREADS": "1", **passed}},
    }
    if address == LOCAL:
        wanted |= {"address": "local", "include_dashboard": False}
    else:
        wanted["address"] = address
    try:
        ray.init(**wanted)
    except ray.exceptions.AuthenticationError as why:
        raise BadCluster(f"the Ray cluster at {address} refused the token ({one_line(why)}): {TOKEN_HELP}") from None
    except (ConnectionError, ValueError, RuntimeError) as why:
        raise BadCluster(unreachable(address, why)) from None
    return ray


def probe(address: str) -> None:
    """Refuse an address where nothing listens: Ray itself would wait there for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        raise BadCluster(f"{address!r} is no address of a Ray cluster: give HOST:PORT, as in {{ray=10.0.0.1:6379}}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as why:
        raise BadCluster(
            f"no Ray cluster answers at {address} ({why}): is it running, and is the port right?"
        ) from None


def unreachable(address: str, why: Exception) -> str:
    if address == AUTO:
        return (
            "no Ray cluster is running on this machine: start one with `ray start --head`, give the address of one as "
            "in {ray=10.0.0.1:6379}, or {ray=local} for the cores of this machine"
        )
    said = one_line(why)[:200]
    return f"the Ray cluster at {address} cannot be joined ({said}). Does it want a token? Then {TOKEN_HELP}"
