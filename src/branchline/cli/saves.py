"""Saved games: where they are, how they are written, and the command that lists them.

A save is the table's log. An unfinished game has a second file beside it, its secret: what deals its luck, and who sits
where. Only its owner may read it; it is removed when the game ends, and the log then shows the seed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

from branchline.cli.parser import placed
from branchline.cli.words import Complaint, Words, say, texts
from branchline.core.dealer import Dealer, HashChainDealer, SeededDealer
from branchline.core.errors import BadLog
from branchline.core.log import Log, header_of, unsealed
from branchline.terminal.paint import table

PRIVATE = 0o600


class NoSave(Complaint):
    """The saved game does not exist, or cannot be continued."""


@dataclass
class SaveSecret:
    """What a running table must not show, its luck; and what its log does not say: who plays, and whose turn it is."""

    kinds: list[str]
    chain: str | None  # the seed of a hash chain, in hexadecimal digits
    seed: int | None  # or the seed of a seeded dealer
    board: str | None
    turn: int = 0

    def dealer(self) -> Dealer:
        """The dealer, as it was before the first deal."""
        return HashChainDealer(bytes.fromhex(self.chain)) if self.chain else SeededDealer(self.seed or 0)


def data_folder() -> Path:
    """Where this user's games are kept: BRANCHLINE_DATA, or the system's place for user data."""
    if given := os.environ.get("BRANCHLINE_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "Branchline"
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "branchline"


def saves_folder() -> Path:
    return data_folder() / "saves"


def new_path(game: str) -> Path:
    """A new file for a new game."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = saves_folder()
    taken = {path.stem for path in folder.glob(f"{name}*.jsonl")}
    numbered = (name if k == 1 else f"{name}-{k}" for k in range(1, 1000))
    return folder / (next(free for free in numbered if free not in taken) + ".jsonl")


def short_name(path: Path) -> str:
    """How a save is named on the command line: its file, or just its name if it is in the data folder."""
    return path.stem if path.parent == saves_folder() else str(path)


def secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves either the old one or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def write_save(path: Path, log: Log, secret: SaveSecret) -> None:
    """The secret first: a log without its secret could not be continued."""
    if log.result is None:
        write_whole(secret_path(path), json.dumps(asdict(secret)) + "\n")
    write_whole(path, "".join(line + "\n" for line in log.lines()))
    if log.result is not None:
        secret_path(path).unlink(missing_ok=True)


def read_secret(path: Path) -> SaveSecret:
    """The secret of a save. NoSave says why the game cannot be continued."""
    beside = secret_path(path)
    try:
        return SaveSecret(**json.loads(beside.read_text(encoding="utf-8")))
    except FileNotFoundError:
        command = f"branchline replay {path}"
        raise NoSave("save-no-secret", file=str(path), secret=beside.name, command=command) from None
    except (ValueError, TypeError):
        raise NoSave("save-damaged", secret=str(beside)) from None


class Saved(NamedTuple):
    """One save, as the list shows it."""

    path: Path
    log: Log
    moves: int
    finished: bool
    when: float
    turn: int | None


def all_saves() -> list[Saved]:
    """Every readable save, latest first."""
    found = [save for path in saves_folder().glob("*.jsonl") if (save := look_at(path)) is not None]
    return sorted(found, key=lambda save: save.when, reverse=True)


def look_at(path: Path) -> Saved | None:
    """What a save holds, without replaying it; None if it is not a save."""
    try:
        entries = unsealed(path.read_text(encoding="utf-8"))
        log = header_of(entries[0])
    except (BadLog, OSError, UnicodeDecodeError):
        return None
    finished = "result" in entries[-1]
    if finished:
        log.result = entries[-1]["result"]
    try:
        turn = None if finished else read_secret(path).turn
    except NoSave:
        turn = None
    return Saved(path, log, len(entries) - 1 - finished, finished, path.stat().st_mtime, turn)


def find_save(name: str | None) -> Path:
    """A save by its file, its name or its number in the list; None means the latest unfinished one."""
    if name is not None and ("/" in name or os.sep in name or Path(name).is_file()):
        return Path(name)
    saves = all_saves()
    if name is None:
        saves = [save for save in saves if not save.finished]
        if not saves:
            raise NoSave("no-unfinished", folder=str(saves_folder()), command="branchline play")
        return saves[0].path
    if name.isdigit() and 1 <= int(name) <= len(saves):
        return saves[int(name) - 1].path
    for save in saves:
        if name in (save.path.name, save.path.stem):
            return save.path
    raise NoSave("no-save", name=name, command="branchline saves")


def seat_name(seat: int) -> str:
    return texts().say("seat-name", number=seat + 1)


def whose_turn(save: Saved) -> str:
    names = save.log.names
    if save.finished:
        places = (save.log.result or {}).get("ranking", [])
        first = [names[seat] for seat, place in enumerate(places) if place == 1 and seat < len(names)]
        return say("saves-shared" if len(first) > 1 else "saves-won", who=texts().join(first))
    if save.turn is None:
        return say("saves-replay-only")
    return say("saves-turn", who=names[save.turn] if save.turn < len(names) else seat_name(save.turn))


def listed(saves: Sequence[Saved]) -> Iterator[list[str]]:
    for number, save in enumerate(saves, start=1):
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(save.when))
        yield [
            f"{number})",
            save.log.game,
            ", ".join(save.log.names),
            say("saves-moves", moves=save.moves),
            when,
            whose_turn(save),
            save.path.stem,
        ]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = Words("saves-about")


def run(args: argparse.Namespace) -> int:
    saves = all_saves()
    if not saves:
        print(say("saves-none", folder=str(saves_folder()), command="branchline play"))
        return 0
    print("\n".join(table(list(listed(saves)))))
    command = f"branchline play --resume {placed('NUMBER')}"
    print("\n" + say("saves-where", folder=str(saves_folder()), command=command))
    return 0
