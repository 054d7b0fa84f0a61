"""A finished game as BG Stats keeps it: the file that this app writes when a play is shared, and reads (`.bgsplay`).

Plays, players and games are known again by their UUIDs, which follow from the table, the name and the game: who opens a
file twice, or one of each device, has one play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from uuid import UUID, uuid5

from msgspec import Struct

from branchline.server.common.problems import refused

if TYPE_CHECKING:
    from branchline.server.table.live_table import LiveTable

ABOUT = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or "
    "open-in function to open it with Board Game Stats."
)
OURS = UUID("6d1f0c5e-7c3c-4b52-9b1e-3a5b1d0a9b57")
HOUSE = "Branchline"
LONGEST = 12 * 60  # minutes that a game at one sitting takes; of longer ones nobody knows how long they were played


class PlayedGame(Struct, rename="camel"):
    id: int
    uuid: str
    name: str
    modification_date: str
    cooperative: bool = False
    highest_wins: bool = True
    no_points: bool = False
    uses_teams: bool = False
    bgg_id: int = 0  # BG Stats finds it by its name


class Participant(Struct, rename="camel"):
    id: int
    uuid: str
    name: str
    is_anonymous: bool
    modification_date: str
    bgg_username: str = ""


class Place(Struct, rename="camel"):
    id: int
    uuid: str
    name: str
    modification_date: str


class PlayerScore(Struct, rename="camel"):
    player_ref_id: int
    score: str
    winner: bool
    rank: int
    seat_order: int
    start_player: bool
    new_player: bool = False


class PlayRecord(Struct, rename="camel"):
    uuid: str
    game_ref_id: int
    location_ref_id: int
    play_date: str
    entry_date: str
    modification_date: str
    duration_min: int
    board: str
    manual_winner: bool  # the points alone don't say who has won
    ignored: bool  # it does not count in statistics
    player_scores: list[PlayerScore]
    uses_teams: bool = False
    rounds: int = 0
    rating: int = 0
    scoring_setting: int = 0
    comments: str = ""
    play_images: str = "[]"


class UserInfo(Struct, rename="camel"):
    me_ref_id: int  # the player who asks; 0: nobody


class PlayFile(Struct, rename="camel"):
    about: str
    games: list[PlayedGame]
    players: list[Participant]
    locations: list[Place]
    plays: list[PlayRecord]
    user_info: UserInfo


def play_file(table: LiveTable, names: Sequence[str], began: float, me: int | None) -> PlayFile:
    """`names` are those of all seats, `began` is when the first move was made, and `me` the seat that asks."""
    result, info = table.result, table.game.info
    if result is None:
        raise refused(409, "still-running", "house-not-over")
    if table.header.imported:
        raise refused(409, "imported", "house-play-imported")
    when = stamp(table.touched)
    players = participants(table, names, when)
    best = max(result.scores)
    first = first_seat(table)
    scores = [
        PlayerScore(
            player_ref_id=player.id,
            score=str(info.points(score)),
            winner=place == 1,
            rank=place,
            seat_order=seat + 1,
            start_player=seat == first,
        )
        for seat, (player, score, place) in enumerate(zip(players, result.scores, result.ranking, strict=True))
    ]
    play = PlayRecord(
        uuid=own_id("play", table.id),
        game_ref_id=1,
        location_ref_id=1,
        play_date=when,
        entry_date=when,
        modification_date=when,
        duration_min=minutes(table, began),
        board=table.header.board,
        manual_winner=[place == 1 for place in result.ranking] != [score == best for score in result.scores],
        ignored=result.reason == "closed",
        player_scores=scores,
    )
    game = PlayedGame(1, own_id("game", info.id), info.title, when)
    place = Place(1, own_id("location", HOUSE), HOUSE, when)
    return PlayFile(ABOUT, [game], players, [place], [play], UserInfo(0 if me is None else players[me].id))


def participants(table: LiveTable, names: Sequence[str], when: str) -> list[Participant]:
    """Of two with the same name, the second is somebody else."""
    met: Counter[str] = Counter()
    found = []
    for seat, name in enumerate(names):
        met[name] += 1
        known = own_id("player", name if met[name] == 1 else f"{name} {met[name]}")
        nameless = table.seats[seat].body.bot is None and not table.seats[seat].body.name
        found.append(Participant(seat + 1, known, name, nameless, when))
    return found


def first_seat(table: LiveTable) -> int | None:
    """Who was to act first; nobody knows where today's program cannot deal the game any more."""
    return None if table.older else int(table.core.log.first_state(table.game).turn)


def minutes(table: LiveTable, began: float) -> int:
    """How long it was played, if it was at one sitting; else 0, which BG Stats takes for unknown."""
    found = round((table.touched - began) / 60)
    return found if not table.pace.by_mail and 0 <= found <= LONGEST else 0


def stamp(moment: float) -> str:
    """As BG Stats writes a time, which is UTC."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M:%S")


def own_id(kind: str, name: str) -> str:
    return str(uuid5(OURS, f"{kind} {name}"))
