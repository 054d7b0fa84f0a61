"""What players have earned: the first connection of Nürnberg with Fürth (N5.2), sets and the final score (W10.2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.state import filled
from branchline.games.dales.board.board import CHEESE, GREEN_MOVED, MOVED_KINDS, RED_MOVED, STONE, DalesLayout

SET_POINTS: Final[i64] = 2
FREE: Final[i64] = -1  # a border without a link
FAR: Final[i64] = 1000000
LINK: Final[i64] = 64  # a link's cost in the search; one less for the seat's, so the most of those break a tie


def sets_of(moved: vec[i64], seat: i64) -> i64:
    """W10.2 A set is a stone, a cheese, a red and a green passenger."""
    at = seat * MOVED_KINDS
    fewest = moved[at + STONE]
    for kind in range(CHEESE, MOVED_KINDS):
        if moved[at + kind] < fewest:
            fewest = moved[at + kind]
    return fewest


def pieces_of(moved: vec[i64], seat: i64) -> i64:
    at = seat * MOVED_KINDS
    return moved[at + STONE] + moved[at + CHEESE] + moved[at + RED_MOVED] + moved[at + GREEN_MOVED]


def joined_with_goal(layout: DalesLayout, links: vec[i64]) -> vec[i64]:
    """For each area, 1 if links of any owners join it with the goal."""
    seen = filled(0, layout.areas)
    ahead = filled(0, layout.areas)
    seen[layout.goal] = 1
    ahead[0] = layout.goal
    done: i64 = 0
    count: i64 = 1
    while done < count:
        area = ahead[done]
        done += 1
        for k in range(layout.near_first[area], layout.near_first[area + 1]):
            other = layout.near[k]
            if links[layout.near_link[k]] != FREE and seen[other] == 0:
                seen[other] = 1
                ahead[count] = other
                count += 1
    return seen


def connected(layout: DalesLayout, links: vec[i64]) -> bool:
    """N5.2 Whether links of any owners join a source (a half of Nürnberg) with the goal (Fürth)."""
    seen = joined_with_goal(layout, links)
    for area in range(layout.areas):
        if layout.source[area] != 0 and seen[area] != 0:
            return True
    return False


def connection_points(layout: DalesLayout, links: vec[i64], seat: i64) -> i64:
    """N5.2 A seat's own links on the shortest connection that uses at least one of them; among equals, the most."""
    near = joined_with_goal(layout, links)
    search = Connection(layout, links, seat, near)
    best = FAR
    for link in range(layout.links):
        if links[link] == seat and near[layout.link_a[link]] != 0:
            cost = search.through(link)
            if cost < best:
                best = cost
    if best == FAR:
        return 0
    return (LINK - best % LINK) % LINK


@final
class Connection:
    """The shortest way from a source to the goal through a given link, visiting no area twice: a flow of two units.

    Each end of the link sends one unit; one must reach a source and the other the goal. Every area is split into a way
    in and a way out with room for one unit, so the two ways never meet and together form one simple path. Plain
    shortest paths to both sides could meet; listing all simple paths explodes.
    """

    def __init__(self, layout: DalesLayout, links: vec[i64], seat: i64, near: vec[i64]) -> None:
        """`near` holds the areas joined with the goal; links elsewhere are left out."""
        self.layout = layout
        self.near = near
        self.start: i64 = 2 * layout.areas
        self.at_source: i64 = self.start + 1
        self.finish: i64 = self.start + 2
        self.nodes: i64 = self.start + 3
        self.first = filled(FREE, self.nodes)  # the last arc added to each node; `after` leads to the one before
        self.after = vec[i64]()
        self.head = vec[i64]()
        self.cost = vec[i64]()
        self.room = vec[i64]()
        self.arc_of = filled(FREE, layout.links)
        self.links = links
        self.seat = seat
        self.add_areas()
        self.add_links()
        self.whole = self.room[:]
        self.sender: i64 = FREE  # the end of the link that sent the last unit

    def add_areas(self) -> None:
        layout = self.layout
        for area in range(layout.areas):
            if self.near[area] == 0:
                continue
            self.arc(2 * area, 2 * area + 1, 0)
            if layout.source[area] != 0:
                self.arc(2 * area + 1, self.at_source, 0)
            elif area == layout.goal:
                self.arc(2 * area + 1, self.finish, 0)
        self.arc(self.at_source, self.finish, 0)

    def add_links(self) -> None:
        layout = self.layout
        for link in range(layout.links):
            if self.links[link] != FREE and self.near[layout.link_a[link]] != 0:
                a = layout.link_a[link]
                b = layout.link_b[link]
                self.arc_of[link] = len(self.head)
                self.arc(2 * a + 1, 2 * b, self.cost_of(link))
                self.arc(2 * b + 1, 2 * a, self.cost_of(link))

    def cost_of(self, link: i64) -> i64:
        return LINK - 1 if self.links[link] == self.seat else LINK

    def arc(self, tail: i64, head: i64, cost: i64) -> None:
        """An arc with room for one unit, and its way back; nothing continues from a source or from the goal."""
        room: i64 = 1
        if tail < self.start and tail & 1 == 1 and head < self.start and self.ends(tail >> 1):
            room = 0
        self.half_arc(tail, head, cost, room)
        self.half_arc(head, tail, -cost, 0)

    def ends(self, area: i64) -> bool:
        return self.layout.source[area] != 0 or area == self.layout.goal

    def half_arc(self, tail: i64, head: i64, cost: i64, room: i64) -> None:
        self.after = append(self.after, self.first[tail])
        self.first[tail] = len(self.head)
        self.head = append(self.head, head)
        self.cost = append(self.cost, cost)
        self.room = append(self.room, room)

    def through(self, link: i64) -> i64:
        """The cost of the best connection through this link, or FAR."""
        self.room = self.whole[:]
        arc = self.arc_of[link]
        self.room[arc] = 0
        self.room[arc + 2] = 0
        a = 2 * self.layout.link_a[link]
        b = 2 * self.layout.link_b[link]
        first = self.augment(a, b)
        if first == FAR:
            return FAR
        second = self.augment(b, b) if self.sender == a else self.augment(a, a)
        if second == FAR:
            return FAR
        return first + second + self.cost_of(link)

    def augment(self, a: i64, b: i64) -> i64:
        """Send one more unit, from `a` or `b`, to the end. Returns its cost."""
        far = filled(FAR, self.nodes)
        came = filled(FREE, self.nodes)
        waits = filled(0, self.nodes)
        queue = vec[i64]([a, b])
        far[a] = 0
        far[b] = 0
        done: i64 = 0
        while done < len(queue):
            node = queue[done]
            done += 1
            waits[node] = 0
            arc = self.first[node]
            while arc != FREE:
                head = self.head[arc]
                cost = far[node] + self.cost[arc]
                if self.room[arc] > 0 and cost < far[head]:
                    far[head] = cost
                    came[head] = arc
                    if waits[head] == 0:
                        waits[head] = 1
                        queue = append(queue, head)
                arc = self.after[arc]
        if far[self.finish] != FAR:
            self.send(came)
        return far[self.finish]

    def send(self, came: vec[i64]) -> None:
        node = self.finish
        while came[node] != FREE:
            arc = came[node]
            self.room[arc] -= 1
            self.room[arc ^ 1] += 1
            node = self.head[arc ^ 1]
        self.sender = node
