"""What a found program is as a function: kinds of inputs and results, checks, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mirage_ir as mi
from mirage_ir.errors import LoweringError, MirageError, OptionError
from mirage_ir.program import DType

torch = pytest.importorskip("torch")


def rms_norm_linear(dtype: DType = mi.float16) -> mi.Graph:
    graph = mi.new_kernel_graph()
    x = graph.new_input(dims=(16, 256), dtype=dtype, name="x")
    w = graph.new_input(dims=(256, 128), dtype=dtype, name="w")
    graph.mark_output(graph.matmul(graph.rms_norm(x, normalized_shape=(256,)), w))
    return graph


@pytest.fixture(scope="module")
def kernel() -> mi.Kernel:
    return rms_norm_linear().superoptimize()


@pytest.fixture(scope="module")
def arrays() -> list[Any]:
    random = np.random.default_rng(0)
    return [random.standard_normal((16, 256)).astype(np.float16), (random.standard_normal((256, 128)) / 16).astype(np.float16)]


def expected(x: Any, w: Any) -> Any:
    x, w = np.asarray(x, np.float64), np.asarray(w, np.float64)
    return (x / np.sqrt(np.mean(x * x, axis=1, keepdims=True))) @ w


def error(found: Any, wanted: Any) -> float:
    return float(np.linalg.norm(np.asarray(found, np.float64) - wanted) / np.linalg.norm(wanted))


def test_numpy_in_numpy_out(kernel: mi.Kernel, arrays: list[Any]) -> None:
    y = kernel(inputs=arrays)
    assert isinstance(y, np.ndarray)
    assert y.dtype == np.float16
    assert error(y, expected(*arrays)) < 5e-3


def test_torch_in_torch_out_whatever_the_strides(kernel: mi.Kernel, arrays: list[Any]) -> None:
    tensors = [torch.from_numpy(a) for a in arrays]
    y = kernel(inputs=tensors)
    assert isinstance(y, torch.Tensor)
    assert y.dtype is torch.float16
    transposed = [t.t().contiguous().t() for t in tensors]
    assert not transposed[0].is_contiguous()
    for found in (y, kernel(inputs=transposed)):  # NumPy multiplies tiles that lie otherwise in another order.
        assert error(found, expected(*arrays)) < 5e-3


def test_a_tensor_whose_memory_holds_negatives_and_one_with_a_gradient() -> None:
    graph = mi.new_graph()
    graph.mark_output(graph.exp(graph.new_input(dims=(4, 8), dtype=mi.float32)))
    kernel = graph.superoptimize()
    x = torch.randn(4, 8)
    negated = torch.complex(x, -x).conj().imag
    assert negated.is_neg()
    assert torch.equal(kernel(inputs=[negated]), kernel(inputs=[x]))
    y = kernel(inputs=[x.clone().requires_grad_()])
    assert not y.requires_grad
    assert torch.equal(y, kernel(inputs=[x]))


def test_bfloat16(arrays: list[Any]) -> None:
    kernel = rms_norm_linear(mi.bfloat16).superoptimize()
    tensors = [torch.from_numpy(a).bfloat16() for a in arrays]
    y = kernel(inputs=tensors)
    assert y.dtype is torch.bfloat16
    assert error(y.float(), expected(*(t.float() for t in tensors))) < 2e-2


def test_several_outputs_are_a_list(arrays: list[Any]) -> None:
    graph = mi.new_graph()
    x = graph.new_input((16, 256))
    graph.mark_output(graph.exp(x), graph.sum(x, 1))
    e, s = graph.superoptimize()(inputs=arrays[:1])
    assert e.shape == (16, 256)
    assert error(s, np.sum(arrays[0].astype(np.float64), axis=1, keepdims=True)) < 5e-3


def test_what_a_kernel_says_of_itself(kernel: mi.Kernel) -> None:
    assert kernel.kernels == 1
    assert kernel.cost_us > 0
    assert kernel.verdict.equivalent
    assert kernel.verdict.bound_log2 < -20
    assert "mugraph.block" in str(kernel)
    assert repr(kernel).startswith("<Kernel graph: 1 kernel, ")


def test_the_module_is_written_whole_or_not_at_all(kernel: mi.Kernel, tmp_path: Path) -> None:
    kernel.generate_triton_program(tmp_path / "out.py")
    assert [p.name for p in tmp_path.iterdir()] == ["out.py"]
    assert (tmp_path / "out.py").read_text() == kernel.source
    with pytest.raises(LoweringError, match="cannot write"):
        kernel.generate_triton_program(tmp_path / "missing" / "out.py")
    (tmp_path / "folder").mkdir()
    with pytest.raises(LoweringError, match="cannot write"):
        kernel.generate_triton_program(tmp_path / "folder")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder", "out.py"]


def test_wrong_inputs_say_what_is_wrong(kernel: mi.Kernel, arrays: list[Any]) -> None:
    x, w = arrays
    wrong: list[tuple[Any, str]] = [
        ([x], "takes 2 inputs, not 1"),
        ([x, w.T], r"input 'w' must have shape \(256, 128\), not \(128, 256\)"),
        ([x.astype(np.float32), w], "input 'x' must be float16, not float32"),
        ([x, torch.from_numpy(w)], "all NumPy arrays or all torch tensors"),
        ([x.tolist(), w], "input 'x' must be a NumPy array or a torch tensor, not list"),
        ([torch.from_numpy(x).float(), torch.from_numpy(w)], "input 'x' must be torch.float16, not torch.float32"),
        ([torch.from_numpy(x).to("meta"), torch.from_numpy(w)], "different devices"),
    ]
    wrong += [
        (None, "a sequence of arrays, .* not a value of type NoneType"),
        (3, "a sequence of arrays, .* not a value of type int"),
        (x, "a sequence of arrays, .* not a value of type ndarray"),
        ({"x": x, "w": w}, "a sequence of arrays, .* not a value of type dict"),
        ([np.ma.masked_array(x, x > 0), w], "input 'x' is a masked array"),
        ([torch.from_numpy(x).to_sparse(), torch.from_numpy(w)], "input 'x' must be a dense tensor"),
        ([torch.from_numpy(a).to("meta") for a in arrays], "on the device 'meta'"),
    ]
    for inputs, message in wrong:
        with pytest.raises(MirageError, match=message):
            kernel(inputs=inputs)


def test_options_are_those_of_the_space() -> None:
    found = mi.superoptimize(rms_norm_linear(), griddims=np.array([(2, 1, 1), (4, 1, 1)]), top=np.int64(3))  # type: ignore[arg-type]
    assert len(found) <= 3
    assert [k.cost_us for k in found] == sorted(k.cost_us for k in found)
    assert list(found[:1]) == [found[0]]
    assert mi.optimize is mi.superoptimize
    with pytest.raises(OptionError, match="known are"):
        mi.superoptimize(rms_norm_linear(), grids=[(2, 1, 1)])


@pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU")
@pytest.mark.parametrize("layout", [lambda t: t, lambda t: t.t().contiguous().t(), lambda t: torch.stack((t, t), -1)[..., 1]])
def test_a_call_on_a_gpu_is_captured_in_a_graph(kernel: mi.Kernel, arrays: list[Any], layout: Callable[[Any], Any]) -> None:
    x, w = (layout(torch.from_numpy(a).cuda()) for a in arrays)
    kernel(inputs=[x, w])
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = kernel(inputs=[x, w])
    x.mul_(-1)
    y.fill_(float("nan"))
    graph.replay()
    torch.cuda.synchronize()
    assert error(y.cpu(), -expected(*arrays)) < 5e-3
