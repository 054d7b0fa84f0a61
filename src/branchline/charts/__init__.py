"""What reports are drawn with: shapes, charts, the page, and the rows of a simulation.

The report of the lab and the `faces/report.py` of a game are made of these. `rows` needs polars, the rest nothing.
"""
