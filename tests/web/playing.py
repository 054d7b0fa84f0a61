"""What a person does at the table, for tests: click a button, wait, click another."""

from __future__ import annotations

from playwright.sync_api import Page, expect

CALM = {"general": True, "confirm": False, "pace": 0, "guidance": False, "sound": False}
"""Settings of a quick game: the general table, no "End turn", nothing moves."""

# To click as fast as the page allows shows whether it ever offers what cannot be done. Cheap luck, the same each
# time: a linear congruence. Ends with the number of clicks, or with what stopped it: two minutes without a move.
CLICK_ON = """async ([seed, most]) => {
  let luck = seed, clicks = 0, idle = 0;
  while (clicks < most && idle < 15000) {
    if ([...document.querySelectorAll("a")].some((link) => link.pathname.endsWith("/end"))) return clicks;
    const moves = document.querySelectorAll("button.move:enabled");
    if (moves.length) {
      luck = (luck * 1103515245 + 12345) % 2147483648;
      moves[luck % moves.length].click();
      clicks += 1;
      idle = 0;
    } else idle += 1;
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  return `stopped after ${clicks} clicks: ${document.querySelector(".bar")?.textContent}`;
}"""


def play_to_the_end(page: Page, seed: int = 1, most: int = 4000) -> int:
    """Click random moves until the game is over; how many clicks it took."""
    page.set_default_timeout(180_000)
    clicks = page.evaluate(CLICK_ON, [seed, most])
    page.set_default_timeout(30_000)
    assert isinstance(clicks, int), clicks
    return clicks


def at_table(page: Page) -> None:
    """Wait until the table is there."""
    expect(page.get_by_role("region", name="What to do")).to_be_visible()


def link(address: str, table: str, token: str) -> str:
    return f"{address}/t/{table}#{token}"
