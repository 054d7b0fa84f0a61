"""The OpenAPI document, made from the table of routes and the types of the messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from branchline import __version__
from branchline.server.common import messages as m
from branchline.server.common.socket_messages import FromClient, FromServer

if TYPE_CHECKING:
    from branchline.server.http.routes import Route

SOCKET_MESSAGES = [*FromClient.__args__, *FromServer.__args__]
UNSPOKEN = str.maketrans("/", "_", "{}")  # of a path, in an operation's id


def document(routes: Sequence[Route], socket: str) -> bytes:
    """The whole document, as JSON; `socket` is the path of the WebSocket, which is no route."""
    kinds = [kind for each in routes for kind in (each.takes, each.gives) if kind is not None]
    kinds += [m.Problem, *SOCKET_MESSAGES]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    found = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for each in routes:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, found)
    paths[socket] = {
        "get": {
            "summary": "A WebSocket: send Hello; hear Welcome, Moved, Changed, StateSent, ChatSent, Pong and Closing",
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


def operation(each: Route, found: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in each.path.split("/") if part.startswith("{")]
    answer: dict[str, Any] = {"type": "string"} if each.gives is None else found[str(each.gives)]
    made: dict[str, Any] = {
        "summary": each.summary,
        "operationId": each.method.lower() + each.path.removeprefix("/api").translate(UNSPOKEN),
        "parameters": [parameter(name) for name in names] + [query(name, text) for name, text in each.query],
        "responses": {
            str(each.status): {"description": "granted", "content": {each.media: {"schema": answer}}},
            "default": problem(),
        },
    }
    if each.takes is not None:
        schema = found[str(each.takes)]
        made["requestBody"] = {"required": True, "content": {each.body_media: {"schema": schema}}}
    if each.who == "viewer":
        made["security"] = [{}, {"token": []}]
    elif each.who != "anyone":
        made["security"] = [{"token": []}]
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
