"""The arithmetic of luck that everyone adds to: in Python as in the browser, bound to what it is for."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

from branchline.core.luck import (
    HOUSE,
    canonical,
    commitment_of,
    digest_of,
    lines_of,
    promise_of,
    seed_of,
    terms_of,
    who_of,
)

VECTORS = Path(__file__).parents[2] / "web" / "src" / "lib" / "luck.vectors.json"
TEXTS = ["", "abc", "a" * 55, "a" * 56, "a" * 63, "a" * 64, "a" * 119, "a" * 1000, "Nürnberg – „Zug“ 🚂\n", "\u2028"]
LATE = {"table": "hgk2m4npqrst", "game": "wensleydale", "rules_version": 3, "board": "0123456789abcdef"}
TERMS: list[dict[str, Any]] = [
    LATE | {"seats": 3, "options": {}, "position": None},
    LATE | {"seats": 4, "options": {"first": "random", "blue": 0, "quick": True, "a": "Zoë"}, "position": None},
    LATE | {"seats": 2, "options": {"b": -7, "a": [1, "x", None]}, "position": "ab" * 32},
]


def vectors() -> dict[str, Any]:
    """What the page's tests compare with: made anew here each time, and held to the file."""
    luck = random.Random(22)
    rounds = []
    for number, terms in enumerate(TERMS, start=1):
        digest = digest_of(terms)
        secrets = {who: luck.randbytes(32).hex() for who in ("0,2", HOUSE, "10", "1")}
        promised = {who: commitment_of(digest, number, who, secret) for who, secret in secrets.items()}
        promise = promise_of(digest, number, promised)
        rounds.append(
            {
                "number": number,
                "terms": terms,
                "canonical": canonical(terms),
                "digest": digest,
                "secrets": secrets,
                "commitments": promised,
                "promise": promise,
                "seed": seed_of(promise, secrets).hex(),
            }
        )
    return {"sha256": [[text, sha256(text.encode()).hexdigest()] for text in TEXTS], "rounds": rounds}


def test_the_browser_is_held_to_the_same_numbers() -> None:
    """If this fails, the hashes have changed: old logs would not be proven any more."""
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == vectors()


def test_a_commitment_fits_only_what_it_was_made_for() -> None:
    secret, terms = "ab" * 32, digest_of(TERMS[0])
    made = commitment_of(terms, 1, "0", secret)
    others = [
        commitment_of(digest_of(TERMS[1]), 1, "0", secret),
        commitment_of(terms, 2, "0", secret),
        commitment_of(terms, 1, "1", secret),
        commitment_of(terms, 1, HOUSE, secret),
        commitment_of(terms, 1, "0", "cd" * 32),
    ]
    assert len({made, *others}) == 6


def test_every_secret_and_every_commitment_changes_the_seed() -> None:
    terms = digest_of(TERMS[0])
    secrets = {HOUSE: "00" * 32, "0": "11" * 32, "1": "22" * 32}
    promised = {who: commitment_of(terms, 1, who, secret) for who, secret in secrets.items()}
    seeds = {seed_of(promise_of(terms, 1, promised), secrets)}
    for who in secrets:
        seeds.add(seed_of(promise_of(terms, 1, promised), secrets | {who: "33" * 32}))
        seeds.add(seed_of(promise_of(terms, 1, promised | {who: "44" * 32}), secrets))
    assert len(seeds) == 7
    same = dict.fromkeys(("0", "1"), "11" * 32)
    assert seed_of("p", same) != seed_of("p", {}), "equal secrets do not cancel each other"


def test_any_part_of_the_terms_changes_them() -> None:
    given = ("t", "foothills", 2, "b", 2, {"first": 0}, None)
    changed = [("u", "wensleydale", 3, "c", 3, {"first": 1}, {"game": "foothills"})]
    digests = {digest_of(terms_of(*given))}
    for place, other in enumerate(changed[0]):
        digests.add(digest_of(terms_of(*given[:place], other, *given[place + 1 :])))  # type: ignore[arg-type]
    assert len(digests) == 8


def test_devices_are_ordered_by_their_seats_as_numbers() -> None:
    assert lines_of({who_of([9]): "b", who_of([10]): "c", HOUSE: "a"}) == ["house a", "9 b", "10 c"]
