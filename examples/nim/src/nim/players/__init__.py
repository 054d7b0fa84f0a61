"""The players: what a bot does at first sight, what shows a search the way, and how long it thinks."""
