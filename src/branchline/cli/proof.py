"""Dealing a log again from its seed: the proof that nobody chose its luck, and the way to continue a saved game."""

from __future__ import annotations

from branchline.core.dealer import Dealer, RecordingDealer
from branchline.core.errors import BadLog
from branchline.core.game import Game
from branchline.core.log import Log


def deal_again(log: Log, game: Game, dealer: Dealer) -> int:
    """Play the log's moves with a dealer that has dealt nothing yet. Returns how many deals there were.

    BadLog names the first deal that differs. Afterwards the dealer is where the table's own was after the last move.
    """
    log.check_game(game)
    recorder = RecordingDealer(dealer)
    if log.position is not None:
        state, deals = log.first_state(game), 0
    else:
        state = game.start(log.seats, recorder, log.options)
        deals = compare(recorder.take(), log.dealt, 1, "the set-up")
    for number, played in enumerate(log.moves, start=1):
        game.play(state, played.seat, played.move, recorder)
        deals += compare(recorder.take(), played.dealt, number + 1, f"move {number}")
    return deals


def compare(dealt: list[int], written: list[int], line: int, what: str) -> int:
    if dealt != written:
        raise BadLog(line, f"{what} was dealt {written}, but the seed gives {dealt}: this luck is not the seed's")
    return len(dealt)
