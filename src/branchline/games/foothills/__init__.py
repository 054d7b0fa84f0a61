"""Foothills, by Ben Bateson and Tony Boydell. What the lobby shows; the rules load when a game is made."""

from branchline.core.game import GameInfo, OlderRules, Option

LINES = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
CLOSED = tuple(f"{a}+{b}" for k, a in enumerate(LINES) for b in LINES[k + 1 :])

FOOTHILLS = GameInfo(
    id="foothills",
    title="Foothills",
    designers=("Ben Bateson", "Tony Boydell"),
    seats=(2,),
    minutes=(30, 45),
    options=(
        Option("first", "random", ("random", 0, 1)),
        Option("blue", 0, ("random", 0, 1)),
        Option("closed", "random", ("random", *CLOSED)),
        Option("buffer_stop", "at-once", ("at-once", "when-full")),
        Option("turn_cap", "none", ("none", "100", "200", "400", "1000")),
    ),
    rules_version=2,
    provenance="reconstructed",
    boards=("foothills",),
    rules="branchline.games.foothills.game:Foothills",
    texts="foothills",
    order=4,
    halves=True,
    colours=("blue", "green"),
    colour_option="blue",
    rule_letters=("F", "AMB"),
    older=(OlderRules(1, release="0.1", board="foothills-1"),),
)
