"""A rule that was tried: the table before and after, as the checks of each game ask about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from branchline.core.lesson import Chapter, Lessons, LessonStep

Json = dict[str, Any]


class Tried:
    """What happens when the move of a rule is made, the others' answers included."""

    def __init__(self, lessons: Lessons, rule: str) -> None:
        self.rule = rule
        self.chapter: Chapter = lessons.chapter(f"rule/{rule}")
        self.game: Any = self.chapter.game
        self.step: LessonStep = self.chapter.steps[0]
        self.you = self.chapter.you
        self.first: Any = self.chapter.states[0]
        self.last: Any = self.chapter.states[-1]
        self.moves = [str(move) for move in self.step.moves]
        self.move = self.moves[0] if self.moves else ""

    @cached_property
    def refusal(self) -> str | None:
        """The rule that forbids what is tried; None where it is allowed."""
        if self.step.forbidden is None:
            return None
        refusal = self.game.why_not(self.first, self.you, self.step.forbidden)
        return refusal.rule if refusal else None

    @cached_property
    def before(self) -> Json:
        return dict(self.game.position(self.first))

    @cached_property
    def after(self) -> Json:
        return dict(self.game.position(self.last))

    @cached_property
    def legal(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves(self.first)]

    @cached_property
    def told(self) -> list[str]:
        """The keys of what is told about it, to the player."""
        lines = []
        for k, made in enumerate(self.chapter.line):
            before, after = self.chapter.states[k], self.chapter.states[k + 1]
            lines += self.game.narrate(before, after, made.move, made.dealt, self.you)
        return [line.key for line in lines]

    def scored(self, rule: str, seat: int | None = None) -> list[int]:
        """The points of each line of the final score that this rule gives a seat."""
        lines = self.game.breakdown(self.last)[self.you if seat is None else seat]
        return [int(line.points) for line in lines if line.rule == rule]


Check = Callable[[Tried], bool]


def gained(one: Json, two: Json) -> Json:
    """What there is more of, or less, by name."""
    changes = {name: two.get(name, 0) - one.get(name, 0) for name in [*one, *two]}
    return {name: change for name, change in changes.items() if change}
