"""The end of a game in words: the score rule by rule, the ranking, and the proof of the deals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from branchline.core.game import Game, Score
from branchline.core.log import Log
from branchline.core.state import State
from branchline.locale.voice import Voice
from branchline.terminal.paint import pad, paragraph, width

BETWEEN = "  "


def score_rows(game: Game, state: State, voice: Voice, columns: int) -> list[str]:
    """Each seat's score, line by line as the rules count it; side by side if there is room."""
    blocks = []
    wide = 5 if game.info.halves else 4
    ids = max((len(score.rule) for scores in game.breakdown(state) for score in scores), default=0)
    for seat, scores in enumerate(game.breakdown(state)):
        points = game.info.points
        rows = [
            f"{score.rule:<{ids}} {points(score.points):>+{wide}} {voice.score(score)}"
            for score in sorted(scores, key=by_rule)
        ]
        total = voice.terminal("points", who=voice.name(seat), points=points(state.scores()[seat]))
        blocks.append([total, *rows])
    return side_by_side(blocks, columns)


def by_rule(score: Score) -> tuple[str, int]:
    return score.rule, -score.points


def side_by_side(blocks: Sequence[list[str]], columns: int) -> list[str]:
    """Blocks side by side as far as they fit, otherwise one below the other."""
    rows: list[str] = []
    shelf: list[list[str]] = []
    for block in blocks:
        if shelf and sum(max(map(width, one)) + len(BETWEEN) for one in [*shelf, block]) - len(BETWEEN) > columns:
            rows += shelf_rows(shelf)
            rows.append("")
            shelf = []
        shelf.append(block)
    return rows + shelf_rows(shelf)


def shelf_rows(shelf: Sequence[list[str]]) -> list[str]:
    widths = [max(map(width, block)) for block in shelf]
    return [
        BETWEEN.join(
            pad(block[k] if k < len(block) else "", room) for block, room in zip(shelf, widths, strict=True)
        ).rstrip()
        for k in range(max(map(len, shelf)))
    ]


def ranking_rows(game: Game, state: State, voice: Voice, ties: Sequence[str] = ()) -> list[str]:
    """The final places; `ties` says for each seat what breaks a tie."""
    places = state.ranking()
    scores = state.scores()
    rows = []
    for seat in sorted(range(state.seats), key=lambda seat: (places[seat], seat)):
        line = voice.say("ranking-line", {"place": places[seat], "who": seat, "points": game.info.points(scores[seat])})
        rows.append(f"{line} ({ties[seat]})" if ties else line)
    winners = state.winners()
    if len(winners) == 1:
        return [*rows, voice.say("ranking-winner", {"who": winners[0]})]
    names = voice.texts.join([voice.name(seat) for seat in winners])
    return [*rows, voice.texts.say("ranking-shared", who=names)]


def proof_rows(log: Log, path: Path | str, voice: Voice, columns: int) -> list[str]:
    """What proves that the luck was honest, and how to check it; a command is never broken."""
    if log.commitment and log.seed:
        text = voice.terminal("proof", seed=str(log.seed), hash=log.commitment)
        return [*paragraph(text, columns), voice.terminal("proof-check", command=f"branchline verify {path}")]
    key = "proof-running" if log.commitment else "proof-none"
    return paragraph(voice.terminal(key, hash=log.commitment or ""), columns)


def result_rows(
    game: Game, state: State, log: Log, voice: Voice, columns: int, path: Path | str, ties: Sequence[str] = ()
) -> list[str]:
    """Everything shown at the end."""
    return [
        voice.say(f"end-{state.end_reason}", {}),
        "",
        *score_rows(game, state, voice, columns),
        "",
        *ranking_rows(game, state, voice, ties),
        *(f"{voice.say(tie.key, tie.args)} ({tie.rule})" for tie in game.ties(state)),
        "",
        *proof_rows(log, path, voice, columns),
    ]
