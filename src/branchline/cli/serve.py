"""The command `serve`: tables for people in their browsers."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from pathlib import Path

from branchline.cli.parser import at_least
from branchline.cli.saves import data_folder
from branchline.cli.words import Tongue, Words, say
from branchline.locale import ENGLISH, Texts
from branchline.server.common.network import EVERYWHERE, local_address

MAIL = "BRANCHLINE_MAIL"  # the variable of the environment


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help=Words("serve-host"))
    parser.add_argument("--port", type=at_least(0), metavar="N", default=8000, help=Words("serve-port"))
    folder = Words("serve-data", folder=str(data_folder()))
    parser.add_argument("--data", type=Path, metavar="DIR", help=folder)
    database = Words("serve-database", example="postgresql://…")
    parser.add_argument("--database", metavar="URL", help=database)
    parser.add_argument("--workers", type=at_least(1), metavar="N", default=1, help=Words("serve-workers"))
    parser.add_argument("--open", action="store_true", help=Words("serve-open"))
    parser.add_argument("--compile", action="store_true", help=Words("serve-compile"))
    parser.add_argument("--proxy", action="store_true", help=Words("serve-proxy"))
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help=Words("serve-name"))
    parser.add_argument("--address", metavar="URL", help=Words("serve-address", default="https://NAME"))
    mail = Words("serve-mail", example="smtp://user:password@host", variable=MAIL)
    parser.add_argument("--mail", metavar="URL", default=os.environ.get(MAIL), help=mail)
    parser.add_argument("--mail-from", metavar="ADDRESS", help=Words("serve-mail-from", default="branchline@NAME"))
    push = Words("serve-push", example="mailto:you@example.org")
    parser.add_argument("--push", metavar="CONTACT", help=push)
    network = Words("serve-network")
    parser.add_argument("--allow-network", action="append", default=[], metavar="NETWORK", help=network)
    parser.add_argument("--access-log", action="store_true", help=Words("serve-access-log"))


def run(args: argparse.Namespace) -> int:
    from branchline.server.minds.compiling import CannotCompile, check_compiling
    from branchline.server.notices.settings import NoticeSettings, means_of
    from branchline.server.run import NeedsPostgres, ServerSettings, listen, serve

    settings = ServerSettings(
        data=args.data or data_folder(),
        database=args.database,
        host=args.host,
        port=args.port,
        workers=args.workers,
        proxy=args.proxy,
        names=args.name,
        access_log=args.access_log,
        compiling=args.compile,
        notices=NoticeSettings(args.mail, args.mail_from, args.push, args.address, tuple(args.allow_network)),
    )
    means_of(settings.notices, settings.names)  # what is wrong is said before anything begins
    if settings.compiling:
        check_compiling()
        if settings.workers > 1:
            raise CannotCompile(
                "--compile works with one server process: leave out --workers, or run `make build` first"
            )
    if settings.workers > 1 and settings.database is None:
        raise NeedsPostgres
    sock = listen(settings)
    settings.port = sock.getsockname()[1]
    announce(settings.host, settings.port, compiling=settings.compiling)
    if args.open:
        show(f"http://127.0.0.1:{settings.port}")
    serve(settings, sock)
    return 0


def announce(host: str, port: int, *, compiling: bool = False) -> None:
    """Say what to do next; on a local network, with a QR code for phones."""
    here = "127.0.0.1" if host in EVERYWHERE else host
    address = f"http://{f'[{here}]' if ':' in here else here}:{port}"
    button = Texts(Tongue.language, "web", fallback=ENGLISH).say("page-play-now")
    print(say("serve-here", address=address, button=button), flush=True)
    if host in EVERYWHERE:
        import segno

        address = f"http://{local_address()}:{port}"
        print(say("serve-near", address=address), flush=True)
        segno.make(address, error="l").terminal(out=sys.stdout, compact=True)
    if compiling:
        print(say("serve-compiling"), flush=True)
    print(say("serve-stop"), flush=True)


def show(address: str) -> None:
    """Open the first page. The socket is already listening: the browser waits until it is answered."""
    screen = sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        webbrowser.open(address)
