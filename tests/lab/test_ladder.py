"""The ladder: its arithmetic against known results, and a small one climbed for real."""

from __future__ import annotations

from math import isclose, log
from pathlib import Path

import pytest

import branchline as bl
from branchline.cli import main
from branchline.cli.ladder import page, write
from branchline.lab.contest import Contest, Group, Pairing, contests, play_group
from branchline.lab.rating import ELO, Record, chance, evidence, ratings, solve, verdict

FOOTHILLS = bl.game("foothills").info


def test_a_share_of_ten_elevenths_is_four_hundred_points() -> None:
    found = ratings([Record("a", "b", 2, 10_000, 11_000)], "b")
    assert found["a"].points == pytest.approx(400, abs=1)
    assert found["b"].points == 0


def test_among_three_a_fair_share_is_no_difference() -> None:
    found = ratings([Record("a", "b", 3, 1000, 3000)], "b")
    assert found["a"].points == pytest.approx(0, abs=0.5)
    assert chance(found["a"].points / ELO, 3) == pytest.approx(1 / 3, abs=1e-3)


def test_ratings_add_up_along_a_chain_and_its_uncertainty_too() -> None:
    chain = [Record("b", "a", 2, 640, 1000), Record("c", "b", 2, 760, 1000)]
    found = ratings(chain, "a")
    alone = ratings(chain[1:], "b")
    assert found["c"].points - found["b"].points == pytest.approx(alone["c"].points, abs=0.5)
    assert found["c"].margin > alone["c"].margin
    assert found["c"].margin ** 2 == pytest.approx(found["b"].margin ** 2 + alone["c"].margin ** 2, rel=1e-3)


def test_the_interval_is_that_of_the_log_odds() -> None:
    """The variance of a log odds is 1 / (n p (1 - p)); one drawn game is added."""
    found = ratings([Record("a", "b", 2, 750, 1000)], "b")
    share = 750.5 / 1001
    assert found["a"].margin == pytest.approx(1.959964 * ELO / (1001 * share * (1 - share)) ** 0.5, rel=1e-3)


def test_a_bot_that_never_lost_is_not_infinitely_good() -> None:
    found = ratings([Record("a", "b", 2, 50, 50)], "b")
    assert 400 < found["a"].points < 1500
    assert found["a"].margin > 100


def test_the_evidence_is_that_of_two_normal_means() -> None:
    shares = [0.5, 1.0, 0.5, 1.0, 1.0, 1.0, 0.0, 0.5]
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    exact = sum(((share - 0.58) ** 2 - (share - 0.68) ** 2) / (2 * variance) for share in shares)
    assert isclose(evidence(shares, 0.58, 0.68), exact)


def test_the_test_errs_as_seldom_as_it_says() -> None:
    """Coins that win 58 times in 100 pass for better ones in about one contest in twenty, and the other way round."""
    for truth, wrong in ((58, "higher"), (68, "lower")):
        errors = 0
        for number in range(200):
            coin = bl.SeededDealer(17, number)
            shares: list[float] = []
            while not (found := verdict(shares, 0.58, 0.68)) and len(shares) < 2000:
                shares.append(((coin.below(100) < truth) + (coin.below(100) < truth)) / 2)
            errors += found == wrong
        assert errors <= 20


def test_bots_that_met_nobody_else_are_not_rated() -> None:
    contests_played = [
        Contest(Pairing("foothills", 2, "chief", "greedy"), [Group([1.0, 0.0], [1.0, 1.0])] * 5),
        Contest(Pairing("foothills", 2, "apprentice", "random"), [Group([1.0, 1.0], [1.0, 1.0])] * 5),
    ]
    rows = list(page(FOOTHILLS, 2, contests_played, 60.0, 1))
    assert [row.split("|")[2].strip() for row in rows if row.startswith(("| apprentice | not", "| random | not"))] == [
        "not linked",
        "not linked",
    ]
    assert any(row.startswith("| chief | +0 | ± ") for row in rows)


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == [3.0, 2.0]


def test_a_group_deals_every_seat_the_same_game() -> None:
    pairing = Pairing("ticket-to-ride-germany", 2, "random", "random")
    group = play_group(pairing, 5, 3)
    assert sum(group.by_seat) == 2.0
    assert sum(group.wins) == 1.0  # two alike play the same game twice, once from either seat
    assert play_group(pairing, 5, 3).wins == group.wins


def test_a_pairing_ends_as_soon_as_the_test_is_sure() -> None:
    pairing = Pairing("ticket-to-ride-germany", 2, "greedy", "random")
    (contest,) = contests([pairing], most=400, seed=5, jobs=1)
    assert contest.verdict == "higher"
    assert contest.record.games < 100
    assert contest.record.share > 0.9


def test_the_record_counts_every_seat() -> None:
    contest = Contest(Pairing("wensleydale", 3, "a", "b"), [Group([1.0, 0.0, 0.5], [1.0, 1.0, 1.0])] * 2)
    assert contest.record == Record("a", "b", 3, 3.0, 6)


def test_the_command_writes_a_section_and_keeps_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ladder.md"
    write(out, "another game, 3 seats", "## Another game, 3 seats\n\ntext\n")
    words = ["ladder", "ticket-to-ride-germany", "--pairings", "greedy:random", "--games", "8", "--jobs", "1"]
    assert main([*words, "--out", str(out)]) == 0
    first = out.read_text(encoding="utf-8")
    assert main([*words, "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.count("## Ticket to Ride") == first.count("## Ticket to Ride") == 1
    assert "## Another game, 3 seats\n\ntext\n" in text
    assert "| greedy | random |" in text
    assert "greedy among random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--pairings", "greedy"], "is no pairing"),
        (["--pairings", "greedy:kasparov"], "no bot “kasparov”"),
        (["--games", "0"], "--games 0"),
        (["--seats", "9"], "9"),
    ],
)
def test_nonsense_is_refused(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "foothills", *words]) == 2
    assert says in capsys.readouterr().err


def test_an_e_fold_is_worth_what_elo_says() -> None:
    assert ELO * log(10) == pytest.approx(400)
