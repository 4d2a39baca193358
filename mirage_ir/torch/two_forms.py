"""A compiled graph in two forms, with kernels and as Inductor compiles it alone, of which each call runs the faster one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import torch
from torch._guards import TracingContext
from torch._inductor.output_code import OutputCode

from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.sizes import LARGEST_SEARCHED
from mirage_ir.torch.kept_graphs import with_code, without_code
from mirage_ir.torch.measured_graph import GraphMeasurements
from mirage_ir.torch.sized_graph import symbols_of

GraphForm: TypeAlias = Callable[[list[Any]], Any]
"""A compiled graph as Inductor makes it: called with a list of its inputs, which it may empty."""
SizeRanges: TypeAlias = Sequence[tuple[int, int]]
MOST_KNOWN = 4096
"""Sizes of which a graph remembers the forms."""


def faster_form(
    ours: GraphForm, theirs: GraphForm, examples: Sequence[Any], times: GraphMeasurements, *, alike: bool, replayed: bool
) -> GraphForm:
    """The form that was measured to be faster; one that is both, where each is at some sizes or in one way to be called.

    `alike`: results of both lie alike in memory. Where they do not, one form has to serve all calls. `replayed`: both are
    CUDA graphs.
    """
    pays = [t.pays(replayed) for t in times.every]
    called, captured = [p.called for p in pays], [p.captured for p in pays]
    if len({*called, *captured}) == 1:
        return ours if called[0] else theirs
    if not alike:
        return ours if all(t.pays_alone for t in times.every) else theirs
    if len(pays) == 1:
        return TwoForms(ours, theirs, _everywhere(called[0]), _everywhere(captured[0]))
    sizes = [t.sizes[0] for t in times.every]
    ranges = [paying_ranges(list(zip(sizes, each, strict=True))) for each in (called, captured)]
    try:
        return TwoForms(ours, theirs, *ranges, shown=shown_size(examples))
    except NotConverted:  # No input shows the size.
        return theirs


def paying_ranges(measured: Sequence[tuple[int, bool]]) -> list[tuple[int, int]]:
    """The ranges of sizes in which something pays that does so, or not, at each of these sizes: where it does at both ends.

    Below the least and above the largest size that was measured it is as there, as far as kernels are searched.
    """
    every = sorted(measured)
    found: list[tuple[int, int]] = [(size, size) for size, pays in every if pays]
    found += [(a, b) for (a, one), (b, other) in pairwise(every) if one and other]
    if every and every[0][1]:
        found.append((0, every[0][0]))
    if every and every[-1][1]:
        found.append((every[-1][0], LARGEST_SEARCHED))
    return _joined(found)


def _joined(ranges: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The fewest ranges with the same sizes."""
    found: list[tuple[int, int]] = []
    for least, most in sorted(ranges):
        if found and least <= found[-1][1]:
            found[-1] = found[-1][0], max(most, found[-1][1])
        else:
            found.append((least, most))
    return found


def _everywhere(pays: bool) -> SizeRanges:
    return [(0, LARGEST_SEARCHED)] if pays else []


class TwoForms(OutputCode):
    """A graph that is `ours` in calls on a stream where the size of its symbol is in one of the ranges `called`, and in calls that
    are captured for a CUDA graph where it is in one of `captured`; else it is `theirs`.

    What is captured must have run before, since kernels are compiled or chosen then. So the form for captures runs once on a stream
    at each size: when the size is that of the call before, as in the calls by which a capture is prepared. What has not run by the
    time of a capture gives way to the form that calls on a stream have. `shown`: the input that shows the size, and the dimension
    if that is a tensor; not given where ranges are all or nothing.
    """

    def __init__(
        self,
        ours: GraphForm,
        theirs: GraphForm,
        called: SizeRanges,
        captured: SizeRanges,
        *,
        shown: tuple[int, int | None] | None = None,
    ) -> None:
        self._boxed_call = True  # PyTorch looks for it among what the object itself has.
        self._forms, self._called, self._captured = {True: ours, False: theirs}, tuple(called), tuple(captured)
        self._place, self._dimension = shown or (None, None)
        self._known = dict[int, tuple[GraphForm, GraphForm]]()
        self._last = 0

    def __call__(self, inputs: Any) -> Any:
        size = 0
        if self._place is not None:
            given = inputs[self._place]
            size = given if self._dimension is None else given.shape[self._dimension]
        found = self._known.get(size)
        if found is None:
            return self._first(size, inputs)
        called, captured = found
        return (called if called is captured or not captures() else captured)(inputs)

    def _first(self, size: int, inputs: list[Any]) -> Any:
        """A call with a size whose form for captures may not have run yet."""
        called, captured = (self._forms[_within(size, ranges)] for ranges in (self._called, self._captured))
        again, self._last = size == self._last, size
        if called is not captured and (captures() or not again):
            return called(inputs)
        made = captured(inputs)
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[size] = called, captured
        return made

    def prepare_for_serialization(self) -> None:
        """Leaves out what a pickle cannot have, in a copy of the object."""
        self._forms = {pays: without_code(form) for pays, form in self._forms.items()}
        self._known, self._last = {}, 0

    def post_compile(self, example_inputs: Sequence[Any], constants: Any, graph_kwargs: Any) -> None:
        """Makes both forms ready to be called, after they were read from a pickle."""
        made = dict[bool, GraphForm]()
        for pays, form in self._forms.items():
            assert isinstance(form, OutputCode)
            context = TracingContext.try_get()
            if context is not None and context.output_strides is not None:
                context.output_strides.clear()  # Each form says how its results lie, and both say the same.
            made[pays] = with_code(form, example_inputs, constants, graph_kwargs)
        self._forms = made


def captures() -> bool:
    """Whether calls on the current stream are captured for a CUDA graph."""
    return torch.cuda.is_initialized() and torch.cuda.is_current_stream_capturing()


def _within(size: int, ranges: SizeRanges) -> bool:
    return any(least <= size <= most for least, most in ranges)


def shown_size(examples: Sequence[Any]) -> tuple[int, int | None]:
    """The input that shows the size of a graph's symbol, and the dimension if it is a tensor.

    Raises `NotConverted` where the graph has no symbol, or several, or no input shows it.
    """
    symbols = symbols_of(examples)
    if len(symbols) != 1:
        raise NotConverted(f"the graph has {len(symbols)} symbols")
    for place, x in enumerate(examples):
        if isinstance(x, torch.SymInt) and x.node.expr == symbols[0]:
            return place, None
        if isinstance(x, torch.Tensor):
            for d, extent in enumerate(x.shape):
                if isinstance(extent, torch.SymInt) and extent.node.expr == symbols[0]:
                    return place, d
    raise NotConverted(f"no input has the size {symbols[0]}")
