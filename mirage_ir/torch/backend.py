"""The back end of `torch.compile`: islands become kernels, and Inductor compiles the rest as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch._aot_autograd.utils import make_boxed_func
from torch._inductor import list_mode_options
from torch._inductor.compile_fx import compile_fx
from torch._inductor.decomposition import select_decomp_table
from torch.fx import GraphModule

from mirage_ir.errors import OptionError
from mirage_ir.torch.convert.decompositions import without_kept
from mirage_ir.torch.convert.errors import FAILURES
from mirage_ir.torch.graph_report import reports_wanted
from mirage_ir.torch.kept_graphs import kept_graphs
from mirage_ir.torch.masks import with_known_masks
from mirage_ir.torch.settings import BackendSettings


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
        from mirage_ir.torch.graph_page import tell

        tell(settings, simpler)
    reported = settings.report is not None or reports_wanted()
    if _fallback(module, example_inputs, settings) == "eager":
        return _with_eager(module, example_inputs, settings)
    with kept_graphs(settings, _tensors(module, example_inputs), reported=reported):
        return _with_inductor(module, example_inputs, settings, patches)


def _tensors(module: GraphModule, example_inputs: Sequence[Any]) -> list[Any]:
    """The inputs of a graph, its parameters and its buffers."""
    return [*example_inputs, *module.parameters(), *module.buffers()]


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
    tensors = [x for x in _tensors(module, example_inputs) if isinstance(x, torch.Tensor)]
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


def _with_inductor(
    module: GraphModule, example_inputs: Sequence[Any], settings: BackendSettings, patches: dict[str, Any]
) -> Callable[..., Any]:
    table = select_decomp_table()

    def inner(graph: GraphModule, inputs: Sequence[Any], **options: Any) -> Any:
        from mirage_ir.torch.graph_compiler import GraphCompiler

        return GraphCompiler(settings, table, patches).compile(graph, inputs, **options)

    made: Any = compile_fx(
        module, list(example_inputs), inner_compile=inner, decompositions=without_kept(table), config_patches=patches
    )
    return made


def _with_eager(module: GraphModule, example_inputs: Sequence[Any], settings: BackendSettings) -> Callable[..., Any]:
    from mirage_ir.torch.graph_compiler import copied_graph
    from mirage_ir.torch.rewritten import rewrite

    def compiler(kind: str) -> Callable[..., Any]:
        def compile(graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
            changed = copied_graph(graph)
            with suppress(*FAILURES):  # The report says what failed.
                graph = changed if rewrite(changed, settings, kind) else graph
            return make_boxed_func(graph.forward)

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
