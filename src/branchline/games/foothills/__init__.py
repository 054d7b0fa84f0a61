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
        Option("first", "random", ("random", 0, 1), "who begins: a seat, or whoever luck says"),
        Option("blue", 0, ("random", 0, 1), "who plays the blue cards; the other seat plays the green ones"),
        Option("closed", "random", ("random", *CLOSED), "the two lines that stay closed, or whatever luck says"),
        Option(
            "buffer_stop",
            "at-once",
            ("at-once", "when-full"),
            "a competitor on the last card finishes its line at once, or only when every track space is occupied",
        ),
        Option(
            "turn_cap",
            "none",
            ("none", "100", "200", "400", "1000"),
            "the printed rules set no limit: a game usually takes about 60 turns, but nobody has to end it; "
            "with a limit it is over after that many turns, and points count as they stand",
        ),
    ),
    rules_version=2,
    provenance="reconstructed: 24 of the 25 grey sides, all station costs and most surveyor actions; see each card",
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
