"""What the service worker fetches, how often, and when a new version takes over."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from inklands.table.http.site import write_site
from tests.browser.conftest import PROFILE, wait_until
from tests.browser.player import Player
from tests.browser.test_static_site import BELOW, Host

SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
PAGES = "async () => (await caches.keys()).filter((name) => name.startsWith('inklands-page-'))"
ENGINE_FILES = "async () => (await (await caches.open('inklands-engine')).keys()).length"
UPDATE = "async () => void (await (await navigator.serviceWorker.ready).update())"
WAITS = "async () => Boolean((await navigator.serviceWorker.ready).waiting)"
# Each part of the progress that is shown, as it comes.
WATCH = """
  window.shown = []
  new MutationObserver(() => {
    const note = document.querySelector('[data-offline=keeping]')
    if (note) window.shown.push(note.textContent)
  }).observe(document, { childList: true, subtree: true, characterData: true })
"""


class Site(Host):
    """A host whose folder can be written anew, as by a later version."""

    def __init__(self, folder):
        self._folder = folder / BELOW.strip("/")
        write_site(self._folder)
        super().__init__(folder)

    def engine_files(self) -> list[str]:
        return [path for path in self.asked if "/engine/" in path]

    def upgrade(self) -> None:
        worker = self._folder / "sw.js"
        text = worker.read_text(encoding="utf-8")
        worker.write_text(re.sub(r'"version": "\w+"', '"version": "later"', text), encoding="utf-8")
        assert worker.read_text(encoding="utf-8") != text

    def change_engine(self) -> None:
        """Let a part of the engine have another name, as in a version with other rules."""
        (old,) = (self._folder / "engine").glob("inklands-*.zip")
        new = old.rename(old.with_name("inklands-later.zip"))
        for name in ("engine/files.json", "sw.js"):
            file = self._folder / name
            text = file.read_text(encoding="utf-8")
            file.write_text(text.replace(old.name, new.name), encoding="utf-8")


@pytest.fixture
def site(tmp_path):
    running = Site(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def context(browser, site):
    opened = browser.new_context(**PROFILE | {"service_workers": "allow"})
    opened.set_default_timeout(60_000)
    yield opened
    opened.close()


def visit(context: BrowserContext, site: Site) -> Page:
    page = context.new_page()
    page.goto(site.url)
    return page


def wait_until_kept(page: Page) -> None:
    expect(page.locator("[data-offline=kept]")).to_be_attached(timeout=120_000)


def test_the_engine_is_fetched_once_and_its_progress_is_shown(context, site):
    context.add_init_script(WATCH)
    page = visit(context, site)
    wait_until_kept(page)
    fetched = site.engine_files()
    percents = [int(text) for text in re.findall(r"(\d+)%", "".join(page.evaluate("shown")))]
    page.reload()
    wait_until_kept(page)

    assert len({path for path in fetched if not path.endswith("files.json")}) > 5
    assert percents == sorted(percents)
    assert percents[-1] > 90
    again = [path for path in site.engine_files()[len(fetched) :] if "files.json" not in path]
    assert again == []


def test_who_saves_data_is_asked_before_the_engine_is_fetched(visitor):
    page = visitor("/nowhere", service_workers="allow")
    page.context.add_init_script(SAVES_DATA)
    page.goto("/")
    offer = page.locator("[data-offline=offered] button")
    expect(offer).to_contain_text("6 MB")
    assert page.evaluate(ENGINE_FILES) == 0
    offer.click()
    wait_until_kept(page)

    assert page.evaluate(ENGINE_FILES) > 5
    # Whoever has it is not asked again.
    page.reload()
    wait_until_kept(page)


def test_a_new_version_waits_as_long_as_a_match_is_in_hand_in_any_tab(context, site):
    playing, idle = visit(context, site), visit(context, site)
    wait_until_kept(playing)
    player = Player(playing)
    player.start()
    player.wait_to_act()
    before = idle.evaluate(PAGES)
    assert len(before) == 1
    site.upgrade()
    idle.reload()
    wait_until_kept(idle)
    idle.evaluate(UPDATE)
    wait_until(idle, WAITS)
    # Also when the tab without a match is looked at anew, and at another page.
    idle.reload()
    wait_until_kept(idle)
    idle.locator("[data-title=explorers] [data-how]").click()
    expect(idle.locator("[data-entry]").first).to_be_visible()
    assert idle.evaluate(WAITS)
    player.take_turn()
    playing.evaluate("history.back()")
    expect(playing.locator("[data-way=solo]").first).to_be_visible()

    wait_until(idle, f"async () => (await ({PAGES})()).join() === 'inklands-page-later'")
    assert not playing.evaluate(WAITS)


def test_a_device_can_play_offline_as_soon_as_a_new_version_has_taken_over(context, site):
    page = visit(context, site)
    wait_until_kept(page)
    site.change_engine()
    site.upgrade()
    page.evaluate(UPDATE)
    wait_until(page, f"async () => (await ({PAGES})()).join() === 'inklands-page-later'")
    site.stop()
    context.set_offline(True)
    # What the browser happens to have besides may be gone at any time.
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.reload()
    player = Player(page)
    player.start()

    player.wait_to_act()
