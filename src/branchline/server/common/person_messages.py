"""Messages about a person: their devices, and the links that add one. Only the person's own devices are told them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from branchline.server.common.messages import In, Json, Language, Out, Secret

Label = Annotated[str, Meta(max_length=60, description="what a device is called in the list of its person's devices")]


class Greeting(In):
    """A device comes by. Its person is told things in this language from now on."""

    language: Language | None = None
    label: Label = ""


class DeviceCard(Out):
    id: str
    label: str
    added: float
    seen: float  # when it last came by
    this: bool  # it is the one that asks


class PersonCard(Out):
    """Who has this device; with no devices where nobody does yet, because it has no seat and was not added."""

    devices: list[DeviceCard]
    link_until: float | None  # a link is good until then that nobody has used


class NewDeviceLink(Out):
    """It adds the first device that uses it. It is shown once and stored only as a hash."""

    link: Secret
    until: float


class GivenLink(In):
    link: Secret


class LinkCard(Out):
    """What a device is to know before it uses a link."""

    names: list[str]  # that its person goes by
    seats: int  # of that person
    coming: int  # seats of the asking device's own person, which would come along
    same: bool  # the device is that person's already


class NewDevice(In):
    link: Secret
    label: Label = ""


class PasskeyCard(Out):
    id: str
    label: str
    made: float
    seen: float  # when somebody signed in with it last


class PasskeyList(Out):
    passkeys: list[PasskeyCard]
    why_not: str | None = None  # the message that says why there can be none here


class PasskeyOptions(Out):
    """What the browser is asked for, as WebAuthn has it."""

    options: Json


class NewPasskey(In):
    """What the browser answered, as WebAuthn has it."""

    credential: Json
    label: Label = ""


class GivenPasskey(In):
    credential: Json


class PasskeyName(In):
    label: Label


class NewVacation(In):
    """Days on which the person's clocks do not run in games by mail: whole days of a time zone, both included."""

    first: Annotated[str, Meta(max_length=10, description="as in 2027-08-01")]
    last: Annotated[str, Meta(max_length=10)]
    zone: Annotated[str, Meta(max_length=60, description="as in Europe/Berlin")]


class VacationCard(Out):
    id: str
    first: str
    last: str
    zone: str
    begun: bool  # it cannot be taken back any more


class VacationList(Out):
    vacations: list[VacationCard]  # that are not over, in order
    most: int  # days a year
