"""Find a small position for every rule that can be played: python tools/tries.py GAME [GAMES]

It plays games at random and notes, for each rule, a position where a move exercises it: a legal move that fits the
pattern below, or one that the rules refuse and `why_not` cites this rule for. It writes `<game>-tries.json` into the
game's room `lessons`: the rules to try, and the others with the reason why there is nothing to try.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import branchline as bl
from branchline.core.registry import folder
from branchline.core.script import Drawing, ScriptedDealer
from branchline.locale import texts_of

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.fixtures.positions.shrink import shrink

Json = dict[str, Any]
Test = Callable[[Json, Json, list[str]], bool]  # the position before and after a move, and what was dealt for it


def anything(_before: Json, _after: Json, _dealt: list[str]) -> bool:
    return True


def trains_run_out(before: Json, after: Json, _dealt: list[str]) -> bool:
    return before["last_round"] is None and after["last_round"] is not None


def vp(position: Json, seat: int) -> float:
    return float(position["players"][seat]["vp"])


RIDE: dict[str, tuple[str, Test]] = {
    "T0.6": ("keep", lambda b, a, d: b["phase"] == "keep-first"),
    "T1.1": ("draw", lambda b, a, d: b["phase"] == "turn"),
    "T2.1": ("draw", lambda b, a, d: b["phase"] == "turn"),
    "T2.2": ("take (?!loco)", lambda b, a, d: b["phase"] == "turn"),
    "T2.3": ("take locomotive", anything),
    "T2.5": ("draw", lambda b, a, d: d == ["locomotive"]),
    "T2.6": ("take", lambda b, a, d: len(d) > 4),
    "T3.1": ("claim", anything),
    "T3.2": ("pay", anything),
    "T3.3": ("pay", lambda b, a, d: "grey" in d),
    "T3.4": ("claim", anything),
    "T3.5": ("claim", lambda b, a, d: b["turn"] in b["routes"].values()),
    "T3.8": ("claim", lambda b, a, d: a["scores"][b["turn"]] >= b["scores"][b["turn"]] + 4),
    "T3.9": ("collect", anything),
    "T3.10": ("collect", anything),
    "T3.11": ("claim .*-(denmark|netherlands|france|switzerland|austria)", anything),
    "T4.1": ("tickets", lambda b, a, d: b["phase"] == "turn"),
    "T4.2": ("keep", lambda b, a, d: b["phase"] == "keep"),
    "T4.3": ("keep", lambda b, a, d: len(b["tickets"][b["turn"]]["later"]) > 0 and b["phase"] == "keep"),
    "T5.2": ("claim .*-(denmark|netherlands|france|switzerland|austria)", anything),
    "T6.1": ("claim|pay|collect", trains_run_out),
    "T6.4": ("collect", anything),
}
DALES: dict[str, tuple[str, Test]] = {
    "W3.1": ("bid", anything),
    "W3.2": ("bid", anything),
    "W3.4": ("bid", lambda b, a, d: sum(b["cubes"]) <= sum(a["cubes"]) and a["phase"] == "auction"),
    "W3.6": ("bid", lambda b, a, d: a["phase"] != "auction"),
    "W3.7": ("bid", lambda b, a, d: a["phase"] != "auction"),
    "W4.1": ("bid", lambda b, a, d: a["phase"] != "auction"),
    "N3.1": ("choose", anything),
    "W5.1": ("extend", lambda b, a, d: b["phase"] == "building"),
    "W5.2": ("extend", lambda b, a, d: b["phase"] == "building"),
    "W5.3": ("start", lambda b, a, d: b["phase"] == "building"),
    "W5.6": ("finish", lambda b, a, d: b["phase"] == "building"),
    "W5.7": ("finish", lambda b, a, d: b["phase"] == "building" and b["line"][0] in b["companies"]),
    "W5.8": ("finish", lambda b, a, d: b["phase"] == "building" and b["people"] != a["people"]),
    "W5.9": ("pay", lambda b, a, d: b["phase"] == "payment"),
    "W5.11": ("pay", lambda b, a, d: b["phase"] == "payment"),
    "N5.2": ("finish|pay", lambda b, a, d: not b["joined"] and a["joined"]),
    "W6.1": ("pass", anything),
    "W6.2": ("buy", anything),
    "W6.3": ("pay", lambda b, a, d: b["phase"] == "exchange"),
    "W6.4": ("put", anything),
    "W6.5": ("load", anything),
    "W6.6": ("load (cheese|parcel)", anything),
    "W6.7": ("load (stone|beer)", anything),
    "W6.8": ("load (red|green)", anything),
    "W7.1": ("pass|load", lambda b, a, d: b["phase"] == "trains" and a["phase"] in ("takeovers", "auction")),
    "W7.2": ("pass|load", lambda b, a, d: b["phase"] == "trains" and a["phase"] in ("takeovers", "auction")),
    "W7.3": ("pass|load", lambda b, a, d: b["phase"] == "trains" and a["phase"] in ("takeovers", "auction")),
    "N7.1": ("pass|load", lambda b, a, d: b["phase"] == "trains" and a["phase"] in ("takeovers", "auction")),
    "W8.1": ("pass|load", lambda b, a, d: b["phase"] == "trains" and a["phase"] in ("takeovers", "auction")),
    "W9.1": ("sell to", anything),
    "W9.2": ("sell to|extend|finish", lambda b, a, d: b["phase"] == "takeovers" and b["links"] != a["links"]),
    "W9.3": ("sell to|extend|finish", lambda b, a, d: b["companies"] != a["companies"]),
    "W10.1": ("sell", lambda b, a, d: a["round"] != b["round"]),
    "W10.2": ("sell|pass|load", lambda b, a, d: a["phase"] == "over"),
}
FOOTHILLS: dict[str, tuple[str, Test]] = {
    "F2.12": ("take", lambda b, a, d: b["turns"] == 0),
    "F3.2": ("play", lambda b, a, d: b["phase"] == "turn"),
    "F3.6": ("play", lambda b, a, d: a["turn"] != b["turn"]),
    "F3.7": ("flip", anything),
    "F4.3": ("play", anything),
    "F5.1": ("take", lambda b, a, d: b["turns"] > 0),
    "F5.2": ("take", lambda b, a, d: len(d) == 6),
    "F5.3": ("gain|stone|exchange", lambda b, a, d: len(d) == 6),
    "F5.4": ("take", lambda b, a, d: "event" in d),
    "F6.2": ("take|gain|play|surveyor", lambda b, a, d: "event" in d),
    "F7.1": ("clear", anything),
    "F7.4": ("clear", lambda b, a, d: vp(a, b["turn"]) > vp(b, b["turn"])),
    "F8.1": ("track", anything),
    "F8.2": ("track", anything),
    "F8.3": ("track", lambda b, a, d: vp(a, b["turn"]) > vp(b, b["turn"])),
    "F8.6": ("stone from", anything),
    "F9.1": ("build", anything),
    "F9.2": ("build", anything),
    "F9.3": ("build .*/", anything),
    "F9.4": ("build", lambda b, a, d: b["bag"] != a["bag"]),
    "F9.5": ("build", anything),
    "F9.6": ("surveyor", lambda b, a, d: b["phase"] == "visit"),
    "F9.10": ("surveyor", lambda b, a, d: b["phase"] != "visit"),
    "F9.13": ("gain", anything),
    "F9.14": ("surveyor to [IV]+-1", anything),
    "F9.15": ("surveyor to IV-5", anything),
    "F9.16": ("score", anything),
    "F9.12": ("score", anything),
    "F11.2": ("score", anything),
}
PATTERNS = {"ticket-to-ride": RIDE, "dales": DALES, "foothills": FOOTHILLS}
REASONS = {  # why a rule cannot be tried by itself, by how its id begins
    "X-": "a worked example",
    "AMB": "a ruling on a corner of another rule",
    "H": "what the house does, whatever the game",
    "0.": "components and set-up",
    "1.": "components",
    "12.": "where pieces return to: it happens by itself",
    "13.": "what holds at all times",
    "10": "the end of the game: it comes by itself",
    "6.": "scoring or the end: it comes by itself",
    "11": "scoring: it comes by itself",
}


class Naming(ScriptedDealer):
    """Replays deals that were recorded as numbers, and says what they are called."""

    def __init__(self, game: bl.Game, dealt: list[int]) -> None:
        super().__init__(game, [])
        self.dealt = list(dealt)
        self.said: list[str] = []

    def told(self, how: str, there: Any, size: int = 0) -> int:
        fitting = (drawing for drawing in self.game.drawings() if drawing.fits(how, size))
        number = self.dealt.pop(0)
        self.said.append(str(next(fitting, Drawing("a number", how, range(size))).names[number]))
        return number


def search(game: bl.Game, games: int) -> dict[str, Json]:
    """For each rule, what was found first: a position, and a move that is legal or forbidden there."""
    texts = texts_of(game.info)
    letters = "".join(game.info.rule_letters)
    wanted = {rule for rule in texts.rules() if rule[0] in letters}
    patterns = {rule: test for rule, test in PATTERNS[game.info.texts].items() if rule in wanted}
    found: dict[str, Json] = {}
    for number in range(games):
        luck = random.Random(number)
        dealer = bl.RecordingDealer(bl.SeededDealer(number))
        state = game.start(luck.choice(game.info.seats[:2]), dealer)
        dealer.take()
        seen: list[Any] = []
        while not state.over and set(found) != wanted:
            seat, legal = int(state.turn), game.legal_moves(state)
            others = [move for move in luck.sample(seen, min(12, len(seen))) if move not in legal]
            for move in others:
                refusal = game.why_not(state, seat, move)
                if refusal is not None and refusal.rule in wanted - set(found) - set(patterns):
                    found[refusal.rule] = {"position": shrink(game.position(state)), "forbidden": str(move)}
            seen += luck.sample(legal, min(3, len(legal)))
            move, before = luck.choice(legal), state.copy()
            game.play(state, seat, move, dealer)
            note(game, found, patterns, before, state, move, dealer.take())
            if set(found) >= set(patterns) and number > 20:
                break
    return found


def note(game: bl.Game, found: dict[str, Json], patterns: Any, before: Any, after: Any, move: Any, dealt: Any) -> None:
    """Whether a move that was made exercises rules that nothing was found for yet."""
    todo = [rule for rule in patterns if rule not in found and re.match(patterns[rule][0], str(move))]
    if not todo:
        return
    first, last = game.position(before), game.position(after)
    naming = Naming(game, dealt)
    game.play(before.copy(), int(before.turn), move, naming)
    facts = list(naming.said)
    if first.get("claiming"):
        board: Any = game.board
        facts.append("grey" if board.route_colour[board.route_index[first["claiming"]]] == 8 else "coloured")
    for rule in todo:
        if patterns[rule][1](first, last, facts):
            text = str(move) + (" > " + ", ".join(naming.said) if naming.said else "")
            found[rule] = {"position": shrink(first), "you": [text]}


def reason(rule: str) -> str:
    body = re.sub(r"^[TWNF]", "", rule)
    return next((text for start, text in REASONS.items() if body.startswith(start)), "it happens by itself")


def main(name: str, games: int = 40) -> None:
    game = bl.game(name)
    found = search(game, games)
    letters = "".join(game.info.rule_letters)
    rules = [rule for rule in texts_of(game.info).rules() if rule[0] in letters + "H"]
    for one in found.values():
        one["position"].pop("game")
    tries = ",\n".join(f"  {json.dumps(rule)}: {json.dumps(found[rule])}" for rule in rules if rule in found)
    rest = ",\n".join(f"  {json.dumps(rule)}: {json.dumps(reason(rule))}" for rule in rules if rule not in found)
    room = folder(game.info, "lessons")
    assert room is not None
    text = f'{{"tries": {{\n{tries}\n}}, "untried": {{\n{rest}\n}}}}\n'
    (room / f"{name}-tries.json").write_text(text, encoding="utf-8")
    print(f"{name}: {len(found)} of {len(rules)} rules can be tried")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
