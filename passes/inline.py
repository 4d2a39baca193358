"""`mugraph-inline`: the parts of a large function, each computed by its best program, become one function again."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from xdsl.context import Context
from xdsl.dialects.builtin import DictionaryAttr, FloatAttr, ModuleOp, StringAttr, f64
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from mirage_ir import statistics
from mirage_ir.passes.candidates import (
    PART,
    SOURCE,
    VERIFIED,
    WEAK_BOUND_LOG2,
    FailedOn,
    bound_of,
    cost_of,
    free_name,
    functions,
    numerics_of,
    preference,
    set_cost,
    set_numerics,
    set_private,
    source_of,
    symbol,
    take_place,
    target_of,
    warning,
)
from mirage_ir.passes.options import wanted
from mirage_ir.target.machines import DEFAULT_TARGET


@dataclass(frozen=True)
class InlinePass(ModulePass):
    """Puts the programs chosen for the parts that `mugraph-outline` made in place of the calls.

    args: `top`, how many combinations of the parts' programs stay, cheapest first ("all" is at most 256); `keep-source`, whether
        `@f__source` does.
    rewrite: `@f`, which calls `@f.part0`, …, and their runners-up → `@f` computed by the programs of all parts, with
        `mugraph.cost_us`, the sum of theirs, and `mugraph.verified`, whose bound is the sum of the parts' chances of error (a union
        bound: a part that is called twice counts once); the runners-up as private `@f.1` … `@f.{top-1}`. The parts are erased.
    checks: every part that is called is verified. Without parts nothing is done.
    statistics: with parts, verify.bound_log2 (the weakest of all functions), search.exhausted (false: kernels across parts were not
        looked for).
    """

    name = "mugraph-inline"

    top: int | str = 1
    keep_source: bool = True

    def __post_init__(self) -> None:
        wanted(self.top)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        parts: dict[str, list[FuncOp]] = {}
        for func in functions(op):
            if (name := symbol(func, PART)) is not None:
                parts.setdefault(name, []).append(func)
        calling = [func for func in functions(op) if PART not in func.attributes and _calls(func, parts)]
        for func in calling:
            self._inline(op, func, parts)
        for func in (f for group in parts.values() for f in group):
            func.detach()
            func.erase()
        if calling:
            bounds = [bound for func in functions(op) if (bound := bound_of(func)) is not None]
            statistics.record(verify__bound_log2=max(bounds), search__exhausted=False)

    def _inline(self, module: ModuleOp, func: FuncOp, parts: dict[str, list[FuncOp]]) -> None:
        from mirage_ir.search.parts import MOST_COMBINATIONS, cheapest

        called = [_verified(parts[_callee(call)]) for call in _calls(func, parts)]
        taken = {f.sym_name.data for f in functions(module)}
        made: list[FuncOp] = []
        most = wanted(self.top) or MOST_COMBINATIONS
        for rank, numbers in enumerate(cheapest([[_cost(f) for f in group] for group in called], most)):
            chosen = [group[i] for group, i in zip(called, numbers, strict=True)]
            whole = _joined(func, chosen)
            set_cost(whole, fsum(_cost(f) for f in chosen), target_of(chosen[0]) or DEFAULT_TARGET)
            whole.attributes[VERIFIED] = _together(chosen)
            _numerics_together(whole, chosen)
            take_place(whole, func)
            if not self.keep_source:
                whole.attributes.pop(SOURCE, None)
            if rank:
                whole.properties["sym_name"] = StringAttr(free_name(f"{func.sym_name.data}.{rank}", taken))
                set_private(whole)
            made.append(whole)
        weakest = max(bound for f in made if (bound := bound_of(f)) is not None)
        if weakest > WEAK_BOUND_LOG2:
            what = f"@{func.sym_name.data}: the chance of a wrong program is bounded by 2^{weakest:.1f} only; more tests lower it"
            print(warning(func, what), file=sys.stderr)
        source = source_of(module, func)
        module.body.block.insert_ops_before(made, func)
        for old in [func] if self.keep_source or source is None else [func, source]:
            old.detach()
            old.erase()


def _callee(call: CallOp) -> str:
    return call.callee.string_value()


def _calls(func: FuncOp, parts: dict[str, list[FuncOp]]) -> list[CallOp]:
    """The calls of parts in a function's body."""
    ops: Sequence[Operation] = list(func.body.block.ops) if len(func.body.blocks) == 1 else []
    return [op for op in ops if isinstance(op, CallOp) and _callee(op) in parts]


def _verified(group: Sequence[FuncOp]) -> list[FuncOp]:
    """The verified programs of a part, cheapest first; when some have numerical faults, those with the least."""
    found = [func for func in group if VERIFIED in func.attributes]
    if not found:
        raise FailedOn(group[0], "this part is not verified: mugraph-generate, mugraph-verify and mugraph-select come first")
    rank = preference(found)
    least = min(rank.values())
    return sorted((func for func in found if rank[func] == least), key=_cost)


def _cost(func: FuncOp) -> float:
    cost = cost_of(func)
    if cost is None:
        raise FailedOn(func, "this part has no estimated cost: mugraph-select comes first")
    return cost


def _together(chosen: Sequence[FuncOp]) -> DictionaryAttr:
    """`mugraph.verified` of what consists of these functions: it is wrong when one of them is. Tests are those of the weakest."""
    from mirage_ir.acceptance import NO_CHANCE_LOG2
    from mirage_ir.verify.union import union_log2

    bounds = {f: b for f in chosen if (b := bound_of(f)) is not None}
    weakest = max(bounds, key=lambda f: bounds[f])
    verified = weakest.attributes[VERIFIED]
    assert isinstance(verified, DictionaryAttr)
    if bounds[weakest] <= NO_CHANCE_LOG2:
        return verified
    return DictionaryAttr({**verified.data, "bound_log2": FloatAttr(union_log2(bounds.values()), f64)})


def _numerics_together(whole: FuncOp, chosen: Sequence[FuncOp]) -> None:
    """`mugraph.numerics` of what consists of these functions, when it is known of all: the worst of each."""
    known = [n for func in chosen if (n := numerics_of(func)) is not None]
    if len(known) == len(chosen):
        overflows = dict.fromkeys(trial for _, trials, _ in known for trial in trials)
        set_numerics(whole, max(error for error, _, _ in known), overflows, max(rank for _, _, rank in known))


def _joined(func: FuncOp, chosen: Sequence[FuncOp]) -> FuncOp:
    """`func`, with the body of a chosen function in place of each call."""
    block = Block(arg_types=func.function_type.inputs)
    values: dict[SSAValue, SSAValue] = dict(zip(func.body.block.args, block.args, strict=True))
    for old, new in values.items():
        new.name_hint = old.name_hint
    waiting = iter(chosen)
    for op in func.body.block.ops:
        if not isinstance(op, CallOp):
            block.add_op(op.clone(values))
            continue
        body = next(waiting).body.block
        inner: dict[SSAValue, SSAValue] = dict(zip(body.args, (values[v] for v in op.arguments), strict=True))
        for inside in body.ops:
            if isinstance(inside, ReturnOp):
                values.update(zip(op.results, (inner[v] for v in inside.arguments), strict=True))
            else:
                block.add_op(inside.clone(inner))
    whole = FuncOp(func.sym_name.data, func.function_type, Region(block))
    for op in whole.walk():
        op.location = func.location
    return whole
