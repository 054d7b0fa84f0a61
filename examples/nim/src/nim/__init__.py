"""Nim: matches on a heap; taking the last one wins. This manifest loads without the rules."""

from branchline.core.game import GameInfo, Option

NIM = GameInfo(
    id="nim",
    title="Nim",
    designers=("traditional",),
    seats=(2, 3),
    minutes=(1, 2),
    options=(
        Option("heap", "12", ("12", "21")),
        Option("first", "random", ("random", 0, 1, 2)),
    ),
    rules_version=1,
    provenance="exact",
    boards=("heap",),
    rules="nim.game:Nim",
    texts="nim",
    rule_letters=("M",),
)
