"""Tables with a coach: a chapter of a first game, or a rule to try, against a patient bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.bots import bot as make_bot
from branchline.bots.bot import CannotPlay
from branchline.core.errors import BadLesson
from branchline.core.lesson import Chapter, Lessons, LessonStep, lessons_of
from branchline.core.registry import folder
from branchline.server.common.messages import Created, CreateTable, LessonCard, SentLine, StartLesson, StepCard
from branchline.server.common.records import SeatBody
from branchline.server.common.tokens import hash_of, new_secret, new_table
from branchline.server.library.colours import granted
from branchline.server.library.texts import lesson_texts
from branchline.server.table.devices import device_for
from branchline.server.table.live_table import LiveTable, Seat
from branchline.server.table.setting import deal

if TYPE_CHECKING:
    from branchline.server.house import House

PATIENT = "apprentice"


def known(house: House, game: str) -> Lessons:
    info = house.library.info(game)
    lessons = lessons_of(info.id)
    if lessons is None or not (lessons.chapters or lessons.tries):
        raise BadLesson(f"{info.title} has no lessons")
    return lessons


async def start(house: House, wish: StartLesson, key: str | None, address: str) -> Created:
    """A table for one person, at the beginning of a lesson; the others are patient bots."""
    lessons = known(house, wish.game)
    name = wish.lesson or next(iter(lessons.names), "")
    chapter = lessons.chapter(name)
    info, seats = lessons.game.info, int(chapter.states[0].seats)
    bot = patient(chapter)
    colours = granted(info, [None] * seats)
    bodies = [
        SeatBody("person", wish.name.strip(), colours[seat])
        if seat == chapter.you
        else SeatBody("bot", "", colours[seat], bot)
        for seat in range(seats)
    ]
    device, host, table = await device_for(house, key), new_secret(), new_table()
    places = [Seat(None, body) for body in bodies]
    places[chapter.you] = Seat(None, bodies[chapter.you], person=device.person, keys=device.keys)
    plan = CreateTable(info.id, [], None, {}, False, chapter.position)
    made = await deal(house, plan, places, hash_of(host).hex(), table, address, lesson=name)
    return Created(made.id, host, device.secret, [chapter.you], [])


def patient(chapter: Chapter) -> str:
    try:
        make_bot(PATIENT, chapter.game, 0)
    except CannotPlay:
        return "random"
    return PATIENT


def lesson_card(table: LiveTable) -> LessonCard:
    """What the coach says at a table."""
    chapter, name = table.chapter, table.header.lesson
    if chapter is None or name is None:
        raise BadLesson("this table is no lesson")
    lessons = lessons_of(table.header.game)
    assert lessons is not None
    names, info = lessons.names, table.game.info
    whole = "/".join(name.split("/")[:2])
    at = names.index(whole) if whole in names else None
    return LessonCard(
        name=name,
        catalogue=lesson_texts(info) if folder(info, "lessons") else None,
        steps=[step_card(chapter, step) for step in chapter.steps],
        before=chapter.before + sum(len(each.steps) for each in lessons.chapters[:at]) if at is not None else 0,
        of=sum(len(each.steps) for each in lessons.chapters) if at is not None else 1,
        next=names[at + 1] if at is not None and at + 1 < len(names) else None,
    )


def step_card(chapter: Chapter, step: LessonStep) -> StepCard:
    moves: Any = [move.json() for move in step.moves]
    forbidden: Any = step.forbidden.json() if step.forbidden else None
    reasons = [
        [SentLine(line.key, dict(line.args)) for line in remarks(chapter, step.first + k)]
        for k in range(len(step.moves))
    ]
    return StepCard(step.id, list(step.rules), step.point, step.first, moves, forbidden, reasons)


def remarks(chapter: Chapter, at: int) -> list[Any]:
    """What speaks for a move of the line, as its player knows the table."""
    state, made = chapter.states[at], chapter.line[at]
    return chapter.game.remarks(state.copy(), chapter.game.action(state, made.move))
