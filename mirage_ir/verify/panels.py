"""Products of matrices modulo a prime, in pieces of the size that BLAS is good at and that float64 adds up exactly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod

import numpy as np

from mirage_ir.clock import check
from mirage_ir.interpret.layout import Array
from mirage_ir.verify import modular
from mirage_ir.verify.modular import Floats, Modulus, Residues

_GEMM = 1 << 21
"""Elements of the three matrices of one product, so that their float64 copies stay within 16 MiB."""


@dataclass(frozen=True, slots=True)
class PanelOperand:
    """An operand: `dense` turns a piece of its entries into floats where a product needs it."""

    entries: Array
    dense: Callable[[Array], Floats]

    def part(self, index: tuple[slice, ...]) -> PanelOperand:
        return PanelOperand(self.entries[index], self.dense)


def multiply(modulus: Modulus, left: PanelOperand, right: PanelOperand, out: Residues, shared: int) -> None:
    """left (*shared, *rows, k) · right (*shared, k, *columns) into out (*shared, *rows, *columns), modulo p.

    Operands become floats piece by piece: groups of shared axes, and pieces of k, both so that a group's matrices stay small and
    so that the sum over k stays exact.
    """
    rows, columns = left.entries.shape[shared:-1], right.entries.shape[shared + 1 :]
    m, n = prod(rows), prod(columns)
    high = m if m * n <= _GEMM // 2 else min(m, 1024)
    wide = min(n, max(64, _GEMM // 2 // high))
    whole = (slice(None),) * shared
    for column in modular.boxes(columns, wide):
        for row in modular.boxes(rows, high):
            a, b = left.part((*whole, *row)), right.part((*whole, slice(None), *column))
            _multiply_panels(modulus, a, b, out[(*whole, *row, *column)], shared)


def _multiply_panels(modulus: Modulus, left: PanelOperand, right: PanelOperand, out: Residues, shared: int) -> None:
    """The same, for operands of so few rows and columns that a result is small."""
    lead, k = left.entries.shape[:shared], left.entries.shape[-1]
    m, n = prod(left.entries.shape[shared:-1]), prod(right.entries.shape[shared + 1 :])
    step = min(k, modulus.longest_exact_sum, max(64, _GEMM // 2 // (m + n)))
    group = max(1, _GEMM // (step * (m + n) + m * n))
    for box in modular.boxes(lead, group):
        a, b = left.entries[box], right.entries[box]
        batch = a.shape[:shared]
        total: Floats | None = None
        summed = 0
        for start in range(0, k, step):
            check()
            piece = slice(start, min(start + step, k))
            count = piece.stop - start
            x = left.dense(a[..., piece]).reshape(*batch, m, count)
            y = right.dense(b[(*(slice(None),) * shared, piece)]).reshape(*batch, count, n)
            if total is not None and summed + count > modulus.longest_exact_sum:
                total, summed = modulus.reduce(total).astype(np.float64), 1
            product = np.matmul(x, y)
            total = product if total is None else np.add(total, product, out=total)
            summed += count
        assert total is not None
        place = out[box]
        place[...] = modulus.reduce(total).reshape(place.shape)
