"""Triton's interpreter without work that it repeats: language functions are replaced once a launch, not at each call of a helper.

The interpreter replaces the functions of `triton.language` by its own when a kernel is launched, and again whenever the kernel
calls a `@triton.jit` function, in each block. All but the first time change nothing.
"""

from __future__ import annotations

from typing import Any

import triton.runtime.interpreter


def replace_once() -> None:
    """From now on, the functions that a module sees are replaced once a launch."""
    interpreter: Any = triton.runtime.interpreter
    patch, call, scope = interpreter._patch_lang, interpreter.GridExecutor.__call__, interpreter._LangPatchScope
    launches: list[set[int]] = []

    def launch(executor: Any, *arguments: Any, **constants: Any) -> Any:
        launches.append(set())
        try:
            return call(executor, *arguments, **constants)
        finally:
            launches.pop()

    def replaced(function: Any) -> Any:
        module = id(function.__globals__)
        if launches and module in launches[-1]:
            return scope()
        if launches:
            launches[-1].add(module)
        return patch(function)

    interpreter.GridExecutor.__call__, interpreter._patch_lang = launch, replaced
