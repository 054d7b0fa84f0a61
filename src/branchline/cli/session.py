"""People at the terminal: prompts, commands, drafts with undo, the curtain between secret hands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from branchline.cli.match import Match
from branchline.cli.parser import placed
from branchline.cli.result import proof_rows, result_rows, score_rows
from branchline.cli.saves import short_name
from branchline.cli.speech import texts_in, voice_of
from branchline.core.draft import Draft
from branchline.core.errors import BadMove, Barrier, BranchlineError, IllegalMove
from branchline.core.game import Line
from branchline.core.move import Move, WholeTurn
from branchline.locale import Argument
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint, clip, may_paint, paragraph, terminal_size
from branchline.terminal.screen import NEWS_ROWS, Scene, Screen, screen_of
from branchline.terminal.words import Ambiguous, find

LOG_ROWS = 40
WITH_WORDS = ("why", "rules", "log", "save")  # commands that take words after their name

HELP = (
    "undo",
    "reset",
    "why MOVE",
    "hint",
    "rules [ID]",
    "moves",
    "ticket",
    "board",
    "score",
    "log [N]",
    "save [FILE]",
    "quit",
)
"""The commands in the order of the help, as they are typed; before them come Enter and end."""


class Leave(Exception):
    """The person wants to leave."""


class Session:
    """A match between the people at this terminal and its bots."""

    def __init__(self, match: Match, language: str | None = None) -> None:
        self.match = match
        self.paint = Paint(may_paint())
        self.texts = texts_in(match.game.info, language)
        self.in_front: int | None = None if len(match.people) > 1 else match.people[0]

    def voice(self, viewer: int | None) -> Voice:
        return voice_of(self.texts, self.match.game.info, self.match.table.log.names, viewer)

    def say(self, key: str, **args: Argument) -> str:
        return self.voice(None).terminal(key, **args)

    def screen(self, viewer: int | None) -> Screen:
        return screen_of(self.match.game, self.voice(viewer), self.paint)

    def run(self) -> int:
        match = self.match
        try:
            self.greet()
            while not match.state.over:
                seat = int(match.state.turn)
                if seat in match.people:
                    PersonTurn(self, seat).play()
                else:
                    match.bot_move()
        except (Leave, EOFError, KeyboardInterrupt) as why:
            print()
            if match.unsaved:
                print(self.say("unsaved", why=match.unsaved, file=str(match.path)))
            else:
                command = f"branchline play --resume {short_name(match.path)}"
                print(self.say("left", moves=match.table.seq, command=command))
            return 130 if isinstance(why, KeyboardInterrupt) else 0
        self.end()
        return 0

    def greet(self) -> None:
        columns, _ = terminal_size()
        table = self.match.table
        for row in proof_rows(table.log, self.match.path, self.voice(None), columns):
            print(row)
        self.ask(self.say("press-continue" if table.seq else "press-start") + " ")

    def curtain(self, seat: int) -> None:
        """T0.8 Hands are secret: nobody sees another player's, not even by scrolling back."""
        if self.in_front == seat:
            return
        self.in_front = seat
        print(self.paint.clear(all_of_it=True), end="")
        self.ask(self.say("curtain", who=self.voice(None).name(seat)) + " ")

    def ask(self, prompt: str) -> str:
        """One typed line."""
        sys.stdout.flush()
        return input(prompt).strip()

    def show_long(self, rows: Iterable[str]) -> None:
        """Rows, a screenful at a time."""
        columns, height = terminal_size()
        shown = 0
        for row in rows:
            if shown >= height - 2:
                if self.ask(self.say("more") + " ").casefold().startswith("q"):
                    return
                shown = 0
            print(clip(row, columns))
            shown += 1

    def end(self) -> None:
        match = self.match
        columns, height = terminal_size()
        viewer = match.people[0] if len(match.people) == 1 else None
        screen = self.screen(viewer)
        news = screen.news_of(self.lines(viewer, match.last_turn_of(match.people[0])))
        scene = Scene(match.game.view(match.state, viewer), [], news, match.table.seq, columns, height)
        print(self.paint.clear(all_of_it=len(match.people) > 1), end="")
        for row in [*screen.board(scene, 0), *screen.facts(scene), *screen.news(scene, NEWS_ROWS)]:
            print(clip(row, columns))
        self.ask(self.say("over") + " ")
        ties = screen.ties(scene)
        rows = result_rows(match.game, match.state, match.table.log, screen.voice, columns, match.path, ties)
        print("\n".join(rows))
        print(self.say("read-log", command=f"branchline replay {match.path} --transcript"))

    def lines(self, viewer: int | None, first: int) -> list[Line]:
        """What has happened since a move."""
        return [line for _, lines in self.match.told(viewer, first) for line in lines]


class PersonTurn:
    """A person's turn: a draft, and commands until it is committed."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.match = session.match
        self.game = session.match.game
        self.seat = seat
        self.voice = session.voice(seat)
        self.screen = session.screen(seat)
        self.draft: Draft = self.match.table.draft()
        self.page = 0
        self.done = False
        self.commands: dict[str, Callable[[str], None]] = {
            "": self.next_page,
            "end": self.end,
            "undo": self.undo,
            "reset": self.reset,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "moves": self.all_moves,
            "ticket": self.tickets,
            "board": self.board,
            "map": self.map,
            "score": self.score,
            "log": self.log,
            "save": self.save,
            "quit": self.quit,
            "help": self.help,
        }
        self.aliases = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit", "rule": "rules"}

    def play(self) -> None:
        self.session.curtain(self.seat)
        self.show()
        while not self.done:
            try:
                for text in self.session.ask(self.prompt()).split(";"):
                    if not self.done:
                        self.obey(text.strip())
            except BranchlineError as why:
                self.tell(self.refused(why))

    def prompt(self) -> str:
        unsaved = self.say("unsaved-short", why=self.match.unsaved) + " " if self.match.unsaved else ""
        return unsaved + (self.say("end-turn") + " > " if self.draft.barrier else "> ")

    def say(self, key: str, **args: Argument) -> str:
        return self.voice.terminal(key, **args)

    def scene(self) -> Scene:
        columns, height = terminal_size()
        state = self.draft.state
        moves = [] if self.draft.barrier else self.game.legal_moves(state, self.seat)
        first = self.match.last_turn_of(self.seat)
        news = self.screen.news_of([*self.session.lines(self.seat, first), *self.drafted()])
        number = self.match.table.seq + self.draft.count
        view = self.game.view(state, self.seat)
        return Scene(view, moves, news, number, columns, height, ending=self.draft.barrier)

    def drafted(self) -> list[Line]:
        """What the draft has done so far."""
        return [
            line
            for step in self.draft.steps
            for line in self.game.narrate(step.before, step.after, step.move, step.dealt, self.seat)
        ]

    def show(self) -> None:
        pages = self.screen.pages(self.scene())
        page = pages[self.page % len(pages)]
        print(self.session.paint.clear(), end="")
        print("\n".join(page))

    def tell(self, text: str) -> None:
        for row in paragraph(text, terminal_size()[0]):
            print(row)

    # What was typed

    def obey(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        word = self.aliases.get(word.casefold(), word.casefold())
        if word == "tickets" and not rest:
            word = "ticket"
        if word in self.commands and (not rest or word in WITH_WORDS):  # `score` asks, `score mason` is a move
            self.commands[word](rest.strip())
        elif self.draft.barrier:
            raise Barrier("barrier-enter")
        else:
            self.make(self.move(text))

    def move(self, text: str) -> Move:
        """The move as typed: legal or not, but one of this game."""
        scene = self.scene()
        if text.isdigit():
            numbered = self.screen.numbered(scene)
            if not 1 <= int(text) <= len(numbered):
                why = self.say("no-move-number", count=len(numbered)) if numbered else self.say("no-move-help")
                raise BadMove(text, why)
            return numbered[int(text) - 1]
        written = self.parsed(text)
        if written is not None and (written in scene.moves or isinstance(written, WholeTurn)):
            return written
        move = self.screen.read(text, scene)
        for known in (self.screen.numbered(scene), self.screen.every_move()):
            if move is None:
                move = find(text, known, self.screen.words)
        move = move or written
        if move is None:
            raise BadMove(text, self.say("no-move-help"))
        return move

    def parsed(self, text: str) -> Move | None:
        try:
            return self.game.moves.parse(text)
        except BadMove:
            return None

    def make(self, move: Move) -> None:
        self.draft.play(self.seat, move)
        self.page = 0
        if self.draft.steps[-1].dealt:
            self.commit()
        else:
            self.show()

    def commit(self) -> None:
        """Play the draft: luck has had its say, or the person ended the turn."""
        played = self.match.commit(self.draft)
        self.done = self.match.state.over or self.match.state.turn != self.seat
        if not self.done:
            self.draft = self.match.table.draft()
            self.show()
        elif len(self.match.people) > 1 and played[-1].dealt:
            news = self.screen.news_of(self.session.lines(self.seat, self.match.last_turn_of(self.seat)))
            self.tell(" ".join(sentence for deed in news for sentence in deed))
            self.session.ask(self.say("pass-on") + " ")

    def refused(self, why: BranchlineError) -> str:
        if isinstance(why, IllegalMove):
            return self.say("refused", why=self.voice.error(why), rule=why.rule)
        if isinstance(why, Barrier):
            return self.voice.error(why)
        if isinstance(why, BadMove):
            return self.say("no-move", text=str(why.given), why=why.why)
        if isinstance(why, Ambiguous):
            return self.say("ambiguous", text=why.text, moves=why.few)
        text = self.voice.error(why)
        return text[0].upper() + text[1:].removesuffix(".") + "."

    # Commands

    def next_page(self, _: str) -> None:
        if self.draft.barrier:
            self.commit()
            return
        self.page += 1
        self.show()

    def end(self, _: str) -> None:
        """End the turn if possible. If it has already moved on, `1; end` must not turn a page nobody asked for."""
        if self.draft.barrier:
            self.commit()
        else:
            self.page = 0
            self.show()

    def undo(self, _: str) -> None:
        self.draft.undo()
        self.show()

    def reset(self, _: str) -> None:
        self.draft.reset()
        self.show()

    def hint(self, _: str) -> None:
        """What a search would do here, knowing what this seat may know."""
        if self.draft.barrier:
            raise Barrier("barrier-enter")
        from branchline.bots.hints import hint

        found = hint(self.game, self.game.view(self.draft.state, self.seat))
        said = [self.voice.line(line) for line in found.reasons]
        said[0] = self.voice.say("labelled", {"what": str(found.move), "text": said[0]})  # as typed, then in words
        for key, sign in (("hint-gives", 1), ("hint-costs", -1)):
            things = [self.voice.change(change) for change in found.changes if change.by * sign > 0]
            if things:
                said.append(self.voice.say(key, {"things": self.voice.texts.join(things)}))
        self.tell(" ".join(said))

    def why(self, text: str) -> None:
        """What a move would bring, or the rule that forbids it."""
        if not text:
            self.tell(self.say("why-how", example=f"why {self.example()}"))
            return
        move = self.move(text)
        refusal = self.game.why_not(self.draft.state, self.seat, move)
        if refusal is not None:
            self.tell(self.voice.refusal(refusal))
            self.tell(f"{refusal.rule}  {self.voice.rule(refusal.rule)}")
            return
        changes = self.game.preview(self.draft.state, move)
        if changes is None:
            self.tell(self.say("legal-luck", move=str(move)))
            return
        own = [change for change in changes if change.seat == self.seat]
        costs = self.texts_join(self.voice.change(change) for change in own if change.by < 0)
        gives = self.texts_join(self.voice.change(change) for change in own if change.by > 0)
        what = "-both" if costs and gives else "-costs" if costs else "-gives" if gives else ""
        self.tell(self.say(f"legal{what}", move=str(move), costs=costs, gives=gives))

    def texts_join(self, items: Iterable[str]) -> str:
        return self.session.texts.join(list(items))

    def rules(self, rule: str) -> None:
        wanted = rule.upper()
        ids = self.session.texts.rules()
        found = [one for one in ids if one == wanted] or [
            one for one in ids if one.startswith(wanted) and not (wanted[-1:].isdigit() and one[len(wanted)].isdigit())
        ]
        if not found:
            self.tell(self.say("no-rule", rule=rule, first=ids[0], last=ids[-1]))
        columns, _ = terminal_size()
        rows = [row for one in found for row in paragraph(f"{one:<5} {self.voice.rule(one)}", columns, indent="      ")]
        self.session.show_long(rows)

    def all_moves(self, _: str) -> None:
        scene = self.scene()
        self.session.show_long(self.screen.moves(scene, 999) or self.screen.expected(scene))

    def tickets(self, _: str) -> None:
        self.session.show_long(self.screen.tickets(self.scene()))

    def board(self, _: str) -> None:
        scene = self.scene()
        self.session.show_long([*self.screen.title(scene), *self.screen.board(scene, 999), *self.screen.facts(scene)])

    def map(self, _: str) -> None:
        self.session.show_long(self.screen.map(self.scene()))

    def score(self, _: str) -> None:
        columns, _rows = terminal_size()
        self.session.show_long(score_rows(self.game, self.draft.state, self.voice, columns))

    def log(self, text: str) -> None:
        told = list(self.match.told(self.seat))
        if text != "all":
            told = told[-(int(text) if text.isdigit() and int(text) else LOG_ROWS) :]
        columns, _ = terminal_size()
        rows = []
        for number, lines in told:
            sentences = " ".join(sentence for deed in self.screen.news_of(lines) for sentence in deed)
            rows += paragraph(f"{number:>4}  {sentences}", columns, indent="      ") if sentences else []
        self.session.show_long(rows or [self.say("nothing-yet")])

    def save(self, text: str) -> None:
        where = Path(text) if text else self.match.path
        try:
            self.match.write(where)
        except OSError as why:
            from branchline.cli.wrong import system

            self.tell(self.say("not-saved-there", file=str(where), why=system(why)))
            return
        command = f"branchline play --resume {where}"
        self.tell(self.say("saved", moves=self.match.table.seq, file=str(where), command=command))
        if self.draft.steps:
            self.tell(self.say("saved-without"))

    def quit(self, _: str) -> None:
        if self.draft.steps:
            answer = self.session.ask(self.say("leave") + " ")
            if not answer.casefold().startswith((self.say("yes"), "y")):
                return
        raise Leave

    def example(self) -> str:
        """A move as it may be typed."""
        return next((str(move) for move in reversed(self.scene().moves)), "…")

    def help(self, _: str) -> None:
        rule = next((one for one in self.session.texts.rules() if "." in one), "1.1")  # H1 is no part with rules in it
        rows = [self.say("help-move", example=self.example()), self.say("help-notation")]
        rows.append(self.say("help-shorten"))
        rows += self.screen.own_words("terminal-shorthand", "terminal-shorthand-more")
        rows += [f"  {self.say('enter'):<14}{self.say('help-enter')}"]
        rows += [
            f"  {'end':<14}{self.say('help-end')}",
            f"  {'':<14}{self.say('help-end-example', example='2; 1; end')}",
        ]
        for command in HELP:
            name = command.partition(" ")[0]
            words = {"part": rule.partition(".")[0], "rule": rule}
            own = name == "ticket"  # what it shows is for each game to say
            texts = self.screen.own_words("terminal-ticket") if own else [self.say(f"help-{name}", **words)]
            rows += [f"  {placed(command):<13} {text}" for text in texts]
        columns, _height = terminal_size()
        for row in rows:
            print("\n".join(paragraph(row, columns, indent=" " * 16)) if row.startswith("  ") else row)
