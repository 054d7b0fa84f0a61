"""Last Train to Wensleydale and First Train to Nürnberg. What the lobby shows; the rules load when a game is made."""

from branchline.core.game import GameInfo, Option

FIRST = Option("first", "random", ("random", 0, 1, 2, 3))
QUICK = Option("quick_loading", False, (False, True))

WENSLEYDALE = GameInfo(
    id="wensleydale",
    title="Last Train to Wensleydale",
    designers=("Martin Wallace",),
    seats=(3, 4),
    minutes=(90, 120),
    options=(FIRST, QUICK),
    rules_version=1,
    provenance="partly reconstructed",
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
        Option("map", "nurnberg", ("nurnberg", "wensleydale", "wensleydale-enlarged")),
        Option("three_player_auction", "3-4", ("3-4", "2-3")),
        Option("three_player_trains", "3-4", ("3-4", "2-3")),
        Option("company_links", "unlimited", ("unlimited", "limited")),
        QUICK,
    ),
    rules_version=1,
    provenance="partly reconstructed",
    boards=("nurnberg",),
    rules="branchline.games.dales.game:Nurnberg",
    texts="dales",
    rule_letters=("W", "N"),
    order=3,
    colours=("orange", "lilac", "blue", "black"),
)
