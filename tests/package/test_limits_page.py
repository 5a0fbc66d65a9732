"""The page on hosting names every limit, with what it is."""

import re
from dataclasses import fields

from inklands.table.limits_option import limits_from
from inklands.table.settings import Limits
from tools.places import ROOT


def test_the_page_on_hosting_names_all_limits_with_their_usual_values():
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    section = text.partition("## Limits")[2].partition("\n## ")[0]
    written: list[str] = []
    for names, values in re.findall(r"^\| (`[^|]+`) \| ([^|]+) \|", section, re.MULTILINE):
        pairs = zip(re.findall(r"`(\w+)`", names), values.split(", "), strict=True)
        written += [f"{name}={value.strip()}" for name, value in pairs]

    assert {text.partition("=")[0] for text in written} == {field.name for field in fields(Limits)}
    assert limits_from(written) == Limits()
