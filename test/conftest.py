"""Options and fixtures of all tests."""

from __future__ import annotations

import importlib.metadata
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
LONGEST = {"test_linters.py", "test_documents.py"}

# Tests run side by side, one a core: threads of a product would wait for one another, and burn what they wait. Processes that tests
# start inherit this; it must be said before NumPy and torch are loaded.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")

# Tests write modules anew under one name within a second, and Python would run what it kept of the one before.
sys.dont_write_bytecode = True
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"

# xDSL looks for the dialects of installed packages three times whenever the tool begins. None is installed while tests run.
importlib.metadata.entry_points = cache(importlib.metadata.entry_points)

# A machine with other work takes longer over an example: no test fails by its time.
settings.register_profile("suite", deadline=None)
settings.load_profile("suite")

# Whoever imports Triton first decides whether it interprets, for all tests of a process.
if not Path("/dev/nvidia0").exists():
    os.environ.setdefault("TRITON_INTERPRET", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also run the tests that take minutes")
    parser.addoption("--update", action="store_true", help="rewrite the output that README shows with what its commands print now")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--slow"):
        for item in items:
            if "slow" in item.keywords:
                item.add_marker(pytest.mark.skip(reason="takes minutes: run with --slow"))
    # The longest single tests begin first, so that none is left running alone at the end.
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Workers that are done take over tests of others: tests of one file differ too much in length to be dealt out in advance."""
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log)


@pytest.fixture(scope="session", autouse=True)
def quick_interpreter() -> None:
    """Triton's interpreter, for all tests of a process (`quick_interpreter`)."""
    from quick_interpreter import replace_once

    replace_once()


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository."""
    return ROOT
