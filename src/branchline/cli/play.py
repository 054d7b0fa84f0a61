"""The command `play`."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from branchline.cli.parser import at_least
from branchline.cli.speech import language_of
from branchline.cli.words import Complaint, Tongue, Words
from branchline.core.errors import BadOption, BadSeats
from branchline.locale import ENGLISH, Texts, terminal_texts, title_of

if TYPE_CHECKING:
    from branchline.core.game import Game, GameInfo

OPPONENT = "greedy"
YOU = "you"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=Words("play-game"))
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO,…",
        help=Words("play-seats", bot=OPPONENT),
    )
    parser.add_argument("--names", metavar="NAME,…", help=Words("play-names"))
    parser.add_argument("--first", metavar="N", help=Words("play-first"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=Words("play-option"))
    parser.add_argument("--seed", type=at_least(0), metavar="N", help=Words("play-seed"))
    parser.add_argument("--board", metavar="FILE", help=Words("play-board"))
    parser.add_argument("--save", metavar="FILE", help=Words("play-save"))
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=Words("play-resume"))


def run(args: argparse.Namespace) -> int:
    if args.resume is not None:
        return resume(args)
    import branchline as bl
    from branchline.cli.match import Match
    from branchline.cli.saves import SaveSecret, new_path

    game = bl.game(args.game or bl.all_games()[0].id, args.board)
    kinds = [word.strip() for word in args.seats.split(",")] if args.seats else default_seats(game)
    if len(kinds) not in game.info.seats:
        raise BadSeats(game.info.title, len(kinds), game.info.seats)
    if YOU not in kinds:
        raise Complaint("play-nobody")
    check_bots(kinds)
    options = options_of(args)
    check_options(game, options, len(kinds), args.first)
    names = names_of(args.names, kinds, args.language)
    if not at_a_terminal():
        return explain(game.info, args.language)
    seed = args.seed
    bl.SeededDealer(0 if seed is None else seed)  # a bad seed is reported before a file is made
    chain = secrets.token_hex(32) if seed is None else None
    board = str(Path(args.board).resolve()) if args.board else None
    secret = SaveSecret(kinds, chain, seed, board)
    path = Path(args.save) if args.save else new_path(game.info.id)
    if args.save and path.exists():
        raise Complaint("play-exists", file=str(path), command=f"branchline play --resume {path}")
    return begin(Match.open(game, secret, options, names, path), args.language)


def resume(args: argparse.Namespace) -> int:
    from branchline.cli.logs import game_of_log
    from branchline.cli.match import Match
    from branchline.cli.saves import find_save

    for name in ("game", "seats", "names", "first", "seed"):
        if getattr(args, name) is not None:
            raise Complaint("play-leave-out", option=getattr(args, name) if name == "game" else f"--{name}")
    path = find_save(args.resume or None)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint("bad-log-text", file=str(path)) from None
    game = game_of_log(path, text, args.board)
    match = Match.resume(game, path, Path(args.save) if args.save else None) if at_a_terminal() else None
    return explain(game.info, args.language) if match is None else begin(match, args.language)


def begin(match: object, language: str | None) -> int:
    from branchline.cli.match import Match
    from branchline.cli.session import Session

    with suppress(ImportError):
        import readline  # noqa: F401  (gives the prompt its history)
    assert isinstance(match, Match)
    return Session(match, language).run()


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def explain(info: GameInfo, asked: str | None) -> int:
    language = language_of(asked)
    texts = terminal_texts(language)
    print(texts.say("terminal-nowhere", game=title_of(info, language)))
    print(texts.say("terminal-nowhere-open", command="branchline play"))
    print(texts.say("terminal-nowhere-else", command="branchline --help"))
    return 0


def default_seats(game: Game) -> list[str]:
    """You, and opponents that play to win if the game has any."""
    from branchline.bots import CannotPlay, bot

    opponent = OPPONENT
    try:
        bot(opponent, game, 0)
    except CannotPlay:
        opponent = "random"
    return [YOU] + [opponent] * (game.info.seats[0] - 1)


def check_bots(kinds: Sequence[str]) -> None:
    from branchline.bots import BOTS, UnknownBot

    for kind in kinds:
        if kind != YOU and kind not in BOTS:
            raise UnknownBot(kind, [*sorted(BOTS), YOU])


def options_of(args: argparse.Namespace) -> dict[str, object]:
    """The options as the game knows them: whole numbers are numbers, and seats are counted from 0."""
    options: dict[str, object] = {}
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise Complaint("play-option-form", given=given)
        options[name] = (
            value == "true" if value in ("true", "false") else int(value) if value.lstrip("-").isdigit() else value
        )
    if args.first is not None:
        if args.first != "random" and not (args.first.isdigit() and int(args.first) > 0):
            raise Complaint("play-first-form", given=args.first)
        options["first"] = "random" if args.first == "random" else int(args.first) - 1
    return options


def check_options(game: Game, options: Mapping[str, object], seats: int, first: str | None) -> None:
    """What is wrong with an option is said as it was typed: --first counts seats from 1."""
    try:
        game.options(options, seats)
    except BadOption as why:
        known = {option.name: option for option in game.info.options}
        if why.name not in known:
            title = title_of(game.info, Tongue.language)
            raise Complaint("no-option", game=title, option=why.name, known=", ".join(known) or "–") from None
        choices = [one for one in known[why.name].choices if not isinstance(one, int) or one < seats]
        if why.name == "first" and first is not None:
            facts = {"option": "--first", "value": first}
            said = [str(one + 1) if isinstance(one, int) else str(one) for one in choices]
        else:
            facts = {"option": why.name, "value": str(why.value)}
            said = [str(one).lower() if isinstance(one, bool) else str(one) for one in choices]
        raise Complaint("bad-option", **facts, choices=", ".join(said)) from None


def names_of(given: str | None, kinds: Sequence[str], language: str | None = None) -> list[str]:
    """The names of the seats: as given, or else Player 1, Random and so on, in the reader's language."""
    if given is not None:
        names = [" ".join(name.split()) for name in given.split(",")]
        if len(names) != len(kinds) or not all(names) or len(set(names)) != len(names):
            raise Complaint("play-names-form", given=given, count=len(kinds))
        return names
    texts = Texts(language_of(language), fallback=ENGLISH)
    names = []
    for seat, kind in enumerate(kinds):
        twins = kinds[:seat].count(kind)
        title = texts.say(f"bot-{kind}") if texts.has(f"bot-{kind}") else kind.capitalize()
        bot = title + (f" {twins + 1}" if kinds.count(kind) > 1 else "")
        names.append(texts.say("seat-name", number=seat + 1) if kind == YOU else bot)
    return names
