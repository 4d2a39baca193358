"""`bench/checkpoints.py`, on a saved search of the tests' own."""

from __future__ import annotations

import sys
from pathlib import Path

import checkpoints
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from mirage_files import SearchFile
from test_saved_search import COLUMNS, CONFIG, SOURCE, copies, in_parts, unscaled, whole


def test_what_is_said_of_each_graph(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    graphs = [whole(), whole(COLUMNS), copies(), in_parts("sum, then divide"), in_parts("divide", 4), unscaled()]
    path = tmp_path / "search.json"
    path.write_bytes(SearchFile(SOURCE, graphs, CONFIG).data())
    checkpoints.main(["--no-run", str(path)])
    searched, *lines, total = capsys.readouterr().out.splitlines()
    assert searched.startswith("  searched 2 kernels, grids 2x4x1 2x4x2, loops (1, 4): ") and ", exhausted, " in searched
    assert [line.split("  ")[-2] for line in lines] == [
        "found",
        "NOT found (rows stored side by side)",
        "NOT found (a copy for each block)",
        "found",
        "found in another grid or loop",
        "NOT found",
    ]
    assert [" equivalent 2^-" in line for line in lines] == [True] * 5 + [False]
    assert "  not proved: " in lines[-1]
    assert total.endswith("graphs 6  equivalent 5  not 1  unsupported 0  found 2  found in another grid or loop 1  Triton 6")
