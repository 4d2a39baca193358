"""A program as it is compared: kernels that read and write tensors in device memory, each with its time by the model."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from math import fsum

from mirage_ir.program import TensorType
from mirage_ir.target.cost import CostTerm


class TensorRole(Enum):
    """Where a tensor comes from and goes to."""

    INPUT = auto()
    BETWEEN = auto()
    OUTPUT = auto()


@dataclass(frozen=True, slots=True)
class MovedTensor:
    """A tensor in device memory: what it is called, its type where a program of ours can have it, and its size. `place` is that of
    an input or output among the program's; of other tensors it is 0."""

    label: str
    type: TensorType | None
    nbytes: int
    role: TensorRole
    place: int = 0


@dataclass(frozen=True, slots=True)
class PricedKernel:
    """A kernel: what it computes, and bytes that it reads and writes of tensors, by their keys.

    `terms` is what it takes its time for, in µs, as far as the model says; the rest of `us` nobody explains. `blocks` is None where
    nobody knows how many it has.
    """

    computes: str
    reads: Mapping[Hashable, int]
    writes: Mapping[Hashable, int]
    us: float
    terms: Mapping[CostTerm, float]
    blocks: int | None = None

    @property
    def nbytes(self) -> int:
        """Bytes that it moves, each tensor once."""
        return sum(self.reads.values()) + sum(self.writes.values())

    @property
    def unnamed_us(self) -> float:
        """The part of its time that no term has."""
        return self.us - fsum(self.terms.values())


@dataclass(frozen=True, slots=True)
class PricedProgram:
    """Kernels one after the other, and the tensors between them, by their keys."""

    kernels: tuple[PricedKernel, ...]
    tensors: Mapping[Hashable, MovedTensor]

    @property
    def us(self) -> float:
        return fsum(k.us for k in self.kernels)

    @property
    def nbytes(self) -> int:
        """Bytes between kernels and device memory."""
        return sum(k.nbytes for k in self.kernels)

    def traffic(self, key: Hashable) -> tuple[int, int]:
        """Bytes of a tensor that kernels write, and bytes of it that they read."""
        return sum(k.writes.get(key, 0) for k in self.kernels), sum(k.reads.get(key, 0) for k in self.kernels)
