import re
from pathlib import Path

import msgspec
import pytest

from inklands.table.wire import http_messages, messages, typescript

ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", WIRE, re.MULTILINE | re.DOTALL)
SAID = {
    one.__name__ for one in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__)
}


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_of_the_wire_page_can_be_read_and_is_complete(name: str, text: str):
    kind = getattr(messages, name, None) or getattr(http_messages, name)

    read = msgspec.json.decode(text, type=kind)

    written = msgspec.json.decode(msgspec.json.encode(read))
    assert set(msgspec.json.decode(text)) <= set(written)
    if not issubclass(kind, messages.ClientRequest):
        assert msgspec.json.decode(text) == written


def test_every_message_of_the_socket_has_an_example():
    assert {name for name, _ in EXAMPLES} >= SAID


def test_a_message_with_an_unknown_field_is_refused():
    with pytest.raises(msgspec.ValidationError, match="unknown field `admin`"):
        messages.CLIENT_MESSAGES.decode(b'{"type": "ping", "admin": true}')


def test_the_generated_protocol_is_up_to_date():
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")

    assert written == typescript.typescript()


def test_every_message_is_in_the_generated_protocol():
    text = typescript.typescript()

    assert all(f"export interface {name} " in text for name in SAID)
