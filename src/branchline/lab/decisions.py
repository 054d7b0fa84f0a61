"""Decisions as a data set: a row for each, in Parquet files of their own, with a card that says what they are.

A data set is the folder `games.decisions` beside `games.parquet`: parts, `card.json` for programs and `README.md` for
people and Hugging Face. Whoever reads it needs nothing of ours.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from branchline import build
from branchline.bots.search import SearchPolicy
from branchline.core.game import Json
from branchline.core.observation import Observation
from branchline.core.playout import Policy
from branchline.core.registry import game as game_of
from branchline.core.state import State
from branchline.lab.errors import BadTable, NotInstalled
from branchline.lab.parquet import Footer

if TYPE_CHECKING:
    import polars as pl

    from branchline.lab.plan import SimulationPlan

FORMAT = "branchline-decisions/1"  # of the columns: the number rises when one comes to mean something else
CARD, PAGE = "card.json", "README.md"
PIECE = 50  # games recorded together: a large observation has some 4 KB
LICENCE = "MIT"


class ColumnText(NamedTuple):
    name: str
    type: str
    text: str


COLUMNS = (
    ColumnText("game", "uint32", "the number of the game"),
    ColumnText("decision", "uint16", "the number of the decision in its game, from 1"),
    ColumnText("turn", "uint16", "the turn it belongs to, from 1; 0 at set-up"),
    ColumnText("seat", "uint8", "who decides"),
    ColumnText("bot", "text", "which bot that is"),
    ColumnText("observation", "list of int16", "what the seat sees: `card.json` names the blocks"),
    ColumnText("legal", "list of uint16", "the legal actions"),
    ColumnText("action", "uint16", "the action taken"),
    ColumnText("shares", "list of float32", "by legal action: its share of the search; null if there was none"),
    ColumnText("score", "list of float64", "by seat: the points at the end of the game"),
    ColumnText("place", "list of uint8", "by seat: the place at the end of the game"),
    ColumnText("win", "list of float64", "by seat: 1 for a victory, 1/k for one shared by k seats, else 0"),
)


@dataclass
class DecisionRows:
    """Decisions of some games, column by column; what came of a game is added when it is over."""

    observation: Observation
    cells: dict[str, list[Any]] = field(default_factory=lambda: {column.name: [] for column in COLUMNS})
    since: int = 0  # where the game under way begins

    def add(self, game: int, turn: int, bot: str, state: State, action: int, policy: Policy) -> None:
        """What the seat to act is about to do, and what it knows."""
        seat = int(state.turn)
        legal = state.legal_actions()
        cells = self.cells
        cells["game"].append(game)
        cells["decision"].append(len(cells["game"]) - self.since)
        cells["turn"].append(turn)
        cells["seat"].append(seat)
        cells["bot"].append(bot)
        cells["observation"].append(bytes(self.observation.encode(state, seat)))
        cells["legal"].append(legal)
        cells["action"].append(action)
        cells["shares"].append(shares_of(policy, legal))

    def end(self, state: State) -> None:
        """The game is over."""
        places = [int(place) for place in state.ranking()]
        points = self.observation.game.info.points
        scores = [float(points(score)) for score in state.scores()]
        wins = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        rows = len(self.cells["game"]) - self.since
        for name, outcome in (("score", scores), ("place", places), ("win", wins)):
            self.cells[name] += [outcome] * rows
        self.since += rows


def shares_of(policy: Policy, legal: Sequence[int]) -> list[float] | None:
    """How a search divided its iterations between the legal actions; None where nothing was searched."""
    if not isinstance(policy, SearchPolicy) or policy.last is None:
        return None
    shares = policy.last.shares()
    return [shares.get(action, 0.0) for action in legal]


def decisions_table(rows: DecisionRows) -> pl.DataFrame:
    import polars as pl

    from branchline.lab.tables import TYPES

    def kind(written: str) -> pl.DataType:
        inner = written.removeprefix("list of ")
        known = TYPES.get(inner, pl.String())
        return pl.List(known) if inner != written else known

    count, size = len(rows.cells["game"]), rows.observation.size
    columns = []
    for name, written, _text in COLUMNS:
        if name == "observation":
            data = pl.Series([b"".join(rows.cells[name])], dtype=pl.Binary)
            flat = data.bin.reinterpret(dtype=pl.Array(pl.Int16, count * size), endianness=sys.byteorder)
            columns.append(flat.reshape((count, size)).arr.to_list().alias(name))
        else:
            columns.append(pl.Series(name, rows.cells[name], dtype=kind(written)))
    return pl.DataFrame(columns)


# The folder


def decisions_folder(out: Path) -> Path:
    """Where the decisions go.

    >>> decisions_folder(Path("games.parquet")).name
    'games.decisions'
    """
    return out.with_name(f"{out.stem}.decisions")


def put_together(parts: Sequence[Path], out: Path, plan: SimulationPlan, staging: Path) -> None:
    """Make the folder of these parts, whole or not at all. They stay where they are as well."""
    shutil.rmtree(staging, ignore_errors=True)
    staging.mkdir()
    for part in parts:
        try:
            os.link(part, staging / part.name)
        except OSError:  # not every disk has links
            shutil.copy2(part, staging / part.name)
    card = card_of(plan, sum(Footer(part).rows for part in parts))
    (staging / CARD).write_text(json.dumps(card, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (staging / PAGE).write_text(page_of(card), encoding="utf-8")
    folder = decisions_folder(out)
    if folder.exists():  # an earlier simulation's, which this one is to replace
        shutil.rmtree(folder)
    os.replace(staging, folder)


def observation_of(plan: SimulationPlan) -> Observation:
    rules = plan.rules
    return rules.observation(plan.seats, rules.options(plan.options, plan.seats))


def card_of(plan: SimulationPlan, decisions: int) -> Json:
    """What a data set says about itself."""
    from branchline import __version__

    observation = observation_of(plan)
    blocks = [
        {
            "name": part.name,
            "begin": part.place.start,
            "end": part.place.stop,
            "axes": [list(axis) for axis in part.axes],
            "low": part.low,
            "high": part.high,
            "computed": part.computed,
            "text": part.text,
        }
        for part in observation.parts.values()
    ]
    return {
        "format": FORMAT,
        "command": command_of(plan),
        "branchline": __version__,
        "commit": commit(),
        "licence": LICENCE,
        "title": plan.rules.info.title,
        "seeds": [plan.seed],
        "bots": list(plan.bots),
        "games": plan.games,
        "decisions": decisions,
        "run": plan.identity(),
        "columns": [column._asdict() for column in COLUMNS],
        "actions": plan.rules.action_space().count,
        "observation": observation.card(),
        "blocks": blocks,
    }


def command_of(plan: SimulationPlan) -> str:
    """What to type for the same data set again."""
    words = ["branchline", "simulate", plan.game, "-n", str(plan.games), "--bots", ",".join(plan.bots)]
    words += ["--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    if plan.board is not None:
        words += ["--board", plan.board]
    return shlex.join([*words, "--decisions", "--out", "games.parquet"])


def commit() -> str | None:
    """The commit of the clone that runs, with a `+` if its sources differ; None for an installed package."""
    root = build.PACKAGE.parents[1]
    if not (root / ".git").exists():
        return None

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()

    try:
        return git("rev-parse", "HEAD") + ("+" if git("status", "--porcelain", "--", "src") else "")
    except (OSError, subprocess.CalledProcessError):
        return None


def page_of(card: Json) -> str:
    """The card as Hugging Face reads it, and people."""
    columns = "\n".join(f"| `{name}` | {kind} | {text} |" for name, kind, text in COLUMNS)
    made = f"Branchline {card['branchline']}" + (f", commit {card['commit']}" if card["commit"] else "")
    return f"""---
license: {card["licence"].lower()}
pretty_name: "{card["title"]}: decisions"
configs:
- config_name: default
  data_files: "decisions-*.parquet"
---
# {card["title"]}: {card["decisions"]:,} decisions of {card["games"]:,} games

- format: {card["format"]}; observation: version {card["observation"]["version"]}
- made with: `{card["command"]}`
- by: {made}
- bots: {", ".join(card["bots"])}; seed: {card["seeds"][0]}
- licence: {card["licence"]}

| column | type | meaning |
|---|---|---|
{columns}

`{CARD}` has all of this for programs, and the names of the numbers in `observation`.
"""


# Reading


def read_card(folder: str | Path) -> Json:
    """The card of a data set; BadTable if the folder is none."""
    path = Path(folder) / CARD
    try:
        card: Json = json.loads(path.read_text(encoding="utf-8"))
        written = card["format"]
    except (OSError, ValueError, KeyError, TypeError):
        raise BadTable(path, "there is no card of a data set: branchline simulate --decisions writes one") from None
    if written != FORMAT:
        raise BadTable(path, f"the data set is of format {written!r:.200}, and this Branchline reads {FORMAT}")
    return card


def decisions(folder: str | Path, observation: Observation | None = None) -> pl.LazyFrame:
    """The rows of a data set of `branchline simulate --decisions`, if its observations mean what they mean here.

    They are compared with `observation`, by default that of this Branchline on the game's own board: another version,
    board or number of seats is refused with OtherObservation, which says what differs.
    """
    card = read_card(folder)
    if observation is None:
        run = card["run"]
        observation = game_of(run["game"]).observation(card["observation"]["seats"], run["options"])
    observation.check(card["observation"])
    try:
        import polars as pl
    except ModuleNotFoundError:
        raise NotInstalled("polars", "bl.decisions") from None
    return pl.scan_parquet(Path(folder) / "decisions-*.parquet")
