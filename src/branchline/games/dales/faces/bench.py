"""The figures a benchmark should reach, and the longest searches, timed on boards made to be hard:

N5.2, the first connection on a map where every border has a link; and W9.1, the lines a seat may sell when all its
links are in one cluster full of circuits, with few towns to end at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from branchline import build
from branchline.core.dealer import SeededDealer
from branchline.core.game import Game
from branchline.games.dales.board.board import GREEN, RED
from branchline.games.dales.game import own
from branchline.games.dales.rules.choices import RED_LINK, TAKEOVERS
from branchline.games.dales.rules.scoring import FREE, connection_points
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import put_disc

SEED = 1
BOARDS = 500
AGAIN = 3  # each search is timed this often, and the shortest time counts: the rest is other load on the machine
BOTH_COMPANIES = 3


SMALL_DECISIONS = {
    "compiled moves/s": (">=", 1_000_000),
    "compiled search iterations/s": (">=", 10_000),
    "ratio": (">=", 15),
    "compiled copy": ("<=", 1e-6),
    "compiled worst takeovers": ("<=", 1e-3),
    "compiled worst connection": ("<=", 1e-3),
}
TARGETS = {"wensleydale": SMALL_DECISIONS, "nurnberg": SMALL_DECISIONS}
# steps a second of a batch on one core: with what is seen, and with what has to be worked out too
BATCH = {"wensleydale": (200_000, 150_000), "nurnberg": (200_000, 150_000)}


def longest(game: Game) -> dict[str, float]:
    """Seconds of the longest searches; skipped in an interpreted build, which nobody waits for."""
    if build.report().mode != "compiled":
        return {}
    random = Random(SEED)
    state = own(game.start(game.info.seats[-1], SeededDealer(SEED)))
    found = {"worst takeovers": max(takeovers(state.copy(), random) for _ in range(BOARDS))}
    if state.layout.goal >= 0:
        found["worst connection"] = max(connection(state.copy(), random) for _ in range(BOARDS))
    return found


def timed(search: Callable[[], object]) -> float:
    took = []
    for _ in range(AGAIN):
        began = process_time()
        search()
        took.append(process_time() - began)
    return min(took)


def connection(state: DalesState, random: Random) -> float:
    """N5.2 Every border has a link: every seat has laid all of its own, and the red company has the rest."""
    links = list(range(state.layout.links))
    random.shuffle(links)
    for k, link in enumerate(links):
        seat = k // state.layout.links_each
        state.links[link] = seat if seat < state.seats else RED_LINK
    return max(timed(partial(connection_points, state.layout, state.links, seat)) for seat in range(state.seats))


def takeovers(state: DalesState, random: Random) -> float:
    """W9.1 All links of the seat to act are in one cluster, with one town that belongs to both companies."""
    layout = state.layout
    cluster = {random.randrange(layout.areas)}
    for _ in range(layout.links_each):
        ways = {
            link: (layout.link_a[link] in cluster) + (layout.link_b[link] in cluster)
            for link in range(layout.links)
            if state.links[link] == FREE
        }
        link = max(ways, key=lambda link: (ways[link], random.random()))
        state.links[link] = state.turn
        cluster |= {int(layout.link_a[link]), int(layout.link_b[link])}
    towns = [area for area in cluster if layout.town[area]] or [random.randrange(layout.areas)]
    state.companies[random.choice(towns)] = BOTH_COMPANIES
    state.spare[state.turn] = 0
    state.phase = TAKEOVERS
    for colour in (RED, GREEN):
        put_disc(state, colour, state.turn, layout.track_top[colour])
    return timed(state.legal_actions)
