import inspect
import re
from pathlib import Path

import msgspec
import pytest

from inklands import errors
from inklands.core.catalogue import load
from inklands.core.message import Message
from inklands.locales import LANGUAGES, Speaker
from inklands.table.match.paper import score
from inklands.table.store import database_error
from inklands.table.thinking.questions import LEVELS
from inklands.table.wire import copy_messages, http_messages, messages, typescript
from inklands.table.wire.encoding import encode_options

TABLE = Path(http_messages.__file__).parents[1]
ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", WIRE, re.MULTILINE | re.DOTALL)
SENT = {
    one.__name__ for one in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__)
}


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_of_the_wire_page_can_be_read_and_is_complete(name: str, text: str):
    places = (messages, http_messages, copy_messages)
    kind = next(getattr(place, name) for place in places if hasattr(place, name))

    read = msgspec.json.decode(text, type=kind)

    written = msgspec.json.decode(msgspec.json.encode(read))
    assert set(msgspec.json.decode(text)) <= set(written)
    if not issubclass(kind, messages.ClientRequest):
        assert msgspec.json.decode(text) == written


def test_every_message_of_the_socket_has_an_example():
    assert {name for name, _ in EXAMPLES} >= SENT


def test_a_message_with_an_unknown_field_is_refused():
    with pytest.raises(msgspec.ValidationError, match="unknown field `admin`"):
        messages.CLIENT_MESSAGES.decode(b'{"type": "ping", "admin": true}')


def test_the_generated_protocol_is_up_to_date():
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")

    assert written == typescript.typescript()


def test_every_message_is_in_the_generated_protocol():
    text = typescript.typescript()

    assert all(f"export interface {name} " in text for name in SENT)


def example(name: str) -> bytes:
    return str(dict(EXAMPLES)[name]).encode()


def test_the_titles_of_the_wire_page_are_real_and_so_are_their_options():
    for title in msgspec.json.decode(example("Titles"), type=http_messages.Titles).titles:
        game = load(title.name)
        real = {option.key: option for option in encode_options(game.options)}

        assert (title.least_seats, title.most_seats) == (game.seats[0], game.seats[-1])
        assert (title.height, title.width) == (game.grid.height, game.grid.width)
        assert title.options == [real[option.key] for option in title.options]
        assert title.levels == list(LEVELS)


@pytest.mark.parametrize("kind", [http_messages.NewTable, messages.Table])
def test_the_options_of_an_example_can_be_chosen(
    kind: type[http_messages.NewTable | messages.Table],
):
    table = msgspec.json.decode(example(kind.__name__), type=kind)

    load(table.title).options.settle(table.options)


def test_the_sheet_of_the_wire_page_can_be_scored():
    request = msgspec.json.decode(example("ScoreSheet"), type=http_messages.ScoreSheet)

    # Greenbough: a point for each row and each column with a forest; there are three in one row.
    points = score(load(request.title), bytes(request.sheet))
    assert [(part.key, part.total) for part in points.parts] == [("greenbough", 4)]


def codes_of_the_source() -> set[str]:
    """The code of every refusal of the table, and of every error of rules, records and store."""
    sources = (file.read_text(encoding="utf-8") for file in TABLE.rglob("*.py"))
    refusals = (re.findall(r'(?:Refusal|Failure)\(\s*"([a-z]+/[a-z-]+)"', text) for text in sources)
    raised = (one for _, one in inspect.getmembers(errors, inspect.isclass))
    stored = (one for _, one in inspect.getmembers(database_error, inspect.isclass))
    in_play = (one for one in stored if issubclass(one, database_error.DatabaseError))
    # The base class is never raised, and a broken law is a fault of a title: server/error.
    beyond = (errors.InklandsError, errors.BrokenLaw)
    return {
        *(code for found in refusals for code in found),
        *(one.code for one in in_play if not issubclass(one, database_error.DatabaseRefused)),
        *(one.code for one in raised if issubclass(one, beyond[0]) and one not in beyond),
    }


def codes_of_the_page() -> list[str]:
    return re.findall(r"^\| `([a-z]+/[a-z-]+)` \|", WIRE, re.MULTILINE)


def test_the_wire_page_lists_every_code_that_can_be_answered_and_no_other():
    assert codes_of_the_page() == sorted(codes_of_the_source())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_sentence_for_every_code(language: str):
    speaker = Speaker(language)
    keys = [f"error-{code.replace('/', '-')}" for code in codes_of_the_page()]

    assert [key for key in keys if speaker.say(Message(key)) == key] == []
