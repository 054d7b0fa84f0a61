"""What games use to draw in the terminal: paint, the screen of a table, and how moves are spelled."""
