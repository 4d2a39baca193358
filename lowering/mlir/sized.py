"""Functions whose sizes are symbols as upstream operations: `?` in types, sizes by `tensor.dim`.

    func.func @f(%x: tensor<?x256xf16>, …) -> tensor<?x128xf16> {
      %tokens = tensor.dim %x, %c0
      cf.assert …                                  the sizes of arguments that share a symbol, and the ranges
      %y = scf.if … { func.call @f.program0 } else { func.call @f.program1 }      the program in whose boxes the sizes lie
    }

A program is written at a sample of sizes (`mirage_ir.lowering.samples`), with the writer for fixed ones: tiles keep their static
shapes, and what follows from sizes are grids, ranges of loops, extents of tensors and of last slices, and constants.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import IndexType, IntegerAttr, StringAttr, SymbolRefAttr, i1, i64
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Region, SSAValue

from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.functions import free_name, set_private
from mirage_ir.lowering.mlir.builder import Builder, tensor_type
from mirage_ir.lowering.mlir.functions import drop_attributes, lower_program
from mirage_ir.lowering.samples import LEAST_SAMPLE, at_samples, check_same, sample_sizes
from mirage_ir.sized.choice import SizeBox, SizedChoice
from mirage_ir.sized.family import SizedProgram

_EQUAL, _AT_MOST, _AT_LEAST = 0, 3, 5
"""Predicates of `arith.cmpi`, of signed numbers."""


@dataclass(frozen=True, slots=True)
class SizedWriting:
    """How functions with symbols are written: `parallel` grids, and whether a function checks its sizes (`cf.assert`)."""

    parallel: bool = True
    checks: bool = True


def lower_sized(
    func: FuncOp, source: SizedProgram, choices: Sequence[SizedChoice], taken: set[str], writing: SizedWriting
) -> list[FuncOp]:
    """Makes a function of symbols one that chooses among programs; returns the private functions that it calls.

    Without choices it computes its own operators, and one choice is its own body. Names of functions that are `taken` get others.
    Raises `FailedOn` where a program would differ from size to size, or has an operator without a rule.
    """
    with blaming(func):
        if len(choices) < 2:
            choice = choices[0] if choices else None
            made, called = _function(func, func.sym_name.data, source, choice, writing), list[FuncOp]()
        else:
            names = [free_name(f"{func.sym_name.data}.program{n}", taken) for n in range(len(choices))]
            unchecked = SizedWriting(writing.parallel, checks=False)
            programs = zip(names, choices, strict=True)
            called = [_function(func, name, source, choice, unchecked) for name, choice in programs]
            made = _choosing(func, source, names, choices, writing)
    func.detach_region(func.body)
    func.add_region(made.detach_region(made.body))
    for one in (func, *called):
        for argument, name in zip(one.body.block.args, source.sample.input_names, strict=True):
            argument.name_hint = name if SSAValue.is_valid_name(name) else None
        for op in one.walk():
            op.location = func.location
    for one in called:
        set_private(one)
    drop_attributes(func)
    return called


def _function(func: FuncOp, name: str, source: SizedProgram, choice: SizedChoice | None, writing: SizedWriting) -> FuncOp:
    """A function of the same type that computes a program, or the source itself; its text is the same at two samples."""
    if choice is None:
        pair = [source.sampled(sample_sizes(source, least)) for least in (LEAST_SAMPLE, 3 * LEAST_SAMPLE)]
    else:
        pair = [decompose(at) for at in at_samples(source, choice, short=1)]
    made, other = (_written(func, name, source, at, writing) for at in pair)
    check_same(pair[0].name, str(made).splitlines(), str(other).splitlines())
    return made


def _written(func: FuncOp, name: str, source: SizedProgram, program: Decomposed, writing: SizedWriting) -> FuncOp:
    block = Block(arg_types=func.function_type.inputs)
    b = Builder(block)
    b.sizes.update(_sizes(b, source, block.args, writing.checks))
    arguments = [_cast(b, a, tensor_type(type)) for a, type in zip(block.args, program.inputs, strict=True)]
    results = zip(lower_program(b, program, arguments, parallel=writing.parallel), func.function_type.outputs, strict=True)
    block.add_op(ReturnOp(*(_cast(b, result, type) for result, type in results)))
    return FuncOp(name, func.function_type, Region(block))


def _cast(b: Builder, value: SSAValue, type: Attribute) -> SSAValue:
    """The value with another type, of which the program knows some sizes that its function does not."""
    return value if value.type == type else b.one("tensor.cast", [value], type)


def _sizes(b: Builder, source: SizedProgram, arguments: Sequence[SSAValue], checks: bool) -> dict[str, SSAValue]:
    """The size of each symbol, from the first dimension that has it; the `checks` are of all others, and of the ranges."""
    found: dict[str, tuple[SSAValue, str]] = {}
    for n, (symbols, argument) in enumerate(zip(source.symbolic, arguments, strict=True)):
        for d, symbol in enumerate(symbols):
            if symbol is None or (symbol in found and not checks):
                continue
            size, where = b.one("tensor.dim", [argument, b.index(d)], IndexType()), f"dimension {d} of argument {n}"
            if symbol not in found:
                found[symbol] = size, where
                continue
            first, place = found[symbol]
            _assert(b, _compared(b, _EQUAL, size, first), f"the size '{symbol}' of {where} is not that of {place}")
    for symbol in source.symbols if checks else ():
        size, where = found[symbol.name]
        within = _within(b, {symbol.name: size}, [(symbol.name, symbol.least, symbol.most)])
        _assert(b, within, f"the size '{symbol.name}' of {where} must be from {symbol.least} to {symbol.most}")
    return {symbol: size for symbol, (size, _) in found.items()}


def _choosing(
    func: FuncOp, source: SizedProgram, names: Sequence[str], choices: Sequence[SizedChoice], writing: SizedWriting
) -> FuncOp:
    """A function that calls the program in whose boxes the sizes lie; the last is for all other sizes."""
    block, results = Block(arg_types=func.function_type.inputs), list(func.function_type.outputs)
    b = Builder(block)
    sizes = _sizes(b, source, block.args, writing.checks)
    chosen = [_in_boxes(b, source, sizes, choice.boxes) for choice in choices[:-1]]

    def branch(b: Builder, n: int) -> Sequence[SSAValue]:
        def call(inside: Builder) -> Sequence[SSAValue]:
            # xDSL would look for the symbol of its own CallOp in the `scf.if`, which it does not know.
            return inside.add("func.call", block.args, results, {"callee": SymbolRefAttr(names[n])})

        if n == len(chosen):
            return call(b)
        then = b.region([], "scf.yield", lambda inside, _: call(inside))
        other = b.region([], "scf.yield", lambda inside, _: branch(inside, n + 1))
        return b.add("scf.if", [chosen[n]], results, regions=[then, other])

    block.add_op(ReturnOp(*branch(b, 0)))
    return FuncOp(func.sym_name.data, func.function_type, Region(block))


def _in_boxes(b: Builder, source: SizedProgram, sizes: dict[str, SSAValue], boxes: Sequence[SizeBox]) -> SSAValue:
    """Whether sizes that are in their ranges lie in one of the boxes."""
    found: SSAValue | None = None
    for box in boxes:
        # A box that ends where a range does needs no comparison there.
        ends = [
            (symbol.name, least if least > symbol.least else None, most if most < symbol.most else None)
            for symbol, (least, most) in zip(source.symbols, box, strict=True)
        ]
        inside = _within(b, sizes, ends)
        found = inside if found is None else b.one("arith.ori", [found, inside], i1)
    assert found is not None
    return found


def _within(b: Builder, sizes: dict[str, SSAValue], ends: Sequence[tuple[str, int | None, int | None]]) -> SSAValue:
    """Whether sizes are from their least to their largest, where these are given."""
    found: SSAValue | None = None
    for name, least, most in ends:
        for predicate, end in ((_AT_LEAST, least), (_AT_MOST, most)):
            if end is not None:
                one = _compared(b, predicate, sizes[name], b.index(end))
                found = one if found is None else b.one("arith.andi", [found, one], i1)
    return b.one("arith.constant", [], i1, {"value": IntegerAttr.from_bool(True)}) if found is None else found


def _compared(b: Builder, predicate: int, left: SSAValue, right: SSAValue) -> SSAValue:
    return b.one("arith.cmpi", [left, right], i1, {"predicate": IntegerAttr(predicate, i64)})


def _assert(b: Builder, condition: SSAValue, message: str) -> None:
    b.add("cf.assert", [condition], properties={"msg": StringAttr(message)})
