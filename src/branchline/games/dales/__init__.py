"""Last Train to Wensleydale and First Train to Nürnberg. What the lobby shows; the rules load when a game is made."""

from branchline.core.game import GameInfo, Option

FIRST = Option("first", "random", ("random", 0, 1, 2, 3), "who begins: a seat, or whoever luck says")
QUICK = Option("quick_loading", False, (False, True), "who competes with nobody loads all that is his in one go")

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
        Option("map", "nurnberg", ("nurnberg", "wensleydale", "wensleydale-enlarged"), "the map; The South enlarged"),
        Option("three_player_auction", "3-4", ("3-4", "2-3"), "the side of the auction board that three players use"),
        Option("three_player_trains", "3-4", ("3-4", "2-3"), "the side of the train board that three players use"),
        Option(
            "company_links",
            "unlimited",
            ("unlimited", "limited"),
            "the box holds 15 links of each company; of a thousand games of greedy bots, 999 of three players and 933 "
            "of four needed more. By default there is no limit; limited, a company takes over no more than 15",
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
