"""A table in the terminal: who sits where, what was played, and its save."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from branchline import bots
from branchline.cli.proof import deal_again
from branchline.cli.saves import NoSave, SaveSecret, read_secret, write_save
from branchline.cli.words import say
from branchline.core.draft import Draft, Played
from branchline.core.game import Game, Line
from branchline.core.log import Log, read_log
from branchline.core.state import State
from branchline.core.table import Table

YOU = "you"


def older_save(game: Game, log: Log, state: State, path: Path) -> NoSave:
    """A save made with older rules cannot be continued: it would end as no game under either rules does."""
    from branchline.cli.wrong import other_rules

    score = ", ".join(
        say("save-score", who=name, points=game.info.points(points))
        for name, points in zip(log.names, state.scores(), strict=True)
    )
    rules = other_rules(game.info.other_rules(log.rules_version))
    return NoSave("save-older", rules=rules, score=score, command=f"branchline replay {path}")


class Match:
    """One match at this terminal. It is saved after every commit."""

    def __init__(self, game: Game, table: Table, secret: SaveSecret, path: Path) -> None:
        self.game = game
        self.table = table
        self.secret = secret
        self.path = path
        self.unsaved = ""  # why the last save failed
        self.deciders: dict[int, bots.Bot] = {}  # who decided last for each bot's seat

    @classmethod
    def open(
        cls, game: Game, secret: SaveSecret, options: dict[str, object], names: Sequence[str], path: Path
    ) -> Match:
        """A new match, dealt and saved."""
        for kind in secret.kinds:
            if kind != YOU:
                bots.bot(kind, game, 0)  # an unknown bot is reported before anything is dealt
        table = Table.open(game, len(secret.kinds), secret.dealer(), options, names)
        match = cls(game, table, secret, path)
        match.write(path)
        return match

    @classmethod
    def resume(cls, game: Game, path: Path, at: Path | None = None) -> Match:
        """A saved match, as it was left; its luck continues as it would have."""
        log = read_log(path, game)
        if log.result is not None:
            raise NoSave("save-finished", file=str(path), command=f"branchline replay {path}")
        secret = read_secret(path)
        dealer = secret.dealer()
        table = Table.of(game, log, dealer)
        if table.older:
            raise older_save(game, log, table.state, path)
        deal_again(log, game, dealer)
        match = cls(game, table, secret, at or path)
        match.write(match.path)
        return match

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def kinds(self) -> list[str]:
        return self.secret.kinds

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == YOU]

    def write(self, path: Path) -> None:
        self.secret.turn = int(self.state.turn)
        write_save(path, self.table.log, self.secret)

    def save(self) -> None:
        """Save, after every move. A full disk does not end a game: the next prompt says what is wrong."""
        try:
            self.write(self.path)
            self.unsaved = ""
        except OSError as why:
            from branchline.cli.wrong import system

            self.unsaved = system(why)

    def commit(self, draft: Draft) -> list[Played]:
        """Take over a draft, and save."""
        played = self.table.commit(draft)
        self.save()
        return played

    def bot_move(self) -> None:
        """Let the bot to act choose and play. It has new luck for each move, and may build on its last thoughts."""
        seat = int(self.state.turn)
        view = self.game.view(self.state, seat)
        bot = bots.bot(self.kinds[seat], self.game, self.bot_seed(seat))
        if seat in self.deciders:
            bot.go_on_from(self.deciders[seat])
        self.deciders[seat] = bot
        move = bot.choose(view, self.game.legal_moves(self.state, seat))
        self.table.play(seat, move, at=self.table.seq)
        self.save()

    def bot_seed(self, seat: int) -> int:
        secret = self.secret.chain or str(self.secret.seed)
        text = f"{secret}/bot {seat}/move {self.table.seq}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big") >> 2

    def told(self, viewer: int | None, first: int = 0) -> Iterator[tuple[int, list[Line]]]:
        """From move `first` on, counted from 0: each move's number and what a viewer sees of it."""
        for step in self.table.since(first):
            yield step.seq, self.game.narrate(step.before, step.after, step.move, step.dealt, viewer)

    def last_turn_of(self, seat: int) -> int:
        """Where a seat's last run of consecutive moves begins."""
        moves = self.table.log.moves
        first = len(moves)
        while first > 0 and moves[first - 1].seat != seat:
            first -= 1
        while first > 0 and moves[first - 1].seat == seat:
            first -= 1
        return first
