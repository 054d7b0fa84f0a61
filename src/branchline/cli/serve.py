"""The command `serve`: tables for people in their browsers."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from pathlib import Path

from branchline.cli import at_least
from branchline.cli.saves import data_folder
from branchline.server.common.network import EVERYWHERE, local_address


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for the local net")
    parser.add_argument("--port", type=at_least(0), default=8000, help="the port (default 8000; 0: a free one)")
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"where tables are kept (default {data_folder()})")
    parser.add_argument("--database", metavar="URL", help="keep them in PostgreSQL instead: postgresql://…")
    parser.add_argument(
        "--workers", type=at_least(1), default=1, help="server processes; more than one need PostgreSQL"
    )
    parser.add_argument("--open", action="store_true", help="open the first page in the browser, where there is one")
    parser.add_argument(
        "--compile", action="store_true", help="in a clone: play at once, and compile the rules meanwhile"
    )
    parser.add_argument("--proxy", action="store_true", help="behind a proxy: believe its X-Forwarded headers")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="the name it goes by on the internet, as trains.example.org; may be given again. Others are refused",
    )
    parser.add_argument(
        "--address", metavar="URL", help="where people reach it, for links in notices (default https://NAME)"
    )
    parser.add_argument(
        "--mail",
        metavar="URL",
        default=os.environ.get("BRANCHLINE_MAIL"),
        help="send notices by this mail server: smtp://user:password@host (or the environment's BRANCHLINE_MAIL)",
    )
    parser.add_argument("--mail-from", metavar="ADDRESS", help="whom mail is from (default branchline@NAME)")
    parser.add_argument(
        "--push", metavar="CONTACT", help="send notices to browsers; push services may write to mailto:you@example.org"
    )
    parser.add_argument(
        "--allow-network",
        action="append",
        default=[],
        metavar="NETWORK",
        help="send notices to this private network too, as 192.168.1.0/24; may be given again",
    )
    parser.add_argument("--access-log", action="store_true", help="log every request, without its query")


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
    print(f"Open http://{f'[{here}]' if ':' in here else here}:{port} and click Play now.", flush=True)
    if host in EVERYWHERE:
        import segno

        address = f"http://{local_address()}:{port}"
        print(f"On your network: {address}", flush=True)
        segno.make(address, error="l").terminal(out=sys.stdout, compact=True)
    if compiling:
        print(
            "The rules are being compiled meanwhile, about two minutes; until then bots think more slowly.", flush=True
        )
    print("Press Ctrl-C to stop.", flush=True)


def show(address: str) -> None:
    """Open the first page. The socket is already listening: the browser waits until it is answered."""
    screen = sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        webbrowser.open(address)
