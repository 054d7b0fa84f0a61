"""The laboratory: games by the hundred thousand, kept as tables and drawn as reports.

Its functions are `simulate`, `ladder` and `report`; the commands of the same names print what they return.
docs/simulate.md says what the tables hold.
"""
