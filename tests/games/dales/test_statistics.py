"""What a simulation records about the links of companies and seats, and what set-up says about them."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.core.playout import RandomPolicy
from branchline.core.statistics import play_noted
from branchline.games.dales.faces.statistics import GREEN_LINKS, LINKS, RED_LINKS
from branchline.locale import meaning_of

TABLES = [("wensleydale", 3), ("wensleydale", 4), ("nurnberg", 2), ("nurnberg", 4)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_W9_4_the_links_of_companies_and_seats_are_counted(name: str, seats: int) -> None:
    game = bl.game(name)
    games = 4
    notes = game.statistics(seats, games)
    total = 0
    for number in range(games):
        state = game.start(seats, bl.SeededDealer(number))
        play_noted(state, bl.SeededDealer(8), [RandomPolicy()] * seats, [bl.SeededDealer(9)] * seats, notes)
        owners = list(game.position(state)["links"].values())
        assert notes.number(RED_LINKS, number, 0) == owners.count("red")
        assert notes.number(GREEN_LINKS, number, 0) == owners.count("green")
        assert [notes.number(LINKS, number, seat) for seat in range(seats)] == [owners.count(s) for s in range(seats)]
        total += owners.count("red") + owners.count("green")
    assert total
    with pytest.raises(TypeError, match="no state of the Dales"):
        game.statistics(2, 1).finish(bl.game("foothills").start(2, bl.SeededDealer(1)))


def test_W9_4_set_up_says_how_many_links_the_box_holds() -> None:
    """The fact and its figure appear where the option is chosen: in the browser, and in `branchline games nurnberg`."""
    game = bl.game("nurnberg")
    option = next(option for option in game.info.options if option.name == "company_links")
    assert option.default == "unlimited"
    assert game.board.data["edition"]["company_links"] == {"red": 15, "green": 15}  # type: ignore[attr-defined]
    meaning = meaning_of(game.info, option.name)
    assert "15 links" in meaning
    assert "no limit" in meaning
