"""Inductor's plan as a program of priced kernels, and its tensors as values of a program, as far as they can be read."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

import torch
from torch.fx import Node

from mirage_ir.block.kernels import describe_sweep
from mirage_ir.block.library import LIBRARY_THREADS, predefined_cost
from mirage_ir.block.work import work_of
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import Apply, Program, TensorType
from mirage_ir.target.cost import cost_terms, kernel_cost
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.library_calls import UNSAID, library_calls
from mirage_ir.torch.convert.reader import ELEMENT_TYPES, TorchReader, is_part, overload_of, tensor_of
from mirage_ir.torch.convert.writer import TorchValue, TorchWriter
from mirage_ir.torch.inductor_plan import InductorKernel, InductorPlan
from mirage_ir.validation.equal_values import ComparableValues
from mirage_ir.validation.priced import MovedTensor, PricedKernel, PricedProgram, TensorRole
from mirage_ir.validation.programs import MOST_NAMED, library_terms


@dataclass
class PlanPricer:
    """Prices a plan for a machine. `places` has, for each input of the plan, its place among those of the program that it is
    compared with. `unpriced` names the operators of which only the bytes are known."""

    plan: InductorPlan
    machine: Machine
    places: Mapping[int, int]
    unpriced: list[str] = field(default_factory=list[str])

    def program(self) -> PricedProgram:
        """The kernels of the plan, and its tensors by the names of its buffers."""
        return PricedProgram(tuple(map(self._kernel, self.plan.kernels)), self._tensors())

    def _kernel(self, kernel: InductorKernel) -> PricedKernel:
        buffers = self.plan.buffers
        reads: dict[Hashable, int] = {name: n * buffers[name].itemsize for name, n in kernel.reads.items()}
        writes: dict[Hashable, int] = {name: n * buffers[name].itemsize for name, n in kernel.writes.items()}
        calls = [] if kernel.call is None else library_calls(kernel.call)
        if calls:
            us, (apply, inner, outer) = min(((predefined_cost(*c, self.machine), c) for c in calls), key=lambda priced: priced[0])
            terms = library_terms(apply, inner, outer, sum(reads.values()) + sum(writes.values()), self.machine)
            return PricedKernel(_computes(kernel), reads, writes, us, terms)
        if kernel.call is not None:
            self.unpriced.append(overload_of(kernel.call))
        entries = max((*kernel.reads.values(), *kernel.writes.values()), default=1)
        read = [(n, buffers[name].itemsize) for name, n in kernel.reads.items()]
        itemsize = max((buffers[name].itemsize for name in kernel.writes), default=4)
        swept = describe_sweep(read, sum(writes.values()), entries, float(len(kernel.nodes)), entries, itemsize, kernel.rows)
        work = work_of(swept, LIBRARY_THREADS)
        return PricedKernel(
            _computes(kernel),
            reads,
            writes,
            float(kernel_cost(work, self.machine)),
            cost_terms(work, self.machine),
            int(work.blocks),
        )

    def _tensors(self) -> dict[Hashable, MovedTensor]:
        plan = self.plan
        inputs = {name: n for n, name in enumerate(plan.inputs)}
        nodes = [n for n in plan.graph.nodes if n.op == "placeholder"]
        found: dict[Hashable, MovedTensor] = {}
        for name, buffer in plan.buffers.items():
            node = nodes[inputs[name]] if name in inputs and len(nodes) == len(inputs) else buffer.node
            called = name if node is None else node.name
            role = TensorRole.INPUT if name in inputs else TensorRole.OUTPUT if name in plan.outputs else TensorRole.BETWEEN
            # An input that the other program does not read has a place behind its inputs.
            place = self.places.get(inputs[name], len(inputs) + inputs[name]) if name in inputs else 0
            if role is TensorRole.OUTPUT:
                place = plan.outputs.index(name)
            found[name] = MovedTensor(called, _type_of(node), buffer.nbytes, role, place)
        return found


class _RealReader(TorchReader):
    """Reads values as real numbers, whatever their element types: which tensors are the same does not depend on them."""

    def _keep(self, node: Node, value: TorchValue) -> None:
        wanted = tensor_of(node)
        if tuple(wanted.shape) != value.shape or self.writer.types[value.number].size != wanted.numel():
            raise NotConverted(f"its result has the shape {list(wanted.shape)}, and the program's {list(value.shape)}")
        self.values[node] = value


def comparable_values(
    plan: InductorPlan, inputs: Sequence[TensorType], places: Mapping[int, int]
) -> tuple[ComparableValues, list[str]]:
    """The tensors between the plan's kernels as values of a program with these inputs, and the operators that were not read.

    `places` are those of the plan's inputs among these. A tensor that depends on an operator that was not read is left out.
    """
    reader = _RealReader(TorchWriter(views_outside=False))
    writer = reader.writer
    unread: list[str] = []
    for node in plan.graph.nodes:
        if node.op == "call_function" and (node.users or is_part(node)):
            try:
                reader.read(node)
            except NotConverted as error:
                unread.append(f"{overload_of(node)} ({error})")
    placeholders = [n for n in plan.graph.nodes if n.op == "placeholder"]
    names: dict[int, int] = {}
    for outside, number in writer.inputs.items():
        place = places.get(placeholders.index(outside.node)) if outside.node in placeholders else None
        if place is not None and inputs[place] == writer.types[number]:
            names[number] = place
    made: list[Apply] = []
    for number, node in writer.nodes.items():
        if all(v in names for v in node.operands):
            names[number] = len(inputs) + len(made)
            made.append(Apply(node.op, tuple(names[v] for v in node.operands), node.attrs))
    values: dict[Hashable, int] = {}
    for name, buffer in plan.buffers.items():
        if buffer.node in reader.values and name not in plan.inputs and name not in plan.outputs:
            number = reader.values[buffer.node].number
            if number in names:
                values[name] = names[number]
    if not values:
        return ComparableValues(Decomposed(Program("plan", tuple(inputs), (), ())), {}), unread
    program = Program("plan", tuple(inputs), tuple(made), tuple(values.values()))
    try:
        infer_program(program)
        return ComparableValues(decompose(program), values), unread
    except ProgramError as error:
        return ComparableValues(Decomposed(Program("plan", tuple(inputs), (), ())), {}), [*unread, str(error)]


def _computes(kernel: InductorKernel) -> str:
    """The operators of a kernel in words: `aten.mul.Tensor` is "mul"."""
    names = [overload_of(n).split(".")[1] if "." in overload_of(n) else n.name for n in sorted(kernel.nodes, key=_order)]
    said = [n.strip("_").replace("_", " ") for n in dict.fromkeys(names) if n not in UNSAID]
    more = len(said) - MOST_NAMED
    return ", ".join(said[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "") if said else "copy"


def _order(node: Node) -> int:
    """The place of a node in its graph."""
    return list(node.graph.nodes).index(node)


def _type_of(node: Node | None) -> TensorType | None:
    value = None if node is None else node.meta.get("val")
    if not isinstance(value, torch.Tensor) or value.dtype not in ELEMENT_TYPES:
        return None
    return TensorType(tuple(map(int, value.shape)), ELEMENT_TYPES[value.dtype])
