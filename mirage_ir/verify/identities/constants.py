"""Exponentials of numbers, as values: of a zero with a number added."""

from __future__ import annotations

from fractions import Fraction

from mirage_ir.ops.constants import exact
from mirage_ir.program import Apply, Level
from mirage_ir.verify.identities import signs
from mirage_ir.verify.identities.body import ONE, RewrittenBody
from mirage_ir.verify.identities.sums import is_float


def exp_of_number(body: RewrittenBody, number: float, unit: Fraction, value: int) -> int:
    """exp(unit·number), of extents 1 as far as values are added up on this level, made of `value` or of another one."""
    constant = body.apply("offset", _zero(body, value), value=number)
    if unit != 1:
        constant = body.apply("scale", constant, value=float(unit))
    return _exp(body, constant, unit * exact(number))


def behind_loop(body: RewrittenBody, value: int) -> int | None:
    """The same number behind the loop, where a value of its iterations is the exponential of a number; None where it is not."""
    node = body.definitions.get(value)
    if not isinstance(node, Apply) or node.op != "exp" or any(body.absence(value)):
        return None
    constant = node.operands[0]
    terms = body.combination(constant)
    if terms.keys() != {ONE} or not is_float(terms[ONE]):
        return None
    if value not in body.behind_loop:
        zero = body.accumulate(body.apply("sub", constant, constant))
        body.behind_loop[value] = _exp(body, body.apply("offset", zero, value=float(terms[ONE])), terms[ONE])
    return body.behind_loop[value]


def _exp(body: RewrittenBody, constant: int, number: Fraction) -> int:
    """The exponential of a value that is a number: the same in all blocks, if it has a value in all of them."""
    body.combinations[constant] = {ONE: number}
    made = body.apply("exp", constant)
    if signs.total(body, constant):
        body.split[constant] = body.split[made] = frozenset()
    return made


def _zero(body: RewrittenBody, value: int) -> int:
    """0, of extents 1 as far as values are added up on this level.

    It is made of a value that is defined everywhere, if there is one: a sum rests on the conditions of all its terms.
    """
    if body.given.level is Level.THREAD:
        return body.apply("sub", value, value)
    if not signs.total(body, value):
        invariant = (v for v in body.shapes if body.before_loop(v) and len(body.shapes[v]) <= len(body.shapes[value]))
        made = (v for v in invariant if v in body.definitions or body.given.level is Level.KERNEL)
        value, partial = next((v for v in made if signs.total(body, v)), value), value
        if value == partial:
            return body.apply("sub", value, value)
    zero = body.apply("sub", value, value)
    for dim, extent in enumerate(body.shapes[value]):
        if extent > 1:
            zero = body.apply("sum", zero, dim=dim)
    return zero
