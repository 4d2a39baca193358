"""Programs with symbolic sizes in MLIR are those of the Python face."""

from __future__ import annotations

import pytest
from sized_graphs import attention, gated_mlp, rms_norm_linear
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin
from xdsl.dialects.func import Func
from xdsl.parser import Parser

import mirage_ir as mi
from mirage_ir.dialects.diagnostics import OperationError
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.dialects.sizes import sized_functions, sized_program
from mirage_ir.sized.family import SizedProgram

TOKENS = "tokens = array<i64: 1, 8192>"
ATTENTION = f"""
func.func @attention(%q: tensor<2x?x32xf16> {{mugraph.dims = [2, "tokens", 32]}},
    %k: tensor<2x?x32xf16> {{mugraph.dims = [2, "keys", 32]}},
    %v: tensor<2x?x32xf16> {{mugraph.dims = [2, "keys", 32]}}) -> tensor<2x?x32xf16>
    attributes {{mugraph.symbols = {{{TOKENS}, keys = array<i64: 1, 131072>}}}} {{
  %y = mugraph.attention %q, %k, %v
  func.return %y : tensor<2x?x32xf16>
}}"""
NORM = f"""
func.func @rms_norm_linear(%x: tensor<?x64xf16> {{mugraph.dims = ["tokens", 64]}}, %w: tensor<64x32xf16>) -> tensor<?x32xf16>
    attributes {{mugraph.symbols = {{{TOKENS}}}}} {{
  %n = mugraph.rms_norm %x
  %y = mugraph.matmul %n, %w
  func.return %y : tensor<?x32xf16>
}}"""
GATE = f"""
func.func @gated_mlp(%x: tensor<?x64xf16> {{mugraph.dims = ["tokens", 64]}}, %gate: tensor<64x32xf16>, %up: tensor<64x32xf16>)
    -> tensor<?x32xf16> attributes {{mugraph.symbols = {{{TOKENS}}}}} {{
  %a = mugraph.matmul %x, %gate
  %b = mugraph.silu %a
  %c = mugraph.matmul %x, %up
  %y = mugraph.mul %b, %c
  func.return %y : tensor<?x32xf16>
}}"""


def read(text: str) -> SizedProgram:
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    (function,) = sized_functions(Parser(context, text).parse_module())
    return sized_program(function)


@pytest.mark.parametrize(
    ("text", "graph"), [(ATTENTION, attention(2, 32)), (NORM, rms_norm_linear(64, 32)), (GATE, gated_mlp(64, 32))]
)
def test_programs_are_those_of_the_python_face(text: str, graph: mi.Graph) -> None:
    ours, theirs = read(text), SizedProgram.of(graph.program())
    assert (ours.symbols, ours.symbolic) == (theirs.symbols, theirs.symbolic)
    sizes = dict.fromkeys((symbol.name for symbol in ours.symbols), 77)
    assert ours.at(sizes) == theirs.at(sizes)


def test_a_range_that_is_the_size_of_nothing() -> None:
    with pytest.raises(OperationError, match="has a range for 'keys', which is the size of no argument"):
        read(NORM.replace(TOKENS, f"{TOKENS}, keys = array<i64: 1, 8>"))
