"""Functions whose sizes are symbols: `?` in a type, with a name for each and a range for each name.

    func.func @f(%x: tensor<?x4096xf16> {mugraph.dims = ["tokens", 4096]}, %w: tensor<4096x64xf16>) -> tensor<?x64xf16>
        attributes {mugraph.symbols = {tokens = array<i64: 1, 8192>}}

`mugraph.dims` has an entry for each dimension of an argument: the name of a `?`, and the number of any other. `mugraph.symbols` has
the least and the largest size of each name. Types inside the function have `?` for whatever follows from a symbol.
"""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, DictionaryAttr, IntegerAttr, ModuleOp, StringAttr, i64
from xdsl.dialects.builtin import TensorType as BuiltinTensor
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from mirage_ir.dialects.bridge import argument_attribute, program_from_func
from mirage_ir.dialects.diagnostics import OperationError, blaming, located
from mirage_ir.dialects.functions import functions
from mirage_ir.dialects.mugraph.attributes import dims_of
from mirage_ir.dialects.mugraph.operator import SYMBOLS
from mirage_ir.dialects.mugraph.types import from_ir, is_dynamic
from mirage_ir.program import TensorType
from mirage_ir.sized.extent import SymbolicExtent, next_prime, size_symbol
from mirage_ir.sized.family import SizedProgram

DIMS = "mugraph.dims"
LEAST_SAMPLE = 1000
"""Samples of sizes are primes above this: they meet no other extent by chance."""


def sized_functions(module: ModuleOp) -> list[FuncOp]:
    """The functions that have symbols, or `?` in the type of an argument."""
    return [f for f in functions(module) if SYMBOLS in f.attributes or any(map(is_dynamic, f.function_type.inputs))]


def sized_program(func: FuncOp) -> SizedProgram:
    """The program of a function for all sizes of its symbols. Raises `OperationError` and `FailedOn`."""
    extents = _symbols(func)
    types = [_type(func, i, arg.type, extents) for i, arg in enumerate(func.body.block.args)]
    used = {str(e) for type in types for e in type.shape if isinstance(e, SymbolicExtent)}
    for name in extents:
        if name not in used:
            raise OperationError(func, f"{SYMBOLS} has a range for '{name}', which is the size of no argument")
    program = program_from_func(func, types)
    with blaming(func):
        return SizedProgram.of(program)


def _symbols(func: FuncOp) -> dict[str, SymbolicExtent]:
    """The extent of each symbol."""
    ranges = func.attributes.get(SYMBOLS, DictionaryAttr({}))
    if not isinstance(ranges, DictionaryAttr):
        raise OperationError(func, f"{SYMBOLS} must be a dictionary of ranges, not {ranges}")
    found: dict[str, SymbolicExtent] = {}
    sample = LEAST_SAMPLE
    for name, attribute in ranges.data.items():
        ends = dims_of(attribute) if isinstance(attribute, DenseArrayBase) and attribute.elt_type == i64 else ()
        if len(ends) != 2:
            raise OperationError(func, f"the range of '{name}' must be as array<i64: 1, 8192>, not {attribute}")
        with located(func):
            symbol = size_symbol(name, *ends)
        sample = next_prime(sample)
        found[name] = SymbolicExtent(sample, symbol)
    return found


def _type(func: FuncOp, place: int, type: Attribute, extents: dict[str, SymbolicExtent]) -> TensorType:
    """The type of an argument, with its symbols."""
    names = argument_attribute(func, place, DIMS, ArrayAttr)
    with located(func):
        if not isinstance(type, BuiltinTensor) or (names is None and not is_dynamic(type)):
            return from_ir(type)
    shape = type.get_shape()
    dims = [_dim(entry) for entry in names] if names is not None else []
    if len(dims) != len(shape) or not all(isinstance(d, str) if n < 0 else d == n for d, n in zip(dims, shape, strict=True)):
        wanted = ", ".join('"a name"' if n < 0 else str(n) for n in shape)
        what = "is missing" if names is None else f"is {names}"
        raise OperationError(func, f"argument {place} has type {type}, so {DIMS} must be [{wanted}], and {what}")
    for name in dims:
        if isinstance(name, str) and name not in extents:
            raise OperationError(
                func, f"the size '{name}' of argument {place} has no range in {SYMBOLS}: write one as {name} = array<i64: 1, 8192>"
            )
    with located(func):
        return from_ir(type, [extents[d] if isinstance(d, str) else n for d, n in zip(dims, shape, strict=True)])


def _dim(entry: Attribute) -> str | int | None:
    match entry:
        case StringAttr():
            return entry.data
        case IntegerAttr():
            return entry.value.data
        case _:
            return None
