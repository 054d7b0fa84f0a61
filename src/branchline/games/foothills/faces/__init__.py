"""How this game shows itself elsewhere."""
