"""OpenSpiel: every game as `pyspiel.load_game("branchline_GAME")`, with chance nodes for all luck.

Import this module to register every game.

>>> import pyspiel
>>> import branchline.envs.openspiel
>>> game = pyspiel.load_game("branchline_wensleydale(players=4,reward=margin)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.action_to_string(state.current_player(), 2), state.chance_outcomes()[2]
(True, 'a seat: 2', (2, 0.25))
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'bid 3 on box 1')
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar

from branchline.core.asking import AskingDealer, LuckNeeded
from branchline.core.dealer import Dealer
from branchline.core.errors import BadDeal, BadObservation, BadOption, IllegalAction, MissingPackage
from branchline.core.game import GameInfo, Option
from branchline.core.registry import game as game_of
from branchline.core.script import drawing_of
from branchline.core.state import State
from branchline.envs.names import learnable, short_name
from branchline.envs.show import mode_of, render
from branchline.lab.batch import REWARDS, one_of

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as why:
    raise MissingPackage("open-spiel", "branchline.envs.openspiel", "openspiel") from why

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]

NOBODY = -1
LONGEST = 100_000  # OpenSpiel wants a bound on the decisions of a game; none comes near
HIGHEST = 2**15  # points, where a game does not say
NUMERAL = set("0123456789+-.")  # OpenSpiel reads a text of these as a number
WIN, MARGIN, SCORE = REWARDS


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A title for so many players, with its options.

    Parameters are `players`, `reward` (as a `bl.Batch` has it) and the options of the game, as in
    `branchline_nim(reward=margin,heap=7)`.
    """

    info: ClassVar[GameInfo]

    def __init__(self, params: Mapping[str, Any]) -> None:
        info = self.info
        self.rules = game_of(info.id)
        self.seats = int(params["players"])
        self.reward = one_of("reward", params["reward"], REWARDS)
        given = {option.name: value_of(option, params[option.name]) for option in info.options}
        self.observation = self.rules.observation(self.seats, given)
        self.options = self.observation.options
        plain = [name for name, part in self.observation.parts.items() if not part.computed]
        self.recalled = self.rules.observation(self.seats, given, plain)  # all of it that does not follow from the rest
        self.worth = 0.5 if info.halves else 1.0  # what one point of the rules counts
        low, high, zero_sum = self.bounds()
        super().__init__(
            type_of(info, self.reward, zero_sum),
            pyspiel.GameInfo(
                num_distinct_actions=self.rules.action_space().count,
                max_chance_outcomes=max(len(drawing.names) for drawing in self.rules.drawings()),
                num_players=self.seats,
                min_utility=low,
                max_utility=high,
                utility_sum=0.0 if zero_sum else None,
                max_game_length=LONGEST,
            ),
            dict(params),
        )

    def __reduce__(self) -> Any:
        return loaded, (str(self),)

    def bounds(self) -> tuple[float, float, bool]:
        """The least and the most that a player can get, and whether what all of them get adds up to 0."""
        if self.reward == WIN:
            return -1.0, 1.0, True
        part = self.observation.parts.get("score")
        low, high = (-HIGHEST, HIGHEST) if part is None else (part.low, part.high)
        if self.reward == SCORE:
            return low * self.worth, high * self.worth, False
        most = (high - low) * self.worth
        return -most, most, self.seats == 2

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> TableObserver | SpielHistory | None:
        """What a player sees now or, with perfect recall, has seen; None for what only everybody sees, or nobody else.

        `params={"blocks": "hand+trains"}` chooses blocks of the observation.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielHistory() if kind.perfect_recall else TableObserver(self, params or {})


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table between two decisions, or in the middle of one that waits for luck.

    The rules carry out a decision in one go, so it is tried again, on another copy of the table, with each outcome
    that they ask for. `table` is the state of our engine before it; None before the deal.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table: State | None = None
        self.chosen = NOBODY  # the action under way
        self.told: list[int] = []  # what came up in it
        self.asked: dict[int, int] = {}  # what can come up now
        self.asking = ("", 0)  # how it is asked for
        self.steps = 0
        self.seen = [b""] * game.seats  # of all that each seat has seen and done, a digest
        self.shown = [b""] * game.seats  # of what each saw last
        self.earned = [0.0] * game.seats  # so far
        self.rewarded = [0.0] * game.seats  # by the last decision
        self.go_on(game)

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self.asked:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.settled()
        return int(pyspiel.PlayerId.TERMINAL if table.over else table.turn)

    def is_terminal(self) -> bool:
        return not self.asked and self.settled().over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.settled().legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.asked.values())
        return [(outcome, count / total) for outcome, count in self.asked.items()]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.asked:
            if action not in self.asked:
                raise BadDeal(f"what comes up is one of {', '.join(map(str, self.asked))}, not {action}")
            self.told.append(action)
        else:
            table = self.settled()
            if action not in table.legal_actions():
                legal = sorted(table.legal_actions())
                raise IllegalAction(0, int(table.turn), action, game.num_distinct_actions(), legal)
            self.chosen, self.told = action, []
        self.go_on(game)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.get_game().rules
        if player == pyspiel.PlayerId.CHANCE:
            drawing = drawing_of(rules, *self.asking)
            return f"{drawing.what}: {drawing.names[action]}"
        return str(rules.move(self.settled(), action, player))

    def returns(self) -> list[float]:
        return list(self.earned)

    def rewards(self) -> list[float]:
        return [0.0] * len(self.rewarded) if self.asked else list(self.rewarded)

    def __str__(self) -> str:
        """The position, and what is under way."""
        rows = ["not dealt yet" if self.table is None else json.dumps(self.get_game().rules.position(self.table))]
        if self.asked:
            rows.append(f"action {self.chosen}, luck so far {self.told}")
        return "\n".join(rows)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """Another table that this player cannot tell from this one: all that they cannot know is dealt anew.

        It was never played, so it has no history; what the player has seen is the same, and what the others saw
        begins with the new table.
        """
        game: TableGame = self.get_game()
        if self.asked:
            raise BadDeal("luck is under way: a table is dealt anew between two decisions")
        twin = game.new_initial_state()
        twin.table = self.settled().redeal(player_id, SampledDealer(sampler))
        twin.asked, twin.told, twin.asking = {}, [], ("", 0)
        twin.steps, twin.earned, twin.rewarded = self.steps, list(self.earned), list(self.rewarded)
        twin.look(game)
        twin.seen[player_id] = self.seen[player_id]
        return twin

    # What goes on

    def settled(self) -> State:
        if self.table is None:
            raise BadDeal("the table is still being dealt: choose what comes up first")
        return self.table

    def go_on(self, game: TableGame) -> None:
        """The deal, or the action under way, as far as luck is told."""
        dealer = AskingDealer(self.told)
        try:
            if self.table is None:
                table = game.rules.deal(game.seats, game.options, dealer)
            else:
                table = self.table.copy()
                table.apply(self.chosen, dealer)
        except LuckNeeded as asked:
            self.asked, self.asking = dict(asked.weights), (asked.how, asked.size)
            return
        actor = NOBODY if self.table is None else int(self.table.turn)
        self.steps += actor != NOBODY
        self.table, self.asked, self.told, self.asking = table, {}, [], ("", 0)
        self.look(game, actor)
        self.chosen = NOBODY
        before, self.earned = self.earned, gained(table, game.reward, game.worth)
        self.rewarded = [now - then for now, then in zip(self.earned, before, strict=True)]

    def look(self, game: TableGame, actor: int = NOBODY) -> None:
        """Every seat sees the table, and knows what it has just done itself.

        A decision of another that leaves what a seat sees as it was goes unnoticed: how many of them it took to pay for
        a route would tell something of a hand.
        """
        for seat in range(game.seats):
            shown = digest(bytes(game.recalled.encode(self.settled(), seat)))
            if seat == actor or shown != self.shown[seat]:
                own = self.chosen if seat == actor else NOBODY
                self.shown[seat] = shown
                self.seen[seat] = digest(self.seen[seat] + own.to_bytes(8, "little", signed=True) + shown)

    def render(self, mode: str = "ansi", player: int | None = None) -> str | None:
        """The table as a player (None: a spectator) sees it: `ansi` and `svg` are texts, `human` prints."""
        return render(self.get_game().rules, self.settled(), player, mode_of(mode), self.steps)


class SampledDealer(Dealer):
    """Luck from OpenSpiel's own source of numbers between 0 and 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.sampler = sampler

    def below(self, n: Any) -> Any:
        return min(int(self.sampler() * n), n - 1)


class TableObserver:
    """What a player sees now: a tensor for each block of the observation, and all of it in words."""

    def __init__(self, game: TableGame, params: Mapping[str, Any]) -> None:
        unknown = [name for name in params if name not in ("blocks", "name")]  # OpenSpiel names observers
        if unknown:
            raise BadObservation(f"an observer is told its blocks, as in blocks=hand+trains, not {unknown[0]!r:.200}")
        wanted = str(params["blocks"]).split("+") if "blocks" in params else None
        self.observation = game.rules.observation(game.seats, game.options, wanted)
        self.tensor: Array = np.zeros(self.observation.size, np.float32)
        self.dict = {
            name: self.tensor[part.place].reshape(part.shape or (1,)) for name, part in self.observation.parts.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """All 0 before the deal."""
        self.tensor[:] = 0 if state.table is None else np.asarray(self.observation.encode(state.table, player))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return ""
        return json.dumps(self.observation.explain(self.observation.encode(state.table, player)))


class SpielHistory:
    """All that a player has seen and done, as one short text: equal where that is equal. It has no tensor."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        return f"player {player} has seen {state.seen[player].hex()}"


def digest(told: bytes) -> bytes:
    return blake2b(told, digest_size=16).digest()


def gained(table: State, reward: str, worth: float) -> list[float]:
    """What every seat has got so far."""
    scores = [score * worth for score in table.scores()]
    if reward == SCORE:
        return scores
    if not table.over:
        return [0.0] * len(scores)
    if reward == MARGIN:
        return [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
    winners = table.winners()
    share = len(scores) / len(winners)
    return [((share if seat in winners else 0.0) - 1.0) / (len(scores) - 1) for seat in range(len(scores))]


# Registered games


def value_of(option: Option, given: object) -> object:
    """The choice that a parameter of OpenSpiel stands for."""
    for choice in option.choices:
        if given in (choice, told(option, choice)) and isinstance(given, bool) == isinstance(choice, bool):
            return choice
    raise BadOption(
        option.name, given, f"choose one of {', '.join(str(told(option, each)) for each in option.choices)}"
    )


def told(option: Option, choice: object) -> Any:
    """A choice as a parameter. Choices of several types are texts, in quotes where OpenSpiel would read a number.

    >>> told(Option("first", "random", ("random", 0, 1)), 1)
    "'1'"
    """
    if not any(isinstance(each, str) for each in option.choices):
        return choice
    return f"'{choice}'" if set(str(choice)) <= NUMERAL else str(choice)


def parameters(info: GameInfo) -> dict[str, Any]:
    """What a game is told, by default."""
    options = {option.name: told(option, option.default) for option in info.options}
    return {"players": info.seats[0], "reward": WIN, **options}


def type_of(info: GameInfo, reward: str, zero_sum: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(info),
        long_name=info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.REWARDS if reward == SCORE else kinds.RewardModel.TERMINAL,
        max_num_players=info.seats[-1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(info),
        provides_factored_observation_string=False,
    )


def loaded(name: str) -> TableGame:
    """A game again that was pickled by its name and parameters, wherever that is."""
    game: TableGame = pyspiel.load_game(name)
    return game


def register() -> None:
    """Every game that can be learnt, in OpenSpiel's registry: as a class of its own, since OpenSpiel lets go of what it
    calls only after Python has ended, and a plain function would bring that end down."""
    for info in learnable():
        if short_name(info) not in pyspiel.registered_names():
            title = type(TableGame.__name__, (TableGame,), {"info": info})
            pyspiel.register_game(type_of(info, WIN, zero_sum=True), title)


register()
