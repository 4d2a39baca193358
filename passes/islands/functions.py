"""Islands as functions: put in place of their operations, outlined, and put back.

An island is outlined as a private function with the attribute `mugraph.island`, which the pipeline takes for a workload, and a call
of it. A function that is nothing but one island becomes a function of mugraph operators itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count

from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr, UnitAttr, UnregisteredOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from mirage_ir.check import infer_program
from mirage_ir.dialects.bridge import argument_names, func_from_program
from mirage_ir.dialects.functions import free_name, functions, is_ours, set_private, take_place, write_function
from mirage_ir.dialects.mugraph.types import to_ir
from mirage_ir.dialects.workloads import NO_ISLANDS
from mirage_ir.errors import ProgramError
from mirage_ir.passes.islands.foreign import CALL, Unsupported, callee_of, typed
from mirage_ir.passes.islands.hosts import each_island
from mirage_ir.passes.islands.island import Converters, Island
from mirage_ir.passes.islands.remarks import name_of, remark
from mirage_ir.program import Apply, Level, Program
from mirage_ir.program import TensorType as Typed

ISLAND = "mugraph.island"

Put = Callable[[Sequence[SSAValue]], tuple[Sequence[Operation], Sequence[SSAValue]]]
"""Takes the values of a program's inputs; returns the operations that compute its outputs, and the outputs."""


def replace_island(island: Island, put: Put) -> None:
    """Replaces the island's operations by operations that `put` makes. An exception of `put` leaves everything unchanged."""
    before: list[Operation] = []
    read: list[SSAValue] = []
    for value, type in zip(island.inputs, island.program.inputs, strict=True):
        read.append(_cast(before, value, to_ir(type, Level.KERNEL), "arith.extf"))
    made, results = put(read)
    after: list[Operation] = []
    final = [_cast(after, new, old.type, "arith.truncf") for old, new in zip(island.outputs, results, strict=True)]
    for op in (*before, *after):
        op.location = island.location  # type: ignore[assignment]
    island.place.parent_block().insert_ops_before([*before, *made, *after], island.place)  # type: ignore[union-attr]
    for old, new in zip(island.outputs, final, strict=True):
        if new.name_hint is None:
            new.name_hint = old.name_hint
        old.replace_all_uses_with(new)
    for op in reversed(island.operations):
        op.detach()
        op.drop_all_references()


def _cast(ops: list[Operation], value: SSAValue, type: Attribute, name: str) -> SSAValue:
    if value.type == type:
        return value
    ops.append(UnregisteredOp.with_name(name).create(operands=[value], result_types=[type]))
    return ops[-1].results[0]


def outline_islands(module: ModuleOp, converters: Converters) -> None:
    """Replaces every island by a call of a function of mugraph operators.

    A function that is one island becomes such a function itself. A module without islands gets the attribute `mugraph.no_islands`.
    """
    taken = {func.sym_name.data for func in functions(module)}
    for inner in (op for op in module.ops if isinstance(op, ModuleOp)):
        remark(inner, "it is a module of its own inside this one, where no pass looks")
    for island in each_island(module, converters):
        host = next(op for op in module.ops if op.is_ancestor(island.place))
        whole = _whole_function(host, island)
        if whole is not None:
            module.body.block.insert_op_before(whole, host)
            host.detach()
            host.erase()
            continue
        name = host.sym_name.data if isinstance(host, FuncOp) else name_of(host).replace(".", "_")
        func = func_from_program(island.program, _numbered(f"{name}__island", taken))
        for op in func.walk():
            op.location = island.location  # type: ignore[assignment]
        func.attributes[ISLAND] = UnitAttr()
        set_private(func)
        module.body.block.insert_op_after(func, host)
        replace_island(island, partial(_call, func, island.location))
    if any(is_ours(func) for func in functions(module)):
        module.attributes.pop(NO_ISLANDS, None)
    else:
        module.attributes[NO_ISLANDS] = UnitAttr()


def _numbered(stem: str, taken: set[str]) -> str:
    return free_name(next(name for i in count() if (name := f"{stem}{i}") not in taken), taken)


def _call(func: FuncOp, location: Attribute, read: Sequence[SSAValue]) -> tuple[list[Operation], Sequence[SSAValue]]:
    call = UnregisteredOp.with_name(CALL).create(
        operands=read, result_types=func.function_type.outputs.data, properties={"callee": SymbolRefAttr(func.sym_name.data)}
    )
    call.location = location  # type: ignore[assignment]
    return [call], call.results


def _whole_function(host: Operation, island: Island) -> FuncOp | None:
    """`host` as a function of mugraph operators; None when it does more than compute the island and return it."""
    if not isinstance(host, FuncOp) or len(host.body.blocks) != 1:
        return None
    block = host.body.block
    last = block.last_op
    if not isinstance(last, ReturnOp) or list(last.operands) != list(island.outputs):
        return None
    inside = {*island.operations, last}
    if any(op not in inside and op not in island.constants for op in block.ops):
        return None
    program = island.program
    try:
        types = [typed(argument.type) for argument in block.args]
        own = [block.args[v.index] for v in island.inputs if isinstance(v, BlockArgument) and v.block is block]
        order = [v.index for v in own]
        if len(own) != len(island.inputs) or [types[i] for i in order] != list(program.inputs):
            return None
        moved = _with_inputs(program, types, order)
        inferred = infer_program(moved)
        if [inferred[v] for v in moved.outputs] != [typed(v.type) for v in island.outputs]:
            return None
    except (Unsupported, ProgramError):
        return None
    names = argument_names(host)
    func = write_function(replace(moved, input_names=names), host.sym_name.data, host)
    for new, old in zip(func.body.block.args, block.args, strict=True):
        new.location = old.location
    take_place(func, host)
    return func


def _with_inputs(program: Program, types: Sequence[Typed], order: Sequence[int]) -> Program:
    """The program with inputs of `types`; `order` has the positions of its own inputs among them."""
    shift = len(types) - len(program.inputs)
    names = [*order, *(i + shift for i in range(len(program.inputs), len(program.inputs) + len(program.nodes)))]
    nodes = tuple(Apply(n.op, tuple(names[v] for v in n.operands), n.attrs) for n in program.nodes if isinstance(n, Apply))
    return Program(program.name, tuple(types), nodes, tuple(names[v] for v in program.outputs))


def inline_islands(module: ModuleOp) -> None:
    """Replaces the calls of every island's function by its body."""
    bodies = {func.sym_name.data: func for func in functions(module) if ISLAND in func.attributes}
    for call, func in [(op, func) for op in module.walk() if (func := bodies.get(callee_of(op) or "")) is not None]:
        body = func.body.block
        values: dict[SSAValue, SSAValue] = dict(zip(body.args, call.operands, strict=True))
        block = call.parent_block()
        assert block is not None
        for op in body.ops:
            if isinstance(op, ReturnOp):
                for old, new in zip(call.results, (values[v] for v in op.arguments), strict=True):
                    old.replace_all_uses_with(new)
            else:
                block.insert_op_before(op.clone(values), call)
        block.erase_op(call)
    for func in bodies.values():
        func.detach()
        func.erase()
