"""What things are worth to `greedy`, in hundredths of a point unless a comment names another unit.

Found by self-play; `tools/tune.py` looks for better ones.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class RideWeights:
    """Every decision of the policy depends on these numbers. To try a change, play it against the others."""

    def __init__(self) -> None:
        # what claiming a route costs
        self.turn: i64 = 651  # a turn, on average
        self.card: i64 = 250  # a card the plan lacks
        self.rarity: i64 = 60  # per cent by which a colour's scarcity moves that price
        self.shown: i64 = 4  # a face-up card, in halves of a hidden one, when supply is counted
        self.held: i64 = 80  # a card in hand that is not needed
        self.train: i64 = 53
        self.least: i64 = 30  # no route costs less, whatever it brings

        # passengers
        self.passenger: i64 = 250  # one more, when it decides the majority
        self.first_passenger: i64 = 200  # the first of a colour, on top
        self.race: i64 = 0  # per cent of what race.py says one more is worth; 0: by the two above
        self.pace: i64 = 63  # passengers that a seat collects in 100 turns
        self.crowd: i64 = 33  # per cent of the passengers of a planned route that will still be there

        # time
        self.tempo: i64 = 320  # trains a seat lays with a claim, in hundredths
        self.effort: i64 = 115  # per cent: cards drawn for each missing card
        self.solo: i64 = 100  # turns, in hundredths, that a card takes when only its colour is missing
        self.usable: i64 = 75  # per cent of the cards in hand that a plan can use
        self.grace: i64 = 2  # turns beyond those expected before a held ticket is given up
        self.horizon: i64 = 8  # turns before the end at which a turn starts to lose its worth

        # tickets
        self.mix: i64 = 2  # long tickets at set-up
        self.globetrotter: i64 = 261  # a ticket met, on top of its points
        self.ticket_race: i64 = 0  # per cent of what the race for the globetrotter says, on top
        self.slack_trains: i64 = 35  # per cent of the trains that new tickets must leave over
        self.slack_time: i64 = 33  # per cent of the turns
        self.ticket_gate: i64 = 400  # what drawing tickets must promise beyond a turn's worth
        self.ticket_share: i64 = 40  # per cent: how far the promise of all but the best ticket counts

        # claims
        self.eager: i64 = 100  # a planned route now rather than later
        self.risk: i64 = 20  # thousandths: the chance that another seat takes a route before this seat's next turn
        self.risk_near: i64 = 30  # the same, on top, for each end that another seat has reached
        self.risk_wanted: i64 = 0  # the same, on top, if another seat certainly wants it
        self.lost: i64 = 3000  # a planned route lost, when there is no cheap detour
        self.block: i64 = 0  # per cent of what losing a route costs the others; 0: not considered
        self.block_wish: i64 = 0  # the same, when choosing which routes to watch
        self.aside: i64 = 0  # 1: routes outside the plan are claimed too, if it can spare
        self.aside_trains: i64 = 0  # this many trains beyond those the route takes
        self.aside_turns: i64 = 1  # and this many turns
        self.locomotive: i64 = 300  # spent outside the plan while it lacks cards
        self.idle_locomotive: i64 = 150  # spent when nothing is missing
        self.planned_locomotive: i64 = 100  # spent on a planned route
        self.fill_held: i64 = 60  # per cent of a drawn card: one in hand, spent on a route no ticket needs

        # cards
        self.wanted: i64 = 200  # a card of a colour the plan lacks
        self.wanted_grey: i64 = 180  # the same for a grey route
        self.completes: i64 = 40  # on top, when one or two are missing
        self.spare: i64 = 79  # any other card
        self.reach: i64 = 0  # a city joined to the largest network
        self.wishes: i64 = 0  # routes watched beyond the plan
        self.wanted_wish: i64 = 150  # a card missing for them
        self.draw_locomotive: i64 = 185  # face up it is the whole draw, so it must be worth two cards


def driver_weights() -> RideWeights:
    """The weights of `greedy`, except for short tickets at first and half an eye on the globetrotter."""
    weights = RideWeights()
    weights.mix = 0
    weights.ticket_race = 20
    return weights


def engineer_weights() -> RideWeights:
    """Stronger than `greedy`: treats passengers and the globetrotter as races. Short tickets, three rather than two.

    Found by games of two against `greedy`.
    """
    weights = RideWeights()
    weights.turn = 825
    weights.card = 334
    weights.race = 65
    weights.pace = 77
    weights.tempo = 311
    weights.solo = 102
    weights.mix = 0
    weights.globetrotter = 150
    weights.ticket_race = 100
    weights.slack_trains = 31
    weights.ticket_gate = 200
    weights.ticket_share = 33
    weights.eager = 114
    weights.aside = 1
    weights.aside_trains = 2
    weights.aside_turns = 4
    weights.locomotive = 358
    weights.fill_held = 70
    weights.wanted = 234
    weights.spare = 95
    weights.draw_locomotive = 159
    return weights


def chief_weights() -> RideWeights:
    """Stronger still: its network grows together, ready for tickets yet to come, and it watches the other seats.

    It watches routes beyond its plan, and takes those another seat seems to want. Found by some forty rounds of
    cross-entropy search over games of two against `greedy` and `engineer_weights`.
    """
    weights = engineer_weights()
    weights.turn = 897
    weights.card = 355
    weights.rarity = 65
    weights.shown = 4
    weights.held = 76
    weights.train = 47
    weights.least = 34
    weights.race = 75
    weights.pace = 80
    weights.crowd = 50
    weights.tempo = 351
    weights.effort = 108
    weights.solo = 100
    weights.usable = 77
    weights.grace = 1
    weights.horizon = 8
    weights.globetrotter = 142
    weights.ticket_race = 121
    weights.slack_trains = 28
    weights.slack_time = 23
    weights.ticket_gate = 231
    weights.ticket_share = 31
    weights.eager = 110
    weights.risk = 14
    weights.risk_near = 32
    weights.lost = 3312
    weights.aside_trains = 3
    weights.aside_turns = 5
    weights.locomotive = 314
    weights.idle_locomotive = 213
    weights.planned_locomotive = 90
    weights.fill_held = 70
    weights.wanted = 237
    weights.wanted_grey = 216
    weights.completes = 64
    weights.spare = 121
    weights.draw_locomotive = 143
    weights.wishes = 1
    weights.wanted_wish = 127
    weights.mix = 0
    weights.reach = 54
    weights.risk_wanted = 326
    weights.block = 171
    weights.block_wish = 87
    return weights
