"""The screen of Ticket to Ride: board, display, players, hand, tickets and moves, on one page of 100 columns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from branchline.core.dealer import SeededDealer
from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.games.ticket_to_ride.board.board import CARDS, GREY, LOCOMOTIVE, ROUTE_COLOURS, RideBoard
from branchline.games.ticket_to_ride.faces.atlas import Atlas
from branchline.games.ticket_to_ride.faces.route_table import FEWEST_LETTERS, RouteTable
from branchline.games.ticket_to_ride.faces.ticket_list import TicketList
from branchline.games.ticket_to_ride.rules.paths import missing_routes
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.words.moves import (
    Claim,
    Collect,
    Draw,
    KeepTickets,
    RidePass,
    RidePay,
    TakeCard,
    Tickets,
)
from branchline.locale import Argument, title_of
from branchline.locale.voice import Voice
from branchline.terminal.paint import LETTERS, Paint, clip, columns_of, flow, table
from branchline.terminal.screen import Scene, Screen
from branchline.terminal.words import Words, spellings, words_of

LOCO = CARDS[LOCOMOTIVE]
GREY_ROUTE = ROUTE_COLOURS[GREY]
BY_LETTER = {LETTERS[card].lower(): card for card in CARDS}
TICKET_ROWS = 4
OTHER_ROWS = 15  # what the board leaves to everything else
FULL_NAMES = 4  # rows of claims in which places are named in full


class MapScreen(Screen):
    quiet: ClassVar = frozenset({"narrate-display-new"})
    details: ClassVar = frozenset({"narrate-pay", "narrate-passenger"})

    def __init__(self, game: Game, voice: Voice, paint: Paint) -> None:
        super().__init__(game, voice, paint)
        board = game.board
        assert isinstance(board, RideBoard)
        self.land = board
        self.table = RouteTable(board, paint)
        self.lists = TicketList(self.table, paint, self.own_say)

    def own_say(self, key: str, **args: Argument) -> str:
        """What only this screen says, from the game's catalogue."""
        return self.voice.texts.say(f"terminal-{key}", **args)

    def board_title(self) -> str:
        """The game's title in the reader's language; a board of one's own has one of its own."""
        own = self.land.title != self.game.info.title
        return self.land.title if own else title_of(self.game.info, self.voice.texts.language)

    # What is on the table

    def title(self, scene: Scene) -> list[str]:
        view, paint = scene.view, self.paint
        shown = " ".join(paint.chip(card) if card else "–" for card in view["display"])
        bottom = Counter(slot["deck"] for slot in view["bottom"])
        short, long = (view["decks"][deck] + bottom[deck] for deck in ("short", "long"))
        ending = view["last_round"] and not view["over"]
        last = [paint.style(self.own_say("last-round", left=view["last_round"]), "bold")] if ending else []
        title = [paint.style(self.board_title().rpartition(": ")[2], "bold"), self.say("move", moves=scene.number)]
        piles = [self.own_say("display", shown=shown), self.own_say("pile", left=view["pile"])]
        piles.append(self.own_say("discards", left=sum(view["discards"].values())))
        decks = self.own_say("decks-brief" if ending else "decks", short=short, long=long)
        return flow([*title, *last, *piles, decks], scene.width, gap=" · ")

    def board(self, scene: Scene, rows: int) -> list[str]:
        """The routes, and how to read them if there is room."""
        routes = self.table.rows(scene.view, scene.width, scene.height - OTHER_ROWS)
        legend = self.legend(scene)
        return routes + legend if len(routes) + len(legend) <= rows else routes

    def map(self, scene: Scene) -> list[str]:
        return Atlas(self.table, scene.width, max(scene.height - 2, 20)).draw(scene.view)

    def legend(self, scene: Scene) -> list[str]:
        paint = self.paint
        marks = " ".join(paint.mark(seat) for seat in range(scene.view["seats"]))
        items = [
            self.own_say("legend-route", sign=f"Lei4{paint.chip('orange')}"),
            self.own_say("legend-grey", sign=paint.chip("grey")),
            self.own_say("legend-two"),
            self.own_say("legend-claimed", sign=f"Lei{paint.mark(0)}", marks=marks),
            self.own_say("legend-letters"),
            self.own_say("legend-map"),
        ]
        return flow(items, scene.width)

    def facts(self, scene: Scene) -> list[str]:
        """T0.8 What is public about each player; `seen` holds cards they took face up and still have."""
        view = scene.view
        rows = []
        for seat, player in enumerate(view["players"]):
            held = Counter({deck: ticket_backs(self.land, player, deck) for deck in ("short", "long")})
            tickets = self.own_say("held", short=held["short"], long=held["long"])
            name = self.called(seat, scene)
            to_play = "▶" if seat == view["turn"] and not view["over"] else " "
            passengers = self.cards_of(player["passengers"])
            seen = "" if seat == scene.seat else self.cards_of(player.get("seen", {}))
            row = [f"{to_play}{self.paint.mark(seat)} {clip(name, 20)}", self.points(player["score"])]
            texts = self.voice.texts
            row += [texts.say("thing-trains", count=player["trains"]), texts.say("thing-cards", count=player["cards"])]
            rows.append([*row, tickets, passengers, self.own_say("seen", shown=seen) if seen else ""])
        return table(rows, right=[1, 2, 3, 4])

    def cards_of(self, counts: Mapping[str, int]) -> str:
        """Cards or passengers: 3R 1L."""
        return " ".join(f"{counts[colour]}{self.paint.chip(colour)}" for colour in CARDS if counts.get(colour))

    # What the viewer has

    def own(self, scene: Scene) -> list[str]:
        view = scene.view
        if "hand" not in view:
            return []
        hand = [f"{view['hand'].get(card, 0) or '–'} {self.paint.chip(card, self.spelled(card))}" for card in CARDS]
        rows = flow([self.own_say("hand"), *hand], scene.width, indent="      ", gap="  ")
        few = 1 if self.offer(scene) else TICKET_ROWS
        return rows + self.lists.rows(view["tickets"], scene.width, few) + self.offer_rows(scene)

    def offer_rows(self, scene: Scene) -> list[str]:
        """The tickets to choose from, each with what it would still lack."""
        if not self.offer(scene):
            return []
        state = self.game.from_view(scene.view, SeededDealer(0))
        assert isinstance(state, TicketToRideState)
        assert scene.seat is not None
        rows = []
        for letter, ticket in zip("abcd", self.offer(scene), strict=False):
            index = self.land.ticket_index[ticket]
            a, b = (self.land.place_name[end] for end in (self.land.ticket_a[index], self.land.ticket_b[index]))
            lacks = self.lists.lacks(missing_routes(state, scene.seat, index), int(self.land.ticket_a[index]))
            points = int(self.land.ticket_points[index])
            rows.append(clip(f"  {self.paint.style(letter, 'bold')} {points:>2}  {a} – {b} {lacks}", scene.width))
        return rows

    def offer(self, scene: Scene) -> list[str]:
        """The tickets the viewer has to choose from."""
        return [] if scene.seat is None else [slot["ticket"] for slot in scene.view["players"][scene.seat]["offer"]]

    def ties(self, scene: Scene) -> list[str]:
        """T6.5 Tickets met, then passengers."""
        return [
            self.own_say("ties", tickets=player["tickets_met"], boarded=sum(player["passengers"].values()))
            for player in scene.view["players"]
        ]

    def tickets(self, scene: Scene) -> list[str]:
        held = [self.lists.ticket(ticket, brief=False) for ticket in scene.view.get("tickets", [])]
        return held + self.offer_rows(scene) or [self.own_say("no-ticket")]

    # What the viewer may do

    def numbered(self, scene: Scene) -> list[Move]:
        """Cards, then tickets, then claims: routes a ticket lacks first, then those that cost no locomotive, then the
        longest. Twin routes appear once.
        """
        wanted = self.wanted(scene)
        claims: dict[object, Move] = {}
        others = []
        for move in scene.moves:
            if isinstance(move, Claim):
                claims.setdefault(self.twin(move), move)
            else:
                others.append(move)
        index = self.land.route_index

        def urgency(move: Move) -> tuple[bool, bool, int, str]:
            assert isinstance(move, Claim)
            route = index[move.route]
            locomotives = self.locomotives(route, scene.view["hand"])
            return (
                self.table.group(move.route) not in wanted,
                locomotives > 0,
                -int(self.land.route_length[route]),
                move.route,
            )

        if others and isinstance(others[0], KeepTickets):
            others.sort(key=lambda move: (len(self.kept(move, scene)), self.kept(move, scene)))
        if others and isinstance(others[0], RidePay):
            others.sort(key=lambda move: str(move).count(LOCO))
        return others + sorted(claims.values(), key=urgency)

    def twin(self, claim: Claim) -> object:
        """Routes of one group and colour are interchangeable."""
        index = self.land.route_index.get(claim.route)
        return claim.route if index is None else (self.table.group(claim.route), int(self.land.route_colour[index]))

    def wanted(self, scene: Scene) -> set[frozenset[int]]:
        """The groups of routes that one of the viewer's tickets lacks."""
        lacks = [ticket["lacks"] or [] for ticket in scene.view.get("tickets", [])]
        return {self.table.group(route) for routes in lacks for route in routes}

    def moves(self, scene: Scene, rows: int) -> list[str]:
        cards, tickets, claims, rest = [], [], [], []
        wanted = self.wanted(scene)
        for number, move in enumerate(self.numbered(scene), start=1):
            if isinstance(move, Claim):
                claims.append((number, move))
            elif isinstance(move, TakeCard | Draw):
                sign = self.paint.chip(move.card) if isinstance(move, TakeCard) else self.own_say("pile-short")
                cards.append(f"{number}) {sign}")
            elif isinstance(move, Tickets):
                tickets.append(f"{number}) {self.mix(move)}")
            else:
                rest.append(f"{number}) {self.other_move(move, scene)}")
        cards = [self.own_say("cards"), *cards] if cards else []
        tickets = [self.own_say("tickets"), *tickets] if tickets else []
        out = flow([*cards, *tickets, *rest], scene.width, gap="  ")
        if len(out) > 1:
            out = flow([*cards, *tickets, *rest], scene.width)
        return out + self.claim_rows(claims, wanted, scene, max(rows - len(out), 2))

    def other_move(self, move: Move, scene: Scene) -> str:
        if isinstance(move, RidePay):
            return self.cards_of(Counter(move.cards))
        if isinstance(move, Collect):
            return f"{self.paint.chip(move.passenger)} {self.voice.speak('passenger', move.passenger)}"
        return self.kept(move, scene) if isinstance(move, KeepTickets) else self.told(move, scene)

    def kept(self, move: Move, scene: Scene) -> str:
        """The letters of the tickets a move keeps."""
        assert isinstance(move, KeepTickets)
        letters = self.letters(scene)
        return "".join(sorted(letters[ticket] for ticket in move.tickets))

    def mix(self, move: Tickets) -> str:
        if move.short and move.long:
            return f"{move.short}+{move.long}"
        return self.own_say("short", count=move.short) if move.short else self.own_say("long", count=move.long)

    def spelled(self, card: str) -> str:
        """A card's name with its letter, which is typed, as the only capital: Purple, blacK; or before it: P lila."""
        letter = LETTERS[card]
        name = self.voice.texts.thing("card", card)
        return f"{letter} {name}" if self.in_words else name.replace(letter.lower(), letter, 1)

    def letters(self, scene: Scene) -> dict[str, str]:
        """The letter of each ticket on offer."""
        return dict(zip(self.offer(scene), "abcd", strict=False))

    def claim_rows(
        self, claims: Sequence[tuple[int, Claim]], wanted: set[frozenset[int]], scene: Scene, most: int
    ) -> list[str]:
        """Claims in columns, with their cheapest price; * marks one a ticket lacks. Names are in full if they fit."""
        cells: list[str] = []
        for least in (20, FEWEST_LETTERS):
            codes = self.table.codes(least)
            cells = []
            for number, claim in claims:
                index = self.land.route_index[claim.route]
                a, b = codes[self.land.route_a[index]], codes[self.land.route_b[index]]
                star = "*" if self.table.group(claim.route) in wanted else " "
                cells.append(f"{number:>2}){star}{a}-{b} {self.price(index, scene.view['hand'])}")
            if len(columns_of(cells, scene.width)) <= min(most, FULL_NAMES):
                break
        return self.move_rows(cells, scene.width, most)

    def price(self, route: int, hand: Json) -> str:
        """The payment with the fewest locomotives: 4O, or 3O1L."""
        locomotives = self.locomotives(route, hand)
        cards = int(self.land.route_length[route]) - locomotives
        text = f"{cards}{self.paint.chip(ROUTE_COLOURS[self.land.route_colour[route]])}" if cards else ""
        return text + (f"{locomotives}{self.paint.chip(LOCO)}" if locomotives else "")

    def locomotives(self, route: int, hand: Json) -> int:
        """The fewest locomotives a route costs."""
        colour = ROUTE_COLOURS[self.land.route_colour[route]]
        colours = CARDS[:LOCOMOTIVE] if colour == GREY_ROUTE else (colour,)
        held: int = max(hand.get(card, 0) for card in colours)
        return max(int(self.land.route_length[route]) - held, 0)

    def expected(self, scene: Scene) -> list[str]:
        view = scene.view
        rows = super().expected(scene)
        if rows and not scene.ending and view["phase"] in ("payment", "passenger") and view["claiming"]:
            where = view["collecting"] if view["phase"] == "passenger" else view["claiming"]
            name = (
                self.land.place_name[self.land.place_index[where]]
                if where in self.land.place_index
                else self.ends(where)
            )
            rows[-1] += f" ({name})"
        return rows

    def ends(self, route: str) -> str:
        index = self.land.route_index[route]
        a, b = (self.land.place_name[end] for end in (self.land.route_a[index], self.land.route_b[index]))
        return self.voice.say("route-name", {"a": a, "b": b})

    # What the viewer types

    def words(self, move: Move) -> Words:
        if isinstance(move, Claim) and move.route in self.land.route_index:
            index = self.land.route_index[move.route]
            ends = [self.place_words(int(end)) for end in (self.land.route_a[index], self.land.route_b[index])]
            colour = ROUTE_COLOURS[self.land.route_colour[index]]
            return [frozenset({"claim"}), *ends, frozenset({colour}), frozenset(move.route.split("-")[-1:])]
        if isinstance(move, TakeCard):
            return [frozenset({"take"}), frozenset({move.card, LETTERS[move.card].lower()})]
        if isinstance(move, Draw):
            return [frozenset({"draw", "pile", "d"})]
        if isinstance(move, Collect):
            return [frozenset({"collect"}), frozenset({move.passenger, LETTERS[move.passenger].lower()})]
        return words_of(move)

    def place_words(self, place: int) -> frozenset[str]:
        return spellings(self.land.place_name[place]) | {self.land.place_id[place]}

    def read(self, text: str, scene: Scene) -> Move | None:
        """`tickets 3 1`, `keep ac`, `pay 2k 1l`."""
        word, _, rest = text.casefold().partition(" ")
        if word == "tickets" and (mixed := re.fullmatch(r"(\d+)\s*s?(?:hort)?[\s+,]*(\d+)\s*l?(?:ong)?", rest.strip())):
            return Tickets(int(mixed[1]), int(mixed[2]))
        if word == "keep" and (kept := re.fullmatch(r"[a-d](?:[\s+,]*[a-d])*", rest.strip())):
            by_letter = {letter: ticket for ticket, letter in self.letters(scene).items()}
            tickets = [by_letter[letter] for letter in re.findall("[a-d]", kept[0]) if letter in by_letter]
            return KeepTickets(tuple(dict.fromkeys(tickets)))
        if word == "pay" and (cards := card_letters(rest)):
            return RidePay(tuple(cards))
        return None

    def every_move(self) -> list[Move]:
        claims: dict[object, Move] = {}
        for route in self.land.route_id:
            claims.setdefault(self.twin(Claim(route)), Claim(route))
        takes = [TakeCard(card) for card in CARDS]
        return [*claims.values(), *takes, Draw(), RidePass()]


def ticket_backs(board: RideBoard, player: Json, deck: str) -> int:
    """How many tickets of a deck a player holds."""
    sort = slice(0, int(board.short_tickets)) if deck == "short" else slice(int(board.short_tickets), None)
    names = set(board.ticket_id[sort])
    held = (player["tickets_first"], player["tickets_later"])
    return sum(kept[deck] + len(names.intersection(kept["known"])) for kept in held)


def card_letters(text: str) -> list[str]:
    """`2k 1l` or `kkl` as cards; empty if it is neither."""
    parts: Iterable[tuple[str, str]] = re.findall(r"(\d*)\s*([a-z])", text)
    if not re.fullmatch(r"(?:\d*\s*[a-z][\s+,]*)+", text.strip()) or any(
        letter not in BY_LETTER for _, letter in parts
    ):
        return []
    return [BY_LETTER[letter] for count, letter in parts for _ in range(int(count or 1))]


screen = MapScreen
