"""Named errors. Each carries facts, and its text says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Facts = Mapping[str, str | int]


class BranchlineError(Exception):
    """The family: catch this to catch everything Branchline refuses."""


class UnknownGame(BranchlineError):
    """No game has this id, or the one that has it is broken: then `why` says what is wrong with it."""

    def __init__(self, name: str, known: Sequence[str], why: str | None = None) -> None:
        there = f"there are: {', '.join(known) or 'none'}"
        fault = f"the game {name!r:.200} is broken: {why}" if why else f"there is no game {name!r:.200}"
        super().__init__(f"{fault}; {there}")
        self.name = name
        self.known = tuple(known)
        self.why = why


class BadSeats(BranchlineError):
    def __init__(self, game: str, seats: object, allowed: Sequence[int]) -> None:
        many = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
        super().__init__(f"{game} is played by {many}, not by {seats!r:.200}")
        self.game = game
        self.seats = seats
        self.allowed = tuple(allowed)


class BadOption(BranchlineError):
    def __init__(self, name: str, value: object, why: str) -> None:
        super().__init__(f"option {name!r:.200} = {value!r:.200}: {why}")
        self.name = name
        self.value = value
        self.why = why


class BadSeed(BranchlineError):
    def __init__(self, seed: object, wanted: str = "a seed is a whole number from 0 to 2^62 - 1") -> None:
        super().__init__(f"{wanted}, not {seed!r:.200}")
        self.seed = seed


class BadMove(BranchlineError):
    """Text or JSON that is no move of this game at all."""

    def __init__(self, given: object, why: str) -> None:
        super().__init__(f"{given!r:.200} is no move: {why}")
        self.given = given
        self.why = why


class IllegalMove(BranchlineError):
    """A move the rules forbid now: the rule's id, a message key and its arguments."""

    def __init__(self, rule: str, key: str, args: Facts) -> None:
        facts = ", ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{rule}: {key}" + (f" ({facts})" if facts else ""))
        self.rule = rule
        self.key = key
        self.facts = dict(args)


class NotYourTurn(BranchlineError):
    """Another seat is to act. Where several choose at the same time a seat may choose `early`: its draft waits."""

    def __init__(self, seat: object, turn: int, *, early: bool = False) -> None:
        super().__init__(
            f"seat {seat} may choose already, but seat {turn} is to act first: keep its choice in a draft until then"
            if early
            else f"seat {seat} cannot move now: seat {turn} is to act"
        )
        self.seat = seat
        self.turn = turn


class NoSuchSeat(BranchlineError):
    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat!r:.200}: the seats are 0 to {seats - 1}, and None is a spectator")
        self.seat = seat
        self.seats = seats


class GameOver(BranchlineError):
    def __init__(self) -> None:
        super().__init__("the game is over: no more moves can be made; start a new one")


class StaleMove(BranchlineError):
    def __init__(self, chosen: int, now: int) -> None:
        super().__init__(
            f"this move was chosen at move {chosen}, but the table is at move {now}: look again and choose anew"
        )
        self.chosen = chosen
        self.now = now


class Barrier(BranchlineError):
    """What cannot be undone, or not yet gone on with: the key of its message."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class BadPosition(BranchlineError):
    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class BadBoard(BranchlineError):
    """The first wrong entry of a board file; `problems` lists them all."""

    def __init__(self, where: str, why: str, problems: Sequence[tuple[str, str]] = ()) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{where}: {why}{more}")
        self.where = where
        self.why = why
        self.problems = tuple(problems) or ((where, why),)


class BadLog(BranchlineError):
    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line} of the log: {why}")
        self.line = line
        self.why = why


class BadLesson(BranchlineError):
    """A lesson that is not there, or that the rules do not allow as it is written."""


class BadDeal(BranchlineError):
    """A dealer was told to deal what is not there."""

    def __init__(self, why: str) -> None:
        super().__init__(why)


class OtherRulesVersion(BranchlineError):
    """A game of other rules. `move` is where these rules part from it; `release` is the Branchline that reads it."""

    def __init__(
        self, game: str, written: object, here: int, release: str | None = None, move: int | None = None
    ) -> None:
        parts = f", and would have gone otherwise at move {move}" if move is not None else ""
        reader = f"Branchline {release} reads it" if release else "replay it with a Branchline of that version"
        super().__init__(
            f"{game} was played by rules version {written}, but this program plays version {here}{parts}: {reader}"
        )
        self.game = game
        self.written = written
        self.here = here
        self.release = release
        self.move = move


class BatchFailed(BranchlineError):
    """The workers of a batch have ended, and its tables with them."""


class MissingPackage(BranchlineError):
    """What was asked for needs a package that is not installed."""

    def __init__(self, package: str, what: str, extra: str) -> None:
        super().__init__(f"{what} needs {package}, which is not installed: pip install 'branchline[{extra}]'")
        self.package = package
        self.extra = extra


class BadObservation(BranchlineError):
    """An observation that cannot be: of blocks, a seat or a state that do not fit."""


WAYS_OUT = {  # of vectors that mean something else, by what differs
    "game": "ask for the observation of that game",
    "board": "open the board they were made on, as in bl.game(NAME, FILE)",
    "seats": "ask for game.observation() of as many seats",
    "blocks": "name the same ones, as in game.observation(seats, blocks=[...])",
}
OTHERWISE = "make the data or train the player again, or use them with the Branchline that made them"


class OtherObservation(BranchlineError):
    """Vectors of another observation: `name` is what differs, in them and here. The text says what to do."""

    def __init__(self, game: str, name: str, there: object, here: object) -> None:
        super().__init__(
            f"these vectors were not made by this observation of {game}: their {name} is {there!r:.200}, "
            f"and here it is {here!r:.200}; {WAYS_OUT.get(name, OTHERWISE)}"
        )
        self.name = name
        self.there = there
        self.here = here


class BadBatch(BranchlineError):
    """A batch that cannot be, or what cannot be asked of one: the text says what would be right."""


class IllegalAction(BranchlineError):
    """An action that is not legal at a table of a batch. Nothing was done at any table."""

    def __init__(self, table: int, seat: int, action: int, actions: int, legal: Sequence[int]) -> None:
        if 0 <= action < actions:
            some = ", ".join(map(str, legal[:12])) + (", …" if len(legal) > 12 else "")
            why = f"seat {seat} may choose {some}"
        else:
            why = f"actions are whole numbers from 0 to {actions - 1}"
        super().__init__(f"table {table}: action {action} is not legal now: {why}")
        self.table = table
        self.seat = seat
        self.action = action
        self.legal = tuple(legal)
