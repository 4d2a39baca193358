"""Copies before products and reshapes: when PyTorch makes them, and the kernel that makes them instead."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from types import ModuleType
from typing import Any

import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode

from mirage_ir.block.copies import copied_operands, copied_rows
from mirage_ir.block.strides import reshaped_strides
from mirage_ir.lowering.triton.padding import PACKED

RunModule = Callable[[str], ModuleType]
EXTENTS = (1, 2, 3, 4)


@st.composite
def laid_out(draw: st.DrawFn, *shape: int) -> Tensor:
    """A tensor of this shape with its dimensions in any order in memory, perhaps a part of a larger one."""
    order = draw(st.permutations(range(len(shape))))
    whole = [extent + draw(st.sampled_from((0, 0, 0, 1))) for extent in shape]
    entries = torch.arange(prod(whole), dtype=torch.float32).reshape([whole[d] for d in order])
    x = entries.permute([order.index(d) for d in range(len(shape))])
    return x[tuple(slice(0, extent) for extent in shape)]


@st.composite
def tensors(draw: st.DrawFn, most: int = 5) -> Tensor:
    shape = draw(st.lists(st.sampled_from(EXTENTS), min_size=1, max_size=most))
    x = draw(laid_out(*shape))
    repeated = draw(st.sampled_from((0, 0, 1, 3)))
    return x.unsqueeze(0).expand(repeated, *shape) if repeated else x


@st.composite
def products(draw: st.DrawFn) -> tuple[Tensor, Tensor]:
    rows, depth, columns = (draw(st.sampled_from((2, 3, 4))) for _ in range(3))
    lead = draw(st.lists(st.sampled_from((1, 2, 3)), max_size=3))
    other = [draw(st.sampled_from((1, extent))) for extent in lead][draw(st.integers(0, len(lead))) :]
    left, right = draw(laid_out(*lead, rows, depth)), draw(laid_out(*other, depth, columns))
    return (right.mT, left.mT) if draw(st.booleans()) else (left, right)


class Copies(TorchDispatchMode):
    """Counts copies."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.count += "clone" in str(function) or "copy" in str(function)
        return function(*args, **(kwargs or {}))


@given(tensors(), st.data())
def test_a_reshape_is_a_view_where_it_is_one_for_pytorch(x: Tensor, data: st.DataObject) -> None:
    target, rest = [], x.numel()
    for _ in range(data.draw(st.integers(0, 3))):
        target.append(data.draw(st.sampled_from([n for n in range(1, 9) if rest % n == 0])))
        rest //= target[-1]
    target = data.draw(st.permutations([*target, rest]))
    try:
        wanted = x.view(target).stride()
    except RuntimeError:
        wanted = None
    found = reshaped_strides(tuple(x.shape), x.stride(), tuple(target))
    assert (found is None) == (wanted is None)
    if found is not None and wanted is not None:
        assert [s for s, n in zip(found, target, strict=True) if n > 1] == [s for s, n in zip(wanted, target, strict=True) if n > 1]


@given(products())
def test_operands_that_are_to_be_copied_are_those_that_pytorch_copies(operands: tuple[Tensor, Tensor]) -> None:
    """Those that lie like matrices; and after our copies it makes none."""
    left, right = operands
    copied = copied_operands(*((tuple(x.shape), x.stride()) for x in operands))
    with Copies() as copies:
        wanted = torch.matmul(left, right)
    rows_or_columns = all(1 in x.stride()[-2:] and max(x.stride()[-2:]) >= max(x.shape[-2:]) for x in operands)
    if rows_or_columns:
        assert copies.count == sum(shape is not None for shape in copied)
    assert copies.count <= sum(shape is not None for shape in copied)
    packed = [x if shape is None else x.expand(shape).contiguous() for x, shape in zip(operands, copied, strict=True)]
    with Copies() as copies:
        found = torch.matmul(*packed)
    assert copies.count == 0
    assert found.shape == wanted.shape


@given(tensors())
def test_rows_of_a_linear_layer(x: Tensor) -> None:
    copied = copied_rows(tuple(x.shape), x.stride())
    flat = x.reshape(prod(x.shape[:-1]), x.shape[-1])
    shares = flat.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
    assert copied is not None or shares


def test_the_packing_kernel(run_module: RunModule) -> None:
    module = run_module(f"import torch\nimport triton\nimport triton.language as tl\n\n\n{PACKED}")

    @given(tensors(6))
    def packs(x: Tensor) -> None:
        found = module.packed(x)
        assert found.is_contiguous()
        assert torch.equal(found, x)

    packs()
    wide = torch.randn(3, 70, 5, 130)
    for order in ((0, 2, 1, 3), (0, 3, 2, 1), (3, 1, 0, 2)):
        assert torch.equal(module.packed(wide.permute(order)), wide.permute(order))
    assert torch.equal(module.packed(wide[..., ::2]), wide[..., ::2])
