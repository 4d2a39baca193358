"""The order of the stages: `superoptimize` runs them on plain data, `mugraph-superoptimize` as passes."""

from __future__ import annotations

from enum import StrEnum


class PipelineStage(StrEnum):
    """The stages of decomposed workloads, in their order; the value is the name of the pass."""

    OUTLINE = "mugraph-outline"
    SATURATE = "mugraph-saturate"
    GENERATE = "mugraph-generate"
    CHECK_NUMERICS = "mugraph-check-numerics"
    VERIFY = "mugraph-verify"
    SELECT = "mugraph-select"
    INLINE = "mugraph-inline"
