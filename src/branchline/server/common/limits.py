"""How much the house takes: of one message, one address, one seat, and in all."""

from __future__ import annotations

import time

from msgspec import Struct

MEGABYTE = 1 << 20


class Limits(Struct, frozen=True):
    """Every limit of the server, in one place. Rates are (how many at once, how many a second thereafter)."""

    body: int = MEGABYTE
    file: int = 4 * MEGABYTE  # a log
    board: int = MEGABYTE // 2
    boards: int = 16 * MEGABYTE  # of all games, in the store; in memory each takes some ten times as much
    message: int = 64 << 10  # of a WebSocket
    sockets: int = 20_000
    sockets_per_address: int = 200
    tables_per_address: tuple[int, float] = (100, 100 / 3600)
    bot_tables_per_address: tuple[int, float] = (10, 10 / 3600)  # where nobody plays
    files_per_address: tuple[int, float] = (20, 20 / 60)
    uploads_per_address: tuple[int, float] = (8 * MEGABYTE, 8 * MEGABYTE / 3600)  # bytes of boards and logs
    uploads: tuple[int, float] = (256 * MEGABYTE, 256 * MEGABYTE / 3600)  # the same, of everybody
    requests_per_address: tuple[int, float] = (600, 200.0)
    requests_per_seat: tuple[int, float] = (120, 40.0)
    messages_per_socket: tuple[int, float] = (40, 10.0)
    guesses_per_address: tuple[int, float] = (20, 20 / 60)  # codes and invitations that open nothing
    chat_per_seat: tuple[int, float] = (20, 1.0)
    hints_per_seat: tuple[int, float] = (10, 0.2)
    analyses_per_address: tuple[int, float] = (20, 20 / 3600)
    analyses: int = 2  # at once, for everybody
    channels: int = 12  # that a person is told things by
    persons_per_address: tuple[int, float] = (100, 100 / 3600)  # new ones, who take no seat yet
    channels_per_address: tuple[int, float] = (30, 30 / 3600)  # added
    asks_per_mail: tuple[int, float] = (3, 3 / 86_400)  # mails that ask an address whether it wants notices
    chat_lines: int = 5_000  # of one table
    queue: int = 256  # messages that wait for one slow reader
    upload: float = 60.0  # seconds until a body must have come whole
    hello: float = 10.0  # seconds until the first message must have come
    thorough: int = 2  # times the iterations of a log's analysis: somebody who looks at one table has the patience
    judge: float = 30.0  # seconds an analysis may take for one move
    hint: float = 3.0  # seconds a hint may take
    think: float = 10.0  # seconds a bot may take for one move
    thinkers: int = 0  # processes that think; 0: one less than there are cores, at least one
    idle: float = 600.0  # seconds after which a table nobody looks at leaves memory
    tables: int = 50_000  # in memory
    device_link: float = 600.0  # seconds for which a link that adds a device is good
    devices: int = 20  # of one person
    passkeys: int = 20  # of one person
    passkey: float = 300.0  # seconds for which a passkey may be asked for
    code: float = 900.0  # seconds for which a code is good, unless its screen asks again
    absent: float = 60.0  # seconds after which a bot may stand in for somebody who went away
    pace: float = 86_400.0  # seconds for which somebody who is away keeps a say in whether the table ends; and their
    # seat, where the others wait for their luck. One whose device is here and does not add it has `reveal` seconds.
    reveal: float = 60.0
    page: int = 200  # entries of a log, or lines of chat, in one answer
    snapshot: int = 256  # moves between two snapshots

    @classmethod
    def generous(cls) -> Limits:
        """For a load test: one address plays everybody."""
        plenty = (10**9, 1e9)
        return cls(
            sockets=100_000,
            sockets_per_address=100_000,
            tables_per_address=plenty,
            bot_tables_per_address=plenty,
            files_per_address=plenty,
            uploads_per_address=plenty,
            uploads=plenty,
            requests_per_address=plenty,
            requests_per_seat=plenty,
            messages_per_socket=plenty,
            guesses_per_address=plenty,
            chat_per_seat=plenty,
            hints_per_seat=plenty,
            analyses_per_address=plenty,
            persons_per_address=plenty,
            channels_per_address=plenty,
        )


class Buckets:
    """A token bucket for each key; those that are full again are forgotten."""

    MOST = 100_000

    def __init__(self, rate: tuple[int, float]) -> None:
        self.size, self.refill = float(rate[0]), rate[1]
        self.levels: dict[object, list[float]] = {}  # how much is left, and when that was

    def take(self, key: object, cost: float = 1.0) -> bool:
        """Whether this key may go on; if so, it has paid."""
        now = time.monotonic()
        bucket = self.levels.get(key)
        if bucket is None:
            if len(self.levels) >= self.MOST:
                self.forget(now)
            bucket = self.levels[key] = [self.size, now]
        level = bucket[0] + (now - bucket[1]) * self.refill
        if level > self.size:
            level = self.size
        bucket[1] = now
        if level < cost:
            bucket[0] = level
            return False
        bucket[0] = level - cost
        return True

    def spent(self, key: object) -> bool:
        """Whether this key has nothing left."""
        bucket = self.levels.get(key)
        return bucket is not None and bucket[0] + (time.monotonic() - bucket[1]) * self.refill < 1.0

    def tidy(self) -> None:
        """Forget those that are full again: it makes no difference to anyone."""
        now = time.monotonic()
        for key in [key for key, bucket in self.levels.items() if self.full(bucket, now)]:
            del self.levels[key]

    def full(self, bucket: list[float], now: float) -> bool:
        return bucket[0] + (now - bucket[1]) * self.refill >= self.size

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again; if there are none, the oldest half."""
        full = [key for key, bucket in self.levels.items() if self.full(bucket, now)]
        for key in full or list(self.levels)[: self.MOST // 2]:
            del self.levels[key]
