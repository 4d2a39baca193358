"""Every form of operation that is converted, one function each: IREE computes the same of what goes in and of what comes out."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass
from xdsl.printer import Printer

from mirage_ir.dialects.functions import functions, is_ours
from mirage_ir.dialects.mugraph.types import from_ir
from mirage_ir.embed.text import parse_foreign
from mirage_ir.lowering.mlir.convert import ConvertMugraphToLinalgPass
from mirage_ir.passes.convert.linalg import ConvertLinalgToMugraphPass
from mirage_ir.passes.convert.stablehlo import ConvertStablehloToMugraphPass
from mirage_ir.passes.convert.tosa import ConvertTosaToMugraphPass
from mirage_ir.program import DType

pytest.importorskip("iree.compiler", reason="needs the extra mlir")
pytest.importorskip("iree.runtime", reason="needs the extra mlir")

from iree_runner import Runner

PASSES: dict[str, type[ModulePass]] = {
    "linalg": ConvertLinalgToMugraphPass,
    "stablehlo": ConvertStablehloToMugraphPass,
    "tosa": ConvertTosaToMugraphPass,
}


def converted(text: str, conversion: type[ModulePass]) -> tuple[str, set[str]]:
    """The module after the conversion and back, and the functions in which nothing was converted."""
    module = parse_foreign(text, "forms.mlir")
    conversion().apply(Context(), module)
    untouched = {f.sym_name.data for f in functions(module) if not is_ours(f) and "__island" not in str(f)}
    ConvertMugraphToLinalgPass().apply(Context(), module)
    output = StringIO()
    Printer(stream=output, print_generic_format=True).print_op(module)
    return output.getvalue(), untouched


def signatures(module: ModuleOp) -> dict[str, list[tuple[tuple[int, ...], DType]]]:
    public = [op for op in module.ops if isinstance(op, FuncOp)]
    types = {f.sym_name.data: [from_ir(t) for t in f.function_type.inputs] for f in public}
    return {name: [(t.shape, t.dtype) for t in inputs] for name, inputs in types.items()}


@pytest.mark.parametrize("dialect", PASSES)
def test_forms(dialect: str) -> None:
    text = (Path(__file__).parent / "Inputs" / f"{dialect}_forms.mlir").read_text()
    result, untouched = converted(text, PASSES[dialect])
    assert untouched == set()
    assert not re.search(
        r'"(linalg\.(softmax|map|dot|matvec)|stablehlo\.(dot|reduce|exp)\w*|tosa\.(matmul|exp|reduce_sum))"', result
    )
    before, after = Runner(text), Runner(result)
    generator = np.random.default_rng(0)
    for name, inputs in signatures(parse_foreign(text, "forms.mlir")).items():
        kinds = {DType.f16: np.float16, DType.f32: np.float32}
        arrays = [np.asarray(generator.standard_normal(shape), kinds[dtype]) for shape, dtype in inputs]
        for x, y in zip(before.run(name, arrays), after.run(name, arrays), strict=True):
            np.testing.assert_allclose(y, x, rtol=2e-3, atol=1e-3, err_msg=name)
