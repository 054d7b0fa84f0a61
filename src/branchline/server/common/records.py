"""What the bytes in the store's rows mean. Only the tables read and write them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from branchline.server.common.messages import Colour, Json, Result, TableCard
from branchline.server.common.pace import Pace


class Header(Struct, omit_defaults=True):
    """What a table is from its beginning on; only `rematch` comes later."""

    game: str
    rules_version: int
    board: str
    board_digest: str
    seats: int
    options: Json
    dealt: list[int]  # at set-up
    commitment: str
    imported: bool = False
    seed: str | None = None  # of an imported log, as it says
    rematch: str | None = None
    position: Json | None = None  # where it began, if it was not dealt: it shows every hand
    lesson: str | None = None
    table: str | None = None  # of an imported log: what it was called where it was played
    signature: Json | None = None  # of an imported log: by the house it was played at
    format: str | None = None  # of an imported log
    unfinished: bool = False  # an imported log without a result
    undealt: bool = False  # its people are still to agree on its luck
    luck: Json | None = None  # how they did: see core/luck.py
    promised: list[str] | None = None  # of an imported log: the house's secrets of all rounds
    pace: Pace = Pace()
    expired: bool = False  # it never began, and the house does not wait any longer


class Secret(Struct):
    """What nobody may know while the table runs."""

    seed: str  # 32 bytes in hexadecimal digits; empty for an imported log
    host: str  # SHA-256 of the host's key
    promised: list[str] = []  # the house's secrets of all rounds of luck


class SeatBody(Struct, omit_defaults=True):
    """Who sits on a seat, and who plays it."""

    kind: str  # person, open, bot
    name: str
    colour: Colour
    bot: str | None = None
    stand_in: bool = False
    one_turn: bool = False  # the bot keeps it for this turn only
    conceded: bool = False
    agreed: bool = False
    away: float = 0.0  # when the person was here last, where a bot plays for them or the seat was freed
    taken_at: int = -1  # how many moves the table had made when a bot began to play for them
    reserved: bool = False  # of a rematch of store version 1: for whose seat it is at the table before


class Drafted(Struct):
    """One move of a draft, as it is stored."""

    move: Json
    action: int


class DraftBody(Struct, omit_defaults=True):
    """`base` is how many moves the log had when it was begun; a waiting one is played when its turn comes."""

    base: int
    moves: list[Drafted]
    waiting: bool = False


class PlanBody(Struct, omit_defaults=True):
    """What a seat has planned: its moves, and what they were to cost and bring it. `off`: it came to nothing."""

    moves: list[Json]
    worth: list[tuple[str, int]]
    off: bool = False


class Play(Struct, omit_defaults=True):
    """One row of a log: a move with all that was dealt for it, or the end of a table before its game is over."""

    seat: int = -1
    move: Json | None = None
    action: int = -1
    dealt: list[int] = []
    end: Result | None = None
    by: list[int] | None = None  # the seats that gave up, or agreed; older rows do not say


class SnapshotBody(Struct):
    position: Json
    deals: int


class Said(Struct, omit_defaults=True):
    name: str
    text: str
    key: str | None = None  # of what the house says
    args: dict[str, str | int] = {}


encode = msgspec.json.Encoder().encode
read_header = msgspec.json.Decoder(Header).decode
read_secret = msgspec.json.Decoder(Secret).decode
read_seat = msgspec.json.Decoder(SeatBody).decode
read_draft = msgspec.json.Decoder(DraftBody).decode
read_plan = msgspec.json.Decoder(PlanBody).decode
read_move = msgspec.json.Decoder(Json | str).decode
read_play = msgspec.json.Decoder(Play).decode
read_snapshot = msgspec.json.Decoder(SnapshotBody).decode
read_card = msgspec.json.Decoder(TableCard).decode
read_said = msgspec.json.Decoder(Said).decode
