"""What options of numbers may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mirage_ir as mi
from mirage_ir import limits
from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError
from mirage_ir.numerics.check import Checker


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (lambda: limits.check_integer("n", 0), "option 'n' takes a positive integer, not 0"),
        (lambda: limits.check_integer("n", -1, 0), "option 'n' takes an integer that is not negative, not -1"),
        (lambda: limits.check_integer("n", 1, 2), "option 'n' takes an integer of at least 2, not 1"),
        (lambda: limits.check_integer("n", 5, 1, 4), "option 'n' takes an integer from 1 to 4, not 5"),
        (lambda: limits.check_integer("n", True), "option 'n' takes a positive integer, not True"),
        (lambda: limits.check_integer("n", 1.0), "option 'n' takes a positive integer, not 1.0"),
        (lambda: limits.check_verification(lanes=limits.MOST_LANES + 1), "option 'lanes' takes an integer from 1 to 64, not 65"),
        (lambda: limits.check_verification(lanes=0), "option 'lanes' takes an integer from 1 to 64, not 0"),
        (
            lambda: limits.check_verification(tests=limits.MOST_TESTS + 1),
            "option 'tests' takes an integer from 1 to 1024, not 1025",
        ),
        (lambda: limits.check_verification(seed=-1), "option 'seed' takes an integer from 0 to 9223372036854775807, not -1"),
        (lambda: limits.check_seed(1 << 63), "option 'seed' takes an integer from 0 to .*, not 9223372036854775808"),
    ],
)
def test_values_that_make_no_sense(check: Callable[[], Any], said: str) -> None:
    with pytest.raises(OptionError, match=f"^{said}$"):
        check()


def test_the_limits_themselves_are_allowed() -> None:
    limits.check_verification()
    limits.check_verification(tests=limits.MOST_TESTS, lanes=limits.MOST_LANES, seed=limits.MOST_SEED)
    limits.check_verification(tests=1, lanes=1, seed=0)


def test_engines_refuse_what_the_tool_refuses() -> None:
    graph = mi.new_graph()
    x = graph.new_input(dims=(4, 8), dtype=mi.float16)
    graph.mark_output(graph.relu(x))
    with pytest.raises(OptionError, match="option 'seed' takes"):
        Checker(decompose(graph.program()), seed=-1)
    with pytest.raises(OptionError, match="option 'workers' takes an integer from 1 to 1024, not 100000"):
        mi.superoptimize(graph, workers=100_000)
    with pytest.raises(OptionError, match="option 'top' takes an integer from 1 to 10000, not 1000000000"):
        mi.superoptimize(graph, top=1_000_000_000)
