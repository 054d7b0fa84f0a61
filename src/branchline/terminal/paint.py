"""Colours, widths and columns: what every screen is made of.

A colour never stands alone: anything painted also has its letter. With NO_COLOR, on a dumb terminal or into a file,
nothing is painted and the output has no escapes.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
STYLES = {"bold": "1", "dim": "2", "underline": "4", "reverse": "7"}
CHIPS = {  # letter and background, so that both show on light and dark terminals
    "purple": "38;5;231;48;5;91",
    "blue": "38;5;231;48;5;26",
    "orange": "38;5;16;48;5;208",
    "white": "38;5;16;48;5;255",
    "green": "38;5;231;48;5;28",
    "yellow": "38;5;16;48;5;220",
    "black": "38;5;231;48;5;16",
    "red": "38;5;231;48;5;160",
    "grey": "38;5;16;48;5;248",
    "locomotive": "1;38;5;16;48;5;123",
}
LETTERS = {
    "purple": "P",
    "blue": "B",
    "orange": "O",
    "white": "W",
    "green": "G",
    "yellow": "Y",
    "black": "K",
    "red": "R",
    "grey": "·",
    "locomotive": "L",
}
MARKS = "●■▲◆★"
SEAT_CHIPS = ("38;5;231;48;5;124", "38;5;231;48;5;18", "38;5;16;48;5;178", "38;5;231;48;5;22", "38;5;231;48;5;240")
CLEAR = "\x1b[H\x1b[2J"
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # including the scrollback


def may_paint() -> bool:
    """Whether standard output shows colours and the person wants them."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") not in ("dumb", None, "")


class Paint:
    """Paints, or does not.

    >>> Paint(False).chip("red", "3R"), Paint(True).style("hand", "bold")
    ('3R', '\\x1b[1mhand\\x1b[0m')
    """

    def __init__(self, on: bool) -> None:
        self.on = on

    def sgr(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.on and text else text

    def style(self, text: str, *styles: str) -> str:
        return self.sgr(";".join(STYLES[style] for style in styles), text)

    def chip(self, colour: str, text: str | None = None) -> str:
        """Text on a coloured background; by default that colour's letter."""
        return self.sgr(CHIPS[colour], LETTERS[colour] if text is None else text)

    def mark(self, seat: int) -> str:
        """The mark of a seat: a shape of its own."""
        return self.sgr(SEAT_CHIPS[seat], MARKS[seat])

    def clear(self, *, all_of_it: bool = False) -> str:
        """What clears the screen; without escapes, a screenful of empty lines if necessary."""
        if self.on:
            return CLEAR_ALL if all_of_it else CLEAR
        return "\n" * terminal_size()[1] if all_of_it else "\n"


def terminal_size() -> tuple[int, int]:
    """Columns and rows."""
    columns, rows = shutil.get_terminal_size((100, 40))
    return max(columns, 20), max(rows, 10)


def width(text: str) -> int:
    """How many columns a text takes.

    >>> width("Köln"), width("\\x1b[1mKöln\\x1b[0m"), width("東京")
    (4, 4, 4)
    """
    plain = ESCAPE.sub("", text)
    if plain.isascii():
        return len(plain)
    return sum(0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in plain)


def pad(text: str, columns: int, *, right: bool = False) -> str:
    """Text padded with spaces to a width; with `right`, aligned right."""
    space = " " * (columns - width(text))
    return space + text if right else text + space


def clip(text: str, columns: int) -> str:
    """Text cut to a width, with a sign that it was.

    >>> clip("Saarbrücken", 6)
    'Saarb…'
    """
    if width(text) <= columns:
        return text
    out, taken = "", 0
    for piece in re.split(rf"({ESCAPE.pattern})", text):
        if ESCAPE.fullmatch(piece):
            out += piece
            continue
        for letter in piece:
            if taken + width(letter) < columns:
                out += letter
                taken += width(letter)
            elif taken < columns:
                out += "…"
                taken = columns
    return out


def flow(items: Iterable[str], columns: int, *, indent: str = "", gap: str = " ") -> list[str]:
    """Items one after another, as many in a row as fit; later rows are indented.

    >>> flow(["one", "two", "three"], 8, indent="  ")
    ['one two', '  three']
    """
    rows: list[str] = []
    row = ""
    for item in items:
        if not row:
            row = (indent if rows else "") + item
        elif width(row) + width(gap) + width(item) <= columns:
            row += gap + item
        else:
            rows.append(row)
            row = indent + item
    return [*rows, row] if row else rows


def pieces(text: str) -> list[str]:
    """What may stand on a row of its own: a no-break space holds together.

    >>> pieces("il faut\\u00a0: un billet")
    ['il', 'faut\\xa0:', 'un', 'billet']
    """
    return [word for word in re.split("[ \n]", text) if word]


def paragraph(text: str, columns: int, *, indent: str = "") -> list[str]:
    """Text wrapped at its spaces; leading spaces stay."""
    first, *words = pieces(text) or [""]
    return flow([text[: len(text) - len(text.lstrip())] + first, *words], columns, indent=indent)


def table(rows: Sequence[Sequence[str]], *, gap: str = "  ", right: Iterable[int] = ()) -> list[str]:
    """Rows whose columns are as wide as their widest cell; the columns in `right` are aligned right.

    >>> table([["a", "1"], ["bcd", "22"]], right=[1])
    ['a     1', 'bcd  22']
    """
    if not rows:
        return []
    to_right = set(right)
    widths = [max(width(row[k]) for row in rows) for k in range(len(rows[0]))]
    return [gap.join(pad(cell, widths[k], right=k in to_right) for k, cell in enumerate(row)).rstrip() for row in rows]


def columns_of(items: Sequence[str], columns: int, *, gap: str = "  ") -> list[str]:
    """Items in as many equal columns as fit, read downwards.

    >>> columns_of(["a", "b", "c", "d", "e"], 7)
    ['a  c  e', 'b  d']
    """
    if not items:
        return []
    widest = max(width(item) for item in items)
    across = max(1, (columns + len(gap)) // (widest + len(gap)))
    down = -(-len(items) // across)
    rows = [items[k::down] for k in range(down)]
    return [gap.join(pad(item, widest) for item in row).rstrip() for row in rows]
