"""Products of matrices modulo a prime, in pieces of the size that BLAS is good at and that float64 adds up exactly."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np

from mirage_ir.clock import check
from mirage_ir.interpret.layout import Array
from mirage_ir.verify import modular
from mirage_ir.verify.modular import Floats, Modulus, Residues

_GEMM = 1 << 21
"""Elements of the three matrices of one product, so that their float64 copies stay within 16 MiB."""


def multiply(
    modulus: Modulus,
    left: Array,
    dense_left: Callable[[Array], Floats],
    right: Array,
    dense_right: Callable[[Array], Floats],
    out: Residues,
    shared: int,
) -> None:
    """left (*shared, *rows, k) · right (*shared, k, *columns) into out (*shared, *rows, *columns), modulo p.

    Operands become floats piece by piece: groups of shared axes, and pieces of k, both so that a group's matrices stay small and
    so that the sum over k stays exact.
    """
    rows, columns = left.shape[shared:-1], right.shape[shared + 1 :]
    m, n = prod(rows), prod(columns)
    high = m if m * n <= _GEMM // 2 else min(m, 1024)
    wide = min(n, max(64, _GEMM // 2 // high))
    whole = (slice(None),) * shared
    for column in modular.boxes(columns, wide):
        for row in modular.boxes(rows, high):
            a, b, place = left[(*whole, *row)], right[(*whole, slice(None), *column)], out[(*whole, *row, *column)]
            _multiply_panels(modulus, a, dense_left, b, dense_right, place, shared)


def _multiply_panels(
    modulus: Modulus,
    left: Array,
    dense_left: Callable[[Array], Floats],
    right: Array,
    dense_right: Callable[[Array], Floats],
    out: Residues,
    shared: int,
) -> None:
    """The same, for operands so few rows and columns that a result is small."""
    lead, k = left.shape[:shared], left.shape[-1]
    m, n = prod(left.shape[shared:-1]), prod(right.shape[shared + 1 :])
    step = min(k, modulus.longest_exact_sum, max(64, _GEMM // 2 // (m + n)))
    group = max(1, _GEMM // (step * (m + n) + m * n))
    for box in modular.boxes(lead, group):
        a, b = left[box], right[box]
        batch = a.shape[:shared]
        total: Floats | None = None
        summed = 0
        for start in range(0, k, step):
            check()
            piece = slice(start, min(start + step, k))
            count = piece.stop - start
            x = dense_left(a[..., piece]).reshape(*batch, m, count)
            y = dense_right(b[(*(slice(None),) * shared, piece)]).reshape(*batch, count, n)
            if total is not None and summed + count > modulus.longest_exact_sum:
                total, summed = modulus.reduce(total).astype(np.float64), 1
            product = np.matmul(x, y)
            total = product if total is None else np.add(total, product, out=total)
            summed += count
        assert total is not None
        place = out[box]
        place[...] = modulus.reduce(total).reshape(place.shape)
