import pytest

from inklands.core.options import Choice, Flag, Number, Options, Words
from inklands.errors import OptionError

OPTIONS = Options(
    (
        Choice("sheet", ("A", "B"), "A"),
        Flag("quick"),
        Number("rounds", -2, 12, 4),
        Words("tiles"),
    )
)


def test_what_is_not_chosen_has_its_default():
    assert OPTIONS.settle().values == (
        ("sheet", "A"),
        ("quick", False),
        ("rounds", 4),
        ("tiles", ""),
    )


def test_chosen_values_are_read():
    settings = OPTIONS.settle({"tiles": "a, b", "rounds": "-2", "quick": "YES", "sheet": "B"})

    assert settings.text("sheet") == "B"
    assert settings.flag("quick")
    assert settings.number("rounds") == -2
    assert settings["tiles"] == "a, b"


@pytest.mark.parametrize("word", ["on", "true", "yes", "ON", "off", "false", "no", "No"])
def test_a_flag_takes_the_usual_words(word: str):
    assert OPTIONS.settle({"quick": word}).flag("quick") is (word.lower() in ("on", "true", "yes"))


def test_settings_are_written_as_they_are_read():
    chosen = {"sheet": "B", "quick": "on", "rounds": "12", "tiles": "x"}
    settings = OPTIONS.settle(chosen)

    assert settings.written() == chosen
    assert OPTIONS.settle(settings.written()) == settings
    assert OPTIONS.settle().written()["quick"] == "off"


WRONG = {
    ("sheet", "C"): "sheet = 'C': choose one of A, B",
    ("sheet", "a"): "sheet = 'a': choose one of A, B",
    ("quick", "perhaps"): "quick = 'perhaps': choose on or off",
    ("rounds", "13"): "rounds = '13': choose a number from -2 to 12",
    ("rounds", "-3"): "rounds = '-3': choose a number from -2 to 12",
    ("rounds", "four"): "rounds = 'four': choose a number from -2 to 12",
    ("rounds", "²"): "rounds = '²': choose a number from -2 to 12",
    ("rounds", ""): "rounds = '': choose a number from -2 to 12",
    ("rounds", "1" * 5000): f"rounds = {'1' * 40!r}: choose a number from -2 to 12",
    ("tiles", "a\nb"): "tiles = 'a\\nb'…: at most 200 printable characters",
    ("tiles", "x" * 201): f"tiles = {'x' * 20!r}…: at most 200 printable characters",
    ("shet", "A"): "there is no option 'shet'; there are: sheet, quick, rounds, tiles",
}


@pytest.mark.parametrize(("key", "text"), WRONG)
def test_a_wrong_choice_is_told_what_there_is(key: str, text: str):
    with pytest.raises(OptionError) as refused:
        OPTIONS.settle({key: text})
    assert str(refused.value) == WRONG[key, text]
    assert refused.value.code == "option/invalid"


def test_a_game_without_options_says_so():
    with pytest.raises(OptionError, match="there is no option 'sheet'; there are: none"):
        Options().settle({"sheet": "A"})


def test_options_keep_their_order():
    assert [option.key for option in OPTIONS] == ["sheet", "quick", "rounds", "tiles"]


def test_a_list_says_what_it_may_name_and_is_read_by_the_game():
    goals = Words("goals", groups=(("wood", "tree"), ("town",)), slots=2, is_whole=True)

    assert goals.parse("tree,town") == "tree,town"
    assert goals.parse("") == goals.default
