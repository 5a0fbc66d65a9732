"""
What deploy/ says of a cluster, looked for in the program: no container runs in the tests.

The same parts run as real programs in tests/table/test_cluster.py.
"""

import json
import re
import subprocess
import sys
from typing import Any

import pytest
import yaml

from inklands.table.prometheus import PrometheusMetrics
from tools.places import ROOT

DEPLOY = ROOT / "deploy"


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    return dict(yaml.safe_load(text)["services"])


def test_both_tables_are_started_alike_and_with_options_that_serve_knows(services):
    command = [sys.executable, "-m", "inklands", "serve", "--help"]
    known = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    one, two = services["table-one"], services["table-two"]
    assert one == two
    words = [*one["entrypoint"], *one["command"]]
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    assert {"--database", "--bus", "--drain"} <= set(options)
    assert all(option in known for option in options)


def test_the_tables_find_the_database_the_bus_and_the_proxy(services):
    table = services["table-one"]
    values = dict(word[2:].split("=", 1) for word in table["command"] if "=" in word)
    database = services["postgresql"]["environment"]

    user, name = database["POSTGRES_USER"], database["POSTGRES_DB"]
    assert values["database"].startswith(f"postgresql://{user}:{database['POSTGRES_PASSWORD']}@")
    assert values["database"].endswith(f"@postgresql/{name}")
    assert values["bus"] == "nats://nats:4222"
    proxy = services["proxy"]["networks"]["default"]["ipv4_address"]
    assert values["trusted-proxy"] == proxy


def test_the_proxy_leads_to_both_tables_and_shows_the_figures_to_nobody(services):
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    port = services["table-one"]["entrypoint"][-1]

    assert f"reverse_proxy table-one:{port} table-two:{port}" in text
    assert "health_uri /ready" in text
    assert "respond @figures 404" in text


def test_the_dashboard_shows_figures_that_the_server_has_and_all_of_them():
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    shown = set(re.findall(r"inklands_\w+", json.dumps(dashboard["panels"])))
    metrics = PrometheusMetrics()
    had = set(re.findall(r"^# TYPE (inklands_\w+)", metrics.text().decode(), re.MULTILINE))

    families = {name.removesuffix("_bucket") for name in shown}
    assert families == {name for name in had if not name.endswith("_created")}
