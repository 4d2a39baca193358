"""The inputs on which numbers are checked: five classes, two of them with a magnitude.

`choose_draws` of the source program says how large each input is in each class; here numbers are drawn. Every input has a
generator of its own that is seeded with `(seed, position)`, so that the same call gives the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from mirage_ir.clock import check
from mirage_ir.errors import OptionError
from mirage_ir.interpret.real import Emulated
from mirage_ir.numerics.draws import Draw, choose_draws
from mirage_ir.program import DType, Program

Float32 = NDArray[np.float32]

LARGE_MAGNITUDES = (30.0, 100.0)
"""Magnitudes that are tried in the class of large inputs."""
TINY = 1e-3
"""The deviation of tiny inputs."""


_TYPES = Emulated()


class InputClass(StrEnum):
    """A class of inputs. docs/numerics.md says how each is drawn."""

    NORMAL = "normal"
    LARGE = "large"
    TINY = "tiny"
    CONSTANT = "constant"
    ONE_SIDED = "one-sided"


@dataclass(frozen=True, slots=True)
class Trial:
    """One set of inputs: their class and magnitude."""

    kind: InputClass
    magnitude: float = 1.0

    def __str__(self) -> str:
        return f"{self.kind} {self.magnitude:g}" if self.kind in (InputClass.LARGE, InputClass.TINY) else str(self.kind)


def make_trials(large: Sequence[float] = LARGE_MAGNITUDES, tiny: float = TINY) -> tuple[Trial, ...]:
    """Normal inputs, large ones of each magnitude in ascending order, tiny, constant and one-sided ones.

    Raises `OptionError` for magnitudes that are not positive finite numbers.
    """
    for name, values in (("large", large), ("tiny", (tiny,))):
        for value in values:
            if not 0 < value < DType.f32.largest:
                raise OptionError(f"option '{name}' takes positive magnitudes, not {value:g}")
    if not large:
        raise OptionError("option 'large' takes at least one magnitude")
    return (
        Trial(InputClass.NORMAL),
        *(Trial(InputClass.LARGE, float(m)) for m in sorted(set(large))),
        Trial(InputClass.TINY, float(tiny)),
        Trial(InputClass.CONSTANT),
        Trial(InputClass.ONE_SIDED),
    )


def draws_of(source: Program, trial: Trial) -> list[Draw]:
    """How large each input of a decomposed program is in a trial."""
    match trial.kind:
        case InputClass.NORMAL:
            return choose_draws(source)
        case InputClass.LARGE:
            rms = trial.magnitude / sqrt(3)  # of numbers that are uniform between -magnitude and magnitude
            return choose_draws(source, data=rms, scores=rms, shifted=rms)
        case InputClass.TINY:
            return choose_draws(source, data=trial.magnitude, scores=None, shifted=None)
        case InputClass.CONSTANT | InputClass.ONE_SIDED:
            return choose_draws(source, one_sided=True)


class InputDrawer:
    """Draws the inputs of one source program, whole or a part of it, for any trial.

    Draws follow from the whole program: a part of it sees numbers of the same distribution.
    """

    def __init__(self, source: Program, trials: Sequence[Trial], seed: int) -> None:
        self.seed = seed
        self._draws = {trial: draws_of(source, trial) for trial in trials}
        self._numbers: dict[tuple[int, bool, tuple[int, ...]], Float32] = {}
        self._weights: dict[int, tuple[tuple[float, bool, tuple[int, ...]], Float32]] = {}

    def draw(self, program: Program, trial: Trial) -> list[Float32]:
        """The inputs of `program`, as float32 arrays that hold numbers of the inputs' types.

        Raises `TimeUp` when the running clock does (`mirage_ir.clock`).
        """
        found: list[Float32] = []
        for i, (draw, type) in enumerate(zip(self._draws[trial], program.inputs, strict=True)):
            check()
            if trial.kind is InputClass.CONSTANT:
                number = _TYPES.round(np.array([draw.deviation], dtype=np.float32), type.dtype)
                found.append(np.full(type.shape, number[0], dtype=np.float32))
            elif not draw.weight:
                found.append(self._one(i, draw, trial.kind is InputClass.LARGE, type.shape, type.dtype))
            else:  # Weights are the large inputs, and the same in most trials.
                key = draw.deviation, draw.positive, type.shape
                if i not in self._weights or self._weights[i][0] != key:
                    self._weights[i] = key, self._one(i, draw, False, type.shape, type.dtype)
                found.append(self._weights[i][1])
        return found

    def _one(self, i: int, draw: Draw, uniform: bool, shape: tuple[int, ...], dtype: DType) -> Float32:
        numbers = np.asarray(self._random(i, uniform, shape) * np.float32(draw.deviation))
        if draw.positive:
            np.abs(numbers, out=numbers)
        limit = dtype.largest
        return _TYPES.round(np.clip(numbers, -limit, limit, out=numbers), dtype)

    def _random(self, i: int, uniform: bool, shape: tuple[int, ...]) -> Float32:
        """Numbers of deviation 1: normal, or uniform between -√3 and √3."""
        key = i, uniform, shape
        if key not in self._numbers:
            for old in [k for k in self._numbers if k[:2] == key[:2]]:
                del self._numbers[old]
            generator = np.random.default_rng((self.seed, i))
            if uniform:
                numbers = generator.random(shape, dtype=np.float32)
                numbers -= np.float32(0.5)
                numbers *= np.float32(2 * sqrt(3))
            else:
                numbers = generator.standard_normal(shape, dtype=np.float32)
            self._numbers[key] = numbers
        return self._numbers[key]
