"""The programs of a function whose sizes are symbols, in the IR: private functions beside it, each at the sizes where it was found.

    func.func @f(%x: tensor<?x256xf16> {mugraph.dims = ["tokens", 256]}, …) attributes {mugraph.symbols = …} { … }
    func.func private @f.program0(%x: tensor<16x256xf16>, …) attributes {
        mugraph.program_of = @f,
        mugraph.sizes = {tokens = 16 : i64},
        mugraph.boxes = [{tokens = array<i64: 1, 64>}],
        mugraph.proof = "proved for all sizes", mugraph.bound_log2 = -61.3 : f64
      } { … }

`@f` keeps its operators. `mugraph.sizes` are the sizes at which the program stands there, and `mugraph.boxes` those at which it
runs: the least and the largest size of each symbol. Of symbols in `mugraph.fixed`, where it stands, the program has that size alone
which its boxes name. The boxes of all programs of `@f` hold each of its sizes once. A constant that follows from sizes stands as
its value; by this value it is found again (`mirage_ir.sized.numbers`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import prod
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    f64,
    i64,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.candidate_attributes import TARGET, read_program
from mirage_ir.dialects.diagnostics import OperationError, blaming
from mirage_ir.dialects.functions import free_name, functions, set_private, symbol, write_function
from mirage_ir.dialects.mugraph.attributes import dims_of, i64_array
from mirage_ir.sized.choice import SizeBox, SizedChoice
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.numbers import with_numbers

if TYPE_CHECKING:
    from mirage_ir.pipeline.sized import SizedResult

PROGRAM_OF = "mugraph.program_of"
SIZES = "mugraph.sizes"
BOXES = "mugraph.boxes"
FIXED = "mugraph.fixed"
PROOF = "mugraph.proof"
BOUND = "mugraph.bound_log2"


def programs_of(module: ModuleOp, func: FuncOp) -> list[FuncOp]:
    """The functions that are the programs of a function, in order."""
    return [f for f in functions(module) if symbol(f, PROGRAM_OF) == func.sym_name.data]


def write_choices(module: ModuleOp, func: FuncOp, result: SizedResult, target: str) -> None:
    """Writes the programs that were found for a function behind it, and at the function for which machine."""
    taken, written = {f.sym_name.data for f in functions(module)}, list[FuncOp]()
    for n, (choice, proof) in enumerate(zip(result.choices, result.proofs, strict=True)):
        with blaming(func):
            made = write_function(choice.program, free_name(f"{func.sym_name.data}.program{n}", taken), func)
        set_private(made)
        made.attributes[PROGRAM_OF] = SymbolRefAttr(func.sym_name)
        made.attributes[SIZES] = DictionaryAttr({name: IntegerAttr(size, i64) for name, size in choice.found.items()})
        made.attributes[BOXES] = ArrayAttr(_written(result.source, box) for box in choice.boxes)
        if choice.fixed:
            made.attributes[FIXED] = ArrayAttr(StringAttr(result.source.symbols[n].name) for n in choice.fixed)
        made.attributes[PROOF] = StringAttr(str(proof))
        made.attributes[BOUND] = FloatAttr(proof.bound_log2, f64)
        written.append(made)
    func.attributes[TARGET] = StringAttr(target)
    module.body.block.insert_ops_after(written, func)


def read_choices(module: ModuleOp, func: FuncOp, source: SizedProgram) -> list[SizedChoice]:
    """The programs of a function, which is `source`; none where it has none.

    Raises `OperationError` where one is no program of these sizes, or where the boxes do not hold each size once.
    """
    found = [_choice(one, source) for one in programs_of(module, func)]
    boxes = [box for choice in found for box in choice.boxes]
    whole: SizeBox = tuple((symbol.least, symbol.most) for symbol in source.symbols)
    within = all(a <= least and most <= b for box in boxes for (least, most), (a, b) in zip(box, whole, strict=True))
    apart = not any(all(a <= d and c <= b for (a, b), (c, d) in zip(*pair, strict=True)) for pair in combinations(boxes, 2))
    if found and not (within and apart and sum(map(_volume, boxes)) == _volume(whole)):
        raise OperationError(func, f"the {BOXES} of its programs must hold each of its sizes once")
    return found


def _choice(one: FuncOp, source: SizedProgram) -> SizedChoice:
    names = [symbol.name for symbol in source.symbols]
    sizes, boxes = one.attributes.get(SIZES), one.attributes.get(BOXES)
    given = sizes.data if isinstance(sizes, DictionaryAttr) else {}
    found = {name: size.value.data for name, size in given.items() if isinstance(size, IntegerAttr)}
    if set(found) != set(names) or min(found.values()) < 1:
        raise OperationError(one, f"{SIZES} must be as {{{', '.join(f'{name} = 16 : i64' for name in names)}}}, not {sizes}")
    read = [_read(names, box) for box in boxes] if isinstance(boxes, ArrayAttr) else []
    if not read or None in read:
        wanted = ", ".join(f"{name} = array<i64: 1, 64>" for name in names)
        raise OperationError(one, f"{BOXES} must be as [{{{wanted}}}], not {boxes}")
    fixed = _fixed(one, names, found, [box for box in read if box is not None])
    program, at = replace(read_program(one, libraries=True), name=source.sample.name), source.at(found)
    if program.inputs != at.inputs:
        raise OperationError(one, f"at the {SIZES} {sizes} it must have arguments {', '.join(map(str, at.inputs))}")
    choice = SizedChoice(Decomposed(program), tuple(box for box in read if box is not None), found, fixed=fixed)
    numbers, _ = choice.specialized(source).numbers(found)
    return replace(choice, program=with_numbers(choice.program, numbers))


def _fixed(one: FuncOp, names: Sequence[str], found: Mapping[str, int], boxes: Sequence[SizeBox]) -> tuple[int, ...]:
    """The places of the symbols of which a program has one size alone."""
    given = one.attributes.get(FIXED, ArrayAttr[Attribute]([]))
    wanted = [name.data if isinstance(name, StringAttr) else "" for name in given] if isinstance(given, ArrayAttr) else [""]
    if not set(wanted) <= set(names) or len(wanted) > len(set(wanted)):
        raise OperationError(one, f"{FIXED} must have some of the names {', '.join(names)}, not {given}")
    places = tuple(names.index(name) for name in wanted)
    for n in places:
        if {end for box in boxes for end in box[n]} != {found[names[n]]}:
            raise OperationError(one, f"{FIXED} has '{names[n]}', of which its {BOXES} have other sizes than its {SIZES}")
    return places


def _written(source: SizedProgram, box: SizeBox) -> Attribute:
    return DictionaryAttr({symbol.name: i64_array(ends) for symbol, ends in zip(source.symbols, box, strict=True)})


def _read(names: Sequence[str], box: Attribute) -> SizeBox | None:
    """A box; None for an attribute of another form."""
    if not isinstance(box, DictionaryAttr) or set(box.data) != set(names):
        return None
    found: list[tuple[int, int]] = []
    for name in names:
        ends = box.data[name]
        pair = dims_of(ends) if isinstance(ends, DenseArrayBase) and ends.elt_type == i64 else ()
        if len(pair) != 2 or pair[0] > pair[1]:
            return None
        found.append((pair[0], pair[1]))
    return tuple(found)


def _volume(box: SizeBox) -> int:
    return prod(most - least + 1 for least, most in box)
