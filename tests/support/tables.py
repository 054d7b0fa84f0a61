"""Tables that play by themselves."""

from __future__ import annotations

import branchline as bl


def play_on(table: bl.Table, luck: bl.Dealer, moves: int = 10**9) -> bl.Table:
    """Make random moves, to the end or this many."""
    while moves and not table.state.over:
        legal = table.game.legal_moves(table.state)
        table.play(int(table.state.turn), legal[luck.below(len(legal))], at=table.seq)
        moves -= 1
    return table


def finished(game: bl.Game, seats: int, seed: int, dealer: bl.Dealer | None = None) -> bl.Table:
    table = bl.Table.open(game, seats, dealer or bl.SeededDealer(seed), names=["Ada", "Ben \u2028 Ø", "C\u0085"])
    return play_on(table, bl.SeededDealer(seed, 1))


def deals_of(log: bl.Log) -> int:
    """How often the dealer was asked."""
    return len(log.dealt) + sum(len(played.dealt) for played in log.moves)
