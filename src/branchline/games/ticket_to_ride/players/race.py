"""The race for the passengers of a colour (T6.4), worked out: what one more is worth while others still wait.

Some of those waiting will be collected before the game ends, by every seat with equal chance. So the outcome is a
matter of chances, summed here once for every state of the race.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.ticket_to_ride.board.board import PASSENGER_COLOURS, RideBoard
from branchline.games.ticket_to_ride.players.plan import POINT
from branchline.games.ticket_to_ride.rules.scoring import MOST_PASSENGERS, SECOND_PASSENGERS
from branchline.games.ticket_to_ride.rules.state import TicketToRideState

SHARES: Final[i64] = 10  # the part of the waiting passengers that will be collected, in tenths
RACERS: Final[i64] = 5  # seats at most
FINE: Final[i64] = 1000  # chances are in thousandths


@final
class Race:
    """Expected points over the strongest rival, in hundredths, for one number of seats at a time."""

    def __init__(self, board: RideBoard) -> None:
        self.board = board
        self.side: i64 = 1  # of the table: the passengers of a colour, and none
        for colour in range(PASSENGER_COLOURS):
            if board.passenger_count[colour] >= self.side:
                self.side = board.passenger_count[colour] + 1
        self.cells = self.side * self.side * self.side
        self.table = filled(0, (SHARES + 1) * self.cells)  # by share collected, passengers waiting, mine, the rival's
        self.seats: i64 = 0
        self.share: i64 = 0  # as it stands
        self.left = filled(0, PASSENGER_COLOURS)  # waiting, of each colour

    def survey(self, state: TicketToRideState, turns: i64, pace: i64) -> None:
        """How many wait, and what share of them is collected in this many turns, at `pace` in 100 turns."""
        if state.seats != self.seats:
            self.seats = state.seats
            for share in range(SHARES + 1):
                self.fill(share)
        total: i64 = 0
        for colour in range(PASSENGER_COLOURS):
            waiting = self.board.passenger_count[colour]
            for seat in range(state.seats):
                waiting -= state.collected[seat * PASSENGER_COLOURS + colour]
            self.left[colour] = waiting
            total += waiting
        self.share = SHARES
        if total * 100 > turns * state.seats * pace:
            self.share = (turns * state.seats * pace * SHARES + total * 50) // (total * 100)

    def fill(self, share: i64) -> None:
        """From the end of the race, when nobody waits any more, back to its beginning."""
        side = self.side
        taken = share * FINE // (SHARES * self.seats)  # the chance of each of the two seats
        nobody = FINE - 2 * taken
        for left in range(side):
            for mine in range(side):
                for theirs in range(side):
                    at = self.at(share, left, mine, theirs)
                    if left == 0:
                        self.table[at] = POINT * margin(mine, theirs)
                    elif mine + 1 < side and theirs + 1 < side:
                        self.table[at] = (
                            taken * self.table[self.at(share, left - 1, mine + 1, theirs)]
                            + taken * self.table[self.at(share, left - 1, mine, theirs + 1)]
                            + nobody * self.table[self.at(share, left - 1, mine, theirs)]
                        ) // FINE

    def at(self, share: i64, left: i64, mine: i64, theirs: i64) -> i64:
        return ((share * self.side + left) * self.side + mine) * self.side + theirs

    def one_more(self, colour: i64, mine: i64, theirs: i64) -> i64:
        """What changes if this seat collects the next one."""
        left = self.left[colour]
        if left == 0:
            return 0
        after = self.table[self.at(self.share, left - 1, mine + 1, theirs)]
        return after - self.table[self.at(self.share, left, mine, theirs)]


def margin(mine: i64, theirs: i64) -> i64:
    """T6.4 Points of one seat over those of its rival, for one colour."""
    if mine == theirs:
        return 0
    if mine > theirs:
        return MOST_PASSENGERS - (SECOND_PASSENGERS if theirs > 0 else 0)
    return (SECOND_PASSENGERS if mine > 0 else 0) - MOST_PASSENGERS
