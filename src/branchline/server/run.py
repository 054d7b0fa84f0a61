"""Running the server: settings, one process or several, and a clean end."""

from __future__ import annotations

import gc
import logging
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import uvicorn
from msgspec import Struct
from prometheus_client.multiprocess import mark_process_dead

from branchline.core.errors import BranchlineError
from branchline.server.common.limits import Limits
from branchline.server.common.metrics import FOLDER
from branchline.server.common.network import addresses_of
from branchline.server.common.tokens import hash_of
from branchline.server.house import House
from branchline.server.http.app import App
from branchline.server.http.door import Door
from branchline.server.http.neighbours import Boxes, Neighbours
from branchline.server.library.shelves import Library
from branchline.server.notices.settings import NoticeSettings, means_of
from branchline.server.push.wire import OpenLine
from branchline.server.store import open_store

SETTINGS = "BRANCHLINE_SERVE"  # how the settings reach further processes
SOCKET = "BRANCHLINE_SOCKET"  # and the socket they listen on
NEIGHBOURS = "BRANCHLINE_NEIGHBOURS"  # and what a worker needs to know of the others
OPERATOR = "BRANCHLINE_OPERATOR"
PRIVATE = 0o600
PULSE = 0.2
UNSTARTED = 3  # how uvicorn leaves when the application does not start
GRACE = 5  # seconds for requests under way when the server ends


class NeedsPostgres(BranchlineError):
    def __init__(self) -> None:
        super().__init__("more than one worker needs PostgreSQL: give --database postgresql://…, or --workers 1")


class NotStarted(BranchlineError):
    def __init__(self) -> None:
        super().__init__("a server process could not start; it has said why above")


class ServerSettings(Struct):
    """What `branchline serve` was told."""

    data: Path
    database: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    proxy: bool = False
    names: list[str] = []  # that the server goes by
    access_log: bool = False
    limits: Limits = Limits()
    bundle: Path | None = None
    compiling: bool = False  # the rules, beside the tables
    notices: NoticeSettings = NoticeSettings()

    def text(self) -> str:
        """For the environment of another process."""
        return msgspec.json.encode(self, enc_hook=str).decode()

    @classmethod
    def of(cls, text: str) -> ServerSettings:
        return msgspec.json.decode(text, type=cls, dec_hook=lambda kind, value: kind(value))


def make(settings: ServerSettings) -> App:
    """The application of one process. Nothing is opened before it starts."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder = settings.data / "boards"
    folder.mkdir(exist_ok=True)
    store = open_store(None if settings.database else settings.data, settings.database)
    house = House(store, Library(folder), settings.limits, shared=settings.database is not None)
    house.compiling = settings.compiling
    house.post.means = means_of(settings.notices, settings.names)
    house.operator = hash_of(operator_token(settings.data))
    return App(
        house, proxy=settings.proxy, names=settings.names, **({"bundle": settings.bundle} if settings.bundle else {})
    )


def operator_token(data: Path) -> str:
    """The operator's secret: BRANCHLINE_OPERATOR, or a file that only its owner may read."""
    given = os.environ.get(OPERATOR)
    if given:
        return given
    path = data / "operator-token"
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(file, "w", encoding="ascii") as out:
        out.write(secrets.token_urlsafe(32) + "\n")
    return path.read_text(encoding="ascii").strip()


def set_up_log(settings: ServerSettings) -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    logging.getLogger("branchline.access").setLevel(logging.INFO if settings.access_log else logging.WARNING)


class Server(uvicorn.Server):
    """Takes what its neighbours hand over, and says goodbye to open sockets before it closes them."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        app = self.config.loaded_app
        if isinstance(app, App) and app.neighbours is not None:
            app.neighbours.listen(self.door)

    def door(self, first: bytes) -> Door:
        door = Door(self.config, self.server_state, self.lifespan.state)
        door.first = first
        return door

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.loaded_app
        if isinstance(app, App):
            if app.neighbours is not None:
                app.neighbours.close()
                app.neighbours = None
            await app.house.farewell()
        await super().shutdown(sockets)


def spare_the_collector() -> None:
    """What is loaded now stays; later objects are many, few of them in cycles, so collect seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def allow_many_sockets() -> None:
    """Allow as many open sockets as the system grants; a shell often allows only a thousand."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows knows no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config_of(app: App, settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Door,
        ws=OpenLine,
        proxy_headers=False,  # the guard reads them, and only with --proxy
        server_header=False,
        access_log=False,  # ours leaves query strings out
        log_config=None,
        log_level="warning",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )


def listen(settings: ServerSettings) -> socket.socket:
    """The socket to listen on; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once on TCP by name only
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.bind((settings.host, settings.port))
    sock.listen(2048)
    sock.set_inheritable(True)
    return sock


def serve(settings: ServerSettings, sock: socket.socket) -> None:
    """Run until told to stop."""
    if settings.workers > 1 and settings.database is None:
        raise NeedsPostgres
    if settings.workers == 1:
        serve_alone(settings, sock)
    else:
        Workers(settings, sock).run()


def serve_alone(settings: ServerSettings, sock: socket.socket, neighbours: Neighbours | None = None) -> None:
    """This process is a server until it is told to stop."""
    set_up_log(settings)
    allow_many_sockets()
    app = make(settings)
    app.neighbours = neighbours
    app.house.addresses = addresses_of(settings.host, sock.getsockname()[1])
    spare_the_collector()
    Server(config_of(app, settings)).run(sockets=[sock])


class Workers:
    """Several processes on one socket. One that dies is replaced; all end when this one is told to."""

    def __init__(self, settings: ServerSettings, sock: socket.socket) -> None:
        self.settings = settings
        self.sock = sock
        self.running: dict[int, subprocess.Popen[bytes]] = {}  # by their numbers
        self.boxes = Boxes(settings.workers)
        self.ending = False
        self.folder = ""  # for their Prometheus numbers

    def run(self) -> None:
        with tempfile.TemporaryDirectory(prefix="branchline-metrics-", ignore_cleanup_errors=True) as self.folder:
            self.keep_running()

    def keep_running(self) -> None:
        for caught in (signal.SIGTERM, signal.SIGINT):
            signal.signal(caught, self.end)
        while not self.ending:
            if any(process.poll() == UNSTARTED for process in self.running.values()):
                self.end(signal.SIGTERM, None)
                raise NotStarted
            for number, process in list(self.running.items()):
                if process.poll() is not None:
                    del self.running[number]
                    mark_process_dead(process.pid, self.folder)
            for number in range(self.settings.workers):
                if number not in self.running and not self.ending:
                    started = self.running[number] = self.start(number)
                    if self.ending:  # it was told to stop meanwhile, before it could pass that on
                        started.terminate()
            time.sleep(PULSE)
        for process in self.running.values():
            process.wait()
        self.boxes.close()

    def start(self, number: int) -> subprocess.Popen[bytes]:
        sock = self.sock.fileno()
        environment = os.environ | {SETTINGS: self.settings.text(), SOCKET: str(sock), FOLDER: self.folder}
        environment[NEIGHBOURS] = self.boxes.text_for(number)
        files = [sock, *self.boxes.files_for(number)]
        command = [sys.executable, "-m", "branchline.server.run"]
        return subprocess.Popen(command, env=environment, pass_fds=files, start_new_session=True)

    def end(self, number: int, frame: object) -> None:
        self.ending = True
        for process in self.running.values():
            process.terminate()


def main() -> None:
    """A process of its own: one of several, if it is told of neighbours."""
    settings = ServerSettings.of(os.environ.pop(SETTINGS))
    sock = socket.socket(fileno=int(os.environ.pop(SOCKET)))
    if NEIGHBOURS in os.environ:
        serve_alone(settings, sock, Neighbours(os.environ.pop(NEIGHBOURS)))
    else:
        serve(settings, sock)


if __name__ == "__main__":
    main()
