"""The games that are installed: an entry point in the group `branchline.games` names each one's GameInfo."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from branchline.core.errors import UnknownGame
from branchline.core.game import Game, GameInfo

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "branchline.games"


def entries() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # a third of the time of `import branchline`, were it imported above

    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def all_games() -> list[GameInfo]:
    """Every game that is installed; the rules are not loaded.

    >>> import branchline as bl
    >>> "ticket-to-ride-germany" in [info.id for info in bl.all_games()]
    True
    """
    return [entry.load() for entry in entries().values()]


def game(name: str, board: str | Path | None = None) -> Game:
    """A game by its id, on its own board or on that of a file.

    >>> import branchline as bl
    >>> bl.game("ticket-to-ride-germany").board.id
    'germany'
    """
    found = entries()
    if name not in found:
        raise UnknownGame(name, list(found))
    info: GameInfo = found[name].load()
    module, _, title = info.rules.partition(":")
    rules: Any = getattr(import_module(module), title)
    made: Game = rules(board)
    return made


def room(info: GameInfo, name: str) -> ModuleType | None:
    """A module of the package that holds a game's rules, as in `players.policy`; None where the game has none.

    >>> import branchline as bl
    >>> room(bl.game("foothills").info, "players.guide").__name__
    'branchline.games.foothills.players.guide'
    """
    module = info.package
    if not module:
        return None
    for part in name.split("."):
        module = f"{module}.{part}"
        if find_spec(module) is None:
            return None
    return import_module(module)
