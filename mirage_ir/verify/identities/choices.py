"""The choices between identities that exclude each other."""

from __future__ import annotations

from enum import Enum


class Splitting(Enum):
    """The sums whose exponentials become products."""

    EVERY_SUM = 0
    SHIFTS = 1


class Activations(Enum):
    """Whether sigmoid and tanh are oracles, or quotients of exponentials."""

    ORACLES = 0
    EXPONENTIALS = 1
