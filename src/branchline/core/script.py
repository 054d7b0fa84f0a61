"""Luck written down by name: "red", "berlin-dresden", "iron". It says what is drawn, and from what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from branchline.core.dealer import Dealer
from branchline.core.errors import BadDeal

if TYPE_CHECKING:
    from branchline.core.game import Game
    from branchline.core.move import Move
    from branchline.core.state import State


class Drawing(NamedTuple):
    """One sort of things that a game draws: how it asks for them, out of how many kinds, and what they are called."""

    what: str
    how: str  # the method of the dealer: below, draw or pick; `reveal` shows what `pick` would have picked
    names: Sequence[object]

    def fits(self, how: str, size: int) -> bool:
        return self.how == how and (how == "pick" or len(self.names) == size)


def drawing_of(game: Game, how: str, size: int) -> Drawing:
    """What a game draws when it asks a dealer in this way for one of so many kinds."""
    fitting = (drawing for drawing in game.drawings() if drawing.fits(how, size))
    return next(fitting, Drawing("a number", how, range(size)))


class Question(NamedTuple):
    """What a dealer is asked for: what is drawn, and of each thing that can come up how many there are."""

    what: str
    choices: Mapping[str, int]

    def __str__(self) -> str:
        kinds = [name if count == 1 else f"{count} {name}" for name, count in self.choices.items()]
        return f"{self.what} is drawn from {', '.join(kinds)}"


def there_are(counts: Any, first: Any, total: Any) -> dict[int, int]:
    """How many there are of each kind of which one is drawn: those from `first` on, until `total` is reached."""
    there: dict[int, int] = {}
    left = int(total)
    for kind in range(int(first), len(counts)):
        there[kind] = min(int(counts[kind]), left)
        left -= there[kind]
    return there


class ScriptEnded(BadDeal):
    """The script holds no more, and the rules ask this."""

    def __init__(self, why: str, question: Question) -> None:
        super().__init__(why)
        self.question = question


class ScriptedDealer(Dealer):
    """Deals what a script names, in order. What cannot come up is refused, with what could; so is the end of it,
    unless another dealer goes on.

    >>> import branchline as bl
    >>> game = bl.game("foothills")
    >>> dealer = bl.ScriptedDealer(game, ["I+II", "0", "iron", "iron", "stone", "marble"])
    >>> game.start(seats=2, dealer=dealer)
    Traceback (most recent call last):
    branchline.core.errors.BadDeal: deal 6 is 'marble', but a cube is drawn from 18 iron, 15 stone
    """

    def __init__(self, game: Game, names: Sequence[str | int], then: Dealer | None = None) -> None:
        if isinstance(names, str):
            raise BadDeal(f"a script is a list of names, not the text {names!r:.200}")
        self.game = game
        self.names = list(names)
        self.then = then
        self.next = 0

    def finished(self) -> bool:
        """Whether all that is written has been dealt."""
        return self.next >= len(self.names)

    def coming(self, state: State, move: Move) -> Question | None:
        """What a move of the seat to act asks for when the script has run out; None where that is enough for it.

        >>> import branchline as bl
        >>> game = bl.game("ticket-to-ride-germany")
        >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
        >>> for move in ("tickets 4 short 0 long", "tickets 2 short 2 long"):
        ...     question = bl.ScriptedDealer(game, []).coming(state, game.moves.parse(move))
        ...     state.apply(game.action(state, game.moves.parse(move)), bl.SeededDealer(1))
        >>> question.what, len(question.choices), question.choices["hamburg-rostock"]
        ('a ticket', 55, 1)
        """
        rest = ScriptedDealer(self.game, self.names[self.next :])
        try:
            self.game.play(state.copy(), int(state.turn), move, rest)
        except ScriptEnded as ended:
            return ended.question
        return None

    # What every dealer promises

    def below(self, n: Any) -> Any:
        return (
            self.then.below(n) if self.then and self.finished() else self.told("below", dict.fromkeys(range(n), 1), n)
        )

    def draw(self, counts: Any, first: Any, total: Any) -> Any:
        if self.then and self.finished():
            return self.then.draw(counts, first, total)
        return self.told("draw", there_are(counts, first, total), len(counts))

    def pick(self, items: Any, first: Any, count: Any) -> Any:
        if self.then and self.finished():
            return self.then.pick(items, first, count)
        places = {int(items[at]): at for at in range(first, first + count)}
        return places[self.told("pick", dict.fromkeys(places, 1))]

    def reveal(self, kind: Any) -> Any:
        return self.then.reveal(kind) if self.then and self.finished() else self.told("pick", {int(kind): 1})

    def told(self, how: str, there: Mapping[int, int], size: int = 0) -> int:
        """The next name of the script, as the number by which the rules know it."""
        drawing = drawing_of(self.game, how, size)
        numbers = {str(drawing.names[kind]): kind for kind, count in there.items() if count}
        question = Question(drawing.what, {name: there[kind] for name, kind in numbers.items()})
        if self.finished():
            raise ScriptEnded(f"the script ends after {len(self.names)} deals, but {question}", question)
        name = self.names[self.next]
        if str(name) not in numbers:
            raise BadDeal(f"deal {self.next + 1} is {name!r:.200}, but {question}")
        self.next += 1
        return numbers[str(name)]
