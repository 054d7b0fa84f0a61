"""OpenSpiel's playthroughs: random games with every value of its API, as OpenSpiel keeps them for its own games.

`python -m tests.envs.playthroughs` writes them again, after a change that they are meant to show.
"""

from __future__ import annotations

from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import branchline.envs.openspiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).parents[1] / "fixtures" / "openspiel"
GAMES = {  # and the blocks of the observation that they show: all of them would fill megabytes
    "branchline_foothills(reward=score)": "acting+owned+vp+competitor",
    "branchline_nurnberg(reward=margin)": "acting+tracks+cubes+forecast",
    "branchline_ticket_to_ride_germany": "acting+hand+trains+score+offer+trains_missing+possible",
    "branchline_wensleydale": "acting+tracks+cubes+bids",
}

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["playthroughs"])


def file_of(name: str) -> Path:
    return FOLDER / f"{name.partition('(')[0]}.txt"


def written(name: str) -> str:
    blocks = f"observer(blocks={GAMES[name]})"
    text: str = generate_playthrough.playthrough(name, [], seed=7, observation_params_string=blocks)
    return text


def replayed(path: Path) -> tuple[str, str]:
    """What a file says, and what its game and actions give today."""
    original, now = generate_playthrough.replay(path)
    return original, now


if __name__ == "__main__":
    for name in GAMES:
        file_of(name).write_text(written(name), encoding="utf-8")
