"""The command `replay`: a log on the screen, move by move, or as text."""

from __future__ import annotations

import argparse
import sys

from branchline.cli.logs import check_move, log_arguments, open_log, seat_of
from branchline.cli.parser import at_least
from branchline.cli.result import result_rows
from branchline.cli.speech import texts_in, voice_of
from branchline.cli.transcript import sentences, transcript
from branchline.cli.words import Words
from branchline.core.game import Game
from branchline.core.log import Log
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint, clip, may_paint, terminal_size
from branchline.terminal.screen import Scene, screen_of


def arguments(parser: argparse.ArgumentParser) -> None:
    log_arguments(parser)
    parser.description = Words("replay-about")
    parser.add_argument("--seat", metavar="N", help=Words("replay-seat"))
    parser.add_argument("--at", type=at_least(0), metavar="N", help=Words("replay-at"))
    parser.add_argument("--transcript", action="store_true", help=Words("replay-transcript"))


def run(args: argparse.Namespace) -> int:
    game, log = open_log(args.log, args.board)
    viewer = seat_of(args.seat, log)
    at = check_move(args.at, log)
    voice = voice_of(texts_in(game.info, args.language), game.info, log.names, viewer)
    columns, _ = terminal_size()
    if args.at is not None:
        print("\n".join(Stepper(game, log, voice).page(at)))
    elif args.transcript or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for row in transcript(game, log, voice, columns, args.log):
            print(row)
    else:
        Stepper(game, log, voice).walk()
        if log.result is not None:
            print("\n".join(result_rows(game, log.last_state(game), log, voice, columns, args.log)))
    return 0


class Stepper:
    """Shows the table after any number of moves."""

    def __init__(self, game: Game, log: Log, voice: Voice) -> None:
        self.game = game
        self.log = log
        self.voice = voice
        self.states = [state for state, _ in log.replay(game)]
        self.screen = screen_of(game, voice, Paint(may_paint()))
        self.reveal = log.result is not None and voice.viewer is None

    def page(self, at: int) -> list[str]:
        """The table after `at` moves, with what the last of them did."""
        columns, height = terminal_size()
        news: list[str] = []
        if at:
            news = sentences(self.game, self.states[at - 1], self.log.moves[at - 1], self.voice, reveal=self.reveal)
        view = self.game.view(self.states[at], self.voice.viewer)
        scene = Scene(view, [], [news] if news else [], at, columns, height)
        rows = [*self.screen.title(scene), *self.screen.board(scene, 0), *self.screen.facts(scene)]
        return [clip(row, columns) for row in [*rows, *self.screen.own(scene), *self.screen.news(scene, 4)]]

    def walk(self) -> None:
        at, last = 0, len(self.log.moves)
        while True:
            print(self.screen.paint.clear(), end="")
            print("\n".join(self.page(at)))
            try:
                typed = input(f"{self.voice.terminal('replay')}  [{at}/{last}] > ").strip().casefold()
            except EOFError:
                return
            if typed == "q" or (typed == "" and at == last):
                return
            if typed == "":
                at += 1
            elif typed == "b":
                at = max(at - 1, 0)
            elif typed.isdigit():
                at = min(int(typed), last)
