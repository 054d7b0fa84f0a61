"""People: their devices, their games, and all that is known of them."""
