"""The words on screen, checked: `python tools/words.py` names every text that breaks a rule of docs/glossary.md.

The glossary says which words are not used for a thing, and in which catalogues: the last column of its tables. The
catalogues are checked whole; docs and the texts in the program's code are checked for the words that are used nowhere.
Besides: a number before a noun chooses its plural, a button is short, and no text shows a raw id.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
EVERYWHERE = "Everywhere"
LONGEST_BUTTON = 34  # letters, with each argument counted as six
BUTTON = re.compile(r"<button\b(?:[^>{]|\{[^{}]*\}|=>)*>\s*\{[\w.!]*\b((?:t|say)\([^<]*)\}\s*</button>")
SAID = re.compile(r"^\w+\((?:[^\"?]*\?\s*\"([\w-]+)\"\s*:\s*)?\"([\w-]+)\"")  # one message, or one of two
NUMBER = re.compile(r"\$([\w, $]+) \((numbers?)\)")
NOT_PLURAL = {"is", "has", "was", "as", "less", "this", "its", "across", "plus", "always", "yours", "begins", "takes"}
PLURALS = {"zero", "one", "two", "few", "many"}
NOT_BETWEEN = {"for", "and", "of", "from", "to", "on", "in", "or", "with"}
RAW_ID = re.compile(r"\b[a-z]+-\d+\b|\b[a-z]+_[a-z]+\b")


@dataclass(frozen=True)
class Banned:
    """A word that is not used for a thing, and the term that is."""

    word: str
    term: str
    catalogues: frozenset[str]  # none: everywhere

    def stands_in(self, text: str) -> bool:
        return re.search(rf"(?<![\w-]){re.escape(self.word)}(?![\w-])", text, re.IGNORECASE) is not None


@dataclass(frozen=True)
class Fault:
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def banned_words(glossary: str) -> list[Banned]:
    """The last column of each table: words by commas, those in brackets left to people."""
    found: list[Banned] = []
    scope: frozenset[str] = frozenset()
    section = ""
    for line in glossary.splitlines():
        if line.startswith("## "):
            section, scope = line[3:], frozenset()
        elif line.startswith("Catalogues: "):
            scope = frozenset(line.removeprefix("Catalogues: ").split(", "))
        elif line.startswith("| ") and not line.startswith("| Term"):
            cells = [cell.strip() for cell in line.strip()[1:-1].split("|")]
            if len(cells) != 4:
                raise SystemExit(f"{GLOSSARY.name}: four columns are needed: {line}")
            if section != EVERYWHERE and not scope:
                raise SystemExit(f"{GLOSSARY.name}: the section “{section}” names no catalogues")
            words = re.sub(r"\([^)]*\)", "", cells[3]).split(",")
            found += [Banned(word.strip(), cells[0], scope) for word in words if word.strip()]
    return found


# Catalogues


@dataclass
class Said:
    """A wording of a message: its text, with ‹name› for what is filled in, and what its variants were chosen by."""

    text: str = ""
    chosen: frozenset[str] = field(default_factory=frozenset)


def wordings(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> list[Said]:
    """Every wording of a pattern: a choice within it gives one for each variant."""
    made = [Said("", chosen)]
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            ways = [Said(part.value)]
        elif isinstance(part.expression, ftl.SelectExpression):
            by = part.expression.selector
            name = frozenset({by.id.name}) if isinstance(by, ftl.VariableReference) else frozenset()
            ways = [way for variant in part.expression.variants for way in wordings(variant.value, name)]
        elif isinstance(part.expression, ftl.VariableReference):
            ways = [Said(f"‹{part.expression.id.name}›")]
        elif isinstance(part.expression, ftl.StringLiteral):
            ways = [Said(part.expression.parse()["value"])]
        else:
            ways = [Said("‹›")]
        if len(made) * len(ways) > 64:  # the longest wordings are enough for the rest
            ways = ways[-1:]
        made = [Said(one.text + way.text, one.chosen | way.chosen) for one in made for way in ways]
    return made


def catalogue_faults(name: str, source: str, banned: Iterable[Banned], buttons: Container[str] = ()) -> Iterator[Fault]:
    """What is wrong with a catalogue: its name, and its file."""
    words = [one for one in banned if not one.catalogues or name in one.catalogues]
    numbers = set(numbers_in(source))
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ftl.Message) or entry.value is None:
            continue
        key = entry.id.name
        others = re.findall(r"\$(\w+):", entry.comment.content or "") if entry.comment else []
        counted = numbers - set(others)  # here it is a name or a range
        yield from (Fault(f"{name}: {key}", fault) for fault in choice_faults(entry.value, numbers))
        faults = dict.fromkeys(
            fault for said in wordings(entry.value) for fault in faults_of(key, said, words, counted, buttons)
        )
        yield from (Fault(f"{name}: {key}", fault) for fault in faults)


def choice_faults(node: ftl.BaseNode, numbers: set[str]) -> Iterator[str]:
    """Choices that make a word of a number, or a number of a word: [one] and [two] are not what a text says."""
    if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
        name = node.selector.id.name
        keys = [variant.key for variant in node.variants]
        words = {key.name for key in keys if isinstance(key, ftl.Identifier)} - {"other"}
        figures = any(isinstance(key, ftl.NumberLiteral) for key in keys)
        odd = sorted(words & (PLURALS - {"one"}))
        if odd:
            yield f"chooses by ${name} with [{'], ['.join(odd)}], no plural of English: take a figure, or another word"
        if (figures or "one" in words) and words - {"one"}:
            yield f"chooses by ${name} as a number and as a word: [{'], ['.join(sorted(words - {'one'}))}]"
        if (figures or "one" in words) and name not in numbers and "-" not in name:
            yield f"chooses by ${name} as a number, and no comment says that it is one: # ${name} (number)"
    for child in vars(node).values():
        for part in child if isinstance(child, list) else [child]:
            if isinstance(part, ftl.BaseNode):
                yield from choice_faults(part, numbers)


def numbers_in(source: str) -> Iterator[str]:
    """The arguments that comments call numbers: `$box, $cubes (numbers)` are two, `$who, $cubes (number)` is one."""
    for names, how_many in NUMBER.findall(source):
        found = [name.strip(" $") for name in names.split(",")]
        yield from found if how_many == "numbers" else found[-1:]


def faults_of(key: str, said: Said, words: list[Banned], numbers: set[str], buttons: Container[str]) -> Iterator[str]:
    plain = re.sub(r"“[^”]*”", "", said.text)
    yield from (f"says “{one.word}”; the glossary says: {one.term}" for one in words if one.stands_in(plain))
    for number, between, noun in re.findall(r"‹(\w+)› ((?:‹\w*› |[a-z]+ )?)([a-z]+s)\b", plain):
        counted = noun not in NOT_PLURAL and between.strip() not in NOT_BETWEEN
        if number in numbers and number not in said.chosen and counted:
            yield f"“‹{number}› {between}{noun}” chooses no plural: {{ ${number} -> [one] … *[other] … }}"
    if raw := RAW_ID.search(re.sub(r"‹[^›]*›", "", plain)):
        yield f"shows a raw id: “{raw[0]}”"
    size = len(re.sub(r"‹[^›]*›", "‹name›", plain))
    if (key in buttons or key.startswith("kind-")) and size > LONGEST_BUTTON:
        yield f"is a button of {size} letters; the longest has {LONGEST_BUTTON}"


def catalogues() -> dict[str, Path]:
    """The English catalogues, by name."""
    from branchline.locale import SHIPPED
    from branchline.locale import catalogues as of_games

    shipped = {path.stem: path for path in sorted((SHIPPED / "en").glob("*.ftl"))}
    example = {"nim": ROOT / "examples" / "nim" / "src" / "nim" / "words" / "en.ftl"}
    games = {name: words / "en.ftl" for name, words in of_games().items()}
    tries = {name: words.parent / "lessons" / "tries" / "en.ftl" for name, words in of_games().items()}
    return shipped | games | {f"{name}-tries": file for name, file in tries.items() if file.is_file()} | example


def button_keys() -> set[str]:
    """The messages that a page shows on a button, and nothing else beside them."""
    pages = (path.read_text(encoding="utf-8") for path in sorted((ROOT / "web" / "src").rglob("*.svelte")))
    said = (SAID.match(text) for page in pages for text in BUTTON.findall(page))
    return {key for found in said if found for key in found.groups() if key}


# Docs and code


def prose_faults(where: str, lines: Iterable[tuple[int, str]], banned: Iterable[Banned]) -> Iterator[Fault]:
    """What docs and texts in code say that is said nowhere."""
    words = [one for one in banned if not one.catalogues]
    for number, line in lines:
        for one in words:
            if one.stands_in(line):
                yield Fault(f"{where}:{number}", f"says “{one.word}”; the glossary says: {one.term}")


def prose_of(page: str) -> Iterator[tuple[int, str]]:
    """The lines of a page without code: blocks and `spans`."""
    inside = False
    for number, line in enumerate(page.splitlines(), 1):
        if line.lstrip().startswith("```"):
            inside = not inside
        elif not inside:
            yield number, re.sub(r"`[^`]*`", "", line)


def texts_in(source: str) -> Iterator[tuple[int, str]]:
    """The strings of a program that may be read by a person: with a space, and no docstrings."""
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and " " in node.value
            and id(node) not in docs
        ):
            yield node.lineno, node.value


def all_faults() -> Iterator[Fault]:
    banned = banned_words(GLOSSARY.read_text(encoding="utf-8"))
    buttons = button_keys()
    for name, path in catalogues().items():
        yield from catalogue_faults(name, path.read_text(encoding="utf-8"), banned, buttons)
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "src").rglob("*.md")]
    for path in sorted(set(pages) - {GLOSSARY}):
        yield from prose_faults(str(path.relative_to(ROOT)), prose_of(path.read_text(encoding="utf-8")), banned)
    for path in sorted((ROOT / "src").rglob("*.py")):
        yield from prose_faults(str(path.relative_to(ROOT)), texts_in(path.read_text(encoding="utf-8")), banned)


def main() -> int:
    faults = list(all_faults())
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
