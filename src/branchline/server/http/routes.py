"""Every address of the API, once: who answers there, to whom, what it takes and what it gives.

The dispatcher looks here for who answers, and the OpenAPI document is made from the same rows. Moves come first: the
table is searched from the top.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Literal, NamedTuple

from starlette.responses import Response
from starlette.routing import compile_path

from branchline.server.common import messages as m
from branchline.server.common import notice_messages as n
from branchline.server.common import person_messages as p
from branchline.server.common import plan_messages as pl
from branchline.server.http.api import (
    about,
    lessons,
    lobby,
    luck,
    moves,
    notices,
    operator,
    past,
    persons,
    seats,
    words,
)
from branchline.server.http.call import Answer, Call
from branchline.server.http.openapi import document

Handler = Callable[[Call], Awaitable[Response]]
Who = Literal["anyone", "viewer", "seat", "device", "operator"]  # a viewer may have a seat's or the host's key, or none

TABLE = "/api/tables/{table}"
PLAN = TABLE + "/plan"
NOTICES = "/api/notices"
VACATIONS = "/api/person/vacations"
PASSKEYS = "/api/person/passkeys"
LIVE = TABLE + "/live"  # the WebSocket, which is no route


class Route(NamedTuple):
    """One method at one path: who answers, and what the document says of it."""

    method: str
    path: str
    handler: Handler
    summary: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    query: tuple[tuple[str, str], ...] = ()
    who: Who = "anyone"
    media: str = "application/json"
    body_media: str = "application/json"
    cost: int = 1  # as many small requests does it count for: some keep the server busy for tens of milliseconds


async def describe(call: Call) -> Response:
    return Answer(described())


@cache
def described() -> bytes:
    """The OpenAPI document, made when somebody asks for it first."""
    return document(ROUTES, LIVE)


LANGUAGE = ("language", "speak this language, as in `en`; without it what has words for all speaks by Accept-Language")
POINT = ("point", "from whose eyes: a seat's number or `spectator`")
FROM = ("from", "the first number wanted")
JUDGED = ("from", "how many judged moves you have already")
AFTER = ("after", "the `next` of the answer before")
OVER = ("over", "`true` or `false`: only finished or only running ones")
PROBLEMS = ("problems", "give what is wrong with the files in DATA/boards instead")
GAME = ("game", "only tables of this game")
OPEN = ("open", "`true`: only tables with a seat that anyone may take")
LINK_KEY = ("key", "what the link knows")

ROUTES = [
    Route("POST", TABLE + "/moves", moves.moves, "Make a move", m.MoveMade, m.Turn, query=(LANGUAGE,), who="seat"),
    Route("POST", TABLE + "/undo", moves.undo, "Take the last drafted move back", m.AtMoment, m.Turn, who="seat"),
    Route("POST", TABLE + "/reset", moves.reset, "Take the whole draft back", m.AtMoment, m.Turn, who="seat"),
    Route("POST", TABLE + "/end", moves.end, "End the turn: the draft counts", m.AtMoment, m.Turn, who="seat"),
    Route("POST", TABLE + "/preview", moves.preview, "What a move would cost", m.Asked, m.Preview, who="seat"),
    Route(
        "POST",
        TABLE + "/why-not",
        moves.why_not,
        "Which rule forbids a move",
        m.Asked,
        m.WhyNot,
        query=(LANGUAGE,),
        who="seat",
    ),
    Route(
        "POST", TABLE + "/hint", moves.hint, "A move worth making", m.AtMoment, m.Hint, query=(LANGUAGE,), who="seat"
    ),
    Route("GET", PLAN, moves.planned, "What you have planned", gives=pl.PlanCard, who="seat"),
    Route("PUT", PLAN, moves.plan, "Plan your next turn", pl.PlanMoves, pl.PlanCard, who="seat"),
    Route("DELETE", PLAN, moves.drop_plan, "Drop your plan", gives=pl.PlanCard, who="seat"),
    Route("POST", PLAN + "/rehearse", moves.rehearse, "What a plan leads to", pl.PlanMoves, pl.Rehearsed, who="seat"),
    Route("POST", "/api/tables/mine", lobby.mine, "The tables of these devices", m.Mine, list[m.MyTable]),
    Route("POST", "/api/tables", lobby.create, "Start a new game", m.CreateTable, m.Created, 201),
    Route("GET", "/api/tables", lobby.tables, "Listed tables", gives=m.TableList, query=(AFTER, OVER, GAME, OPEN)),
    Route("GET", TABLE, seats.state, "All that you may know about a table", gives=m.TableState, who="viewer"),
    Route(
        "GET",
        TABLE + "/log",
        past.log,
        "The log",
        gives=m.History,
        query=(FROM, LANGUAGE, POINT),
        who="viewer",
        cost=10,
    ),
    Route(
        "GET",
        TABLE + "/past/{seq}",
        past.past_view,
        "The table after a move",
        gives=m.Past,
        query=(POINT,),
        who="viewer",
    ),
    Route("GET", TABLE + "/position/{seq}", past.position, "A finished table's position", gives=m.Json, who="viewer"),
    Route(
        "GET",
        TABLE + "/export",
        past.export,
        "The log as a file",
        who="viewer",
        media="application/x-ndjson",
        cost=10,
    ),
    Route("GET", TABLE + "/bg-stats", past.bg_stats, "A finished game for BG Stats", gives=m.Json, who="viewer"),
    Route("GET", TABLE + "/chat", words.chat, "The chat", gives=m.Chat, query=(FROM,), who="viewer"),
    Route("POST", TABLE + "/chat", words.speak, "Say something", m.Say, m.ChatLine, 201, who="seat"),
    Route("GET", TABLE + "/notes", words.notes, "Your notes", gives=m.PrivateNotes, who="seat"),
    Route("PUT", TABLE + "/notes", words.put_notes, "Replace your notes", m.PrivateNotes, m.PrivateNotes, who="seat"),
    Route("POST", TABLE + "/join", seats.join, "Take an open seat", m.Join, m.Seated, 201),
    Route("GET", TABLE + "/luck", luck.luck, "How its luck comes about", gives=m.Luck, who="viewer"),
    Route("POST", TABLE + "/luck/promise", luck.promise, "Promise your luck", m.PromiseLuck, m.Luck, who="seat"),
    Route("POST", TABLE + "/luck/show", luck.show, "Show your luck", m.ShowLuck, m.Luck, who="seat"),
    Route("POST", TABLE + "/sit", seats.sit, "Say your name and colour", m.Sit, m.TableCard, who="seat"),
    Route("GET", TABLE + "/mine", seats.mine, "The seats this device opens", gives=list[int], who="device"),
    Route("GET", TABLE + "/host", seats.host, "Whether you set it up", gives=m.HostCard, who="device"),
    Route("POST", TABLE + "/free", seats.free, "Free a seat of its device", m.FreeSeat, m.FreedSeat, 201, who="seat"),
    Route("POST", TABLE + "/code", seats.code, "The code for a table's screen", gives=m.ScreenCode, status=201),
    Route("POST", "/api/seats", seats.exchange, "Exchange an invitation for a seat", m.Invited, m.Seated, 201),
    Route("POST", "/api/codes", seats.table_of_code, "The table that has a code", m.TypedCode, m.CodedTable),
    Route("POST", "/api/qr", seats.qr, "A text as a QR code", m.QrText, m.QrCode, cost=40),
    Route("POST", TABLE + "/stand-in", seats.stand_in, "Let a bot stand in", m.StandIn, m.TableState, who="seat"),
    Route(
        "POST", TABLE + "/return", seats.come_back, "Take your seat back from the bot", gives=m.TableState, who="seat"
    ),
    Route("POST", TABLE + "/concede", seats.concede, "Give up", gives=m.TableState, who="seat"),
    Route("POST", TABLE + "/agree", seats.agree, "Agree to end the table", m.Agree, m.TableState, who="seat"),
    Route("POST", TABLE + "/pause", seats.pause, "Stop all clocks, or go on", m.PauseWish, m.TableState, who="seat"),
    Route("POST", TABLE + "/rematch", seats.rematch, "Play again", gives=m.Rematch, status=201, who="seat"),
    Route("POST", "/api/lessons", lessons.start, "Start a lesson", m.StartLesson, m.Created, 201),
    Route("GET", TABLE + "/lesson", lessons.lesson, "What a table teaches", gives=m.LessonCard, who="viewer"),
    Route("GET", "/api/games", lobby.games, "The games there are", gives=list[m.GameCard], query=(LANGUAGE,)),
    Route(
        "GET", "/api/games/{game}/boards", lobby.boards, "A game's boards", gives=list[m.BoardCard], query=(PROBLEMS,)
    ),
    Route("POST", "/api/games/{game}/boards", lobby.upload_board, "Upload a board file", m.Json, m.BoardCard, 201),
    Route("GET", "/api/games/{game}/boards/{board}", lobby.board, "A board file, by digest or id", gives=m.Json),
    Route(
        "GET", "/api/games/{game}/web/{file}", lobby.web_file, "A file that a game's board is drawn with", media="*/*"
    ),
    Route("POST", "/api/logs", past.logs, "Import a log", str, m.Imported, 201, body_media="application/x-ndjson"),
    Route("POST", "/api/person", persons.greet, "Whose device this is", p.Greeting, p.PersonCard, who="device"),
    Route(
        "POST",
        "/api/person/link",
        persons.make_link,
        "A link that adds a device",
        gives=p.NewDeviceLink,
        status=201,
        who="device",
    ),
    Route("DELETE", "/api/person/link", persons.end_link, "Let no link add a device", gives=p.PersonCard, who="device"),
    Route(
        "POST", "/api/person/look", persons.look, "Whom a link adds a device to", p.GivenLink, p.LinkCard, who="device"
    ),
    Route(
        "POST",
        "/api/person/devices",
        persons.add_device,
        "Add this device",
        p.NewDevice,
        p.PersonCard,
        201,
        who="device",
    ),
    Route(
        "DELETE",
        "/api/person/devices/{device}",
        persons.remove_device,
        "Remove a device",
        gives=p.PersonCard,
        who="device",
    ),
    Route("GET", VACATIONS, persons.list_vacations, "Your vacations", gives=p.VacationList, who="device"),
    Route(
        "POST", VACATIONS, persons.add_vacation, "Announce a vacation", p.NewVacation, p.VacationList, 201, who="device"
    ),
    Route(
        "DELETE",
        VACATIONS + "/{vacation}",
        persons.take_vacation_back,
        "Take a vacation back",
        gives=p.VacationList,
        who="device",
    ),
    Route("GET", PASSKEYS, persons.list_passkeys, "Your passkeys", gives=p.PasskeyList, who="device"),
    Route(*("POST", PASSKEYS, persons.add_passkey, "Add a passkey", p.NewPasskey, p.PasskeyList, 201), who="device"),
    Route(
        *("POST", PASSKEYS + "/ask", persons.ask_passkey, "What a new passkey signs"),
        gives=p.PasskeyOptions,
        status=201,
        who="device",
    ),
    Route(
        *("PUT", PASSKEYS + "/{passkey}", persons.rename_passkey, "Name a passkey", p.PasskeyName, p.PasskeyList),
        who="device",
    ),
    Route(
        *("DELETE", PASSKEYS + "/{passkey}", persons.remove_passkey, "Remove a passkey"),
        gives=p.PasskeyList,
        who="device",
    ),
    Route("POST", "/api/passkeys/ask", persons.ask_sign_in, "What a passkey signs", gives=p.PasskeyOptions, status=201),
    Route("POST", "/api/passkeys", persons.sign_in, "Sign in with a passkey", p.GivenPasskey, p.NewDeviceLink, 201),
    Route("GET", NOTICES, notices.card, "How you are reached", gives=n.NoticeCard, who="device"),
    Route("PUT", NOTICES, notices.put_wishes, "What you want to hear", n.SetWishes, n.NoticeCard, who="device"),
    Route("POST", NOTICES, notices.add, "Add a channel", n.NewChannel, n.NoticeCard, 201, who="device"),
    Route("DELETE", NOTICES + "/{channel}", notices.remove, "Remove a channel", gives=n.NoticeCard, who="device"),
    Route("POST", NOTICES + "/confirm/{channel}", notices.confirm, "It’s my address", n.GivenKey, n.KnownChannel),
    Route("POST", NOTICES + "/stop/{channel}", notices.stop, "No more mail", gives=n.KnownChannel, query=(LINK_KEY,)),
    Route(
        *("GET", NOTICES + "/stop/{channel}", notices.stop_page, "The page that ends mail"),
        query=(LINK_KEY,),
        status=303,
        media="text/html",
    ),
    Route("GET", "/api/feeds/{feed}", notices.feed, "A calendar or news", query=(LINK_KEY,), media="*/*"),
    Route(
        "GET",
        "/api/person/everything",
        persons.everything,
        "All that is known of a person, as a ZIP file",
        who="device",
        media="application/zip",
    ),
    Route("POST", "/api/forget", seats.forget, "Delete my data", m.Mine, m.Forgotten),
    Route(
        "GET",
        "/api/operator/tables",
        operator.tables,
        "All tables",
        gives=m.TableList,
        query=(AFTER, OVER),
        who="operator",
    ),
    Route(
        *("GET", "/api/operator/notices", operator.notices, "What was sent, and what failed"),
        gives=n.NoticeReport,
        who="operator",
    ),
    Route(
        "POST", "/api/operator/tables/{table}/close", operator.close, "Close a table", gives=m.TableCard, who="operator"
    ),
    Route(
        "POST",
        "/api/operator/tables/{table}/remove-line",
        operator.remove_line,
        "Take a line of chat away",
        m.RemoveLine,
        m.TableCard,
        who="operator",
    ),
    Route(
        "POST",
        "/api/operator/tables/{table}/remove-name",
        operator.remove_name,
        "Take a player's name away, and what was said under it",
        m.RemoveName,
        m.TableCard,
        who="operator",
    ),
    Route(
        "POST", TABLE + "/analysis", past.analysis, "Judge every move", gives=m.Analysis, query=(JUDGED,), who="viewer"
    ),
    Route("GET", "/api/house", about.house, "The key that logs are signed with", gives=m.HouseCard),
    Route("GET", "/api/statistics", about.statistics, "Statistics of the house", gives=m.HouseStatistics),
    Route("GET", "/api/texts", about.languages, "The languages there are texts in", gives=list[str]),
    Route(
        "GET", "/api/texts/{language}/{catalogue}", about.catalogue, "A catalogue of texts (Fluent)", media="text/plain"
    ),
    Route("GET", "/api/openapi.json", describe, "This document", gives=m.Json),
    Route("GET", "/health", about.health, "Whether the house is well", gives=m.Json),
    Route("GET", "/metrics", about.metrics, "Numbers for Prometheus", media="text/plain"),
]
PATTERNS = [(route.method, compile_path(route.path)[0], route) for route in ROUTES]
LIVE_PATTERN = compile_path(LIVE)[0]
