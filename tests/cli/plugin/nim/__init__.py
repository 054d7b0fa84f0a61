"""Nim: a game that somebody else wrote. It proves that the terminal plays games it has never heard of."""

from branchline.core.game import GameInfo

NIM = GameInfo(
    id="nim",
    title="Nim",
    designers=("nobody",),
    seats=(2, 3),
    minutes=(1, 2),
    options=(),
    rules_version=1,
    provenance="exact",
    boards=("heap",),
    rules="nim.rules:Nim",
    texts="nim",
)
