"""What ours is timed beside: each program in PyTorch, as it is written and in every way in which PyTorch does it faster."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any, TypeAlias

import torch
import torch.nn.functional as F
from gpu_cases import CUDA_MODULE, Case
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel

Call: TypeAlias = Callable[..., Any]


def rms_norm(x: Tensor) -> Tensor:
    return F.rms_norm(x, (x.shape[-1],), eps=0.0)


def attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    e = torch.exp(q @ k)
    return (e / e.sum(-1, keepdim=True)) @ v


def safe_attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    a = q @ k
    e = torch.exp(a - a.amax(-1, keepdim=True))
    return (e / e.sum(-1, keepdim=True)) @ v


def qknorm(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return attention(rms_norm(q), k, rms_norm(v))


def softmax_attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return torch.softmax(q @ k, -1) @ v


def softmax_qknorm(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return softmax_attention(rms_norm(q), k, rms_norm(v))


def rmsnorm(x: Tensor, w: Tensor) -> Tensor:
    return rms_norm(x) @ w


def gated_mlp(x: Tensor, w1: Tensor, w2: Tensor) -> Tensor:
    return F.silu(x @ w1) * (x @ w2)


def lora(x: Tensor, w: Tensor, a: Tensor, b: Tensor) -> Tensor:
    return x @ w + (x @ a) @ b


def ntrans(x: Tensor, h: Tensor, alpha: Tensor) -> Tensor:
    return rms_norm(x + alpha * (rms_norm(h) + x))


def moe(x: Tensor, a: Tensor, b: Tensor) -> Tensor:
    return torch.exp(x @ a) @ b


PROGRAMS: dict[str, Call] = {f.__name__: f for f in (attention, safe_attention, qknorm, rmsnorm, gated_mlp, lora, ntrans, moe)}
"""By `Case.family`: the program as it is written, in any floating-point type; in float64 it is the reference."""

BACKENDS = {
    "flash": SDPBackend.FLASH_ATTENTION,
    "cudnn": SDPBackend.CUDNN_ATTENTION,
    "efficient": SDPBackend.EFFICIENT_ATTENTION,
    "math": SDPBackend.MATH,
}
COMPILED = {"compile": None, "max-autotune": "max-autotune-no-cudagraphs"}
"""Modes of `torch.compile`; CUDA graphs are captured around all sides alike."""


@dataclass(slots=True)
class Side:
    """One way to compute a case.

    compiles: its first call takes long. counts: whether it may be the best of PyTorch. ours: the module, where it is one of ours.
    """

    name: str
    call: Call
    compiles: bool = False
    counts: bool = True
    ours: Any = None


MASKED = -10000.0
"""What a mask adds to the score of a key that does not count."""


def drawn(kind: str, shape: Sequence[int], deviation: float, generator: torch.Generator) -> Tensor:
    """One input in f32: normal numbers, or one of the other kinds, which have a meaning.

    gain: 1 + deviation·N(0, 1); uniform: in 0 … 1; causal: queries × keys, the last query sees every key; padding: the last quarter
    of the last dimension does not count; cosines, sines: places × frequencies, of rotary embeddings; one_hot: one 1 in each row.
    """
    device = generator.device
    if kind in ("normal", "gain"):
        return torch.randn(shape, generator=generator, device=device) * deviation + (kind == "gain")
    if kind == "uniform":
        return torch.rand(shape, generator=generator, device=device)
    columns = torch.arange(shape[-1], device=device)
    if kind == "one_hot":
        chosen = torch.randint(shape[-1], (*shape[:-1], 1), generator=generator, device=device)
        return (columns == chosen).float()
    if kind == "padding":
        return (columns >= shape[-1] - shape[-1] // 4).float().mul(MASKED).expand(*shape)
    rows = torch.arange(shape[-2], device=device).unsqueeze(-1)
    if kind == "causal":
        return (columns > rows + shape[-1] - shape[-2]).float().mul(MASKED).expand(*shape)
    angles = rows * 10000.0 ** (-columns / shape[-1])
    return {"cosines": torch.cos, "sines": torch.sin}[kind](angles).expand(*shape)


def draw(case: Case, seed: int, device: str) -> list[Tensor]:
    """Inputs of a case in f16: contiguous, as values; `laid_out` gives them their strides."""
    generator = torch.Generator(device).manual_seed(seed)
    kinds = case.kinds or ("normal",) * len(case.shapes)
    every = zip(kinds, case.shapes, case.deviations, strict=True)
    return [drawn(*one, generator).to(torch.float16).contiguous() for one in every]


def reference(case: Case, inputs: Sequence[Tensor]) -> Any:
    """The result in float64; a tuple of several."""
    return written_forms(case)[""](*(x.double() for x in inputs))


def written_forms(case: Case) -> dict[str, Call]:
    """The program in PyTorch: as it is written under "", and further ways to write it under their names."""
    return importlib.import_module(case.module).sides(case.family) if case.module else {"": PROGRAMS[case.family]}


def relative_error(result: Any, wanted: Any) -> float:
    """Norm of the difference over norm of the reference; infinite when an entry is not finite. The largest of several outputs."""
    if isinstance(wanted, tuple | list):
        several = isinstance(result, tuple | list) and len(result) == len(wanted)
        return max(map(relative_error, result, wanted)) if several else float("inf")
    if isinstance(result, tuple | list) or result.shape != wanted.shape:
        return float("inf")
    error = float((result.double() - wanted).norm() / wanted.norm())
    return error if error == error else float("inf")


def plain_sdpa(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(q, k, v, scale=1.0)


def flash(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return torch.ops.aten._scaled_dot_product_flash_attention(q, k, v, scale=1.0)[0]


def cudnn(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return torch.ops.aten._scaled_dot_product_cudnn_attention(q, k, v, None, False, scale=1.0)[0]


FUSED_IN_COMPILED: dict[str, Call] = {"flash": flash, "cudnn": cudnn}
"""SDPA backends that are also tried inside `torch.compile` where something stands around SDPA: called directly, since the context
that chooses a backend is no part of what a compiled function is cached under."""


def sdpa(case: Case, copied: bool, attend: Call = plain_sdpa) -> Call:
    """SDPA as this program: no scale, K as (heads, keys, depth), which is a view or, when it is `copied`, a copy of it."""
    norm = case.family == "qknorm"

    def call(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        if norm:
            q, v = rms_norm(q), rms_norm(v)
        keys = k.transpose(1, 2)
        if copied:
            keys = keys.contiguous()
        q, keys, v = (x.unflatten(0, (case.batch, -1)) for x in (q, keys, v))
        return attend(q, keys, v).flatten(0, 1)

    return call


def apart(function: Any, name: str) -> Call:
    """The function with a code object of its own: `torch.compile` keeps what it compiled by code objects, and mixes none of it."""
    code = function.__code__.replace(co_name=name)
    return FunctionType(code, function.__globals__, name, function.__defaults__, function.__closure__)


def within(backend: str, call: Call) -> Call:
    """`call` with one SDPA backend only."""

    def restricted(*inputs: Tensor) -> Any:
        with sdpa_kernel(BACKENDS[backend]):
            return call(*inputs)

    return restricted


def pytorch_sides(case: Case, compiles: bool = True) -> list[Side]:
    """All sides of PyTorch, those that take longest to compile last; those that compile only if `compiles`.

    SDPA's fused backends need K with contiguous depth. Where the case has it row-major, they are timed on a copy of K that is made
    in every call, and do not count: they are shown for comparison.
    """
    forms = written_forms(case)
    sides = [Side(_words("eager", form), call) for form, call in forms.items()]
    if case.attends:
        norm, copied = case.family == "qknorm", case.layout != "view"
        sides.append(Side("eager softmax", softmax_qknorm if norm else softmax_attention))
        mark = " on a copy of K" if copied else ""
        prefix = "rms_norm + " if norm else ""
        for backend in BACKENDS:
            math = backend == "math"
            call = sdpa(case, copied and not math)
            sides.append(Side(f"{prefix}sdpa {backend}{'' if math else mark}", within(backend, call), counts=math or not copied))
        if norm and compiles:
            for backend, attend in FUSED_IN_COMPILED.items():
                compiled = torch.compile(apart(sdpa(case, copied, attend), f"compiled_{backend}"), dynamic=False)
                sides.append(Side(f"compiled {prefix}sdpa {backend}{mark}", compiled, True, counts=not copied))
    for name, mode in COMPILED.items() if compiles else ():
        for form, call in forms.items():
            own = apart(call, _words(name.replace("-", "_"), form, "_"))
            sides.append(Side(_words(name, form), torch.compile(own, dynamic=False, mode=mode), True))
    return sides


def cuda_sides(folder: Path) -> list[Side]:
    """The candidates that are in a case's folder as CUDA modules."""
    found: list[Side] = []
    for path in sorted(folder.glob(f"{CUDA_MODULE}*.py")):
        module = load_module(path)
        found.append(Side(path.stem.replace("_", " "), module.run, counts=False, ours=module))
    return found


def load_module(path: Path) -> Any:
    """A Python file as a module. Raises `ValueError` if it is none."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _words(name: str, form: str, between: str = " ") -> str:
    return f"{name}{between}{form}" if form else name


def further_sides(path: Path, case: Case, inputs: Sequence[Tensor]) -> list[Side]:
    """Those of a Python file with a function `sides(case, inputs) -> dict[str, callable]`.

    `case` is a `gpu_cases.Case`, `inputs` are its inputs on the GPU; a callable takes such inputs and returns the output. All are
    called once before they are timed. They do not count as PyTorch's.
    """
    return [Side(name, call, True, counts=False) for name, call in load_module(path).sides(case, inputs).items()]
