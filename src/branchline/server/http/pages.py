"""The browser's side: the built web bundle, one page for every address that is no part of the API."""

from __future__ import annotations

import mimetypes
import re
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

from branchline.server.common.packing import VARIES, content, packed

BUNDLE = Path(__file__).parents[2] / "web"
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")  # how the bundler names what never changes
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}  # browsers insist, some systems err
FOREVER = "public, max-age=31536000, immutable"
WHOLE = {"Accept-Ranges": "none"}

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Branchline</title></head>
<body><h1>Branchline is running, but its pages are not built</h1>
<p>The server and its API work. To get the pages, run <code>make build</code> in the source folder
(it needs Node.js), or install a released package, and load this page again.</p>
<p>The API describes itself at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


class WholeFile(FileResponse):
    """A file, always whole: a part of a packed one is of no use, and an answer about parts would go past the guard."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = [(name, value) for name, value in scope["headers"] if name != b"range"]
        await super().__call__({**scope, "headers": asked}, receive, send)


def file_at(folder: Path, name: str) -> Path | None:
    """A file of the bundle, if there is one. An address may be longer than the name of any file, or no name at all."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def page(request: Request, folder: Path) -> Response:
    """A file of the bundle, or its one page."""
    index = folder / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, status_code=503, media_type="text/html", headers={"Cache-Control": "no-store"})
    name = request.url.path.lstrip("/")
    accepts = request.headers.get("accept-encoding", "")
    file = file_at(folder, name)
    if file is not None and file != index.resolve():
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if not (name.startswith("assets/") and HASHED.search(file.name)):
            return WholeFile(file, media_type=kind, headers={"Cache-Control": "no-cache"} | WHOLE)
        headers = {"Cache-Control": FOREVER, "Vary": VARIES} | WHOLE
        twin = packed(folder, file, accepts)
        if twin is None:
            return WholeFile(file, media_type=kind, headers=headers)
        return WholeFile(twin.file, media_type=kind, headers=headers | {"Content-Encoding": twin.way})
    if name.startswith("assets/"):
        return Response("there is no such file", status_code=404, media_type="text/plain")
    data = index.read_bytes()
    data, etag, said = content(data, f'"{sha256(data).hexdigest()[:32]}"', accepts)
    headers = {"Cache-Control": "no-cache", "ETag": etag} | said
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="text/html", headers=headers)
