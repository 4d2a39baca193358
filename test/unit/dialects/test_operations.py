"""The dialect and the operator table say the same; types and syntax hold their laws."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, ModuleOp, f16, f32
from xdsl.dialects.func import Func, FuncOp
from xdsl.dialects.test import TestOp as AnyOp
from xdsl.ir import Operation
from xdsl.parser import Parser
from xdsl.traits import Pure
from xdsl.utils.exceptions import ParseError

from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.mugraph import OPERATOR_OPS, BlockOp, FragmentType, MuGraph, ThreadOp, TileType
from mirage_ir.dialects.mugraph.types import from_ir, to_ir
from mirage_ir.errors import ProgramError
from mirage_ir.ops import OPERATORS
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.ops.descriptions import DESCRIPTIONS
from mirage_ir.program import Apply, DType, Level, TensorType

ROWS = {**OPERATORS, **COMPOSITES}


def test_every_row_has_an_operation_and_every_operation_a_row() -> None:
    assert OPERATOR_OPS.keys() == ROWS.keys() == DESCRIPTIONS.keys()


@pytest.mark.parametrize("name", ROWS)
def test_an_operation_declares_the_attributes_of_its_row(name: str) -> None:
    op = OPERATOR_OPS[name]
    declared = op.get_irdl_definition().properties
    assert op.name == f"mugraph.{name}"
    assert declared.keys() == ROWS[name].attrs.keys()
    optional = {key for key, definition in declared.items() if type(definition).__name__ == "OptPropertyDef"}
    assert optional == set(ROWS[name].defaults)
    assert op.has_trait(Pure)


def test_the_dialect_holds_all_of_it() -> None:
    names = {op.name for op in MuGraph.operations}
    assert names == {f"mugraph.{name}" for name in (*ROWS, "load", "accumulate", "store", "block", "thread")}
    assert BlockOp.has_trait(Pure)
    assert ThreadOp.has_trait(Pure)


SHAPES = st.lists(st.integers(1, 9), max_size=3).map(tuple)
TYPES = st.builds(TensorType, SHAPES, st.sampled_from(DType))


@given(x=TYPES, y=TYPES, level=st.sampled_from(Level))
def test_types_are_kept_and_told_apart(x: TensorType, y: TensorType, level: Level) -> None:
    assert from_ir(to_ir(x, level)) == x
    assert (to_ir(x, level) == to_ir(y, level)) == (x == y)
    assert hash(to_ir(x, level)) == hash(to_ir(TensorType(x.shape, x.dtype), level))


def test_tiles_and_fragments_differ() -> None:
    assert TileType.of((2, 4), f16) != FragmentType.of((2, 4), f16)
    assert TileType.of((2, 4), f16) != TileType.of((2, 4), f32)
    assert str(TileType.of((2, 4), f16)) == "!mugraph.tile<2x4xf16>"
    assert str(FragmentType.of((), f32)) == "!mugraph.fragment<f32>"


@given(value=st.floats(allow_nan=False, allow_infinity=False))
def test_constants_keep_every_bit(parse: Callable[[str], ModuleOp], show: Callable[[Operation, bool], str], value: float) -> None:
    source = AnyOp(result_types=[to_ir(TensorType((4,), DType.f16), Level.KERNEL)])
    op = OPERATOR_OPS["scale"](source.results[0], value=value)
    source.results[0].name_hint = "x"
    for generic in (False, True):
        text = f"func.func @f(%x: tensor<4xf16>) {{\n  {show(op, generic)}\n  func.return\n}}"
        (func,) = parse(text).ops
        assert isinstance(func, FuncOp)
        (node,) = program_from_func(func).nodes
        assert isinstance(node, Apply)
        (got,) = dict(node.attrs).values()
        assert isinstance(got, float)
        assert got.hex() == value.hex()


def test_a_constructor_infers_the_type_or_says_why_not() -> None:
    x, w = AnyOp(result_types=[to_ir(TensorType(s, DType.f16), Level.KERNEL) for s in ((2, 8), (8, 4))]).results
    assert OPERATOR_OPS["matmul"](x, w).result.type == to_ir(TensorType((2, 4), DType.f16), Level.KERNEL)
    assert OPERATOR_OPS["scale"](x, value=2).attrs() == {"value": 2.0}
    with pytest.raises(ProgramError, match="shapes do not meet"):
        OPERATOR_OPS["matmul"](w, x)


def test_the_dialect_is_light_to_import() -> None:
    heavy = "numpy torch triton z3 egglog"
    code = f"import sys, mirage_ir.dialects.mugraph, mirage_ir.dialects.bridge; print(*set('{heavy}'.split()) & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.split() == []


def test_other_tools_say_what_their_lexer_cannot_read() -> None:
    """To xDSL's own lexer 1e-5 is the integer 1 and something else."""
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    text = "func.func @f(%x: tensor<4xf16>) {{\n  %y = mugraph.offset %x by {}\n  func.return\n}}"
    with pytest.raises(ParseError, match=r"a number with an exponent has a point in MLIR: write 1\.0e-5"):
        Parser(context, text.format("1e-5")).parse_module()
    Parser(context, text.format("1.0e-5")).parse_module().verify()
