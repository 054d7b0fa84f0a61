"""The command `games`: what there is to play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from branchline.cli.words import Tongue, Words, say
from branchline.core.errors import UnknownGame
from branchline.core.game import GameInfo
from branchline.terminal.paint import flow, pieces, table, terminal_size


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=Words("games-game"))


def span(numbers: tuple[int, ...]) -> str:
    return f"{numbers[0]}" if numbers[0] == numbers[-1] else f"{numbers[0]}–{numbers[-1]}"


def run(args: argparse.Namespace) -> int:
    from branchline.core.registry import survey
    from branchline.locale import provenance_of, title_of

    good, broken = survey()
    found = {info.id: info for info in good}
    if args.game is None:
        language = Tongue.language
        rows = [
            [info.id, title_of(info, language), *numbers(info), provenance_of(info, language)]
            for info in found.values()
        ]
        print("\n".join(table(rows)))
        print("\n" + say("games-more", about="branchline games ID", play="branchline play ID"))
        for one in broken:
            print(say("games-aside", name=one.name, why=one.why), file=sys.stderr)
        return 0
    if args.game not in found:
        raise UnknownGame(args.game, sorted(found), next((one.why for one in broken if one.name == args.game), None))
    print("\n".join(details(found[args.game])))
    return 0


def numbers(info: GameInfo) -> tuple[str, str]:
    """How many play, and how long."""
    return say("games-players", players=span(info.seats), most=info.seats[-1]), say(
        "games-minutes", minutes=span(info.minutes)
    )


def details(info: GameInfo) -> Iterator[str]:
    from branchline.core.registry import game
    from branchline.locale import meaning_of, provenance_of, title_of

    language = Tongue.language
    yield say("games-by", title=title_of(info, language), who=", ".join(info.designers))
    yield ", ".join([*numbers(info), say("games-rules", version=str(info.rules_version))])
    yield from ("", say("games-options"))
    for option in info.options:
        choices = ", ".join(str(choice) for choice in option.choices)
        seats = any(type(choice) is int for choice in option.choices)
        zero = f"; {say('games-from-zero')}" if seats else ""
        text = f"{meaning_of(info, option.name, language)} ({choices}{zero})"
        yield from flow([f"  {option.name} = {option.default}:", *pieces(text)], terminal_size()[0], indent="    ")
    board = game(info.id).board
    known = provenance_of(info, language)
    yield from ("", say("games-board", board=board.id, hash=board.digest, provenance=known))
    yield from provenance(info, board)


def provenance(info: GameInfo, board: object) -> Iterator[str]:
    """How we know each part of a board, if the board says so."""
    from branchline.locale import texts_of
    from branchline.locale.origins import note

    columns, _ = terminal_size()
    parts = getattr(board, "provenance", None)
    texts = texts_of(info, Tongue.language, fallback="en")
    for part, known in parts.items() if isinstance(parts, dict) else []:
        text = f"{part}: {known}"
        if isinstance(known, dict):
            text = say("known", part=part, status=known["status"], note=note(texts, part, known["note"]))
        first, *words = pieces(text)
        yield from flow([f"  {first}", *words], columns, indent="    ")
