"""How search plays this game: iterations for each level, and how a tree grows. Plain data."""

# Luck in the cards hides what an action is worth: a few iterations say less than the guide does, so search trusts it
# more than in the other games. The last turns get up to four times as many (the guide's `patience`). The tree hardly
# ever grows below its root, so there is none to keep.
SEARCH = {
    "ticket-to-ride-germany": {
        "driver": 20,
        "engineer": 40,
        "chief": 140,
        "at_table": 1_500,
        "trust": 1000.0,
        "glance": 1,
        "ripe": 1_000,
        "explore": 0.3,
        "scale": 3000.0,
        "keep": 0.0,
    }
}
