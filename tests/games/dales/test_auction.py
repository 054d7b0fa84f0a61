"""Investment, influence on offer, the auction and the orders: W1 to W4, N2, N3."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.core.dealer import ForcedDealer, SeededDealer
from branchline.core.errors import BadDeal
from branchline.games.dales.game import own
from branchline.games.dales.rules.state import DalesState
from tests.games.dales.tables import facts, game_of, influence, moves, narration, play, table, why

TOKENS = ["government", "engine", "red", "green", "government", "engine", "red", "green"]


def auction(bids: dict[int, tuple[int, int]], turn: int = 0, seats: int = 3, **given: object) -> DalesState:
    """Bids by box number: (seat, cubes)."""
    held = [12 - sum(cubes for seat, cubes in bids.values() if seat == mine) for mine in range(seats)]
    given = {"cubes": held, **given}
    rows = [{"seat": bids[box][0], "cubes": bids[box][1]} if box in bids else None for box in range(1, 9)]
    return table(seats=seats, phase="auction", turn=turn, bids=rows, tokens=TOKENS, **given)  # type: ignore[arg-type]


def test_W1_1_twelve_cubes_each_or_what_is_left_never_more_than_fifteen() -> None:
    state = table(phase="takeovers", links={2: ["skipton gargrave"]}, turn=2, cubes=[0, 2, 9])
    assert list(play(state, "sell nothing").cubes) == [12, 14, 15]


def test_W2_1_one_token_for_each_box_out_of_five_of_each_colour() -> None:
    counts: Counter[str] = Counter()
    for seed in range(40):
        position = facts(own(game_of("wensleydale").start(3, SeededDealer(seed))))
        assert len(position["tokens"]) == 8
        assert max(Counter(position["tokens"]).values()) <= 5
        counts.update(position["tokens"])
    assert set(counts) == {"government", "engine", "red", "green"}
    # the bag is full again every round: five of one colour in two rounds running
    state = table(phase="takeovers", links={2: ["skipton gargrave"]}, turn=2)
    game = game_of("wensleydale")
    game.play(state, 2, game.moves.parse("sell nothing"), ForcedDealer([2, 2, 2, 2, 2, 0, 0, 0], SeededDealer(1)))
    assert facts(state)["tokens"].count("red") == 5
    state = table(phase="takeovers", links={2: ["skipton gargrave"]}, turn=2)
    with pytest.raises(BadDeal, match="none is left"):
        game.play(state, 2, game.moves.parse("sell nothing"), ForcedDealer([2] * 6, SeededDealer(1)))


def test_W2_1_nobody_knows_what_will_be_drawn_and_everybody_all_else() -> None:
    state = auction({1: (1, 3)}, turn=2)
    for seat in range(3):
        assert facts(own(state.redeal(seat, SeededDealer(9)))) == facts(state)


def test_N2_1_the_2_3_board_draws_from_four_four_two_two() -> None:
    layout = own(game_of("nurnberg").start(2, SeededDealer(1))).layout
    assert [int(count) for count in layout.tokens] == [4, 4, 2, 2]
    assert layout.tokens_total == 12
    for seed in range(40):
        tokens = Counter(facts(own(game_of("nurnberg").start(2, SeededDealer(seed))), "nurnberg")["tokens"])
        assert tokens["red"] <= 2
        assert tokens["green"] <= 2
        assert sum(tokens.values()) == 6


def test_W3_1_in_player_order_and_who_has_two_bids_is_skipped() -> None:
    state = auction({1: (1, 3), 2: (1, 3)}, turn=0)
    after = play(state, "bid 3 on box 3")
    assert after.turn == 2  # seat 1 has two bids
    assert play(after, "bid 2 on box 5").turn == 0


def test_W3_1_every_round_the_first_in_player_order_begins() -> None:
    state = table(phase="takeovers", profit=[0, 3, 1], links={0: ["skipton gargrave"]}, turn=0)
    begun = play(state, "sell nothing")
    assert facts(begun)["orders"]["players"] == [1, 2, 0]
    assert (facts(begun)["phase"], begun.turn) == ("auction", 1)
    again = play(begun, "bid 3 on box 1")
    assert again.turn == 2
    assert play(again, "bid 3 on box 2").turn == 0


def test_W3_2_a_bid_is_an_obligation() -> None:
    state = auction({})
    assert all(text.startswith("bid") for text in moves(state))
    assert why(state, "pass").rule == "W3.1"


def test_W3_3_at_least_the_minimum_and_more_than_stands_there() -> None:
    state = auction({2: (1, 4), 6: (1, 2)})
    assert why(state, "bid 2 on box 1") == ("W3.3", "refuse-bid-minimum", {"box": 1, "cubes": 2, "least": 3})
    assert why(state, "bid 1 on box 5") == ("W3.3", "refuse-bid-minimum", {"box": 5, "cubes": 1, "least": 2})
    assert why(state, "bid 4 on box 2") == ("W3.3", "refuse-bid-too-low", {"box": 2, "cubes": 4, "standing": 4})
    assert why(state, "bid 13 on box 2") == ("W3.2", "refuse-bid-cubes", {"box": 2, "cubes": 13, "held": 12})
    assert why(state, "bid 3 on box 9").key == "refuse-no-such-box"
    legal = moves(state)
    assert {"bid 3 on box 1", "bid 2 on box 5", "bid 5 on box 2", "bid 12 on box 2", "bid 3 on box 6"} <= set(legal)
    assert len(legal) == 3 * 10 + 8 + 3 * 11 + 10


def test_W3_4_an_outbid_player_gets_his_cubes_back_at_once() -> None:
    state = auction({2: (1, 4), 6: (1, 2)}, cubes=[12, 6, 12])
    after = play(state, "bid 5 on box 2")
    assert list(after.cubes) == [7, 10, 12]
    assert facts(after)["bids"][1] == {"seat": 0, "cubes": 5}
    assert after.turn == 1  # and may bid again on their turn
    assert ("narrate-outbid", {"who": 1, "box": 2, "cubes": 4}) in narration(state, "bid 5 on box 2")


def test_W3_5_nobody_raises_his_own_bid() -> None:
    state = auction({2: (0, 4)})
    assert why(state, "bid 5 on box 2").rule == "W3.5"
    assert not [text for text in moves(state) if text.endswith("box 2")]


def test_W3_5_a_high_bid_is_his_who_made_it_and_any_other_may_raise_it() -> None:
    state = auction({2: (0, 9)}, turn=1)
    assert [text for text in moves(state) if text.endswith("box 2")] == [
        f"bid {cubes} on box 2" for cubes in (10, 11, 12)
    ]
    mine = auction({2: (0, 3)}, turn=0, cubes=[12, 12, 12])
    assert not [text for text in moves(mine) if text.endswith("box 2")]


def test_W3_6_who_cannot_pay_is_skipped_and_bids_again_when_outbid() -> None:
    bids = {1: (0, 3), 5: (1, 3), 6: (1, 2), 7: (2, 2), 8: (2, 2)}
    state = auction({box: bid for box, bid in bids.items() if box != 8}, turn=2, cubes=[1, 7, 10])
    after = play(state, "bid 2 on box 8")
    assert after.phase != state.phase  # seat 0 has one bid and one cube: nobody can bid, the auction is over
    outbid = play(state, "bid 4 on box 1")
    assert outbid.turn == 0  # they get their three cubes back and must bid again
    assert outbid.cubes[0] == 4


def test_W3_6_a_bid_with_one_outcome_is_made_by_itself() -> None:
    bids = {1: (0, 6), 2: (0, 6), 3: (1, 6), 4: (1, 6), 5: (2, 4), 7: (2, 2), 8: (3, 10)}
    state = auction(bids, turn=3, seats=4, cubes=[0, 0, 0, 5])
    after = play(state, "bid 3 on box 7")  # seat 2 gets two cubes back: just enough for box 6, and nothing else
    assert after.phase != state.phase
    told = [line for line in narration(state, "bid 3 on box 7") if line[0] == "narrate-bid"]
    assert told == [
        ("narrate-bid", {"who": 3, "box": 7, "cubes": 3}),
        ("narrate-bid", {"who": 2, "box": 6, "cubes": 2}),
    ]


def test_W3_6_a_bid_made_by_itself_takes_all_the_cubes_it_needs() -> None:
    bids = {1: (0, 6), 2: (0, 6), 3: (1, 6), 5: (1, 6), 6: (2, 4), 7: (2, 3), 8: (3, 10)}
    state = auction(bids, turn=3, seats=4, cubes=[0, 0, 0, 5])
    told = narration(state, "bid 4 on box 7")  # seat 2 gets three cubes back: the minimum of box 4, and nothing else
    assert told[:4] == [
        ("narrate-bid", {"who": 3, "box": 7, "cubes": 4}),
        ("narrate-outbid", {"who": 2, "box": 7, "cubes": 3}),
        ("narrate-bid", {"who": 2, "box": 4, "cubes": 3}),
        ("narrate-won", {"who": 0, "box": 1, "cubes": 6}),
    ]
    assert list(play(state, "bid 4 on box 7").cubes) == [0, 0, 0, 1]


def test_W3_6_who_has_two_ways_to_bid_is_asked() -> None:
    bids = {1: (0, 6), 2: (0, 6), 3: (1, 6), 5: (1, 6), 6: (2, 4), 7: (2, 4), 8: (3, 10)}
    after = play(auction(bids, turn=3, seats=4, cubes=[0, 0, 0, 5]), "bid 5 on box 7")
    assert after.turn == 2
    assert moves(after) == ["bid 3 on box 4", "bid 4 on box 4"]


def test_W3_7_what_each_box_is_won_for_is_told() -> None:
    bids = {1: (1, 3), 3: (0, 5), 4: (0, 3), 5: (1, 2), 6: (2, 9)}
    state = auction(bids, turn=2, cubes=[5, 6, 3])
    won = [args for key, args in narration(state, "bid 2 on box 7") if key == "narrate-won"]
    assert [(row["box"], row["who"], row["cubes"]) for row in won] == [
        (1, 1, 3),
        (3, 0, 5),
        (4, 0, 3),
        (5, 1, 2),
        (6, 2, 9),
        (7, 2, 2),
    ]
    gained = [args for key, args in narration(state, "bid 2 on box 7") if key == "narrate-gain"]
    assert gained[:3] == [  # box 1: printed engine and green 2, with a government token
        {"who": 1, "colour": "government", "by": 1, "space": 2},
        {"who": 1, "colour": "engine", "by": 1, "space": 3},
        {"who": 1, "colour": "green", "by": 2, "space": 3},
    ]


def test_W3_7_boxes_are_settled_in_number_order_and_discs_stack() -> None:
    bids = {1: (1, 3), 3: (0, 3), 4: (0, 3), 5: (1, 2), 6: (2, 2)}
    state = auction(bids, turn=2, cubes=[5, 6, 7], stacks={"engine": [2, 1, 0]})
    after = play(state, "bid 2 on box 7")
    # box 1 engine, green 2, government token; 3 engine, government, green, red token; 4 engine, government, red,
    # green token; 5 engine, red, government token; 6 engine, green, engine token; 7 government, red, red token
    assert influence(after, 0) == {"government": 3, "engine": 4, "red": 3, "green": 3}
    assert influence(after, 1) == {"government": 3, "engine": 4, "red": 2, "green": 3}
    assert influence(after, 2) == {"government": 2, "engine": 4, "red": 3, "green": 2}
    tracks = facts(after)["tracks"]
    assert tracks["engine"] == {"4": [0, 1, 2]}  # by boxes 4, 5 and 6
    assert tracks["government"] == {"2": [2], "3": [0, 1]}
    assert tracks["green"] == {"2": [2], "3": [1, 0]}  # box 1 came before box 4
    assert list(after.cubes) == [5, 6, 5]  # what was bid is in the supply
    assert facts(after)["bids"] == [None] * 8


def test_W3_8_the_top_space_is_the_maximum_but_the_disc_goes_on_top() -> None:
    bids = {1: (1, 3), 2: (1, 3), 3: (0, 3), 5: (2, 2), 8: (0, 2)}
    state = auction(bids, turn=2, cubes=[5, 6, 7], influence={"engine": [8, 7, 8]}, stacks={"engine": [2, 0, 1]})
    after = play(state, "bid 2 on box 7")
    assert facts(after)["tracks"]["engine"] == {"8": [1, 0, 2]}  # boxes 1 and 2, then 3, then 5
    assert influence(after, 0)["engine"] == 8


def test_N3_1_the_winner_of_box_2_chooses_red_or_green_when_it_is_settled() -> None:
    bids = [None, {"seat": 1, "cubes": 3}, {"seat": 1, "cubes": 3}, {"seat": 0, "cubes": 2}, None, None]
    tokens = ["green", "green", "red", "engine", "engine", "government"]
    state = table("nurnberg", 2, "auction", 0, cubes=[5, 5], bids=bids, tokens=tokens)
    asked = play(state, "bid 2 on box 5", name="nurnberg")
    assert asked.turn == 1
    assert moves(asked, "nurnberg") == ["choose red", "choose green"]
    assert why(asked, "choose blue", "nurnberg").rule == "N3.1"
    assert facts(asked, "nurnberg")["bids"][2] == {"seat": 1, "cubes": 3}  # box 3 is settled after it
    before = influence(asked, 1)
    assert before == {"government": 2, "engine": 3, "red": 1, "green": 2}
    red, green = (play(asked, f"choose {colour}", name="nurnberg") for colour in ("red", "green"))
    assert (influence(red, 1)["red"], influence(red, 1)["green"]) == (3, 4)  # with box 3: 2 green and a red token
    assert (influence(green, 1)["red"], influence(green, 1)["green"]) == (2, 5)


def test_W4_1_orders_by_government_and_engines_ties_by_stack_and_they_stand() -> None:
    bids = {1: (1, 3), 3: (0, 3), 4: (0, 3), 5: (1, 2), 6: (2, 2)}
    state = auction(bids, turn=2, cubes=[5, 6, 7], stacks={"engine": [2, 1, 0]})
    after = play(state, "bid 2 on box 7")
    orders = facts(after)["orders"]
    assert orders["building"] == [1, 0, 2]  # government 3 with seat 1 on top of seat 0, then 2
    assert orders["trains"] == [2, 1, 0]  # all at 4, by the stack
    assert after.turn == 1
    # spending influence later changes nothing in this round
    built = play(after, "start northallerton", "extend ainderby", "extend bedale", "finish")
    assert facts(built)["orders"] == orders
    assert ("narrate-order-building", {"seats": [1, 0, 2]}) in narration(state, "bid 2 on box 7")
