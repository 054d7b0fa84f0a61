"""A table is its log: a header, every move, everything that was dealt. It replays without luck.

JSON lines. The first is the header, with what was dealt at set-up, or with the position that was laid out instead;
then one line for each move; where people ended the game before the rules did, a line that says so; a finished game ends
with its result. Each line carries a seal over itself and all lines before it, so a log that was cut inside a line,
reordered or edited by hand is noticed. Seals need no secret: who forges a log can seal it. What a house has signed
(`core/signature.py`) can be forged by nobody else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain, combinations
from pathlib import Path
from typing import Any, NamedTuple

from branchline.core.dealer import SEEDS, LogDealer
from branchline.core.draft import Played, Step
from branchline.core.errors import BadLog, BranchlineError
from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.core.state import State

FORMAT = "branchline-log/2"
OLDER = "branchline-log/1"  # without the line that says how people ended a game, and never signed
EARLY = ("conceded", "agreed", "closed")  # how people end a game that the rules would go on with


class Ended(NamedTuple):
    """How people ended a game that the rules would go on with, and whose doing it was, where that is known."""

    reason: str
    seats: list[int] | None = None  # who gave up, or agreed

    def json(self) -> Json:
        return {"end": self.reason} if self.seats is None else {"end": self.reason, "seats": self.seats}


@dataclass
class Log:
    """Header and moves; `result` is there once the game is over, `seed` once the luck may be proven."""

    game: str
    rules_version: int
    board: str
    board_digest: str
    seats: int
    options: dict[str, Any]
    names: list[str]
    dealt: list[int]
    commitment: str | None = None
    moves: list[Played] = field(default_factory=list)
    result: Json | None = None
    seed: str | None = None
    position: Json | None = None  # where the game began, if it was not dealt
    table: str | None = None  # the house's name for it
    ended: Ended | None = None  # how people ended it, if they did
    luck: Json | None = None  # how everyone's luck came about, if not from the house alone: see core/luck.py
    promised: list[str] | None = None  # the house's secrets of all rounds of it, once the game is over
    signature: Json | None = None  # of the house, once the game is over: its key, and what it signed with it
    format: str = FORMAT

    @classmethod
    def of(cls, game: Game, seats: int, options: Mapping[str, Any], names: Iterable[str], dealt: list[int]) -> Log:
        """An empty log for a new game."""
        info = game.info
        board = game.board
        return cls(info.id, info.rules_version, board.id, board.digest, seats, dict(options), list(names), dealt)

    def lines(self) -> Iterator[str]:
        """The log as JSON lines, sealed."""
        return sealed(self.entries())

    def entries(self, moves: Iterable[Json] | None = None) -> Iterator[Json]:
        """The lines before they are sealed; `moves` are those of a log that is kept elsewhere, see `entry_of`."""
        yield self.header()
        yield from (entry_of(k, *played) for k, played in enumerate(self.moves, start=1)) if moves is None else moves
        if self.ended is not None:
            yield self.ended.json()
        if self.result is not None:
            more = {"seed": self.seed, "house": self.promised, "signature": self.signature}
            yield {"result": self.result} | {name: value for name, value in more.items() if value is not None}

    def header(self) -> Json:
        header: Json = {"log": self.format, **self.heading(), "dealt": self.dealt}
        if self.table is not None:
            header["table"] = self.table
        if self.commitment is not None:
            header["commitment"] = self.commitment
        if self.luck is not None:
            header["luck"] = self.luck
        if self.position is not None:
            header["position"] = self.position
        return header

    def heading(self) -> Json:
        """What everybody may know of it from the beginning."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "board": {"id": self.board, "digest": self.board_digest},
            "seats": self.seats,
            "options": self.options,
            "names": self.names,
        }

    def write(self, path: str | Path) -> None:
        Path(path).write_text("".join(line + "\n" for line in self.lines()), encoding="utf-8")

    def replay(self, game: Game) -> Iterator[tuple[State, Played | None]]:
        """The state before each move with that move, and the last state with None. Every deal and move is checked.

        A log of older rules is read by today's. Where every move is legal, every deal fits and the result is the same,
        both lead the same way, and all that is shown is right; where not, OtherRulesVersion names the move.
        """
        self.check_game(game)
        state = self.first_state(game)
        for number, played in enumerate(self.moves, start=1):
            yield state, played
            state = self.step(game, number, state, played).after
        self.check_result(game, state)
        yield state, None

    def steps(self, game: Game) -> list[Step]:
        """All of its moves, made and checked."""
        self.check_game(game)
        state, steps = self.first_state(game), []
        for number, played in enumerate(self.moves, start=1):
            steps.append(self.step(game, number, state, played))
            state = steps[-1].after
        self.check_result(game, state)
        return steps

    def step(self, game: Game, number: int, before: State, played: Played) -> Step:
        """Move `number` of this log, made from the state before it; the move and its deals are checked."""
        dealer, after = LogDealer(played.dealt), before.copy()
        try:
            game.check_turn(before, played.seat)
            action = game.action(before, played.move)
            after.apply(action, dealer)
        except BranchlineError as why:
            raise self.wrong_move(game, number, f"move {number} cannot be replayed: {why}") from why
        if not dealer.finished():
            raise self.wrong_move(game, number, f"move {number} was dealt more than the rules ask for") from None
        return Step(number, played.seat, played.move, action, played.dealt, before, after)

    def check_result(self, game: Game, state: State) -> None:
        why = why_not(self, state)
        if why is not None:
            line = len(self.moves) + 2 + (self.ended is not None and self.result is not None)
            raise self.wrong(game, len(self.moves), BadLog(line, why)) from None

    def wrong_move(self, game: Game, move: int, why: str) -> BranchlineError:
        return self.wrong(game, move, BadLog(move + 1, why))

    def wrong(self, game: Game, move: int, why: BadLog) -> BranchlineError:
        """What is wrong at a move; in a log of older rules, that today's rules part from them there."""
        older = self.rules_version != game.info.rules_version
        return game.info.other_rules(self.rules_version, move) if older else why

    def check_game(self, game: Game) -> None:
        info = game.info
        if self.game != info.id:
            raise BadLog(1, f"it is a log of {self.game!r}, not of {info.id!r}")
        info.older_board(self.rules_version)
        if self.board_digest != game.board.digest:
            raise BadLog(
                1,
                f"it was played on the board {self.board!r} ({self.board_digest}), which is not the board "
                f"{game.board.id!r} ({game.board.digest}): give the board file it was played on",
            )

    def first_state(self, game: Game) -> State:
        """Where it began: dealt, or at the position that was laid out."""
        try:
            return self.set_up(game) if self.position is None else self.laid_out(game)
        except BadLog as why:
            raise self.wrong(game, 0, why) from why

    def set_up(self, game: Game) -> State:
        dealer = LogDealer(self.dealt)
        try:
            state = game.start(self.seats, dealer, self.options)
        except BranchlineError as why:
            raise BadLog(1, f"the set-up cannot be replayed: {why}") from why
        if not dealer.finished():
            raise BadLog(1, "more was dealt at set-up than the rules ask for")
        return state

    def laid_out(self, game: Game) -> State:
        if self.dealt:
            raise BadLog(1, "it begins at a position, so nothing was dealt at set-up: 'dealt' must be empty")
        try:
            state = game.from_position(self.position)
        except BranchlineError as why:
            raise BadLog(1, f"the position it begins at is none: {why}") from why
        if state.seats != self.seats:
            raise BadLog(1, f"the position it begins at has {state.seats} seats, and the log {self.seats}")
        return state

    def last_state(self, game: Game) -> State:
        """The state the log leads to."""
        *_, (state, _played) = self.replay(game)
        return state


def result_of(state: State) -> Json | None:
    """What the last line of a finished game's log says."""
    if not state.over:
        return None
    return {"reason": state.end_reason, "scores": state.scores(), "ranking": state.ranking()}


def why_not(log: Log, state: State) -> str | None:
    """What is wrong with the end of a log whose moves lead to this state."""
    result, ended = log.result, log.ended
    if ended is not None and state.over:
        return "people cannot have ended a game that the rules had ended"
    if ended is not None and ended.seats is not None and not set(ended.seats) <= set(range(log.seats)):
        return "it was ended by a seat that the game does not have"
    if result is None or result == result_of(state):
        return None if ended is None or result is not None else "it says how it was ended, and not the result"
    reason = result.get("reason")
    if state.over:
        return "the result is not what the moves lead to"
    if reason not in EARLY:
        return f"the log is cut short: its moves do not lead to the end of a game, and its result says {reason!r}"
    if ended is None and log.format != OLDER:
        return f"its result says that people ended it early ({reason}), and no line before it shows that"
    if ended is not None and ended.reason != reason:
        return f"its result says {reason!r}, and the line before it {ended.reason!r}"
    if result.get("scores") != state.scores():
        return "the result is not what the moves lead to: those are not the points where it was ended"
    if not any(result == early_result(state, reason, seats) for seats in those_who_conceded(log, reason)):
        return f"the result is impossible: nobody who gave up makes the ranking {result.get('ranking')}"
    return None


def those_who_conceded(log: Log, reason: str) -> Iterable[Iterable[int]]:
    """Who may have given up, by what a log says of its end."""
    if reason != "conceded":
        return [()]
    if log.ended is not None and log.ended.seats is not None:
        return [log.ended.seats]
    seats = range(log.seats)
    return chain.from_iterable(combinations(seats, count) for count in range(1, log.seats + 1))


def early_result(state: State, reason: str, conceded: Iterable[int] = ()) -> Json:
    """The result where people end a game that the rules would go on with: points as they stand, who conceded last."""
    scores, gave_up = state.scores(), set(conceded)
    try:
        places = state.ranking()
    except BranchlineError:
        places = [1 + sum(other > score for other in scores) for score in scores]
    order = [(seat in gave_up, place) for seat, place in enumerate(places)]
    ranking = [1 + sum(other < mine for other in order) for mine in order]
    return {"reason": reason, "scores": scores, "ranking": ranking}


def entry_of(number: int, seat: int, move: Move | Json, dealt: list[int]) -> Json:
    """The line of a move."""
    return {"seq": number, "seat": seat, **(move.json() if isinstance(move, Move) else move), "dealt": dealt}


def sealed(entries: Iterable[Json]) -> Iterator[str]:
    """The entries of a log as JSON lines, each with its seal."""
    seal = ""
    for entry in entries:
        seal = seal_of(seal, entry)
        yield json.dumps(entry | {"seal": seal}, ensure_ascii=False, separators=(", ", ": "))


def seal_of(before: str, entry: Json) -> str:
    text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256((before + text).encode(errors="surrogatepass")).hexdigest()[:16]


def read_log(path: str | Path, game: Game) -> Log:
    """The log of a file; BadLog names the line that is wrong."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as why:
        raise BadLog(1, f"{path} cannot be read: {why}") from None
    return parse_log(text, game)


def parse_log(text: str, game: Game) -> Log:
    entries = unsealed(text)
    log = header_of(entries[0])
    log.check_game(game)
    for number, entry in enumerate(entries[1:], start=2):
        if log.result is not None:
            raise BadLog(number, "the game was over before this line")
        if "result" in entry:
            try:
                log.result = of_type(dict, entry["result"], "result")
                log.seed = of_type(str | None, entry.get("seed"), "seed")
                log.promised = of_type(list | None, entry.get("house"), "house")
                log.signature = of_type(dict | None, entry.get("signature"), "signature")
            except ValueError as why:
                raise BadLog(number, str(why)) from None
        elif log.ended is not None:
            raise BadLog(number, "people had ended the game before this line")
        elif "end" in entry:
            log.ended = ended_of(entry, number)
        else:
            log.moves.append(played_of(entry, number, game))
    return log


def heading_of(text: str) -> Log:
    """The header of a log, without its moves."""
    return header_of(unsealed(text.partition("\n")[0])[0])


def game_of(text: str) -> str:
    """The id of the game a log was written for."""
    return heading_of(text).game


def unsealed(text: str) -> list[Json]:
    """The entries of a log, their seals checked and taken off."""
    if not text.strip():
        raise BadLog(1, "the log is empty; its first line must be a header")
    seal = ""
    entries = []
    for number, line in enumerate(text.removesuffix("\n").split("\n"), start=1):  # a name may hold other line breaks
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            raise BadLog(number, "it is not whole JSON: the log was cut or damaged here") from None
        if not isinstance(entry, dict) or "seal" not in entry:
            raise BadLog(number, "it must be an object with a seal")
        written = entry.pop("seal")
        seal = seal_of(seal, entry)
        if written != seal:
            raise BadLog(number, "the seal does not fit: this line, or one before it, was edited, moved or removed")
        entries.append(entry)
    return entries


def header_of(entry: Json) -> Log:
    if entry.get("log") not in (FORMAT, OLDER):
        raise BadLog(1, f'the header must say "log": "{FORMAT}", not {entry.get("log")!r:.60}')
    try:
        return Log(
            game=str(entry["game"]),
            rules_version=whole_number(entry["rules_version"]),
            board=str(entry["board"]["id"]),
            board_digest=str(entry["board"]["digest"]),
            seats=whole_number(entry["seats"]),
            options=dict(of_type(dict, entry["options"], "options")),
            names=[of_type(str, name, "names") for name in of_type(list, entry["names"], "names")],
            dealt=whole_numbers(entry["dealt"], "dealt"),
            commitment=of_type(str | None, entry.get("commitment"), "commitment"),
            position=of_type(dict | None, entry.get("position"), "position"),
            table=of_type(str | None, entry.get("table"), "table"),
            luck=of_type(dict | None, entry.get("luck"), "luck"),
            format=str(entry["log"]),
        )
    except (KeyError, TypeError, ValueError) as why:
        raise BadLog(1, f"the header is not complete: {why!r}") from None


def ended_of(entry: Json, number: int) -> Ended:
    try:
        reason, seats = of_type(str, entry["end"], "end"), entry.get("seats")
        return Ended(reason, None if seats is None else whole_numbers(seats, "seats"))
    except ValueError as why:
        raise BadLog(number, str(why)) from None


def played_of(entry: Json, number: int, game: Game) -> Played:
    try:
        if entry.pop("seq") != number - 1:
            raise BadLog(number, f"it must be move {number - 1}")
        seat = whole_number(entry.pop("seat"))
        dealt = whole_numbers(entry.pop("dealt"), "dealt")
    except (KeyError, TypeError, ValueError) as why:
        raise BadLog(number, f"the move is not complete: {why!r}") from None
    try:
        return Played(seat, game.moves.read(entry), dealt)
    except BranchlineError as why:
        raise BadLog(number, str(why)) from None


def of_type(wanted: Any, value: Any, name: str) -> Any:
    if not isinstance(value, wanted):
        raise ValueError(f"{name!r} cannot be {value!r:.40}")
    return value


def whole_number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= SEEDS:
        raise ValueError(f"{value!r:.40} must be a whole number")
    return value


def whole_numbers(values: object, name: str) -> list[int]:
    if not isinstance(values, list):
        raise ValueError(f"{name!r} must be a list of whole numbers")
    return [whole_number(value) for value in values]
