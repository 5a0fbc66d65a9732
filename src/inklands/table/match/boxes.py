"""Owners' boxes on the wire: what can be entered, what is wrong with it, and files of them."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from inklands.core.box import Box, BoxFile, read_box_file
from inklands.core.box_check import problems
from inklands.core.box_form import BoxGroup, BoxSection
from inklands.core.catalogue import AnyGame, box_form, load
from inklands.core.data import DataSet, Provenance
from inklands.core.record import Record
from inklands.errors import DataError
from inklands.table.store.store import Setup
from inklands.table.wire import http_messages
from inklands.table.wire.encoding import encode_message
from inklands.table.wire.parts import BoxInfo, Component

RECONSTRUCTED = "reconstructed"


def own_box(request: http_messages.OwnBox) -> Box:
    """The box in *request*, bounded, but not yet tried with the title it is for."""
    return _parsed(request.name, request.sections)


def _parsed(name: str, sections: Raw) -> Box:
    try:
        written = bytes(sections).decode()
    except UnicodeDecodeError as error:
        # What is passed on as it came was not read yet.
        raise DataError("the box is no text", "data-malformed") from error
    return Box.parse(name, written)


def box_info(setup: Setup) -> BoxInfo | None:
    """What a table was told of the box it is played with, if there is one."""
    return None if setup.box is None else _info(setup.box, setup.data)


def record_box_info(record: Record) -> BoxInfo | None:
    return None if record.box is None else _info(record.box, record.data)


def _info(box: Box, data: str) -> BoxInfo:
    # The version of the data ends with a digest of all values where some are an owner's.
    return BoxInfo(box.name, data.rpartition("+")[2])


def encode_components(game: AnyGame) -> list[Component]:
    """Where the components of *game* come from, in the groups of its form, if it has one."""
    known = {one.section: one for one in game.data.provenance}
    groups = [
        _component(group.name, [known[section.section] for section in group.sections])
        for group in box_form(game.name)
    ]
    return groups or [_component("", list(known.values()))]


def _component(name: str, sections: list[Provenance]) -> Component:
    return Component(
        name,
        len(sections),
        sum(one.source == RECONSTRUCTED and not one.is_overlaid for one in sections),
        sum(one.is_overlaid for one in sections),
    )


def box_page(title: str) -> http_messages.BoxPage:
    """The form of *title* with the packaged values, whatever this server itself plays with."""
    data = load(title).data
    return http_messages.BoxPage(title, [_group(data, group) for group in box_form(title)])


def _group(data: DataSet, group: BoxGroup) -> http_messages.BoxGroupInfo:
    sections = [_section(data, section) for section in group.sections]
    return http_messages.BoxGroupInfo(group.name, group.guide, sections)


def _section(data: DataSet, section: BoxSection) -> http_messages.BoxSectionInfo:
    values = dict(data.sections[section.section])
    source = values.pop("source")
    values.pop("confidence", None)
    return http_messages.BoxSectionInfo(
        section.section,
        section.name,
        section.number,
        str(source),
        Raw(msgspec.json.encode(values)),
        [Raw(msgspec.json.encode(field)) for field in section.fields],
    )


def check(title: str, box: Box) -> http_messages.BoxCheck:
    """What the title's own reading of its data finds wrong with *box*."""
    return http_messages.BoxCheck(
        [
            http_messages.BoxProblem(one.section, encode_message(one.message))
            for one in problems(title, box)
        ]
    )


def read_boxes(text: str) -> http_messages.OwnBoxes:
    """What a file holds; whether it can be played with is another question."""
    file = read_box_file(text)
    boxes = {title: Raw(box.written.encode()) for title, box in file.boxes.items()}
    return http_messages.OwnBoxes(file.name, boxes)


def write_boxes(request: http_messages.OwnBoxes) -> str:
    boxes = {title: _parsed(request.name, sections) for title, sections in request.boxes.items()}
    return str(BoxFile(request.name, boxes))
