"""Phase 6: trains are bought, goods and passengers ride."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.dales.board.board import (
    CHEESE,
    ENGINE,
    GOODS,
    GOVERNMENT,
    GREEN,
    GREEN_PASSENGER,
    GREEN_TOWN,
    HILL,
    RED,
    RED_MOVED,
    RED_PASSENGER,
    RED_TOWN,
    STONE,
)
from branchline.games.dales.rules.choices import (
    BUY,
    CUBES,
    DRIVERS,
    EXCHANGE,
    KIND_BIT,
    LOAD,
    LOADING,
    MOVE,
    NO_TRAINS,
    NONE,
    OCTAL,
    PASS,
    REACH,
    SCRATCH,
    SEAT_BIT,
    TRAINS,
)
from branchline.games.dales.rules.events import E_BOUGHT, E_MOVED, E_NO_TRAINS, E_PASSED
from branchline.games.dales.rules.profit import Profit

EXCHANGE_RATE: Final[i64] = 3


class Trains(Profit):
    def start_trains(self) -> None:
        self.phase = TRAINS
        self.passed = 0
        self.content = 0
        self.find_reach()
        self.at = self.seats - 1
        self.next_driver()

    def find_reach(self) -> None:
        """W6.5 All of a player's links serve, old and new. In this phase nothing new comes into reach of anybody."""
        for area in range(self.layout.areas):
            self.reach[area] = 0
        for seat in range(self.seats):
            if self.spare[seat] < self.layout.links_each:
                self.find_reach_of(seat)

    def find_reach_of(self, seat: i64) -> None:
        layout = self.layout
        roots = self.networks(seat)
        served = filled(0, layout.areas)  # the companies each network leads to
        for area in range(layout.areas):
            if roots[area] != NONE:
                served[roots[area]] |= self.companies[area]
        for area in range(layout.areas):
            kinds: i64 = 0
            if layout.goods[area] != 0 and self.can_load(area, roots):
                kinds = KIND_BIT[GOODS]
            if roots[area] != NONE:
                kinds |= self.passengers_served(area, served[roots[area]])
            self.reach[area] |= kinds * REACH[seat]

    def can_load(self, area: i64, roots: vec[i64]) -> bool:
        """W6.6 Cheese: an own link touches the area. W6.7 Stone: one touches a town next to it that has no company."""
        layout = self.layout
        if layout.terrain[area] != HILL:
            return roots[area] != NONE
        for k in range(layout.loads_first[area], layout.loads_first[area + 1]):
            town = layout.loads[k]
            if roots[town] != NONE and self.companies[town] == 0:
                return True
        return False

    def passengers_served(self, area: i64, companies: i64) -> i64:
        """W6.8 Own links join the area to a town of the company of the passenger's colour."""
        kinds: i64 = 0
        if companies & RED_TOWN != 0:
            kinds = KIND_BIT[RED_PASSENGER]
        if companies & GREEN_TOWN != 0:
            kinds |= KIND_BIT[GREEN_PASSENGER]
        return kinds

    def next_driver(self) -> None:
        """W6.1 Round and round, one action each, until all have passed. W6.10 Who can only pass passes by himself."""
        everybody = SEAT_BIT[self.seats] - 1
        while self.passed != everybody:
            self.at += 1
            if self.at == self.seats:
                self.at = 0
            seat = self.orders[DRIVERS * self.seats + self.at]
            if self.passed & SEAT_BIT[seat] != 0:
                continue
            if self.can_act(seat):
                self.turn = seat
                self.phase = TRAINS
                return
            self.passed |= SEAT_BIT[seat]
            self.tell(E_PASSED, seat, 1)
        self.end_trains()

    def action_done(self) -> None:
        """W6.11 With quick loading, who competes with nobody loads all that is his in one go."""
        self.phase = TRAINS
        if self.layout.quick and self.can_act(self.turn) and self.nobody_competes():
            return
        self.next_driver()

    def nobody_competes(self) -> bool:
        """W6.11 Nobody wants another train, and nothing left can be claimed by more than one player."""
        for seat in range(self.seats):
            if self.passed & SEAT_BIT[seat] == 0 and self.can_buy(seat):
                return False
        for area in range(self.layout.areas):
            for kind in range(3):
                claims: i64 = 0
                for seat in range(self.seats):
                    if self.passed & SEAT_BIT[seat] == 0 and self.can_move(seat, area, kind):
                        claims += 1
                if claims > 1:
                    return False
        return True

    def can_act(self, seat: i64) -> bool:
        return self.can_buy(seat) or self.can_move_something(seat)

    # Buying a train

    def can_buy(self, seat: i64) -> bool:
        if self.content & SEAT_BIT[seat] != 0:
            return False
        most = self.purse(seat)
        owned = self.prices_owned(seat)
        for train in range(self.layout.trains):
            if self.may_buy(train, most, owned):
                return True
        return False

    def purse(self, seat: i64) -> i64:
        """W6.3 The engine points a seat could pay: its own, and one for every three others."""
        return self.space(ENGINE, seat) + self.others(seat) // EXCHANGE_RATE

    def others(self, seat: i64) -> i64:
        return self.cubes[seat] + self.space(GOVERNMENT, seat) + self.space(RED, seat) + self.space(GREEN, seat)

    def prices_owned(self, seat: i64) -> i64:
        owned: i64 = 0
        for train in range(self.layout.trains):
            if self.owners[train] == seat:
                owned |= SEAT_BIT[self.layout.price[train]]
        return owned

    def may_buy(self, train: i64, most: i64, owned: i64) -> bool:
        """W6.2 A train has one owner; one of each price a round. W6.3 Missing engine points may be bought."""
        price = self.layout.price[train]
        return self.owners[train] == NONE and price <= most and owned & SEAT_BIT[price] == 0

    def train_actions_into(self, out: vec[i64]) -> i64:
        """W6.1 Buy one train, or move one piece, or pass."""
        seat = self.turn
        out[0] = PASS
        count: i64 = 1
        if self.content & SEAT_BIT[seat] == 0:
            most = self.purse(seat)
            owned = self.prices_owned(seat)
            for train in range(self.layout.trains):
                if self.may_buy(train, most, owned):
                    out[count] = BUY + train
                    count += 1
            if self.layout.quick and count > 1:
                out[count] = NO_TRAINS
                count += 1
        return self.pieces_into(out, count)

    def buy(self, train: i64) -> None:
        """W6.3 Missing engine points cost three others each; only those missing for this train."""
        seat = self.turn
        price = self.layout.price[train]
        engine = self.space(ENGINE, seat)
        self.train = train
        self.phase = EXCHANGE
        self.least = CUBES
        if engine < price:
            self.spend(seat, ENGINE, engine)
            self.short = EXCHANGE_RATE * (price - engine)
        else:
            self.spend(seat, ENGINE, price)
        if self.paid():
            self.couple_train()

    def couple_train(self) -> None:
        self.owners[self.train] = self.turn
        self.tell(E_BOUGHT, self.turn, self.train)
        self.train = NONE
        self.action_done()

    def want_no_trains(self) -> None:
        """W6.11 A word to the others, not an action: this player wants no more trains in this phase."""
        self.content |= SEAT_BIT[self.turn]
        self.tell(E_NO_TRAINS, self.turn)
        if not self.can_act(self.turn):
            self.pass_by(1)

    def pass_by(self, by_itself: i64) -> None:
        """W6.1 Who passes takes no further action this phase."""
        self.passed |= SEAT_BIT[self.turn]
        self.tell(E_PASSED, self.turn, by_itself)
        self.next_driver()

    # Moving a piece

    def can_move_something(self, seat: i64) -> bool:
        seats = self.free_seats(seat)
        spaces = self.free_spaces(seat)
        if seats + spaces == 0:
            return False
        reach = self.reach
        mine = 7 * REACH[seat]
        for area in range(self.layout.areas):
            if reach[area] & mine != 0:
                kinds = reach[area] // REACH[seat] & 7
                if kinds & KIND_BIT[GOODS] != 0 and spaces > 0 and self.goods[area] > 0:
                    return True
                if seats > 0 and self.waits(area, kinds):
                    return True
        return False

    def waits(self, area: i64, kinds: i64) -> bool:
        people = self.people[area]
        if kinds & KIND_BIT[RED_PASSENGER] != 0 and people & 7 != 0:
            return True
        return kinds & KIND_BIT[GREEN_PASSENGER] != 0 and people >> 3 & 7 != 0

    def can_move(self, seat: i64, area: i64, kind: i64) -> bool:
        if self.reach[area] // REACH[seat] & KIND_BIT[kind] == 0:
            return False
        if kind == GOODS:
            return self.goods[area] > 0 and self.free_spaces(seat) > 0
        return self.people[area] // OCTAL[kind - 1] & 7 != 0 and self.free_seats(seat) > 0

    def free_seats(self, seat: i64) -> i64:
        free: i64 = 0
        for train in range(self.layout.trains):
            if self.owners[train] == seat:
                free += self.seats_left(train)
        return free

    def free_spaces(self, seat: i64) -> i64:
        free: i64 = 0
        for train in range(self.layout.trains):
            if self.owners[train] == seat:
                free += self.spaces_left(train)
        return free

    def seats_left(self, train: i64) -> i64:
        loads = self.loads[train]
        return self.layout.seats_on[train] - (loads >> 6 & 7) - (loads >> 9 & 7)

    def spaces_left(self, train: i64) -> i64:
        loads = self.loads[train]
        return self.layout.goods_on[train] - (loads & 7) - (loads >> 3 & 7)

    def pieces_into(self, out: vec[i64], count: i64) -> i64:
        """W6.4 A piece needs a free space of the right kind on one of the player's trains."""
        seat = self.turn
        seats = self.free_seats(seat)
        spaces = self.free_spaces(seat)
        if seats + spaces == 0:
            return count
        reach = self.reach
        mine = 7 * REACH[seat]
        for area in range(self.layout.areas):
            if reach[area] & mine == 0:
                continue
            kinds = reach[area] // REACH[seat] & 7
            if kinds & KIND_BIT[GOODS] != 0 and spaces > 0 and self.goods[area] > 0:
                out[count] = MOVE + 3 * area + GOODS
                count += 1
            if seats > 0 and kinds > KIND_BIT[GOODS]:
                people = self.people[area]
                if kinds & KIND_BIT[RED_PASSENGER] != 0 and people & 7 != 0:
                    out[count] = MOVE + 3 * area + RED_PASSENGER
                    count += 1
                if kinds & KIND_BIT[GREEN_PASSENGER] != 0 and people >> 3 & 7 != 0:
                    out[count] = MOVE + 3 * area + GREEN_PASSENGER
                    count += 1
        return count

    def move(self, piece: i64) -> None:
        """W6.4 He chooses the train. It is asked only where it matters: a passenger's points go by the price."""
        self.piece = piece
        self.phase = LOADING
        if self.seats_into(SCRATCH) == 1:
            self.load(SCRATCH[0] - LOAD)

    def seats_into(self, out: vec[i64]) -> i64:
        layout = self.layout
        goods = self.piece % 3 == GOODS
        count: i64 = 0
        for train in range(layout.trains):
            if self.owners[train] == self.turn:
                left = self.spaces_left(train) if goods else self.seats_left(train)
                if left > 0:
                    out[count] = LOAD + train
                    count += 1
                    if goods or not layout.by_price:
                        return 1
        return count

    def load(self, train: i64) -> None:
        area = self.piece // 3
        kind = self.piece % 3
        self.tell(E_MOVED, self.turn, area, kind, train)
        if kind == GOODS:
            self.goods[area] -= 1
            self.loads[train] += OCTAL[self.goods_kind(area)]
        else:
            self.people[area] -= OCTAL[kind - 1]
            self.loads[train] += OCTAL[RED_MOVED + kind - RED_PASSENGER]
        self.piece = NONE
        self.action_done()

    def goods_kind(self, area: i64) -> i64:
        return STONE if self.layout.terrain[area] == HILL else CHEESE
