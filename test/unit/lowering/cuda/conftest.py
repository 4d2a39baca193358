"""Compilers of CUDA text, where they are installed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.compile import MISSING, Compiled, compile_cubin


@pytest.fixture(scope="session")
def compiled() -> Callable[[str, str], Compiled]:
    """`compile_cubin`; tests that ask for it are left out where NVRTC is not installed."""
    try:
        compile_cubin("", "sm_90a")
    except LoweringError as error:
        if str(error) == MISSING:
            pytest.skip(MISSING)
        raise
    return compile_cubin
