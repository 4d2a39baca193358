"""Where the rows of tensors begin in device memory: anywhere, or at whole vectors.

A program's inputs are where callers put them, and its outputs, like the results of pre-defined kernels, are contiguous: rows of an
odd number of f16 entries begin at any even address. What passes between graph-defined kernels lies as we like. There, the rows of a
`PaddedTensor` begin at multiples of `VECTOR_BYTES`, with a gap behind each.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import gcd

from mirage_ir.check import infer_program
from mirage_ir.program import GraphOp, Program, Shape, TensorType, numbered, results

VECTOR_BYTES = 16
"""Bytes that a thread loads at once, at most (PTX ISA, `ld.global.v4.b32` and `cp.async`)."""
LEAST_PADDED = 128
"""Bytes of a row from which on it is padded, so that no tensor grows by more than a ninth. A round figure."""


@dataclass(frozen=True, slots=True)
class PaddedTensor(TensorType):
    """A tensor whose rows begin at multiples of `VECTOR_BYTES`, although their length is none."""


def vector_bytes(source: TensorType) -> int:
    """Bytes of a tensor that a thread can load at once: as many as divide the distance of its rows."""
    *outer, row = [extent for extent in source.shape if extent > 1] or [1]
    aligned = not outer or isinstance(source, PaddedTensor)
    return VECTOR_BYTES if aligned else gcd(VECTOR_BYTES, row * source.dtype.itemsize)


def following_rows(source: TensorType) -> Shape:
    """The shape of a tensor whose rows follow each other without gaps; of one row where they are padded."""
    return source.shape[-1:] if isinstance(source, PaddedTensor) else source.shape


def between_kernels(type: TensorType) -> TensorType:
    """The same tensor between graph-defined kernels: padded where its rows begin anywhere, unless they are short."""
    plain = unpadded(type)
    row = plain.shape[-1] * plain.dtype.itemsize if plain.shape else 0
    return PaddedTensor(plain.shape, plain.dtype) if row >= LEAST_PADDED and vector_bytes(plain) < VECTOR_BYTES else plain


def unpadded(type: TensorType) -> TensorType:
    """The same tensor, contiguous."""
    return TensorType(type.shape, type.dtype) if isinstance(type, PaddedTensor) else type


def padded_strides(type: TensorType) -> Shape:
    """The strides of a padded tensor, in entries."""
    vector = VECTOR_BYTES // type.dtype.itemsize
    strides = [1, -(-type.shape[-1] // vector) * vector]
    for extent in type.shape[-2:0:-1]:
        strides.append(strides[-1] * extent)
    return tuple(reversed(strides[: len(type.shape)]))


def placed_types(program: Program) -> list[TensorType]:
    """The types of a program's values, padded where they pass between graph-defined kernels alone. Raises `ProgramError`."""
    types = infer_program(program)
    for value in _between(program):
        types[value] = between_kernels(types[value])
    return types


def _between(program: Program) -> Collection[int]:
    """The values that graph-defined kernels compute and nothing else reads."""
    made: set[int] = set()
    others = set(program.outputs)
    for first, node in numbered(len(program.inputs), program.nodes):
        if isinstance(node, GraphOp):
            made.update(range(first, first + results(node)))
        else:
            others.update(node.operands)
    return made - others
