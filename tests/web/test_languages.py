"""The pages in the reader's own language, beside others': by one click, a link or the browser."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.support.serving import House
from tests.web.conftest import Sit
from tests.web.playing import CALM

QUICK = CALM | {"general": False}


def test_two_at_one_table_read_its_log_in_their_own_languages(house: House, sit: Sit) -> None:
    people = [{"kind": "person", "name": name} for name in ("Ada", "Inès")]
    table = house.table("ticket-to-ride-germany", *people, options={"first": 0})
    tokens = [link["token"] for link in table["links"]]
    german = sit(f"/t/{table['table']}#{tokens[0]}", settings=QUICK | {"lang": "de"})
    french = sit(f"/t/{table['table']}#{tokens[1]}", settings=QUICK | {"lang": "fr"})
    german.get_by_role("button", name="4 kurze").first.click()
    for page, language, told in ((german, "de", "kurze Zielkarten"), (french, "fr", "Ada.*destinations courtes")):
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_text(re.compile(told)).first).to_be_attached()
    expect(french.get_by_text(re.compile("Zielkarten"))).to_have_count(0)
    french.get_by_role("button", name="Italiano").click()
    expect(french.locator("html")).to_have_attribute("lang", "it")
    expect(french.get_by_text(re.compile("Ada.*biglietti corti")).first).to_be_attached()
    expect(german.locator("html")).to_have_attribute("lang", "de")


def test_a_link_carries_its_language_and_the_browser_keeps_it(house: House, sit: Sit) -> None:
    page = sit("/?lang=it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert "lang=" not in page.url
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()


def test_an_unknown_language_in_a_link_is_the_browsers_own(house: House, sit: Sit) -> None:
    page = sit("/?lang=xx", expected=('no texts in language "xx"',))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.parametrize(
    ("accepted", "said"),
    [
        ("fr-CH, de;q=0.5", "n’existe pas. Vérifiez"),
        ("xx, de;q=0.5", "Tisch"),
        ("xx", "There’s no table"),
        ("it", "tavolo"),
    ],
)
def test_what_the_api_refuses_it_refuses_in_the_language_asked_for(house: House, accepted: str, said: str) -> None:
    request = urllib.request.Request(f"{house.address}/api/tables/nowhere", headers={"Accept-Language": accepted})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert said in json.load(refused.value)["text"]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_first_page_loads_one_language_and_is_small(language: str, house: House, browser: Browser) -> None:
    answers: list[Response] = []
    context = browser.new_context(locale=language)
    page = context.new_page()
    page.on("response", lambda answer: answers.append(answer))
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers if answer.status == 200}
    packed = {answer.headers.get("content-encoding") for answer in answers if "/assets/" in answer.url}
    context.close()
    texts = [found[1] for url in sizes if (found := re.search(r"/api/texts/(\w+)/", url))]
    assert set(texts) == {language}
    assert packed & {"gzip", "br"}
    assert sum(sizes.values()) <= 150_000, "everything that was sent"
