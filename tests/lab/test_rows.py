"""The rows of a table: they say what happened, however the games were split and played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import polars as pl
import pytest

import branchline as bl
from branchline.bots import BOTS, Bot
from branchline.core.dealer import Dealer
from branchline.core.game import Json
from branchline.core.playout import Policy
from branchline.core.state import State
from branchline.lab.plan import SimulationPlan
from branchline.lab.play import Player, log_path
from branchline.lab.summary import Summary, summed
from branchline.lab.tables import games_table, moves_table
from tests.lab.running import GAME, SLOW

SOME = 12 if SLOW else 42  # games with greedy


def plan(bots: str = "random,random", games: int = 40, **more: object) -> SimulationPlan:
    return SimulationPlan(GAME, tuple(bots.split(",")), games, 7, {}, **more)  # type: ignore[arg-type]


def table(asked: SimulationPlan, *cuts: int) -> pl.DataFrame:
    """The games of a plan, played in pieces that end at these numbers."""
    player = Player(asked)
    ends = [*cuts, asked.games]
    return pl.concat(
        games_table(asked, player.play(first, end - first)) for first, end in zip([0, *ends], ends, strict=False)
    )


@pytest.fixture(scope="module")
def games() -> pl.DataFrame:
    return table(plan("random,greedy,random", SOME))


@pytest.fixture(scope="module")
def seats(games: pl.DataFrame) -> pl.DataFrame:
    """A row for each seat."""
    lists = [
        name
        for name, kind in games.schema.items()
        if kind.base_type() is pl.List and not name.startswith(("claim_", "offer_"))
    ]
    return games.with_columns(seat=pl.int_ranges(0, 3)).explode(*lists, "seat")


def test_a_game_depends_on_its_number_alone() -> None:
    whole = table(plan())
    assert whole.equals(table(plan(), 1, 2, 19))
    assert whole.equals(table(plan(), 39))
    assert table(plan(games=4)).equals(whole.head(4))


def test_another_seed_is_another_simulation() -> None:
    other = SimulationPlan(GAME, ("random", "random"), 40, 8, {})
    assert table(other)["score"].to_list() != table(plan())["score"].to_list()


def test_keeping_moves_and_logs_changes_no_row(tmp_path: Path) -> None:
    asked = plan("greedy,random", 6)
    assert table(plan("greedy,random", 6, moves=True, logs=str(tmp_path))).equals(table(asked))


def test_every_seating_is_played_equally_often_and_in_rotation(games: pl.DataFrame) -> None:
    seated = Counter(tuple(bots) for bots in games["bot"].to_list())
    assert set(seated.values()) == {SOME // 3}
    assert len(seated) == 3
    assert games["arrangement"].to_list() == [number % 3 for number in range(SOME)]
    assert games["game"].to_list() == list(range(SOME))


def test_score_is_the_sum_of_its_sources(seats: pl.DataFrame) -> None:
    sources = [name for name in seats.columns if name.startswith("points_")]
    assert len(sources) == 4
    assert seats.filter(pl.col("score") != pl.sum_horizontal(sources)).is_empty()


def test_points_are_those_of_the_rulebook(games: pl.DataFrame) -> None:
    """The breakdown that players see is counted by different code from the statistics."""
    asked = plan("random,greedy,random", SOME)
    game = asked.rules
    column = {"T6.0": "routes", "T6.2": "tickets", "T6.3": "globetrotter", "T6.4": "passengers"}
    for number in range(12):
        state = final_state(asked, number)
        row = games.row(number, named=True)
        for seat, lines in enumerate(game.breakdown(state)):
            points: Counter[str] = Counter()
            for line in lines:
                points[column[line.rule]] += line.points
            assert {name: row[f"points_{name}"][seat] for name in column.values()} == {
                name: points[name] for name in column.values()
            }
        assert row["place"] == state.ranking()
        assert row["end_reason"] == state.end_reason


def final_state(asked: SimulationPlan, number: int) -> State:
    """The end of a game, played by a separate loop."""
    dealer = bl.SeededDealer(asked.seed, number)
    lucks = [bl.SeededDealer(asked.luck_seed(seat), number) for seat in range(asked.seats)]
    player = Player(asked)
    state = player.start(dealer)
    while not state.over:
        seat = int(state.turn)
        state.apply(player.policies[number % len(player.policies)][seat].choose(state, lucks[seat]), dealer)
    return state


def test_a_victory_is_one_game_however_many_share_it(seats: pl.DataFrame) -> None:
    shared = seats.group_by("game").agg(pl.sum("win"), winners=(pl.col("place") == 1).sum())
    assert shared["win"].to_list() == pytest.approx([1.0] * SOME)
    winners = seats.join(shared.select("game", "winners"), on="game")
    assert winners.filter((pl.col("place") == 1) != (pl.col("win") * pl.col("winners") == 1)).is_empty()


@pytest.mark.parametrize("thing", ["offer_kept", "offer_met"])
def test_tickets_listed_are_tickets_counted(games: pl.DataFrame, seats: pl.DataFrame, thing: str) -> None:
    listed = (
        games.explode("offer_seat", thing)
        .group_by("game", seat=pl.col("offer_seat").cast(pl.Int64))
        .agg(listed=pl.sum(thing))
    )
    counted = seats.select("game", "seat", count=pl.col(thing.replace("offer_", "tickets_")))
    both = counted.join(listed, on=["game", "seat"], how="left").fill_null(0)
    assert both.filter(pl.col("count") != pl.col("listed")).is_empty()
    assert both["count"].sum() > 0


def test_a_ticket_drawn_alone_is_listed_as_kept() -> None:
    """T4.2 There is nothing to choose, so no action says so. Random players empty the decks."""
    games = table(plan(games=60))
    draws = games.explode("offer_ticket", "offer_seat", "offer_turn", "offer_kept")
    alone = draws.group_by("game", "offer_seat", "offer_turn").agg(pl.len(), pl.col("offer_kept").first())
    single = alone.filter(pl.col("len") == 1)
    assert len(single) > 0
    assert single["offer_kept"].all()
    assert alone.filter(pl.col("offer_turn") == 0)["len"].unique().to_list() == [4]


def test_routes_listed_are_routes_counted(games: pl.DataFrame, seats: pl.DataFrame) -> None:
    claims = games.explode("claim_route", "claim_seat", "claim_turn")
    listed = claims.group_by("game", seat=pl.col("claim_seat").cast(pl.Int64)).agg(listed=pl.len())
    both = seats.select("game", "seat", "routes").join(listed, on=["game", "seat"])
    assert both.filter(pl.col("routes") != pl.col("listed")).is_empty()
    assert claims.filter(pl.col("claim_turn") > pl.col("turns")).is_empty()
    assert claims.group_by("game", "claim_route").len()["len"].max() == 1


def test_turns_are_spent_in_one_of_four_ways(games: pl.DataFrame, seats: pl.DataFrame) -> None:
    spent = seats.group_by("game").agg(
        spent=pl.sum("routes") + pl.sum("turns_cards") + pl.sum("turns_tickets") + pl.sum("turns_passed")
    )
    both = games.select("game", "turns").join(spent, on="game")
    assert both.filter(pl.col("turns") != pl.col("spent")).is_empty()


def test_moves_are_listed_one_by_one(tmp_path: Path) -> None:
    asked = plan(games=3, moves=True, logs=str(tmp_path))
    chunk = Player(asked).play(0, 3)
    games, moves = games_table(asked, chunk), moves_table(chunk.moves)
    assert moves.group_by("game", maintain_order=True).len()["len"].to_list() == games["moves"].to_list()
    assert moves.group_by("game", maintain_order=True).agg(pl.max("turn"))["turn"].to_list() == games["turns"].to_list()
    log = bl.read_log(log_path(tmp_path, 2), asked.rules)
    assert moves.filter(pl.col("game") == 2)["text"].to_list() == [str(played.move) for played in log.moves]
    assert moves.filter(pl.col("game") == 2)["seat"].to_list() == [played.seat for played in log.moves]


def test_logs_replay_to_the_same_scores(tmp_path: Path) -> None:
    asked = plan("greedy,random", 4, logs=str(tmp_path))
    chunk = Player(asked).play(0, 4)
    for number, row in enumerate(games_table(asked, chunk).iter_rows(named=True)):
        log = bl.read_log(log_path(tmp_path, number), asked.rules)
        assert log.last_state(asked.rules).scores() == row["score"]
        assert log.names == row["bot"]


class LastBot(Bot):
    """Takes the last of its moves, and has no compiled policy."""

    def choose(self, view: Json, legal_moves: Sequence[bl.Move], budget: float | None = None) -> bl.Move:
        assert view["seat"] in (0, 1)
        return legal_moves[-1]


class LastPolicy(Policy):
    def choose(self, state: State, dealer: Dealer) -> int:
        return state.legal_actions()[-1]


class LastBotWithPolicy(LastBot):
    policy = LastPolicy()


def last_bot(game: bl.Game, seed: int) -> Bot:
    return LastBot()


def last_bot_with_policy(game: bl.Game, seed: int) -> Bot:
    return LastBotWithPolicy()


def test_a_bot_plays_the_same_through_its_view_and_as_a_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "last", f"{__name__}:last_bot")
    monkeypatch.setitem(BOTS, "last-compiled", f"{__name__}:last_bot_with_policy")
    by_view, by_policy = table(plan("last,random", 4)), table(plan("last-compiled,random", 4))
    assert by_view.drop("bot").equals(by_policy.drop("bot"))


class ShyBot(Bot):
    def choose(self, view: Json, legal_moves: Sequence[bl.Move], budget: float | None = None) -> bl.Move:
        raise RuntimeError("I would rather not")


def shy_bot(game: bl.Game, seed: int) -> Bot:
    return ShyBot()


def test_a_bot_that_fails_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "shy", f"{__name__}:shy_bot")
    with pytest.raises(bl.BranchlineError, match=r"game 30 failed: RuntimeError: I would rather not \(test_rows.py"):
        Player(plan("shy,random")).play(30, 2)


def test_a_summary_says_what_the_rows_say(games: pl.DataFrame, seats: pl.DataFrame) -> None:
    player = Player(plan("random,greedy,random", SOME))
    summary = summed(player.play(first, 6).summary for first in range(0, SOME, 6))
    summary = Summary.of(summary.json())
    assert summary.games == SOME
    assert summary.turns == Counter(games["turns"].to_list())
    assert summary.moves == Counter(games["moves"].to_list())
    assert summary.reasons == Counter(games["end_reason"].to_list())
    for bot, side in summary.bots.items():
        mine = seats.filter(pl.col("bot") == bot)
        assert side.scores == Counter(mine["score"].to_list())
        assert side.won == pytest.approx(mine["win"].sum())
        assert side.games == SOME
    for seat, side in summary.seats.items():
        mine = seats.filter(pl.col("seat") == int(seat))
        assert side.scores == Counter(mine["score"].to_list())
        assert side.won == pytest.approx(mine["win"].sum())
    ordered = seats.with_columns(order=(pl.col("seat") - pl.col("first").cast(pl.Int64)) % 3)
    for place, side in summary.order.items():
        mine = ordered.filter(pl.col("order") == int(place))
        assert (side.games, side.scores) == (SOME, Counter(mine["score"].to_list()))
        assert side.won == pytest.approx(mine["win"].sum())


def test_summaries_of_any_cut_add_up_to_the_same(size: Callable[[int, int], int]) -> None:
    games = size(ci=60, soak=6000)
    player = Player(plan(games=games))
    whole = player.play(0, games).summary
    cut = summed([player.play(0, 7).summary, player.play(7, games - 7).summary])
    whole.seconds = cut.seconds = 0.0
    assert whole == cut
