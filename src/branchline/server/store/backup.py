"""A whole store as one file, and back: from either kind of store into either kind.

Compressed JSON lines: a header with the version of the store, one line for each row, and a last line with the number of
rows and a digest over all of it. A backup is one moment of a store that may go on being used.
"""

from __future__ import annotations

import gzip
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import DecodeError, json

from branchline.core.errors import BranchlineError
from branchline.server.store import OtherStore, schema
from branchline.server.store.shelf import StoreShelf

FORMAT = "branchline-backup/1"
BYTES = {
    "card",
    "header",
    "secret",
    "token",
    "invitation",
    "key",
    "body",
    "draft",
    "notes",
    "value",
    "clocks",
    "credential",
    "planned",
}


class BadBackup(BranchlineError):
    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} is not a whole backup: {why}")


class BackupHeader(NamedTuple):
    version: int
    columns: dict[str, list[str]]


def write_backup(shelf: StoreShelf, path: Path) -> dict[str, int]:
    """Write the file; how many rows of what. It is there whole or not at all, and only its owner may read it."""
    if path.exists():
        raise OtherStore(f"{path} is there already: a backup never overwrites a file")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    counts: dict[str, int] = {}
    try:
        with open(part, "xb", opener=private) as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=3) as file:
                digest = sha256()
                for line in lines(shelf, counts):
                    digest.update(line)
                    file.write(line)
                file.write(json.encode({"rows": sum(counts.values()), "sha256": digest.hexdigest()}) + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return counts


def private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)  # it holds the seeds of running tables


def lines(shelf: StoreShelf, counts: dict[str, int]) -> Iterator[bytes]:
    with shelf.reading() as version:
        schema.refuse_newer(version)
        schema.refuse_older(version)
        yield json.encode({"backup": FORMAT, "version": version, "columns": schema.COLUMNS}) + b"\n"
        for name, columns in schema.COLUMNS.items():
            counts[name] = 0
            places = packed(columns)
            for row in shelf.rows(name, columns):
                values = list(row)
                for place in places:
                    if values[place] is not None:
                        values[place] = b64encode(values[place]).decode()
                counts[name] += 1
                yield json.encode([name, *values]) + b"\n"


def packed(columns: Sequence[str]) -> list[int]:
    return [place for place, column in enumerate(columns) if column in BYTES]


def read_backup(path: Path, shelf: StoreShelf) -> dict[str, int]:
    """Fill an empty store; how many rows of what. The file is checked to its end before anything is written."""
    header = check(path)
    counts = dict.fromkeys(header.columns, 0)
    with shelf.filling(header.version):
        for name, columns in header.columns.items():
            shelf.insert(name, columns, rows_of(path, name, columns, counts))
    return counts


def rows_of(path: Path, name: str, columns: Sequence[str], counts: dict[str, int]) -> Iterator[list[Any]]:
    """The rows of one table: they stand together in the file."""
    places = packed(columns)
    begun = False
    for line in contents(path):
        values = json.decode(line)
        if not isinstance(values, list) or values[0] != name:
            if begun:
                return
            continue
        begun = True
        del values[0]
        for place in places:
            if values[place] is not None:
                values[place] = b64decode(values[place], validate=True)
        counts[name] += 1
        yield values


def contents(path: Path) -> Iterator[bytes]:
    with closing(gzip.open(path, "rb")) as file:
        try:
            yield from file
        except (EOFError, gzip.BadGzipFile, OSError) as why:
            raise BadBackup(path, f"it was cut or damaged ({why})") from None


def check(path: Path) -> BackupHeader:
    digest = sha256()
    header: BackupHeader | None = None
    rows = -1
    before = b""
    for line in contents(path):
        if header is None:
            header = header_of(path, line)
        if before:
            digest.update(before)
        before = line
        rows += 1
    if header is None:
        raise BadBackup(path, "it is empty")
    end = decoded(path, before)
    if end.get("rows") != rows - 1 or end.get("sha256") != digest.hexdigest():
        raise BadBackup(path, "its last line does not fit the rest: it was cut or changed")
    return header


def header_of(path: Path, line: bytes) -> BackupHeader:
    found = decoded(path, line)
    if found.get("backup") != FORMAT:
        raise BadBackup(path, f'its first line must say "backup": "{FORMAT}"')
    header = BackupHeader(int(found["version"]), dict(found["columns"]))
    schema.refuse_newer(header.version)
    return header


def decoded(path: Path, line: bytes) -> Mapping[str, Any]:
    try:
        found = json.decode(line)
    except DecodeError as why:
        raise BadBackup(path, f"a line of it is not JSON ({why})") from None
    if not isinstance(found, dict):
        raise BadBackup(path, "its first and last line must be objects")
    return found
