"""Before the first card: the map side, and a goal for each edict."""

from __future__ import annotations

from inklands.core.options import Choice, Options, Settings, Words
from inklands.core.rng import Rng
from inklands.errors import OptionError
from inklands.games.cartographers.components import EDICTS, Components, GoalCard
from inklands.games.cartographers.state import Setup


def options(components: Components) -> Options:
    return Options(
        (
            Choice("sheet", ("A", "B"), "A"),
            Words("goals", groups=goals_by_category(components), slots=len(EDICTS), is_whole=True),
            Choice("fallback_terrain", ("card", "any-under-ruins", "any"), "card"),
        )
    )


def make_setup(
    components: Components, seats: int, settings: Settings, rng: Rng
) -> tuple[Setup, Rng]:
    """What stays the same all through a match, and the rest of the stream of chance."""
    edicts, rng = _edicts(components, settings.text("goals"), rng)
    layout = components.layouts[settings.text("sheet")]
    return Setup(components, seats, layout, edicts, settings.text("fallback_terrain")), rng


def goals_by_category(components: Components) -> tuple[tuple[str, ...], ...]:
    """The names of the goals, those of one category together."""
    goals = components.goals.values()
    categories = dict.fromkeys(card.category for card in goals)
    return tuple(
        tuple(card.key for card in goals if card.category == category) for category in categories
    )


def _edicts(components: Components, chosen: str, rng: Rng) -> tuple[tuple[GoalCard, ...], Rng]:
    """The chosen goals for A to D, or one of each category at random in a random order."""
    if chosen:
        return _chosen(components, [key.strip() for key in chosen.split(",")]), rng
    # FR, set-up step 5: one card of each back, and the four shuffled over the edicts A to D.
    picked: list[GoalCard] = []
    for keys in goals_by_category(components):
        key, rng = rng.choice(keys)
        picked.append(components.goals[key])
    return rng.shuffled(picked)


def _chosen(components: Components, keys: list[str]) -> tuple[GoalCard, ...]:
    for key in keys:
        if key not in components.goals:
            raise OptionError(f"there is no goal {key!r}; there are: {', '.join(components.goals)}")
    cards = tuple(components.goals[key] for key in keys)
    if len(cards) != len(EDICTS) or len({card.category for card in cards}) != len(EDICTS):
        raise OptionError(
            f"goals = {','.join(keys)!r}: name four, one of each category, for A to D"
        )
    return cards
