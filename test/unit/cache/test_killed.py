"""Processes that share a cache while others are killed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path


def test_killed_processes_harm_nobody(tmp_path: Path) -> None:
    script = Path(__file__).with_name("kill_and_compare.py")
    done = subprocess.run([sys.executable, str(script), str(tmp_path), "6"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert len(found["entries"]) == 6
    assert found["interrupted"] > 0, "no writer was killed while it wrote"
    assert found["reads"] > 0
