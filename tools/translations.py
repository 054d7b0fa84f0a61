"""The translations, checked against their English: `python tools/translations.py` names every text that falls short.

A language is there when its `locale/LANG/core.ftl` is; then every English catalogue must have its file, with the same
messages. A message may refer only to what there is, and use only the arguments of its English with the forms of named
things; every wording takes the same ones. Each choice by number has every plural form that the language uses. The
messages of one kind have the same attributes. No text is English but for those in `tools/untranslated.txt`, and each
language's own signs are used.

Mozilla's compare-locales does not serve: a term or an attribute that English lacks is obsolete to it, or even an error
(version 9.0.5), and they are what a language has its grammar in; nor does it compare arguments.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from branchline.core.lesson import TRIES  # noqa: E402
from branchline.core.registry import all_games, folder  # noqa: E402
from branchline.locale import CORE, ENGLISH, SHIPPED, facts_of, named_things, words_of  # noqa: E402
from branchline.locale.catalogue import PLURALS, Catalogue  # noqa: E402
from branchline.locale.compare import ID, wrong_in  # noqa: E402
from branchline.locale.errors import BadCatalogue  # noqa: E402
from tools.words import Fault, button_keys, wordings  # noqa: E402

ALLOWED = ROOT / "tools" / "untranslated.txt"
EXAMPLE = ROOT / "examples" / "nim" / "src" / "nim" / "words"
LONGEST_BUTTON = 40  # letters, with each argument counted as six; English has its own limit in tools/words.py
COUNTED = [*range(1001), *(n + 0.5 for n in range(101))]  # what people count here

SIGNS: dict[str, list[tuple[str, str]]] = {
    "": [
        (r"(?<=\w)'(?=\w)", "a straight apostrophe: ’"),
        (r'"', "straight quotation marks"),
        (r"\.\.\.", "three dots: …"),
        (r"  ", "two spaces"),
    ],
    "fr": [
        (r"(?<![\u202f;!?»])[;!?]", "no narrow no-break space (U+202F) before “;”, “!” or “?”"),
        (r"(?<!\u00a0)(?<!\d):(?!\d)", "no no-break space (U+00A0) before “:”"),
        (r"«(?!\u00a0)|(?<!\u00a0)»", "no no-break space (U+00A0) inside « »"),
        (r"[“”„]", "quotation marks other than « »"),
        (r"(?<![\u202f\u00a0])%", "no no-break space before “%”"),
    ],
    "de": [
        (r"(?:^|“)[^„]*“|„[^“]*$|”", "quotation marks that are not German: „…“"),
        (r"(?<=[\w›]) %", "a space that may break before “%”"),
        (r"\s[;:!?]", "a space before a mark"),
    ],
    "it": [
        (r"\s[;:!?]", "a space before a mark"),
        (r"(?<=[\w›]) %", "a space that may break before “%”"),
    ],
}
"""What a language does not print, and what is wrong with it; those under no name hold for all."""


@dataclass(frozen=True)
class Source:
    """An English catalogue, with where its translations lie."""

    name: str
    english: Path
    kinds: dict[str, str]  # of the named things among its facts
    shares: bool = True  # its messages may refer to what all games say

    def translated(self, language: str) -> Path:
        if self.english.parent == SHIPPED / ENGLISH:
            return SHIPPED / language / self.english.name
        return self.english.with_name(f"{language}.ftl")

    def files(self, language: str) -> list[Path]:
        core = SHIPPED / language / f"{CORE}.ftl"
        own = self.translated(language)
        return [file for file in dict.fromkeys([core, own] if self.shares else [own]) if file.exists()]


def sources() -> Iterator[Source]:
    """Every English catalogue."""
    house = named_things(facts_of())
    for file in sorted((SHIPPED / ENGLISH).glob("*.ftl")):
        yield Source(file.stem, file, house)
    rooms: dict[str, tuple[Path, Path | None]] = {"nim": (EXAMPLE, None)}
    for info in all_games():
        words = words_of(info)
        if words is not None:
            rooms[info.texts] = (words, folder(info, "lessons"))
    for name, (words, lessons) in rooms.items():
        yield Source(name, words / "en.ftl", named_things(facts_of(words)))
        for more, file in [("lessons", "en.ftl"), (TRIES, f"{TRIES}/en.ftl")]:
            if lessons is not None and (lessons / file).is_file():
                yield Source(f"{name}-{more}", lessons / file, {}, shares=False)


def languages() -> list[str]:
    """The languages that are there, without English."""
    return sorted({file.parent.name for file in SHIPPED.glob(f"*/{CORE}.ftl")} - {ENGLISH})


def allowed() -> set[tuple[str, str, str]]:
    """The texts that may be as in English: language (or *), catalogue and key (or *)."""
    lines = (line.partition("#")[0].split() for line in ALLOWED.read_text(encoding="utf-8").splitlines())
    return {(language, name, key) for language, name, key in filter(None, lines)}


# One catalogue in one language


class Check:
    """A translation beside its English."""

    def __init__(self, source: Source, language: str) -> None:
        self.source = source
        self.language = language
        self.file = source.translated(language)
        self.name = f"{language}, {source.name}"
        self.own, self.broken = read(language, *source.files(language))
        self.english, _ = read(ENGLISH, *source.files(ENGLISH))
        self.keys = messages_in(source.english)
        self.numbers = numbers_in(source.english)

    def faults(self) -> Iterator[Fault]:
        if not self.file.exists():
            yield Fault(self.name, f"there is no {short(self.file)}")
            return
        yield from (Fault(self.name, str(why)) for why in self.broken)
        there = messages_in(self.file)
        for key in self.keys:
            if key not in there:
                yield Fault(f"{self.name}: {key}", "is missing")
        for key in there:
            if key not in self.keys:
                yield Fault(f"{self.name}: {key}", "is obsolete: English does not have it")
            elif key in self.own.messages:
                faults = dict.fromkeys(self.faults_of(key))
                yield from (Fault(f"{self.name}: {key}", what) for what in faults)
        yield from self.attribute_faults()
        yield from self.term_faults()

    def faults_of(self, key: str) -> Iterator[str]:
        own, english = self.own.messages[key], self.english.messages[key]
        wrong = list(wrong_in(self.own, self.english, key, self.source.kinds))
        yield from wrong
        if wrong or own.value is None or english.value is None:
            return
        yield from self.argument_faults(key)
        yield from choice_faults(own, self.language, self.source.kinds)
        yield from sign_faults(own, self.language)
        if any("\n" in element.value for element in texts_in(own)):
            yield "has more than one line"
        if same_words(own, english) and not self.may_stay(key):
            yield f"is as in English; if it must be, {short(ALLOWED)} says so"
        if key.startswith("kind-") or key in BUTTONS:
            size = max(len(re.sub(r"‹[^›]*›", "‹name›", said.text)) for said in wordings(own.value))
            if size > LONGEST_BUTTON:
                yield f"is a button of {size} letters; the longest has {LONGEST_BUTTON}"

    def argument_faults(self, key: str) -> Iterator[str]:
        """Arguments left out, in all wordings or in some, and text counted as a number."""
        ours, theirs = self.own.arguments(key), self.english.arguments(key)
        for name in theirs:
            if name not in ours and not self.may_drop(key, name):
                yield f"does not use ${name}, as English does"
        for name, kind in ours.items():
            if kind == "number" and theirs[name] != "number" and name not in self.numbers:
                yield f"chooses its wording by ${name} as a number; English is told a text"
        chosen = {*self.chosen_by(self.own, key), *self.chosen_by(self.english, key)}
        # what a wording is chosen by, its text need not repeat: neither a number nor a thing by its id
        by_id = {base(name) for name in chosen if name.endswith(f"-{ID}")}
        known = {(takes - chosen) | by_id for takes in wordings_of(self.english, key)}
        for takes in {(takes - chosen) | by_id for takes in wordings_of(self.own, key)} - known:
            lacking = frozenset[str]().union(*known) - takes
            if not any(self.may_drop(key, name) for name in lacking):
                what = ", ".join(f"${name}" for name in sorted(takes)) or "no arguments"
                yield f"has a wording with {what}; English has none like it"

    def chosen_by(self, catalogue: Catalogue, key: str) -> set[str]:
        """The arguments that a message and those it refers to choose their wordings by."""
        message = catalogue.messages[key]
        selectors = [select.selector for select in found_in(message).selects]
        chosen = {one.id.name for one in selectors if isinstance(one, ftl.VariableReference)}
        return chosen.union(*(self.chosen_by(catalogue, one.id.name) for one in found_in(message).messages))

    def may_drop(self, key: str, name: str) -> bool:
        return any((one, self.source.name, f"{key}${name}") in ALLOWED_TEXTS for one in (self.language, "*"))

    def may_stay(self, key: str) -> bool:
        places = ((one, self.source.name, what) for one in (self.language, "*") for what in (key, "*"))
        return any(place in ALLOWED_TEXTS for place in places)

    def attribute_faults(self) -> Iterator[Fault]:
        """All things of a kind have the same attributes, and nothing else has any."""
        found: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
        for key, message in self.own.messages.items():
            names = frozenset(attribute.id.name for attribute in message.attributes)
            kind = next((one for one in KINDS if key.startswith(f"{one}-")), None)
            if kind in self.source.kinds.values() or (kind is not None and key in self.keys):
                assert kind is not None
                found[kind][key] = names
            elif names and key in self.keys:
                yield Fault(f"{self.name}: {key}", f"has attributes, but is no named thing: {', '.join(sorted(names))}")
            if ID in names:
                yield Fault(f"{self.name}: {key}", "has an attribute .id, which every thing has by itself")
        for kind, things in found.items():
            every = frozenset[str]().union(*things.values())
            for key, names in things.items():
                if names != every:
                    lacks = ", ".join(f".{name}" for name in sorted(every - names))
                    yield Fault(f"{self.name}: {key}", f"lacks {lacks}, which others of the kind {kind} have")

    def term_faults(self) -> Iterator[Fault]:
        """Terms that nothing uses, and terms that refer to nothing; what all games say has terms for all of them."""
        users = [self.own]
        if self.source.name == CORE:
            users += [read(self.language, *one.files(self.language))[0] for one in SOURCES]
        used = {ref.id.name for own in users for entry in own.messages.values() for ref in references(entry)}
        used |= {ref.id.name for own in users for term in own.terms.values() for ref in references(term)}
        for term in messages_in(self.file, ftl.Term):
            if term not in used:
                yield Fault(f"{self.name}: -{term}", "is a term that no message uses")


@cache
def read(language: str, *files: Path) -> tuple[Catalogue, list[BadCatalogue]]:
    """The catalogue of some files, and what is wrong with it."""
    broken: list[BadCatalogue] = []
    return Catalogue(language, files, broken.append), broken


def messages_in(file: Path, kind: type[ftl.Message] | type[ftl.Term] = ftl.Message) -> dict[str, None]:
    """The keys of a file, by their spelling at the beginning of lines."""
    sign = "-" if kind is ftl.Term else ""
    return dict.fromkeys(re.findall(rf"^{sign}([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE))


def numbers_in(file: Path) -> set[str]:
    """The arguments that comments call numbers somewhere, and those that some English message counts."""
    from tools.words import numbers_in as called

    return set(called(file.read_text(encoding="utf-8")))


def short(file: Path) -> str:
    return str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file.name


def base(name: str) -> str:
    return name.partition("-")[0]


def wordings_of(catalogue: Catalogue, key: str) -> set[frozenset[str]]:
    """For each wording of a message, with those it refers to, the arguments that are in it."""

    def of(pattern: ftl.Pattern | None) -> set[frozenset[str]]:
        found = {frozenset[str]()}
        for element in pattern.elements if pattern else []:
            ways = part(element.expression) if isinstance(element, ftl.Placeable) else {frozenset[str]()}
            found = {one | way for one in found for way in ways}
        return found

    def part(expression: object) -> set[frozenset[str]]:
        if isinstance(expression, ftl.VariableReference):
            return {frozenset({base(expression.id.name)})}
        if isinstance(expression, ftl.MessageReference):
            return wordings_of(catalogue, expression.id.name)
        if isinstance(expression, ftl.SelectExpression):
            return {one for variant in expression.variants for one in of(variant.value)}
        return {frozenset()}

    return of(catalogue.messages[key].value)


class Found(Visitor):  # type: ignore[misc]
    """What is in a message."""

    def __init__(self) -> None:
        self.selects: list[ftl.SelectExpression] = []
        self.terms: list[ftl.TermReference] = []
        self.messages: list[ftl.MessageReference] = []
        self.texts: list[ftl.TextElement] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.terms.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.append(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node)


def found_in(node: ftl.BaseNode) -> Found:
    found = Found()
    found.visit(node)
    return found


def references(node: ftl.BaseNode) -> list[ftl.TermReference]:
    return found_in(node).terms


def texts_in(node: ftl.BaseNode) -> list[ftl.TextElement]:
    return found_in(node).texts


def choice_faults(message: ftl.Message, language: str, kinds: dict[str, str]) -> Iterator[str]:
    """Plural forms that are missing, and choices by the text of a thing instead of its id."""
    needed = plurals_of(language)
    for select in found_in(message).selects:
        names = forms(select)
        figures = [variant.key for variant in select.variants if isinstance(variant.key, ftl.NumberLiteral)]
        name = chosen(select)
        if name in kinds:
            yield f"chooses its wording by the text of ${name}: choose by ${name}-{ID} or another form"
        if not PLURALS & names or "-" in name:
            continue
        figured = {float(figure.value) for figure in figures}
        missing = [form for form in needed if form not in names and any(n not in figured for n in needed[form])]
        if missing:
            yield f"lacks the plural form [{'], ['.join(missing)}] of ${name}"
        odd = sorted(names - {*needed, "many"})
        if odd:
            yield f"has a plural form that {language} does not have: [{'], ['.join(odd)}]"


def chosen(select: ftl.SelectExpression) -> str:
    """The argument that a choice is by."""
    return select.selector.id.name if isinstance(select.selector, ftl.VariableReference) else ""


def forms(select: ftl.SelectExpression) -> set[str]:
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}


@cache
def plurals_of(language: str) -> dict[str, list[float]]:
    """The plural forms that a language uses for what people count here, each with its numbers."""
    from babel import Locale

    rule = Locale.parse(language.replace("-", "_")).plural_form
    found: dict[str, list[float]] = {}
    for number in COUNTED:
        found.setdefault(rule(number), []).append(number)
    return found


def sign_faults(message: ftl.Message, language: str) -> Iterator[str]:
    assert message.value is not None
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    for said in (one.text for pattern in patterns for one in wordings(pattern)):
        for pattern, what in [*SIGNS[""], *SIGNS.get(language.partition("-")[0], [])]:
            if re.search(pattern, said):
                yield f"{what}: “{said}”"


def same_words(own: ftl.Message, english: ftl.Message) -> bool:
    """Whether a text has the very words of its English, and any words at all."""
    ours, theirs = (
        sorted({tuple(re.findall(r"[^\W\d_]{2,}", re.sub(r"‹[^›]*›", " ", said.text))) for said in wordings(one.value)})
        for one in (own, english)
        if one.value is not None
    )
    return ours == theirs and any(ours)


BUTTONS = button_keys()
ALLOWED_TEXTS = allowed()
SOURCES = list(sources())
KINDS = {kind for source in SOURCES for kind in source.kinds.values()}


def all_faults() -> Iterator[Fault]:
    for language in languages():
        for source in SOURCES:
            yield from Check(source, language).faults()


def main() -> int:
    faults = list(all_faults())
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
