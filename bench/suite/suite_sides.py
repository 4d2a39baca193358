"""Programs of the suite as `bench/gpu` has them: cases, and the ways to write a program in PyTorch. Needs torch, not mirage-ir."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import suite_attention
from suite_all import SUITE


def sides(name: str) -> dict[str, Callable[..., Any]]:
    """The program as it is written under "", and with PyTorch's attention where it attends."""
    program = SUITE[name].full_size()

    def written(*inputs: Any) -> Any:
        return program.torch(*inputs)

    def with_sdpa(*inputs: Any) -> Any:
        return program.torch(*inputs, attend=suite_attention.sdpa)

    return {"": written, "sdpa": with_sdpa} if program.attends else {"": written}
