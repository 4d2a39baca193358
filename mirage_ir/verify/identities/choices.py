"""Which of the identities are applied that can be applied in several ways."""

from __future__ import annotations

from enum import Enum


class Splitting(Enum):
    """The exponentials of which sums become products."""

    EVERY_SUM = 0
    SHIFTS = 1


class Activations(Enum):
    """What sigmoid and tanh are: oracles, or quotients of exponentials."""

    ORACLES = 0
    EXPONENTIALS = 1
