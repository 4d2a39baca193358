"""Equivalence of programs by random testing over finite fields, with a stated chance of error (`equivalence`)."""

from mirage_ir.verify.equivalence import Verifier as Verifier
from mirage_ir.verify.equivalence import verify as verify
from mirage_ir.verify.verdict import Answer as Answer
from mirage_ir.verify.verdict import Basis as Basis
from mirage_ir.verify.verdict import Verdict as Verdict
