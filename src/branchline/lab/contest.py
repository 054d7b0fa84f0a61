"""One pairing of a ladder: groups of games with one deal, one bot in each seat in turn and another in the rest."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from queue import SimpleQueue
from time import process_time

from branchline.bots.levels import manner_of
from branchline.bots.search import SearchPolicy
from branchline.bots.thinker import guide_of
from branchline.core.dealer import SeededDealer
from branchline.core.game import Game
from branchline.core.playout import Policy, tell
from branchline.core.registry import game
from branchline.lab.errors import ContestFailed
from branchline.lab.players import policy
from branchline.lab.rating import Record, verdict
from branchline.pool import Child, ChildDied, ChildFailed, Pool, work

AT_TABLE = "chief at the table"  # chief with the time it takes when it plays people


@dataclass(frozen=True)
class Pairing:
    """One bot among equals of another. The test asks whether it wins `low` or `high` times its fair share."""

    game: str
    seats: int
    bot: str
    among: str
    low: float = 1.16
    high: float = 1.36


@dataclass
class Group:
    """The results of one deal's games, with the bot in each seat once."""

    wins: list[float]  # by the bot's seat
    by_seat: list[float]  # by seat, no matter who sat there
    seconds: dict[str, float] = field(default_factory=dict)
    decisions: dict[str, int] = field(default_factory=dict)


@dataclass
class Contest:
    """A pairing and its groups so far."""

    pairing: Pairing
    groups: list[Group] = field(default_factory=list)
    verdict: str = ""

    @property
    def record(self) -> Record:
        pairing = self.pairing
        games = len(self.groups) * pairing.seats
        return Record(pairing.bot, pairing.among, pairing.seats, sum(sum(group.wins) for group in self.groups), games)

    def judge(self) -> str:
        shares = [sum(group.wins) / len(group.wins) for group in self.groups]
        fair = 1 / self.pairing.seats
        self.verdict = verdict(shares, self.pairing.low * fair, self.pairing.high * fair)
        return self.verdict


def player(name: str, rules: Game) -> Policy:
    """A bot as a policy. Against people, chief has more iterations than its policy has."""
    if name == AT_TABLE:
        manner = manner_of(rules.info.id)
        return SearchPolicy(guide_of(rules), manner.settings(), manner.at_table)
    return policy(name, rules)


def play_group(pairing: Pairing, seed: int, number: int) -> Group:
    """The games of deal `number`: the same for the same seed, no matter which process plays them and in which order."""
    rules = game(pairing.game)
    players = {name: player(name, rules) for name in (pairing.bot, pairing.among)}
    seats = pairing.seats
    group = Group([0.0] * seats, [0.0] * seats)
    for at in range(seats):
        names = [pairing.bot if seat == at else pairing.among for seat in range(seats)]
        winners = play(rules, names, players, seed, number, group)
        for winner in winners:
            group.by_seat[winner] += 1 / len(winners)
        group.wins[at] = (at in winners) / len(winners)
    return group


def play(
    rules: Game, names: Sequence[str], players: dict[str, Policy], seed: int, number: int, group: Group
) -> list[int]:
    """Play one game. Returns the seats that won. Decisions with one outcome are not timed: they take no thought."""
    seats = len(names)
    dealer = SeededDealer(seed, number)
    lucks = [SeededDealer(seed + 1 + seat, number) for seat in range(seats)]
    seated = [players[name] for name in names]
    state = rules.start(seats, dealer)
    while not state.over:
        seat = int(state.turn)
        name = names[seat]
        choice = len(state.legal_actions()) > 1
        began = process_time()
        action = seated[seat].choose(state, lucks[seat])
        took = process_time() - began
        if choice:
            group.seconds[name] = group.seconds.get(name, 0.0) + took
            group.decisions[name] = group.decisions.get(name, 0) + 1
        tell(seated, state, action)
        state.apply(action, dealer)
    return state.winners()


class Hands:
    """Children that play groups: each gets the next one as soon as it is free."""

    def __init__(self, pool: Pool, jobs: int, seed: int) -> None:
        self.seed = seed
        self.jobs = jobs
        self.free = [pool.take() for _ in range(jobs)]
        self.answers: SimpleQueue[tuple[Child, Pairing, int, Future[bytes]]] = SimpleQueue()

    def groups(self, pairing: Pairing, limit: int) -> Iterator[Group]:
        """The first `limit` groups of a pairing, in order, however they arrive."""
        found: dict[int, Group] = {}
        given = 0
        for number in range(limit):
            while number not in found:
                while self.free and given < min(limit, number + 2 * self.jobs):
                    self.give(self.free.pop(), pairing, given)
                    given += 1
                child, of, which, answer = self.answers.get()
                group = read_group(answer, of)
                self.free.append(child)
                if of == pairing:  # and not left over from the one before
                    found[which] = group
            yield found.pop(number)

    def give(self, child: Child, pairing: Pairing, number: int) -> None:
        question = {"pairing": asdict(pairing), "seed": self.seed, "number": number}
        answer = child.ask(json.dumps(question).encode())
        answer.add_done_callback(lambda future: self.answers.put((child, pairing, number, future)))


def read_group(answer: Future[bytes], pairing: Pairing) -> Group:
    try:
        return Group(**json.loads(answer.result()))
    except (ChildDied, ChildFailed) as why:
        died = "a worker " if isinstance(why, ChildDied) else ""
        raise ContestFailed(f"{pairing.bot} among {pairing.among}: {died}{why}") from None


def contests(pairings: Sequence[Pairing], most: int, seed: int, jobs: int, least: int = 2) -> Iterator[Contest]:
    """Every pairing in turn, played until the test is sure after `least` games, or until `most`.

    Groups are taken in order, so the result does not depend on the number of processes. If this ends early, the games
    under way end too.
    """
    pool = Pool("branchline.lab.contest")
    try:
        hands = Hands(pool, jobs, seed)
        for pairing in pairings:
            yield contest_of(hands, pairing, most, least)
    finally:
        pool.close()


def contest_of(hands: Hands, pairing: Pairing, most: int, least: int) -> Contest:
    contest = Contest(pairing)
    for group in hands.groups(pairing, -(-most // pairing.seats)):
        contest.groups.append(group)
        if len(contest.groups) * pairing.seats >= least and contest.judge():
            break
    return contest


def begin(_set_up: bytes) -> Callable[[bytes], bytes]:
    """A child receives a pairing, a seed and the number of a group."""

    def answer(line: bytes) -> bytes:
        asked = json.loads(line)
        return json.dumps(asdict(play_group(Pairing(**asked["pairing"]), asked["seed"], asked["number"]))).encode()

    return answer


if __name__ == "__main__":
    work(begin)
