"""Live tables: who sits there, what is played, what is told to whom, and what was played before."""
