"""How the luck of a log came about, checked: every commitment against its secret, and all of them against the seed."""

from __future__ import annotations

from typing import Any, NamedTuple

from branchline.core.errors import BadLog
from branchline.core.log import Log
from branchline.core.luck import HOUSE, SECRET, commitment_of, digest_of, promise_of, seed_of, terms_of, who_of

WHY = ("late", "left", "joined")
MOST = 1000  # rounds of one table


class DroppedRound(NamedTuple):
    """A round that was abandoned: why, and whose seats it was."""

    number: int
    why: str
    seats: list[int]
    promise: str  # all that was promised in it


class Receipt(NamedTuple):
    """What the luck of a log was made of."""

    seats: list[int]  # those whose devices have added to it
    rounds: int
    dropped: list[DroppedRound]
    promise: str  # all commitments of the round that it was dealt from, as one hash


def check_luck(log: Log) -> Receipt:
    """The receipt of a log; BadLog names what does not fit. While the game goes on the house's secrets are not there,
    and its commitments cannot be checked yet."""
    luck = log.luck
    rounds = luck.get("rounds") if luck is not None else None
    if not isinstance(rounds, list) or not 0 < len(rounds) <= MOST or set(luck or {}) != {"rounds"}:
        raise bad("it must hold its rounds")
    terms = digest_of(
        terms_of(log.table or "", log.game, log.rules_version, log.board_digest, log.seats, log.options, log.position)
    )
    secrets = log.promised
    if secrets is not None and (len(secrets) != len(rounds) or not all(is_hash(secret) for secret in secrets)):
        raise BadLog(last_line(log), "'house' must hold the house's secret of each round")
    for number, one in enumerate(rounds, start=1):
        check_round(log, one, number, terms, secrets[number - 1] if secrets is not None else None)
    *before, last = rounds
    if "abandoned" in last or any("abandoned" not in one for one in before):
        raise bad("the last round must be the one it was dealt from, and those before it abandoned")
    missing = [seat + 1 for part in last["players"] if part["secret"] is None for seat in part["seats"]]
    if missing:
        raise bad(f"it was dealt, and seat {missing[0]} has not shown its secret")
    if log.commitment != last["promise"]:
        raise bad("the commitment of the log is not what was promised in the last round")
    if secrets is not None and log.seed is not None:
        shown = {HOUSE: secrets[-1], **{who_of(part["seats"]): part["secret"] for part in last["players"]}}
        if seed_of(last["promise"], shown).hex() != log.seed:
            raise BadLog(last_line(log), "the seed is not made of the secrets that were shown")
    elif log.seed is not None:
        raise BadLog(last_line(log), "it says the seed, and not the house's secrets that are in it")
    dropped = [
        DroppedRound(number, one["abandoned"]["why"], one["abandoned"]["seats"], one["promise"])
        for number, one in enumerate(before, start=1)
    ]
    seats = sorted(seat for part in last["players"] for seat in part["seats"])
    return Receipt(seats, len(rounds), dropped, last["promise"])


def check_round(log: Log, one: Any, number: int, terms: str, secret: str | None) -> None:
    known = {"terms", "house", "players", "promise", "abandoned"}
    if not isinstance(one, dict) or not known - {"abandoned"} <= set(one) <= known:
        raise bad(f"round {number} must have {', '.join(sorted(known - {'abandoned'}))}")
    if one["terms"] != terms:
        raise bad(f"round {number} was for another table, board or options: its commitments are worth nothing here")
    if not is_hash(one["house"]) or not is_hash(one["promise"]):
        raise bad(f"round {number}: a commitment has 64 hexadecimal digits")
    if secret is not None and commitment_of(terms, number, HOUSE, secret) != one["house"]:
        raise BadLog(last_line(log), f"round {number}: the house has shown another secret than it had promised")
    promised = {HOUSE: one["house"]}
    if not isinstance(one["players"], list):
        raise bad(f"round {number}: 'players' must be a list")
    taken: set[int] = set()
    for part in one["players"]:
        if not isinstance(part, dict) or set(part) != {"seats", "commitment", "secret"}:
            raise bad(f"round {number}: a player has 'seats', 'commitment' and 'secret'")
        seats = seats_in(log, part["seats"])
        if not seats or taken & set(seats):
            raise bad(f"round {number}: {part['seats']!r:.40} are not the seats of one player")
        taken |= set(seats)
        if not is_hash(part["commitment"]) or part["commitment"] in promised.values():
            raise bad(f"round {number}: the commitment of seat {seats[0] + 1} is none of its own")
        if part["secret"] is not None:
            if not is_hash(part["secret"]):
                raise bad(f"round {number}: the secret of seat {seats[0] + 1} must have 64 hexadecimal digits")
            if commitment_of(terms, number, who_of(seats), part["secret"]) != part["commitment"]:
                raise bad(f"round {number}: the secret of seat {seats[0] + 1} is not the one it had promised")
        promised[who_of(seats)] = part["commitment"]
    if promise_of(terms, number, promised) != one["promise"]:
        raise bad(f"round {number}: what was promised in all is not made of its commitments")
    if "abandoned" in one:
        check_dropped(log, one["abandoned"], number)
        late = set(one["abandoned"]["seats"]) if one["abandoned"]["why"] == "late" else set()
        for part in one["players"]:
            if part["secret"] is not None and late & set(part["seats"]):
                raise bad(f"round {number}: seat {part['seats'][0] + 1} is called late, and had shown its secret")
        if all(part["secret"] is not None for part in one["players"]):
            raise bad(f"round {number} was abandoned, though everyone had shown their secrets: it had to be dealt")


def check_dropped(log: Log, dropped: Any, number: int) -> None:
    if not isinstance(dropped, dict) or set(dropped) != {"why", "seats"} or dropped["why"] not in WHY:
        raise bad(f"round {number} was abandoned, and nothing says why: {', '.join(WHY)}")
    seats_in(log, dropped["seats"])


def seats_in(log: Log, seats: Any) -> list[int]:
    """Seats of the table, in order, each once."""
    if not isinstance(seats, list) or any(type(seat) is not int for seat in seats):
        raise bad("seats are whole numbers")
    if seats != sorted(set(seats)) or any(not 0 <= seat < log.seats for seat in seats):
        raise bad(f"{seats!r:.40} are not seats of the table, each once and in order")
    return seats


def is_hash(value: object) -> bool:
    return isinstance(value, str) and SECRET.fullmatch(value) is not None


def last_line(log: Log) -> int:
    return len(log.moves) + 2 + (log.ended is not None)


def bad(why: str) -> BadLog:
    return BadLog(1, f"the luck it was dealt from: {why}")
