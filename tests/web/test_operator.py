"""The operator's page: what notices came to, for whoever has the token, without anyone's address or name."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from branchline.server import clock
from branchline.server.notices.policy import LEAD
from tests.server.notices.receiving import endpoint
from tests.server.notices.test_post import add_webhook, as_device, settled
from tests.server.running import Running, until
from tests.web.conftest import PHONE
from tests.web.test_notices import page_at


def test_the_operator_sees_what_was_sent_and_what_failed(browser: Browser, posting: Running, shoot: Any) -> None:
    table = posting.create("foothills", [{"kind": "person", "name": name} for name in ("Ada", "Ben")])
    seat = table.to_act()
    with endpoint() as away:
        add_webhook(posting, table.tokens[seat], away)
    as_device(posting, table.tokens[seat], "POST", body={"kind": "feed"})
    clock.move(LEAD)
    until(lambda: posting.do(posting.house.store.outbox.counts()) != [])
    settled(posting)
    page = page_at(browser, posting, "/operator")
    token = page.get_by_label("Operator’s token")
    for wrong in ("short", "x" * 43):
        token.fill(wrong)
        page.get_by_role("button", name="Show what was sent").click()
        expect(page.get_by_role("alert")).to_contain_text("This needs the operator’s token")
    token.fill((posting.settings.data / "operator-token").read_text().strip())
    page.get_by_role("button", name="Show what was sent").click()
    expect(page.get_by_text("Email is on.")).to_be_visible()
    expect(page.get_by_text("Links in notices lead to https://trains.example.org.")).to_be_visible()
    hook = page.get_by_role("region", name="Webhook")
    expect(hook).to_contain_text("1 channel. On 1 of them something waits to be sent.")
    expect(hook).to_contain_text("Failed, to be tried again")
    expect(hook).to_contain_text("“…” can’t be reached")
    expect(page.get_by_role("region", name="Calendar and news feed")).to_contain_text("1 channel.")
    told = page.locator("main").inner_text()
    assert not any(word in told for word in (away.address, "Ada", "127.0.0.1:"))
    shoot(page, "operator")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")
    shoot(page, "operator-phone")
    page.reload()
    expect(page.get_by_label("Operator’s token")).to_have_value("")
    page.context.close()
