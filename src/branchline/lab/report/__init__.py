"""Reports: the results of a simulation as one self-contained HTML file."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from branchline.lab.errors import NotInstalled


def report(table: str | Path, out: str | Path | None = None) -> Path:
    """Turn a Parquet file from `simulate` into an HTML file, by default beside it. Returns its path.

    >>> import branchline as bl
    >>> rows = bl.simulate("foothills", 4, seed=7, out="games.parquet")
    >>> bl.report("games.parquet").name
    'games.html'
    """
    if find_spec("polars") is None:
        raise NotInstalled("polars", "branchline report")
    from branchline.lab.report.write import report as page_of

    path = Path(table)
    target = path.with_suffix(".html") if out is None else Path(out)
    target.write_text(page_of(path), encoding="utf-8")
    return target
