"""What a browser can unpack, so that less is sent: files of the pages, packed when they are built, and public texts.

Only what anybody may read is packed. The length of a packed answer that mixes a secret with what somebody else chose
would tell of the secret (BREACH); a table's views go uncompressed, or by WebSocket. Nor is anything packed that a
stranger brought: it could be such that packing it takes seconds.
"""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import NamedTuple

VARIES = "Accept-Encoding"
LEAST = 500  # bytes; packing fewer saves nothing
ENDINGS = {"br": "br", "gzip": "gz"}  # how a packed file is named, the smaller way first


class Packed(NamedTuple):
    """A file in the place of another, and how it is packed."""

    file: Path
    way: str


def accepted(header: str) -> set[str]:
    """The ways of packing that an Accept-Encoding header allows.

    >>> sorted(accepted("gzip, deflate, br;q=0.5")), accepted("br;q=0, identity"), accepted("*;q=0.1, gzip;q=0")
    (['br', 'gzip'], set(), {'br'})
    """
    named: dict[str, bool] = {}
    for part in header.lower()[:500].split(","):
        way, _, weight = part.partition(";")
        value = weight.replace(" ", "").removeprefix("q=") or "1"
        named[way.strip()] = value.strip("0.") != ""
    return {way for way in ENDINGS if named.get(way, named.get("*", False))}


def packed(folder: Path, file: Path, header: str) -> Packed | None:
    """The packed twin of a file, if there is one that the browser can unpack."""
    ways = accepted(header)
    twins = (Packed(folder / "packed" / f"{file.name}.{ending}", way) for way, ending in ENDINGS.items() if way in ways)
    return next((twin for twin in twins if twin.file.is_file()), None)


@cache
def squeezed(data: bytes) -> bytes:
    """The same bytes always squeeze to the same: a fixed time, and no name. Texts, boards of the house and the page are
    some hundred, and each is packed once."""
    return gzip.compress(data, 9, mtime=0)


def content(data: bytes, etag: str, header: str) -> tuple[bytes, str, dict[str, str]]:
    """What is sent of some public data: it or its packed twin, its tag, and what the answer says of it."""
    if len(data) < LEAST or "gzip" not in accepted(header):
        return data, etag, {"Vary": VARIES}
    return squeezed(data), f'{etag[:-1]}-gzip"', {"Vary": VARIES, "Content-Encoding": "gzip"}
