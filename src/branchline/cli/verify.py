"""The command `verify`: what a log proves, line by line, and what it does not."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from hashlib import sha256

from branchline.cli.logs import log_arguments, open_log
from branchline.cli.parser import at_least
from branchline.cli.proof import deal_again
from branchline.cli.words import Words, say
from branchline.core.dealer import HashChainDealer, SeededDealer
from branchline.core.errors import BadLog, BranchlineError
from branchline.core.game import Game
from branchline.core.log import OLDER, Log
from branchline.core.receipt import check_luck
from branchline.core.signature import check_signature
from branchline.core.state import State

HASH = re.compile("[0-9a-f]{64}")


class NotAsPromised(BranchlineError):
    """A log is not what the person who checks it was shown, or was not signed by the house they name."""


def arguments(parser: argparse.ArgumentParser) -> None:
    log_arguments(parser)
    parser.add_argument("--house", type=digits, metavar="KEY", help=Words("verify-house"))
    parser.add_argument("--commitment", type=digits, metavar="C", help=Words("verify-commitment"))
    parser.add_argument("--seed", type=at_least(0), metavar="N", help=Words("verify-seed"))


def digits(text: str) -> str:
    if not HASH.fullmatch(text.lower()):
        raise argparse.ArgumentTypeError(say("wrong-digits", value=text[:20]))
    return text.lower()


def run(args: argparse.Namespace) -> int:
    game, log = open_log(args.log, args.board)
    for line in said_of(game, log, args.house, args.commitment, args.seed):
        print(line)
    return 0


def said_of(game: Game, log: Log, house: str | None, commitment: str | None, seed: int | None) -> Iterator[str]:
    """What the log is, then what is proven, then what is not. What is wrong with it is raised."""
    state = log.last_state(game)
    signer = signer_of(log, house)
    if commitment is not None and log.commitment != commitment:
        raise not_as_promised(log, commitment)
    deals = len(log.dealt) + sum(len(played.dealt) for played in log.moves)
    yield f"{game.info.title}, {log.seats} seats, {len(log.moves)} moves, {deals} deals."
    if log.rules_version != game.info.rules_version:
        yield f"It was played under rules {log.rules_version}; rules {game.info.rules_version} lead the same way."
    yield "Consistent: the log is whole, every move is legal, every deal is possible, the seals fit."
    yield from of_the_end(game, log, state)
    yield from of_the_house(log, signer, house)
    yield from of_the_luck(game, log, commitment, seed)
    if log.position is not None:
        yield "Not proven: who held what at the start. It begins at a position someone laid out."


def not_as_promised(log: Log, commitment: str) -> NotAsPromised:
    for dropped in check_luck(log).dropped if log.luck is not None else []:
        if dropped.promise == commitment:
            return NotAsPromised(
                f"what you were shown is of round {dropped.number}, which was abandoned ({people_of(dropped.seats)} "
                f"{dropped.why}); the game was dealt from a later one, whose commitment is {log.commitment}"
            )
    return NotAsPromised(
        f"this log names the commitment {log.commitment or 'of nobody'}, and you were shown {commitment}: its luck is "
        "not the one that was promised, or it is the log of another game"
    )


def signer_of(log: Log, house: str | None) -> str | None:
    """Who has signed it; refused if that is not the house it must be from."""
    if house is None and log.signature is None:
        return None
    signer = check_signature(log)
    if house is not None and signer != house:
        raise NotAsPromised(f"it is signed with the key {signer}, not with {house}: another house has signed it")
    return signer


def of_the_end(game: Game, log: Log, state: State) -> Iterator[str]:
    if log.result is None:
        yield "Unfinished: it has no result." if not state.over else "Unfinished: the game is over, and no result said."
        return
    scores = ", ".join(str(game.info.points(score)) for score in log.result["scores"])
    yield f"Consistent: the result, {scores} points."
    if state.over:
        return
    ended = log.ended
    if ended is None or log.format == OLDER or ended.seats is None:
        yield f"It was ended early ({log.result['reason']}); the log does not say by whom."
    else:
        who = " and ".join(f"seat {seat + 1}" for seat in ended.seats) or "the house"
        yield f"It was ended early ({ended.reason}) by {who}."


def of_the_house(log: Log, signer: str | None, house: str | None) -> Iterator[str]:
    if house is not None:
        yield "Proven: this house signed the board, options, deals, moves, result and commitment. It never signs names."
    elif signer is not None:
        yield f"Signed with the key {signer}. Whose key that is, is not proven: --house KEY compares it."
    else:
        yield "Unsigned: shows only that it is consistent. Anyone can write a log that is."


def of_the_luck(game: Game, log: Log, commitment: str | None, seed: int | None) -> Iterator[str]:
    if seed is not None:
        deal_again(log, game, SeededDealer(seed))
        yield f"Consistent: every deal is the one that seed {seed} gives."
    elif log.luck is not None:
        yield from of_everyones_luck(game, log, commitment)
    elif log.commitment and log.seed:
        check_seed(log.commitment, log.seed)
        deal_again(log, game, HashChainDealer(bytes.fromhex(log.seed)))
        yield "Consistent: every deal is the one the seed gives, and the commitment is the seed's hash."
        yield from of_the_commitment(log, commitment)
    elif log.commitment:
        yield "Not proven yet: how it was dealt. The seed comes with the end of the game."
        yield from of_the_commitment(log, commitment)
    else:
        yield "Not proven: how it was dealt. The log names no seed that was fixed before the first deal."


def of_everyones_luck(game: Game, log: Log, commitment: str | None) -> Iterator[str]:
    receipt = check_luck(log)
    people = people_of(receipt.seats)
    for dropped in receipt.dropped:
        whose = f": {people_of(dropped.seats)} {dropped.why}" if dropped.seats else ""
        yield f"Round {dropped.number} of {receipt.rounds} was abandoned{whose}."
    if log.seed is None:
        yield f"Not proven yet: how it was dealt, from the luck of {people} and the house. The seed comes with the end."
        return
    deal_again(log, game, HashChainDealer(bytes.fromhex(log.seed)))
    yield f"Consistent: every deal comes from the luck of {people} and the house, each as it was promised."
    if commitment is None:
        yield "Not proven: that you were shown this commitment before anyone's luck. --commitment C compares it."
    else:
        yield f"Proven: what you were shown before the deal fixed the luck of {people} and the house."
        yield "Proven: nobody chose the luck, if one of them kept their own secret until then."
        if receipt.dropped:
            yield "Not proven: that the rounds before were abandoned for the reason that is given."
    yield "Not proven: what the house told others. From the deal on it knew all later luck."


def people_of(seats: list[int]) -> str:
    return " and ".join(f"seat {seat + 1}" for seat in seats) or "no player"


def of_the_commitment(log: Log, commitment: str | None) -> Iterator[str]:
    if commitment is None:
        yield "Not proven: that the commitment was shown before the first deal. --commitment C compares it."
    elif log.seed:
        yield "Proven: nobody changed the luck after you were shown the commitment."
    yield "Not proven: that no seed was tried first and disliked. One party dealt alone, and knew all later luck."


def check_seed(commitment: str, seed: str) -> None:
    try:
        known = bytes.fromhex(seed)
    except ValueError:
        raise BadLog(1, f"the seed {seed!r} is not written in hexadecimal digits") from None
    if len(known) != 32 or sha256(known).hexdigest() != commitment:
        raise BadLog(1, f"the hash of the seed is not the commitment {commitment}: the seed is not the one promised")
