"""The values of the three levels: builtin tensors, tiles (shared memory) and fragments (registers)."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self, cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    BFloat16Type,
    Float16Type,
    Float32Type,
    IntAttr,
    NoneAttr,
    bf16,
    f16,
    f32,
)
from xdsl.dialects.builtin import TensorType as BuiltinTensor
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from mirage_ir.errors import ProgramError
from mirage_ir.program import DType, Level, TensorType
from mirage_ir.sized.extent import SizeSymbol, SymbolicExtent, is_symbolic, next_prime

ELEMENTS: dict[DType, Float16Type | BFloat16Type | Float32Type] = {DType.f16: f16, DType.bf16: bf16, DType.f32: f32}
"""The element type of each of the program model's."""
DTYPES: dict[Attribute, DType] = {element: dtype for dtype, element in ELEMENTS.items()}
"""The program model's name of each element type."""


# The decorator gives subclasses these fields: without it xDSL's dataclasses would compare types without them.
@dataclass(frozen=True, init=False)
class OnChipType(ParametrizedAttribute, TypeAttribute, ABC):
    """A statically shaped value that one block or one thread holds: `<2x64xf16>`."""

    shape: ArrayAttr[IntAttr]
    element_type: Attribute

    @classmethod
    def of(cls, shape: Iterable[int], element_type: Attribute) -> Self:
        return cls.new((ArrayAttr([IntAttr(extent) for extent in shape]), element_type))

    def verify(self) -> None:
        dtype_of(self.element_type)
        if any(extent.data < 1 for extent in self.shape):
            raise VerifyException(f"every extent of {self.name} must be positive, not {[e.data for e in self.shape]}")

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            shape, element_type = parser.parse_ranked_shape()
        return ArrayAttr([IntAttr(extent) for extent in shape]), element_type

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            for extent in self.shape:
                printer.print_string(f"{extent.data}x")
            printer.print_attribute(self.element_type)


@irdl_attr_definition
class TileType(OnChipType):
    """A block's part of a tensor, in shared memory: `!mugraph.tile<2x64xf16>`."""

    name = "mugraph.tile"


@irdl_attr_definition
class FragmentType(OnChipType):
    """A thread's part of a tile, in registers: `!mugraph.fragment<1x4xf32>`."""

    name = "mugraph.fragment"


UNNAMED = SizeSymbol("?", 1, 1 << 30)
"""The symbol that stands for each `?` while types are inferred without names; its sample meets no other extent by chance."""
UNNAMED_SAMPLE = next_prime(1 << 11)
"""So small that tensors of three such extents have no more elements than there may be."""

LEVEL_OF_TYPE: dict[type[Attribute], Level] = {BuiltinTensor: Level.KERNEL, TileType: Level.BLOCK, FragmentType: Level.THREAD}


def dtype_of(element_type: Attribute) -> DType:
    """The program model's name of an element type. Raises `VerifyException` for any other than f16, bf16 and f32."""
    if element_type not in DTYPES:
        raise VerifyException(f"the element type must be f16, bf16 or f32, not {element_type}")
    return DTYPES[element_type]


def level_of(type: Attribute) -> Level:
    """The level on which a value of this type lives. Raises `ProgramError` when it is no value of ours."""
    level = LEVEL_OF_TYPE.get(type.__class__)
    if level is None:
        raise ProgramError(f"{type} is neither a ranked tensor nor a mugraph.tile nor a mugraph.fragment")
    return level


def is_dynamic(type: Attribute) -> bool:
    """Whether a type is a tensor with `?` for an extent."""
    return isinstance(type, BuiltinTensor) and any(extent < 0 for extent in type.get_shape())


def unnamed_from_ir(type: Attribute) -> TensorType:
    """`from_ir`, with one and the same symbol for each `?`. Raises `ProgramError`."""
    if not isinstance(type, BuiltinTensor):
        return from_ir(type)
    return from_ir(type, [SymbolicExtent(UNNAMED_SAMPLE, UNNAMED) if n < 0 else n for n in type.get_shape()])


def from_ir(type: Attribute, extents: Sequence[int] | None = None) -> TensorType:
    """The program model's type, with these extents of a tensor where they are given.

    Raises `ProgramError` for dynamic shapes, encodings and foreign element types.
    """
    if isinstance(type, BuiltinTensor):
        shape, element = tuple(type.get_shape() if extents is None else extents), cast(Attribute, type.element_type)
        if any(extent < 0 for extent in shape):
            raise ProgramError(f"shapes must be static, unlike {type}")
        if 0 in shape:
            raise ProgramError(f"every extent must be positive, unlike {type}")
        if not isinstance(type.encoding, NoneAttr):
            raise ProgramError(f"a tensor with an encoding is not supported: {type}")
    else:
        level_of(type)
        assert isinstance(type, OnChipType)
        shape, element = tuple(extent.data for extent in type.shape), type.element_type
    try:
        return TensorType(shape, dtype_of(element))
    except VerifyException as error:
        raise ProgramError(f"{error} ({type})") from None


def to_ir(type: TensorType, level: Level) -> BuiltinTensor[Attribute] | TileType | FragmentType:
    """The IR's type of a value that lives on `level`; extents that follow from symbols are `?`."""
    element = ELEMENTS[type.dtype]
    if level is Level.KERNEL:
        return BuiltinTensor(element, [DYNAMIC_INDEX if is_symbolic(n) else n for n in type.shape])
    return (TileType if level is Level.BLOCK else FragmentType).of(type.shape, element)
