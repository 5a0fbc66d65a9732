"""The cards as the facts tell them, typed here apart from the package's data."""

from __future__ import annotations

SHAPES_AND_TERRAINS: dict[str, tuple[int, str, tuple[str, ...]]] = {
    # time, terrains, shapes; of two shapes the first brings a coin
    "great-river": (1, "W", ("X/X/X", "..X/.XX/XX.")),
    "farmland": (1, "A", ("X/X", ".X./XXX/.X.")),
    "hamlet": (1, "V", ("X./XX", "XXX/XX.")),
    "forgotten-forest": (1, "F", ("X./.X", "X./XX/.X")),
    "hinterland-stream": (2, "AW", ("XXX/X../X..",)),
    "homestead": (2, "VA", ("X./XX/X.",)),
    "orchard": (2, "FA", ("XXX/..X",)),
    "treetop-village": (2, "FV", ("..XX/XXX.",)),
    "marshlands": (2, "FW", ("X../XXX/X..",)),
    "fishing-village": (2, "VW", ("XXXX",)),
    "rift-lands": (0, "FVAWM", ("X",)),
}
RUINS = ("temple-ruins", "outpost-ruins")
AMBUSHES: dict[str, tuple[str, str, str]] = {
    # shape, seat that a map is handed to, corner a solo walk starts from
    "goblin-attack": ("X../.X./..X", "right", "bottom-right"),
    "bugbear-assault": ("X.X/X.X", "left", "top-right"),
    "kobold-onslaught": ("X./XX/X.", "left", "bottom-left"),
    "gnoll-raid": ("XX/X./XX", "right", "top-left"),
}
SEASONS = (("spring", 8, "AB"), ("summer", 8, "BC"), ("fall", 7, "CD"), ("winter", 6, "DA"))
MOST_COINS = 14
SOLO = {
    "sentinel-wood": 25,
    "greenbough": 22,
    "treetower": 17,
    "stoneside-forest": 18,
    "canal-lake": 24,
    "mages-valley": 22,
    "the-golden-granary": 20,
    "shoreside-expanse": 27,
    "wildholds": 16,
    "great-city": 16,
    "greengold-plains": 21,
    "shieldgate": 20,
    "borderlands": 24,
    "lost-barony": 24,
    "the-broken-road": 24,
    "the-cauldrons": 20,
}
CATEGORIES = ("forest", "farm-water", "village", "space")
"""Four goals each, in the order of `SOLO`."""
TITLES = (
    ("legendary-cartographer", 30),
    ("master-mapsmith", 20),
    ("journeyman-topographer", 10),
    ("apprentice-surveyor", 0),
    ("amateur-assessor", -5),
    ("inept-assistant", -10),
    ("dimwitted-doodler", -20),
    ("oblivious-inkdrinker", -30),
)
