"""Products one iteration ahead: warp groups multiply what the next iteration needs while threads compute on this one's results.

A loop whose products are of loaded tiles alone, such as the scores of attention, need not wait for them: the tensor cores work on
the next iteration's while the exponentials of this one are taken. That is a schedule of two stages, of which the first one holds
these products; `plan_schedule` finds which of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace

from mirage_ir.lowering.cuda.emitted import (
    Commit,
    Convert,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fill,
    Finish,
    For,
    Fragment,
    IntExpr,
    Multiply,
    SharedOperand,
    StoreShared,
    Wait,
    touched_fragments,
)
from mirage_ir.lowering.cuda.geometry import COUNTER
from mirage_ir.program import DType


def with_products_ahead(kernel: EmittedKernel, targets: Collection[str]) -> EmittedKernel:
    """The kernel with some of its `movable_products`, by their targets, one iteration ahead of what reads them.

    *rewrite*: for i: { wait; copies; s = a(i) · b(i); use s } → s = a(0) · b(0); for i: { wait for one group more; copies; begin
    t = a(i + 1) · b(i + 1); use s; finish t; s = t }. *checks*: those of `movable_products`. The last iteration multiplies tiles of
    zeros, which are beyond the loop.
    """
    moved = [p for p in movable_products(kernel) if p.target in targets]
    if not moved:
        return kernel
    place, loop = only_loop(kernel)
    end = next(n for n, s in enumerate(loop.body) if isinstance(s, Commit))
    first = loop.body[0]
    assert isinstance(first, Wait)
    layouts = {f.name: f.layout for f in kernel.fragments}
    names = {p.target: f"{p.target}_next" for p in moved}
    begun: list[EmittedStatement] = []
    whole: list[EmittedStatement] = [Wait(first.pending)]
    for product in moved:
        coming = replace(_at(product, f"{COUNTER} + 1"), target=names[product.target], waits=False)
        begun += [Fill(coming.target, 0.0), coming]
        whole += [Fill(product.target, 0.0), _at(product, "0")]
    rest = [s for s in loop.body[end + 1 :] if not (isinstance(s, Fill | Multiply) and s.target in names)]
    done: list[EmittedStatement] = [Finish(0, tuple(names.values())), *(Convert(old, new) for old, new in names.items())]
    body = (Wait(first.pending - 1), *loop.body[1 : end + 1], *begun, *rest, *done)
    return replace(
        kernel,
        fragments=(*kernel.fragments, *(Fragment(new, DType.f32, layouts[old]) for old, new in names.items())),
        body=(*kernel.body[:place], *whole, replace(loop, body=body), *kernel.body[place + 1 :]),
    )


def movable_products(kernel: EmittedKernel) -> list[Multiply]:
    """The products of a kernel's loop that can be an iteration ahead, in order.

    They are of warp groups, of operands that the loop copies or does not write; nothing else writes their targets; and three stages
    at least are in flight, so that no copy meets what is read ahead.
    """
    if sum(isinstance(s, For) for s in kernel.body) != 1:
        return []
    body = only_loop(kernel)[1].body
    first = body[0]
    if not any(isinstance(s, Commit) for s in body) or not isinstance(first, Wait) or first.pending < 1:
        return []
    stages = {b.name: b.stages for b in kernel.buffers}
    copied = {s.target.buffer for s in body if isinstance(s, CopyAsync)}
    stored = {s.target.buffer for s in body if isinstance(s, StoreShared)}
    found: list[Multiply] = []
    for s in body:
        if not isinstance(s, Multiply) or not s.groups:
            continue
        if isinstance(s.left, str) and any(s.left in touched_fragments(o)[1] for o in body):
            continue
        read = {x.buffer for x in (s.left, s.right) if isinstance(x, SharedOperand)}
        written = [o for o in body if s.target in touched_fragments(o)[1]]
        alone = len(written) == 2 and isinstance(written[0], Fill) and written[0].value == 0 and written[1] is s
        if alone and read & copied and not read & stored and all(stages[b] > 2 for b in read & copied):
            found.append(s)
    return found


def only_loop(kernel: EmittedKernel) -> tuple[int, For]:
    """The place and the loop of a kernel that has one."""
    ((place, loop),) = ((n, s) for n, s in enumerate(kernel.body) if isinstance(s, For))
    return place, loop


def _at(product: Multiply, iteration: IntExpr) -> Multiply:
    """A product in another iteration; a left operand in registers is the same in all of them."""
    left = product.left if isinstance(product.left, str) else replace(product.left, stage=_moved(product.left.stage, iteration))
    return replace(product, left=left, right=replace(product.right, stage=_moved(product.right.stage, iteration)))


def _moved(expr: IntExpr, iteration: IntExpr) -> IntExpr:
    return re.sub(rf"\b{COUNTER}\b", iteration if iteration.isalnum() else f"({iteration})", expr)
