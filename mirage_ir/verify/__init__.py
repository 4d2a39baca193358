"""Equivalence of programs by random testing over a finite field, with a stated chance of error (`equivalence`)."""

from mirage_ir.verify.equivalence import Verdict as Verdict
from mirage_ir.verify.equivalence import Verifier as Verifier
from mirage_ir.verify.equivalence import verify as verify
