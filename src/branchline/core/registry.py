"""The games that are installed: an entry point in the group `branchline.games` names each one's GameInfo."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from branchline.core.errors import BadPosition, BranchlineError, UnknownGame
from branchline.core.game import Game, GameInfo, Json
from branchline.core.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "branchline.games"
OURS = "branchline.games."
MADE: dict[str, Game] = {}  # by the digest of its board: the game that states are read and written by
FILES: dict[str, str | None] = {}  # by the same: the file of the board; None for the game's own


class BrokenGame(NamedTuple):
    """A game that is installed and cannot be played: its entry point, and why."""

    name: str
    why: str


def entries() -> list[EntryPoint]:
    """Every entry point of a game, our own first: nobody takes the id of a game that is here already."""
    from importlib.metadata import entry_points  # a third of the time of `import branchline`, were it imported above

    return sorted(entry_points(group=GROUP), key=lambda entry: (not entry.value.startswith(OURS), entry.name))


def manifest(entry: EntryPoint) -> GameInfo | BrokenGame:
    """What an entry point names, if it is the manifest of a game whose rules are there."""
    try:
        info = entry.load()
    except Exception as fault:  # whatever a stranger's module does when it is loaded
        return BrokenGame(entry.name, f"{entry.value} cannot be loaded: {type(fault).__name__}: {fault}")
    if not isinstance(info, GameInfo):
        return BrokenGame(entry.name, f"{entry.value} is not a GameInfo but {type(info).__name__}")
    if info.id != entry.name:
        return BrokenGame(entry.name, f"its manifest says {info.id!r}: entry point and id must be the same")
    module = info.rules.partition(":")[0]
    if not is_there(module):
        return BrokenGame(entry.name, f"its manifest names the module {module}, which does not exist")
    wrong = None if entry.value.startswith(OURS) else wrong_in_rooms(info)
    return info if wrong is None else BrokenGame(entry.name, wrong)


def wrong_in_rooms(info: GameInfo) -> str | None:
    """What a game of somebody else lacks, or has wrong, beside its rules; ours are tested."""
    if not info.package:
        return f"its rules {info.rules} must lie in a package, with its other rooms beside them"
    words = folder(info, "words")
    if words is None or not (words / "en.ftl").is_file():
        return f"the package {info.package} has no room words with the texts en.ftl"
    found: str | None = import_module("branchline.locale").wrong_with(info.texts, words)  # by name: it is above us
    return found


def survey() -> tuple[list[GameInfo], list[BrokenGame]]:
    """The games that can be played, and those that cannot. The rules are not loaded."""
    good: dict[str, GameInfo] = {}
    broken = []
    for entry in entries():
        found = manifest(entry)
        if isinstance(found, BrokenGame):
            broken.append(found)
        elif found.id in good:
            broken.append(BrokenGame(found.id, f"{entry.value} has the id of a game that is here already"))
        else:
            good[found.id] = found
    return sorted(good.values(), key=lambda info: (info.order, info.id)), broken


def all_games() -> list[GameInfo]:
    """Every game that can be played, in the order of the lobby; the rules are not loaded.

    >>> import branchline as bl
    >>> "ticket-to-ride-germany" in [info.id for info in bl.all_games()]
    True
    """
    return survey()[0]


def broken_games() -> list[BrokenGame]:
    """The games that are installed and cannot be played, each with what is wrong."""
    return survey()[1]


def game(name: str, board: str | Path | None = None) -> Game:
    """A game by its id, on its own board or on that of a file.

    >>> import branchline as bl
    >>> bl.game("ticket-to-ride-germany").board.id
    'germany'
    """
    made = opened(info_of(name), board)
    remember(made, board)
    return made


def remember(made: Game, board: str | Path | None) -> None:
    """States on its board are of this game from now on."""
    MADE[made.board.digest] = made
    FILES[made.board.digest] = None if board is None else str(Path(board).resolve())


def forget(made: Game) -> None:
    """This game is no longer wanted. Another on the same board stays."""
    if MADE.get(made.board.digest) is made:
        del MADE[made.board.digest], FILES[made.board.digest]


def opened(info: GameInfo, board: str | Path | None) -> Game:
    """The game of a manifest. Whatever goes wrong in somebody else's rules is said with the game's name."""
    module, _, title = info.rules.partition(":")
    try:
        rules: Any = getattr(import_module(module), title)
        made: Game = rules(board)
    except BranchlineError:
        raise
    except Exception as fault:
        if module.startswith(OURS):
            raise
        others = [other.id for other in all_games() if other.id != info.id]
        raise UnknownGame(info.id, others, f"{info.rules}: {type(fault).__name__}: {fault}") from fault
    return made


def info_of(name: str) -> GameInfo:
    """What a lobby shows of a game, by its id; the rules are not loaded.

    >>> info_of("foothills").rules_version
    2
    """
    good, broken = survey()
    info = next((info for info in good if info.id == name), None)
    if info is None:
        why = next((one.why for one in broken if one.name == name), None)
        raise UnknownGame(name, [info.id for info in good], why)
    return info


def is_there(module: str) -> bool:
    """Whether a module can be found, with every package above it."""
    parts = module.split(".")
    return bool(module) and all(find_spec(".".join(parts[: k + 1])) is not None for k in range(len(parts)))


def room(info: GameInfo, name: str) -> ModuleType | None:
    """A module of the package that holds a game's rules, as in `players.policy`; None where the game has none.

    >>> import branchline as bl
    >>> room(bl.game("foothills").info, "players.guide").__name__
    'branchline.games.foothills.players.guide'
    """
    module = f"{info.package}.{name}"
    return import_module(module) if info.package and is_there(module) else None


def folder(info: GameInfo, name: str) -> Path | None:
    """A folder of files in the package that holds a game's rules, as `words`; None where the game has none.

    >>> folder(info_of("foothills"), "words").name
    'words'
    """
    package = find_spec(info.package) if info.package else None
    for place in (package and package.submodule_search_locations) or []:
        if (Path(place) / name).is_dir():
            return Path(place) / name
    return None


def game_of(state: State) -> Game:
    """The game that a state is of.

    >>> import branchline as bl
    >>> bl.game_of(bl.game("foothills").start(seats=2, dealer=bl.SeededDealer(7)))
    <Foothills on the board foothills>
    """
    return MADE[state.home()]


def pickled(state: State) -> tuple[Any, tuple[str, Json]]:
    """How a state is written by pickle: as its position."""
    return unpickled, (state.home(), game_of(state).position(state))


def unpickled(digest: str, position: Json) -> State:
    """The state again; on a board file of one's own it needs the game made from that file first."""
    made = MADE.get(digest) or game(position["game"])
    if made.board.digest != digest:
        name, board = position["game"], position["board"]["id"]
        raise BadPosition("position.board", f"is {board!r} ({digest}); first open its file: bl.game({name!r}, FILE)")
    return made.from_position(position)
