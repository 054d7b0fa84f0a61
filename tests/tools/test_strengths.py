"""What the pages say of the bots' strength is what the ladder measured."""

from __future__ import annotations

from tools import strengths

LADDER = """
<!-- chess, 2 seats -->
| chief | engineer | 71.2% | 60.5% – 80.0% | 80 | 1.43 | higher |
| chief | greedy | 97.5% | 91.3% – 99.3% | 80 | 1.95 | higher |
| chief | +708 | ± 145 | 7.88 ms | 16821 |
<!-- end of chess, 2 seats -->
<!-- chess, 2 seats, at the table -->
| chief at the table | engineer | 95.0% | 76.4% – 99.1% | 20 | 1.90 | higher |
| chief at the table | +446 | ± 288 | 312.98 ms | 2156 |
<!-- end of chess, 2 seats, at the table -->
<!-- chess, 4 seats -->
| driver | greedy | 27.3% | 23.1% – 31.8% | 400 | 1.09 | at the limit |
| driver | +23 | ± 35 | 0.46 ms | 61414 |
<!-- end of chess, 4 seats -->
"""


def test_the_files_of_the_games_are_what_the_ladder_says() -> None:
    for path, text in strengths.files().items():
        assert path.read_text(encoding="utf-8") == text, "run python tools/strengths.py"


def test_a_level_is_measured_by_the_one_below_at_the_smallest_table_with_its_time_there() -> None:
    assert strengths.levels_of("chess", LADDER) == {
        "chief": {"among": "engineer", "share": 0.95, "games": 20, "seats": 2, "seconds": 0.313}
    }
    assert strengths.levels_of("go", LADDER) == {}
