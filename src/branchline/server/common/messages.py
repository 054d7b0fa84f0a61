"""Every message that crosses the wire, as a type.

What comes in is checked against these types, the OpenAPI document is made from them, and so are the browser's.

A seat is its number. Who speaks is said by a key in the header `Authorization: Bearer …` (over a WebSocket: in the
first message), never in an address; where a device has several seats of a table, the header `Seat` says for which. `at`
is the moment a choice was made at: the number of moves in the log plus the number of moves in the chooser's draft.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from branchline.core.parts import Shape
from branchline.server.common.pace import Pace

Json = dict[str, Any]
Name = Annotated[str, Meta(max_length=40, description="what a person is called at the table")]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Notes = Annotated[str, Meta(max_length=20_000)]
Secret = Annotated[str, Meta(min_length=43, max_length=43, description="256 secret bits, base64url")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in lower-case hexadecimal digits")]
Code = Annotated[str, Meta(min_length=1, max_length=20, description="what a table's screen shows to be typed")]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
Colour = Literal["red", "blue", "green", "yellow", "black", "white", "purple", "lilac", "orange"]
SeatKind = Literal["person", "open", "bot"]


class In(Struct, forbid_unknown_fields=True):
    """What a client sends: a field nobody knows is refused, so a misspelt one is noticed."""


class Out(Struct):
    """What the server sends."""


class NamedMove(TypedDict):
    """A move as the engine writes it: its kind, and its fields."""

    move: str


class SeatView(TypedDict):
    """What a seat, or a spectator, may know. Every game has these keys; the rest is the game's own."""

    game: str
    seats: int
    seat: int | None
    phase: str
    over: bool
    deciders: list[int]
    players: list[Json]
    legal: NotRequired[list[NamedMove]]  # what the seat may choose; a spectator chooses nothing


# Errors


class Problem(Out, omit_defaults=True):
    """Every refusal, of whatever kind. `error` is for programs, `text` for people; nothing was changed."""

    error: str  # "stale-move", "illegal-move", "not-your-turn", "bad-message", "no-such-table", "revoked", …
    text: str
    rule: str | None = None
    key: str | None = None
    args: Json = {}
    at: int | None = None  # where the table is now, if the request was late
    problems: list[tuple[str, str]] = []  # of a board file: where, and what is wrong there


# The lobby


class OptionCard(Out):
    name: str
    default: Any
    choices: list[Any]
    text: str


class BoardCard(Out):
    id: str
    digest: str
    title: str
    shipped: bool  # or put into DATA/boards, or uploaded


class Strength(Out):
    """What a bot was measured to win, among bots of the level below it."""

    among: str  # the bot in all the other seats
    share: float  # of the games, from 0 to 1
    games: int
    seats: int


class BotCard(Out):
    """A bot as it introduces itself: in the language of the answer, and as message keys for every other one."""

    name: str
    title: str
    text: str
    title_key: str
    text_key: str
    seconds: float  # how long it takes for a move at a table, on average; 0 where nobody could tell
    most: float  # and at most
    strength: Strength | None  # None where nobody has measured it


class PartCard(Out, omit_defaults=True):
    """One part of a game's view, or a column of one: how a table shows it that does not know the game."""

    name: str
    shape: Shape
    of: str = ""  # what its values are: `seat`, `thing` of the board, or how the keys of their texts begin
    by: str = ""  # the same of its keys
    columns: list[PartCard] = []
    secret: bool = False  # not the same for every seat
    some: bool = False  # shown only where it is more than nothing
    title: str = ""  # the key of what it is called, where that is not view-<name>


class RuleIndex(Out):
    """Some rules of a game under one heading."""

    id: str
    title: str | None  # the key of its heading, in the game's catalogue
    rules: list[str]  # the ids; the text of T2.4 is rule-T2-4


class GameCard(Out):
    id: str
    title: str
    designers: list[str]
    seats: list[int]
    minutes: tuple[int, int]
    rules_version: int
    provenance: str
    exactness: str  # in a word: `exact`, `partly` or `reconstructed`
    texts: str  # the game's catalogue
    facts: dict[str, str]  # what the facts of its messages are, by their names: see locale/facts.json
    boards: list[BoardCard]
    options: list[OptionCard]
    bots: list[BotCard]  # the weakest first
    halves: bool  # scores, breakdowns and the points of changes are counted in half points
    colours: list[Colour]  # of the seats' pieces
    colour_option: str | None  # the option that says which seat has the first colour; else each seat chooses
    rules: list[RuleIndex]
    module: str | None  # the address of the ES module that draws its board, where the game brings one along
    parts: list[PartCard]  # of its views, in the order they are shown in
    lesson: bool = False  # it has a first game with a coach
    tries: list[str] = []  # the rules that can be tried at a small position


class SeatPlan(In):
    """`person` gets an invitation, `open` goes to the first person who joins, `bot` is played by the house.

    A person's seat that is `here` belongs to the device that sets the table, and gets none. An open seat may name a bot
    that plays until somebody joins; without one the table waits.
    """

    kind: SeatKind
    name: Name = ""
    bot: str | None = None
    colour: Colour | None = None
    here: bool = False


class CreateTable(In):
    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    board: str | None = None  # its digest or id; without one, the game's own
    options: Json = {}
    listed: bool | None = None  # anybody may find it, join and watch; if not said, those with an open seat are found
    position: Json | None = None  # begin here instead of dealing; it holds its options
    luck: Literal["house", "everyone"] = "house"  # who adds to it: see docs/fairness.md
    pace: Pace = Pace()  # see docs/by-mail.md


class Invitation(Out):
    """It opens a seat for the first device that exchanges it. It is shown once and stored only as a hash."""

    seat: int
    invitation: str


class Created(Out):
    table: str
    host: str  # the secret that may free seats
    key: str | None  # of the device that set the table, if seats are here: what it sent, or a new one
    here: list[int]  # the seats of that device
    invitations: list[Invitation]  # one for each person who is not here


class Invited(In):
    """An invitation, for a seat that belongs to the asking device from now on."""

    invitation: Secret
    name: Name | None = None  # what the person is called, if not as they were invited


class Seated(Out):
    """The key is the one that was sent, or a new one; it is stored only as a hash."""

    table: str
    seat: int
    key: str


class FreeSeat(In):
    """A seat whose device is lost. `open` lets anybody at the table take it; else a new invitation does."""

    seat: SeatNumber
    open: bool = False


class HostCard(Out):
    """Whether the asking device is of the person who set the table up."""

    host: bool


class FreedSeat(Out):
    seat: int
    invitation: str | None


class TypedCode(In):
    code: Code


class CodedTable(Out):
    table: str


class ScreenCode(Out):
    """What a table's screen shows: a code to type, and where a phone reaches this house if the screen cannot know."""

    code: str
    until: float  # ask again before
    addresses: list[str]  # of this machine in its network: told only to a screen on the machine itself


class QrText(In):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class QrCode(Out):
    rows: list[str]  # "1" is dark; without the quiet zone


class SeatClock(Out, omit_defaults=True):
    """How much time a seat has. A running clock says since when, and which stretches of time do not count."""

    left: float  # seconds, at `since` if it runs
    since: float = 0.0  # 0: it does not run
    deadline: float = 0.0  # when it runs out
    rests: list[tuple[float, float]] = []
    out: bool = False  # the seat's time has run out: the others may go on without it
    away: list[tuple[float, float]] = []  # vacations that the person has announced


class SeatCard(Out):
    seat: int
    kind: SeatKind
    name: str
    colour: Colour
    bot: str | None  # who plays it now, if a bot does
    stand_in: bool  # the bot only keeps the seat of a person who went away
    here: bool  # somebody is connected
    held: bool = False  # it belongs to a device: a person has sat down
    clock: SeatClock | UnsetType = UNSET  # where seats have clocks


class Result(Out):
    reason: str  # the game's, or "conceded", "agreed", "closed"
    scores: list[int]
    ranking: list[int]


class LessonPlace(Out):
    """The lesson of a table, and whether the table still follows it."""

    name: str  # `chapter/…` of a first game, or `rule/…`
    follows: bool


class TableCard(Out):
    table: str
    game: str
    board: str
    board_digest: str
    options: Json
    seats: list[SeatCard]
    seq: int
    deciders: list[int]
    created: float  # seconds since 1970
    touched: float
    listed: bool
    result: Result | None
    commitment: str  # what was promised of the luck before anything was dealt; empty before that
    seed: str | None  # the seed itself, once the table is over
    rematch: str | None  # the table that follows this one
    laid_out: bool = False  # it began at a position somebody laid out, who may know every hand; no deal proves it
    older_rules: int | None = None  # the version it was played by, if that is not today's: nobody plays on
    imported: bool = False  # read from a log file: its names are as the file says
    lesson: LessonPlace | None = None
    luck: Literal["house", "everyone"] = "house"  # whose luck it is dealt from: the house's alone, or everyone's
    stage: Literal["players", "luck", "dealt"] = "dealt"  # waits for people, agrees on luck, or can be played
    awaited: list[int] = []  # before the deal: the seats it waits for
    pace: Pace = Pace()
    paused: bool = False  # no clock runs
    pausing: list[int] = []  # the seats that want to pause
    expired: bool = False  # nobody came in time: it will not begin any more


class TableList(Out):
    tables: list[TableCard]
    next: str | None  # ask again with ?after=… for more


class Mine(In):
    keys: Annotated[list[Secret], Meta(max_length=20)]


class MyTable(Out):
    """A seat of the asking person. `since` says for how long the table has waited for them, if it does, and `deadline`
    when their time runs out, if they have a clock."""

    card: TableCard
    seat: int
    since: float | None = None
    deadline: float | None = None


# Lessons


class StartLesson(In):
    """A first game, from its beginning or from a chapter on; or a rule to try."""

    game: str
    lesson: Annotated[str, Meta(max_length=80)] | None = None  # as the card of a table names it
    name: Name = ""


class StepCard(Out, omit_defaults=True):
    """One idea of a lesson. Its words are `lesson-<id>…` in the lesson's catalogue."""

    id: str
    rules: list[str]
    point: str | None  # what the coach points at, as the board names it; else what the next move is made with
    first: int  # how many moves the table has made when it begins
    moves: list[NamedMove]  # of the player; none where there is something to look at
    forbidden: NamedMove | None = None  # of a rule to try: the move that it refuses
    reasons: list[list[SentLine]] = []  # what speaks for each move


class LessonCard(Out):
    """The chapter that a table is about. Steps are counted through all chapters."""

    name: str
    catalogue: str | None
    steps: list[StepCard]
    before: int  # steps of earlier chapters
    of: int  # steps of all chapters
    next: str | None  # the chapter that follows


# Agreeing on luck


class Terms(Out):
    """What the luck is for. Every commitment is bound to it."""

    table: str
    game: str
    rules_version: int
    board: str
    seats: int
    options: Json
    position: str | None  # the hash of one that was laid out


class LuckPart(Out):
    """What one device adds."""

    seats: list[int]
    commitment: str
    secret: str | None  # once it is shown; the house's after the end only


class Dropped(Out):
    """Why a round was abandoned, and whose seats it was."""

    why: Literal["late", "left", "joined"]
    seats: list[int]


class LuckRound(Out):
    number: int
    terms: str  # their hash
    house: LuckPart
    players: list[LuckPart]
    promise: str | None  # all commitments as one hash, once all are there
    abandoned: Dropped | None


class Luck(Out):
    """How the luck of a table came about, or how far people have come."""

    kind: Literal["house", "everyone"]
    stage: Literal["players", "luck", "dealt"]
    terms: Terms | None
    rounds: list[LuckRound]
    seats: list[int]  # of the asking device, as its commitment names them
    awaited: list[int]
    seed: str | None  # once the table is over


class PromiseLuck(In):
    """A commitment to a secret of this device, in the round that is open."""

    round: Annotated[int, Meta(ge=1, le=1_000_000)]
    commitment: Hash


class ShowLuck(In):
    """The secret, once all have promised theirs."""

    round: Annotated[int, Meta(ge=1, le=1_000_000)]
    secret: Hash


# At the table


class SentLine(Out, omit_defaults=True):
    """A sentence: a message key and its facts; the text too, where a language was asked for."""

    key: str
    args: Json
    text: str | None = None


class SentChange(Out):
    seat: int
    thing: str
    by: int


class Entry(Out):
    """One move as this viewer may know it."""

    seq: int
    seat: int
    move: NamedMove | None  # null where the move itself is secret
    lines: list[SentLine]
    changes: list[SentChange]
    time: float


class TableState(Out):
    """All that a seat, or a spectator, may know about a table now."""

    card: TableCard
    seat: int | None
    at: int
    draft: list[NamedMove]  # this seat's moves that are not in the log yet
    may_undo: bool
    may_end: bool  # the turn is played and waits for "end turn"
    waiting: bool  # this seat has chosen, and others have not yet
    view: SeatView  # after the draft; holds `legal`
    agreed: list[int]  # the seats that want to end the table
    to_agree: list[int]  # the seats that must agree too before it ends
    absent: list[int]  # seats whose person has been away long enough for a bot to stand in
    screen: bool = False  # the table is shown on a screen for everybody, where the sounds come from


class StatePart(Out, omit_defaults=True):
    """What has changed since the state with the number before: put in the place of what was there, it gives the state
    with this number."""

    number: int
    state: Json = {}  # fields of the TableState, but for its card and view
    card: Json = {}  # fields of the card
    view: Json = {}  # facts of the view
    players: dict[str, Json] = {}  # columns of the view's players, by seat
    gone: list[str] = []  # facts that the view has no more


class MoveMade(In):
    """With `hold` a move stays in the draft as long as it can be taken back; without, all that was drafted counts.

    A move is one that was offered, or a text in the game's notation, which may say a whole turn in one: it is played
    whole, or refused.
    """

    at: Moment
    move: Json | str
    hold: bool = False


class MoveSent(In):
    """MoveMade, with the move as it came: nearly always it is, byte for byte, one that was offered."""

    at: Moment
    move: Raw
    hold: bool = False


class AtMoment(In):
    at: Moment


class Asked(In):
    """A question about a move: what would it cost, why may I not?"""

    at: Moment
    move: Json | str


class Preview(Out):
    changes: list[SentChange] | None  # null where luck has a say


class WhyNot(Out):
    allowed: bool
    rule: str | None
    line: SentLine | None


class Hint(Out):
    """A move worth making, why, and what it costs and gives at once (nothing where luck decides)."""

    move: NamedMove
    lines: list[SentLine]
    changes: list[SentChange]


class Turn(Out):
    """The answer to a move, an undo, a reset or an end of turn: where the seat stands now."""

    seq: int
    at: int
    draft: list[NamedMove]
    may_undo: bool
    may_end: bool
    waiting: bool
    legal: list[NamedMove]


class History(Out):
    entries: list[Entry]
    next: int | None


class ScoreLine(Out):
    """One line of a score, as the rulebook counts it."""

    rule: str
    points: int
    key: str
    args: Json


class TieLine(Out):
    """Two seats with equal points, and the rule that set them apart, if any did."""

    rule: str
    key: str
    args: Json


class Past(Out):
    """A table at one sequence number, from one point of view."""

    seq: int
    seat: int | None
    view: SeatView
    over: bool
    breakdown: list[list[ScoreLine]]  # each seat's score; before the end what is public of it
    ties: list[TieLine] = []  # what decided between seats that ended with equal points, from the first place down


class Weighed(Out):
    """A move, the part of games that are won after it, and by how many points."""

    move: NamedMove
    chance: float
    margin: float


class JudgedMove(Out):
    """A move that was a choice: what its seat could expect before and after it, by what it knew and in hindsight."""

    seq: int
    seat: int
    choices: int  # how many moves there were to choose from
    played: Weighed
    before: float  # what the best move promised
    loss: float
    hindsight_before: float  # with all hands open
    hindsight_after: float
    better: list[Weighed]


class Analysis(Out):
    """How far it is, and from number `from` on the moves that are judged. The dearest moves are named at the end."""

    done: int
    of: int
    moves: list[JudgedMove]
    turning_points: list[int]  # numbers of moves, the dearest first
    failed: bool  # it stopped; ask again to go on


class Join(In):
    name: Name = ""
    seat: SeatNumber | None = None
    colour: Colour | None = None


class Sit(In):
    """What the person of a seat may say about themselves."""

    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class Say(In):
    text: Text


class ChatLine(Out, omit_defaults=True):
    """What somebody said; or, with a `key`, what the house says of a seat: a message and its facts, in English too."""

    number: int
    seat: int | None
    name: str
    text: str
    time: float
    key: str | None = None
    args: dict[str, str | int] = {}


class RemoveLine(In):
    line: int  # its number


class RemoveName(In):
    seat: int


class Chat(Out):
    lines: list[ChatLine]
    next: int | None = None  # the number to go on from; nothing follows without it


class PrivateNotes(In):
    """Text, and marks on the board, as the page keeps them."""

    text: Notes = ""
    marks: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=400)] = []


class Agree(In):
    end: bool


class StandIn(In):
    """A bot plays for a person until they come back, or for this turn only."""

    seat: SeatNumber
    bot: str
    turn: bool = False


class PauseWish(In):
    """All clocks stop once every player wants that, and go on as soon as one does."""

    pause: bool


class Rematch(Out):
    """The seat there belongs to the device that has the seat here."""

    table: str
    seat: int


class Imported(Out):
    table: str


class Forgotten(Out):
    seats: int  # how many seats had their name, words and notes taken away


class HouseCard(Out):
    key: str  # Ed25519, 64 hexadecimal digits: the logs of finished tables are signed with its other half


class HouseStatistics(Out):
    tables: int
    running: int
    finished: int
    moves: int
    games: dict[str, dict[str, int]]
    bots: dict[str, dict[str, int]]
