"""The command `games`: what there is to play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from branchline.core.errors import UnknownGame
from branchline.core.game import GameInfo
from branchline.terminal.paint import flow, table, terminal_size


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="NAME", help="the game to say all about")


def span(numbers: tuple[int, ...]) -> str:
    return f"{numbers[0]}" if numbers[0] == numbers[-1] else f"{numbers[0]}–{numbers[-1]}"


def run(args: argparse.Namespace) -> int:
    from branchline.core.registry import survey
    from branchline.locale import provenance_of

    good, broken = survey()
    found = {info.id: info for info in good}
    if args.game is None:
        rows = [
            [info.id, info.title, f"{span(info.seats)} players", f"{span(info.minutes)} minutes", provenance_of(info)]
            for info in found.values()
        ]
        print("\n".join(table(rows)))
        print("\nAll about one: branchline games NAME. To play it: branchline play NAME")
        for one in broken:
            print(f"The game {one.name} is set aside: {one.why}", file=sys.stderr)
        return 0
    if args.game not in found:
        raise UnknownGame(args.game, sorted(found), next((one.why for one in broken if one.name == args.game), None))
    print("\n".join(details(found[args.game])))
    return 0


def details(info: GameInfo) -> Iterator[str]:
    from branchline.core.registry import game
    from branchline.locale import meaning_of, provenance_of

    yield f"{info.title}, by {', '.join(info.designers)}"
    yield f"{span(info.seats)} players, {span(info.minutes)} minutes, rules version {info.rules_version}"
    yield from ("", "Options:")
    for option in info.options:
        choices = ", ".join(str(choice) for choice in option.choices)
        seats = any(type(choice) is int for choice in option.choices)
        text = f"{meaning_of(info, option.name)} ({choices}{'; seats count from 0' if seats else ''})"
        yield from flow([f"  {option.name} = {option.default}:", *text.split()], terminal_size()[0], indent="    ")
    board = game(info.id).board
    yield from ("", f"Board {board.id} ({board.digest}), {provenance_of(info)}")
    yield from provenance(board)


def provenance(board: object) -> Iterator[str]:
    """How we know each part of a board, if the board says so."""
    columns, _ = terminal_size()
    parts = getattr(board, "provenance", None)
    for part, known in parts.items() if isinstance(parts, dict) else []:
        text = f"{known['status']}. {known['note']}" if isinstance(known, dict) else str(known)
        yield from flow([f"  {part}:", *text.split()], columns, indent="    ")
