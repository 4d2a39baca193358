"""What an emitted module computes, in Triton's interpreter or on a GPU, against float64."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.module.names import identifier
from mirage_ir.lowering.triton import SELF_CHECK_TOLERANCE, emit_module, reads_inputs
from mirage_ir.lowering.triton.host import TRITON_NAMES
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    ProgramBuilder,
    Store,
    TensorType,
)
from mirage_ir.runtime import trial
from mirage_ir.target.machines import machine

Case = tuple[Program, Program]
RunModule = Callable[[str], ModuleType]
H100 = machine("h100")


def test_it_computes_what_its_source_means(case: Case, run_module: RunModule, capsys: pytest.CaptureFixture[str]) -> None:
    fused, source = case
    module = run_module(emit_module(decompose(fused), decompose(source), machine=H100))
    assert module.main(["--seed", "1"]) == 0
    printed = capsys.readouterr().out
    assert "contiguous inputs: largest relative error" in printed
    assert "transposed inputs: largest relative error" in printed


def test_the_reference_of_a_block_graph_is_that_of_its_source(case: Case, run_module: RunModule) -> None:
    fused, source = case
    ours, theirs = (run_module(emit_module(decompose(p), decompose(p), machine=H100)) for p in case)
    inputs = run_module(emit_module(decompose(fused), decompose(source), machine=H100)).draw(0, "cpu")
    assert ours.relative_error(ours.reference(*inputs), theirs.reference(*inputs)) < 1e-12


def test_a_folded_grid(all_cases: dict[str, Case]) -> None:
    text = emit_module(*map(decompose, all_cases["many_blocks"]), machine=H100)
    assert "(140000, 1, 1)" in text
    assert "pid0 = pid // 2 % 70000" in text


def test_the_script_checks_itself(all_cases: dict[str, Case], run_module: RunModule, tmp_path: Path) -> None:
    """A kernel that is wrong, or that leaves entries unwritten, makes `python out.py` exit 1."""
    text = emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100)
    assert run_module(text.replace("tl.store(out + pid0 *", "tl.store(out + 0 *")).main([]) == 1
    path = tmp_path / "out.py"
    path.write_text(text.replace("tl.sqrt(", "1.02 * tl.sqrt("))
    done = subprocess.run([sys.executable, path, "--seed", "3"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "largest relative error 0.0" in done.stdout
    assert "the tolerance is 0.005" in done.stderr


@pytest.mark.parametrize("missing", ["torch", "triton"])
def test_without_torch_or_triton_the_script_says_so(missing: str, all_cases: dict[str, Case], tmp_path: Path) -> None:
    path, absent = tmp_path / "out.py", tmp_path / "absent"
    path.write_text(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100))
    absent.mkdir()
    (absent / f"{missing}.py").write_text(f"raise ModuleNotFoundError('', name={missing!r})")
    environment = {**os.environ, "PYTHONPATH": str(absent)}
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, env=environment)
    assert done.returncode == 1
    assert done.stderr.startswith(f"{path}: there is no module '{missing}' here: this file needs torch and triton")
    assert done.stderr.count("\n") == 1
    imported = subprocess.run([sys.executable, "-c", "import out"], capture_output=True, text=True, env=environment, cwd=tmp_path)
    assert "ModuleNotFoundError" in imported.stderr  # Of one that is imported, the importer is told.


@pytest.mark.parametrize("seed", ["-1", "9223372036854775808", "99999999999999999999", "x"])
def test_seeds_that_make_no_sense(
    seed: str, all_cases: dict[str, Case], run_module: RunModule, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run_module(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100)).main([f"--seed={seed}"])
    assert ended.value.code == 2
    assert "error: argument --seed: " in capsys.readouterr().err


def test_inputs_are_checked(all_cases: dict[str, Case], run_module: RunModule) -> None:
    import torch

    module = run_module(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100))
    x, w = module.draw(0, "cpu")
    for inputs, message in (
        ((x,), "2 inputs are needed, not 1"),
        ((w, x), "must have shape"),
        ((x, w.float()), "must have dtype torch.float16, not torch.float32"),
        ((x, torch.empty_like(w, device="meta")), "is on meta"),
    ):
        with pytest.raises(ValueError, match=message):
            module.run(*inputs)
    assert isinstance(module.run(x, w), torch.Tensor)


def test_any_strides(all_cases: dict[str, Case], run_module: RunModule) -> None:
    """Broadcast (stride 0), sliced and transposed inputs."""
    import torch

    module = run_module(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100))
    _, w = module.draw(0, "cpu")
    x = torch.randn(256).half().expand(2, 256)
    w = torch.cat((w, w), dim=1)[:, ::2]
    assert module.relative_error((module.run(x, w),), module.reference(x, w)) < SELF_CHECK_TOLERANCE


def test_offsets_are_as_wide_as_they_must_be(
    all_cases: dict[str, Case], run_module: RunModule, monkeypatch: pytest.MonkeyPatch
) -> None:
    import torch

    module = run_module(emit_module(*map(decompose, all_cases["attention"]), machine=H100))
    near, far = (torch.empty_strided((3, 64), (stride, 1), device="meta") for stride in (2**30 - 64, 2**30))
    assert module.index_type(near, near) is module.tl.int32
    assert module.index_type(near, far) is module.tl.int64
    monkeypatch.setattr(module, "index_type", lambda *tensors: module.tl.int64)
    assert module.main([]) == 0


def test_names_of_inputs_may_be_anything(run_module: RunModule) -> None:
    names = [
        "lambda",
        "tl",
        "x_s0",
        "r64",
        "pid0",
        "x y",
        "0",
        "out",
        "run",
        "i",
        "t9",
        "sum",
        "x",
        "X",
        "KERNELS",
        "def_in_kernel0",
    ]
    b = ProgramBuilder("def")
    for name in names:
        b.input(TensorType((4, 64), DType.f16), name)
    count = len(names)
    adds = [Apply("add", (count if i == 1 else 2 * count + i - 2, count + i)) for i in range(1, count)]
    loads = [Load(i, (0,)) for i in range(count)]
    body = (*loads, *adds, Store(3 * count - 2, (0,), DType.f16))
    b.output(*b.add(GraphOp(Level.BLOCK, tuple(range(count)), (2,), body)))
    module = run_module(emit_module(decompose(b.build()), decompose(b.build()), machine=H100))
    assert module.main([]) == 0


def test_names_of_a_module_are_taken(all_cases: dict[str, Case]) -> None:
    """No input gets the name of something else in the module."""
    for node in ast.parse(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100)).body:
        defined = [node.name] if isinstance(node, ast.FunctionDef) else []
        if isinstance(node, ast.Assign):
            defined = [target.id for target in node.targets if isinstance(target, ast.Name)]
        for name in defined:
            assert identifier(name, set(), TRITON_NAMES) != name or name == "norm_linear_kernel0"


def test_strides_are_constants_or_arguments(all_cases: dict[str, Case], run_module: RunModule) -> None:
    """As the program says, and as measuring changes it afterwards."""
    program, source = all_cases["attention"]
    (node,) = program.nodes
    assert isinstance(node, GraphOp)
    for given in (False, True):
        module = run_module(
            emit_module(decompose(replace(program, nodes=(replace(node, runtime_strides=given),))), decompose(source), machine=H100)
        )
        for wanted in (given, not given, given):
            trial.set_launches(module, tuple(x._replace(runtime_strides=wanted) for x in trial.launches_of(module)))
            (kernel,) = module.KERNELS
            annotations = kernel["function"].fn.__annotations__
            assert [name in annotations for name in kernel["input_strides"]] == [not wanted] * len(kernel["input_strides"])
            assert set(kernel["fixed_strides"]) <= set(annotations)
            assert module.main([]) == 0


def test_kernels_that_read_inputs() -> None:
    """Also through views and torch calls; what a kernel wrote has strides that nobody chooses, and a single entry has none."""
    b = ProgramBuilder("reads")
    x, y = b.input(TensorType((4, 8), DType.f16)), b.input(TensorType((1, 1), DType.f16))

    def copied(value: int) -> int:
        (result,) = b.add(GraphOp(Level.BLOCK, (value,), (1,), (Load(0, (-1,)), Store(1, (-1,), DType.f16))))
        return result

    first = copied(x)
    copied(b.apply("transpose", first, permutation=(1, 0)))
    copied(b.apply("exp", b.apply("transpose", x, permutation=(1, 0))))
    copied(y)
    copied(b.apply("mul", first, x))
    b.output(first)
    assert reads_inputs(b.build()) == [True, False, True, False, True]


def _exponential(columns: int) -> Program:
    b = ProgramBuilder("exponential")
    x = b.input(TensorType((8, columns), DType.f16))
    b.output(b.apply("exp", x))
    return b.build()


def test_a_source_with_other_inputs_is_refused() -> None:
    with pytest.raises(LoweringError, match="different inputs"):
        emit_module(decompose(_exponential(32)), decompose(_exponential(64)), machine=H100)


def test_an_infinite_shift_adds_nothing(run_module: RunModule) -> None:
    """A masked block of scores (all -inf) has the factor exp(-inf) = 0, wherever it stands in the loop."""
    import torch

    b = ProgramBuilder("masked")
    x, s = b.input(TensorType((4, 64), DType.f32), "x"), b.input(TensorType((4, 4), DType.f32), "s")
    body = (
        Load(x, (-1,), 1),
        Load(s, (-1,), 1),
        Apply("sum", (2,), (("dim", 1),)),
        Accumulate(AccumulatorKind.SUM, 4, None, 3),
        Accumulate(AccumulatorKind.MAX, 3),
        Store(5, (-1,), DType.f32),
        Store(6, (-1,), DType.f32),
    )
    b.output(*b.add(GraphOp(Level.BLOCK, (0, 1), (1,), body, loop=4)))
    module = run_module(emit_module(decompose(b.build()), decompose(b.build()), machine=H100))
    values, shifts = torch.randn(4, 64), torch.randn(4, 4)
    shifts[0, 0] = shifts[1, 3] = shifts[2, 1] = shifts[2, 0] = float("-inf")
    assert module.relative_error(module.run(values, shifts), module.reference(values, shifts)) < 1e-5


@pytest.mark.parametrize("loop", [1, 2])
def test_batched_products_of_one_column_are_sums(loop: int, run_module: RunModule) -> None:
    """Triton 3.6 computes a batched dot with one column wrongly where the batch is larger than the number of warps: on an H200,
    8 × 16 × 16 times 8 × 16 × 1 with four warps had a relative error of 0.98."""
    b, source = ProgramBuilder("columns"), ProgramBuilder("columns")
    for builder in (b, source):
        builder.input(TensorType((16, 5, 32), DType.f16))
        builder.input(TensorType((16, 32, 1), DType.f16))
    split = 2 if loop > 1 else -1
    body = (Load(0, (0,), split), Load(1, (0,), 1 if loop > 1 else -1), Apply("matmul", (2, 3)))
    ending = (Accumulate(AccumulatorKind.SUM, 4), Store(5, (0,), DType.f16)) if loop > 1 else (Store(4, (0,), DType.f16),)
    (made,) = b.add(GraphOp(Level.BLOCK, (0, 1), (2,), (*body, *ending), loop=loop))
    b.output(made)
    source.output(source.apply("matmul", 0, 1))
    text = emit_module(decompose(b.build()), decompose(source.build()), machine=H100)
    kernel = text.split("@triton.jit")[1].split("KERNELS =")[0]
    assert "tl.dot" not in kernel and "tl.sum" in kernel
    assert run_module(text).main(["--seed", "1"]) == 0


def test_powers_follow_numpy(run_module: RunModule) -> None:
    import numpy as np
    import torch

    b = ProgramBuilder("powers")
    x, y = (b.input(TensorType((1, 64), DType.f32)) for _ in range(2))
    b.output(
        *b.add(
            GraphOp(Level.BLOCK, (x, y), (1,), (Load(0, (-1,)), Load(1, (-1,)), Apply("pow", (2, 3)), Store(4, (-1,), DType.f32)))
        )
    )
    module = run_module(emit_module(decompose(b.build()), decompose(b.build()), machine=H100))
    bases, exponents = np.meshgrid([-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 3.0, np.inf], [-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, 3.0])
    pair = [a.astype(np.float32).reshape(1, 64) for a in (bases, exponents)]
    with np.errstate(all="ignore"):
        wanted = np.power(*pair)
    np.testing.assert_allclose(module.run(*map(torch.from_numpy, pair)).numpy(), wanted, rtol=1e-5)


def _shifted(mask: bool, of_exponentials: str, scores: DType = DType.f16) -> Program:
    """Sums under a running maximum of scores, to which a mask is added: of exponentials, and of what is computed from them."""
    b = ProgramBuilder("shifted")
    q, k = b.input(TensorType((16, 32), scores), "q"), b.input(TensorType((32, 64), scores), "k")
    m = b.input(TensorType((16, 64), DType.f32), "mask")
    body = (
        Load(q, (-1,)),
        Load(k, (-1,), 1),
        Load(m, (-1,), 1),
        Apply("matmul", (3, 4)),
        Apply("add", (6, 5)) if mask else Apply("scale", (6,), (("value", 1.0),)),
        Apply("max", (7 if mask else 6,), (("dim", 1),)),
        Apply("sub", (7 if mask else 6, 8)),
        Apply("exp", (9,)),
        Apply(of_exponentials, (10,), (("value", 0.5),) if of_exponentials == "scale" else ()),
        Apply("sum", (11,), (("dim", 1),)),
        Accumulate(AccumulatorKind.SUM, 12, None, 8),
        Accumulate(AccumulatorKind.MAX, 8),
        Store(13, (-1,), DType.f32),
        Store(14, (-1,), DType.f32),
    )
    b.output(*b.add(GraphOp(Level.BLOCK, (0, 1, 2), (1,), body, loop=4)))
    return b.build()


@pytest.mark.parametrize("of_exponentials", ["scale", "square"])
@pytest.mark.parametrize("mask", [False, True])
def test_sums_under_a_running_maximum(mask: bool, of_exponentials: str, run_module: RunModule) -> None:
    """Scores of some thousands; with a mask, a row of nothing but the lowest number, which must not become -inf."""
    import torch

    program = _shifted(mask, of_exponentials)
    module = run_module(emit_module(decompose(program), decompose(program), machine=H100))
    torch.manual_seed(0)
    q, k, added = torch.randn(16, 32).half() * 20, torch.randn(32, 64).half() * 20, torch.randn(16, 64)
    added[3] = torch.finfo(torch.float32).min
    added[4, :50] = torch.finfo(torch.float32).min
    assert module.relative_error(module.run(q, k, added)[:1], module.reference(q, k, added)[:1]) < 1e-3
    ours, theirs = (f(q, k, added)[1][4:] for f in (module.run, module.reference))
    assert module.relative_error([ours], [theirs]) < 1e-6


def test_an_exponential_that_is_known_before_the_loop(run_module: RunModule) -> None:
    """Its maximum is the same in every iteration, and so is the exponential."""
    b = ProgramBuilder("invariant")
    q, k = b.input(TensorType((8, 16), DType.f32), "q"), b.input(TensorType((16, 24), DType.f32), "k")
    body = (
        Load(q, (-1,)),
        Load(k, (-1,), 1),
        Apply("max", (2,), (("dim", 1),)),
        Apply("sub", (2, 4)),
        Apply("exp", (5,)),
        Apply("matmul", (6, 3)),
        Accumulate(AccumulatorKind.SUM, 7, None, 4),
        Store(8, (-1,), DType.f32),
    )
    b.output(*b.add(GraphOp(Level.BLOCK, (q, k), (1,), body, loop=3)))
    assert run_module(emit_module(decompose(b.build()), decompose(b.build()), machine=H100)).main([]) == 0


def test_a_shift_of_the_lowest_numbers(run_module: RunModule) -> None:
    """Times log2(e) they would be -inf, and what has the factor exp(s - max s) = 1 would have none."""
    import torch

    b = ProgramBuilder("lowest")
    q, k, s = (b.input(TensorType(shape, DType.f32)) for shape in ((4, 16), (16, 8), (4, 4)))
    body = (
        Load(q, (-1,)),
        Load(k, (-1,), 1),
        Load(s, (-1,), 1),
        Apply("matmul", (3, 4)),
        Apply("sub", (6, 5)),
        Apply("exp", (7,)),
        Accumulate(AccumulatorKind.SUM, 8, None, 5),
        Accumulate(AccumulatorKind.SUM, 6, None, 5),
        Store(9, (-1,), DType.f32),
        Store(10, (-1,), DType.f32),
    )
    b.output(*b.add(GraphOp(Level.BLOCK, (q, k, s), (1,), body, loop=4)))
    module = run_module(emit_module(decompose(b.build()), decompose(b.build()), machine=H100))
    inputs = torch.randn(4, 16), torch.randn(16, 8), torch.full((4, 4), torch.finfo(torch.float32).min)
    assert module.relative_error(module.run(*inputs)[1:], module.reference(*inputs)[1:]) < 1e-5


def test_constants_beyond_a_type(run_module: RunModule) -> None:
    """torch.clamp of f16 numbers takes no bound that f16 has not."""
    b = ProgramBuilder("f")
    b.input(TensorType((4, 5), DType.f16))
    b.output(b.apply("clamp", 0, min=-3.4028234663852886e38, max=2.0))
    made = decompose(b.build())
    module = run_module(emit_module(made, made, machine=H100))
    inputs = module.draw(0, "cpu")
    assert module.relative_error((module.run(*inputs),), module.reference(*inputs)) < 1e-3
