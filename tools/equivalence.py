"""Translation validation of a pair: whether `@tgt` computes what `@src` does."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mirage_ir.dialects.candidate_attributes import read_program
from mirage_ir.dialects.diagnostics import FailedOn, blaming
from mirage_ir.dialects.functions import elsewhere, functions

UNSEEN = (
    "no real inputs were found on which the two differ: they may be equal by a law that the verifier does not know "
    "(docs/verification.md lists the laws that it knows)"
)
TOO_LARGE = "the programs are too large to look for real inputs on which the two differ"


def verify_pair(module: ModuleOp, *, tests: int | None = None, lanes: int | None = None, seed: int = 0) -> str:
    """The verifier's words for an equivalent pair, with the bound on the chance of error.

    Raises `FailedOn` at `@tgt` when it is refuted, with a counterexample as notes (PEP 678), one a line, or not proved, with what
    is known of it; and at the module when one of them is missing.
    """
    from mirage_ir.verify import Answer, counterexample
    from mirage_ir.verify.equivalence import Verifier

    source, target = _named(module, "src"), _named(module, "tgt")
    with blaming(source):
        ours = read_program(source)
        verifier = Verifier(ours, tests=tests, lanes=lanes, seed=seed)
    with blaming(target):
        theirs = read_program(target)
        verdict = verifier.check(theirs, refute=True)
    if verdict.equivalent:
        return "\n".join((verdict.message, *(f"narrower: {what}" for what in verdict.narrowed)))
    error = FailedOn(target, verdict.message)
    if verdict.counterexample is not None:
        for note in verdict.counterexample.lines:
            error.add_note(note)
    elif verdict.answer is Answer.NOT_PROVED:
        error.add_note(UNSEEN if counterexample.runs(ours, theirs) else TOO_LARGE)
    raise error


def _named(module: ModuleOp, name: str) -> FuncOp:
    for func in functions(module):
        if func.sym_name.data == name:
            return func
    raise FailedOn(module, f"a pair consists of @src and @tgt, and there is no @{name}{elsewhere(module)}")
