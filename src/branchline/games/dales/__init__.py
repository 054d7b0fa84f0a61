"""Last Train to Wensleydale and First Train to Nürnberg. What the lobby shows; the rules load when a game is made."""

from branchline.core.game import GameInfo, Option

FIRST = Option("first", "random", ("random", 0, 1, 2, 3), "who begins: one of the seats, or drawn by lot")
QUICK = Option("quick_loading", False, (False, True), "what only one player can take is loaded all at once")

WENSLEYDALE = GameInfo(
    id="wensleydale",
    title="Last Train to Wensleydale",
    designers=("Martin Wallace",),
    seats=(3, 4),
    minutes=(90, 120),
    options=(FIRST, QUICK),
    rules_version=1,
    provenance=(
        "partly reconstructed: rules and components as printed; map, most boxes and most trains drawn anew "
        "so that every example of the rulebook comes out"
    ),
    boards=("wensleydale",),
    rules="branchline.games.dales.game:Wensleydale",
    texts="dales",
    rule_letters=("W",),
    order=2,
    colours=("purple", "yellow", "blue", "black"),
)

NURNBERG = GameInfo(
    id="nurnberg",
    title="First Train to Nürnberg",
    designers=("Martin Wallace", "Klaus Ottmaier"),
    seats=(2, 3, 4),
    minutes=(90, 120),
    options=(
        FIRST,
        Option(
            "map",
            "nurnberg",
            ("nurnberg", "wensleydale", "wensleydale-enlarged"),
            "Nürnberg, or the dales of the first game; there The South may be enlarged",
        ),
        Option("three_player_auction", "3-4", ("3-4", "2-3"), "the side of the auction board that three players use"),
        Option("three_player_trains", "3-4", ("3-4", "2-3"), "the side of the train board that three players use"),
        Option(
            "company_links",
            "unlimited",
            ("unlimited", "limited"),
            "by default there is no limit; limited, a company takes over no more than the box holds: "
            "15 links of each company. Of a thousand games of greedy bots, 999 of three players and 933 of four "
            "needed more",
        ),
        QUICK,
    ),
    rules_version=1,
    provenance=(
        "partly reconstructed: rules and components as printed; both maps, most boxes and most trains drawn anew "
        "so that every example of the rulebook comes out"
    ),
    boards=("nurnberg",),
    rules="branchline.games.dales.game:Nurnberg",
    texts="dales",
    rule_letters=("W", "N"),
    order=3,
    colours=("orange", "lilac", "blue", "black"),
)
