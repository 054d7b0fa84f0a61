"""A chunk of games, played and recorded: compiled from end to end unless every move is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from branchline.core.dealer import Dealer, RecordingDealer, SeededDealer
from branchline.core.draft import Played
from branchline.core.errors import BranchlineError
from branchline.core.game import Json
from branchline.core.log import Log, result_of
from branchline.core.playout import Policy, tell
from branchline.core.state import State
from branchline.core.statistics import Statistics, play_chunk
from branchline.lab.decisions import DecisionRows, observation_of
from branchline.lab.errors import ChunkFailed
from branchline.lab.plan import SimulationPlan
from branchline.lab.players import policy
from branchline.lab.summary import Summary, summary_of
from branchline.pool import one_line

FOLDER = 1000  # logs in one folder


@dataclass
class Chunk:
    """Games from number `first` on: what was recorded, and its summary."""

    first: int
    notes: Statistics
    summary: Summary
    moves: list[Json] = field(default_factory=list)
    decisions: DecisionRows | None = None


class Player:
    """Plays chunks of a plan, any of them in any order: a game depends only on its number."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.plan = plan
        self.game = plan.rules
        self.options = self.game.options(plan.options, plan.seats)
        self.policies: list[list[Policy]] = [[policy(bot, self.game) for bot in seated] for seated in plan.arrangements]
        self.observation = observation_of(plan) if plan.decisions else None
        self.luck_seeds = [plan.luck_seed(seat) for seat in range(plan.seats)]

    def play(self, first: int, games: int) -> Chunk:
        notes = self.game.statistics(self.plan.seats, games)
        moves: list[Json] = []
        decided = DecisionRows(self.observation) if self.observation is not None else None
        began = perf_counter()
        try:
            if self.plan.moves or self.plan.logs or decided is not None:
                for number in range(first, first + games):
                    moves += self.play_keeping_moves(number, notes, decided)
            else:
                play_chunk(self.start, self.policies, self.plan.seed, self.luck_seeds, first, notes)
        except (BranchlineError, OSError):
            raise
        except Exception as why:
            raise ChunkFailed(f"game {first + notes.game} failed: {one_line(why)}") from why
        summary = summary_of(notes, self.plan.arrangements, first, perf_counter() - began)
        return Chunk(first, notes, summary, moves, decided)

    def start(self, dealer: Dealer) -> State:
        return self.game.deal(self.plan.seats, self.options, dealer)

    def play_keeping_moves(self, number: int, notes: Statistics, decided: DecisionRows | None) -> list[Json]:
        """The same game as compiled code plays, one move after another."""
        dealer = RecordingDealer(SeededDealer(self.plan.seed, number))
        lucks = [SeededDealer(seed, number) for seed in self.luck_seeds]
        policies = self.policies[number % len(self.policies)]
        state = self.start(dealer)
        log = Log.of(self.game, self.plan.seats, self.options, self.seated(number), dealer.take())
        rows: list[Json] = []
        notes.start(state)
        while not state.over:
            seat = int(state.turn)
            action = int(policies[seat].choose(state, lucks[seat]))
            move = self.game.move(state, action)
            choices = len(state.legal_actions())
            notes.note(state, action)
            if decided is not None:
                decided.add(number, int(notes.turns), self.seated(number)[seat], state, action, policies[seat])
            tell(policies, state, action)
            state.apply(action, dealer)
            log.moves.append(Played(seat, move, dealer.take()))
            rows.append(
                {
                    "game": number,
                    "move": len(rows) + 1,
                    "turn": int(notes.turns),
                    "seat": seat,
                    "choices": choices,
                    "action": action,
                    "kind": move.kind,
                    "text": str(move),
                }
            )
        notes.finish(state)
        if decided is not None:
            decided.end(state)
        if self.plan.logs:
            log.result = result_of(state)
            path = log_path(Path(self.plan.logs), number)
            path.parent.mkdir(parents=True, exist_ok=True)
            log.write(path)
        return rows if self.plan.moves else []

    def seated(self, number: int) -> tuple[str, ...]:
        return self.plan.arrangements[number % len(self.plan.arrangements)]


def log_path(folder: Path, number: int) -> Path:
    """Where the log of a game is kept.

    >>> log_path(Path("logs"), 12345).as_posix()
    'logs/000012/game-000012345.jsonl'
    """
    return folder / f"{number // FOLDER:06}" / f"game-{number:09}.jsonl"
