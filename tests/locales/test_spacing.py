import pytest
from fluent.syntax import FluentParser, ast

from inklands.locales.spacing import spacing_faults


def faults(text: str, language: str = "fr") -> list[str]:
    parsed = FluentParser().parse(f"river = {text}\n").body
    messages = (each for each in parsed if isinstance(each, ast.Message))
    return list(spacing_faults(language, messages))


@pytest.mark.parametrize(
    "text", ["l’île: a1", "l’île : a1", "mieux :", "Qui ?", "Qui?", "« Qui »", "{ $name }: a1"]
)
def test_a_sign_that_is_not_set_off_is_a_fault_in_french(text):
    assert faults(text) == ["river: a sign without its no-break space in fr"]
    assert faults(text, "nl") == []


@pytest.mark.parametrize("text", ["l’île~: a1", "Qui~?", "«~{ $name }~»", "écrivez F:c3c4d4"])
def test_a_sign_that_is_set_off_is_right_and_so_is_the_colon_of_an_action(text):
    assert faults(text.replace("~", "\N{NO-BREAK SPACE}")) == []
