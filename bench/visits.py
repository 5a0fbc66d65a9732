"""Every page there is and how to get there, for the pictures of them and for the tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute

from bench.paper_visits import score, score_explorers, score_misterra

Visit = Callable[[Page], None]

RECORDS = Path(__file__).parents[1] / "tests" / "games"

MOVED_ON = """before => document.querySelector('[data-final], [data-privacy]')
  || (document.querySelector('[data-decision]').dataset.decision !== before
      && document.querySelector('[data-act=ink]'))"""
# One step of somebody who takes whatever is offered, always the same: what that was, or nothing.
WANDER = """() => {
  window.chance ??= 7
  const pick = (list) => {
    if (!list.length) return undefined
    window.chance = (window.chance * 16807) % 2147483647
    return list[window.chance % list.length]
  }
  const found = (selector) => [...document.querySelectorAll(selector)]
  const [ink] = found('[data-act=ink]:enabled')
  if (ink) return ink.click(), 'ink'
  if (found('[data-act=turn]').length) {
    // A card to lay: by keys, where it fits.
    const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true })
    for (let n = window.chance % 23; n >= 0; n--) document.body.dispatchEvent(event)
    return pick(['seek'])
  }
  const choices = found('[data-choice]:enabled')
  const lit = found('.lit')
  const chosen = pick([...choices, ...lit.slice(0, choices.length ? 1 : lit.length)])
  if (!chosen) return ''
  if (chosen.matches('button')) return chosen.click(), 'choice'
  const box = chosen.getBoundingClientRect()
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2]
  const event = { clientX, clientY, bubbles: true, button: 0, pointerType: 'mouse' }
  chosen.closest('[data-map]').dispatchEvent(new PointerEvent('pointerdown', event))
  return 'cell'
}"""


def home(page: Page) -> None:
    solo(page)
    page.goto("/")
    page.locator("[data-title]").first.wait_for()
    page.wait_for_timeout(300)


def device(page: Page) -> None:
    page.goto("/device")
    page.locator("[data-count]").wait_for()


def taken_along(page: Page) -> None:
    solo(page)
    url = page.url
    page.goto("/")
    page.locator("[data-move]").first.click()
    page.locator("[data-move-sure]").click()
    page.wait_for_url("**/table/~*")
    page.goto(url)
    page.locator("[data-taken-along]").wait_for()


def new_game(page: Page) -> None:
    page.goto("/new/cartographers?with=bots")
    page.locator("[data-start]").wait_for()


def options(page: Page) -> None:
    new_game(page)
    page.locator("summary").click()
    page.locator("[data-option=goals] select").first.select_option("borderlands")


def rules(page: Page, title: str = "cartographers") -> None:
    page.goto(f"/rules/{title}")
    page.locator("[data-rules] [data-section]").first.wait_for()


def learn(page: Page, title: str) -> None:
    page.goto(f"/learn/{title}")
    page.locator("[data-note]").wait_for()


def lobby(page: Page) -> None:
    page.goto("/new/cartographers?with=friends")
    page.locator("[data-add]").click()
    page.locator("[data-start]").click()
    page.locator("[data-lobby] img").wait_for()


def take_seat(page: Page) -> None:
    lobby(page)
    link = page.locator("[data-link]").input_value()
    page.context.clear_cookies()
    page.goto("/")
    page.goto(link)
    page.locator("[data-sit]").wait_for()


def solo(page: Page) -> None:
    seat(page, [{"kind": "me", "name": "Ada"}])
    page.locator("[data-act=ink]").wait_for()


def pencil(page: Page) -> None:
    bots(page)
    draw(page, 13)
    seek(page, 25)
    page.wait_for_timeout(300)


def explained(page: Page) -> None:
    bots(page)
    draw(page, 12)
    page.locator("[data-goal]").nth(1).click()
    page.mouse.move(1, 1)


def hint(page: Page) -> None:
    solo(page)
    page.locator("[data-act=hint]").click()
    page.locator("[data-advice]").wait_for(timeout=120_000)


def ambush(page: Page) -> None:
    bots(page)
    for _ in range(30):
        if page.locator(".map.ambush").count():
            break
        draw(page, 1)
    page.keyboard.press("n")
    page.wait_for_timeout(300)


def waiting(page: Page) -> None:
    lobby(page)
    page.locator("[data-enter]").click()
    page.locator("[data-act=ink]").wait_for()
    page.keyboard.press("n")
    page.locator("[data-act=ink]").click()
    page.locator("[data-act=ink]").wait_for(state="detached")


def onlooker(page: Page) -> None:
    bots(page)
    page.context.clear_cookies()
    page.reload()
    page.locator("[data-decision], [data-look-on]").first.wait_for()
    if page.locator("[data-look-on]").is_visible():
        page.locator("[data-look-on]").click()
    page.locator("[data-decision]").wait_for()


def lost(page: Page) -> None:
    """The socket opens once and never again."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if lines:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(lambda url: "/socket" in url, connect)
    solo(page)
    lines[0].close()
    page.locator("[data-lost]").wait_for()


def privacy(page: Page) -> None:
    seat(page, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}])
    page.locator("[data-take]").wait_for()


def final(page: Page) -> None:
    solo(page)
    draw(page, 60)


def final_of_three(page: Page) -> None:
    bots(page)
    draw(page, 60)


def keys(page: Page) -> None:
    solo(page)
    page.keyboard.press("?")


def nowhere(page: Page) -> None:
    page.goto("/nowhere/at/all")
    page.locator("[data-nowhere]").wait_for()


def elsewhere(page: Page, title: str, steps: int, others: int = 0) -> None:
    """A match of another title after so many steps of whatever is offered."""
    bot = {"kind": "bot", "level": "apprentice"}
    seat(page, [{"kind": "me", "name": "Ada"}, *[bot] * others], title)
    page.locator("[data-decision]").wait_for()
    taken = 0
    while taken < steps and not page.locator("[data-final]").count():
        # While the table is busy there is no step: the same number leads to the same place.
        has_stepped = bool(page.evaluate(WANDER))
        taken += has_stepped
        page.wait_for_timeout(30 if has_stepped else 150)
    page.wait_for_timeout(300)


def misterra_map(page: Page) -> None:
    """A sketch card in pencil on a parchment with something on it, where one may claim too."""
    elsewhere(page, "misterra", 22)
    for _ in range(40):
        if page.locator("[data-act=turn]").count():
            break
        page.evaluate(WANDER)
        page.wait_for_timeout(150)
    seek(page, 9)
    page.wait_for_timeout(300)


def bots(page: Page) -> None:
    bot = {"kind": "bot", "level": "apprentice"}
    seat(page, [{"kind": "me", "name": "Ada"}, bot, bot])
    page.locator("[data-act=ink]").wait_for()


def seat(page: Page, seats: list[dict[str, str]], title: str = "cartographers") -> None:
    """A table with a deal that is always the same."""
    answer = page.request.post(
        "/api/tables",
        data={"title": title, "seats": seats, "seed": 42},
        headers={"Origin": page.url.rstrip("/")},
    )
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")


def draw(page: Page, turns: int) -> None:
    """Draw by keyboard here and there for so many turns, or until the match is over."""
    for turn in range(turns):
        if page.locator("[data-final]").count():
            return
        before = page.locator("[data-decision]").get_attribute("data-decision")
        page.keyboard.press("12"[turn % 2])
        seek(page, 1 + turn * 17 % 40)
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=before)


def seek(page: Page, spots: int) -> None:
    for _ in range(spots):
        page.keyboard.press("n")


def record(page: Page) -> None:
    page.goto("/replay")
    page.locator("[data-record]").wait_for()


def replay(page: Page, *, title: str, name: str, at: int) -> None:
    """A match that is kept with the tests, *at* moments into it."""
    record(page)
    written = RECORDS / title / "golden" / f"{name}.record"
    page.locator("#record").fill(written.read_text(encoding="utf-8"))
    page.locator("[data-read]").click()
    page.locator("#moment").fill(str(at))
    page.locator(f"[data-at='{at}']").wait_for()


def missed(page: Page) -> None:
    """The first decision in which something was missed, and what would have been better."""
    replay(page, title="cartographers", name="solo-a", at=0)
    page.locator("[data-begin]").click()
    page.locator("[data-verdict]").first.click()


VISITS: dict[str, Visit] = {
    "home": home,
    "new-game": new_game,
    "options": options,
    "device": device,
    "taken-along": taken_along,
    "rules": rules,
    "rules-explorers": partial(rules, title="explorers"),
    "rules-misterra": partial(rules, title="misterra"),
    "learn": partial(learn, title="cartographers"),
    "learn-explorers": partial(learn, title="explorers"),
    "learn-misterra": partial(learn, title="misterra"),
    "score": score,
    "score-explorers": score_explorers,
    "score-misterra": score_misterra,
    "lobby": lobby,
    "take-seat": take_seat,
    "solo": solo,
    "pencil": pencil,
    "explained": explained,
    "hint": hint,
    "ambush": ambush,
    "waiting": waiting,
    "onlooker": onlooker,
    "lost": lost,
    "privacy": privacy,
    "final": final,
    "final-of-three": final_of_three,
    "keys": keys,
    "nowhere": nowhere,
    "explorers": partial(elsewhere, title="explorers", steps=0),
    "explorers-crosses": partial(elsewhere, title="explorers", steps=47, others=2),
    "explorers-final": partial(elsewhere, title="explorers", steps=400),
    "misterra": partial(elsewhere, title="misterra", steps=0),
    "misterra-island": partial(elsewhere, title="misterra", steps=30, others=2),
    "misterra-map": misterra_map,
    "misterra-final": partial(elsewhere, title="misterra", steps=400),
    "record": record,
    "replay": partial(replay, title="cartographers", name="three-b-first-goals", at=17),
    "misterra-replay": partial(replay, title="misterra", name="duel", at=60),
    "missed": missed,
    "explorers-replay": partial(replay, title="explorers", name="four", at=24),
}
"""Where to go by name, from a page that has just been opened."""
