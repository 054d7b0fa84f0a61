"""How this game appears in the terminal and in benchmarks."""
