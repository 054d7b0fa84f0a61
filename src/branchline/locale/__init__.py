"""What Branchline says, in the player's language.

The texts are Fluent messages. What all games say is here, in a folder for each language (`en/core.ftl`); what one game
says is its catalogue, in its package's `words` folder, in a file for each language (`words/en.ftl`). The browser reads
the same files. `Texts` are those of one game: two catalogues may use the same key. The engine speaks in keys and
arguments; `Texts` turns them into sentences, and `Voice` does so for a table, where seats have names:

>>> texts = Texts("en", "ticket-to-ride")
>>> texts.say("narrate-claim", who="Ada", a="Berlin", b="Leipzig", length=2, points=2)
'Ada claims Berlin – Leipzig (length 2) for 2 points.'

Fluent and its plural rules take longer to import than a whole game takes to play, so they are imported only when the
first `Texts` is made.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from branchline.core.registry import all_games, folder
from branchline.locale.catalogue import Argument, Catalogue, Kind
from branchline.locale.errors import (
    BadCatalogue,
    BadTextArgument,
    MissingText,
    TextError,
    UnknownCatalogue,
    UnknownLanguage,
)

if TYPE_CHECKING:
    from branchline.core.game import GameInfo

__all__ = [
    "Argument",
    "BadCatalogue",
    "BadTextArgument",
    "Kind",
    "MissingText",
    "TextError",
    "Texts",
    "UnknownCatalogue",
    "UnknownLanguage",
    "catalogues",
    "command_texts",
    "facts_of",
    "languages",
    "meaning_of",
    "named_things",
    "provenance_of",
    "spoken_languages",
    "terminal_texts",
    "texts_of",
    "title_of",
    "words_of",
]

SHIPPED = Path(__file__).parent
CORE = "core"
ENGLISH = "en"
FACTS = "facts.json"
SAID_OTHERWISE = frozenset({"seat", "seats", "phase", "move", "counted", "each"})
"""The kinds of facts that are no named things: `Voice` says them in ways of their own."""

log = logging.getLogger("branchline.texts")


def languages(words: Path | None = None) -> tuple[str, ...]:
    """The languages that have texts: the shipped ones and those of a game's words.

    >>> "en" in languages()
    True
    """
    game = words.glob("*.ftl") if words is not None else ()
    return tuple(sorted({file.parent.name for file in SHIPPED.glob("*/*.ftl")} | {file.stem for file in game}))


@cache
def spoken_languages() -> tuple[str, ...]:
    """The languages that one can choose: those that have at least the words that all games share.

    >>> "en" in spoken_languages()
    True
    """
    return tuple(sorted(file.parent.name for file in SHIPPED.glob(f"*/{CORE}.ftl")))


def words_of(info: GameInfo) -> Path | None:
    """The folder of a game's texts: the `words` folder of its package, with a file for each language."""
    return folder(info, "words")


def facts_of(words: Path | None = None) -> dict[str, str]:
    """The kind of each fact in messages, by its name: those of all games, and those of a game's words.

    A kind is how a fact is said: as a seat, seats, a phase, a move; `counted` or `each` for a list. Any other kind is
    the beginning of its text's key.

    >>> facts_of()["who"], facts_of(catalogues()["dales"])["company"]
    ('seat', 'colour')
    """
    found: dict[str, str] = {}
    for file in [SHIPPED / FACTS, *([words / FACTS] if words is not None and (words / FACTS).exists() else [])]:
        try:
            facts = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as why:
            raise BadCatalogue(str(file), f"is not JSON: {why}") from None
        if not isinstance(facts, dict) or not all(isinstance(kind, str) for kind in facts.values()):
            raise BadCatalogue(str(file), "must be an object: the name of each fact, and its kind as a text")
        found |= facts
    return found


def named_things(facts: Mapping[str, str]) -> dict[str, str]:
    """Of some facts, those that are named things, each with its kind: their texts are messages `KIND-ID`.

    >>> named_things(facts_of(catalogues()["dales"]))["company"]
    'colour'
    """
    return {name: kind for name, kind in facts.items() if kind not in SAID_OTHERWISE}


@cache
def catalogues() -> Mapping[str, Path]:
    """The catalogues of all installed games, each with its folder.

    >>> catalogues()["dales"].parent.name
    'dales'
    """
    found = ((info.texts, words_of(info)) for info in all_games())
    return {name: words for name, words in found if words is not None}


class Texts:
    """Everything Branchline can say about one game in one language.

    `game` is the name of its catalogue, `GameInfo.texts`; without one there is only what all games say. `fallback`
    names a second language for keys this one lacks; without it a missing key is an error. `words` is the folder of the
    catalogue, for a game that is not installed.

    >>> texts = Texts("en", "ticket-to-ride")
    >>> texts.say("refuse-mix-deck", deck="long", left=1, wanted=3)
    'You asked for 3 long tickets, but that deck has only 1 left.'
    >>> texts.rule("T4.3")
    'You may hold any number of tickets.'
    >>> texts.has("refuse-nonsense")
    False
    """

    def __init__(
        self,
        language: str = "en",
        game: str | None = None,
        *,
        fallback: str | None = None,
        words: Path | None = None,
    ) -> None:
        self.language = language
        self.game = game
        if game is not None and words is None:
            words = catalogues().get(game)
        self.facts = facts_of(words)
        self.kinds = named_things(self.facts)
        self.seats = [
            name for name, kind in self.facts.items() if kind == "seat"
        ]  # the facts that say who a message is about
        known = languages(words)
        if language not in known:
            raise UnknownLanguage(language, known)
        spoken = [one for one in (language, fallback) if one is not None]
        has_game = [one for one in spoken if game is None or own_file(one, game, words).exists()]
        if not has_game and game is not None:
            there = [name for name, folder in catalogues().items() if (folder / f"{language}.ftl").exists()]
            raise UnknownCatalogue(game, language, sorted(there))
        self.fallback: Texts | None = None
        if fallback is not None and fallback != language:
            self.fallback = Texts(fallback, game if fallback in has_game else None, words=words)
        self._told: set[str] = set()
        if language not in has_game:
            log.warning("no texts of %r in %r: it speaks %r", game, language, fallback)
        files = files_of(language, game, words)
        self.own = Catalogue(language, files, None if self.fallback is None else self.report)

    def say(self, key: str, /, **args: Argument) -> str:
        """The message with this key, with its arguments filled in. Extra arguments do no harm.

        What the language lacks or cannot say is said by the fallback, with a line in the log.
        """
        try:
            return self.own.say(key, args)
        except TextError as why:
            if self.fallback is None:
                raise
            self.report(why)
            return self.fallback.say(key, **args)

    def report(self, why: TextError) -> None:
        """A line in the log, once for each thing that is wrong."""
        text = str(why)
        if text not in self._told:
            self._told.add(text)
            log.warning("%s: %s", self.language, text)

    def names_thing(self, fact: str) -> bool:
        """Whether a fact is a named thing: its text is the message of its kind and id."""
        return fact in self.kinds

    def thing(self, fact: str, value: str) -> str:
        """What a named thing is called. People mistype ids; those are said as typed."""
        key = f"{self.kinds[fact]}-{value}"
        return self.say(key) if self.has(key) else value

    def forms(self, fact: str, value: str, text: str) -> dict[str, Argument]:
        """What else a message may say of a named thing: its id, and each form that the language gives it.

        A form is an attribute of the thing's message. What has no message, such as an id that somebody mistyped or a
        name on the board, is said as it is in every form: `text`.

        >>> Texts("en", "ticket-to-ride").forms("card", "red", "red")
        {'card-id': 'red'}
        """
        kind = self.kinds[fact]
        given = self.own.forms(f"{kind}-{value}")
        if given is None:
            given = dict.fromkeys(self.own.attributes(kind), text)
        return {f"{fact}-id": value, **{f"{fact}-{form}": said for form, said in given.items()}}

    def named(self, fact: str, value: str) -> dict[str, Argument]:
        """A named thing by its id, as a message takes it: its text and all else that may be said of it."""
        text = self.thing(fact, value)
        return {fact: text, **self.forms(fact, value, text)}

    def rule(self, rule: str) -> str:
        """The text of a rule by its id: `rule("T2.4")` is the message `rule-T2-4`."""
        return self.say("rule-" + rule.replace(".", "-"))

    def rules(self) -> list[str]:
        """The ids of all rules, in their order.

        >>> Texts("en", "dales").rules()[:3], Texts("en", "foothills").rules()[-2:]
        (['H1', 'N0.1', 'N0.2'], ['F13.8', 'H1'])
        """
        ids = [key.removeprefix("rule-") for key in self.keys if key.startswith("rule-")]
        named = [re.sub(r"(\d)-(?=\d)", r"\1.", one) for one in ids]  # T2-4 is T2.4; a word keeps its hyphen
        return sorted(
            named, key=lambda one: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", one)]
        )

    def has(self, key: str) -> bool:
        """Whether `say` knows this key."""
        return key in self.own.messages or (self.fallback is not None and self.fallback.has(key))

    def join(self, items: Sequence[str]) -> str:
        """A list in words.

        >>> Texts("en").join(["Essen", "Köln", "Bremen"])
        'Essen, Köln and Bremen'
        """
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-more", first=text, next=item)
        return self.say("list-last", first=text, last=items[-1]) if len(items) > 1 else text

    @property
    def keys(self) -> tuple[str, ...]:
        """Every key, sorted."""
        return tuple(sorted({*self.own.messages, *(self.fallback.keys if self.fallback is not None else ())}))

    def arguments(self, key: str) -> dict[str, Kind]:
        """The arguments a message needs of a caller, each with its kind. Forms of a thing come with the thing.

        >>> Texts("en").arguments("ranking-line")
        {'place': 'any', 'who': 'any', 'points': 'number'}
        """
        if key not in self.own.messages and self.fallback is not None:
            return self.fallback.arguments(key)
        return self.own.arguments(key)

    def needs(self, key: str) -> dict[str, Kind]:
        """The arguments as the message names them: beside `card` perhaps `card-gender`, a form of it."""
        if key not in self.own.messages and self.fallback is not None:
            return self.fallback.needs(key)
        return self.own.needs(key)

    def all_arguments(self) -> dict[str, dict[str, Kind]]:
        """Every key with the arguments it needs, for checking callers."""
        return {key: self.arguments(key) for key in self.keys}


def own_file(language: str, game: str, words: Path | None) -> Path:
    """The file of a game's own texts; those of the pages are with what all games say."""
    return SHIPPED / language / f"{game}.ftl" if words is None else words / f"{language}.ftl"


@cache
def terminal_texts(language: str = ENGLISH) -> Texts:
    """What the terminal says round the table."""
    return Texts(language, "terminal", fallback=ENGLISH)


@cache
def command_texts(language: str = ENGLISH) -> Texts:
    """What the command line says."""
    return Texts(language, "command", fallback=ENGLISH)


def files_of(language: str, game: str | None = None, words: Path | None = None) -> list[Path]:
    """The files that a game's texts are in: what all games say, and its own."""
    files = [SHIPPED / language / f"{CORE}.ftl", *([] if game is None else [own_file(language, game, words)])]
    return [file for file in files if file.exists()]


def texts_of(game: GameInfo, language: str = "en", *, fallback: str | None = None) -> Texts:
    """The texts of a game, from its package's `words` folder.

    >>> from branchline.games.ticket_to_ride import TICKET_TO_RIDE_GERMANY
    >>> texts_of(TICKET_TO_RIDE_GERMANY).rule("T4.3")
    'You may hold any number of tickets.'
    """
    return Texts(language, game.texts, fallback=fallback, words=words_of(game))


@cache
def texts_about(texts: str, words: Path | None, language: str) -> Texts:
    """Texts that are read once, for what is said of a game before it is played."""
    return Texts(language, texts, fallback=ENGLISH, words=words)


@cache
def meaning_of(game: GameInfo, option: str, language: str = "en") -> str:
    """What an option of a game means, in a sentence; nothing if its catalogue does not say.

    >>> from branchline.games.ticket_to_ride import TICKET_TO_RIDE_GERMANY
    >>> meaning_of(TICKET_TO_RIDE_GERMANY, "first")
    'Choose who starts, or leave it to chance.'
    """
    texts = texts_about(game.texts, words_of(game), language)
    key = f"option-why-{option}"
    return texts.say(key) if texts.has(key) else ""


@cache
def title_of(game: GameInfo, language: str = ENGLISH) -> str:
    """What a game is called: by its own name, unless its catalogue has another one for this language.

    >>> from branchline.games.dales import NURNBERG
    >>> title_of(NURNBERG)
    'First Train to Nürnberg'
    """
    texts = texts_about(game.texts, words_of(game), language)
    return texts.say(f"title-{game.id}") if texts.has(f"title-{game.id}") else game.title


@cache
def provenance_of(game: GameInfo, language: str = ENGLISH) -> str:
    """What of a game is exact, as its catalogue says; else the word of its manifest."""
    texts = texts_about(game.texts, words_of(game), language)
    return texts.say(f"provenance-{game.id}") if texts.has(f"provenance-{game.id}") else game.provenance


@cache
def wrong_with(game: str, words: Path) -> str | None:
    """What is wrong with a game's English, which every other language falls back on; None if nothing is."""
    try:
        facts_of(words)
        catalogue = Catalogue(ENGLISH, files_of(ENGLISH, game, words))
        for key in catalogue.messages:
            catalogue.arguments(key)
    except BadCatalogue as fault:
        return f"its texts: {fault}"
    return None
