"""What a program takes beyond the best known one, and what that is made of.

The model's time of a kernel is a sum: its launch, what device memory's bandwidth takes for the tensors that it moves, and terms
that show beyond that (`mirage_ir.target.cost.CostTerm`). So the difference of two programs is a sum as well: of launches, of single
tensors that one moves and the other does not, and of the other terms. What no term has is left unexplained.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from math import fsum, inf

from mirage_ir.reporting.drawing import spelled_type
from mirage_ir.target.cost import CostTerm
from mirage_ir.target.machines import Machine
from mirage_ir.validation.priced import MovedTensor, PricedProgram, TensorRole
from mirage_ir.validation.stretches import KernelStretch, kernel_stretches

GAP = 1.2
"""Times the best from which a measure is a gap: the issue's 20%."""
TOLD_SHARE = 0.02
"""Share of the difference from which a reason is told by itself."""
MOST_CULPRITS = 3
"""Kernels that a reason names."""


@dataclass(frozen=True, slots=True)
class MeasureGap:
    """A measure of both programs: kernels, bytes or µs."""

    measure: str
    given: float
    best: float

    @property
    def ratio(self) -> float:
        """Times the best; 1 where both are 0."""
        return self.given / self.best if self.best else inf if self.given else 1.0

    @property
    def is_wide(self) -> bool:
        """Whether it is a gap that wants a reason."""
        return self.ratio > GAP


@dataclass(frozen=True, slots=True)
class GapReason:
    """Why a program takes `us` longer than the best known (less, when it is negative); `nbytes` is what it moves more for it."""

    what: str
    us: float
    nbytes: int = 0


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two programs for one computation, their measures, and the reasons for the difference, largest first.

    The reasons' times and `unexplained_us` add up to the difference of the times, their bytes to that of the bytes.
    """

    given: PricedProgram
    best: PricedProgram
    measures: tuple[MeasureGap, ...]
    reasons: tuple[GapReason, ...]
    unexplained_us: float
    stretches: tuple[KernelStretch, ...]

    @property
    def gaps(self) -> tuple[MeasureGap, ...]:
        """The measures that are more than `GAP` times the best's."""
        return tuple(m for m in self.measures if m.is_wide)

    @property
    def gap_us(self) -> float:
        return self.given.us - self.best.us


def compare(
    given: PricedProgram, best: PricedProgram, machine: Machine, same: Mapping[Hashable, Hashable] | None = None
) -> Comparison:
    """Compares two programs. `same` has, for tensors between the kernels of `given`, the equal ones between those of `best`, as far
    as they are known; inputs and outputs are matched by their places."""
    measures = (
        MeasureGap("kernels", len(given.kernels), len(best.kernels)),
        MeasureGap("bytes", given.nbytes, best.nbytes),
        MeasureGap("µs", given.us, best.us),
    )
    rate = machine.dram_bandwidth * machine.calibration.dram
    matched = _matched(given, best, same or {})
    reasons = [*_launches(given, best), *_moved(given, best, matched, rate), *_beyond(given, best, machine)]
    reasons.sort(key=lambda r: (-r.us, -r.nbytes, r.what))
    unexplained = fsum(k.unnamed_us for k in given.kernels) - fsum(k.unnamed_us for k in best.kernels)
    return Comparison(given, best, measures, tuple(reasons), unexplained, kernel_stretches(given, best, matched))


def _launches(given: PricedProgram, best: PricedProgram) -> list[GapReason]:
    more = len(given.kernels) - len(best.kernels)
    us = _summed(given, CostTerm.LAUNCH) - _summed(best, CostTerm.LAUNCH)
    return [GapReason(f"launches: {abs(more)} kernel{'s' * (abs(more) > 1)} {'more' if more > 0 else 'fewer'}", us)] if more else []


def _summed(program: PricedProgram, term: CostTerm) -> float:
    return fsum(k.terms.get(term, 0.0) for k in program.kernels)


def _matched(given: PricedProgram, best: PricedProgram, same: Mapping[Hashable, Hashable]) -> dict[Hashable, Hashable]:
    """For each tensor of `given` the one of `best` that has the same entries, where one is known."""
    at_place = {(t.role, t.place): key for key, t in best.tensors.items() if t.role is not TensorRole.BETWEEN}
    found: dict[Hashable, Hashable] = {}
    for key, tensor in given.tensors.items():
        other = same.get(key) if tensor.role is TensorRole.BETWEEN else at_place.get((tensor.role, tensor.place))
        if other is not None:
            found[key] = other
    return found


def _moved(given: PricedProgram, best: PricedProgram, matched: Mapping[Hashable, Hashable], rate: float) -> list[GapReason]:
    """Reasons for the difference of bytes, tensor by tensor."""
    reasons: list[GapReason] = []
    for key, tensor in given.tensors.items():
        written, read = given.traffic(key)
        called = _called(tensor)
        if key in matched:
            other = best.traffic(matched[key])
            more = written + read - sum(other)
            if more:
                size = best.tensors[matched[key]].nbytes
                times = f"{_times(written + read, tensor.nbytes)}; by the best known, {_times(sum(other), size)}"
                reasons.append(GapReason(f"device memory: {called} moves {times}", more / rate, more))
        elif written + read:
            how = f"written and read {_times(read, tensor.nbytes)}" if read else "written"
            reasons.append(
                GapReason(f"device memory: {called} is {how}, not by the best known", (written + read) / rate, written + read)
            )
    for key in best.tensors.keys() - set(matched.values()):
        tensor, moved = best.tensors[key], sum(best.traffic(key))
        if moved:
            what = f"device memory: the best known moves {_called(tensor)}"
            reasons.append(GapReason(what, -moved / rate, -moved))
    return reasons


def _called(tensor: MovedTensor) -> str:
    return f"{tensor.label} ({spelled_type(tensor.type)})" if tensor.type is not None else tensor.label


def _times(nbytes: int, whole: int) -> str:
    """How often a tensor is moved, in words."""
    often = nbytes / whole
    return {1.0: "once", 2.0: "twice"}.get(often, f"{often:.3g} times")


def _beyond(given: PricedProgram, best: PricedProgram, machine: Machine) -> list[GapReason]:
    """Reasons for what shows beyond launches and the bytes of tensors."""
    rate = machine.dram_bandwidth * machine.calibration.dram
    reasons: list[GapReason] = []
    again = fsum(_again(given, rate)) - fsum(_again(best, rate))
    if abs(again) > 1e-9:
        reasons.append(GapReason("device memory: tensors that later loops of a kernel read again", again))
    for term in CostTerm:
        if term in (CostTerm.LAUNCH, CostTerm.MEMORY):
            continue
        each = [k.terms.get(term, 0.0) for k in given.kernels]
        us = fsum(each) - _summed(best, term)
        if us:
            worst = sorted((n for n, one in enumerate(each) if one > 0.2 * abs(us)), key=lambda n: -each[n])[:MOST_CULPRITS]
            named = ", ".join(f"kernel {n + 1} {each[n]:.2f}{_blocks(given.kernels[n].blocks, machine)}" for n in worst)
            against = f"{fsum(each):.2f} µs, the best known's {_summed(best, term):.2f}"
            reasons.append(GapReason(f"{term}: {against}{f' ({named})' if named else ''}", us))
    return reasons


def _blocks(blocks: int | None, machine: Machine) -> str:
    """How many blocks a kernel has, where they are fewer than could run at once."""
    few = blocks is not None and blocks < machine.multiprocessors
    return f": {blocks} block{'s' * (blocks != 1)} for {machine.multiprocessors} multiprocessors" if few else ""


def _again(program: PricedProgram, rate: float) -> list[float]:
    """What device memory takes of each kernel beyond moving each of its tensors once, in µs."""
    return [k.terms.get(CostTerm.MEMORY, 0.0) - k.nbytes / rate for k in program.kernels]
