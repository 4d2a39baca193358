"""Translation validation of a pair: whether `@tgt` computes what `@src` does."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mirage_ir.passes.candidates import FailedOn, blaming, functions


def verify_pair(module: ModuleOp, *, tests: int = 1, lanes: int = 4, seed: int = 0) -> str:
    """The verifier's words for an equivalent pair, with the bound on the chance of error.

    Raises `FailedOn` at `@tgt`, with a counterexample, when the two differ, and at the module when one of them is missing.
    """
    from mirage_ir.dialects.bridge import program_from_func
    from mirage_ir.verify.equivalence import Verifier

    source, target = _named(module, "src"), _named(module, "tgt")
    with blaming(source):
        verifier = Verifier(program_from_func(source), tests=tests, lanes=lanes, seed=seed)
    with blaming(target):
        verdict = verifier.check(program_from_func(target))
    if not verdict.equivalent:
        raise FailedOn(target, verdict.message)
    return verdict.message


def _named(module: ModuleOp, name: str) -> FuncOp:
    for func in functions(module):
        if func.sym_name.data == name:
            return func
    raise FailedOn(module, f"a pair consists of @src and @tgt, and there is no @{name}")
