"""How search plays this game: iterations for each level, and how a tree grows. Plain data."""

# The guide judges well but sees little of a turn: the first dozen iterations add the most.
SEARCH = {
    "foothills": {
        "driver": 12,
        "engineer": 80,
        "chief": 500,
        "at_table": 20_000,
        "depth": 0,
        "trust": 0.3,
        "explore": 0.6,
        "even": 0.3,
        "heat": 600.0,
        "scale": 1500.0,
    }
}
