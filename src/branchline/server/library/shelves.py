"""The games of the house, and the boards they are played on: shipped, put into DATA/boards, or uploaded."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import tempfile
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from threading import Lock

from msgspec import Struct, convert
from msgspec.structs import replace

from branchline.bots import BOTS, bot
from branchline.bots.bot import CannotPlay
from branchline.bots.levels import INTRODUCTIONS, LEVELS, SECONDS
from branchline.bots.strength import strengths_of
from branchline.core.errors import BadBoard, UnknownGame
from branchline.core.game import Game, GameInfo
from branchline.core.lesson import lessons_of
from branchline.core.registry import folder, forget, game, info_of, remember, survey
from branchline.locale import ENGLISH, facts_of, meaning_of, provenance_of, texts_of, title_of, words_of
from branchline.locale.rules import RuleSection, rule_sections
from branchline.server.common.languages import house_texts
from branchline.server.common.messages import BoardCard, BotCard, GameCard, OptionCard, PartCard, RuleIndex, Strength
from branchline.server.common.names import clean
from branchline.server.common.problems import NoSuchBoard, Refused, refused
from branchline.server.common.records import encode
from branchline.server.library.colours import colours_of
from branchline.server.store import Store

log = logging.getLogger("branchline")
EXACTNESS = ("exact", "partly", "reconstructed")  # how the provenance of a game begins, in English
LONGEST_TITLE = 80  # letters
MODULE = "board.js"  # in the room `web` of a game


class Shelf(Struct):
    """One board of one game, ready to be played on."""

    game: Game
    card: BoardCard
    data: bytes  # the board as JSON, whole
    etag: str
    path: Path | None  # the file, for a process that thinks; None: the game's own
    uploaded: bool = False


class Library:
    """Games by id and boards by digest. A board not known here may have come by another process: the store has it."""

    def __init__(self, folder: Path | None = None) -> None:
        good, broken = survey()
        self.infos: dict[str, GameInfo] = {info.id: info for info in good}
        self.broken = {one.name: one.why for one in broken}  # what is wrong with those that cannot be played
        self.shelves: dict[tuple[str, str], Shelf] = {}
        self.own: dict[str, Shelf] = {}
        self.problems: dict[str, list[tuple[str, str]]] = {}  # of files in the folder: where, and what is wrong
        self.bots: dict[str, list[str]] = {}  # those that can play it
        self.kept: set[tuple[str, str]] = set()  # boards that are in the store
        self.old: set[tuple[str, str]] = set()  # boards of older rules: tables on them are read, and no new one is set
        self.folder = folder
        self.cards_of: dict[tuple[str, str], BoardCard] = {}  # of boards in the store that are not on a shelf
        self.uploads: tempfile.TemporaryDirectory[str] | None = None  # as files, for the processes that think
        self.making_room = Lock()

    def close(self) -> None:
        if self.uploads is not None:
            self.uploads.cleanup()

    def info(self, name: str) -> GameInfo:
        if name not in self.infos:
            raise UnknownGame(name[:40], list(self.infos), self.broken.get(name))
        return self.infos[name]

    def load(self) -> None:
        """The games' own boards, and what lies in the folder. A game that is broken is set aside."""
        for name in list(self.infos):
            try:
                self.home(name)
            except UnknownGame as fault:
                self.broken[name] = str(fault.why)
                del self.infos[name]
        for name, why in self.broken.items():
            log.warning("the game %s is set aside: %s", name, why)
        for path in sorted(self.folder.glob("*.json")) if self.folder else []:
            self.drop(path)

    def home(self, name: str) -> Shelf:
        """A game on its own board."""
        if name not in self.own:
            info = self.info(name)
            made = game(name)
            package = find_spec(info.rules.partition(":")[0])
            file = Path(package.origin or "").parent / "board" / f"{made.board.id}.json" if package else Path()
            data = file.read_bytes() if file.is_file() else b"{}"
            self.own[name] = self.put(made, data, path=None)
            for older in info.older:
                old = info.older_board(older.version)
                key = (name, self.put(game(name, old), b"", path=old).card.digest)
                if key[1] != made.board.digest:
                    self.old.add(key)
            self.bots[name] = [each for each in offered() if plays(each, made)]
        return self.own[name]

    def put(self, made: Game, data: bytes, path: Path | None, uploaded: bool = False) -> Shelf:
        """A board on its shelf; of two that play alike the first stays."""
        known = self.shelves.get((made.info.id, made.board.digest))
        return known or self.shelve(shelf_of(made, data, path, uploaded))

    def shelve(self, shelf: Shelf) -> Shelf:
        made, path = shelf.game, shelf.path
        first = self.shelves.setdefault((made.info.id, made.board.digest), shelf)
        if first is not shelf and shelf.uploaded and path is not None:
            forget(made)
            remember(first.game, first.path)
            shutil.rmtree(path.parent)
        return first

    def drop(self, path: Path) -> None:
        """A file of the folder: taken by every game that can, reported where none can."""
        wrong: dict[str, BadBoard] = {}
        for name, info in self.infos.items():
            try:
                self.put(game(name, path), path.read_bytes(), path)
                return
            except BadBoard as why:
                wrong[info.texts] = why
        try:
            schema = str(json.loads(path.read_bytes()).get("schema", "")).split("/")
        except (OSError, ValueError, AttributeError):
            schema = []
        worst = next((wrong[texts] for texts in wrong if texts in schema), next(iter(wrong.values())))
        self.problems[path.name] = [(f"{path.name}: {where}", text) for where, text in worst.problems]
        for where, text in self.problems[path.name]:
            log.warning("board %s: %s", where, text)

    async def add(self, name: str, body: bytes, store: Store, most: int) -> Shelf:
        """An uploaded board, kept for good; with those that are kept already it takes so much room at most."""
        data = await asyncio.to_thread(compact, body)
        if await store.board_bytes() + len(data) > most:  # it need not even be read
            raise boards_full()
        shelf = await asyncio.to_thread(self.opened, name, data)
        if not await store.put_board(name, shelf.card.digest, shelf.data, most):  # others were faster
            self.take_away(shelf)
            raise boards_full()
        return self.shelve(shelf)

    def upload_folder(self) -> Path:
        """Made for the first board that needs it; several may come at once."""
        with self.making_room:
            if self.uploads is None:
                self.uploads = tempfile.TemporaryDirectory(prefix="branchline-boards-")
            return Path(self.uploads.name)

    def read(self, name: str, body: bytes) -> Shelf:
        """The board of these bytes, on its shelf."""
        return self.shelve(self.opened(name, body))

    def take_away(self, shelf: Shelf) -> None:
        """A board that was read, and is not kept."""
        forget(shelf.game)
        known = self.shelves.get((shelf.game.info.id, shelf.card.digest))
        if known is not None:
            remember(known.game, known.path)
        if shelf.path is not None:
            shutil.rmtree(shelf.path.parent)

    def opened(self, name: str, body: bytes) -> Shelf:
        """The board of these bytes, not yet on a shelf; BadBoard names everything that is wrong with it."""
        self.info(name)
        folder = Path(tempfile.mkdtemp(dir=self.upload_folder()))  # its own, also if the same comes twice at once
        path = folder / "board.json"
        path.write_bytes(body)
        try:
            return shelf_of(game(name, path), body, path, uploaded=True)
        except BadBoard as why:
            shutil.rmtree(folder)
            problems = [
                (where.replace(str(path), "the board").replace(f"{folder}/", ""), t) for where, t in why.problems
            ]
            raise BadBoard(*problems[0], problems) from None

    async def boards(self, name: str, store: Store) -> list[BoardCard]:
        """All boards of a game: the house's own, and those that were uploaded."""
        cards = {shelf.card.digest: shelf.card for shelf in self.on_shelves(name)}
        for digest in await store.boards(name):
            if digest not in cards and (name, digest) not in self.shelves:
                card = await self.card_of(name, digest, store)
                if card is not None:
                    cards[digest] = card
        return list(cards.values())

    def on_shelves(self, name: str) -> list[Shelf]:
        self.home(name)
        return [shelf for key, shelf in self.shelves.items() if key[0] == name and key not in self.old]

    async def card_of(self, name: str, digest: str, store: Store) -> BoardCard | None:
        """What a board in the store is called; it is read whole when somebody plays on it."""
        if (name, digest) not in self.cards_of:
            body = await store.board(name, digest)
            if body is None:
                return None
            self.cards_of[name, digest] = await asyncio.to_thread(card_in, digest, body)
        return self.cards_of[name, digest]

    async def fetch(self, name: str, digest: str, store: Store) -> Shelf | None:
        """A board that is in the store."""
        body = await store.board(name, digest)
        if body is None:
            return None
        try:
            return await asyncio.to_thread(self.read, name, body)
        except BadBoard as why:
            log.warning("the uploaded board %s of %s is no longer one: %s", digest, name, why)
            return None

    async def find(self, name: str, board: str | None, store: Store) -> Shelf:
        """A board by its digest or id."""
        home = self.home(name)
        if board is None or board in (home.card.id, home.card.digest):
            return home
        for (owner, digest), shelf in self.shelves.items():
            if owner == name and board in (digest, shelf.card.id):
                return shelf
        found = await self.fetch(name, board, store)
        if found is None:
            named = [card.digest for card in await self.boards(name, store) if card.id == board]
            found = await self.fetch(name, named[0], store) if named else None
        if found is None:
            raise NoSuchBoard(self.info(name).title, board)
        return found

    async def keep(self, shelf: Shelf, store: Store) -> None:
        """Keep a board for the tables on it: its file may be edited, taken away, or shipped anew with the program."""
        key = (shelf.game.info.id, shelf.card.digest)
        if key not in self.kept:
            await store.put_board(*key, shelf.data)
            self.kept.add(key)

    def web_files(self, name: str) -> dict[str, Path]:
        """The files in a game's room `web`, by name: the module that draws its board, and what that one asks for."""
        room = folder(self.info(name), "web")
        return {path.name: path for path in sorted(room.iterdir()) if path.is_file()} if room else {}

    def cards(self, language: str = ENGLISH) -> list[GameCard]:
        return [self.game_card(info, language) for info in self.infos.values()]

    def game_card(self, info: GameInfo, language: str = ENGLISH) -> GameCard:
        lessons = lessons_of(info.id)
        title = title_of(info, language)
        cards = [shelf.card for shelf in self.on_shelves(info.id) if not shelf.uploaded]
        boards = [replace(card, title=title) if card.title == info.title else card for card in cards]
        options = [
            OptionCard(each.name, each.default, list(each.choices), meaning_of(info, each.name, language))
            for each in info.options
        ]
        return GameCard(
            id=info.id,
            title=title,
            designers=list(info.designers),
            seats=list(info.seats),
            minutes=info.minutes,
            rules_version=info.rules_version,
            provenance=provenance_of(info, language),
            exactness=next((word for word in EXACTNESS if info.provenance.startswith(word)), EXACTNESS[-1]),
            texts=info.texts,
            facts=facts_of(words_of(info)),
            boards=boards,
            options=options,
            bots=[bot_card(each, info, language) for each in self.bots[info.id]],
            halves=info.halves,
            colours=colours_of(info),
            colour_option=info.colour_option,
            rules=[RuleIndex(*section) for section in rule_index(info.id)],
            module=f"/api/games/{info.id}/web/{MODULE}" if MODULE in self.web_files(info.id) else None,
            parts=[convert(part, PartCard, from_attributes=True) for part in self.home(info.id).game.parts],
            lesson=lessons is not None and bool(lessons.chapters),
            tries=list(lessons.tries) if lessons is not None else [],
        )


def shelf_of(made: Game, data: bytes, path: Path | None, uploaded: bool = False) -> Shelf:
    board = made.board
    whole = getattr(board, "data", None)  # with the maps of other files in their places
    body = encode(whole) if isinstance(whole, dict) else data
    title = title_in(str(getattr(board, "title", "")), board.id)
    card = BoardCard(board.id, board.digest, title, shipped=path is None)
    return Shelf(made, card, body, f'"{sha256(body).hexdigest()[:32]}"', path, uploaded)


def boards_full() -> Refused:
    return refused(507, "boards-full", "house-boards-full")


def compact(body: bytes) -> bytes:
    """A board file without what it was padded with; what is no JSON stays, to be refused by name."""
    try:
        return json.dumps(json.loads(body), separators=(",", ":")).encode()
    except (ValueError, RecursionError):
        return body


def card_in(digest: str, body: bytes) -> BoardCard:
    told = json.loads(body)
    return BoardCard(str(told["id"]), digest, title_in(str(told.get("title", "")), str(told["id"])), shipped=False)


def title_in(title: str, name: str) -> str:
    """What a board is called, whoever wrote it: everyone sees it in the list."""
    return clean(title)[:LONGEST_TITLE] or name


def plays(name: str, made: Game) -> bool:
    """Whether a bot can play this game."""
    try:
        bot(name, made, 0)
    except CannotPlay:
        return False
    return True


def bot_card(name: str, info: GameInfo, language: str) -> BotCard:
    """A bot as the lobby of a game shows it."""
    found = strengths_of(info).get(name)
    title, text = INTRODUCTIONS.get(name, (f"bot-{name}", f"bot-{name}-text"))
    texts = house_texts(language)
    return BotCard(
        name=name,
        title=texts.say(title) if texts.has(title) else name.capitalize(),
        text=texts.say(text) if texts.has(text) else "",
        title_key=title,
        text_key=text,
        seconds=found.seconds if found else 0.0,
        most=SECONDS if name in LEVELS else 0.0,
        strength=Strength(found.among, found.share, found.games, found.seats) if found else None,
    )


@cache
def rule_index(name: str) -> list[RuleSection]:
    info = info_of(name)
    return rule_sections(info, texts_of(info))


def offered() -> list[str]:
    """The bots in the order of their introductions; one that has none comes last."""
    order = list(INTRODUCTIONS)
    return sorted(BOTS, key=lambda name: order.index(name) if name in order else len(order))
