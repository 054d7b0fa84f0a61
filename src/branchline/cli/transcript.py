"""A log as text for people: who played, what happened move by move, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from branchline.cli.result import result_rows
from branchline.core.draft import Played
from branchline.core.game import Game
from branchline.core.log import Log
from branchline.core.state import State
from branchline.locale import title_of
from branchline.locale.voice import Voice
from branchline.terminal.paint import paragraph


def transcript(game: Game, log: Log, voice: Voice, columns: int, path: Path) -> Iterator[str]:
    """Everything the voice's viewer may know; for a finished game, if the voice speaks to nobody, everything."""
    reveal = log.result is not None and voice.viewer is None
    title = title_of(game.info, voice.texts.language)
    board = {"board": log.board, "hash": log.board_digest}
    yield voice.terminal("log-head", title=title, players=log.seats, **board)
    for seat in range(log.seats):
        yield "  " + voice.terminal("log-seat", number=seat + 1, who=voice.name(seat))
    options = ", ".join(option(voice, *one) for one in log.options.items()) or voice.texts.say("list-none")
    yield "  " + voice.terminal("log-options", options=options, version=log.rules_version)
    if log.position is not None:
        yield "  " + voice.terminal("log-position")
    if log.commitment:
        yield "  " + voice.terminal("log-hash", hash=log.commitment)
    yield ""
    for number, (state, played) in enumerate(log.replay(game), start=1):
        if played is not None:
            text = " ".join(sentences(game, state, played, voice, reveal=reveal))
            yield from paragraph(f"{number:>4}  {text}", columns, indent="      ") if text else []
        elif state.over:
            yield ""
            yield from result_rows(game, state, log, voice, columns, path)
        else:
            yield "      " + voice.terminal("log-continued", who=voice.name(int(state.turn)))


def option(voice: Voice, name: str, choice: object) -> str:
    """An option and what was chosen, in words: a seat by its player, yes or no, or a word."""
    texts = voice.texts
    title = texts.say(f"option-{name}") if texts.has(f"option-{name}") else name.replace("_", " ")
    if isinstance(choice, bool):
        said = voice.terminal("option-yes" if choice else "option-no")
    elif isinstance(choice, int):
        said = voice.name(choice)
    else:
        said = texts.say(f"choice-{choice}") if texts.has(f"choice-{choice}") else str(choice)
    return voice.terminal("option", option=title, choice=said)


def sentences(game: Game, state: State, played: Played, voice: Voice, *, reveal: bool) -> list[str]:
    """What a move looked like; with `reveal`, also what only one seat could see, in brackets."""
    _, move, dealt = played
    said = []
    for line in game.story(state, game.after(state, move, dealt), move, dealt):
        seen = line.seen_by(voice.viewer)
        more = [str(voice.speak(name, value)) for name, value in line.secret.items() if name not in seen.args]
        said.append(voice.line(seen) + (f" [{', '.join(more)}]" if more and reveal else ""))
    return said
