"""A table is its log: written, read and replayed without luck, at any time; and what is drafted can be taken back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.errors import Barrier, IllegalMove, NotYourTurn, StaleMove
from branchline.core.log import game_of, parse_log, result_of
from tests.contract.plugins import plugin_of
from tests.support.cases import CASES, OPTIONS, Case, OptionCase
from tests.support.tables import deals_of, finished, play_on
from tests.support.walks import walk

Size = Callable[[int, int], int]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
SECRET = bytes(range(32))


def text_of(log: bl.Log) -> str:
    return "".join(line + "\n" for line in log.lines())


@every_case
def test_a_log_replays_to_the_same_game(case: Case, size: Size, tmp_path: Path) -> None:
    game = case.game
    for seed in range(size(2, 20)):
        table = finished(game, case.seats, seed)
        table.log.write(tmp_path / "game.log")
        log = bl.read_log(tmp_path / "game.log", game)
        assert log == table.log
        assert text_of(log) == text_of(table.log) == (tmp_path / "game.log").read_text(encoding="utf-8")
        assert log.result == result_of(table.state)
        assert log.result["scores"] == table.state.scores()
        assert log.result["ranking"] == table.state.ranking()
        assert game.position(log.last_state(game)) == game.position(table.state)
        assert game_of(text_of(log)) == game.info.id


@every_case
def test_a_replay_passes_through_every_state(case: Case) -> None:
    game = case.game
    table = bl.Table.open(game, case.seats, bl.SeededDealer(5))
    luck = bl.SeededDealer(6)
    positions = [game.position(table.state)]
    while not table.state.over:
        play_on(table, luck, 1)
        positions.append(game.position(table.state))
    replayed = list(table.log.replay(game))
    assert [game.position(state) for state, _ in replayed] == positions
    assert [played for _, played in replayed] == [*table.log.moves, None]


@pytest.mark.parametrize("chosen", OPTIONS[:: max(1, len(OPTIONS) // 12)], ids=str)
def test_a_log_keeps_the_options(chosen: OptionCase) -> None:
    case, options = chosen
    table = play_on(bl.Table.open(case.game, case.seats, bl.SeededDealer(3), options), bl.SeededDealer(4), 9)
    log = parse_log(text_of(table.log), case.game)
    assert log.options == table.log.options == case.game.options(options, case.seats)
    assert case.game.position(log.last_state(case.game)) == case.game.position(table.state)


@every_case
def test_a_table_saved_and_loaded_goes_on_as_if_nothing_had_been(case: Case, tmp_path: Path) -> None:
    """The dealer of a live table is resumed by the number of deals that its log holds."""
    game = case.game
    whole = finished(game, case.seats, 8, bl.HashChainDealer(SECRET))
    path = tmp_path / "table.log"
    luck = bl.SeededDealer(8, 1)
    table = bl.Table.open(game, case.seats, bl.HashChainDealer(SECRET), names=whole.log.names)
    while not table.state.over:
        play_on(table, luck, 17)
        table.log.write(path)
        dealt = deals_of(bl.read_log(path, game))
        table = bl.Table.load(game, path, bl.HashChainDealer(SECRET, dealt))
    assert text_of(table.log) == text_of(whole.log)
    assert whole.log.commitment == bl.HashChainDealer(SECRET).commitment
    assert whole.log.seed == SECRET.hex()


@every_case
def test_the_seed_of_a_live_table_stays_secret_until_the_end(case: Case) -> None:
    table = bl.Table.open(case.game, case.seats, bl.HashChainDealer(SECRET))
    luck = bl.SeededDealer(1)
    while not table.state.over:
        assert SECRET.hex() not in text_of(table.log)
        play_on(table, luck, 40)
    assert SECRET.hex() in text_of(table.log)


@every_case
def test_anybody_can_prove_every_deal_of_a_live_table(case: Case) -> None:
    game = case.game
    log = finished(game, case.seats, 2, bl.HashChainDealer(SECRET)).log
    dealer = bl.RecordingDealer(bl.HashChainDealer(bytes.fromhex(log.seed or "")))
    state = game.start(log.seats, dealer, log.options)
    assert dealer.take() == log.dealt
    for played in log.moves:
        game.play(state, played.seat, played.move, dealer)
        assert dealer.take() == played.dealt
    assert game.position(state) == game.position(log.last_state(game))


@every_case
def test_a_late_move_is_refused_and_changes_nothing(case: Case) -> None:
    game = case.game
    table = bl.Table.open(game, case.seats, bl.SeededDealer(3))
    luck = bl.SeededDealer(4)
    for _ in range(plugin_of(case.name).many(20)):
        play_on(table, luck, 1)
        before, log = game.position(table.state), text_of(table.log)
        move = game.legal_moves(table.state)[0]
        for at in (table.seq - 1, table.seq + 1, 0, -1, 10**9):
            with pytest.raises(StaleMove) as refusal:
                table.play(int(table.state.turn), move, at=at)
            assert (refusal.value.chosen, refusal.value.now) == (at, table.seq)
        assert (game.position(table.state), text_of(table.log)) == (before, log)


@every_case
def test_a_refused_move_leaves_no_trace_at_the_table(case: Case) -> None:
    game = case.game
    dealer = bl.HashChainDealer(SECRET)
    table = play_on(bl.Table.open(game, case.seats, dealer), bl.SeededDealer(2), plugin_of(case.name).many(25))
    before, log, dealt = game.position(table.state), text_of(table.log), dealer.dealt
    turn = int(table.state.turn)
    wrong = [step.move for step in list(walk(game, case.seats, 4))[::3] if game.why_not(table.state, turn, step.move)]
    for move in wrong[:20]:
        with pytest.raises(IllegalMove):
            table.play(turn, move, at=table.seq)
    with pytest.raises(NotYourTurn):
        table.play((turn + 1) % case.seats, game.legal_moves(table.state)[0], at=table.seq)
    assert (game.position(table.state), text_of(table.log), dealer.dealt) == (before, log, dealt)


@every_case
def test_what_is_drafted_can_be_taken_back_until_something_hidden_has_come_to_light(case: Case, size: Size) -> None:
    game = case.game
    undone = chains = 0
    for seed in range(size(1, 10)):
        luck = bl.SeededDealer(seed, 1)
        table = bl.Table.open(game, case.seats, bl.SeededDealer(seed))
        while not table.state.over:
            draft = table.draft()
            base = game.position(table.state)
            states = [base]
            while not draft.barrier:
                assert draft.seat == int(table.state.turn) == int(draft.state.turn)
                legal = game.legal_moves(draft.state)
                draft.play(draft.seat, legal[luck.below(len(legal))])
                states.append(game.position(draft.state))
                assert game.position(table.state) == base, "a draft is nobody else's business"
                chains += len(draft.moves) > 1
                last = draft.moves[-1]
                if last.dealt or draft.state.over:
                    with pytest.raises(Barrier):
                        draft.undo()
                    with pytest.raises(Barrier):
                        draft.reset()
                elif luck.below(3) == 0:
                    draft.undo()
                    states.pop()
                    undone += 1
                elif luck.below(6) == 0:
                    draft.reset()
                    assert draft.moves == []
                    states = [base]
                    undone += 1
                assert game.position(draft.state) == states[-1]
                assert len(draft.moves) == len(states) - 1
            with pytest.raises(Barrier):
                draft.play(draft.seat, last.move)
            made = table.commit(draft)
            assert made == table.log.moves[-len(made) :]
            assert len({played.seat for played in made}) == 1
            assert all(not played.dealt for played in made[:-1])
            assert game.position(table.state) == states[-1]
        assert game.position(table.log.last_state(game)) == game.position(table.state)
    assert undone > 3 or plugin_of(case.name).small
    assert chains > 3 or plugin_of(case.name).small


@every_case
def test_an_empty_draft_has_nothing_to_give_or_take_back(case: Case) -> None:
    table = bl.Table.open(case.game, case.seats, bl.SeededDealer(1))
    draft = table.draft()
    for nothing in (draft.undo, draft.reset, draft.commit):
        with pytest.raises(Barrier):
            nothing()
    with pytest.raises(Barrier):
        table.commit(draft)
    assert table.seq == 0


@pytest.mark.parametrize("case", [case for case in CASES if not plugin_of(case.name).small], ids=str)
def test_a_refused_move_changes_nothing_of_a_draft(case: Case) -> None:
    game = case.game
    table = play_on(
        bl.Table.open(game, case.seats, bl.SeededDealer(1)), bl.SeededDealer(2), plugin_of(case.name).many(30)
    )
    draft = table.draft()
    before = game.position(draft.state)
    legal = game.legal_moves(draft.state)
    wrong = next(step.move for step in walk(game, case.seats, 4) if step.move not in legal)
    with pytest.raises(IllegalMove):
        draft.play(draft.seat, wrong)
    with pytest.raises(NotYourTurn):
        draft.play((draft.seat + 1) % case.seats, legal[0])
    assert draft.moves == []
    assert game.position(draft.state) == before


@every_case
def test_a_draft_that_the_table_has_overtaken_is_refused(case: Case) -> None:
    """Committed after somebody moved, it would leave a log that cannot be replayed."""
    game = case.game
    for moves in sorted({plugin_of(case.name).many(moves) for moves in range(5, 60, 9)}):
        table = play_on(bl.Table.open(game, case.seats, bl.SeededDealer(1)), bl.SeededDealer(2), moves)
        draft = table.draft()
        draft.play(draft.seat, game.legal_moves(draft.state)[0])
        table.play(int(table.state.turn), game.legal_moves(table.state)[-1])
        before, log = game.position(table.state), text_of(table.log)
        with pytest.raises(StaleMove):
            table.commit(draft)
        assert (game.position(table.state), text_of(table.log)) == (before, log)
        assert game.position(table.log.last_state(game)) == before


@every_case
def test_a_draft_goes_on_after_it_was_committed(case: Case) -> None:
    game = case.game
    table = bl.Table.open(game, case.seats, bl.SeededDealer(1))
    draft = table.draft()
    turns = plugin_of(case.name).many(12)
    for _ in range(turns):
        draft.play(draft.seat, game.legal_moves(draft.state)[0])
        table.commit(draft)
    assert table.seq == turns
    assert game.position(table.log.last_state(game)) == game.position(table.state) == game.position(draft.state)


@every_case
def test_logs_are_plain_json_lines(case: Case) -> None:
    table = finished(case.game, case.seats, 1)
    lines = text_of(table.log).split("\n")
    assert lines.pop() == ""
    entries = [json.loads(line) for line in lines]
    assert len(entries) == table.seq + 2
    assert [entry["seq"] for entry in entries[1:-1]] == list(range(1, table.seq + 1))
    assert len({entry["seal"] for entry in entries}) == len(entries)


@every_case
def test_a_draft_stays_its_player_s_when_the_table_goes_on(case: Case) -> None:
    """It once shared the table's state, and became the draft of the next seat to act."""
    game = case.game
    table = play_on(bl.Table.open(game, case.seats, bl.SeededDealer(1)), bl.SeededDealer(2), 11)
    draft = table.draft()
    seat, before = draft.seat, game.position(draft.base)
    play_on(table, bl.SeededDealer(3), 5)
    assert draft.seat == seat
    assert game.position(draft.base) == game.position(draft.state) == before
