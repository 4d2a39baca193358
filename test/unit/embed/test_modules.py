"""`mirage_ir.embed.superoptimize`: every kind of module in and out, what is known replaced, what is not left as it is."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from mirage_ir.embed import superoptimize
from mirage_ir.embed import text as text_module
from mirage_ir.embed.text import UnreadableText, parse_foreign, real_mlirs
from mirage_ir.errors import MirageError, OptionError
from mirage_ir.passes.islands.remarks import Remark

INPUTS = Path(__file__).parent / "Inputs"
HOST = (INPUTS / "host.mlir").read_text()
UNKNOWN = (
    "memref.global",
    "my.opaque",
    '"func.call"',
    '"scf.if"',
    "(i1) -> tensor",
    "cf.br",
    "^bb3",
    "tensor<?x64xf32>)",
    "func.return",
)

SOFTMAX = """
func.func @softmax(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %lowest = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %m = "stablehlo.reduce"(%x, %lowest) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %mb = "stablehlo.broadcast_in_dim"(%m) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x64xf32>
  %d = "stablehlo.subtract"(%x, %mb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  %e = "stablehlo.exponential"(%d) : (tensor<8x64xf32>) -> tensor<8x64xf32>
  %s = "stablehlo.reduce"(%e, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %sb = "stablehlo.broadcast_in_dim"(%s) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x64xf32>
  %y = "stablehlo.divide"(%e, %sb) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  func.return %y : tensor<8x64xf32>
}
"""


def unknown(text: str) -> list[str]:
    """The lines of the unknown parts, without the names of values and the white space before them."""
    lines = [re.sub(r"%\w+(#\d+)?|\^bb\d+", "%", line.strip()) for line in text.splitlines() if any(u in line for u in UNKNOWN)]
    return [line for line in lines if "arith.mulf" not in line]


def generic(text: str) -> str:
    """The text as our reader and xDSL's printer give it: what `superoptimize` gives for a module without islands."""
    return superoptimize(text.replace("linalg.", "my.").replace("math.", "my.").replace("arith.mulf", "my.mulf"))


def test_unknown_parts_come_back_character_by_character() -> None:
    result = superoptimize(HOST)
    assert "linalg.matmul" in result and result.count('scf.forall"') == 3
    before, after = unknown(generic(HOST)), unknown(result)
    assert len(before) > 8
    assert after == before


def test_what_is_put_in_stands_where_the_island_stood() -> None:
    result = superoptimize(HOST)
    assert result.count('loc(fused["model.py":12:3, "model.py":13:3])\n    %u = "my.opaque"') == 1


def test_remarks_name_operator_and_location() -> None:
    remarks: list[Remark] = []
    superoptimize(HOST, remarks=remarks.append)
    found = {remark.operation: remark for remark in remarks}
    assert found["my.opaque"].location == "model.py:14:1"
    assert found["arith.addf"].location == "model.py:18:3" and "dynamic" in found["arith.addf"].reason
    assert str(found["func.call"]) == "model.py:17:5: remark: 'func.call' is not converted: what it calls is not known"
    assert "linalg.matmul" not in found


def test_a_module_without_islands_is_no_error() -> None:
    text = "func.func private @f(tensor<4xi32>) -> tensor<4xi32>"
    assert "func.func" in superoptimize(text)


def test_xdsl_modules_come_back_as_such() -> None:
    module = parse_foreign(SOFTMAX, "softmax.mlir")
    before = str(module)
    result = superoptimize(module)
    assert isinstance(result, ModuleOp) and str(module) == before
    assert "stablehlo" not in str(result) and "scf.forall" in str(result)


def test_functions_of_mugraph_operators_are_islands_too() -> None:
    text = """
    func.func @f(%x: tensor<8x64xf16>, %w: tensor<64x32xf16>) -> tensor<8x32xf16> {
      %n = mugraph.rms_norm %x
      %y = mugraph.matmul %n, %w
      func.return %y : tensor<8x32xf16>
    }"""
    result = superoptimize(text, parallel=False)
    assert "mugraph" not in result and "scf.forall" not in result and '"scf.for"' in result


def test_functions_with_sizes_as_symbols() -> None:
    text = """
    func.func @f(%x: tensor<?x64xf16> {mugraph.dims = ["rows", 64]}, %w: tensor<64x32xf16>) -> tensor<?x32xf16>
        attributes {mugraph.symbols = {rows = array<i64: 1, 64>}} {
      %n = mugraph.rms_norm %x
      %y = mugraph.matmul %n, %w
      func.return %y : tensor<?x32xf16>
    }"""
    found = superoptimize(text, parallel=False, max_structures=10, max_cones=1)
    assert "mugraph" not in found and '"scf.for"' in found
    runner = pytest.importorskip("iree_runner").Runner(found)
    w = np.eye(64, 32, dtype=np.float16)
    for rows in (1, 19, 64):
        (y,) = runner.run("f", [np.full((rows, 64), 3, np.float16), w])
        assert y.shape == (rows, 32) and np.abs(y - np.eye(64, 32).sum(0)).max() < 1e-3
    with pytest.raises(MirageError, match="argument 0 has no range"):
        superoptimize(text.replace('"rows", 64', '"m", 64'))


@pytest.mark.parametrize("text", ["func.func @f(", '"my.op"() : () -> tensor<'])
def test_text_that_nobody_can_read(text: str) -> None:
    with pytest.raises(UnreadableText) as raised:
        superoptimize(text)
    assert re.fullmatch(r"<text>:\d+:\d+", raised.value.where)


def test_operations_that_break_the_rules_of_their_dialects_stay() -> None:
    """Nobody has verified them: operations of other dialects are not registered."""
    t = "tensor<8x16xf32>"
    body = f"""
    %0 = "stablehlo.transpose"(%x) <{{permutation = array<i64: 5, 6>}}> : ({t}) -> {t}
    %1 = "linalg.matmul"(%0) : ({t}) -> {t}
    %2 = "tosa.reduce_sum"(%1) <{{axis = 4 : i32}}> : ({t}) -> {t}
    func.return %2 : {t}"""
    remarks: list[Remark] = []
    result = superoptimize(f"func.func @f(%x: {t}) -> {t} {{{body}\n}}", remarks=remarks.append)
    assert [r.operation for r in remarks] == ["stablehlo.transpose", "linalg.matmul", "tosa.reduce_sum"]
    assert all(f'"{r.operation}"' in result for r in remarks)
    with pytest.raises(MirageError, match="the module is not well formed: property 'sym_name' expected"):
        superoptimize('"func.func"() <{function_type = () -> ()}> ({}) : () -> ()')


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ('"stablehlo.transpose"(%x) <{permutation = array<i64: 0, 1>}>', "nothing is computed: entries change places alone"),
        ('"stablehlo.divide"(%x, %x) {a = #a<b>, c}', None),
        ('"chlo.broadcast_add"(%x, %v) <{broadcast_dimensions = array<i64: 0>}>', None),
    ],
)
def test_every_operation_is_converted_or_remarked_on(body: str, reason: str | None) -> None:
    operands = ", ".join("tensor<8xf32>" if v == "%v" else "tensor<8x8xf32>" for v in re.findall(r"%\w", body))
    text = f"func.func @f(%x: tensor<8x8xf32>, %v: tensor<8xf32>) -> tensor<8x8xf32> {{\n %0 = {body} : ({operands})"
    remarks: list[Remark] = []
    result = superoptimize(f"{text} -> tensor<8x8xf32>\n func.return %0 : tensor<8x8xf32>\n}}", remarks=remarks.append)
    assert [r.reason for r in remarks] == ([] if reason is None else [reason])
    assert ("hlo." in result) == (reason is not None)


def test_what_is_no_module() -> None:
    with pytest.raises(OptionError, match="not int"):
        superoptimize(3)


def test_without_a_real_mlir_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_module, "real_mlirs", lambda: ())
    with pytest.raises(UnreadableText, match="custom syntax of other dialects is read where iree-base-compiler is installed"):
        superoptimize("func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.cosine %x : tensor<4xf32>\n}")
    assert "scf.forall" in superoptimize(SOFTMAX)


# With upstream's own tools.

iree = pytest.importorskip("iree.compiler.ir", reason="needs the extra mlir")
pytest.importorskip("iree.runtime", reason="needs the extra mlir")

from iree_runner import Runner  # noqa: E402


def bindings(text: str) -> Any:
    context: Any = importlib.import_module("iree.compiler.ir").Context()
    context.allow_unregistered_dialects = True
    return iree.Module.parse(text, context)


def written(module: Any) -> str:
    return module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True, use_local_scope=True)


def test_modules_of_upstream_bindings_come_back_as_such() -> None:
    module = bindings(HOST)
    result = superoptimize(module)
    assert type(result) is type(module) and result.context == module.context
    assert result.operation.verify()
    assert len(unknown(written(module))) > 8
    assert unknown(written(result)) == unknown(written(module))
    assert "scf.for " not in str(module)
    assert "linalg.matmul" in str(result) and "scf.for " in str(result)


def compiled(text: str, name: str, inputs: list[Any]) -> list[Any]:
    return Runner(text).run(name, inputs)


@pytest.mark.parametrize("parallel", [True, False])
def test_softmax_runs(parallel: bool) -> None:
    x = np.random.default_rng(0).standard_normal((8, 64)).astype(np.float32)
    e = np.exp(x - x.max(axis=1, keepdims=True))
    (found,) = compiled(superoptimize(SOFTMAX, parallel=parallel), "softmax", [x])
    np.testing.assert_allclose(found, e / e.sum(axis=1, keepdims=True), rtol=1e-5)


def attention(q: Any, k: Any, v: Any) -> Any:
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return (e / e.sum(axis=-1, keepdims=True)) @ v


def mlp(x: Any, w1: Any, b1: Any, w2: Any, b2: Any) -> Any:
    h = x @ w1 + b1
    return 0.5 * h * (1 + np.tanh(np.sqrt(2 / np.pi) * (h + 0.044715 * h**3))) @ w2 + b2


@pytest.mark.parametrize(("name", "reference"), [("jax_attention", attention), ("jax_mlp", mlp)])
def test_programs_that_jax_wrote(name: str, reference: Callable[..., Any]) -> None:
    text = (INPUTS / f"{name}.mlir").read_text()
    module = bindings(text)
    generator = np.random.default_rng(0)
    shapes = re.findall(r"%arg\d+: tensor<([\dx]+)xf32>", text.partition("->")[0])
    inputs = [generator.standard_normal([int(e) for e in s.split("x")]).astype(np.float32) / 4 for s in shapes]
    wanted = reference(*(x.astype(np.float64) for x in inputs))
    for version in (text, str(superoptimize(module))):
        (found,) = compiled(version, "main", inputs)
        assert np.linalg.norm(found - wanted) < 1e-5 * np.linalg.norm(wanted)
    assert "stablehlo" in text and "stablehlo" not in version


@pytest.mark.skipif(not real_mlirs(), reason="needs a real MLIR")
def test_custom_syntax_has_the_places_of_the_text() -> None:
    body = "  %0 = stablehlo.cosine %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n"
    text = f"func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {{\n{body}}}\n"
    remarks: list[Remark] = []
    superoptimize(text, remarks=remarks.append)
    assert [remark.location for remark in remarks] == ["<text>:2:8"]
