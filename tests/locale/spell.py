"""Spelling and grammar of the translations: `python -m tests.locale.spell` prints what is not yet in the lists.

Debian's dictionaries know the words of each language, and `spelling/` lists those of ours that they lack: `all.txt` for
names and typed words, `fr.txt`, `it.txt`, `de.txt`. Grammalecte reads every French sentence with facts filled in;
`spelling/grammar-fr.txt` lists what it complains about although it is right.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from branchline.locale import CORE, Argument, Texts
from tests.locale.said import all_words, catalogue_files, variants
from tests.support.browser import INSTALL
from tools.translations import SOURCES, texts_in
from tools.words import prose_of

ROOT = Path(__file__).parents[2]
LISTS = Path(__file__).with_name("spelling")
DICTIONARIES = {"fr": ("fr", "hunspell-fr"), "it": ("it_IT", "hunspell-it"), "de": ("de_DE", "hunspell-de-de")}
FORMS = {"gender", "number"}  # attributes that grammar chooses by, and nobody reads
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
CODE = re.compile(r"\b[\w.-]*\d[\w.-]*|\S*://\S*|<[^>]*>|\]\([^)]*\)|!\[|\bbranchline [a-z]+")


def program(name: str, *packages: str) -> str:
    """Its path; installed where we may."""
    if not there(name, packages) and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*INSTALL, name, *packages], check=False, capture_output=True, env=quiet)
    found = shutil.which(name)
    if found is None or not there(name, packages):
        pytest.fail(f"this test needs: sudo apt-get install {' '.join([name, *packages])} (or the like of your system)")
    return found


def there(name: str, packages: tuple[str, ...]) -> bool:
    """Whether a program is installed, with the dictionaries that these packages bring."""
    path = shutil.which(name)
    if path is None or not packages:
        return path is not None
    known = subprocess.run([path, "-D"], input="", capture_output=True, text=True, check=False).stderr
    return all(re.search(rf"/{code}$", known, re.MULTILINE) for code, package in dictionaries() if package in packages)


def dictionaries() -> list[tuple[str, str]]:
    return list(DICTIONARIES.values())


def listed(name: str) -> set[str]:
    """The lines of a list, without remarks."""
    lines = (LISTS / name).read_text(encoding="utf-8").splitlines()
    return {line.partition("  #")[0].strip() for line in lines if line and not line.startswith("#")}


# Spelling


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language, with the place where it is; its README too."""
    for source in SOURCES:
        for entry in FluentParser().parse(source.translated(language).read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                entry.attributes = [one for one in entry.attributes if one.id.name not in FORMS]
                yield from ((f"{source.name} {entry.id.name}", text.value) for text in texts_in(entry))
    page = f"README.{language}.md"
    prose = prose_of((ROOT / page).read_text(encoding="utf-8"))
    yield from ((f"{page}:{number}", line) for number, line in prose if not line.startswith("    "))


def words_of(language: str) -> dict[str, str]:
    """Every word, with the first place where it is. Numbers, names of rules and addresses are none."""
    found: dict[str, str] = {}
    for place, text in texts_of(language):
        for word in WORD.findall(CODE.sub(" ", text)):
            found.setdefault(word.replace("’", "'"), place)
    return found


def unknown_words(language: str, words: dict[str, str]) -> list[str]:
    """The words that neither the dictionary nor our lists have, each with its place."""
    code, _ = DICTIONARIES[language]
    hunspell = program("hunspell", *(package for _, package in dictionaries()))
    command = [hunspell, "-d", code, "-i", "UTF-8", "-l"]
    done = subprocess.run(command, input="\n".join(words), capture_output=True, text=True, check=True)
    ours = listed("all.txt") | listed(f"{language}.txt")
    lacking = {one for one in done.stdout.split() if not {one, one[0].lower() + one[1:]} & ours}
    return sorted(f"{part}  # {place}" for word, place in words.items() for part in lacking & parts(word))


def parts(word: str) -> set[str]:
    """A word as hunspell may name it: some of its dictionaries take it apart at its apostrophe."""
    return {word, *re.split(r"['-]", word)}


# Grammar


class Remark(NamedTuple):
    """What Grammalecte marks in a sentence, and why."""

    place: str
    marked: str
    why: str

    def __str__(self) -> str:
        return f"{self.place}: {self.marked}  # {self.why}"


def french_sentences() -> dict[str, str]:
    """Every message with facts filled in, each with its place; and the lines of the README."""
    found: dict[str, str] = {}
    for catalogue in [CORE, "web", "terminal", "command", *all_words()]:
        words = all_words().get(catalogue)
        texts = Texts("fr", None if catalogue == CORE else catalogue, words=words)
        shared = Texts("fr") if catalogue != CORE else None
        choices = variants(catalogue_files("fr", catalogue))
        for key in texts.keys:
            if shared is None or not shared.has(key):
                for args in facts(texts, key, choices):
                    said = " ".join(texts.say(key, **args).split())
                    found.setdefault(said, f"{catalogue} {key}")
    return found


def facts(texts: Texts, key: str, choices: dict[str, set[str]]) -> Iterator[dict[str, Argument]]:
    """One and two of what is counted, every named thing, and a short name for all else."""
    values = []
    for name, kind in texts.arguments(key).items():
        if kind == "number":
            values.append([{name: 1}, {name: 2}])
        elif texts.names_thing(name):
            start = f"{texts.facts[name]}-"
            things = [texts.named(name, one.removeprefix(start)) for one in texts.keys if one.startswith(start)]
            values.append(things or [{name: "Paul"}])
        else:
            values.append([{name: one} for one in ["Paul", *sorted(choices.get(name, ()))]])
    for turn in range(max(map(len, values), default=1)):
        yield dict(chain.from_iterable(of[turn % len(of)].items() for of in values))


def remarks(sentences: dict[str, str], folder: Path) -> list[Remark]:
    """What Grammalecte says, the same remark once for each message. Its rules about signs are checked by our own."""
    file = folder / "sentences.txt"
    file.write_text("\n".join(sentences), encoding="utf-8")
    command = [program("grammalecte-cli"), "-f", str(file), "-j", "-off", "esp", "nbsp", "unit", "typo", "maj", "chim"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines, places = list(sentences), list(sentences.values())
    found = {}
    for paragraph in json.loads(done.stdout)["data"]:
        at = paragraph["iParagraph"] - 1
        for error in paragraph["lGrammarErrors"]:
            marked = lines[at][error["nStart"] : error["nEnd"]]
            before = " ".join(lines[at][: error["nStart"]].split()[-2:])
            remark = Remark(places[at], f"{before} [{marked.strip()}]".strip(), error["sMessage"])
            found.setdefault((remark.place, remark.marked), remark)
    return list(found.values())


def new_remarks(folder: Path) -> tuple[list[Remark], set[str]]:
    """What the list does not have, and what it has without need."""
    known = listed("grammar-fr.txt")
    found = remarks(french_sentences(), folder)
    lines = {f"{one.place}: {one.marked}" for one in found}
    return [one for one in found if f"{one.place}: {one.marked}" not in known], known - lines


def main() -> int:
    from tempfile import TemporaryDirectory

    for language in DICTIONARIES:
        print(f"== {language}.txt", *unknown_words(language, words_of(language)), sep="\n")
    with TemporaryDirectory() as folder:
        new, needless = new_remarks(Path(folder))
    print("== grammar-fr.txt", *new, *(f"needless: {one}" for one in sorted(needless)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
