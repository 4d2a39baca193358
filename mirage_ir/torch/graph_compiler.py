"""How a graph of a model is compiled: with kernels, as Inductor compiles it alone, or as both, of which a call runs one."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import torch
from torch._dispatch.python import enable_python_dispatcher
from torch._dynamo import compiled_autograd
from torch._dynamo.utils import preserve_rng_state
from torch._guards import CompileContext, TracingContext, compile_context, detect_fake_mode, tracing
from torch._inductor import config as inductor_config
from torch._inductor.compile_fx import compile_fx_inner
from torch._inductor.exc import InductorError
from torch._inductor.utils import BoxedBool
from torch._inductor.virtualized import V
from torch.fx import GraphModule
from torch.utils._python_dispatch import _disable_current_modes  # pyright: ignore[reportPrivateUsage]

from mirage_ir.runtime.background import BackgroundCall
from mirage_ir.target.machines import Machine
from mirage_ir.torch.attention import with_attention
from mirage_ir.torch.convert.decompositions import without_kept
from mirage_ir.torch.convert.errors import FAILURES
from mirage_ir.torch.direct_calls import call_directly
from mirage_ir.torch.graph_page import tell
from mirage_ir.torch.joined_products import join_products
from mirage_ir.torch.kept_graphs import PassingForm, by_itself, with_kernels
from mirage_ir.torch.measured_graph import GraphMeasurements, MeasuredGraph, communicates, faster, on_gpu
from mirage_ir.torch.measured_parts import PartMeasuring
from mirage_ir.torch.operators import kernels_in
from mirage_ir.torch.residual_products import add_within_products
from mirage_ir.torch.rewritten import machine_of, rewrite, without_new_guards
from mirage_ir.torch.settings import BackendSettings
from mirage_ir.torch.sized_graph import measured_points, symbols_of
from mirage_ir.torch.splice import expand_kept
from mirage_ir.torch.two_forms import GraphForm, faster_form
from mirage_ir.torch.waiting_form import WaitingForm
from mirage_ir.torch.wide_sweeps import wide_sweeps


class GraphCompiler:
    """Compiles the graphs of a model, which `compile_fx` gives to `compile`, made with a `table` of decompositions `without_kept`.

    `patches` are settings with which Inductor compiles.
    """

    def __init__(self, settings: BackendSettings, table: Mapping[Any, Callable[..., Any]], patches: Mapping[str, Any]) -> None:
        self.settings, self.table, self.patches = settings, dict(table), dict(patches)
        applied = without_kept(self.table)
        self.kept = [op for op in self.table if op not in applied]

    def compile(self, graph: GraphModule, inputs: Sequence[Any], **options: Any) -> GraphForm:
        """What calls with such inputs run: a function of a list of them."""
        options.pop("get_decomp_fn", None)  # What is kept for islands is taken apart before Inductor sees a graph.
        return _Compilation(self, with_attention(graph, self.table), inputs, options).form()


@dataclass(frozen=True)
class _Compiled:
    """A form of a graph, and how its results lie."""

    form: GraphForm
    strides: tuple[Any, ...]


@dataclass(frozen=True)
class _Changed:
    """A changed graph, and `what` was done to it. `instead`: one with less done to it, which is tried where this one fails."""

    graph: GraphModule
    what: str
    instead: _Changed | None = None


class _Compilation:
    """One graph. Its results lie as Inductor says in a list that PyTorch reads, when it is compiled and not when it is called."""

    def __init__(self, compiler: GraphCompiler, graph: GraphModule, inputs: Sequence[Any], options: dict[str, Any]) -> None:
        self._compiler, self._settings = compiler, compiler.settings
        self._graph, self._inputs, self._options = graph, inputs, options
        self._kind = "backward" if options.get("is_backward") else "inference" if options.get("is_inference") else "forward"
        self._measured = self._settings.measures and on_gpu(inputs) and not communicates(graph)
        self._by_size = self._measured and len(symbols_of(inputs)) == 1
        self._replayed = bool(options.get("cudagraphs"))
        self._passing = ""
        """A failure that may not be there the next time."""
        self._alone: _Compiled | None = None
        """The graph as Inductor compiles it alone."""
        self._alone_measured: _Compiled | None = None
        """The same without CUDA graphs, where it has some."""

    def form(self) -> GraphForm:
        """The form that calls run."""
        waiting = list[BackgroundCall]() if self._by_size and self._settings.background and not self._replayed else None
        changed = self._changed(waiting)
        made = self._compiled_alone() if waiting else self._fastest(changed)
        _output_strides()[:] = made.strides
        if not waiting:
            return PassingForm(made.form, self._passing) if self._passing else made.form
        self._tell("parts are searched in the background")
        within = _contexts(self._compiler.patches)
        return WaitingForm(made.form, waiting, lambda: self._later(made, within))

    def _later(self, served: _Compiled, within: Callable[[], Any]) -> GraphForm | list[BackgroundCall]:
        """The form once searches are done, where calls have had Inductor's; or the searches that are left."""
        with within():
            try:
                waiting = list[BackgroundCall]()
                changed = self._changed(waiting)
                return waiting or self._fastest(changed, served).form
            except Exception as error:  # noqa: BLE001 - it is a call of the user's, which can be served as before.
                self._tell(f"it stays as Inductor compiles it alone: {type(error).__name__}: {error}")
                return served.form

    def _changed(self, waiting: list[BackgroundCall] | None) -> list[_Changed]:
        """Forms of the graph that may be faster, in the order in which they are tried: with kernels and better products, and with
        these products alone. What fails is left out, which the report says."""
        found: list[_Changed] = []
        rewritten = copied_graph(self._graph)
        try:
            if rewrite(rewritten, self._settings, self._kind, self._by_size, waiting, self._measuring()):
                found.append(_Changed(rewritten, "with kernels"))
        except FAILURES as error:
            self._passing = f"islands failed: {error}"
        if not self._measured or waiting:
            return found
        for base, what in [*((c.graph, c.what) for c in found), (self._graph, "")]:
            improved = copied_graph(base)
            try:
                # A backward graph is compiled when PyTorch has no mode of its own.
                with without_new_guards(detect_fake_mode([n.meta.get("val") for n in improved.graph.nodes])):
                    done = _improved_products(improved, machine_of(self._settings))
            except FAILURES as error:
                self._fail(f"products stay as they are: {type(error).__name__}: {error}")
                return found
            if done:
                if what:
                    found[0] = _Changed(improved, f"{what}, {done}", instead=found[0])
                else:
                    found.append(_Changed(improved, f"with {done}"))
        return found

    def _measuring(self) -> PartMeasuring | None:
        """Where programs for the parts of the graph are measured."""
        devices = [x.device for x in self._inputs if isinstance(x, torch.Tensor)]
        return PartMeasuring(devices[0]) if self._measured else None

    def _fastest(self, changed: Sequence[_Changed], served: _Compiled | None = None) -> _Compiled:
        """The first of these forms that is faster than the graph as Inductor compiles it alone, for some calls at least; else that.
        `served`: the latter, where calls have had it already."""
        self._alone = served
        for one in changed:
            made = self._faster(one, served is not None)
            if made is not None:
                return made
        return self._compiled_alone()

    def _needs_times(self, changed: _Changed) -> bool:
        """Whether a form is left out where it cannot be measured. Estimates are for kernels alone."""
        return bool(self._settings.tune) or self._by_size or changed.instead is not None or not kernels_in(changed.graph)

    def _compiled_alone(self) -> _Compiled:
        if self._alone is None:
            self._alone = self._compiled(copied_graph(self._graph))
        return self._alone

    def _faster(self, changed: _Changed, served: bool) -> _Compiled | None:
        """A form that is the faster one for some calls at least: the changed one, or both. `served`: calls have had the other."""
        known = MeasuredGraph(changed.graph, self._settings.cache, self._compiler.patches) if self._measured else None
        times = None if known is None else known.known()
        if known is not None and times is None and self._replayed:
            try:
                times = self._without_graphs(changed.graph)
                known.keep(times)
            except FAILURES as error:
                self._fail(f"not measured: {error}")
                if self._needs_times(changed):
                    return self._instead_of(changed, served)
                known = None
        pays = set[bool]() if times is None else {way for t in times.every for way in t.pays(self._replayed)}
        if times is not None and pays != {True, False}:
            self._tell_times(changed, times)
        if pays == {False}:
            return None
        try:
            ours = self._compiled(copied_graph(changed.graph))
        except InductorError as error:
            self._passing = "Inductor does not take a changed graph"
            warnings.warn(f"{self._passing}, and gets it as it was: {error}", stacklevel=2)
            return self._instead_of(changed, served)
        if served and self._compiled_alone().strides != ours.strides:
            self._tell("it stays as Inductor compiles it alone: the results of a changed form would lie differently")
            return None
        if known is None or pays == {True}:
            return ours
        theirs = self._compiled_alone()
        if times is None:
            try:
                times = faster(ours.form, theirs.form, self._inputs)
                if len(times.every) == len(measured_points(self._inputs)):  # Else there was no memory for some sizes now.
                    known.keep(times)
            except FAILURES as error:
                self._fail(f"not measured: {error}")
                return self._instead_of(changed, served) if self._needs_times(changed) else ours
        self._tell_times(changed, times)
        alike = ours.strides == theirs.strides
        form = faster_form(ours.form, theirs.form, self._inputs, times, alike=alike, replayed=self._replayed)
        if form is theirs.form:
            return None
        return _Compiled(form, ours.strides if form is ours.form else theirs.strides)

    def _instead_of(self, failed: _Changed, served: bool) -> _Compiled | None:
        """As `_faster` of the form that is tried where one fails."""
        return None if failed.instead is None else self._faster(failed.instead, served)

    def _compiled(self, graph: GraphModule, options: Mapping[str, Any] | None = None) -> _Compiled:
        """What Inductor makes of a graph, which it changes."""
        said = _output_strides()
        said.clear()
        expand_kept(graph, self._compiler.table, self._compiler.kept)
        call_directly(graph)
        kernels = kernels_in(graph)
        try:
            with by_itself(), wide_sweeps():
                made: Any = compile_fx_inner(graph, self._inputs, **{**self._options, **(options or {})})
            return _Compiled(with_kernels(made, kernels), tuple(said))
        finally:
            said.clear()

    def _without_graphs(self, changed: GraphModule) -> GraphMeasurements:
        """The times of both forms, compiled for this alone, without the CUDA graphs that Inductor would make of their calls."""
        with inductor_config.patch({"triton.cudagraphs": False}):
            off = {"cudagraphs": BoxedBool(False)}
            ours = self._compiled(copied_graph(changed), off)
            if self._alone_measured is None:
                self._alone_measured = self._compiled(copied_graph(self._graph), off)
            return faster(ours.form, self._alone_measured.form, self._inputs)

    def _fail(self, line: str) -> None:
        self._passing = line
        self._tell(line)

    def _tell(self, line: str) -> None:
        tell(self._settings, f"{self._kind} graph: {line}")

    def _tell_times(self, changed: _Changed, times: GraphMeasurements) -> None:
        for one in times.every:
            self._tell(f"{changed.what}: {one}: {one.pays(self._replayed)}")


def _improved_products(graph: GraphModule, machine: Machine) -> str:
    """Changes products of libraries into such as do more at once; what was done, or nothing."""
    joined, added = join_products(graph, machine), add_within_products(graph)
    done = (joined, f"{joined} products joined"), (added, f"{added} product{'s' * (added > 1)} added in place")
    return ", ".join(what for count, what in done if count)


def copied_graph(graph: GraphModule) -> GraphModule:
    """A graph that may be changed."""
    made = GraphModule(graph, copy.deepcopy(graph.graph))
    made.meta = dict(graph.meta)
    return made


def _output_strides() -> list[Any]:
    """The list in which Inductor says how the results of a graph lie; one of our own where nobody asked."""
    context = TracingContext.try_get()
    return [] if context is None or context.output_strides is None else context.output_strides


def _contexts(patches: Mapping[str, Any]) -> Callable[[], Any]:
    """What makes a later part of a program compile as this one does; it leaves random numbers to it as they are.

    What would make a symbolic size a number, or bound one, raises an error there: guards of the compiled program stand already.
    """
    fake, traced, compiling = V.fake_mode, TracingContext.try_get(), CompileContext.try_get()
    asked = traced is not None and traced.output_strides is not None

    @contextmanager
    def within() -> Generator[None]:
        with ExitStack() as stack:
            for context in (preserve_rng_state(), torch.inference_mode(False), torch.no_grad(), torch._C._DisableAutocast()):  # pyright: ignore[reportPrivateUsage]
                stack.enter_context(context)
            for context in (enable_python_dispatcher(), V.set_fake_mode(fake), compiled_autograd._disable()):  # pyright: ignore[reportPrivateUsage]
                stack.enter_context(context)
            stack.enter_context(_disable_current_modes())
            stack.enter_context(tracing(traced))
            stack.enter_context(without_new_guards(fake))
            stack.enter_context(compile_context(compiling))
            stack.enter_context(inductor_config.patch(dict(patches)))
            if asked:
                stack.enter_context(TracingContext.report_output_strides())
            yield

    return within
