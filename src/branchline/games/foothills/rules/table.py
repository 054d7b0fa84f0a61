"""What is on the table: every field that the rules read and write."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import State
from branchline.games.foothills.board.board import FoothillsBoard
from branchline.games.foothills.board.layout import NONE, ValleyLayout
from branchline.games.foothills.rules.choices import PICKING, RUNNING

NOTHING: Final = vec[i64]()


class FoothillsTable(State):
    def __init__(self, board: FoothillsBoard, layout: ValleyLayout) -> None:
        """Every field, with nothing in it: `empty_table` and `copy` fill it."""
        self.seats = 2
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.watched = False
        self.board = board
        self.layout = layout
        self.first: i64 = 0
        self.blue: i64 = 0
        self.at_once: bool = True  # AMB-5: a competitor on the last card finishes its line
        self.turn_cap: i64 = 0
        self.turns: i64 = 0
        self.trigger: i64 = RUNNING
        self.buffer_stops: i64 = 0  # left, here and below
        self.competitors: i64 = 0
        self.summit: i64 = NONE  # the seat that has the Summit token
        self.passed_over: i64 = 0  # as bits, the choices before one already made: see `pass_over`
        self.bag = NOTHING  # iron, stone, event cubes
        self.yard = NOTHING
        self.owned = NOTHING  # seat by seat: iron, stone, rubble, passengers
        self.vp = NOTHING
        self.laid = NOTHING
        self.built = NOTHING  # the station counter
        self.piled = NOTHING  # cards in the scoring pile
        self.tickets = NOTHING  # as bits
        self.surveyor = NOTHING  # a card, PUB or AT_HOME
        self.rubble = NOTHING  # card by card
        self.competitor = NOTHING
        self.track = NOTHING  # two for each card: 0, or 1 + the seat that laid it
        self.station = NOTHING  # space by space, likewise
        self.finished = NOTHING  # line by line
        self.slots = NOTHING  # seat by seat, letter by letter: the action card there, or NONE
        self.grey = NOTHING  # and whether its grey side is up
        self.place = NOTHING  # of each action card
        self.phase: i64 = PICKING
        self.inner: bool = False  # whether the operation under way belongs to a surveyor space or a station
        self.row: i64 = 0  # the operation under way
        self.left: i64 = 0  # times, cubes or items still to come
        self.done: i64 = 0  # how many are done
        self.chosen: i64 = NONE  # the line, station space or letter already chosen
        self.drawn_iron: i64 = 0  # F5.6 drawn from the bag, not yet kept
        self.drawn_stone: i64 = 0
        self.resolved: i64 = NONE  # letter of the card being resolved
        self.kept_up: bool = False  # F9.12 it was scored, so its slot is not flipped
        self.inner_next: i64 = 0  # the operations of a surveyor space or a station just built, up to inner_last
        self.inner_last: i64 = 0
        self.visit: i64 = NONE  # F9.6 the card just built on, while the surveyor may go there
        self.flips: i64 = 0  # F3.7 further cards that may be flipped
        self.next_op: i64 = 0  # of the card being resolved, up to last_op
        self.last_op: i64 = 0
