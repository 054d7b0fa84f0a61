"""The section about holes in the rules: loops, dead ends and standstills, in some of the games played again."""

from __future__ import annotations

from html import escape

from branchline.charts.numbers import percent
from branchline.charts.page import figure, section
from branchline.charts.pictures import Bar, bars
from branchline.core.errors import BranchlineError
from branchline.core.registry import game as game_of
from branchline.lab.audit import Audit, audit
from branchline.lab.plan import SimulationPlan
from branchline.lab.report.counted import CountedGames

GAMES = 100


def holes(data: CountedGames) -> str:
    """Nothing is left out silently: where games cannot be played again, the section says why."""
    title = "Holes in the rules"
    why = unplayable(data)
    if why is None:
        run = data.run
        plan = SimulationPlan(run["game"], tuple(run["bots"]), run["games"], run["seed"], run["options"])
        try:
            return section(title, *told(audit(plan, GAMES)))
        except BranchlineError as fault:
            why = str(fault)
    return section(title, f"Not looked for: {escape(why)}.")


def unplayable(data: CountedGames) -> str | None:
    """Why the games cannot be played again here; None if they can."""
    run = data.run
    try:
        rules = game_of(run["game"])
    except BranchlineError as fault:
        return str(fault)
    if rules.info.rules_version != run["rules_version"]:
        return f"they were played by rules version {run['rules_version']}, and here is {rules.info.rules_version}"
    if rules.board.digest != run["board_digest"]:
        return f"they were played on the board {run['board']}, whose file the table does not hold"
    return None


def told(found: Audit) -> tuple[str, str]:
    lead = (
        f"The first {found.games:,} games, played again move by move: {found.positions:,} positions. "
        "A loop is a position that comes back within one game; a dead end leaves the seat to act without a move; "
        "a standstill is a whole round of passes."
    )
    if found.sound:
        lead += " None was found, which does not prove that there is none."
    counts = (("loops", len(found.loops)), ("dead ends", len(found.dead)), ("standstills", len(found.standstills)))
    rows = [Bar(name, count, f"{count} · {percent(count / max(found.games, 1))}") for name, count in counts]
    numbers = ", ".join(str(number) for number in sorted({*found.loops, *found.dead, *found.standstills})[:20])
    longest = max(found.loops.values(), default=0)
    note = f"The longest loop takes {longest} moves. " if longest else ""
    note += f"Games to look at: {numbers}." if numbers else ""
    return lead, figure("Games with a hole", note, bars("Games with loops, dead ends and standstills", rows))
