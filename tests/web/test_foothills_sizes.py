"""The valley at both sizes: nothing overlaps, nothing is cut off, everything is large enough to read and to hit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import House, Sit
from tests.web.foothills import KINDS, QUICK, faults, go, table
from tests.web.test_positions import OTHERS, laid_out, read

# Parts of the valley that lie on each other, and what sticks out of its card.
CLASHES = """() => {
  const boxes = [...document.querySelectorAll(".valley .spot, .valley .corner, .valley [data-stop]")].map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const name = node.querySelector("[data-card]")?.dataset.card ?? node.dataset.stop ?? "corner";
    return { name, left, top, right, bottom };
  });
  const valley = document.querySelector(".valley").getBoundingClientRect();
  const found = [];
  for (const [index, a] of boxes.entries()) {
    if (a.right > valley.right + 1 || a.bottom > valley.bottom + 1) found.push([a.name, "outside"]);
    for (const b of boxes.slice(index + 1)) {
      const across = a.left < b.right - 1 && b.left < a.right - 1;
      if (across && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push([a.name, b.name]);
    }
  }
  return found;
}"""
LINES = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
PAIRS = [f"{a}+{b}" for k, a in enumerate(LINES) for b in LINES[k + 1 :]]


def test_closed_lines_leave_a_valley_without_overlap(house: House, sit: Sit, size: Any) -> None:
    for phone in (False, True):
        page = None
        for closed in [*("V+VII", "II+VI", "I+IV"), *PAIRS][: size(ci=3, soak=31)]:
            address, _ = table(house, closed=closed)
            page = go(sit, page, address, phone)
            page.wait_for_selector(".valley .spot")
            assert faults(page, CLASHES) == [], closed


SMALL = """() => {
  const texts = [...document.querySelectorAll(".foothills *")]
    .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()))
    .filter((node) => node.getClientRects().length && !node.closest("symbol, .unseen, title"))
    .map((node) => [node.textContent.trim().slice(0, 20), parseFloat(getComputedStyle(node).fontSize)]);
  const icons = [...document.querySelectorAll(".foothills svg.i")]
    .map((node) => [node.innerHTML.slice(0, 40), node.getBoundingClientRect().height]);
  return [...texts.filter(([, size]) => size < 11), ...icons.filter(([, height]) => height > 0 && height < 13.9)];
}"""
# What its box cuts off; the reach of a place that can be chosen is no ink.
BOXES = ".reserve .card, .closed, .survey, .space, .action .up, .supply, .clock, .pub"
CUT = """() => [...document.querySelectorAll("BOXES")]
  .filter((node) => node.getClientRects().length && !("open" in node.dataset))
  .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 3)
  .map((node) => [node.className, node.textContent.trim().slice(0, 20)])""".replace("BOXES", BOXES)
BEYOND = """() => [document.scrollingElement, ...document.querySelectorAll(".foothills.table, .foothills .all, .right")]
  .filter((node) => node.scrollHeight > node.clientHeight + 1 || node.getBoundingClientRect().bottom > innerHeight + 1)
  .map((node) => node.className || node.tagName)"""
# Places that can be chosen and answer over fewer pixels than this, across or down. Spaces of one card answer for each
# other: a note offers the others.
HITS = """(least) => [...document.querySelectorAll("[data-place][data-open], button[data-cube]")]
  .filter((node) => node.getClientRects().length).map((node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const card = (hit) => hit?.dataset.place?.split(" ").slice(0, 2).join(" ");
    const own = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy)?.closest("[data-place], [data-cube]");
      return hit === node || (card(hit)?.startsWith("space") && card(hit) === card(node));
    };
    const steps = Array.from({ length: 2 * least + 1 }, (_, k) => k - least);
    const [across, down] = [(by) => own(by, 0), (by) => own(0, by)].map((at) => steps.filter(at).length);
    return [node.dataset.place ?? node.dataset.cube, across, down];
  }).filter(([, across, down]) => Math.min(across, down) < least)"""


@pytest.mark.parametrize("phone", [False, True])
def test_everything_is_in_view_and_large_enough(phone: bool, house: House, sit: Sit) -> None:
    page = None
    for file in sorted(KINDS.glob("*.json")):
        path, token = laid_out(house, file)
        page = go(sit, page, f"{path}#{token}", phone)
        page.wait_for_selector("[data-place][data-open], button[data-cube], [data-way]")
        for script in (SMALL, CUT, *([] if phone else [BEYOND])):
            assert faults(page, script) == [], file.stem
        assert faults(page, HITS, 44 if phone else 24) == [], file.stem


@pytest.mark.parametrize(("iron", "stone"), [(5, 5), (9, 4)])
def test_a_full_stockyard_has_cubes_as_large_as_a_finger(
    iron: int, stone: int, house: House, sit: Sit, tmp_path: Path
) -> None:
    """Boats and markets bring more than six cubes: ten or thirteen of them, each to be hit."""
    position = read(KINDS / "take.json")
    for cube, count in ("iron", iron), ("stone", stone):
        position["bag"][cube] -= count - position["stockyard"][cube]
        position["stockyard"][cube] = count
    file = tmp_path / "full.json"
    file.write_text(json.dumps(position))
    path, token = laid_out(house, file)
    page = sit(f"{path}#{token}", phone=True, settings=QUICK)
    expect(page.locator("button[data-cube]")).to_have_count(iron + stone)
    assert faults(page, HITS, 44) == []
    page.locator("button[data-cube=stone]").last.tap()
    expect(page.locator(".take")).to_be_in_viewport(ratio=1)
    page.locator(".take").tap(trial=True, timeout=5_000)  # nothing lies over it, as "Larger cards" did


def test_many_tickets_leave_the_phone_its_width(house: House, sit: Sit) -> None:
    position = read(OTHERS / "foothills-middle.json")
    position["players"][position["turn"]]["tickets"] = ["yellow", "red", "purple", "turquoise", "orange", "brown"]
    people = [{"kind": "person", "name": name} for name in ("Maximiliane-Charlotte", "Ben")]
    made = house.table("foothills", *people, position=position)
    page = sit(f"/t/{made['table']}#{made['links'][position['turn']]['token']}", phone=True, settings=QUICK)
    expect(page.locator(".strip .ticket")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
