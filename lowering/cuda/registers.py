"""The registers that the fragments of a kernel take."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.program import DType


def registers(kernel: e.EmittedKernel) -> float:
    """Registers of 32 bits that the fragments of a thread take at once, at most; an operator's result may take its operand's
    place."""
    sizes = {f.name: f.layout.registers * (1.0 if f.dtype is DType.f32 else 0.5) for f in kernel.fragments}
    most = 0.0

    def before(body: Sequence[e.EmittedStatement], live: frozenset[str]) -> frozenset[str]:
        """The fragments that are needed before some statements, when `live` are behind them."""
        nonlocal most
        for s in reversed(body):
            if isinstance(s, e.For):
                live |= before(s.body, live)
                live |= before(s.body, live)
                continue
            read, written = e.touched_fragments(s)
            most = max(most, sum(sizes[name] for name in live.union(written)))
            live = (live - {name for name in written if name not in read}).union(read)
        return live

    before(kernel.body, frozenset())
    return most
