"""What a client does with the parts of a state: the same as web/src/lib/parts.ts."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]


def joined(state: Json, part: Json) -> Json:
    """A state with a part in the place of what was there."""
    gone = part.get("gone", [])
    view = {name: value for name, value in state["view"].items() if name not in gone} | part.get("view", {})
    players = part.get("players", {})
    view["players"] = [row | players.get(str(seat), {}) for seat, row in enumerate(view["players"])]
    return state | part.get("state", {}) | {"card": state["card"] | part.get("card", {}), "view": view}


def states_of(messages: list[Json]) -> list[Json]:
    """Every state that these messages of one connection gave."""
    found: list[Json] = []
    for message in messages:
        if "state" in message:
            found.append(message["state"])
        elif "part" in message:
            found.append(joined(found[-1], message["part"]))
    return found


class Follower:
    """Listens at a table, and keeps its state up to date by parts."""

    def __init__(self, ear: Any) -> None:
        self.ear = ear
        self.state: Json = {}
        self.number = -1
        self.parts: list[Json] = []
        self.wholes = 0
        self.seq = 0

    def catch_up(self) -> Json:
        """Read all that was sent by now."""
        self.ear.socket.send('{"type":"ping"}')
        while (message := self.ear.next())["type"] != "pong":
            self.take(message)
        return self.state

    def missed(self) -> list[Json]:
        """Read all that was sent by now, and forget the states and parts in it."""
        self.ear.socket.send('{"type":"ping"}')
        found: list[Json] = []
        while (message := self.ear.next())["type"] != "pong":
            found.append(message)
            self.take({"type": "moved", "entries": message.get("entries", [])})
        return found

    def take(self, message: Json) -> None:
        if message["type"] in ("welcome", "state"):
            self.state, self.number = message["state"], message["number"]
            self.wholes += 1
        for entry in message.get("entries", []):
            assert entry["seq"] == self.seq + 1, "every move is told once"
            self.seq = entry["seq"]
        if "part" in message:
            part = message["part"]
            assert part["number"] == self.number + 1, "parts come one after another"
            self.state, self.number = joined(self.state, part), part["number"]
            self.parts.append(json.loads(json.dumps(part)))
