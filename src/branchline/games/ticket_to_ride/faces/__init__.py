"""How this game appears in the terminal, reports and benchmarks."""
