"""The text of a kernel reads back as the kernel, and says what its variants and operators are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from math import inf

import pytest
from cuda_samples import attention, gemm, shuffle, softmax
from emulated_runs import kernels_of
from fused_programs import Body, program, tensors
from hypothesis import given, settings
from hypothesis import strategies as st
from random_emitted import expressions, kernels

from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.alignment import vector_dims
from mirage_ir.lowering.cuda.emitted import Compute, EmittedKernel, Note, Sync, statements
from mirage_ir.lowering.cuda.expressions import divisor
from mirage_ir.lowering.cuda.module import emit_cuda_file
from mirage_ir.lowering.cuda.parse import parse_kernel
from mirage_ir.lowering.cuda.rules import POWER_OF_TWO, RULES, operator_text, register_rule, unregister_rule
from mirage_ir.lowering.cuda.text import kernel_text, parameters
from mirage_ir.ops import OPERATORS
from mirage_ir.ops.table import Kind
from mirage_ir.target.machines import machine

ANY = "any_operator"


@pytest.fixture(scope="module", autouse=True)
def any_operator() -> Iterator[None]:
    register_rule(ANY, lambda *operands, **attrs: " + ".join((*operands, *map(str, attrs))))
    yield
    unregister_rule(ANY)


@settings(deadline=None, max_examples=200)
@given(kernels(ANY))
def test_texts_read_back(kernel: EmittedKernel) -> None:
    assert parse_kernel(kernel_text(kernel)) == kernel


@pytest.mark.parametrize("kernel", [gemm(500, 392, 328), softmax(9, 1000), attention(4, 200, 500, 64), shuffle(50, 37)])
def test_samples_read_back(kernel: EmittedKernel) -> None:
    assert parse_kernel(kernel_text(kernel)) == kernel


def test_a_text_is_one_statement_a_line() -> None:
    text = kernel_text(gemm(512, 384, 320))
    assert "  // %2 = product of %0 and %1 : 512x384xf16\n" in text
    assert "  multiply(acc, a_s[i % 3], w_s[i % 3]);\n" in text
    assert "copy_async<128>(a_s[(0) % 3], window<8>(a, at(b0 * 128, (0) * 64), within(512 - b0 * 128, 320 - (0) * 64)));" in text
    assert "  const int b1 = block / 1 % 6;\n  const int b0 = block / 6 % 4;\n" in text
    assert "void __launch_bounds__(128) gemm(\n    const half* a, long long a_s0, long long a_s1,\n" in text


def test_blocks_that_are_resident_together_read_back() -> None:
    kernel = replace(gemm(512, 384, 320), together=3)
    assert kernel_text(kernel).count("void __launch_bounds__(128, 3) gemm") == 2
    assert parse_kernel(kernel_text(kernel)) == kernel


def test_parameters_are_pointers_and_strides() -> None:
    kernel = attention(4, 200, 500, 64)
    assert parameters(kernel)[:5] == [("q", None), ("q", 0), ("q", 1), ("q", 2), ("k", None)]
    assert len(parameters(kernel)) == 16


def test_the_contiguous_dimension_is_the_one_that_is_copied_or_stored_in_vectors() -> None:
    assert vector_dims(gemm(512, 384, 320)) == {"a": 1, "w": 1, "out": 1}
    assert vector_dims(softmax(9, 1000)) == {"x": 2, "out": 2, "turned": 0}


def test_attributes_are_members_and_words_choose_functions() -> None:
    kernel = gemm(512, 384, 320)
    body = (Compute("acc", "scale", ("acc",), (("value", 0.125),)), Compute("acc", "gelu", ("acc",), (("form", "tanh"),)))
    body = (*body, Compute("acc", "gelu", ("acc",)), Compute("acc", "scale", ("acc",), (("value", float("-inf")),)))
    kernel = replace(kernel, body=body)
    text = kernel_text(kernel)
    assert "compute(acc, op_scale{/*value=*/0.125f}, acc);" in text
    assert "compute(acc, op_scale{/*value=*/-infinity}, acc);" in text
    assert "compute(acc, op_gelu{/*form='tanh'*/}, acc);" in text
    assert "return gelu_tanh(x0);" in text
    assert "return gelu_erf(x0);" in text
    assert text.count("struct op_scale ") == 1
    assert parse_kernel(text) == kernel


def test_all_element_wise_operators_have_a_rule() -> None:
    assert {name for name, row in OPERATORS.items() if row.kind is Kind.ELEMENTWISE} == RULES.keys() - {ANY, POWER_OF_TWO}


def test_an_operator_registered_at_run_time_needs_a_rule() -> None:
    kernel = replace(gemm(512, 384, 320), body=(Compute("acc", "softsign", ("acc",)),))
    with pytest.raises(LoweringError, match="operator 'softsign' has no CUDA rule"):
        kernel_text(kernel)
    register_rule("softsign", "{0} / (1.0f + fabsf({0}))")
    try:
        assert operator_text("softsign", ["y"], {}) == "y / (1.0f + fabsf(y))"
        assert "return x0 / (1.0f + fabsf(x0));" in kernel_text(kernel)
    finally:
        unregister_rule("softsign")


@pytest.mark.parametrize("name", ["while", "load", "b0", "op_exp", "2x", "a b", "w"])
def test_names_that_mean_something_else_are_refused(name: str) -> None:
    kernel = gemm(512, 384, 320)
    tensors = (replace(kernel.tensors[0], name=name), *kernel.tensors[1:])
    with pytest.raises(LoweringError, match=f"a value cannot be named '{name}'"):
        kernel_text(replace(kernel, tensors=tensors, body=(Sync(),)))


@pytest.mark.parametrize("line", ["acc = 1;", "launch(acc);", "load(acc, memory);"])
def test_lines_of_no_emitted_program_are_refused(line: str) -> None:
    text = kernel_text(replace(gemm(512, 384, 320), body=(Note("here"),))).replace("// here", line)
    with pytest.raises(LoweringError):
        parse_kernel(text)


@settings(deadline=None)
@given(expressions(3), st.integers(0, 20), st.integers(0, 20), st.integers(0, 20))
def test_divisors_divide(text: str, b0: int, b1: int, i: int) -> None:
    names = {"b0": b0, "b1": b1, "i": i, "min": min, "max": max}
    value = eval(text.replace("/", "//"), {"__builtins__": {}}, names)  # noqa: S307
    assert value % divisor(text, 8) == 0 or value < 0


def test_divisors_are_found() -> None:
    assert divisor("b0 * 64 + i * 8", 8) == 8
    assert divisor("min(b0 * 4, 100) % 32", 8) == 4
    assert divisor("b0 * 64 / 16", 8) == 4
    assert divisor("0", 8) == 8
    assert divisor("b0 + 8", 8) == 1


@pytest.mark.parametrize(("value", "constant"), [(1e300, inf), (-1e300, -inf), (1e-50, 0.0), (0.1, 0.1)])
def test_numbers_beyond_f32_have_constants(value: float, constant: float) -> None:
    b = Body(1)
    b.store(b.apply("scale", b.load(0, (0,)), value=value), (0,))
    (kernel,) = kernels_of(program("scaled", tensors((64, 32)), b.block((0,), (2,))))
    (found,) = (v for s in statements(kernel.body) if isinstance(s, Compute) for _, v in s.attrs)
    assert found == constant
    assert parse_kernel(kernel_text(kernel)) == kernel


def test_inputs_may_be_called_anything() -> None:
    words = ("b1", "stream", "fast", "kernel", "x", "x_strides", "dim3", "cudaSuccess", "NULL", "store", "op_exp", "%op_0")
    b = Body(len(words))
    b.store(reduce(lambda x, y: b.apply("add", x, y), [b.load(n, (0,)) for n in range(len(words))]), (0,))
    named = replace(program("added", tensors(*[(4, 8)] * len(words)), b.block(tuple(range(len(words))), (2,))), input_names=words)
    text = emit_cuda_file(decompose(named), machine=machine("h100"))
    (found,) = re.findall(r'extern "C" int launch_\w+\((.*)\)', text)
    names = re.findall(r"const void\* (\w+)", found)
    assert len(names) == len(words)
    assert not {*names} & {*words} - {"x"}
    assert not any(name.startswith("op_") for name in names)
