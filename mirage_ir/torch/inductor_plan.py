"""The kernels that Inductor plans for an exported program, and the tensors that each reads and writes, before code is generated."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from torch._inductor import config
from torch._inductor.compile_fx import compile_fx
from torch.export import ExportedProgram
from torch.fx import Graph as FxGraph
from torch.fx import Node

from mirage_ir.errors import MirageError


class InductorError(MirageError):
    """Inductor's plan cannot be read; the message says what of it."""


@dataclass(frozen=True, slots=True)
class InductorBuffer:
    """A tensor in device memory: entries, bytes of one, and the node of the graph that it is the value of, if Inductor knows."""

    entries: int
    itemsize: int
    node: Node | None = None

    @property
    def nbytes(self) -> int:
        return self.entries * self.itemsize


@dataclass(frozen=True, slots=True)
class InductorKernel:
    """A kernel: the nodes of the graph that it computes, and entries of buffers that it reads and writes. `call` is the node of an
    operator that PyTorch computes by a kernel of its own; None for a kernel that Inductor writes. `rows` are those that it reduces,
    each in one block; None where it reduces nothing."""

    nodes: tuple[Node, ...]
    reads: Mapping[str, int]
    writes: Mapping[str, int]
    call: Node | None = None
    rows: int | None = None


@dataclass(frozen=True, slots=True)
class InductorPlan:
    """Kernels in order; `inputs` and `outputs` are names of buffers, in the order of the program's. `graph` is what Inductor made
    of the program before it planned: its placeholders are the inputs."""

    graph: FxGraph
    kernels: tuple[InductorKernel, ...]
    buffers: Mapping[str, InductorBuffer]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    device: str


class _Planned(Exception):
    def __init__(self, plan: InductorPlan) -> None:
        super().__init__("the plan is known")
        self.plan = plan


def inductor_plan(exported: ExportedProgram) -> InductorPlan:
    """The plan for a program without gradients, as `torch.compile` makes it on the device of its tensors. Nothing is compiled.

    Raises `InductorError` when Inductor refuses the program or its plan has another form than this function knows.
    """
    if not hasattr(config, "_post_fusion_custom_pass"):
        raise InductorError("this version of PyTorch does not show the kernels that Inductor plans")
    module = copy.deepcopy(exported.graph_module)
    examples = [n.meta["val"] for n in module.graph.nodes if n.op == "placeholder"]
    found: list[InductorPlan] = []

    def keep(nodes: Sequence[Any]) -> Sequence[Any]:
        found.append(_Reader().plan(nodes))
        raise _Planned(found[0])

    try:
        with torch.no_grad(), config.patch(_post_fusion_custom_pass=keep, fx_graph_cache=False):
            compile_fx(module, examples)
    except Exception as error:
        if found:
            return found[0]
        reason = next((e for e in _causes(error) if isinstance(e, InductorError)), None)
        if reason is not None:
            raise reason from error
        what = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise InductorError(f"Inductor does not plan the program: {what}") from error
    raise InductorError("Inductor planned no kernels")


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


@dataclass
class _Reader:
    """Reads the nodes of Inductor's scheduler, after fusion."""

    buffers: dict[str, InductorBuffer] = field(default_factory=dict[str, InductorBuffer])

    def plan(self, nodes: Sequence[Any]) -> InductorPlan:
        from torch._inductor.ir import MultiOutput
        from torch._inductor.scheduler import NopKernelSchedulerNode
        from torch._inductor.virtualized import V

        lowering: Any = V.graph
        parts: dict[str, list[Any]] = {}  # The results of a kernel with several, by the name of all of them together.
        ran: list[Any] = []
        for node in nodes:
            (*_, last) = node.get_nodes()
            if isinstance(last.node, MultiOutput):
                parts.setdefault(last.node.inputs[0].get_name(), []).append(last)
            elif not isinstance(node, NopKernelSchedulerNode):
                ran.append(node)
        outputs = tuple(lowering.get_output_names())
        for name in lowering.graph_input_names:
            self._keep(lowering, name)
        found = [self._kernel(lowering, node, parts, outputs) for node in ran]
        calls = {k.call for k in found}  # To Inductor, copies for an operator come from it, too.
        kernels = tuple(replace(k, nodes=tuple(n for n in k.nodes if n is k.call or n not in calls)) for k in found)
        devices = {str(torch.device(d).type) for d in lowering.device_types}
        return InductorPlan(
            lowering.module.graph,
            kernels,
            self.buffers,
            tuple(lowering.graph_input_names),
            outputs,
            ", ".join(sorted(devices)),
        )

    def _kernel(self, lowering: Any, node: Any, parts: Mapping[str, list[Any]], outputs: Sequence[str]) -> InductorKernel:
        from torch._inductor.ir import ExternKernel

        own = {b.get_name() for b in node.get_outputs()}
        inner = set(node.get_operation_names())
        reads: dict[str, int] = {}
        writes: dict[str, int] = {}
        for buffer in node.get_outputs():
            name = buffer.get_name()
            if name in parts:
                for part in parts[name]:
                    self._write(lowering, part.get_outputs()[0], set(), outputs, writes)
            else:
                self._write(lowering, buffer, inner, outputs, writes)
        parent = node.get_nodes()[0].node
        if node.is_extern() and isinstance(parent, ExternKernel):
            for read in parent.inputs:
                self._read(lowering, read.get_name(), _product(read.get_size()), reads)
        else:
            for dep in node.read_writes.reads:
                if dep.name not in own and type(dep).__name__ in ("MemoryDep", "StarDep"):
                    self._read(lowering, dep.name, _integer(dep.get_numel()), reads)
        computed = [o for s in node.get_nodes() for o in s.node.get_origins() if o.op == "call_function"]
        call = None
        if node.is_extern():
            call = _called(parent, [n for n in (parent.get_origin_node(), *computed) if n is not None])
            computed = [] if call is None else [call]
        return InductorKernel(tuple(dict.fromkeys(computed)), reads, writes, call, _rows(node))

    def _write(self, lowering: Any, buffer: Any, inner: set[str], outputs: Sequence[str], writes: dict[str, int]) -> None:
        """Counts a result that others read or that is returned; what a kernel alone reads stays in registers or caches."""
        name = buffer.get_name()
        if name in outputs or any(not user.is_weak and user.get_name() not in inner for user in buffer.users):
            self._keep(lowering, name, buffer.node.get_origin_node())
            writes[name] = self.buffers[name].entries

    def _read(self, lowering: Any, name: str, entries: int, reads: dict[str, int]) -> None:
        self._keep(lowering, name)
        reads[name] = min(self.buffers[name].entries, reads.get(name, 0) + entries)

    def _keep(self, lowering: Any, name: str, node: Node | None = None) -> None:
        if name in self.buffers:
            return
        try:
            entries, dtype = _integer(lowering.get_numel(name)), lowering.get_dtype(name)
        except (NotImplementedError, KeyError, AttributeError) as error:
            raise InductorError(f"the buffer '{name}' has no size: {error}") from error
        self.buffers[name] = InductorBuffer(entries, dtype.itemsize, node)


def _integer(extent: Any) -> int:
    """An extent. Raises `InductorError` for a symbolic one."""
    try:
        return int(extent)
    except TypeError as error:
        raise InductorError(f"the plan has the symbolic size {extent}") from error


def _product(extents: Sequence[Any]) -> int:
    found = 1
    for extent in extents:
        found *= _integer(extent)
    return found


def _rows(node: Any) -> int | None:
    """How many sums or maxima a kernel takes, of the reduction that has the most."""
    from torch._inductor.ir import ComputedBuffer, Reduction

    found = [s.node.data for s in node.get_nodes() if isinstance(s.node, ComputedBuffer) and isinstance(s.node.data, Reduction)]
    return max((_product(data.ranges) for data in found), default=None)


def _called(kernel: Any, nodes: Sequence[Node]) -> Node | None:
    """The node of a call: that of the kernel's name, of nodes that belong to it or of which they are views; or the first."""
    name = str(getattr(kernel, "python_kernel_name", None) or "").rpartition("extern_kernels.")[2]
    seen = list(nodes)
    for node in seen:
        if str(node.target).split(".")[1:2] == [name]:
            return node
        if len(node.all_input_nodes) == 1 and node.all_input_nodes[0].op == "call_function":
            seen.append(node.all_input_nodes[0])
    return nodes[0] if nodes else None
