"""How long each lesson takes: `python tools/lesson_minutes.py` estimates it from its words and clicks.

A lesson is meant to take ten to fifteen minutes. Words are read once, at the pace of a person who learns; each step has
something to find on the board; each move is chosen and clicked; and what the others do is watched. The rates are below:
nobody is measured here, but a lesson that grows by half is found.
"""

from __future__ import annotations

import re
import sys
from typing import NamedTuple

from branchline.core.lesson import Lessons, LessonStep, lessons_of
from branchline.core.registry import all_games, folder
from branchline.locale import Texts

LEAST, MOST = 10, 15  # minutes
WORDS = 150  # read in a minute, to learn: less than the 238 of silent reading (Brysbaert 2019)
LOOK = 8  # seconds to find and take in what a step points at
CLICK = 5  # seconds to decide on a click and make it
WATCH = 3  # seconds for each move of the others, at the usual pace
WORD = re.compile(r"\w+(?:’\w+)?")


class Load(NamedTuple):
    """What a lesson asks of the player."""

    steps: int
    words: int
    clicks: int
    watched: int

    @property
    def minutes(self) -> float:
        waits = self.steps * LOOK + self.clicks * CLICK + self.watched * WATCH
        return self.words / WORDS + waits / 60


def load_of(lessons: Lessons) -> Load:
    """What the first game of a title asks, in all its chapters."""
    info = lessons.game.info
    texts = Texts("en", f"{info.texts}-lessons", words=folder(info, "lessons"))
    steps = words = clicks = watched = 0
    for chapter in lessons.chapters:
        mine = sum(len(step.moves) for step in chapter.steps)
        steps += len(chapter.steps)
        watched += len(chapter.line) - mine
        clicks += mine + sum(1 for step in chapter.steps if not step.moves)  # "Go on"; or the move that is refused
        words += sum(count(said(step, texts)) for step in chapter.steps)
    words += sum(count(texts.say(f"lesson-strong-{number}")) for number in (1, 2, 3))
    return Load(steps, words, clicks, watched)


def said(step: LessonStep, texts: Texts) -> str:
    """All that the coach says at a step; moves in the game's notation, which is about as long as their words."""
    keys = [f"lesson-{step.id}-title", f"lesson-{step.id}", f"lesson-{step.id}-why"]
    return " ".join([*(texts.say(key) for key in keys if texts.has(key)), *map(str, step.moves)])


def count(text: str) -> int:
    return len(WORD.findall(text))


def main() -> int:
    long = []
    print("game                     steps  words  clicks  watched  minutes")
    for info in all_games():
        if lessons := lessons_of(info.id):
            load = load_of(lessons)
            print(f"{info.id:24} {load.steps:5} {load.words:6} {load.clicks:7} {load.watched:8} {load.minutes:8.1f}")
            if not LEAST <= load.minutes <= MOST:
                long.append(info.id)
    if long:
        print(f"not within {LEAST} to {MOST} minutes: {', '.join(long)}")
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main())
