"""The laboratory: games by the hundred thousand, kept as tables and drawn as reports.

`branchline simulate` plays them (`simulate.py` is its command), `branchline report` draws them. docs/simulate.md says
what the tables hold.
"""
