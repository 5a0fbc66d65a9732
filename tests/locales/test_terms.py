"""Each title speaks as its rulebooks do; the words are in docs/terms.md."""

import re
from pathlib import Path

import pytest

import inklands
from inklands.core.message import Message
from inklands.games.cartographers.rules import make
from inklands.locales import Speaker

PACKAGE = Path(inklands.__path__[0])
CARDS = make().components


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize(
    "key", [*CARDS.goals, *CARDS.landscapes, *CARDS.ambushes, "temple-ruins", "outpost-ruins"]
)
def test_owners_of_the_box_read_the_printed_name_beside_ours(language, key):
    message = Message(f"cartographers-{key}")
    ours, printed = Speaker(language).say(message), Speaker("en").say(message)

    assert ours.endswith(f" ({printed})")


@pytest.mark.parametrize(
    ("file", "words"),
    [
        (
            "games/cartographers/texts/fr.ftl",
            r"régions?(?! Sauvage)|objectifs?|loin d|révélée,|\bde { \$card|\bdurée?\b",
        ),
        (
            "games/misterra/texts/fr.ftl",
            r"brumeu|loin d(?!e la case)|reliefs?|sur plage|en plage|présomption|incertain",
        ),
        ("games/explorers/texts/fr.ftl", r"régions?|rangées?|premier village|se barrent|c’est"),
        ("games/cartographers/texts/nl.ftl", r"vak(je)?s?\b|vakken|A tot D|landkaart"),
        ("games/misterra/texts/nl.ftl", r"vak|nevelig|\bberg\b|lijn|reeks|alle vier t|gewoonst"),
        (
            "games/explorers/texts/nl.ftl",
            r"vak|begindorp|eerste dorp|\brace\b|(?<!op de )\bkaart\b",
        ),
        ("locales/nl/page.ftl", r"vak(je|ken)?\b|Terugkijken|Startpagina"),
    ],
)
def test_words_that_the_rulebooks_do_not_use_are_not_used_here(file, words):
    lines = (PACKAGE / file).read_text(encoding="utf-8").splitlines()
    texts = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]

    assert [text for text in texts if re.search(words, text, re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada lands on beach 3."),
        ("fr", "Ada débarque sur la case Plage 3."),
        ("nl", "Ada gaat aan land op strandveld 3."),
    ],
)
def test_a_landing_is_told_with_the_article_of_the_language(language, sentence):
    landed = Message.of("misterra-landed", seat="Ada", place="@misterra-beach3")

    assert Speaker(language).say(landed) == sentence


@pytest.mark.parametrize(
    ("language", "points", "sentence"),
    [
        ("en", 1, "End of autumn: 1 point for Ada."),
        ("en", -2, "End of autumn: -2 points for Ada."),
        ("fr", 0, "Fin de saison (automne)~: 0 étoile pour Ada."),
        ("fr", 1, "Fin de saison (automne)~: 1 étoile pour Ada."),
        ("fr", 5, "Fin de saison (automne)~: 5 étoiles pour Ada."),
        ("nl", 1, "Einde van de herfst: 1 punt voor Ada."),
        ("nl", 0, "Einde van de herfst: 0 punten voor Ada."),
    ],
)
def test_the_points_of_a_season_are_told_in_the_right_number(language, points, sentence):
    scored = Message.of(
        "cartographers-scored", seat="Ada", season="@cartographers-fall", points=points
    )

    assert Speaker(language).say(scored) == sentence.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("terrain", ["steppe", "lagune", "jungle", "gebergte"])
def test_a_dutch_tile_is_one_word_with_its_terrain(terrain):
    keys = {"steppe": "steppe", "lagune": "lagoon", "jungle": "jungle", "gebergte": "mountain"}
    placed = Message.of("misterra-replaced", cell="b3", terrain=f"@misterra-{keys[terrain]}")

    assert Speaker("nl").say(placed) == f"b3: een benevelde {terrain}tegel vervangt de vorige."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A mountain on the map of Bo is closed in: one coin is marked."),
        ("fr", "Une Montagne est entourée sur la Carte de Bo~: 1 Pièce cochée."),
        ("nl", "Een berg op de kaart van Bo is ingesloten: één munt aangekruist."),
    ],
)
def test_a_mountain_is_told_by_its_map_for_a_neighbour_may_have_closed_it(language, sentence):
    coin = Message.of("cartographers-mountain-coin", seat="Bo", coins=1)

    assert Speaker(language).say(coin) == sentence.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("way", ["", "-touch"])
@pytest.mark.parametrize(
    ("language", "sponsor"), [("en", "sponsor"), ("fr", "commanditaire"), ("nl", "sponsor")]
)
def test_presumptions_are_those_of_the_sponsor_and_not_what_the_player_believes(
    language, sponsor, way
):
    note = Speaker(language).say(Message(f"misterra-lesson-presumptions{way}"))

    assert sponsor in note
    assert not re.search("you believe|vous croyez|vous pensez|je gelooft|je denkt", note)


@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
@pytest.mark.parametrize(
    ("language", "level"), [("en", "; if level, "), ("fr", "égalité"), ("nl", "gelijk")]
)
def test_the_rules_tell_who_wins_when_points_are_level(title, language, level):
    assert level in Speaker(language).say(Message(f"{title}-how-end"))


@pytest.mark.parametrize(
    ("rule", "language", "sentence"),
    [
        ("cartographers-how-special", "en", "one that did not come up stays there"),
        ("cartographers-how-special", "fr", "celle qui n’est pas sortie y reste"),
        ("cartographers-how-special", "nl", "wat nog niet is omgedraaid, blijft erin"),
        # FR, solo: before rounds 2, 3 and 4, also of objectives 10/8/6/4 that are not met.
        ("explorers-how-solo", "en", "a race you have not met are worth less"),
        ("explorers-how-solo", "fr", "une course que vous n’avez pas remplie valent moins"),
        ("explorers-how-solo", "nl", "een wedloop die je niet hebt gehaald minder waard"),
    ],
)
def test_the_rules_tell_that_ambushes_gather_and_that_races_lose_value(rule, language, sentence):
    assert sentence in Speaker(language).say(Message(rule))
