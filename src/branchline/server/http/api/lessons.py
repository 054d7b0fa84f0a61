"""Lessons: starting one, and what the coach says."""

from __future__ import annotations

from starlette.responses import Response

from branchline.server.common.messages import StartLesson
from branchline.server.common.problems import too_many
from branchline.server.http.call import Answer, Call
from branchline.server.table import lessons


async def start(call: Call) -> Response:
    wish = await call.body(StartLesson)
    if not call.house.table_rate.take(call.address):
        raise too_many("house-tables-often")
    return Answer(await lessons.start(call.house, wish, call.token, call.address), status_code=201)


async def lesson(call: Call) -> Response:
    return Answer(lessons.lesson_card(await call.open()))
