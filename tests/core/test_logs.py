"""A log that was cut, edited, reordered or written for something else is refused, with the line and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadLog, OtherRulesVersion
from branchline.core.log import game_of, parse_log, seal_of
from tests.support.cases import SMALLEST, Case
from tests.support.tables import finished

Entry = dict[str, Any]
Edit = Callable[[list[Entry]], object]
SECRET = bytes(range(32))
SMALL_BOARD = Path(__file__).parents[1] / "games" / "ticket_to_ride" / "small_board.json"

TTR = bl.game("ticket-to-ride-germany")
LOG = finished(TTR, 3, 4, bl.HashChainDealer(SECRET)).log
TEXT = "".join(line + "\n" for line in LOG.lines())
LINES = TEXT.removesuffix("\n").split("\n")


def entries() -> list[Entry]:
    """The log as data, without its seals."""
    return [{key: value for key, value in json.loads(line).items() if key != "seal"} for line in LINES]


def sealed(changed: list[Entry]) -> str:
    """A log whose forger knows how seals are made."""
    seal, lines = "", []
    for entry in changed:
        seal = seal_of(seal, entry)
        lines.append(json.dumps(entry | {"seal": seal}, ensure_ascii=False))
    return "\n".join(lines) + "\n"


def refused(text: str, game: bl.Game = TTR) -> BadLog:
    with pytest.raises(BadLog) as refusal:
        parse_log(text, game).last_state(game)
    assert f"line {refusal.value.line}" in str(refusal.value)
    assert refusal.value.why in str(refusal.value)
    return refusal.value


def move_number(kind: str) -> int:
    """The place in the log of a move of this kind that was dealt something, or of any."""
    lines = [number for number, entry in enumerate(entries()) if entry.get("move") == kind]
    return next((number for number in lines if entries()[number]["dealt"]), lines[0])


def test_the_forger_of_these_tests_knows_the_seals() -> None:
    assert parse_log(sealed(entries()), TTR) == LOG == parse_log(TEXT, TTR)


# Cut


@pytest.mark.parametrize("number", [1, 2, 9, len(LINES) // 2, len(LINES) - 1, len(LINES)])
@pytest.mark.parametrize("part", [0.02, 0.3, 0.6, 0.95])
def test_a_log_cut_inside_a_line_names_that_line(number: int, part: float) -> None:
    line = LINES[number - 1]
    cut = "\n".join([*LINES[: number - 1], line[: max(1, int(len(line) * part))]])
    assert refused(cut).line == number
    assert refused(cut + "\n").line == number
    assert "cut" in refused(cut).why


def test_a_log_cut_at_every_byte_is_refused_or_is_whole_as_far_as_it_goes() -> None:
    short = "\n".join(LINES[:4]) + "\n"
    data = short.encode()
    whole = {len("\n".join(LINES[:k]).encode()) + end for k in range(1, 5) for end in (0, 1)}
    for size in range(len(data)):
        text = data[:size].decode(errors="replace")
        if size in whole:
            parse_log(text, TTR)
        else:
            refused(text)


@pytest.mark.parametrize("kept", [1, 2, 30, len(LINES) - 2])
def test_a_log_without_its_last_lines_is_that_of_an_unfinished_game(kept: int) -> None:
    log = parse_log("\n".join(LINES[:kept]), TTR)
    assert len(log.moves) == kept - 1
    assert log.result is None
    assert not log.last_state(TTR).over


@pytest.mark.parametrize("text", ["", "\n", "  \n\n "])
def test_an_empty_log_is_refused(text: str) -> None:
    assert "empty" in refused(text).why


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "[]",
        "7",
        '"log"',
        "{}",
        "not a log",
        '{"seal": 3}',
        "{" * 100_000,
        "[" * 100_000,
        '{"a": ' * 50_000,
        "9" * 10_000,
        '{"log": NaN}',
        "\ufeff" + TEXT,
        '{"seal": "\\ud800"}',
        '{"log": "\\ud800", "seal": "x"}',
    ],
    ids=lambda text: text[:12],
)
def test_what_is_no_log_at_all_is_refused(text: str) -> None:
    assert refused(text).line == 1


def test_files_that_are_no_logs_are_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.log"
    binary.write_bytes(bytes(range(256)) * 40)
    empty = tmp_path / "empty.log"
    empty.write_bytes(b"")
    latin = tmp_path / "latin.log"
    latin.write_bytes(TEXT.replace("Ada", "Zoë").encode("latin-1", errors="replace"))
    for path in (binary, empty, latin, tmp_path / "missing.log", tmp_path):
        with pytest.raises(BadLog):
            bl.read_log(path, TTR)
        with pytest.raises(BadLog):
            bl.Table.load(TTR, path, bl.SeededDealer(1))


# Edited by somebody who knows nothing of seals


def flips(value: object) -> list[object]:
    """The same sort of thing, but another one."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, -value - 1]
    if isinstance(value, str):
        return [value + "x", value[:-1], value.upper()]
    if isinstance(value, list):
        return [[*value, value[-1] if value else 0], value[:-1], value[::-1], [*value[1:], *value[:1]]]
    if isinstance(value, dict):
        return [{**value, "more": 1}] + [{**value, key: new} for key, part in value.items() for new in flips(part)]
    return [0]


@pytest.mark.parametrize("number", [1, 2, move_number("keep") + 1, move_number("claim") + 1, len(LINES)])
def test_an_edited_line_is_noticed_whatever_was_edited(number: int) -> None:
    entry = json.loads(LINES[number - 1])
    tried = 0
    for key, value in entry.items():
        without = {name: part for name, part in entry.items() if name != key}
        for changed in [without] + [{**entry, key: new} for new in flips(value) if new != value]:
            text = "\n".join([*LINES[: number - 1], json.dumps(changed), *LINES[number:]])
            problem = refused(text)
            assert problem.line == number
            tried += 1
    assert tried > 10


def test_every_digit_of_a_log_is_under_seal() -> None:
    for place in range(0, len(TEXT), 211):
        if TEXT[place].isdigit():
            other = str((int(TEXT[place]) + 1) % 10)
            refused(TEXT[:place] + other + TEXT[place + 1 :])


@pytest.mark.parametrize("number", [1, 2, 3, 20, len(LINES) - 1])
def test_a_removed_line_is_noticed(number: int) -> None:
    assert refused("\n".join(LINES[: number - 1] + LINES[number:])).line == number


@pytest.mark.parametrize("number", [1, 2, 3, 20, len(LINES) - 1])
def test_lines_that_changed_places_are_noticed(number: int) -> None:
    swapped = [*LINES]
    swapped[number - 1 : number + 1] = reversed(LINES[number - 1 : number + 1])
    assert refused("\n".join(swapped)).line == number


@pytest.mark.parametrize("number", [1, 2, 20, len(LINES)])
def test_a_line_written_twice_is_noticed(number: int) -> None:
    assert refused("\n".join(LINES[:number] + LINES[number - 1 :])).line == number + 1


@pytest.mark.parametrize("number", [2, 20, len(LINES)])
def test_a_blank_line_is_noticed(number: int) -> None:
    assert refused("\n".join([*LINES[: number - 1], "", *LINES[number - 1 :]])).line == number


def test_lines_of_another_log_do_not_fit() -> None:
    other = [*finished(TTR, 3, 5).log.lines()]
    assert refused("\n".join(LINES[:5] + other[5:])).line == 6
    assert refused("\n".join(other[:1] + LINES[1:])).line == 2


# Forged, with seals that fit


def forged(edit: Edit) -> BadLog:
    changed = entries()
    edit(changed)
    return refused(sealed(changed))


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda log: log[0].pop("log"), "header"),
        (lambda log: log[0].update(log="branchline-log/99"), "branchline-log/99"),
        (lambda log: log[0].pop("game"), "game"),
        (lambda log: log[0].update(game="chess"), "chess"),
        (lambda log: log[0].pop("rules_version"), "rules_version"),
        (lambda log: log[0].update(rules_version="1"), "whole number"),
        (lambda log: log[0].update(rules_version=True), "whole number"),
        (lambda log: log[0].pop("board"), "board"),
        (lambda log: log[0].update(board="germany"), "header"),
        (lambda log: log[0]["board"].pop("digest"), "digest"),
        (lambda log: log[0]["board"].update(digest="0123456789abcdef"), "board"),
        (lambda log: log[0].pop("seats"), "seats"),
        (lambda log: log[0].update(seats=9), "2 to 5"),
        (lambda log: log[0].update(seats=2), "set-up"),
        (lambda log: log[0].update(seats="3"), "whole number"),
        (lambda log: log[0].update(seats=3.0), "whole number"),
        (lambda log: log[0].update(seats=float("inf")), "whole number"),
        (lambda log: log[0].pop("options"), "options"),
        (lambda log: log[0].update(options={"first": 7}), "first"),
        (lambda log: log[0].update(options={"weather": "fine"}), "weather"),
        (lambda log: log[0].update(options=[]), "options"),
        (lambda log: log[0].pop("names"), "names"),
        (lambda log: log[0].update(names="Ada"), "names"),
        (lambda log: log[0].update(names=[1, 2]), "names"),
        (lambda log: log[0].update(commitment=7), "commitment"),
        (lambda log: log[0].update(dealt=None), "dealt"),
        (lambda log: log[0].update(dealt=[0.5]), "whole number"),
        (lambda log: log[0]["dealt"].append(0), "more was dealt"),
        (lambda log: log[0]["dealt"].pop(), "written down"),
        (lambda log: log[0]["dealt"].__setitem__(0, 3), "set-up"),
        (lambda log: log[0]["dealt"].__setitem__(5, 77), "none is left"),
        (lambda log: log[0]["dealt"].__setitem__(5, 10**30), "whole number"),
        (lambda log: log[0].update(position=TTR.position(LOG.first_state(TTR))), "'dealt' must be empty"),
        (lambda log: log[0].update(position={}, dealt=[]), "position.game"),
        (lambda log: log[0].update(position=[], dealt=[]), "position"),
        (lambda log: log[0].update(position=TTR.position(LOG.first_state(TTR)), dealt=[], seats=2), "3 seats"),
    ],
)
def test_a_forged_header_is_refused(edit: Edit, why: str) -> None:
    problem = forged(edit)
    assert problem.line == 1
    assert why in problem.why


MIX, KEEP, DRAW, CLAIM = (move_number(kind) for kind in ("tickets", "keep", "draw", "claim"))


@pytest.mark.parametrize(
    ("number", "edit", "why"),
    [
        (MIX, lambda move: move.pop("seq"), "seq"),
        (MIX, lambda move: move.update(seq=move["seq"] + 1), "must be move"),
        (MIX, lambda move: move.update(seq="1"), "must be move"),
        (MIX, lambda move: move.pop("seat"), "seat"),
        (MIX, lambda move: move.update(seat=(move["seat"] + 1) % 3), "is to act"),
        (MIX, lambda move: move.update(seat=-1), "is to act"),
        (MIX, lambda move: move.update(seat=str(move["seat"])), "whole number"),
        (MIX, lambda move: move.update(seat=float(move["seat"])), "whole number"),
        (MIX, lambda move: move.pop("move"), '"move"'),
        (MIX, lambda move: move.update(move="levitate"), "one of"),
        (MIX, lambda move: move.pop("short"), "short"),
        (MIX, lambda move: move.update(short="four"), "whole number"),
        (MIX, lambda move: move.update(short=5), "T0.6"),
        (MIX, lambda move: move.update(colour="red"), "colour"),
        (KEEP, lambda move: move.update(tickets=move["tickets"][:1]), "T0.6"),
        (KEEP, lambda move: move.update(tickets=["atlantis"]), "T0.6"),
        (KEEP, lambda move: move.update(tickets="all"), "list of texts"),
        (KEEP, lambda move: move.update(dealt=[3]), "more than the rules ask for"),
        (DRAW, lambda move: move.pop("dealt"), "dealt"),
        (DRAW, lambda move: move.update(dealt="3"), "dealt"),
        (DRAW, lambda move: move.update(dealt=[]), "written down"),
        (DRAW, lambda move: move["dealt"].append(0), "more than the rules ask for"),
        (DRAW, lambda move: move.update(dealt=[99]), "none is left"),
        (DRAW, lambda move: move.update(dealt=[-1]), "none is left"),
        (DRAW, lambda move: move.update(dealt=[10**40]), "whole number"),
        (CLAIM, lambda move: move.update(route="kiel-atlantis"), "T3.1"),
    ],
)
def test_a_forged_move_is_refused_with_its_line(number: int, edit: Callable[[Entry], object], why: str) -> None:
    problem = forged(lambda log: edit(log[number]))
    assert problem.line == number + 1
    assert why in problem.why


def offer_line() -> int:
    """The line of the last mix, whose deals are everybody's first tickets."""
    return max(number for number, entry in enumerate(entries()[:8]) if entry.get("move") == "tickets")


def test_a_ticket_cannot_be_dealt_twice_nor_from_the_other_deck() -> None:
    """A short ticket in the place of a long one would be a position that no game reaches."""
    number = offer_line()
    dealt = entries()[number]["dealt"]
    short = sum(ticket < TTR.board.short_tickets for ticket in dealt)
    assert 0 < short < len(dealt), "this log must hold tickets of both decks"
    spare_long = next(t for t in range(TTR.board.short_tickets, TTR.board.tickets) if t not in dealt)
    first_short = next(k for k, ticket in enumerate(dealt) if ticket < TTR.board.short_tickets)
    for forged_ticket in (spare_long, dealt[first_short - 1] if first_short else dealt[first_short + 1], 10**6, -1):
        problem = forged(
            lambda log, ticket=forged_ticket: log[number]["dealt"].__setitem__(first_short, ticket)  # type: ignore[misc]
        )
        assert problem.line == number + 1


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda end: end["result"]["scores"].__setitem__(0, 999), "result"),
        (lambda end: end["result"].update(ranking=[1, 1, 1]), "result"),
        (lambda end: end["result"].update(reason="boredom"), "result"),
        (lambda end: end["result"].pop("scores"), "result"),
        (lambda end: end["result"].update(more=1), "result"),
        (lambda end: end.update(result="won"), "result"),
        (lambda end: end.update(result=None), "result"),
        (lambda end: end.update(seed=5), "seed"),
    ],
)
def test_a_forged_result_is_refused(edit: Callable[[Entry], object], why: str) -> None:
    problem = forged(lambda log: edit(log[-1]))
    assert problem.line == len(LINES)
    assert why in problem.why


def test_nothing_may_follow_the_result() -> None:
    assert forged(lambda log: log.append(log[-1])).line == len(LINES) + 1
    assert forged(lambda log: log.append(log[-2])).line == len(LINES) + 1


def test_a_result_before_the_end_is_refused() -> None:
    assert "result" in forged(lambda log: log.__delitem__(slice(40, -1))).why


def test_a_finished_game_without_moves_to_its_result_is_refused() -> None:
    assert forged(lambda log: log.__delitem__(-2)).line == len(LINES) - 1


def test_a_move_after_the_end_is_refused() -> None:
    def one_more(log: list[Entry]) -> None:
        last = dict(log[-2])
        log[-1] = last | {"seq": last["seq"] + 1}

    assert "over" in forged(one_more).why


# Written for something else


@pytest.mark.parametrize("version", [0, 2, 77])
def test_a_log_of_other_rules_is_refused_by_name(version: int) -> None:
    changed = entries()
    changed[0]["rules_version"] = version
    with pytest.raises(OtherRulesVersion, match=str(version)) as refusal:
        parse_log(sealed(changed), TTR)
    assert (refusal.value.written, refusal.value.here) == (version, TTR.info.rules_version)
    log = parse_log(TEXT, TTR)
    log.rules_version = version
    with pytest.raises(OtherRulesVersion):
        log.last_state(TTR)


def test_a_log_of_another_board_is_refused_and_both_boards_are_named() -> None:
    other = bl.game("ticket-to-ride-germany", SMALL_BOARD)
    problem = refused(TEXT, other)
    assert problem.line == 1
    assert all(board.digest in problem.why and board.id in problem.why for board in (TTR.board, other.board))
    with pytest.raises(BadLog):
        LOG.last_state(other)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_log_of_another_game_is_refused(case: Case) -> None:
    log = finished(case.game, case.seats, 1).log
    log.game = "chess"
    text = "\n".join(log.lines())
    assert game_of(text) == "chess"
    assert "chess" in refused(text, case.game).why
    with pytest.raises(BadLog):
        log.last_state(case.game)


def test_the_game_of_a_log_is_read_from_its_first_line() -> None:
    assert game_of(LINES[0]) == game_of(TEXT) == TTR.info.id
    for text in ("", "{", "\n" + TEXT, "[]"):
        with pytest.raises(BadLog):
            game_of(text)


def test_a_log_is_not_changed_by_reading_replaying_or_writing() -> None:
    log = parse_log(TEXT, TTR)
    log.last_state(TTR)
    list(log.lines())
    assert log == parse_log(TEXT, TTR) == LOG


def test_a_log_that_begins_at_a_position_leads_to_the_same_end() -> None:
    log = parse_log(TEXT, TTR)
    log.position, log.dealt = TTR.position(LOG.first_state(TTR)), []
    again = parse_log("".join(line + "\n" for line in log.lines()), TTR)
    assert again == log
    assert TTR.position(again.last_state(TTR)) == TTR.position(LOG.last_state(TTR))
