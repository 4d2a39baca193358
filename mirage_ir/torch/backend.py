"""The back end of `torch.compile`: islands become kernels, and Inductor compiles the rest as a whole."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch import config as functorch_config
from torch._functorch._aot_autograd.utils import make_boxed_func
from torch._guards import TracingContext
from torch._inductor import config as inductor_config
from torch._inductor import list_mode_options
from torch._inductor.compile_fx import compile_fx, compile_fx_inner
from torch._inductor.decomposition import select_decomp_table
from torch._inductor.exc import InductorError
from torch._inductor.utils import BoxedBool
from torch.fx import GraphModule

from mirage_ir.errors import OptionError
from mirage_ir.torch.attention import with_attention
from mirage_ir.torch.convert.decompositions import without_kept
from mirage_ir.torch.convert.errors import FAILURES
from mirage_ir.torch.direct_calls import call_directly
from mirage_ir.torch.graph_page import add_line
from mirage_ir.torch.masks import with_known_masks
from mirage_ir.torch.measured_graph import GraphMeasurements, MeasuredGraph, faster, on_gpu
from mirage_ir.torch.operators import has_kernels
from mirage_ir.torch.rewritten import rewrite
from mirage_ir.torch.settings import BackendSettings
from mirage_ir.torch.sized_graph import symbols_of
from mirage_ir.torch.splice import expand_kept
from mirage_ir.torch.two_forms import faster_form


def mirage(
    module: GraphModule, example_inputs: Sequence[Any], *, mode: str | None = None, options: Any = None
) -> Callable[..., Any]:
    """The function that `torch.compile(model, backend="mirage", options={…})` calls for each graph.

    Options are the fields of `BackendSettings`, and `mode` is one of PyTorch's, for Inductor's part. Raises `OptionError` for those
    that make no sense; nothing else is raised that PyTorch's own compilers would not raise.
    """
    settings = BackendSettings.of(options)
    patches = _patches_of(mode)
    try:
        module, simpler = with_known_masks(module)
    except FAILURES as error:
        simpler = f"masks of attention stay as they are: {type(error).__name__}: {error}"
    if simpler:
        _tell(settings, simpler)
    # A cache of whole graphs would return what another back end compiled for the same one.
    with functorch_config.patch(enable_autograd_cache=False):
        if _fallback(module, example_inputs, settings) == "eager":
            return _with_eager(module, example_inputs, settings)
        return _with_inductor(module, example_inputs, settings, patches)


def _patches_of(mode: str | None) -> dict[str, Any]:
    """The settings of Inductor that a mode stands for."""
    known = list_mode_options()
    if mode is None:
        return {}
    if mode not in known:
        raise OptionError(f"the mode is one of {', '.join(map(repr, known))}, not {mode!r}")
    return dict(known[mode])


def _fallback(module: GraphModule, example_inputs: Sequence[Any], settings: BackendSettings) -> str:
    """Who compiles the rest."""
    if settings.fallback is not None:
        return settings.fallback
    tensors = [x for x in [*example_inputs, *module.parameters(), *module.buffers()] if isinstance(x, torch.Tensor)]
    if any(x.device.type != "cpu" for x in tensors):
        return "inductor"
    return "inductor" if has_compiler() else "eager"


def has_compiler() -> bool:
    """Whether Inductor finds a C++ compiler."""
    from torch._inductor.cpp_builder import get_cpp_compiler
    from torch._inductor.exc import InvalidCxxCompiler

    try:
        return bool(get_cpp_compiler())
    except (InvalidCxxCompiler, OSError):
        return False


def _rewritten(module: GraphModule, settings: BackendSettings, kind: str, by_size: bool = False) -> GraphModule:
    """The graph with kernels; the graph itself when that fails, which the report says."""
    changed = _copied(module)
    try:
        return changed if rewrite(changed, settings, kind, by_size) else module
    except FAILURES:
        return module


def _copied(module: GraphModule) -> GraphModule:
    made = GraphModule(module, copy.deepcopy(module.graph))
    made.meta = dict(module.meta)
    return made


def _with_inductor(
    module: GraphModule, example_inputs: Sequence[Any], settings: BackendSettings, patches: dict[str, Any]
) -> Callable[..., Any]:
    table = select_decomp_table()
    fewer = without_kept(table)
    kept = [op for op in table if op not in fewer]

    def inner(graph: GraphModule, inputs: Sequence[Any], **options: Any) -> Any:
        kind = "backward" if options.get("is_backward") else "inference" if options.get("is_inference") else "forward"
        graph = with_attention(graph, table)
        is_measured = settings.measures and on_gpu(inputs)
        by_size = is_measured and len(symbols_of(inputs)) == 1
        changed = _rewritten(graph, settings, kind, by_size)
        measured = MeasuredGraph(changed, settings.cache, patches) if is_measured and has_kernels(changed) else None
        times = None if measured is None else measured.known()
        # Inductor says how results lie, once for a graph.
        said = _output_strides()
        replayed = bool(options.get("cudagraphs"))
        if measured is not None and times is None and replayed:
            try:
                times = without_graphs(changed, graph, inputs, options)
                measured.keep(times)
            except FAILURES as error:
                _tell(settings, f"{kind} graph: not measured: {error}")
                measured, changed = None, graph if settings.tune or by_size else changed
        pays = set[bool]() if times is None else {way for t in times.every for way in t.pays(replayed)}
        if pays == {False}:
            changed = graph
        try:
            made = compiled(changed, inputs, options)
        except InductorError as error:
            if changed is graph:
                raise
            said.clear()
            warnings.warn(f"Inductor does not take a graph with kernels, and gets it as it was: {error}", stacklevel=2)
            return compiled(graph, inputs, options)
        if measured is None:
            return made
        if times is not None and len(pays) == 1:
            _tell_times(settings, kind, times, replayed)
            return made
        our_strides = [*said]
        said.clear()
        theirs = compiled(graph, inputs, options)
        if times is None:
            try:
                times = faster(made, theirs, inputs)
                measured.keep(times)
            except FAILURES as error:
                _tell(settings, f"{kind} graph: not measured: {error}")
                if settings.tune or by_size:
                    return theirs
                said[:] = our_strides
                return made
        _tell_times(settings, kind, times, replayed)
        best = faster_form(made, theirs, inputs, times, alike=our_strides == said, replayed=replayed)
        if best is made:
            said[:] = our_strides
        return best

    def compiled(graph: GraphModule, inputs: Sequence[Any], options: dict[str, Any]) -> Any:
        expand_kept(graph, table, kept)
        call_directly(graph)
        return compile_fx_inner(graph, inputs, **options)

    def without_graphs(ours: GraphModule, theirs: GraphModule, inputs: Sequence[Any], options: dict[str, Any]) -> GraphMeasurements:
        """The times of both graphs, compiled for this alone, without the CUDA graphs that Inductor would make of their calls."""
        options, made = {**options, "cudagraphs": BoxedBool(False)}, list[Any]()
        with inductor_config.patch({"triton.cudagraphs": False}):
            for graph in (ours, theirs):
                try:
                    made.append(compiled(_copied(graph), inputs, options))
                finally:
                    _output_strides().clear()
            first, second = made
            return faster(first, second, inputs)

    made: Any = compile_fx(module, list(example_inputs), inner_compile=inner, decompositions=fewer, config_patches=patches)
    return made


def _output_strides() -> list[Any]:
    """The list in which Inductor says how the results of a graph lie; one of our own where nobody asked."""
    context = TracingContext.try_get()
    return [] if context is None or context.output_strides is None else context.output_strides


def _tell(settings: BackendSettings, line: str) -> None:
    """Adds a line about the last graph to the report."""
    settings.write(line)
    add_line(settings, line)


def _tell_times(settings: BackendSettings, kind: str, times: GraphMeasurements, replayed: bool) -> None:
    for one in times.every:
        _tell(settings, f"{kind} graph: {one}: {one.pays(replayed)}")


def _with_eager(module: GraphModule, example_inputs: Sequence[Any], settings: BackendSettings) -> Callable[..., Any]:
    def compiler(kind: str) -> Callable[..., Any]:
        def compile(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
            return make_boxed_func(_rewritten(graph, settings, kind).forward)

        return compile

    back_end = aot_autograd(
        fw_compiler=compiler("forward"),
        bw_compiler=compiler("backward"),
        inference_compiler=compiler("inference"),
        decompositions=without_kept(select_decomp_table()),
    )
    return back_end(module, list(example_inputs))


def register_back_end() -> None:
    """Makes the back end known to `torch.compile` as "mirage", where the package's entry points are not installed."""
    from torch._dynamo.backends.registry import list_backends, register_backend

    if "mirage" not in list_backends(exclude_tags=()):
        register_backend(mirage, name="mirage")
