"""One pairing of a ladder: groups of games with one deal, one bot in each seat in turn and another in the rest."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from queue import SimpleQueue
from time import process_time

from branchline.bots.levels import manner_of
from branchline.bots.search import SearchPolicy
from branchline.bots.thinker import guide_of
from branchline.core.dealer import SeededDealer
from branchline.core.game import Game, Json
from branchline.core.playout import Policy, tell
from branchline.core.registry import game
from branchline.core.state import State
from branchline.lab.crew import DEATHS, Helper, Helpers
from branchline.lab.errors import ContestFailed
from branchline.lab.players import policy
from branchline.lab.rating import Record, verdict
from branchline.pool import ChildDied, ChildFailed, Pool, work

PLAYING = "branchline.lab.contest"  # the module that children run
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
        winners = play(rules, names, players, seed, number, group).winners()
        for winner in winners:
            group.by_seat[winner] += 1 / len(winners)
        group.wins[at] = (at in winners) / len(winners)
    return group


@dataclass
class TableResult:
    """One game of a tournament: the place of each seat, from 1, and what its bots thought."""

    places: list[int]
    seconds: dict[str, float] = field(default_factory=dict)
    decisions: dict[str, int] = field(default_factory=dict)


def play_table(name: str, seated: Sequence[str], seed: int, number: int) -> TableResult:
    """Deal `number`, with these bots in the seats."""
    rules = game(name)
    result = TableResult([])
    state = play(rules, seated, {bot: player(bot, rules) for bot in seated}, seed, number, result)
    result.places = [int(place) for place in state.ranking()]
    return result


def play(
    rules: Game, names: Sequence[str], players: dict[str, Policy], seed: int, number: int, group: Group | TableResult
) -> State:
    """Play one game to its end. Decisions with one outcome are not timed: they take no thought."""
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
    return state


class Hands:
    """Those who play: each gets the next question as soon as it is free. Another takes over where one dies."""

    def __init__(self, pool: Helpers, jobs: int) -> None:
        self.pool = pool
        self.jobs = jobs
        self.free = [pool.take() for _ in range(jobs)]
        self.deaths: Counter[tuple[int, int]] = Counter()
        self.answers: SimpleQueue[tuple[Helper, Questions, int, Future[bytes]]] = SimpleQueue()

    def answers_to(self, questions: Questions) -> Iterator[Json]:
        """The answers in the order of the questions, however they arrive. A caller that stops early drops the rest."""
        found: dict[int, Json] = {}
        given = 0
        for number in range(len(questions)):
            while number not in found:
                while self.free and given < min(len(questions), number + 2 * self.jobs):
                    self.give(self.free.pop(), questions, given)
                    given += 1
                child, of, which, answer = self.answers.get()
                said = self.read(child, of, which, answer)
                if said is None:
                    self.give(self.pool.take(), of, which)
                    continue
                self.free.append(child)
                if of is questions:  # and not left over from those before
                    found[which] = said
            yield found.pop(number)

    def read(self, child: Helper, of: Questions, which: int, answer: Future[bytes]) -> Json | None:
        """An answer; None if whoever was asked died, and another has to be."""
        try:
            child.ready.result()
            said: Json = json.loads(answer.result())
            return said
        except ChildDied as why:
            self.pool.drop(child)
            self.deaths[id(of), which] += 1
            if self.deaths[id(of), which] == DEATHS:
                raise ContestFailed(f"{about(of[which])}: {DEATHS} workers died; the last one {why}") from None
            return None
        except ChildFailed as why:
            raise ContestFailed(f"{about(of[which])}: {why}") from None

    def give(self, child: Helper, questions: Questions, number: int) -> None:
        answer = child.ask(json.dumps(questions[number]).encode())
        answer.add_done_callback(lambda future: self.answers.put((child, questions, number, future)))


Questions = Sequence[Json]


def about(question: Json) -> str:
    """What a question is about, for people."""
    if "pairing" in question:
        return f"{question['pairing']['bot']} among {question['pairing']['among']}"
    return ", ".join(question["seated"])


def contests(
    pairings: Sequence[Pairing], most: int, seed: int, jobs: int, least: int = 2, pool: Helpers | None = None
) -> Iterator[Contest]:
    """Every pairing in turn, played until the test is sure after `least` games, or until `most`.

    Groups are taken in order, so the result does not depend on the number of processes. If this ends early, the games
    under way end too.
    """
    pool = pool or Pool(PLAYING)
    try:
        hands = Hands(pool, jobs)
        for pairing in pairings:
            yield contest_of(hands, pairing, seed, most, least)
    finally:
        pool.close()


def contest_of(hands: Hands, pairing: Pairing, seed: int, most: int, least: int) -> Contest:
    contest = Contest(pairing)
    told = asdict(pairing)
    groups = -(-most // pairing.seats)
    for found in hands.answers_to([{"pairing": told, "seed": seed, "number": number} for number in range(groups)]):
        contest.groups.append(Group(**found))
        if len(contest.groups) * pairing.seats >= least and contest.judge():
            break
    return contest


def begin(_set_up: bytes) -> Callable[[bytes], bytes]:
    """A child receives a pairing or who sits at a table, a seed, and the number of a deal."""

    def answer(line: bytes) -> bytes:
        asked = json.loads(line)
        if "seated" in asked:
            return json.dumps(
                asdict(play_table(asked["game"], asked["seated"], asked["seed"], asked["number"]))
            ).encode()
        return json.dumps(asdict(play_group(Pairing(**asked["pairing"]), asked["seed"], asked["number"]))).encode()

    return answer


if __name__ == "__main__":
    work(begin)
