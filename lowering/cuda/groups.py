"""Products of warp groups: which of a kernel's products Hopper's `wgmma` can do."""

from __future__ import annotations

from dataclasses import replace

from mirage_ir.lowering.cuda.emitted import EmittedKernel, EmittedStatement, For, Multiply, SharedOperand
from mirage_ir.lowering.cuda.layout import Layout, Panels
from mirage_ir.lowering.cuda.tensor_cores import grouped_operand, is_grouped, over_warps


def by_groups(kernel: EmittedKernel) -> EmittedKernel:
    """The kernel with products done by warp groups, where the target has their layout and they can read the operands.

    *rewrite*: `Multiply(target, left, right)` → `Multiply(target, left, right, groups=True)`. *checks*: the target's layout; panels
    of operands in shared memory; where groups share columns that the buffer's rows hold, each group's begin with a panel.
    """
    layouts = {f.name: f.layout for f in kernel.fragments}
    panels = {b.name: b.panels for b in kernel.buffers}

    def changed(body: tuple[EmittedStatement, ...]) -> tuple[EmittedStatement, ...]:
        return tuple(one(s) for s in body)

    def one(s: EmittedStatement) -> EmittedStatement:
        if isinstance(s, For):
            return replace(s, body=changed(s.body))
        return replace(s, groups=True) if isinstance(s, Multiply) and _fits(s, layouts[s.target], panels) else s

    return replace(kernel, body=changed(kernel.body))


def _fits(product: Multiply, layout: Layout, panels: dict[str, Panels]) -> bool:
    read = [panels[x.buffer] for x in (product.left, product.right) if isinstance(x, SharedOperand)]
    if any(isinstance(x, SharedOperand) and x.rows is not None for x in (product.left, product.right)):
        return False
    if not is_grouped(layout) or any(p.dtype.itemsize != 2 or not grouped_operand(p) for p in read):
        return False
    groups, right = over_warps(layout.dims[-1]), panels[product.right.buffer]
    along = layout.shape[-1] // groups
    return groups == 1 or product.right.transposed or along % right.columns == 0
