"""What is counted is written as JSON: plain numbers of Python's, none of NumPy's."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import numpy as np
import pytest

from mirage_ir import statistics
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import Apply, DType, Program, TensorType
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import machine


def layers(number: int) -> Program:
    """silu(silu(X·W₁)·W₂)· …, widths all different."""
    inputs = [TensorType((8, 16), DType.f16), *(TensorType((16 * n, 16 * n + 16), DType.f16) for n in range(1, number + 1))]
    nodes: list[Apply] = []
    value = 0
    for n in range(number):
        nodes += [Apply("matmul", (value, n + 1)), Apply("silu", (number + 1 + len(nodes),))]
        value = number + len(nodes)
    return Program("layers", tuple(inputs), tuple(nodes), (value,))


def leaks(value: Any, path: str = "") -> list[str]:
    """Where numbers of NumPy's stand inside a result."""
    if isinstance(value, np.generic):
        return [f"{path}: {type(value).__name__}"]
    if isinstance(value, dict):
        return [leak for key, inner in value.items() for leak in leaks(key, f"{path} key") + leaks(inner, f"{path}[{key}]")]
    if isinstance(value, list | tuple | set | frozenset):
        return [leak for n, inner in enumerate(value) for leak in leaks(inner, f"{path}[{n}]")]
    if dataclasses.is_dataclass(value):
        return [leak for f in dataclasses.fields(value) for leak in leaks(getattr(value, f.name), f"{path}.{f.name}")]
    return []


@pytest.mark.parametrize(("number", "budget"), [(3, None), (3, 1e-9), (12, 0.3)])
def test_results_and_statistics_are_plain(number: int, budget: float | None) -> None:
    space = Space(max_terms=10_000, max_inputs=20)
    with statistics.collect() as table:
        found = superoptimize(layers(number), space, machine("h100"), control=Control(budget, warn=print))
    assert leaks(found) == []
    assert leaks(table) == []
    assert json.loads(json.dumps(table)) == table
    assert type(found.generated.left) is int
