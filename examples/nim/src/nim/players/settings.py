"""How search plays this game: iterations for each level. Plain data."""

SEARCH = {"nim": {"driver": 20, "engineer": 100, "chief": 400, "at_table": 1_000}}
