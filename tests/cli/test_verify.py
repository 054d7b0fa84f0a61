"""What `verify` calls proven, and the forgeries it refuses by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.cli import main
from branchline.core.log import Ended, Log, early_result, parse_log, seal_of
from branchline.core.luck import HOUSE as HOUSE_SEALS
from branchline.core.luck import commitment_of, digest_of, promise_of, seed_of, terms_of
from branchline.core.receipt import check_luck
from branchline.core.signature import new_key, public_half, sign, signed_part
from tests.support.tables import play_on

GAME = bl.game("ticket-to-ride-germany")
SEED = bytes(range(32))
COMMITMENT = sha256(SEED).hexdigest()
HOUSE = new_key()
KEY = public_half(HOUSE)
OLD = Path(__file__).parents[1] / "fixtures" / "before-luck" / "conceded.jsonl"


def conceded(moves: int = 30, seats: int = 2, by: int = 1) -> Log:
    """A table that someone gave up early, as its house keeps it."""
    table = play_on(bl.Table.open(GAME, seats, bl.HashChainDealer(SEED), names=["Ada", "Ben", "Cy"]), dice(), moves)
    table.end(early_result(table.state, "conceded", [by]), [by])
    table.log.seed, table.log.table = SEED.hex(), "abc"
    return table.log


def dice() -> bl.Dealer:
    return bl.SeededDealer(5)


def signed(log: Log, secret: bytes = HOUSE) -> Log:
    log.signature = sign(log.entries(), secret)
    return log


class Verify:
    """Runs the command on a log and gives what it says, or why it refuses."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "log.jsonl"
        self.capsys = capsys

    def __call__(self, log: Log | str, *options: str, code: int = 0) -> str:
        text = log if isinstance(log, str) else "".join(line + "\n" for line in log.lines())
        self.file.write_text(text, encoding="utf-8")
        assert main(["verify", str(self.file), *options]) == code
        said = self.capsys.readouterr()
        return said.err if code else said.out


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    return Verify(tmp_path, capsys)


def resealed(log: Log, edit: Callable[[list[Any]], object]) -> str:
    """A log edited by someone who knows how seals are made."""
    entries = list(log.entries())
    edit(entries)
    seal, lines = "", []
    for entry in entries:
        seal = seal_of(seal, entry)
        lines.append(json.dumps(entry | {"seal": seal}, ensure_ascii=False) + "\n")
    return "".join(lines)


def test_what_the_house_signed_is_proven_and_nothing_else(verify: Verify) -> None:
    said = verify(signed(conceded()), "--house", KEY, "--commitment", COMMITMENT)
    assert "Proven: this house signed the board, options, deals, moves, result and commitment." in said
    assert "Proven: nobody changed the luck after you were shown the commitment." in said
    assert "It was ended early (conceded) by seat 2." in said
    assert "Not proven: that no seed was tried first" in said


def test_a_signature_without_the_houses_key_proves_nothing_yet(verify: Verify) -> None:
    said = verify(signed(conceded()))
    assert f"Signed with the key {KEY}. Whose key that is, is not proven" in said
    assert "Proven:" not in said


def test_a_forged_end_on_the_public_seed_of_a_conceded_game_is_no_proof(verify: Verify) -> None:
    """The seed of a conceded game is public: anyone can play it on to an end they like, and every deal fits."""
    real = signed(conceded())
    table = bl.Table.of(
        GAME, parse_log("".join(f"{line}\n" for line in real.lines()), GAME), bl.HashChainDealer(SEED, 0)
    )
    table.log.result = table.log.ended = table.log.signature = None
    table.dealer = bl.HashChainDealer(SEED, table.deals)
    forged = play_on(table, dice()).log
    assert len(forged.moves) > 100
    assert forged.commitment == COMMITMENT
    said = verify(forged)
    assert "Unsigned: shows only that it is consistent" in said
    assert "Proven:" not in said
    assert "it is not signed" in verify(forged, "--house", KEY, code=2)
    forged.signature = real.signature
    assert "the signature is not under this log" in verify(forged, code=2)
    assert "another house has signed it" in verify(signed(forged, new_key()), "--house", KEY, code=2)


def test_an_unsigned_log_is_refused_where_a_house_must_have_signed_it(verify: Verify) -> None:
    assert "it is not signed" in verify(conceded(), "--house", KEY, code=2)
    assert "it is not signed" in verify(OLD.read_text(encoding="utf-8"), "--house", KEY, code=2)


def test_a_log_of_the_version_before_is_read_and_called_unsigned(verify: Verify) -> None:
    said = verify(OLD.read_text(encoding="utf-8"))
    assert "Unsigned: shows only that it is consistent" in said
    assert "It was ended early (conceded); the log does not say by whom." in said


def test_an_unfinished_log_says_so(verify: Verify) -> None:
    log = conceded()
    log.result = log.ended = log.seed = None
    assert "Unfinished" in verify(log)
    assert "it was cut short, or the game is not finished" in verify(log, "--house", KEY, code=2)


def test_names_are_not_signed_so_a_person_can_be_erased(verify: Verify) -> None:
    log = signed(conceded())
    log.names = ["", "Ben"]
    assert "Proven: this house signed" in verify(log, "--house", KEY)


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda log: log.__delitem__(-2), "no line before it shows that"),
        (lambda log: log[-2].update(end="agreed"), "'conceded', and the line before it 'agreed'"),
        (lambda log: log[-2].update(seats=[0]), "the result is impossible"),
        (lambda log: log[-2].update(seats=[7]), "a seat that the game does not have"),
        (lambda log: log[-2].update(seats=["Ben"]), "whole number"),
        (lambda log: log[-2].update(end=["conceded"]), "'end' cannot be"),
        (lambda log: log.__delitem__(-1), "it says how it was ended, and not the result"),
        (lambda log: log.insert(-2, log[-2]), "had ended the game before"),
        (lambda log: log[-1]["result"].update(ranking=[2, 1]), "the result is impossible"),
        (lambda log: log[-1]["result"].update(ranking=[1, 1]), "the result is impossible"),
        (lambda log: log[-1]["result"].update(scores=[99, 3]), "not the points where it was ended"),
        (lambda log: log[-1]["result"].update(reason="last-round"), "the log is cut short"),
        (lambda log: log[-1].update(signature={}), "what stands for a signature is none"),
        (lambda log: log[-1].update(signature={"key": "x", "ed25519": "y"}), "what stands for a signature is none"),
        (lambda log: log[-1].update(signature=KEY), "'signature' cannot be"),
    ],
)
def test_a_forged_end_is_refused_by_name(verify: Verify, edit: Callable[[list[Any]], object], why: str) -> None:
    assert why in verify(resealed(conceded(), edit), code=2)


def test_a_log_cut_in_the_middle_that_kept_its_result_is_refused(verify: Verify) -> None:
    whole = play_on(bl.Table.open(GAME, 2, bl.HashChainDealer(SEED)), dice()).log
    assert "the log is cut short" in verify(resealed(whole, lambda log: log.__delitem__(slice(40, -1))), code=2)
    assert "Consistent: the result" in verify(whole)


def test_deals_of_another_seed_than_the_one_that_was_promised_are_refused(verify: Verify) -> None:
    """All of it fits but the cards themselves: someone else dealt them."""
    log = play_on(bl.Table.open(GAME, 2, bl.HashChainDealer(bytes(32))), dice()).log
    log.seed, log.commitment = SEED.hex(), COMMITMENT
    assert "deal" in verify(log, code=2)
    log.table = "abc"
    place = (log.table, log.game, log.rules_version, log.board_digest, log.seats, log.options, log.position)
    terms, secrets = digest_of(terms_of(*place)), {HOUSE_SEALS: "00" * 32, "0,1": "11" * 32}
    promised = {who: commitment_of(terms, 1, who, secret) for who, secret in secrets.items()}
    log.commitment = promise_of(terms, 1, promised)
    player = {"seats": [0, 1], "commitment": promised["0,1"], "secret": secrets["0,1"]}
    one = {"terms": terms, "house": promised[HOUSE_SEALS], "players": [player], "promise": log.commitment}
    log.luck, log.promised = {"rounds": [one]}, [secrets[HOUSE_SEALS]]
    log.seed = seed_of(log.commitment, secrets).hex()
    assert check_luck(log).seats == [0, 1]
    assert "deal" in verify(log, code=2)


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda log: log[-1]["result"].update(ranking=[2, 2]), "the result is not what the moves lead to"),
        (lambda log: log[-1]["result"].update(reason="conceded"), "the result is not what the moves lead to"),
        (lambda log: log.insert(-1, {"end": "agreed", "seats": [0, 1]}), "a game that the rules had ended"),
    ],
)
def test_a_game_that_was_played_out_has_the_end_that_its_moves_lead_to(
    verify: Verify, edit: Callable[[list[Any]], object], why: str
) -> None:
    whole = play_on(bl.Table.open(GAME, 2, bl.HashChainDealer(SEED)), dice()).log
    assert why in verify(resealed(whole, edit), code=2)


def test_an_older_log_cannot_hide_an_impossible_ranking(verify: Verify) -> None:
    """It does not say who gave up, so every ranking that someone's giving up makes is possible, and no other."""
    log = conceded(seats=3, by=2)
    log.format, log.ended = "branchline-log/1", None
    assert "the log does not say by whom" in verify(log)
    assert log.result is not None
    log.result["ranking"] = [3, 3, 1]
    assert "the result is impossible" in verify(log, code=2)


@pytest.mark.parametrize(
    "edit",
    [
        lambda log: log[0]["options"].update(first=1),
        lambda log: log[0].update(table="xyz"),
        lambda log: log[0].update(commitment="00" * 32),
        lambda log: log[-1].pop("seed"),
        lambda log: log.__delitem__(slice(30, -2)),
    ],
    ids=["options", "table", "commitment", "seed", "a move"],
)
def test_whatever_is_changed_under_a_signature_is_noticed(verify: Verify, edit: Callable[[list[Any]], object]) -> None:
    assert verify(resealed(signed(conceded()), edit), "--house", KEY, code=2)


def test_all_of_a_log_is_signed_but_names_and_seals() -> None:
    log = conceded()
    log.luck, log.promised, log.position = {"rounds": [1]}, ["00" * 32], {"turn": 0}
    entries = list(signed(log).entries())
    text, parts = signed_part(entries), set[str]()
    for line, entry in enumerate(entries):
        for name in entry:
            changed = [*entries[:line], entry | {name: "another"}, *entries[line + 1 :]]
            assert (signed_part(changed) == text) is (name in ("names", "signature")), name
            parts.add(name)
    assert {"board", "options", "dealt", "commitment", "luck", "table", "position"} <= parts
    assert {"move", "end", "seats", "result", "seed", "house", "names", "signature"} <= parts


def test_another_commitment_than_the_one_that_was_shown_is_refused(verify: Verify) -> None:
    assert "its luck is not the one that was promised" in verify(conceded(), "--commitment", "ab" * 32, code=2)


def test_a_key_that_is_none_is_refused(verify: Verify, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        verify(conceded(), "--house", "my house")
    assert "is not 64 hexadecimal digits" in capsys.readouterr().err


def test_how_a_log_was_ended_is_read_back_as_it_was_written() -> None:
    log = signed(conceded())
    again = parse_log("".join(f"{line}\n" for line in log.lines()), GAME)
    assert again == log
    assert again.ended == Ended("conceded", [1])
