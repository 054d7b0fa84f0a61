"""One pairing of a ladder: groups of games dealt alike, one bot in each seat in turn and another in all the others."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from threading import Thread
from time import process_time, sleep

from branchline.bots.levels import manner_of
from branchline.bots.search import SearchPolicy
from branchline.bots.thinker import guide_of
from branchline.core.dealer import SeededDealer
from branchline.core.game import Game
from branchline.core.playout import Policy, tell
from branchline.core.registry import game
from branchline.lab.players import policy
from branchline.lab.rating import Record, verdict

AT_TABLE = "chief at the table"  # chief with the time it takes where people play
A_LOOK = 1.0  # seconds, after which a worker looks whether it is still wanted


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
    """What became of the games of one deal, the bot having sat in each seat once."""

    wins: list[float]  # by the seat it sat in
    by_seat: list[float]  # won by each seat, whoever sat there
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
    """A bot as a policy. Where chief plays people it has more iterations than its policy has."""
    if name == AT_TABLE:
        manner = manner_of(rules.info.id)
        return SearchPolicy(guide_of(rules), manner.settings(), manner.at_table)
    return policy(name, rules)


def play_group(pairing: Pairing, seed: int, number: int) -> Group:
    """The games of deal number `number`: the same for the same seed, whoever plays them and in whatever order."""
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
    """One game; the seats that won it. Decisions with one outcome are not timed: nobody decides there."""
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


def contests(pairings: Sequence[Pairing], most: int, seed: int, jobs: int, least: int = 2) -> Iterator[Contest]:
    """Every pairing in turn, played until the test is sure after `least` games, or `most` are reached.

    Groups are taken in order, so that the result does not depend on the number of processes. Whatever ends this early
    ends the games that are being played, too.
    """
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=begin_work, initargs=(os.getpid(),)) as pool:
        try:
            for pairing in pairings:
                yield contest_of(pool, pairing, most, seed, jobs, least)
        except BaseException:
            for worker in active_children():
                worker.terminate()
            raise


def contest_of(pool: ProcessPoolExecutor, pairing: Pairing, most: int, seed: int, jobs: int, least: int) -> Contest:
    contest = Contest(pairing)
    waiting: list[Future[Group]] = []
    limit = -(-most // pairing.seats)
    given = 0
    while len(contest.groups) < limit and not contest.verdict:
        while given < limit and len(waiting) < 2 * jobs:
            waiting.append(pool.submit(play_group, pairing, seed, given))
            given += 1
        contest.groups.append(waiting.pop(0).result())
        if len(contest.groups) * pairing.seats >= least:
            contest.judge()
    for late in waiting:
        late.cancel()
    return contest


def begin_work(parent: int) -> None:
    """Ctrl-C is for the parent, and a worker ends with it, however that may be."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(A_LOOK)
    os._exit(1)
