"""Every environment shows every game as text and as a picture of the board that is a whole SVG file."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import gymnasium
import pettingzoo
import pyspiel
import pytest

import branchline as bl
import branchline.envs.gymnasium
import branchline.envs.openspiel
import branchline.envs.pettingzoo
from branchline.core.registry import room
from branchline.envs.names import name_of, short_name
from branchline.envs.show import picture, text
from tests.contract.plugins import plugin_of
from tests.support.cases import SMALLEST, Case
from tests.support.walks import walk

SVG = "{http://www.w3.org/2000/svg}"
OURS = [case for case in SMALLEST if case.game.info.rules.startswith("branchline.")]


def shapes(svg: str) -> list[ElementTree.Element]:
    """Everything drawn, from a file that is well-formed, sized, named, and asks for nothing from elsewhere."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert len(root.attrib["viewBox"].split()) == 4
    assert root.attrib["aria-label"]
    assert "href" not in svg
    assert "url(" not in svg
    return list(root.iter())


def said(svg: str) -> set[str]:
    return {one.text or "" for one in shapes(svg) if one.tag == f"{SVG}text"}


@pytest.mark.parametrize("case", OURS, ids=str)
def test_every_game_of_ours_has_a_picture_of_its_board(case: Case) -> None:
    """With every place of the board by its name, the players, and what is on the table; at every moment of a game."""
    assert room(case.game.info, "faces.picture") is not None
    drawn = []
    for number, step in enumerate(walk(case.game, case.seats, 3)):
        if number % 40 == 0 or step.after.over:
            drawn.append(picture(case.game, step.after))
    assert len(set(drawn)) == len(drawn), "something has changed"
    first, last = drawn[0], drawn[-1]
    names = places_of(case.game.board, case.game.view(step.after, None))
    assert names <= said(first)
    assert names <= said(last)
    scores = {str(case.game.info.points(score)) for score in step.after.scores()}
    assert scores <= {words.split(" ")[0] for words in said(last)}
    for svg in (first, last):
        assert len(shapes(svg)) > 40
        assert not re.search(r"(NaN|None|inf)\b", svg)


def places_of(board: Any, view: Any) -> set[str]:
    """The names on a map, or on the cards of a valley."""
    if hasattr(board, "map"):
        return {one["name"] for one in board.map["cities"]}
    if "maps" in board.data:
        (chart,) = [one for one in board.data["maps"] if one["id"] == view["map"]]
        return {one["name"] for one in chart["areas"]}
    return {" / ".join(one["names"]) for one in board.data["stations"] if one["id"] in view["valley"]}


def seen_by(case: Case, mode: str) -> dict[str, Any]:
    """What each environment shows of a game's beginning."""
    info = case.game.info
    gym = gymnasium.make(name_of(info), seats=case.seats, render_mode=mode, disable_env_checker=True)
    gym.reset(seed=5)
    vector = gymnasium.make_vec(name_of(info), num_envs=2, seats=case.seats, render_mode=mode)
    vector.reset(seed=5)
    agents = pettingzoo.make("aec", name_of(info), seats=case.seats, render_mode=mode)
    agents.reset(seed=5)
    spiel = pyspiel.load_game(f"{short_name(info)}(players={case.seats})").new_initial_state()
    while spiel.is_chance_node():
        spiel.apply_action(spiel.chance_outcomes()[0][0])
    return {
        "Gymnasium": gym.render(),
        "its vector": vector.render()[1],
        "PettingZoo": agents.render(),
        "OpenSpiel": spiel.render(mode, 0) if mode == "ansi" else spiel.render(mode),
    }


@pytest.mark.parametrize("case", OURS, ids=str)
def test_every_environment_shows_text_and_picture(case: Case) -> None:
    for shown in seen_by(case, "svg").values():
        assert len(shapes(shown)) > 40
    for shown in seen_by(case, "ansi").values():
        assert "<" not in shown or "svg" not in shown
        assert len(shown.splitlines()) > 10


@pytest.mark.parametrize("case", OURS, ids=str)
def test_a_picture_shows_nothing_secret(case: Case) -> None:
    """Whatever a seat cannot know may be dealt anew: the picture is the same for everybody."""
    if not plugin_of(case.name).hides:
        pytest.skip("nothing is secret in this game")
    for number, step in enumerate(walk(case.game, case.seats, 4)):
        if number % 60 == 0:
            for seat in range(case.seats):
                assert picture(case.game, step.after) == picture(case.game, step.after.redeal(seat, bl.SeededDealer(1)))
    assert text(case.game, step.after)
