"""What a game draws its terminal face with: paint, the screen of a table, and how moves are spelled."""
