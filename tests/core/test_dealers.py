"""The dealers: the same luck everywhere, provable luck, recorded luck, and luck that is told what to deal."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.core.dealer import LogDealer, WrittenDealer
from branchline.core.errors import BadDeal, BadSeed

Size = Callable[[int, int], int]
SEED = 12345678901234
WORDS = (1296431987, 2694110780, 2873661873, 76151047)  # sfc32, seeded and warmed up as dealer.py says
SECRET = bytes(range(32))


def cells(*counts: int) -> vec[i64]:
    return vec[i64]([i64(count) for count in counts])


def sfc32(seed: int, stream: int, words: int) -> list[int]:
    """The generator as its author writes it, on Python's unbounded numbers."""
    mask = 2**32 - 1
    a, b, c, counter = seed & mask, seed >> 32, stream, 1
    out = []
    for _ in range(15 + words):
        word = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, (((c << 21) | (c >> 11)) + word) & mask
        out.append(word)
    return out[15:]


def test_seeded_luck_is_sfc32() -> None:
    for bits in (1, 2, 8, 16, 24, 30):
        dealer = bl.SeededDealer(SEED)
        assert [dealer.below(2**bits) for _ in WORDS] == [word >> 32 - bits for word in WORDS]
    assert tuple(sfc32(SEED, 0, 4)) == WORDS


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**32, 2**53 + 7, 2**62 - 1])
@pytest.mark.parametrize("stream", [0, 1, 2**32 - 1])
def test_seeded_luck_is_the_same_for_every_seed_and_stream(seed: int, stream: int) -> None:
    dealer = bl.SeededDealer(seed, stream)
    assert [dealer.below(2**30) for _ in range(500)] == [word >> 2 for word in sfc32(seed, stream, 500)]


def test_streams_and_seeds_differ() -> None:
    def first(seed: int, stream: int) -> tuple[int, ...]:
        dealer = bl.SeededDealer(seed, stream)
        return tuple(dealer.below(2**30) for _ in range(3))

    games = [first(7, stream) for stream in range(2000)] + [first(seed, 0) for seed in range(2000) if seed != 7]
    assert len(set(games)) == len(games)


def test_every_outcome_is_equally_likely(size: Size) -> None:
    dealer = bl.SeededDealer(3)
    rolls = size(60_000, 2_000_000)
    counts = Counter(dealer.below(6) for _ in range(rolls))
    assert sorted(counts) == list(range(6))
    assert sum((count - rolls / 6) ** 2 / (rolls / 6) for count in counts.values()) < 30


def test_a_draw_is_weighted_by_the_counts(size: Size) -> None:
    dealer = bl.SeededDealer(4)
    counts = cells(9, 0, 3, 1, 0, 2)
    draws = size(60_000, 2_000_000)
    seen = Counter(int(dealer.draw(counts, 2, 6)) for _ in range(draws))
    assert set(seen) == {2, 3, 5}
    expected = {2: draws / 2, 3: draws / 6, 5: draws / 3}
    assert sum((seen[kind] - much) ** 2 / much for kind, much in expected.items()) < 25


def test_a_pick_is_any_of_the_items(size: Size) -> None:
    dealer = bl.SeededDealer(5)
    picks = size(40_000, 1_000_000)
    seen = Counter(int(dealer.pick(cells(50, 60, 70, 80, 90), 1, 3)) for _ in range(picks))
    assert set(seen) == {1, 2, 3}
    assert all(abs(count - picks / 3) < 5 * (picks * 2 / 9) ** 0.5 for count in seen.values())


def test_a_copy_deals_the_same_again() -> None:
    dealer = bl.SeededDealer(9)
    dealer.below(5)
    twin = dealer.copy()
    assert [dealer.below(1000) for _ in range(20)] == [twin.below(1000) for _ in range(20)]
    dealer.below(5)
    assert dealer.below(2**30) != twin.below(2**30)


@pytest.mark.parametrize("seed", [-1, 2**62, 2**64])
def test_a_bad_seed_is_refused_with_the_range(seed: int) -> None:
    with pytest.raises(BadSeed, match=r"2\^62 - 1"):
        bl.SeededDealer(seed)


@pytest.mark.parametrize("stream", [-1, 2**32, 2**63])
def test_a_bad_stream_is_refused(stream: int) -> None:
    with pytest.raises(BadSeed, match="stream"):
        bl.SeededDealer(1, stream)


@pytest.mark.parametrize("seed", [b"", b"short", bytes(31), bytes(33)])
def test_a_bad_secret_is_refused_and_not_told(seed: bytes) -> None:
    with pytest.raises(BadSeed, match="32 bytes") as refusal:
        bl.HashChainDealer(seed)
    assert repr(seed) not in str(refusal.value)


def test_a_hash_chain_is_what_it_says() -> None:
    """Deal k comes from SHA-256 of the seed and k, so anybody can work it out with a few lines of any language."""
    dealer = bl.HashChainDealer(SECRET)
    for k in range(50):
        link = hashlib.sha256(SECRET + k.to_bytes(8, "big")).digest()
        assert dealer.below(1000) == int.from_bytes(link[:8], "big") * 1000 // 2**64
    assert dealer.commitment == hashlib.sha256(SECRET).hexdigest()


def test_a_hash_chain_goes_on_where_it_stopped() -> None:
    whole = bl.HashChainDealer(SECRET)
    deals = [int(whole.below(10**6)) for _ in range(40)]
    for stop in (0, 1, 17, 39):
        resumed = bl.HashChainDealer(SECRET, stop)
        assert [int(resumed.below(10**6)) for _ in range(stop, 40)] == deals[stop:]


def test_every_question_is_one_link_of_the_chain() -> None:
    """So the number of deals in a log is the number to resume by; a thing that had to come up counts too."""
    dealer = bl.HashChainDealer(SECRET)
    dealer.below(3)
    dealer.draw(cells(1, 2, 3), 0, 6)
    dealer.pick(cells(5, 6), 0, 2)
    assert dealer.reveal(7) == 7
    assert dealer.dealt == 4


def test_the_chain_differs_with_the_seed() -> None:
    one, other = bl.HashChainDealer(SECRET), bl.HashChainDealer(SECRET[::-1])
    assert one.commitment != other.commitment
    assert [one.below(2**30) for _ in range(3)] != [other.below(2**30) for _ in range(3)]


def test_a_recording_holds_what_was_dealt_and_changes_nothing() -> None:
    recording, plain = bl.RecordingDealer(bl.SeededDealer(6)), bl.SeededDealer(6)
    items = cells(10, 20, 30)
    answers = [
        recording.below(9),
        recording.draw(cells(1, 4, 2), 0, 7),
        items[recording.pick(items, 1, 2)],
        recording.reveal(8),
    ]
    assert answers == [plain.below(9), plain.draw(cells(1, 4, 2), 0, 7), items[plain.pick(items, 1, 2)], 8]
    assert recording.take() == answers
    assert recording.take() == []


def test_a_log_deals_what_was_recorded() -> None:
    recording = bl.RecordingDealer(bl.SeededDealer(6))

    def ask(dealer: bl.Dealer) -> list[int]:
        items = cells(10, 20, 30, 40)
        return [
            dealer.below(5),
            dealer.draw(cells(2, 0, 2), 0, 4),
            items[dealer.pick(items, 1, 3)],
            dealer.reveal(3),
            dealer.draw(cells(9, 9, 1, 1), 2, 2),
        ]

    asked = ask(recording)
    replay = bl.LogDealer(recording.take())
    assert ask(replay) == asked
    assert replay.finished()


@pytest.mark.parametrize(
    ("outcome", "ask"),
    [
        (5, lambda dealer: dealer.below(5)),
        (-1, lambda dealer: dealer.below(5)),
        (1, lambda dealer: dealer.draw(cells(2, 0, 2), 0, 4)),
        (3, lambda dealer: dealer.draw(cells(2, 0, 2), 0, 4)),
        (-1, lambda dealer: dealer.draw(cells(2, 0, 2), 0, 4)),
        (0, lambda dealer: dealer.draw(cells(2, 0, 2), 1, 2)),
        (10, lambda dealer: dealer.pick(cells(10, 20, 30), 1, 2)),
        (30, lambda dealer: dealer.pick(cells(10, 20, 30), 0, 2)),
        (25, lambda dealer: dealer.pick(cells(10, 20, 30), 0, 3)),
        (6, lambda dealer: dealer.reveal(7)),
        (2**61, lambda dealer: dealer.below(5)),
    ],
)
def test_a_deal_that_cannot_be_is_refused(outcome: int, ask: Callable[[bl.Dealer], int]) -> None:
    for dealer in (LogDealer([outcome]), bl.ForcedDealer([outcome], bl.SeededDealer(1))):
        with pytest.raises(BadDeal, match=f"deal 1 is {outcome}"):
            ask(dealer)


@pytest.mark.parametrize("outcome", [2**63, -(2**63) - 1, 10**30])
def test_a_deal_beyond_all_bounds_is_refused(outcome: int) -> None:
    """Compiled, such a number fits into no register; it must be refused by name all the same."""
    with pytest.raises(BadDeal):
        LogDealer([outcome]).below(5)


def test_a_log_that_has_run_out_says_so() -> None:
    dealer = LogDealer([1])
    dealer.below(2)
    for ask in (
        lambda: dealer.below(2),
        lambda: dealer.draw(cells(1, 1), 0, 2),
        lambda: dealer.pick(cells(1, 1), 0, 2),
        lambda: dealer.reveal(0),
    ):
        with pytest.raises(BadDeal, match="only 1 deals"):
            ask()


def test_forced_luck_goes_on_with_another_dealer() -> None:
    forced, plain = bl.ForcedDealer([4, 1], bl.SeededDealer(2)), bl.SeededDealer(2)
    assert [forced.below(9), forced.draw(cells(1, 1), 0, 2)] == [4, 1]
    assert [forced.below(100) for _ in range(9)] == [plain.below(100) for _ in range(9)]


def test_a_new_dealer_needs_only_below() -> None:
    class Last(bl.Dealer):
        def below(self, n: i64) -> i64:
            return n - 1

    dealer = Last()
    assert dealer.draw(cells(3, 1, 0), 0, 4) == 1
    assert dealer.pick(cells(7, 8, 9), 1, 2) == 2
    game = bl.game("ticket-to-ride-germany")
    assert game.position(game.start(3, dealer)) == game.position(game.start(3, Last()))


def test_dealers_that_deal_nothing_refuse_to() -> None:
    with pytest.raises(NotImplementedError):
        bl.Dealer().below(3)
    with pytest.raises(BadDeal):
        WrittenDealer([]).below(3)
