"""A graph of PyTorch's with kernels in the place of its islands, and the record of what was taken and what not."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from math import prod

import torch
from torch._guards import detect_fake_mode
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx import GraphModule, Node
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols

from mirage_ir.cache.results import Cache
from mirage_ir.runtime.background import BackgroundCall
from mirage_ir.target.machines import DEFAULT_TARGET, MACHINES, Machine, machine
from mirage_ir.torch.choice import Chooser, IslandChoice, choose_islands
from mirage_ir.torch.convert.errors import FAILURES
from mirage_ir.torch.convert.reader import is_part, overload_of
from mirage_ir.torch.convert.sizes import DynamoSizes, is_size, seen
from mirage_ir.torch.graph_page import add_to_page
from mirage_ir.torch.graph_report import GraphReport, LeftNode, PartReport, keep_report
from mirage_ir.torch.islands import grow, is_view_node, refusals
from mirage_ir.torch.measured_parts import PartMeasuring
from mirage_ir.torch.part_search import SearchesBeside
from mirage_ir.torch.settings import BackendSettings
from mirage_ir.torch.sources import source_line
from mirage_ir.torch.splice import splice

ROUNDS = 8
"""Times that islands are grown anew without the nodes that PyTorch computes as fast. A choice: two are enough for most graphs."""


def rewrite(
    module: GraphModule,
    settings: BackendSettings,
    kind: str,
    by_size: bool = False,
    waiting: list[BackgroundCall] | None = None,
    measuring: PartMeasuring | None = None,
) -> bool:
    """Puts kernels into a functional ATen graph; whether it put any there. Whatever fails, the graph still computes the same.

    `by_size`: it will run at those sizes alone at which it is measured to be faster. `waiting`: parts for all sizes are searched in
    the background, and these searches are added to it; while there are any, no kernel is put into the graph, and nothing reported.
    `measuring`: where programs for large parts are measured; None: nowhere.
    What was done is reported to `recording` and to the settings' file.
    """
    report = GraphReport(kind)
    chosen: list[IslandChoice] = []
    try:
        module.graph.eliminate_dead_code()
        sizes = DynamoSizes.of(module.graph)
        with without_new_guards(detect_fake_mode([n.meta.get("val") for n in module.graph.nodes])):
            with SearchesBeside() as beside:
                chosen = _choose(module, _chooser(settings, by_size, waiting, measuring, beside), report, sizes)
            if waiting:
                return False
            before = len(module.graph.nodes)
            if chosen:
                splice(module, chosen, sizes)
        changed = bool(chosen) or len(module.graph.nodes) != before
    except FAILURES as error:
        report.failure = f"{type(error).__name__}: {error}"
        report.islands, report.taken, report.taken_bytes, chosen = [], 0, 0, []
        raise
    finally:
        if not waiting:
            _record(report, settings, chosen)
    return changed


def _record(report: GraphReport, settings: BackendSettings, chosen: Sequence[IslandChoice]) -> None:
    keep_report(report)
    settings.write(str(report))
    add_to_page(settings, report, [p.kernel for c in chosen for p in c.parts if p.kernel is not None])


def machine_of(settings: BackendSettings) -> Machine:
    """The machine that estimates are for."""
    if settings.target is not None:
        return machine(settings.target)
    if torch.cuda.is_available():
        name = torch.cuda.get_device_name().lower()
        return machine(next((known for known in MACHINES if known in name), DEFAULT_TARGET))
    return machine(DEFAULT_TARGET)


_choosers: dict[tuple[object, ...], Chooser] = {}


def _chooser(
    settings: BackendSettings,
    by_size: bool,
    waiting: list[BackgroundCall] | None,
    measuring: PartMeasuring | None,
    beside: SearchesBeside,
) -> Chooser:
    """The chooser of a process for these settings, which knows what it searched before."""
    goal = machine_of(settings)
    key = (settings.effort, settings.budget, str(settings.cache), goal.name)
    if key not in _choosers:
        _choosers[key] = Chooser(settings, goal, Cache.of(settings.cache))
    known = _choosers[key]
    return Chooser(settings, goal, known.cache, known.known, by_size, waiting, measuring, beside)


def without_new_guards(mode: FakeTensorMode | None) -> AbstractContextManager[None]:
    """While it lasts, what would make a symbolic size a number raises an error, where this version of PyTorch can do that."""
    forbid = getattr(None if mode is None else mode.shape_env, "error_on_new_guards", nullcontext)
    return forbid()


def _choose(module: GraphModule, chooser: Chooser, report: GraphReport, sizes: DynamoSizes) -> list[IslandChoice]:
    called = [n for n in module.graph.nodes if n.op == "call_function" and not is_size(n.meta.get("val"))]
    computing = [n for n in called if not is_view_node(n)]
    report.computing = len(computing)
    report.computed_bytes = sum(_bytes(n) for n in computing)
    refused = refusals(module.graph, sizes)
    chosen: list[IslandChoice] = []
    for last in range(ROUNDS - 1, -1, -1):
        chosen, left = choose_islands(grow(module.graph, refused), chooser, sizes)
        if chooser.waiting:
            return []
        fresh = {n: reason for n, reason in left.items() if n not in refused}
        if not fresh:
            break
        refused.update(fresh)
        if not last:
            chosen = []
    kept = [c for c in chosen if c.taken]
    inside = {n for c in kept for n in c.island.computing}
    report.taken, report.taken_bytes = len(inside), sum(_bytes(n) for n in inside)
    report.islands = [[_reported(p) for p in c.parts] for c in kept]
    report.left = [
        LeftNode(n.name, overload_of(n), source_line(n), refused.get(n, "its island computes nothing that pays"))
        for n in computing
        if n not in inside
    ]
    return kept


def _reported(part: object) -> PartReport:
    from mirage_ir.torch.choice import PartChoice

    assert isinstance(part, PartChoice)
    names = tuple(dict.fromkeys(overload_of(n).removeprefix("aten.") for n in part.nodes))
    kernels = 0 if part.kernel is None else part.launches
    return PartReport(names, kernels, part.cost_us, part.expected_us, part.reason, part.seconds)


def _bytes(node: Node) -> int:
    """Bytes of the tensors that a node makes, at the sizes that Dynamo saw; 0 for tensors whose sizes follow from data."""
    found = node.meta.get("val")
    tensors: Sequence[object] = found if isinstance(found, tuple | list) else [found]
    used: list[object] = [u.args[1] for u in node.users if is_part(u)] if isinstance(found, tuple | list) else [0]
    return sum(
        prod(map(seen, t.shape)) * t.element_size()
        for i, t in enumerate(tensors)
        if i in used and isinstance(t, torch.Tensor) and not any(map(free_unbacked_symbols, t.shape))
    )
