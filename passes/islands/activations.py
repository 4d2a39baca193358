"""Activations that are spelled out as arithmetic: x / (1 + exp(−x)) is silu(x), 0.5·x·(1 + erf(x/√2)) is gelu(x).

Other dialects have no such operators. Spelled out they hide from the search that they are one function, and multiplied out they are
polynomials of many terms; 1 − erf alone is no operator of ours. Spellings differ without end, so functions are compared by
value: an element-wise part of a program that depends on one value equals an activation when both agree on 97 points, with constants
as they are or as a narrower type rounds them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.real import round_bf16
from mirage_ir.ops import Kind
from mirage_ir.ops.table import OPERATORS, error_function
from mirage_ir.passes.islands.reading import FORMAL
from mirage_ir.program import Apply, Attr, make_attrs

Points: TypeAlias = NDArray[np.float64]

LONGEST_SPELLING = 24
"""Most operators in the spelling of an activation, shared ones counted at each use: gelu by tanh has 9, with x³ as x·x²."""
SAME_FUNCTION = 1e-9
"""Largest difference between a spelling and an activation at any point, relative to the larger of 1 and the value."""


_POINTS: Points = np.random.default_rng(0).uniform(-6, 6, 97)


def _roundings(value: float) -> set[float]:
    """A constant as it is, and as f32, f16 and bf16 round it."""
    single = np.float32(value)
    return {value, float(single), float(np.float16(value)), float(round_bf16(np.array([single]))[0])}


@lru_cache(maxsize=1)
def _activations() -> list[tuple[str, dict[str, Attr], Points]]:
    """Operators with their values at the points."""
    x = _POINTS
    found: list[tuple[str, dict[str, Attr], Points]] = [
        ("sigmoid", {}, 1 / (1 + np.exp(-x))),
        ("silu", {}, x / (1 + np.exp(-x))),
        ("tanh", {}, np.tanh(x)),
        *(("gelu", {"form": "erf"}, 0.5 * x * (1 + error_function(np, x * c))) for c in sorted(_roundings(0.5**0.5))),
    ]
    for c, d in product(sorted(_roundings(0.044715)), sorted(_roundings((2 / np.pi) ** 0.5))):
        found.append(("gelu", {"form": "tanh"}, 0.5 * x * (1 + np.tanh(d * (x + c * x**3)))))
    return found


def _known(values: Points) -> tuple[str, dict[str, Attr]] | None:
    for name, attrs, wanted in _activations():
        if bool(np.all(np.abs(values - wanted) <= SAME_FUNCTION * np.maximum(1, np.abs(wanted)))):
            return name, attrs
    return None


def _meaning(node: Apply, operands: list[Points]) -> Any:
    if node.op in FORMAL:
        return 1 - error_function(np, *operands)
    row = OPERATORS[node.op]
    return row.real(np, *operands, **{**row.defaults, **node.attr()})


def with_activations(nodes: Mapping[int, Apply]) -> dict[int, Apply]:
    """The nodes, by number of result and in order; each that equals an activation of an earlier value is replaced by it.

    Nodes that thereby lose their readers stay: the caller drops them.
    """
    # For each node and each earlier value it is a function of: the function's values, and its number of operators.
    functions: dict[int, dict[int, tuple[Points, int]]] = {}
    made: dict[int, Apply] = {}
    for number, node in nodes.items():
        made[number] = node
        pointwise = node.op in FORMAL or (node.op in OPERATORS and OPERATORS[node.op].kind is Kind.ELEMENTWISE)
        if not pointwise:
            continue
        own = functions.setdefault(number, {})
        reads = [{v: (_POINTS, 0), **functions.get(v, {})} for v in node.operands]
        for base in set(reads[0]).intersection(*reads[1:]):
            length = 1 + sum(read[base][1] for read in reads)
            if length > LONGEST_SPELLING:
                continue
            with np.errstate(all="ignore"):
                values = np.asarray(_meaning(node, [read[base][0] for read in reads]), dtype=np.float64)
            own[base] = (values, length)
            found = _known(values) if length > 1 else None
            if found is not None:
                made[number] = Apply(found[0], (base,), make_attrs(found[1]))
                own.clear()
                own[base] = (values, 1)
                break
    return made
