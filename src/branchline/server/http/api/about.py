"""What the house says about itself: its texts, its numbers, whether it is well."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from branchline.locale import spoken_languages
from branchline.server.common.messages import HouseCard
from branchline.server.common.metrics import MEDIA
from branchline.server.http.api.lobby import with_etag
from branchline.server.http.call import Answer, Call
from branchline.server.http.statistics import statistics as statistics_of


async def languages(call: Call) -> Response:
    return Answer(list(spoken_languages()))


async def catalogue(call: Call) -> Response:
    params = call.request.path_params
    name = params["catalogue"].removesuffix(".ftl")
    data, etag = await asyncio.to_thread(call.desk.shop.file, params["language"], name)  # it may be compared
    return with_etag(call, data, etag, "text/plain")


async def house(call: Call) -> Response:
    """The key that this house signs finished logs with."""
    return Answer(HouseCard(call.house.key))


async def statistics(call: Call) -> Response:
    return Answer(await statistics_of(call.house))


async def health(call: Call) -> Response:
    """Whether the store takes what is written."""
    await call.house.check_store()
    return Answer({"health": "good"})


async def metrics(call: Call) -> Response:
    call.house.take_note()
    return Response(await asyncio.to_thread(call.house.metrics.text), media_type=MEDIA)
