"""NaN and infinities in inputs: emitted modules and the NumPy path give what PyTorch gives.

Kernels that are written by hand run in Triton's interpreter (on a GPU where there is one) and through `run_program`, beside
PyTorch's own functions in float64.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from fused_programs import ALL, Body, op, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import NEW_DIM, DType, Program
from mirage_ir.target.machines import machine

F32 = DType.f32
NAN, INF = float("nan"), float("inf")
H100 = machine("h100")
Wanted = Callable[..., Sequence[torch.Tensor]]
"""PyTorch's results on float64 tensors."""


@dataclass(frozen=True)
class Pair:
    """A program, and PyTorch's function of the same inputs."""

    program: Program
    wanted: Wanted


def one_block(name: str, shapes: Sequence[tuple[int, ...]], body: Body, grid: tuple[int, ...] = (1,), loop: int = 1) -> Program:
    """All that a block stores is an output."""
    count = len(shapes)
    graph = body.block(tuple(range(count)), grid, loop)
    outputs = tuple(range(count, count + len(graph.stores)))
    return program(name, tensors(*shapes, dtype=F32), graph, outputs=outputs)


def maxima() -> Pair:
    """Over rows and over columns of padded tiles, and over both."""
    b = Body(1)
    x = b.load(0, (ALL,))
    rows = b.apply("max", x, dim=1)
    for value in (rows, b.apply("max", x, dim=0), b.apply("max", rows, dim=0)):
        b.store(value, (ALL,), F32)
    return Pair(
        one_block("maxima", ((12, 20),), b), lambda x: (x.amax(1, keepdim=True), x.amax(0, keepdim=True), x.amax().reshape(1, 1))
    )


def split_maxima() -> Pair:
    """Maxima of parts of the columns, each over a loop, then their maximum, which is loaded entry by entry."""
    b, c = Body(1), Body(1)
    b.store(b.accumulate(b.apply("max", b.load(0, (0, 1), 1), dim=1), "max"), (0, NEW_DIM), F32)
    c.store(c.apply("max", c.load(0, (1,)), dim=0), (1,), F32)
    parts = b.block((0,), (2, 4), 3)
    split = program("split", tensors((12, 60), dtype=F32), parts, c.block((1,), (2,)))
    return Pair(split, lambda x: (x.amax(1).reshape(1, 12, 1),))


def entries() -> Pair:
    """Element-wise functions, with a maximum of rows as an operand."""
    b = Body(2)
    x, y = b.load(0, (0,)), b.load(1, (0,))
    values = [b.apply(name, x, y) for name in ("maximum", "minimum")]
    values += [b.apply("relu", x), b.apply("clamp", x, min=-0.5, max=0.5), b.apply("maximum", x, b.apply("max", y, dim=1))]
    for value in values:
        b.store(value, (0,), F32)

    def wanted(x: torch.Tensor, y: torch.Tensor) -> Sequence[torch.Tensor]:
        top = torch.maximum(x, y.amax(1, keepdim=True))
        return torch.maximum(x, y), torch.minimum(x, y), torch.relu(x), torch.clamp(x, -0.5, 0.5), top

    return Pair(one_block("entries", ((12, 20), (12, 20)), b, (2,)), wanted)


def operators() -> Pair:
    """Each a kernel of its own: calls of torch."""
    nodes = (op("max", 0, dim=1), op("maximum", 0, 1), op("relu", 0), op("clamp", 0, min=-0.5, max=0.5), op("softmax", 0, dim=1))

    def wanted(x: torch.Tensor) -> Sequence[torch.Tensor]:
        top = x.amax(1, keepdim=True)
        return top, torch.maximum(x, top), torch.relu(x), torch.clamp(x, -0.5, 0.5), torch.softmax(x, 1)

    return Pair(program("operators", tensors((12, 20), dtype=F32), *nodes, outputs=(1, 2, 3, 4, 5)), wanted)


def softmax() -> Pair:
    b = Body(1)
    x = b.load(0, (0,))
    e = b.apply("exp", b.apply("sub", x, b.apply("max", x, dim=1)))
    b.store(b.apply("div", e, b.apply("sum", e, dim=1)), (0,), F32)
    return Pair(one_block("softmax", ((12, 20),), b, (3,)), lambda x: (torch.softmax(x, 1),))


def log_sum_exp() -> Pair:
    """Over a loop, with the maximum as an output too."""
    b = Body(1)
    x = b.load(0, (0,), 1)
    top = b.apply("max", x, dim=1)
    total = b.accumulate(b.apply("sum", b.apply("exp", b.apply("sub", x, top)), dim=1), shift=top)
    whole = b.accumulate(top, "max")
    b.store(b.apply("add", b.apply("log", total), whole), (0,), F32)
    b.store(whole, (0,), F32)

    def wanted(x: torch.Tensor) -> Sequence[torch.Tensor]:
        """A maximum of inf gives inf − inf; PyTorch's function has a rule of its own for it."""
        top = x.amax(1, keepdim=True)
        return torch.where(top == INF, NAN, torch.logsumexp(x, 1, keepdim=True)), top

    return Pair(one_block("log_sum_exp", ((12, 60),), b, (3,), 5), wanted)


def squares_of_exponentials() -> Pair:
    """The square is not linear in the exponential: it is taken with the maximum of its own iteration."""
    b = Body(1)
    x = b.load(0, (0,), 1)
    top = b.apply("max", x, dim=1)
    total = b.accumulate(b.apply("sum", b.apply("square", b.apply("exp", b.apply("sub", x, top))), dim=1), shift=top)
    b.store(b.apply("div", total, total), (0,), F32)

    def wanted(x: torch.Tensor) -> Sequence[torch.Tensor]:
        total = torch.softmax(x, 1).sum(1, keepdim=True)
        return (total / total,)

    return Pair(one_block("squares", ((12, 60),), b, (3,), 5), wanted)


def attended(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> Sequence[torch.Tensor]:
    return (torch.softmax(q @ k, -1) @ v,)


def looped_attention() -> Pair:
    """The online softmax: scores of a loop's keys are taken with the running maximum."""
    b = Body(3)
    q, k, v = b.load(0, (0,)), b.load(1, (ALL,), 1), b.load(2, (ALL,), 0)
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=1)
    e = b.apply("exp", b.apply("sub", scores, top))
    o = b.accumulate(b.apply("matmul", e, v), shift=top)
    b.store(b.apply("div", o, b.accumulate(b.apply("sum", e, dim=1), shift=top)), (0,), F32)
    return Pair(one_block("attention", ((12, 16), (16, 60), (60, 20)), b, (3,), 5), attended)


def split_attention() -> Pair:
    """Parts of the keys, with their maxima and sums, and a kernel that combines them."""
    b, c = Body(3), Body(3)
    q, k, v = b.load(0, (0, ALL)), b.load(1, (ALL, 1), 1), b.load(2, (ALL, 0), 0)
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=1)
    e = b.apply("exp", b.apply("sub", scores, top))
    b.store(b.accumulate(top, "max"), (0, NEW_DIM), F32)
    b.store(b.accumulate(b.apply("sum", e, dim=1), shift=top), (0, NEW_DIM), F32)
    b.store(b.accumulate(b.apply("matmul", e, v), shift=top), (0, NEW_DIM), F32)
    top, total, product = (c.load(i, (1,)) for i in range(3))
    factor = c.apply("exp", c.apply("sub", top, c.apply("max", top, dim=0)))
    whole, divisor = (c.apply("sum", c.apply("mul", x, factor), dim=0) for x in (product, total))
    c.store(c.apply("div", whole, divisor), (1,), F32)
    shapes = ((12, 16), (16, 60), (60, 20))
    nodes = (b.block((0, 1, 2), (3, 2), 5), c.block((3, 4, 5), (4,)), op("reshape", 6, shape=(12, 20)))
    return Pair(program("split_attention", tensors(*shapes, dtype=F32), *nodes), attended)


def special_rows(shape: tuple[int, ...], seed: int) -> torch.Tensor:
    """Numbers, with something special in most rows. An iteration of the loops above takes 12 columns at most."""
    x = torch.randn(shape, generator=torch.Generator().manual_seed(seed))
    x[1, 3] = NAN
    x[2] = NAN
    x[3] = -INF
    x[4, 7] = INF
    x[5, 2] = -INF
    x[6, 5], x[6, 9] = NAN, INF
    x[7, :12] = -INF
    x[8, -12:] = -INF
    x[9, 1], x[9, 2] = INF, -INF
    return x


ROWS = (maxima, split_maxima, entries, operators, softmax, log_sum_exp, squares_of_exponentials)
ATTENTION = (looped_attention, split_attention)
RunModule = Callable[[str], Any]


def check(pair: Pair, inputs: Sequence[torch.Tensor], run_module: RunModule) -> None:
    """Both ways of running the program against PyTorch."""
    results = run_module(emit_module(decompose(pair.program), decompose(pair.program), machine=H100)).run(*inputs)
    compare(pair, inputs, [y.numpy() for y in (results if isinstance(results, tuple) else (results,))], "emitted")
    compare(pair, inputs, run_program(pair.program, [x.numpy() for x in inputs]), "NumPy")


def compare(pair: Pair, inputs: Sequence[torch.Tensor], found: Sequence[Any], which: str) -> None:
    """Entry by entry; NaN equals NaN."""
    for x, y in zip(found, pair.wanted(*(x.double() for x in inputs)), strict=True):
        np.testing.assert_allclose(x, y.numpy(), rtol=1e-4, atol=1e-5, err_msg=which)


@pytest.mark.parametrize("make", ROWS, ids=lambda make: make.__name__)
def test_rows(make: Callable[[], Pair], run_module: RunModule) -> None:
    pair = make()
    check(pair, [special_rows(t.shape, i) for i, t in enumerate(pair.program.inputs)], run_module)


def test_nan_of_any_bits_is_nan_in_bf16(run_module: RunModule) -> None:
    b = Body(1)
    b.store(b.apply("relu", b.load(0, (ALL,))), (ALL,), DType.bf16)
    bits = torch.tensor([[0x7FFFFFFF, 0x7F800001, 0x7FC00000, 0x3F800000]], dtype=torch.int32)
    rounded = one_block("rounded", ((1, 4),), b)
    result = run_module(emit_module(decompose(rounded), decompose(rounded), machine=H100)).run(bits.view(torch.float32))
    np.testing.assert_array_equal(result.float().numpy(), [[NAN, NAN, NAN, 1.0]])


def test_what_a_gpu_runs(run_module: RunModule) -> None:
    """Triton's interpreter takes a shorter way to a maximum over an axis; here it takes the GPU's."""
    pair = maxima()
    text = emit_module(decompose(pair.program), decompose(pair.program), machine=H100)
    assert text.count("    if INTERPRETED:  # ") == 1
    x = special_rows((12, 20), 0)
    results = run_module(text.replace("    if INTERPRETED:  # ", "    if False:  # ")).run(x)
    compare(pair, [x], [y.numpy() for y in results], "reduced")


SPECIAL = {
    "a query": (0, (1, 3), NAN),
    "an infinite query": (0, (2, 5), INF),
    "a key": (1, (3, 17), NAN),
    "a value": (2, (33, 4), NAN),
    "an infinite value": (2, (33, 4), INF),
    "a masked key": (1, (0, 17), -INF),
    "a masked iteration": (1, (0, slice(0, 12)), -INF),
    "a masked part": (1, (0, slice(30, 60)), -INF),
    "all keys masked": (1, 0, -INF),
    "an infinite score": (1, (0, 17), INF),
}
"""Which input gets which number where."""


def queries_keys_values(program: Program, where: str) -> list[torch.Tensor]:
    """The first entry of every query is 1, so that an infinite first entry of a key is an infinite score."""
    generator = torch.Generator().manual_seed(0)
    inputs = [torch.randn(t.shape, generator=generator) / 2 for t in program.inputs]
    inputs[0][:, 0] = 1
    i, place, value = SPECIAL[where]
    inputs[i][place] = value
    return inputs


@pytest.mark.parametrize("where", SPECIAL)
@pytest.mark.parametrize("make", ATTENTION, ids=lambda make: make.__name__)
def test_attention(make: Callable[[], Pair], where: str, run_module: RunModule) -> None:
    pair = make()
    check(pair, queries_keys_values(pair.program, where), run_module)


ASSEMBLY = """
import sys
from pathlib import Path
from mirage_ir.lowering.triton.compile_ahead import compile_kernels
for path in sys.argv[2:]:
    for _, compiled in compile_kernels(Path(path), int(sys.argv[1])):
        print(compiled.asm["ptx"])
"""


@pytest.mark.parametrize("capability", [80, 90])
def test_the_machine_propagates_it(capability: int, tmp_path: Path) -> None:
    """Every maximum and minimum of the compiled kernels is one that gives NaN for NaN."""
    paths: list[Path] = []
    for make in (maxima, split_maxima, entries, looped_attention):
        paths.append(tmp_path / f"{make.__name__}.py")
        paths[-1].write_text(emit_module(decompose(make().program), decompose(make().program), machine=H100))
    command = [sys.executable, "-c", ASSEMBLY, str(capability), *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "TRITON_INTERPRET": "0"}, check=True)
    found = set(re.findall(r"\b(?:max|min)\.[A-Za-z.]*f32", done.stdout))
    assert found == {"max.NaN.f32", "min.NaN.f32"}


def test_upstream_mlir() -> None:
    """All of them in one module for IREE."""
    pytest.importorskip("iree.compiler", reason="needs the extra mlir")
    pytest.importorskip("iree.runtime", reason="needs the extra mlir")
    import mlir
    from iree_runner import Runner

    pairs = [make() for make in (*ROWS, *ATTENTION)]
    runner = Runner(str(mlir.module_of([p.program for p in pairs], parallel=False)))
    for i, pair in enumerate(pairs):
        trials = [[special_rows(t.shape, j) for j, t in enumerate(pair.program.inputs)]]
        if i >= len(ROWS):
            trials = [queries_keys_values(pair.program, where) for where in SPECIAL]
        for inputs in trials:
            compare(pair, inputs, runner.run(f"program{i}", [x.numpy() for x in inputs]), pair.program.name)
