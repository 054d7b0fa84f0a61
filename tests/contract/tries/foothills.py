"""What each rule of Foothills does, seen in the position before and after."""

from __future__ import annotations

from tests.contract.tries.tried import Check, Json, Tried, gained

ITEMS = ("iron", "stone", "rubble", "passenger", "vp")


def mine(t: Tried) -> tuple[Json, Json]:
    """The player, before and after."""
    return t.before["players"][t.you], t.after["players"][t.you]


def gains(t: Tried) -> Json:
    one, two = mine(t)
    return gained({item: one[item] for item in ITEMS}, {item: two[item] for item in ITEMS})


def bag(t: Tried) -> Json:
    return gained(t.before["bag"], t.after["bag"])


def yard(t: Tried) -> Json:
    return gained(t.before["stockyard"], t.after["stockyard"])


def was(t: Tried, card: str) -> Json:
    return dict(t.before["valley"].get(card, {}))


def on(t: Tried, card: str) -> Json:
    return dict(t.after["valley"].get(card, {}))


def rubble_gone(t: Tried) -> Json:
    """The rubble that left each card."""
    both = t.before["valley"].items(), t.after["valley"].items()
    counts = [{name: card["rubble"] for name, card in cards} for cards in both]
    return {name: -change for name, change in gained(*counts).items()}


def rivals(t: Tried) -> list[str]:
    """The cards that got a competitor."""
    return [name for name, card in t.after["valley"].items() if card["competitor"] and not was(t, name)["competitor"]]


def laid(t: Tried) -> Json:
    """The tracks that were laid on each card."""
    return {
        name: tracks
        for name, card in t.after["valley"].items()
        if (tracks := [k for k, owner in enumerate(card["tracks"]) if owner != was(t, name)["tracks"][k]])
    }


def built(t: Tried) -> list[str]:
    """The cards that got a station."""
    return [name for name, card in t.after["valley"].items() if card["stations"] != was(t, name)["stations"]]


def grey(t: Tried) -> tuple[str, str]:
    """The letters of the player's cards that show their grey side, before and after."""
    one, two = ("".join(k for k, slot in side["cards"].items() if slot["side"] == "grey") for side in mine(t))
    return one, two


def tickets(t: Tried) -> set[str]:
    """The tickets that are new."""
    one, two = mine(t)
    return set(two["tickets"]) - set(one["tickets"])


def surveyor(t: Tried) -> tuple[str, str]:
    one, two = mine(t)
    return one["surveyor"], two["surveyor"]


def scored(t: Tried) -> list[str]:
    """The cards that went into the scoring pile."""
    one, two = mine(t)
    return [card for card in two["scored"] if card not in one["scored"]]


def finished(t: Tried) -> list[str]:
    return [line for line in t.after["finished"] if line not in t.before["finished"]]


def final(t: Tried) -> dict[str, int]:
    """The lines of the player's final score, in half points."""
    total: dict[str, int] = {}
    for line in t.game.breakdown(t.last)[t.you] if t.last.over else []:
        total[line.key] = total.get(line.key, 0) + int(line.points)
    return {key: half for key, half in total.items() if half}


def passes(t: Tried) -> bool:
    return bool(t.after["turn"] != t.you)


def plays(t: Tried, *cards: str) -> bool:
    return t.move in [f"play {card}" for card in cards]


CHECKS: dict[str, Check] = {
    "AMB-1": lambda t: "III" in t.before["closed"].split("+") and tickets(t) == {"purple"},
    "AMB-2": lambda t: (
        built(t) == ["I/II-5"] and "II" in t.before["closed"].split("+") and final(t)["score-bonus"] == 6
    ),
    "AMB-3": lambda t: t.before["phase"] == "pick" and t.you != t.before["first"] and sum(gains(t).values()) == 2,
    "AMB-4": lambda t: (
        not any(t.after["bag"][cube] for cube in ("iron", "stone")) and passes(t) and len(rivals(t)) == 2
    ),
    "AMB-5": lambda t: rivals(t) == ["V-3"] and finished(t) == ["V"] and on(t, "V-2")["tracks"] == [None],
    "AMB-6": lambda t: laid(t) == {"I/II-5": [0]} and on(t, "I/2-3")["rubble"] == 3,
    "AMB-7": lambda t: laid(t) == {"I/II-5": [1]} and finished(t) == ["II"] and t.before["closed"].startswith("I+"),
    "AMB-8": lambda t: built(t) == ["I/2-3"] and passes(t) and surveyor(t) == ("I/2-3", "I/2-3"),
    "AMB-9": lambda t: built(t) == ["VIII-4"] and scored(t) == ["salvage"] and grey(t) == ("", ""),
    "AMB-10": lambda t: plays(t, "steelworker") and built(t) == ["V-3"] and not mine(t)[0]["tickets"],
    "AMB-11": lambda t: plays(t, "field-hands") and surveyor(t) == ("home", "V-1"),
    "AMB-12": lambda t: bool(finished(t)) and t.before["trigger"] == t.after["end_reason"] == "no-competitor",
    "AMB-14": lambda t: surveyor(t) == ("home", "III-2") and not gains(t) and passes(t),
    "AMB-17": lambda t: t.move == "pass" and len(rivals(t)) == 1 and not yard(t) and grey(t) == ("C", "C"),
    "AMB-18": lambda t: t.before["stockyard"]["event"] == 2 and -sum(bag(t).values()) == 6 and not rivals(t),
    "AMB-19": lambda t: (
        [t.game.view(state, t.you)["bonus_tokens"]["I"] for state in (t.first, t.last)] == [None, t.you]
    ),
    "AMB-21": lambda t: (
        not any(t.before["stockyard"][cube] for cube in ("iron", "stone")) and -sum(bag(t).values()) == 6
    ),
    "AMB-23": lambda t: plays(t, "tea-break") and not gains(t) and grey(t)[1] == "B",
    "AMB-24": lambda t: t.before["turn_cap"] == t.after["turns"] == 2 and t.last.over,
    "F2.4": lambda t: built(t) == ["I/II-5"] and final(t)["score-bonus"] == 12,
    "F2.5": lambda t: laid(t) == {"VI/2-3": [0], "VI-4": [0]} and len(on(t, "VI/2-3")["stations"]) == 2,
    "F2.6": lambda t: tickets(t) == {"turquoise"} and "turquoise" in t.after["players"][1 - t.you]["tickets"],
    "F2.12": lambda t: t.before["phase"] == "pick" and t.you == t.before["first"] and t.after["phase"] == "turn",
    "F3.1": lambda t: t.after["turns"] - t.before["turns"] == 2 and t.after["turn"] == t.you,
    "F3.2": lambda t: plays(t, "landscaper") and grey(t) == ("", "B") and passes(t) and len(t.moves) == 2,
    "F3.3": lambda t: grey(t)[0] == "A" and {"play stone-crusher", "play inspector"} <= set(t.legal),
    "F3.5": lambda t: t.move == "pass" and len(rivals(t)) == 1 and grey(t) == ("", "") and passes(t),
    "F3.6": lambda t: grey(t) == ("E", "") and passes(t),
    "F3.7": lambda t: t.move == "flip strong-arms" and grey(t) == ("AE", ""),
    "F4.2": lambda t: plays(t, "brickmaker") and grey(t) == ("", "A") and sum(gains(t).values()) == 1,
    "F4.3": lambda t: plays(t, "salvage") and grey(t) == ("D", "") and gains(t) == {"iron": 1, "stone": 1, "rubble": 2},
    "F4.4": lambda t: surveyor(t)[1] == "II/2-3" and gains(t) == {"rubble": 3, "vp": 1},
    "F5.1": lambda t: plays(t, "stone-crusher") and gains(t) == {"iron": 2, "stone": 1} and not bag(t),
    "F5.2": lambda t: gains(t) == {"iron": 2, "stone": 1} and -sum(bag(t).values()) == 6 and passes(t),
    "F5.3": lambda t: plays(t, "inspector") and t.after["stockyard"]["iron"] == 6,
    "F5.4": lambda t: yard(t)["event"] == 1 and rivals(t) == ["I/2-3"] and sum(t.after["stockyard"].values()) == 6,
    "F5.5": lambda t: len(rivals(t)) == 2 and t.after["stockyard"]["event"] == 0 and t.after["bag"]["event"] == 4,
    "F6.1": lambda t: rivals(t) == ["II/2-3"],
    "F6.3": lambda t: was(t, "IV/2-3")["competitor"] and surveyor(t)[1] == "IV/2-3" and gains(t)["stone"] == 1,
    "F6.4": lambda t: rivals(t) == ["IV/2-3"] and rubble_gone(t) == {"IV/2-3": 3},
    "F6.5": lambda t: rivals(t) == ["VII-2"] and finished(t) == ["VII"],
    "F6.6": lambda t: t.before["trigger"] is None and t.after["trigger"] == "no-competitor" and not rivals(t),
    "F7.1": lambda t: gains(t)["rubble"] == 4 and rubble_gone(t) == {"II/2-3": 3, "II-4": 1},
    "F7.2": lambda t: gains(t)["rubble"] == 4 and rubble_gone(t) == {"V-3": 1},
    "F7.3": lambda t: gains(t) == {"rubble": 4} and not rubble_gone(t),
    "F7.4": lambda t: gains(t) == {"rubble": 4, "vp": 2},
    "F7.5": lambda t: rubble_gone(t) == {"V-2": 3, "V-3": 1} and gains(t) == {"rubble": 4, "vp": 1},
    "F7.6": lambda t: rubble_gone(t) == {"I/II-5": 3} and gains(t) == {"rubble": 4, "vp": 1},
    "F8.1": lambda t: gains(t) == {"iron": -2, "rubble": -4, "stone": 2, "vp": 1},
    "F8.2": lambda t: laid(t) == {"V-2": [0]} and bag(t) == {"iron": 2} and on(t, "V-3")["rubble"] == 0,
    "F8.3": lambda t: laid(t) == {"III-2": [0], "V-2": [0]} and gains(t)["vp"] == 2,
    "F8.4": lambda t: laid(t) == {"V-3": [0]} and finished(t) == ["V"] and t.after["trigger"] is None,
    "F8.5": lambda t: laid(t) == {"I/II-5": [0, 1]} and finished(t) == ["II"],
    "F8.6": lambda t: gains(t) == {"rubble": -2, "stone": 1} and bag(t) == {"stone": -1},
    "F9.1": lambda t: built(t) == ["V-3"] and surveyor(t) == ("home", "V-3") and gains(t) == {"iron": -1, "vp": 4},
    "F9.3": lambda t: built(t) == ["I/2-3"] and on(t, "I/2-3")["stations"].count(None) == 1 and gains(t)["stone"] == -2,
    "F9.4": lambda t: gains(t) == {"stone": -3, "passenger": -1, "vp": 5} and bag(t) == {"stone": 3},
    "F9.5": lambda t: built(t) == ["V-3"] and gains(t) == {"iron": -2, "stone": -1, "vp": 4},
    "F9.6": lambda t: built(t) == ["IV-4"] and surveyor(t) == ("I-1", "IV-4"),
    "F9.7": lambda t: built(t) == ["VII-2"] and grey(t) == ("", "BCD") and surveyor(t) == ("home", "home"),
    "F9.8": lambda t: built(t) == ["VIII-4"] and scored(t) == ["stone-crusher"] and surveyor(t) == ("home", "home"),
    "F9.10": lambda t: surveyor(t) == ("I-1", "home") and not gains(t) and passes(t),
    "F9.12": lambda t: scored(t) == ["novice-navvies"] and grey(t) == ("", ""),
    "F9.13": lambda t: gains(t) == {"iron": 1} and bag(t) == {"iron": -1} and not yard(t),
    "F9.14": lambda t: surveyor(t)[1] == "V-1" and not tickets(t) and gains(t) == {"passenger": 1},
    "F9.15": lambda t: t.before["summit"] == 1 - t.you and t.after["summit"] == t.you,
    "F9.16": lambda t: (
        surveyor(t)[1] == "pub"
        and scored(t) == ["stone-crusher"]
        and mine(t)[1]["cards"]["A"] == {"card": "brickmaker", "side": "gold"}
    ),
    "F10.1": lambda t: t.after["trigger"] == "buffer-stops" and t.you == t.before["first"] and not t.last.over,
    "F10.2": lambda t: t.before["trigger"] is None and t.last.over and t.after["end_reason"] == "buffer-stops",
    "F11.1": lambda t: final(t).get("score-bonus") == 6 and not built(t) and "II" not in t.before["closed"].split("+"),
    "F11.2": lambda t: final(t).get("score-passenger-pairs") == 4 and mine(t)[1]["passenger"] == 5,
    "F11.3": lambda t: {"score-vp", "score-stations", "score-passengers"} <= set(final(t)),
    "F11.4": lambda t: (
        final(t) == {"score-vp": 20, "score-tickets": 2, "score-bonus": 12, "score-passengers": 2, "score-summit": 4}
    ),
    "F11.5": lambda t: t.last.over and t.last.scores()[0] == t.last.scores()[1] > 0 and t.last.ranking() == [1, 1],
    "F12.1": lambda t: gains(t).get("rubble", 0) < 0 and bag(t) == {"stone": 1} and len(built(t)) == 1,
    "F13.3": lambda t: t.last.over and sum(final(t).values()) == 1,
}
