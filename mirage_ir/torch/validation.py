"""`validate`: how far what Inductor makes of a function is from the best known, kernel by kernel."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch.export import ExportedProgram

from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import DEFAULT_TARGET, Machine, machine
from mirage_ir.torch.exported import called_name, exported_program, graph_of
from mirage_ir.torch.inductor_plan import inductor_plan
from mirage_ir.torch.priced_plan import PlanPricer, comparable_values
from mirage_ir.validation.compare import Comparison, compare
from mirage_ir.validation.equal_values import ComparableValues, equal_values
from mirage_ir.validation.programs import price_program
from mirage_ir.validation.text import comparison_text


@dataclass(frozen=True)
class TorchValidation:
    """A function as a compiler makes it, compared with the best known. As text, tables and every gap with its reasons; `notes` say
    what the numbers are, and what could not be read."""

    name: str
    compiler: str
    machine: Machine
    comparison: Comparison
    notes: tuple[str, ...]

    def __str__(self) -> str:
        return comparison_text(self.comparison, self.name, self.machine, self.compiler, self.notes)


def validate(
    function: Callable[..., Any],
    *example_inputs: Any,
    compiler: str = "inductor",
    target: str = DEFAULT_TARGET,
    budget: float | None = None,
    **options: Any,
) -> TorchValidation:
    """Compares the kernels that a compiler plans for a function or module, without gradients, with the best that a search finds.

    The function is exported with the shapes of the example inputs. The only compiler is Inductor; it plans for the device of the
    example inputs, and nothing is compiled or run. Both sides are priced by the cost model for the machine `target`. `budget` and
    `options` are those of `mirage_ir.superoptimize`. Raises `TorchError` for a function that is no program of known operators,
    `InductorError` when the plan cannot be read, `OptionError` for options that make no sense.
    """
    if compiler != "inductor":
        raise OptionError(f"option 'compiler' is 'inductor', not {compiler!r}")
    goal, space = machine(target), replace(Space.of(options), top=1)
    name = called_name(function)
    exported = exported_program(function, *example_inputs)
    graph = graph_of(exported, name)
    program = decompose(graph.program())
    plan = inductor_plan(exported)
    places = _places(exported, program.input_names)
    pricer = PlanPricer(plan, goal, places)
    given = pricer.program()
    found = superoptimize(program, space, goal, control=Control(budget, progress=False))
    best = found.candidates[0].program
    theirs = price_program(best, goal)
    ours, unread = comparable_values(plan, program.inputs, places)
    same = equal_values(ours, ComparableValues.between(best, theirs))
    notes = [f"inductor: the kernels that it plans for {plan.device}, PyTorch {torch.__version__}"]
    if plan.device == "cpu":
        notes[0] += "; those for a GPU may be others"
    if found.budget_ended:
        notes.append("the budget ended the search: a better program may exist")
    if pricer.unpriced:
        notes.append(f"priced by their bytes alone: {', '.join(dict.fromkeys(pricer.unpriced))}")
    if unread:
        notes.append(f"tensors behind these operators were not compared: {', '.join(dict.fromkeys(unread))}")
    return TorchValidation(name, compiler, goal, compare(given, theirs, goal, same), tuple(notes))


def _places(exported: ExportedProgram, names: tuple[str, ...]) -> dict[int, int]:
    """The places of the exported program's inputs among those of its graph, which have their names."""
    signature = exported.graph_signature
    named = {**signature.inputs_to_parameters, **signature.inputs_to_buffers, **signature.inputs_to_lifted_tensor_constants}
    inputs = [n for n in exported.graph.nodes if n.op == "placeholder"]
    called = [re.sub(r"\W", "_", str(named.get(n.name, n.name))) for n in inputs]
    return {i: names.index(c) for i, c in enumerate(called) if names.count(c) == called.count(c) == 1}
