"""The messages of one language, read from their files.

What is wrong with a file is named by its line. A catalogue is read strictly, or with what is wrong left out: another
language then says those messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from branchline.locale.errors import BadCatalogue, BadTextArgument, MissingText

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import BaseNode, EntryType, Message, Term

Argument = str | int | float
"""What a message takes: a name or a number."""

Kind = Literal["number", "any"]
"""What an argument must be: a number if the wording depends on it (plurals), otherwise also a name."""

WHOLE_THOUSANDS = frozenset(["be", "bg", "es", "et", "hu", "hy", "it", "ka", "lv", "pl", "sl", "sq"])
"""The languages that print 1000 and 10.000: CLDR's minimumGroupingDigits is 2 for them, unknown to babel 2.18."""

PLURALS = {"zero", "one", "two", "few", "many"}


class Catalogue:
    """The messages of one language in some files.

    `left_out` is told of each entry that is wrong, which is then not there; without it, the first one is an error.
    """

    def __init__(
        self, language: str, files: Iterable[Path], left_out: Callable[[BadCatalogue], None] | None = None
    ) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.messages: dict[str, Message] = {}
        self.terms: dict[str, Term] = {}
        self._left_out = left_out
        self._arguments: dict[str, dict[str, Kind]] = {}
        self._forms: dict[str, dict[str, str]] = {}
        self._attributes: dict[str, frozenset[str]] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._load(file)

    def _load(self, file: Path) -> None:
        """Add a file. Fluent itself would skip what it cannot read and ignore a key's second text."""
        from fluent.runtime import FluentResource

        try:
            source = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as why:
            self._wrong(BadCatalogue(str(file), f"is not UTF-8: {why}"))
            return
        resource = FluentResource(source)
        sound = []
        for entry in resource.body:
            line = source.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            fault = self._add(entry)
            if fault is None:
                sound.append(entry)
            else:
                self._wrong(BadCatalogue(f"{file}:{line}", fault))
        resource.body[:] = sound
        self._bundle.add_resource(resource)

    def _wrong(self, fault: BadCatalogue) -> None:
        if self._left_out is None:
            raise fault
        self._left_out(fault)

    def _add(self, entry: EntryType) -> str | None:
        """Why an entry cannot be part of the catalogue; None if it can, and then it is."""
        from fluent.syntax.ast import Junk, Message, Term

        if isinstance(entry, Junk):
            return "; ".join(note.message or note.code for note in entry.annotations)
        if isinstance(entry, Message):
            if entry.id.name in self.messages:
                return f"the key {entry.id.name!r} is given twice"
            if entry.value is None:
                return f"the key {entry.id.name!r} has no text"
            self.messages[entry.id.name] = entry
        elif isinstance(entry, Term):
            if entry.id.name in self.terms:
                return f"the term '-{entry.id.name}' is given twice"
            self.terms[entry.id.name] = entry
        return None

    def say(self, key: str, args: Mapping[str, Argument]) -> str:
        if key not in self.messages:
            raise MissingText(key, self.language)
        for name, kind in self.needs(key).items():
            if name not in args:
                thing = name.partition("-")[0]
                raise BadTextArgument(key, name if thing in args else thing, "missing")
            value = args[name]
            if isinstance(value, bool) or not isinstance(value, (str, int, float)):
                raise BadTextArgument(key, name, f"must be a name or a number, not {value!r}")
            if kind == "number" and isinstance(value, str):
                raise BadTextArgument(key, name, f"must be a number, not {value!r}")
        return self._format(key, self._bundle.get_message(key).value, args)

    def _format(self, key: str, pattern: Pattern | None, args: Mapping[str, Argument]) -> str:
        assert pattern is not None, "checked on loading"
        text, errors = self._bundle.format_pattern(pattern, self._written(args))
        if errors or not isinstance(text, str):
            raise BadCatalogue(f"{self.language}: {key}", "; ".join(map(str, errors)))
        return text

    def _written(self, args: Mapping[str, Argument]) -> dict[str, object]:
        """Numbers as this language groups their digits."""
        from fluent.runtime.types import fluent_number

        if self.language.partition("-")[0] not in WHOLE_THOUSANDS:
            return dict(args)
        return {
            name: value if isinstance(value, str) else fluent_number(value, useGrouping=abs(value) >= 10_000)
            for name, value in args.items()
        }

    def forms(self, key: str) -> dict[str, str] | None:
        """The forms that this language gives a thing, the attributes of its message; None if it has no message."""
        found = self._forms.get(key)
        if found is None and key in self.messages:
            attributes = self._bundle.get_message(key).attributes
            found = {name: self._format(f"{key}.{name}", attributes[name], {}) for name in attributes}
            self._forms[key] = found
        return found

    def attributes(self, kind: str) -> frozenset[str]:
        """The forms that things of a kind have: those of the messages whose keys begin with it."""
        found = self._attributes.get(kind)
        if found is None:
            things = (entry for key, entry in self.messages.items() if key.startswith(f"{kind}-"))
            found = frozenset(attribute.id.name for entry in things for attribute in entry.attributes)
            self._attributes[kind] = found
        return found

    def arguments(self, key: str) -> dict[str, Kind]:
        """What a message and those it refers to need of a caller, in order of first use: of `card-gender`, the card."""
        known: dict[str, Kind] = {}
        for name, kind in self.needs(key).items():
            thing = name.partition("-")[0]
            if kind == "number" or thing not in known:
                known[thing] = kind
        return known

    def needs(self, key: str) -> dict[str, Kind]:
        """The arguments as the message names them: `card`, and `card-gender`, a form of it."""
        known = self._arguments.get(key)
        if known is None:
            if key not in self.messages:
                raise MissingText(key, self.language)
            known = {}
            for name, kind in self._uses(self.messages[key].value, (key,)):
                if kind == "number" or name not in known:
                    known[name] = kind
            self._arguments[key] = known
        return known

    def _uses(self, node: BaseNode | None, path: tuple[str, ...]) -> Iterator[tuple[str, Kind]]:
        """Each use of an argument below a node; `path` is the chain of references that led there."""
        from fluent.syntax import ast

        if node is None:
            return
        if isinstance(node, ast.VariableReference):
            yield node.id.name, "any"
        elif isinstance(node, ast.TermReference):
            self._check_term(node, path)
        elif isinstance(node, ast.MessageReference):
            name = node.id.name
            if name not in self.messages:
                raise BadCatalogue(f"{self.language}: {path[-1]}", f"refers to {name!r}, which is not there")
            if name in path:
                raise BadCatalogue(f"{self.language}: {path[-1]}", f"refers back to {name!r}")
            yield from self._uses(self.messages[name].value, (*path, name))
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            yield name, "number" if _counts(node) and "-" not in name else "any"
        for child in vars(node).values():
            for part in child if isinstance(child, list) else [child]:
                if isinstance(part, ast.BaseNode):
                    yield from self._uses(part, path)

    def _check_term(self, node: BaseNode, path: tuple[str, ...]) -> None:
        from fluent.syntax import ast

        assert isinstance(node, ast.TermReference)
        term = self.terms.get(node.id.name)
        if term is None:
            raise BadCatalogue(f"{self.language}: {path[-1]}", f"refers to '-{node.id.name}', which is not there")
        wanted = node.attribute.name if node.attribute else None
        if wanted is not None and wanted not in {attribute.id.name for attribute in term.attributes}:
            raise BadCatalogue(f"{self.language}: {path[-1]}", f"refers to '-{node.id.name}.{wanted}', not there")


def _counts(select: BaseNode) -> bool:
    """Whether the choice of wording depends on a number: on a plural form or a figure."""
    from fluent.syntax import ast

    assert isinstance(select, ast.SelectExpression)
    keys = [variant.key for variant in select.variants]
    return any(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys)
