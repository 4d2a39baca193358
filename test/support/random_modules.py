"""Random modules of PyTorch: operators known to mirage-ir and unknown, shapes, element types, views, in-place, aliasing, scalars.

A module is a list of steps on a stack of tensors; each step reads some of them and adds or changes one. All are deterministic.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

Step = Callable[[list[Tensor]], None]

UNARY: tuple[Callable[[Tensor], Tensor], ...] = (
    torch.exp,
    torch.tanh,
    torch.sigmoid,
    torch.relu,
    torch.abs,
    torch.neg,
    torch.square,
    functional.silu,
    functional.gelu,
    lambda x: functional.gelu(x, approximate="tanh"),
    lambda x: torch.rsqrt(x.abs() + 1),
    lambda x: torch.log(x.abs() + 1),
    lambda x: torch.sqrt(x.abs()),
    lambda x: x.clamp(-0.5, 0.75),
    lambda x: x.clamp(min=0.25),
    lambda x: x**3,
    lambda x: x * 0.5 + 1,
    lambda x: 2 - x / 4,
    lambda x: functional.leaky_relu(x, 0.1),
    functional.hardswish,
    torch.erf,
    torch.cosh,
    torch.sinh,
    lambda x: functional.dropout(x, 0.5, training=False),
    # No operator of mirage-ir.
    torch.sin,
    torch.cos,
    torch.round,
    lambda x: torch.where(x > 0, x, x * 2),
    lambda x: torch.cumsum(x, -1),
    lambda x: x.float().to(x.dtype),
    lambda x: x.sort(-1).values,
    lambda x: x.masked_fill(x > 1, 0.5),
    torch.nan_to_num,
)
BINARY: tuple[Callable[[Tensor, Tensor], Tensor], ...] = (
    torch.add,
    torch.sub,
    torch.mul,
    torch.maximum,
    torch.minimum,
    lambda x, y: x / (y.abs() + 1),
    lambda x, y: torch.add(x, y, alpha=0.5),
    lambda x, y: torch.addcmul(x, x, y, value=0.5),
    lambda x, y: torch.lerp(x, y, 0.75),
    torch.atan2,
)
REDUCTIONS: tuple[Callable[[Tensor, int, bool], Tensor], ...] = (
    lambda x, d, keep: x.sum(d, keepdim=keep),
    lambda x, d, keep: x.mean(d, keepdim=keep),
    lambda x, d, keep: x.amax(d, keepdim=keep),
    lambda x, d, keep: x.amin(d, keepdim=keep),
    lambda x, d, keep: x.var(d, keepdim=keep, correction=0),
    lambda x, d, keep: x.softmax(d),
    lambda x, d, keep: x.log_softmax(d),
    lambda x, d, keep: torch.logsumexp(x, d, keepdim=keep),
)


@dataclass
class Sample:
    """A module with its inputs, and with others where it is compiled for symbolic sizes: these have one extent that differs.

    `copied()` gives copies, since the module may change its inputs.
    """

    module: nn.Module
    inputs: tuple[Any, ...]
    dtype: torch.dtype
    dynamic: bool
    others: tuple[tuple[Any, ...], ...] = ()


def copied(inputs: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(x.clone() if isinstance(x, Tensor) else x for x in inputs)


KINDS = ("unary", "unary", "binary", "reduce", "view", "linear", "windows", "norm", "product", "inplace", "alias", "scalar", "join")


class RandomModule(nn.Module):
    """Runs its steps and returns some of the tensors that it made."""

    def __init__(self, steps: list[Callable[[RandomModule, list[Tensor], float], None]], kept: int, scalar: bool) -> None:
        super().__init__()
        self.steps, self.kept, self.scalar = steps, kept, scalar

    def forward(self, *inputs: Any) -> Any:
        factor = inputs[-1] if self.scalar else 1.0
        stack = list(inputs[:-1] if self.scalar else inputs)
        for step in self.steps:
            step(self, stack, factor)
        results = stack[-self.kept :]
        return results[0] if self.kept == 1 else tuple(results)


def random_module(seed: int, symbolic: bool = False) -> Sample:
    """The module of a seed, for symbolic sizes if so asked for, and else for some seeds."""
    random = Random(seed)
    torch.manual_seed(seed)
    dtype = random.choice((torch.float32, torch.float32, torch.bfloat16, torch.float16))
    shape = [random.choice((1, 2, 3, 4, 8, 16)) for _ in range(random.choice((1, 2, 2, 3, 3, 4)))]
    scalar = random.random() < 0.2
    module = RandomModule([], random.choice((1, 1, 2, 3)), scalar)
    inputs: list[Any] = [torch.randn(shape).to(dtype) for _ in range(random.choice((1, 2, 3)))]
    if random.random() < 0.2 and len(shape) > 1:
        inputs[0] = torch.randn(shape[::-1]).to(dtype).permute(*reversed(range(len(shape))))
    shapes = [list(shape) for _ in inputs]
    if len(inputs) < module.kept:
        module.kept = 1
    for number in range(random.randint(2, 9)):
        _add_step(random, module, shapes, dtype, number)
    if scalar:
        inputs.append(random.choice((2, 0.5, -1.25)))
    dynamic = random.random() < 0.15 or symbolic
    return Sample(module.eval(), tuple(inputs), dtype, dynamic, _others(random, inputs) if dynamic else ())


def _others(random: Random, inputs: Sequence[Any]) -> tuple[tuple[Any, ...], ...]:
    """Inputs of which one dimension has other extents, in the same order in memory."""
    rank = inputs[0].dim()
    varied = 0 if random.random() < 0.6 else random.randrange(rank)

    def resized(x: Any, extent: int) -> Any:
        if not isinstance(x, Tensor):
            return x
        order = sorted(range(rank), key=lambda d: -x.stride(d))
        shape = [extent if d == varied else x.shape[d] for d in order]
        return torch.randn(shape).to(x.dtype).permute([order.index(d) for d in range(rank)])

    extents = (random.choice((5, 7, 9)), random.choice((1, 2, 33)), random.choice((6, 17, 40)))
    return tuple(tuple(resized(x, extent) for x in inputs) for extent in extents)


def _add_step(random: Random, module: RandomModule, shapes: list[list[int]], dtype: torch.dtype, number: int) -> None:
    """Adds a step, and the shape of what it makes to `shapes`."""
    at = random.randrange(len(shapes)) if random.random() < 0.4 else len(shapes) - 1
    shape = shapes[at]
    rank = len(shape)
    kind = random.choice(KINDS)
    name = f"p{number}"
    if kind == "unary":
        f = random.choice(UNARY)
        module.steps.append(lambda m, s, c: s.append(f(s[at])))
        shapes.append(shape)
    elif kind == "binary":
        g = random.choice(BINARY)
        mates = [i for i, other in enumerate(shapes) if _meet(shape, other)]
        mate = random.choice(mates)
        module.steps.append(lambda m, s, c: s.append(g(s[at], s[mate])))
        shapes.append(list(torch.broadcast_shapes(tuple(shape), tuple(shapes[mate]))))
    elif kind == "reduce" and rank:
        h, d, keep = random.choice(REDUCTIONS), random.randrange(rank), random.random() < 0.5
        module.steps.append(lambda m, s, c: s.append(h(s[at], d, keep)))
        shapes.append(list(h(torch.zeros(shape), d, keep).shape))
    elif kind == "view" and rank:
        v = _view(random, shape)
        module.steps.append(lambda m, s, c: s.append(v(s[at])))
        shapes.append(list(v(torch.zeros(shape)).shape))
    elif kind == "linear" and rank:
        out = random.choice((1, 4, 8))
        setattr(module, name, nn.Linear(shape[-1], out, bias=random.random() < 0.7).to(dtype))
        module.steps.append(lambda m, s, c: s.append(getattr(m, name)(s[at])))
        shapes.append([*shape[:-1], out])
    elif kind == "windows" and rank in (3, 4):
        layer, out = (nn.Conv1d, nn.Conv2d)[rank - 3], random.choice((1, 4))
        wide, step = random.choice([(1, 1), (1, 2), *([(2, 2)] if min(shape[2:]) > 1 else [])])
        setattr(module, name, layer(shape[1], out, wide, stride=step, bias=random.random() < 0.7).to(dtype))
        module.steps.append(lambda m, s, c: s.append(getattr(m, name)(s[at])))
        shapes.append([shape[0], out, *((extent - wide) // step + 1 for extent in shape[2:])])
    elif kind == "norm" and rank and shape[-1] > 1:
        norm = random.choice((nn.LayerNorm, nn.RMSNorm))(shape[-1], elementwise_affine=random.random() < 0.7)
        setattr(module, name, norm.to(dtype))
        module.steps.append(lambda m, s, c: s.append(getattr(m, name)(s[at])))
        shapes.append(shape)
    elif kind == "product" and rank >= 2:
        causal = random.random() < 0.3
        if random.random() < 0.5 or rank < 3:
            module.steps.append(lambda m, s, c: s.append(s[at] @ s[at].transpose(-1, -2)))
            shapes.append([*shape[:-1], shape[-2]])
        else:
            module.steps.append(lambda m, s, c: s.append(_attend(s[at], causal)))
            shapes.append(shape)
    elif kind == "inplace":
        which, shared = random.randrange(4 if rank else 3), random.random() < 0.5

        def change(m: RandomModule, s: list[Tensor], c: float) -> None:
            x = s[at] if shared else s[at].clone()
            _change(x, which)
            s.append(x)

        module.steps.append(change)
        shapes.append(shape)
    elif kind == "alias":
        module.steps.append(lambda m, s, c: s.append(s[at]))
        shapes.append(shape)
    elif kind == "scalar":
        module.steps.append(lambda m, s, c: s.append(s[at] * c + 1))
        shapes.append(shape)
    elif kind == "join" and rank:
        d = random.randrange(rank)
        module.steps.append(lambda m, s, c: s.append(torch.cat([s[at], s[at] * 2], d)))
        shapes.append([e * 2 if i == d else e for i, e in enumerate(shape)])


def _change(x: Tensor, which: int) -> None:
    """Changes a tensor in place."""
    if which == 0:
        x.add_(1)
    elif which == 1:
        x.mul_(0.5)
    elif which == 2:
        x.relu_()
    else:
        x[..., ::2].mul_(0.5)


def _attend(x: Tensor, causal: bool) -> Tensor:
    return functional.scaled_dot_product_attention(x, x, x, is_causal=causal)


def _meet(x: list[int], y: list[int]) -> bool:
    try:
        torch.broadcast_shapes(tuple(x), tuple(y))
    except RuntimeError:
        return False
    return True


def _view(random: Random, shape: list[int]) -> Callable[[Tensor], Tensor]:
    rank = len(shape)
    d = random.randrange(rank)
    order = random.sample(range(rank), rank)
    half = shape[d] // 2
    choices: list[Callable[[Tensor], Tensor]] = [
        lambda x: x.permute(order),
        lambda x: x.reshape(-1),
        lambda x: x.unsqueeze(d),
        lambda x: x.flatten(max(0, d - 1), d),
        lambda x: x.transpose(0, -1).contiguous(),
        lambda x: x.select(d, 0),
        lambda x: x.unsqueeze(0).expand(2, *x.shape).clone(),
        lambda x: x.detach(),
        lambda x: x.transpose(0, d)[::2],
        lambda x: x[..., x.shape[-1] // 2 :: 3],
    ]
    if half:
        choices += [lambda x: x.narrow(d, half, x.shape[d] - half), lambda x: x.split(half, d)[0], lambda x: x.chunk(2, d)[-1]]
    return random.choice(choices)
