"""The command `verify`."""

from __future__ import annotations

import argparse
from hashlib import sha256

from branchline.cli import at_least
from branchline.cli.logs import log_arguments, open_log
from branchline.cli.proof import deal_again
from branchline.core.dealer import HashChainDealer, SeededDealer
from branchline.core.errors import BadLog


def arguments(parser: argparse.ArgumentParser) -> None:
    log_arguments(parser)
    parser.add_argument(
        "--seed", type=at_least(0), metavar="N", help="the seed of a log that was dealt by play --seed N"
    )


def run(args: argparse.Namespace) -> int:
    game, log = open_log(args.log, args.board)
    state = log.last_state(game)
    deals = len(log.dealt) + sum(len(played.dealt) for played in log.moves)
    print(f"{game.info.title}, {log.seats} seats, {len(log.moves)} moves, {deals} deals.")
    if log.position is not None:
        print("It starts from a prepared position, so only the deals after it can be proven.")
    if log.rules_version != game.info.rules_version:
        print(f"It was played under rules {log.rules_version}; rules {game.info.rules_version} lead the same way.")
    print("Proven: the log is whole, every move is legal, every deal is possible, the seals fit.")
    if log.result is not None:
        scores = ", ".join(str(game.info.points(score)) for score in log.result["scores"])
        print(f"Proven: the result, {scores} points.")
    elif not state.over:
        print("The game is not finished.")
    if args.seed is not None:
        deal_again(log, game, SeededDealer(args.seed))
        print(f"Proven: every deal is the one that seed {args.seed} gives.")
    elif log.commitment and log.seed:
        prove_chain(log.commitment, log.seed)
        deal_again(log, game, HashChainDealer(bytes.fromhex(log.seed)))
        print("Proven: the seed is the one whose hash was shown at the start, and every deal is the one it gives.")
    elif log.commitment:
        print("Not proven yet: that the luck was honest. The seed comes with the end of the game.")
    else:
        print("Not proven: that the luck was honest. The log names no seed that was fixed before the first deal.")
    return 0


def prove_chain(commitment: str, seed: str) -> None:
    try:
        known = bytes.fromhex(seed)
    except ValueError:
        raise BadLog(1, f"the seed {seed!r} is not written in hexadecimal digits") from None
    if len(known) != 32 or sha256(known).hexdigest() != commitment:
        raise BadLog(1, f"the hash of the seed is not the commitment {commitment}: the seed is not the one promised")
