"""Friends who come and go: nobody's absence stops a table, and a seat follows its person."""

import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from inklands.table.settings import Settings
from tests.browser.axe import violations, violations_everywhere
from tests.browser.friends import draw, invite, row_of, sit_down
from tests.browser.player import Player
from tests.table.server import GENEROUS, running

AWAY_SECONDS = 2.0
PHONE = {"viewport": {"width": 360, "height": 740}}


@pytest.fixture(scope="module")
def patient() -> Iterator[str]:
    """A server where nobody waits long for who is away."""
    with running(Settings(limits=GENEROUS, away_seconds=AWAY_SECONDS)) as base:
        yield base


def home_address() -> str:
    """An address of this machine by which others on its network would find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: the system only says which of its addresses it would use.
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
    return address


def test_two_friends_at_one_browser_take_two_seats_where_the_host_allows_it(visitor, patient):
    host = visitor("/new/cartographers?with=friends", base_url=patient)
    host.get_by_label("Name at seat 1").fill("Ada")
    host.locator("[data-add]").click()
    host.locator("[data-start]").click()
    link = host.locator("[data-link]").input_value()
    early = visitor(link, base_url=patient)
    expect(early.locator("[data-sit]")).to_be_visible()
    expect(early.locator("[data-seat-count]")).to_have_count(0)
    host.get_by_label("Seats that each guest may take").select_option("2")

    early.get_by_label("How many seats do you take?").select_option("2")
    assert violations(early) == []
    early.locator("#my-name").fill("Bo")
    early.locator("[data-sit]").click()

    expect(early.locator("[data-sit]")).to_have_count(0)
    ada = Player(host)
    ada.wait_to_act()
    assert "Bo" in row_of(ada, 1)
    assert "Bo 2" in row_of(ada, 2)


# Those who are away


def test_guests_let_a_bot_stand_in_for_a_host_who_is_gone_and_go_on(visitor, patient):
    ada, bo, cy = invite(visitor, "Bo", "Cy", base_url=patient)
    link = ada.page.url
    draw(bo)
    draw(cy)
    identity = ada.page.context
    ada.page.close()
    stand_in = bo.page.get_by_role("button", name="Let a bot stand in")
    expect(stand_in).to_be_visible()
    expect(bo.page.locator("[data-absent]")).to_have_text(
        "Ada does not answer. A bot can stand in."
    )
    assert "is away, has yet to draw" in row_of(bo, 0)
    stand_in.click()

    # The table goes on without the host, whose rights are with the next one around it.
    for player in (bo, cy):
        expect(player.page.locator("[data-turn]")).to_have_attribute("data-turn", "2")
    expect(bo.page.get_by_role("button", name="Invite Ada again")).to_be_visible()
    expect(cy.page.get_by_role("button", name="Invite Ada again")).to_have_count(0)
    # The bot draws in this turn too, sooner or later.
    expect(bo.page.locator("[data-player='0']")).to_contain_text("The bot is ready")

    # The host comes back, reads what was done, and takes the seat back with one click.
    back = Player(visitor(link, context=identity))
    told = back.page.locator("[data-stand-in]")
    expect(told.get_by_role("heading")).to_have_text("A bot plays for you")
    # Also in an ambush, in which the bot draws on the map of a guest and a guest on the host's.
    expect(told.locator("li").first).to_contain_text("turn 1: Ada")
    assert violations(back.page) == []
    back.page.locator("[data-take-back]").click()
    expect(told.get_by_role("heading")).to_have_text("The bot has played for you")
    back.page.locator("[data-close]").click()
    expect(bo.page.get_by_role("button", name="Invite Ada again")).to_have_count(0)
    # What the bot drew last nobody has seen yet: it can be drawn otherwise.
    back.page.locator("[data-act=undo]").click()
    draw(back)


def test_being_away_does_not_hide_who_has_drawn(visitor, patient):
    ada, bo, cy = invite(visitor, "Bo", "Cy", base_url=patient)
    draw(bo)
    bo.page.close()
    cy.page.close()

    expect(ada.page.locator("[data-player='1']")).to_contain_text("is away, has drawn")
    expect(ada.page.locator("[data-player='2']")).to_contain_text("is away, has yet to draw")


def test_you_are_marked_and_names_are_told_apart(visitor, patient):
    ada, bob = invite(visitor, "Bob", base_url=patient)
    ada.page.locator("[data-own-seat] summary").click()
    ada.page.locator("[data-own-name]").fill("bob")
    ada.page.locator("[data-rename]").click()

    expect(ada.page.locator("[data-own-seat] [role=status]").first).to_have_text(
        "You are bob 2 here."
    )
    expect(bob.page.locator("[data-player='0']")).to_contain_text("bob 2")
    assert "Bob (you)" in row_of(bob, 1).replace("\u00a0", " ")
    assert "(you)" not in row_of(bob, 0)


def test_who_leaves_is_home_again_and_a_bot_plays_on(visitor, patient):
    ada, bo = invite(visitor, "Bo", base_url=patient)
    draw(bo)
    bo.page.locator("[data-own-seat] summary").click()
    bo.page.locator("[data-leave]").click()
    bo.page.locator("[data-leave-sure]").click()

    expect(bo.page.locator("[data-way=solo]").first).to_be_visible()
    expect(bo.page.locator("#open-games")).to_have_count(0)
    expect(ada.page.locator("[data-player='1']")).to_contain_text("Bot 2")
    draw(ada)
    expect(ada.page.locator("[data-turn]")).to_have_attribute("data-turn", "2")


def test_what_was_agreed_about_waiting_is_told_before_sitting_down(visitor, patient):
    host = visitor("/new/cartographers?with=friends", base_url=patient)
    host.locator("[data-patience]").select_option("2")
    host.locator("[data-start]").click()
    expect(host.locator("[data-lobby] [data-patience]")).to_contain_text("2 minutes")
    guest = visitor(host.locator("[data-link]").input_value(), base_url=patient)

    expect(guest.locator("form")).to_contain_text("does nothing for 2 minutes")


# A seat follows its person


def test_a_seat_is_taken_to_another_browser_by_its_link_and_the_old_one_is_told(visitor, patient):
    _, bo = invite(visitor, "Bo", base_url=patient)
    draw(bo)
    bo.page.locator("[data-own-seat] summary").click()
    bo.page.locator("[data-make-link]").click()
    link = bo.page.locator("[data-seat-link] [data-link]").input_value()
    expect(bo.page.get_by_role("img", name="QR code of the link to the seat")).to_be_visible()
    assert violations_everywhere(bo.page) == {}

    phone = visitor(link, base_url=patient, **PHONE)
    expect(phone.locator("[data-resume]")).to_contain_text("You can go on here as Bo.")
    assert violations_everywhere(phone) == {}
    phone.locator("[data-resume-seat]").click()
    expect(phone.locator("[data-act=undo]")).to_be_visible()
    assert "#" not in phone.url

    told = bo.page.locator("[data-looking-on]")
    expect(told).to_contain_text("Your seat is played in another browser now")
    assert violations_everywhere(bo.page) == {}
    bo.page.reload()
    bo.page.locator("[data-decision]").wait_for()
    expect(bo.page.locator("[data-act]")).to_have_count(0)


def test_a_newer_link_voids_the_older_and_says_how_to_come_back(visitor, patient):
    _, bo = invite(visitor, "Bo", base_url=patient)
    bo.page.locator("[data-own-seat] summary").click()
    links: list[str] = []
    for _ in range(2):
        bo.page.locator("[data-make-link]").click()
        field = bo.page.locator("[data-seat-link] [data-link]")
        if links:
            expect(field).not_to_have_value(links[-1])
        links.append(field.input_value())
    late = visitor(links[0], base_url=patient, expects=["status of 403"])
    late.locator("[data-resume-seat]").click()

    expect(late.get_by_role("alert")).to_contain_text("This link leads to no seat any more")
    expect(late.locator("[data-come-back]")).to_contain_text("ask Ada to invite you again")
    late.locator("[data-look-on]").click()
    expect(late.locator("[data-decision]")).to_be_visible()


def test_who_opens_an_old_invitation_is_told_why_they_look_on(visitor, patient):
    host = visitor("/new/cartographers?with=friends", base_url=patient)
    host.locator("[data-start]").click()
    link = host.locator("[data-link]").input_value()
    sit_down(visitor, link, "Bo", base_url=patient)
    other = visitor(link, base_url=patient)

    expect(other.locator("[data-looking-on]")).to_contain_text("Every seat at this table is taken")
    expect(other.locator("[data-come-back]")).to_contain_text("open the link to your seat")
    assert violations_everywhere(other) == {}
    other.locator("[data-look-on]").click()
    expect(other.locator("[data-decision]")).to_be_visible()


def test_the_host_invites_somebody_again_who_lost_their_browser(visitor, patient):
    ada, bo = invite(visitor, "Bo", base_url=patient)
    draw(bo)
    bo.page.context.close()
    ada.page.locator("[data-reopen='1']").click()
    link = ada.page.locator("[data-seat-link] [data-link]").input_value()
    assert violations_everywhere(ada.page) == {}
    again = visitor(link, base_url=patient)
    again.locator("[data-resume-seat]").click()

    expect(again.locator("[data-act=undo]")).to_be_visible()
    expect(ada.page.locator("[data-player='1']")).to_contain_text("is ready")
    expect(ada.page.locator("[data-seat-link]")).to_have_count(0)


# Copying links


def copied_by(page: Page) -> str:
    """What is pasted into a field of the page after its button was pressed."""
    page.locator("[data-copy]").first.click()
    expect(page.locator("[data-copied]").first).to_have_text("Copied")
    expect(page.locator("[data-copy]").first).to_be_focused()
    page.evaluate("document.body.append(document.createElement('textarea'))")
    page.locator("textarea").focus()
    page.keyboard.press("Control+V")
    return str(page.locator("textarea").input_value())


def test_a_link_is_copied_on_plain_http_in_a_home_network(visitor):
    address = home_address()
    if address.startswith("127."):
        pytest.skip("this machine has no address but its own")
    settings = Settings(limits=GENEROUS)
    with running(settings, host=address) as base:
        # Without https a browser takes no notice of that header, and says so.
        expects = ["Cross-Origin-Opener-Policy header has been ignored"]
        page = visitor("/new/cartographers?with=friends", base_url=base, expects=expects)
        assert page.evaluate("[isSecureContext, typeof navigator.clipboard]") == [
            False,
            "undefined",
        ]
        page.locator("[data-start]").click()
        link = page.locator("[data-link]").input_value()

        assert copied_by(page) == link
        assert link.startswith(base)


@pytest.mark.parametrize("is_refused", [False, True])
def test_what_cannot_be_copied_is_selected_for_the_hand(visitor, is_refused):
    page = visitor("/new/cartographers?with=friends")
    page.locator("[data-start]").click()
    page.evaluate(
        """isRefused => {
          const refuse = () => Promise.reject(new Error('no'))
          const clipboard = isRefused ? { writeText: refuse } : undefined
          Object.defineProperty(navigator, 'clipboard', { value: clipboard })
          document.execCommand = () => false
        }""",
        is_refused,
    )
    page.locator("[data-copy]").click()

    expect(page.locator("[data-copied]")).to_have_text("The link is selected: copy it.")
    selected = page.evaluate("getSelection().toString()")
    assert selected == page.locator("[data-link]").input_value()


def test_a_device_with_a_share_sheet_offers_it(visitor):
    page = visitor()
    page.context.add_init_script(
        "navigator.share = shared => { window.shared = shared.url; return Promise.resolve() }"
    )
    page.goto("/new/cartographers?with=friends")
    page.locator("[data-start]").click()
    page.locator("[data-share]").click()

    assert page.evaluate("window.shared") == page.locator("[data-link]").input_value()


# Rematches


def finish_by_bots(player: Player) -> None:
    """Let a bot play the own seat to the end."""
    player.page.evaluate(
        """() => new Promise(done => {
          const table = location.pathname.split('/').at(-1)
          const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
          line.onmessage = ({ data }) => {
            const message = JSON.parse(data)
            if (message.type === 'done') line.close(), done()
            if (message.type !== 'table' || line.asked) return
            line.asked = true
            const command = { type: 'seat-bot', id: 's', level: 'apprentice' }
            line.send(JSON.stringify({ ...command, seat: message.yours[0] }))
          }
        })"""
    )


def test_a_rematch_asks_each_one_and_pulls_nobody_away(visitor, patient):
    ada, bo, cy = invite(visitor, "Bo", "Cy", base_url=patient)
    for player in (ada, bo, cy):
        finish_by_bots(player)
    for player in (ada, bo, cy):
        expect(player.page.locator("[data-final]")).to_be_visible(timeout=90_000)
    table = bo.page.url
    ada.page.locator("[data-rematch]").click()
    expect(ada.page.locator("[data-lobby]")).to_contain_text("Kept for Bo")

    offer = bo.page.locator("[data-offer]")
    expect(offer).to_contain_text("Ada offers a rematch.")
    assert bo.page.url == table
    assert violations_everywhere(bo.page) == {}
    cy.page.locator("[data-decline-rematch]").click()
    expect(cy.page.locator("[data-offer]")).to_contain_text("You are not part of the rematch.")
    expect(offer).to_contain_text("Cy does not come")
    bo.page.locator("[data-join-rematch]").click()
    expect(bo.page.locator("[data-lobby]")).to_contain_text("Bo (you)")
    expect(ada.page.locator("[data-lobby]")).to_contain_text("Free seat")
    assert cy.page.url == table


# The line: how soon it is missed is measured by a clock of its own in `heartbeat.test.ts`.


def test_the_loss_of_the_line_is_shown_and_so_is_what_is_unsent(visitor):
    player = Player(visitor(expects=["ERR_INTERNET_DISCONNECTED"]))
    player.start()
    player.wait_to_act()
    player.pencil_by_mouse()
    page = player.page
    page.context.set_offline(True)
    lost = page.locator("[data-lost]")
    expect(lost).to_be_visible()
    player.ink()
    expect(page.locator("[data-unsent]")).to_have_text("One thing you did is not sent yet.")
    assert violations(page) == []
    page.context.set_offline(False)

    expect(lost).to_have_count(0)
    expect(page.locator("[data-turn]")).to_have_attribute("data-turn", "2")


def test_a_line_on_which_nobody_answers_is_noticed_though_it_looks_open(visitor):
    page = visitor()
    lines = []

    def connect(line):
        server = line.connect_to_server()
        lines.append(line)
        server.on_message(lambda text: line.send(text) if not is_deaf else None)

    is_deaf: list[bool] = []
    page.route_web_socket(lambda url: "/socket" in url, connect)
    player = Player(page)
    player.start()
    player.wait_to_act()
    is_deaf.append(True)
    expect(page.locator("[data-lost]")).to_be_visible()
    is_deaf.clear()

    expect(page.locator("[data-lost]")).to_have_count(0)
    assert player.turn == 1
