"""The players: what a bot does at first sight, what guides a search, and how long it thinks."""
