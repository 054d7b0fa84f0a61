"""Moves, drafts, and questions about moves."""

from __future__ import annotations

from starlette.responses import Response

from branchline.core.errors import IllegalMove, NotYourTurn
from branchline.core.game import Line
from branchline.server.common.messages import Asked, AtMoment, MoveSent, Preview, SentChange, WhyNot
from branchline.server.common.plan_messages import PlanMoves
from branchline.server.common.problems import brief_facts
from branchline.server.http.call import Answer, Call
from branchline.server.minds.hints import hint_for
from branchline.server.table import planning, playing
from branchline.server.table.telling import line_of


async def moves(call: Call) -> Response:
    table, seat = await call.seated()
    made = await call.body(MoveSent)
    return Answer(await playing.play(call.house, table, seat, made.move, made.at, made.hold))


async def undo(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await playing.undo(call.house, table, seat, (await call.body(AtMoment)).at, everything=False))


async def reset(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await playing.undo(call.house, table, seat, (await call.body(AtMoment)).at, everything=True))


async def end(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await playing.end_turn(call.house, table, seat, (await call.body(AtMoment)).at))


async def preview(call: Call) -> Response:
    """What a move would cost and give."""
    table, seat = await call.seated()
    asked = await call.body(Asked)
    table.core.check_moment(seat, asked.at)
    table.check_turn(seat)
    move = table.named(asked.move)
    table.core.choices(seat, move)  # refuses what is not legal
    state = table.core.state_for(seat)
    if state.turn != seat:  # chosen before its turn: what it brings is seen when it is played
        return Answer(Preview(None))
    changes = table.game.preview(state, move)
    return Answer(Preview(None if changes is None else [SentChange(*change) for change in changes]))


async def hint(call: Call) -> Response:
    """A move worth making, found by a search that knows what the seat may know."""
    table, seat = await call.seated()
    asked = await call.body(AtMoment)
    return Answer(await hint_for(call.house, table, seat, asked.at, call.asked_voice(seat)))


async def why_not(call: Call) -> Response:
    """The rule that forbids a move."""
    table, seat = await call.seated()
    asked = await call.body(Asked)
    core = table.core
    core.check_moment(seat, asked.at)
    move = table.named(asked.move)
    voice = call.asked_voice(seat)
    if table.older and not table.over:
        raise table.game.info.other_rules(table.header.rules_version)
    if seat not in core.deciders or core.may_end(seat):
        why = NotYourTurn(seat, int(core.state_for(seat).turn))
        line = Line("refuse-not-your-turn", {"turn": why.turn})
        return Answer(WhyNot(False, None, line_of(line, voice)))
    try:
        core.choices(seat, move)
    except IllegalMove as why:
        return Answer(WhyNot(False, why.rule, line_of(Line(why.key, brief_facts(why.facts)), voice)))
    return Answer(WhyNot(True, None, None))


async def planned(call: Call) -> Response:
    """What the seat has planned, which is nobody else's business."""
    table, seat = await call.seated()
    return Answer(planning.card_of(table, seat))


async def rehearse(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(planning.rehearse(table, seat, await call.body(PlanMoves)))


async def plan(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await planning.plan(call.house, table, seat, await call.body(PlanMoves)))


async def drop_plan(call: Call) -> Response:
    table, seat = await call.seated()
    return Answer(await planning.drop(call.house, table, seat))
