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
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from branchline.core.errors import BranchlineError
from branchline.core.registry import all_games, folder

if TYPE_CHECKING:
    from fluent.syntax.ast import BaseNode, Message

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
    "facts_of",
    "languages",
    "meaning_of",
    "texts_of",
    "words_of",
]

Argument = str | int | float
"""What a message takes: a name or a number."""

Kind = Literal["number", "any"]
"""What an argument must be: a number if the wording depends on it (plurals), otherwise also a name."""

SHIPPED = Path(__file__).parent
CORE = "core"
FACTS = "facts.json"
PLURALS = {"zero", "one", "two", "few", "many"}


class TextError(BranchlineError):
    """Something that should be said cannot be."""


class UnknownLanguage(TextError):
    """There are no texts in this language."""

    def __init__(self, language: str, known: Sequence[str]) -> None:
        self.language = language
        self.known = tuple(known)
        super().__init__(f"no texts in language {language!r}; there are: {', '.join(known)}")


class UnknownCatalogue(TextError):
    """There are no texts for this game."""

    def __init__(self, game: str, language: str, known: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.known = tuple(known)
        super().__init__(f"no catalogue {game!r} in language {language!r}; there are: {', '.join(known)}")


class MissingText(TextError):
    """No message has this key."""

    def __init__(self, key: str, language: str) -> None:
        self.key = key
        self.language = language
        super().__init__(f"no text {key!r} in language {language!r}")


class BadTextArgument(TextError):
    """A message lacks an argument, or was given one it cannot say."""

    def __init__(self, key: str, argument: str, why: str) -> None:
        self.key = key
        self.argument = argument
        self.why = why
        super().__init__(f"text {key!r}, argument {argument!r}: {why}")


class BadCatalogue(TextError):
    """A file of texts is wrong: bad syntax, a key given twice, or a reference to nothing."""

    def __init__(self, where: str, why: str) -> None:
        self.where = where
        self.why = why
        super().__init__(f"{where}: {why}")


def languages(words: Path | None = None) -> tuple[str, ...]:
    """The languages that have texts: the shipped ones and those of a game's words.

    >>> "en" in languages()
    True
    """
    game = words.glob("*.ftl") if words is not None else ()
    return tuple(sorted({file.parent.name for file in SHIPPED.glob("*/*.ftl")} | {file.stem for file in game}))


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
        self.seats = [
            name for name, kind in self.facts.items() if kind == "seat"
        ]  # the facts that say who a message is about
        spoken = [language] if fallback is None else [language, fallback]
        self._catalogues = [_Catalogue(one, game, words) for one in spoken]
        if game is not None and not any(catalogue.has_game for catalogue in self._catalogues):
            there = [name for name, folder in catalogues().items() if (folder / f"{language}.ftl").exists()]
            raise UnknownCatalogue(game, language, sorted(there))

    def say(self, key: str, /, **args: Argument) -> str:
        """The message with this key, with its arguments filled in. Extra arguments do no harm."""
        return self._catalogue_of(key).say(key, args)

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
        return any(key in catalogue.messages for catalogue in self._catalogues)

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
        return tuple(sorted({key for catalogue in self._catalogues for key in catalogue.messages}))

    def arguments(self, key: str) -> dict[str, Kind]:
        """The arguments a message needs, each with its kind.

        >>> Texts("en").arguments("ranking-line")
        {'place': 'any', 'who': 'any', 'points': 'number'}
        """
        return dict(self._catalogue_of(key).arguments(key))

    def all_arguments(self) -> dict[str, dict[str, Kind]]:
        """Every key with the arguments it needs, for checking callers."""
        return {key: self.arguments(key) for key in self.keys}

    def _catalogue_of(self, key: str) -> _Catalogue:
        for catalogue in self._catalogues:
            if key in catalogue.messages:
                return catalogue
        raise MissingText(key, self.language)


def texts_of(game: GameInfo, language: str = "en", *, fallback: str | None = None) -> Texts:
    """The texts of a game, from its package's `words` folder.

    >>> from branchline.games.ticket_to_ride import TICKET_TO_RIDE_GERMANY
    >>> texts_of(TICKET_TO_RIDE_GERMANY).rule("T4.3")
    'You may hold any number of tickets.'
    """
    return Texts(language, game.texts, fallback=fallback, words=words_of(game))


@cache
def meaning_of(game: GameInfo, option: str, language: str = "en") -> str:
    """What an option of a game means, in a sentence; nothing if its catalogue does not say.

    >>> from branchline.games.ticket_to_ride import TICKET_TO_RIDE_GERMANY
    >>> meaning_of(TICKET_TO_RIDE_GERMANY, "first")
    'Choose who starts, or leave it to chance.'
    """
    texts = texts_of(game, language, fallback="en")
    key = f"option-why-{option}"
    return texts.say(key) if texts.has(key) else ""


@cache
def wrong_with(game: str, words: Path) -> str | None:
    """What is wrong with a game's texts in any language; None if nothing is."""
    file = words
    try:
        facts_of(words)
        for file in sorted(words.glob("*.ftl")):
            catalogue = _Catalogue(file.stem, game, words)
            for key in catalogue.messages:
                catalogue.arguments(key)
    except BadCatalogue as fault:
        return f"its texts: {fault}"
    except UnicodeDecodeError as fault:
        return f"its texts: {file}: {fault}"
    return None


class _Catalogue:
    """The messages of one language: those of all games, and those of the game with these words."""

    def __init__(self, language: str, game: str | None, words: Path | None) -> None:
        known = languages(words)
        if language not in known:
            raise UnknownLanguage(language, known)

        from fluent.runtime import FluentBundle

        self.language = language
        self.messages: dict[str, Message] = {}
        self._arguments: dict[str, dict[str, Kind]] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        common = SHIPPED / language / f"{CORE}.ftl"
        own = SHIPPED / language / f"{game}.ftl" if words is None else words / f"{language}.ftl"  # the pages' are here
        self.has_game = own.exists()
        for file in (common, own):
            if file.exists():
                self._load(file)

    def _load(self, file: Path) -> None:
        """Add a file. Fluent itself would skip what it cannot read and ignore a key's second text."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk, Message

        source = file.read_text(encoding="utf-8")
        resource = FluentResource(source)
        for entry in resource.body:
            line = source.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            if isinstance(entry, Junk):
                why = "; ".join(note.message or note.code for note in entry.annotations)
                raise BadCatalogue(f"{file}:{line}", why)
            if isinstance(entry, Message):
                if entry.id.name in self.messages:
                    raise BadCatalogue(f"{file}:{line}", f"the key {entry.id.name!r} is given twice")
                if entry.value is None:
                    raise BadCatalogue(f"{file}:{line}", f"the key {entry.id.name!r} has no text")
                self.messages[entry.id.name] = entry
        self._bundle.add_resource(resource)

    def say(self, key: str, args: dict[str, Argument]) -> str:
        for name, kind in self.arguments(key).items():
            if name not in args:
                raise BadTextArgument(key, name, "missing")
            value = args[name]
            if isinstance(value, bool) or not isinstance(value, (str, int, float)):
                raise BadTextArgument(key, name, f"must be a name or a number, not {value!r}")
            if kind == "number" and isinstance(value, str):
                raise BadTextArgument(key, name, f"must be a number, not {value!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "checked on loading"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors or not isinstance(text, str):
            raise BadCatalogue(f"{self.language}: {key}", "; ".join(map(str, errors)))
        return text

    def arguments(self, key: str) -> dict[str, Kind]:
        """What a message and those it refers to need, in order of first use."""
        known = self._arguments.get(key)
        if known is None:
            known = {}
            for name, kind in self._uses(self.messages[key], (key,)):
                if kind == "number" or name not in known:
                    known[name] = kind
            self._arguments[key] = known
        return known

    def _uses(self, node: BaseNode, path: tuple[str, ...]) -> Iterator[tuple[str, Kind]]:
        """Each use of an argument below a node; `path` is the chain of references that led there."""
        from fluent.syntax import ast

        if isinstance(node, ast.VariableReference):
            yield node.id.name, "any"
        elif isinstance(node, ast.MessageReference):
            name = node.id.name
            if name not in self.messages:
                raise BadCatalogue(f"{self.language}: {path[-1]}", f"refers to {name!r}, which is not there")
            if name in path:
                raise BadCatalogue(f"{self.language}: {path[-1]}", f"refers back to {name!r}")
            yield from self._uses(self.messages[name], (*path, name))
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            yield node.selector.id.name, "number" if _counts(node) else "any"
        for child in vars(node).values():
            for part in child if isinstance(child, list) else [child]:
                if isinstance(part, ast.BaseNode):
                    yield from self._uses(part, path)


def _counts(select: BaseNode) -> bool:
    """Whether the choice of wording depends on a number: on a plural form or a figure."""
    from fluent.syntax import ast

    assert isinstance(select, ast.SelectExpression)
    keys = [variant.key for variant in select.variants]
    return any(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys)
