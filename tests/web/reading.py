"""What a page says: every text a person sees, or hears from a screen reader."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Page

SAID = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const spoken = document.documentElement.lang;
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!element || element.closest("script, style, bdi, code") || element.closest("[lang]").lang !== spoken) continue;
    if (!element.checkVisibility() && !element.matches("title")) continue;
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    else for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
  }
  return said.map((one) => one.trim().replace(/\\s+/g, " ")).filter(Boolean);
}"""


def said_on(page: Page) -> list[str]:
    """Every text of a page but for players' names and code, and what is marked as in another language."""
    found: list[str] = page.evaluate(SAID)
    return list(dict.fromkeys(found))


def untranslated(said: Iterable[str], names: set[str]) -> list[str]:
    """The texts with a plain word in them, where every translated letter has an accent; names are left out."""
    return [one for one in said if set(re.findall(r"(?<![\w-])[A-Za-z]{2,}(?![\w-])", one)) - names]
