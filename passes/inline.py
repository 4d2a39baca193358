"""`mugraph-inline`: the parts of a large function, each computed by its best program, become one function again."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from mirage_ir.dialects.bridge import argument_names, argument_strides, program_from_ops
from mirage_ir.dialects.candidate_attributes import read_candidate, write_candidate
from mirage_ir.dialects.diagnostics import FailedOn
from mirage_ir.dialects.functions import erase, functions, put_in_place, symbol, write_function
from mirage_ir.dialects.mugraph.types import from_ir
from mirage_ir.dialects.workloads import PART, SOURCE, Diagnostics, source_of
from mirage_ir.passes.options import wanted
from mirage_ir.pipeline.candidate import Accuracy, Candidate
from mirage_ir.program import Program
from mirage_ir.target.machines import DEFAULT_TARGET

if TYPE_CHECKING:
    from mirage_ir.search.plan.parts import Part


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
        from mirage_ir.pipeline.stages import record_joined

        parts: dict[str, list[FuncOp]] = {}
        for func in functions(op):
            if (name := symbol(func, PART)) is not None:
                parts.setdefault(name, []).append(func)
        calling = [func for func in functions(op) if PART not in func.attributes and _calls(func, parts)]
        groups = {name: _verified(parts[name]) for func in calling for name in map(_callee, _calls(func, parts))}
        joined = [self._inline(op, func, groups) for func in calling]
        erase(*(f for group in parts.values() for f in group))
        if joined:
            record_joined(joined)

    def _inline(self, module: ModuleOp, func: FuncOp, groups: Mapping[str, Sequence[Candidate]]) -> Sequence[Candidate]:
        """Puts the best combinations in the place of a function that calls parts, and returns them."""
        from mirage_ir.pipeline.stages import join_parts

        joined = join_parts(*_read(func, groups), wanted(self.top))
        made = [write_function(candidate.program, func.sym_name.data, func) for candidate in joined]
        for whole, candidate in zip(made, joined, strict=True):
            write_candidate(whole, replace(candidate, target=candidate.target or DEFAULT_TARGET))
        Diagnostics(module).weak(func.sym_name.data, joined)
        source = source_of(module, func)
        if not self.keep_source:
            func.attributes.pop(SOURCE, None)
        put_in_place(module, made, func)
        erase(func, *([] if self.keep_source or source is None else [source]))
        return joined


def _callee(call: CallOp) -> str:
    return call.callee.string_value()


def _calls(func: FuncOp, parts: Container[str]) -> list[CallOp]:
    """The calls of parts in a function's body."""
    ops: Sequence[Operation] = list(func.body.block.ops) if len(func.body.blocks) == 1 else []
    return [op for op in ops if isinstance(op, CallOp) and _callee(op) in parts]


def _verified(group: Sequence[FuncOp]) -> list[Candidate]:
    """The verified programs of a part. Raises `FailedOn` when there is none, or one has no estimate."""
    found = [candidate for candidate in map(read_candidate, group) if candidate.verified is not None]
    if not found:
        raise FailedOn(group[0], "this part is not verified: mugraph-generate, mugraph-verify and mugraph-select come first")
    for func, candidate in zip(group, found, strict=False):
        if candidate.estimated_us is None:
            raise FailedOn(func, "this part has no estimated cost: mugraph-select comes first")
    return found


def _read(func: FuncOp, groups: Mapping[str, Sequence[Candidate]]) -> tuple[Program, list[Part], list[Sequence[Candidate]]]:
    """A function that calls parts as a program without nodes, its parts, and the candidates for each.

    An operator between the calls is a part, too: its own only candidate.
    """
    from mirage_ir.decompose import decompose
    from mirage_ir.pipeline.acceptance import itself
    from mirage_ir.search.plan.parts import Part

    block = func.body.block
    numbers: dict[SSAValue, int] = {argument: i for i, argument in enumerate(block.args)}
    parts: list[Part] = []
    chosen: list[Sequence[Candidate]] = []
    *ops, last = block.ops
    for op in ops:
        for result in op.results:
            numbers[result] = len(numbers)
        if isinstance(op, CallOp):
            group = groups[_callee(op)]
        else:
            program = decompose(program_from_ops([op], op.operands, op.results, func.sym_name.data))
            group = [Candidate(program, 0.0, accuracy=Accuracy(0.0, (), 0), verified=itself())]
        parts.append(Part(group[0].program, tuple(numbers[v] for v in op.operands), tuple(numbers[v] for v in op.results)))
        chosen.append(group)
    types = tuple(from_ir(argument.type) for argument in block.args)
    outputs = tuple(numbers[v] for v in last.operands)
    source = Program(func.sym_name.data, types, (), outputs, argument_names(func), argument_strides(func))
    return source, parts, chosen
