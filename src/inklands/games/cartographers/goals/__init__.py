"""The sixteen goals by the keys of their cards; each answers with lines of explained points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from inklands.core.points import Line
from inklands.games.cartographers.goals import farm_water, forest, space, village
from inklands.games.cartographers.sheet import Sheet

Goal: TypeAlias = Callable[[Sheet], Iterator[Line]]

GOALS: Mapping[str, Goal] = MappingProxyType(
    {
        goal.__name__.replace("_", "-"): goal
        for goal in (
            forest.sentinel_wood,
            forest.greenbough,
            forest.treetower,
            forest.stoneside_forest,
            farm_water.canal_lake,
            farm_water.mages_valley,
            farm_water.the_golden_granary,
            farm_water.shoreside_expanse,
            village.wildholds,
            village.great_city,
            village.greengold_plains,
            village.shieldgate,
            space.borderlands,
            space.lost_barony,
            space.the_broken_road,
            space.the_cauldrons,
        )
    }
)
