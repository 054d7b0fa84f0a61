"""The laboratory: games by the hundred thousand, kept as tables and drawn as reports.

It is functions: `simulate`, `ladder` and `report`. The commands of these names put them into words. docs/simulate.md
says what the tables hold.
"""
