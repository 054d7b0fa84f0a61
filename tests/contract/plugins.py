"""What the contract suite has to be told about a game: nothing, or a little.

A new game passes the suite by being registered. It may add a plugin here: further boards to play on, and what must be
the same after every move (nothing lost, nothing made).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import branchline as bl
from branchline.core.game import Line

GAMES = Path(__file__).parents[1] / "games"


class Plugin:
    """The defaults: the game's own board, nothing to conserve."""

    boards: tuple[Path | None, ...] = (None,)
    hides: bool = False
    """Whether some seat cannot know something that a redeal deals anew."""

    rare: frozenset[str] = frozenset({"pass"})
    """Kinds of moves that a handful of random games may well not meet."""

    derived: tuple[str, ...] = ()
    """What always follows from the rest of a position."""

    any_order: frozenset[str] = frozenset()
    """Lists of a position whose order says nothing."""

    small: bool = False
    """A game of a few moves: no test finds hundreds of anything in it."""

    def many(self, count: int) -> int:
        """So many, or what a small game has of it."""
        return min(count, 3) if self.small else count

    def total(self, game: bl.Game, position: Mapping[str, Any]) -> Mapping[str, int]:
        """What a position holds in all; the same after every move. Counted in the position, not by the rules."""
        return {}

    def inside_turn(self, before: bl.State, after: bl.State) -> bool:
        """Whether the seat that has just moved goes on with its turn."""
        return not after.over and before.turn == after.turn

    def forgotten(self, lines: Sequence[Line]) -> bool:
        """Whether something that all saw during this move is no longer to be seen after it."""
        return False


class TicketToRide(Plugin):
    hides = True
    derived = ("pile", "trains", "scores", "end_reason")
    any_order = frozenset({"display", "first", "later", "shuffled", "with", "sure"})

    # the small board has few tickets and cards: its decks run out in every random game
    boards = (None, GAMES / "ticket_to_ride" / "small_board.json")

    def total(self, game: Any, position: Mapping[str, Any]) -> Mapping[str, int]:
        """T0.2 cards, T0.4 passengers, T0.5 tickets (each in one place), T0.1 trains with those on the board."""
        cards = Counter(card for card in position["display"] if card)
        for heap in (*position["hands"], position["pile"], position["discards"]):
            cards.update(heap)
        passengers: Counter[str] = Counter()
        for crowd in (*position["passengers"].values(), *position["collected"]):
            passengers.update(crowd)
        out = [ticket for row in position["tickets"] for part in row.values() for ticket in part]
        out += [slot["ticket"] for slot in position["bottom"]]
        board = game.board
        trains = list(position["trains"])
        for route, seat in position["routes"].items():
            trains[seat] += board.route_length[board.route_index[route]]
        return {
            **{f"trains of seat {seat}": count for seat, count in enumerate(trains)},
            **{f"{card} cards": count for card, count in cards.items()},
            **{f"{colour} passengers": count for colour, count in passengers.items()},
            "tickets in two places": len(out) - len(set(out)),
        }

    def forgotten(self, lines: Sequence[Line]) -> bool:
        """T2.7 The cards of a payment are among the discards no more if these were shuffled at once."""
        return any(line.key == "narrate-reshuffle" for line in lines)


class Foothills(Plugin):
    # a ticket of choice needs the Tour Operator, and no card of the box trades: both have their own tests
    rare = frozenset({"pass", "ticket", "trade"})
    derived = ("seats", "bag", "finished", "competitors")
    any_order = frozenset({"tickets", "scored", "reserve", "finished", "passed_over"})

    def total(self, game: Any, position: Mapping[str, Any]) -> Mapping[str, int]:
        """F13.1 cubes, F13.2 tiles of each player, F13.7 action cards and competitors."""
        players = position["players"]
        stores = [position["bag"], position["stockyard"], *players]
        if position["resolving"]:
            stores.append(position["resolving"]["drawn"])
        cards = [slot["card"] for row in players for slot in row["cards"].values()] + position["reserve"]
        cards += [card for row in players for card in row["scored"]]
        return {
            "iron": sum(store["iron"] for store in stores),
            "stone": sum(store["stone"] for store in stores),
            "events": position["bag"]["event"] + position["stockyard"]["event"],
            "action cards": len(set(cards)),
            "competitors": position["competitors"] + sum(card["competitor"] for card in position["valley"].values()),
        }


class Dales(Plugin):
    # two of them belong to one side of the boards, the third to an option
    rare = frozenset({"choose", "put", "no-trains"})
    derived = ("companies", "joined", "end_reason")
    any_order = frozenset({"companies", "passed", "content"})

    def total(self, game: Any, position: Mapping[str, Any]) -> Mapping[str, int]:
        """Every seat's disc on every track and in every order; all else is spent, returned or leaves the game."""
        return {
            **{f"discs on {track}": sum(map(len, spaces.values())) for track, spaces in position["tracks"].items()},
            **{f"seats in the order of {name}": len(set(order)) for name, order in position["orders"].items()},
        }


class Nim(Plugin):
    """The example of a game in a package of its own, `examples/nim`."""

    small = True
    derived = ("left",)

    def total(self, game: Any, position: Mapping[str, Any]) -> Mapping[str, int]:
        """M0.1 The matches of the heap."""
        return {"matches": position["left"] + sum(position["taken"])}


PLUGINS: dict[str, type[Plugin]] = {
    "foothills": Foothills,
    "nim": Nim,
    "nurnberg": Dales,
    "ticket-to-ride-germany": TicketToRide,
    "wensleydale": Dales,
}


def plugin_of(name: str) -> Plugin:
    return PLUGINS.get(name, Plugin)()
