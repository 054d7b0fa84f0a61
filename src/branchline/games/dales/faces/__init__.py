"""How this game appears in the terminal, simulations and benchmarks."""
