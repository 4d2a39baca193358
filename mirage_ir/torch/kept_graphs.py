"""Whole graphs in PyTorch's own cache of them: compiled graphs, with the kernels that they call.

PyTorch keeps what a back end makes of a graph of Dynamo's as a pickle, under a key of the graph, its inputs, and PyTorch's versions
and settings. A later process takes it from there, and neither traces the graph nor looks for islands. The key has a tag, so that a
back end of PyTorch's does not take ours, nor ours what was compiled by other settings, on another GPU or by another version.

Graphs of inference at fixed sizes are kept. Of training, PyTorch compiles backward graphs later, when what is set here does not
hold; graphs for all sizes have their kernels later. What a passing failure left out is not kept either.
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict, dataclass
from typing import Any

import torch
from torch._dynamo import config as dynamo_config
from torch._functorch import config as functorch_config
from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache
from torch._inductor import config as inductor_config
from torch._inductor.codecache import FxGraphCache
from torch._inductor.custom_graph_pass import CustomGraphPass
from torch._inductor.output_code import CompiledFxGraph, OutputCode
from torch.fx import Graph

import mirage_ir.torch.added_product  # noqa: F401 # pyright: ignore[reportUnusedImport] - Kept graphs call its operator.
from mirage_ir.cache.results import Cache
from mirage_ir.runtime.measure import environment
from mirage_ir.torch.operators import KernelOperator
from mirage_ir.torch.settings import BackendSettings

try:
    from torch._functorch._aot_autograd import aot_autograd_result

    _results = vars(aot_autograd_result)
except ImportError:
    _results = dict[str, Any]()

SUPPORTED = "BundledOutputCodeLoadable" in _results
"""Whether this version of PyTorch keeps graphs of back ends other than its own."""
KEPT = "graphs"
"""The kind of entries that say what graphs in PyTorch's cache belong to a cache of ours."""


@dataclass(frozen=True, slots=True)
class _Tag:
    """What keys of PyTorch's have while an entry of ours is there: without it, nothing is found under them."""

    text: str


class TaggedPass(CustomGraphPass):
    """A pass of Inductor's over joint graphs that does what the given ones do. PyTorch's keys have a tag by it."""

    def __init__(self, tag: str, given: Any) -> None:
        passes = given if isinstance(given, list) else [given]
        self._tag, self._given = tag, [one for one in passes if one is not None]

    def __call__(self, graph: Graph) -> None:
        for one in self._given:
            one(graph)

    def uuid(self) -> Any:
        """The tag, with what names the given passes; None where one has no name, so that nothing is kept."""
        names = [one.uuid() if isinstance(one, CustomGraphPass) else None for one in self._given]
        return None if None in names else str([self._tag, *names])


@contextmanager
def kept_graphs(settings: BackendSettings, tensors: Sequence[Any], *, reported: bool = False) -> Generator[None]:
    """While it lasts, PyTorch's cache keeps a graph, if the settings ask for a cache.

    `tensors`: the inputs of the graph, its parameters and its buffers. `reported`: somebody wants to know what is done with the
    graph, so that it is done. Then, and where this version of PyTorch keeps graphs of its own back end alone, it is neither kept
    nor taken from there. Raises `OptionError` for a cache that is none.
    """
    cache = Cache.of(settings.cache)
    wanted = SUPPORTED and not reported and cache is not None and not _trains(tensors) and not any(map(_has_symbols, tensors))
    tag = _tag(settings, cache) if wanted and cache is not None and _keeps() else None
    if tag is None:
        with functorch_config.patch(enable_autograd_cache=False):
            yield
        return
    tagged = TaggedPass(tag, inductor_config.joint_custom_post_pass)
    with functorch_config.patch(bundled_autograd_cache=True), inductor_config.patch(joint_custom_post_pass=tagged):
        yield


def by_itself() -> AbstractContextManager[None]:
    """While it lasts, Inductor keeps a graph in its cache of its own graphs, whoever keeps the whole."""
    return functorch_config.patch(bundled_autograd_cache=False) if SUPPORTED else nullcontext()


def _keeps() -> bool:
    """Whether PyTorch keeps graphs now; not where it looks for a graph to reproduce an error by, and wraps what back ends make."""
    return bool(functorch_config.enable_autograd_cache and inductor_config.fx_graph_cache and dynamo_config.repro_after is None)


def _trains(tensors: Sequence[Any]) -> bool:
    return torch.is_grad_enabled() and any(isinstance(x, torch.Tensor) and x.requires_grad for x in tensors)


def _has_symbols(value: Any) -> bool:
    """Whether a value is a symbol, or a tensor with symbols among its extents."""
    sizes = value.shape if isinstance(value, torch.Tensor) else [value]
    return any(isinstance(size, torch.SymInt | torch.SymFloat | torch.SymBool) for size in sizes)


def _tag(settings: BackendSettings, cache: Cache) -> str | None:
    """The tag of graphs that are compiled by settings, in this environment and by this version of the package; None where the cache
    cannot keep it."""
    what = {name: value for name, value in asdict(settings).items() if name not in ("report", "cache", "budget")}
    key = cache.key_of(KEPT, {"settings": what, "seconds": float(settings.seconds), "environment": environment()})
    known = cache.get(KEPT, key, _Tag)
    if known is None:
        cache.put(KEPT, key, _Tag(secrets.token_hex(16)))
        known = cache.get(KEPT, key, _Tag)  # Of two processes that start at once, one decides.
    return None if known is None else known.text


class CalledKernels:
    """The kernels that a compiled graph calls. Reading the pickle of a graph that has them makes them operators of PyTorch."""

    def __init__(self, operators: Sequence[KernelOperator]) -> None:
        self.operators = tuple(operators)

    def __reduce__(self) -> tuple[Any, ...]:
        return _defined, (self.operators,)


def _defined(operators: Sequence[KernelOperator]) -> CalledKernels:
    for one in operators:
        _ = one.operator
    return CalledKernels(operators)


def with_kernels(form: Any, operators: Sequence[KernelOperator]) -> Any:
    """A compiled graph, which knows the kernels that it calls."""
    if operators and isinstance(form, OutputCode):
        form.__dict__["kernels"] = CalledKernels(operators)
    return form


class PassingForm(OutputCode):
    """A compiled graph that is not kept, for a `reason` that may not be there the next time."""

    def __init__(self, form: Callable[[Any], Any], reason: str) -> None:
        self._boxed_call = True  # PyTorch looks for it among what the object itself has.
        self._form, self._reason = form, reason

    def __call__(self, inputs: Any) -> Any:
        return self._form(inputs)

    def prepare_for_serialization(self) -> None:
        """Raises `BypassAOTAutogradCache`, by which PyTorch keeps nothing."""
        raise BypassAOTAutogradCache(self._reason)


def without_code(form: Any) -> OutputCode:
    """A copy of a compiled graph that may be pickled. Raises `BypassAOTAutogradCache` for one that is none of Inductor's."""
    if not isinstance(form, OutputCode):
        raise BypassAOTAutogradCache(f"a graph of type {type(form).__name__} cannot be kept")
    made = copy.copy(form)
    made.prepare_for_serialization()
    return made


def with_code(form: OutputCode, examples: Sequence[Any], constants: Any, options: Any) -> OutputCode:
    """A compiled graph from a pickle, which may be called. Raises `RuntimeError` when its code is not there any more."""
    if isinstance(form, CompiledFxGraph):
        found, _ = FxGraphCache.cache_hit_post_compile(form, {}, constants)  # pyright: ignore[reportArgumentType]
        if found is None:
            raise RuntimeError("the code of a graph is not there any more")
        form = found
    form.post_compile(examples, constants, options)
    return form
