"""What reports are drawn with: shapes, charts, the page, and the rows of a simulation.

The lab's report and each game's `faces/report.py` use these. `rows` needs polars, the rest nothing.
"""
