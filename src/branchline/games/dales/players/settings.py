"""How search plays these games: iterations for each level, and how a tree grows. Plain data."""

# Within a round nothing is left to luck, so trying an action again says nothing new unless the tree grows: it grows at
# the second visit, and little is spent on what does not look good.
BOTH = {"depth": 0, "ripe": 2, "trust": 3.0, "explore": 0.25}
SEARCH = {
    "wensleydale": BOTH | {"driver": 2, "engineer": 12, "chief": 120, "at_table": 4_000, "scale": 400.0},
    "nurnberg": BOTH | {"driver": 4, "engineer": 25, "chief": 150, "at_table": 6_000, "scale": 500.0},
}
