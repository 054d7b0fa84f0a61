"""The OpenAPI document, made from the types of the messages."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from branchline import __version__
from branchline.server import messages as m
from branchline.server.socket_messages import FromClient, FromServer

TABLE = "/api/tables/{table}"


class Operation(NamedTuple):
    """One route, as the document describes it."""

    method: str
    path: str
    summary: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    query: tuple[tuple[str, str], ...] = ()
    token: str = ""  # "seat": needed; "any": a seat's, the host's or none
    media: str = "application/json"
    body_media: str = "application/json"


LANGUAGE = ("language", "render the sentences in this language, as in `en`")
POINT = ("point", "from whose eyes: a seat's number or `spectator`")
FROM = ("from", "the first number wanted")
JUDGED = ("from", "how many judged moves you have already")
AFTER = ("after", "the `next` of the answer before")
OVER = ("over", "`true` or `false`: only finished or only running ones")
PROBLEMS = ("problems", "give what is wrong with the files in DATA/boards instead")
GAME = ("game", "only tables of this game")

OPERATIONS = [
    Operation("get", "/api/games", "The games there are", gives=list[m.GameCard]),
    Operation("get", "/api/games/{game}/boards", "A game's boards", gives=list[m.BoardCard], query=(PROBLEMS,)),
    Operation("post", "/api/games/{game}/boards", "Upload a board file", m.Json, m.BoardCard, 201),
    Operation("get", "/api/games/{game}/boards/{board}", "A board file, by digest or id", gives=m.Json),
    Operation("get", "/api/texts", "The languages there are texts in", gives=list[str]),
    Operation("get", "/api/texts/{language}/{catalogue}", "A catalogue of texts (Fluent)", media="text/plain"),
    Operation("post", "/api/tables", "Set a table", m.CreateTable, m.Created, 201),
    Operation("get", "/api/tables", "Listed tables", gives=m.TableList, query=(AFTER, OVER, GAME)),
    Operation("post", "/api/tables/mine", "The tables of these tokens", m.Mine, list[m.MyTable]),
    Operation("get", TABLE, "All that you may know about a table", gives=m.TableState, token="any"),
    Operation("post", TABLE + "/join", "Take an open seat", m.Join, m.SeatLink, 201),
    Operation("post", TABLE + "/sit", "Say your name and colour", m.Sit, m.TableCard, token="seat"),
    Operation("post", TABLE + "/links", "Issue a seat's link anew", m.WhichSeat, m.SeatLink, 201, token="seat"),
    Operation("post", TABLE + "/revoke", "Revoke a seat's link", m.WhichSeat, m.TableCard, token="seat"),
    Operation("post", TABLE + "/moves", "Make a move", m.MoveMade, m.Turn, query=(LANGUAGE,), token="seat"),
    Operation("post", TABLE + "/undo", "Take the last drafted move back", m.AtMoment, m.Turn, token="seat"),
    Operation("post", TABLE + "/reset", "Take the whole draft back", m.AtMoment, m.Turn, token="seat"),
    Operation("post", TABLE + "/end", "End the turn: the draft counts", m.AtMoment, m.Turn, token="seat"),
    Operation("post", TABLE + "/preview", "What a move would cost", m.Asked, m.Preview, token="seat"),
    Operation(
        "post", TABLE + "/why-not", "Which rule forbids a move", m.Asked, m.WhyNot, query=(LANGUAGE,), token="seat"
    ),
    Operation("post", TABLE + "/hint", "A move worth making", m.AtMoment, m.Hint, query=(LANGUAGE,), token="seat"),
    Operation("get", TABLE + "/log", "The log", gives=m.History, query=(FROM, LANGUAGE, POINT), token="any"),
    Operation("get", TABLE + "/past/{seq}", "The table after a move", gives=m.Past, query=(POINT,), token="any"),
    Operation("get", TABLE + "/position/{seq}", "A finished table's position", gives=m.Json, token="any"),
    Operation("post", TABLE + "/analysis", "Judge every move", gives=m.Analysis, query=(JUDGED,), token="any"),
    Operation("get", TABLE + "/chat", "The chat", gives=m.Chat, query=(FROM,), token="any"),
    Operation("post", TABLE + "/chat", "Say something", m.Say, m.ChatLine, 201, token="seat"),
    Operation("get", TABLE + "/notes", "Your notes", gives=m.PrivateNotes, token="seat"),
    Operation("put", TABLE + "/notes", "Replace your notes", m.PrivateNotes, m.PrivateNotes, token="seat"),
    Operation("post", TABLE + "/concede", "Give up", gives=m.TableState, token="seat"),
    Operation("post", TABLE + "/agree", "Agree to end the table", m.Agree, m.TableState, token="seat"),
    Operation("post", TABLE + "/stand-in", "Let a bot stand in", m.StandIn, m.TableState, token="seat"),
    Operation("post", TABLE + "/return", "Take your seat back from the bot", gives=m.TableState, token="seat"),
    Operation("post", TABLE + "/rematch", "Play again", gives=m.Rematch, status=201, token="seat"),
    Operation("get", TABLE + "/export", "The log as a file", token="any", media="application/x-ndjson"),
    Operation("post", "/api/logs", "Import a log", str, m.Imported, 201, body_media="application/x-ndjson"),
    Operation("post", "/api/forget", "Delete my data", m.Mine, m.Forgotten),
    Operation("get", "/api/statistics", "Statistics of the house", gives=m.Statistics),
    Operation("get", "/api/openapi.json", "This document", gives=m.Json),
    Operation("get", "/health", "Whether the house is well", gives=m.Json),
    Operation("get", "/metrics", "Numbers for Prometheus", media="text/plain"),
    Operation("get", "/api/operator/tables", "All tables", gives=m.TableList, query=(AFTER, OVER), token="seat"),
    Operation("post", "/api/operator/tables/{table}/close", "Close a table", gives=m.TableCard, token="seat"),
]
SOCKET = [*FromClient.__args__, *FromServer.__args__]


@cache
def document() -> bytes:
    """The whole document, as JSON: made when somebody asks for it first."""
    kinds = [kind for each in OPERATIONS for kind in (each.takes, each.gives) if kind is not None]
    kinds += [m.Problem, *SOCKET]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    found = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = operation(each, found)
    paths[TABLE + "/live"] = {
        "get": {
            "summary": "A WebSocket: send Hello first; then Welcome, Moved, StateSent, Said, Pong and Closing come",
            "parameters": [parameter("table")],
            "responses": {"101": {"description": "the socket is open"}, "default": problem()},
        }
    }
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Branchline", "version": __version__, "description": m.__doc__ or ""},
        "paths": paths,
        "components": {
            "schemas": plain(components),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return msgspec.json.encode(whole)


def plain(schema: Any) -> Any:
    """Pairs of one kind as lists of two: not every reader of the document knows `prefixItems`."""
    if isinstance(schema, list):
        return [plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = schema.get("prefixItems")
    if parts and all(part == parts[0] for part in parts):
        schema = {key: value for key, value in schema.items() if key != "prefixItems"} | {"items": parts[0]}
    return {key: plain(value) for key, value in schema.items()}


def operation(each: Operation, found: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in each.path.split("/") if part.startswith("{")]
    answer: dict[str, Any] = {"type": "string"} if each.gives is None else found[str(each.gives)]
    made: dict[str, Any] = {
        "summary": each.summary,
        "operationId": each.method + each.path.replace("/api", "").replace("/", "_").replace("{", "").replace("}", ""),
        "parameters": [parameter(name) for name in names] + [query(name, text) for name, text in each.query],
        "responses": {
            str(each.status): {"description": "granted", "content": {each.media: {"schema": answer}}},
            "default": problem(),
        },
    }
    if each.takes is not None:
        schema = found[str(each.takes)]
        made["requestBody"] = {"required": True, "content": {each.body_media: {"schema": schema}}}
    if each.token:
        made["security"] = [{"token": []}] if each.token == "seat" else [{}, {"token": []}]
    return made


def parameter(name: str) -> dict[str, Any]:
    kind = {"type": "integer", "minimum": 0} if name == "seq" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": kind}


def query(name: str, text: str) -> dict[str, Any]:
    kind: dict[str, Any] = {"type": "string"}
    if name == "over":
        kind = {"enum": ["true", "false"]}
    elif name == "from":
        kind = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
    return {"name": name, "in": "query", "required": False, "description": text, "schema": kind}


def problem() -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Problem"}
    return {"description": "refused; nothing was changed", "content": {"application/json": {"schema": schema}}}
