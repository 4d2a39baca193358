"""The axioms as equalities of interned expressions, and what is no axiom as inequalities."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from show_expression import show

from mirage_ir.expr.normal_form import Algebra, Expr

K, S, B = ("k.l", "k.t"), ("s",), ("b",)
LEAVES = ((0, (K,)), (0, (S,)), (1, (B, K)), (2, (K, S)), (3, (B,)))
Build = Callable[[Algebra], Expr]


def leaf(number: int) -> Build:
    name, axes = LEAVES[number]
    return lambda e: e.input(name, axes)


def grow(children: st.SearchStrategy[Build]) -> st.SearchStrategy[Build]:
    def both(f: Callable[[Algebra, Expr, Expr], Expr]) -> Callable[[Build, Build], Build]:
        return lambda x, y: lambda e: f(e, x(e), y(e))

    def one(f: Callable[[Algebra, Expr], Expr]) -> Callable[[Build], Build]:
        return lambda x: lambda e: f(e, x(e))

    return st.one_of(
        st.builds(both(lambda e, x, y: e.add(x, y)), children, children),
        st.builds(both(lambda e, x, y: e.mul(x, y)), children, children),
        st.builds(both(lambda e, x, y: e.div(x, y)), children, children),
        st.builds(both(lambda e, x, y: e.maximum(x, y)), children, children),
        st.builds(one(lambda e, x: e.neg(x)), children),
        st.builds(one(lambda e, x: e.function("exp", x)), children),
        st.builds(one(lambda e, x: e.function("sqrt", x)), children),
        st.builds(one(lambda e, x: e.sum(x, ("k.t",))), children),
        st.builds(one(lambda e, x: e.sum(x, S)), children),
        st.builds(one(lambda e, x: e.scale(x, Fraction(3, 7))), children),
    )


EXPRESSIONS = st.recursive(st.integers(0, len(LEAVES) - 1).map(leaf), grow, max_leaves=3)
quick = settings(max_examples=60, deadline=None)

LAWS: dict[str, Callable[[Algebra, Expr, Expr, Expr], tuple[Expr, Expr]]] = {
    "add commutes": lambda e, x, y, z: (e.add(x, y), e.add(y, x)),
    "add associates": lambda e, x, y, z: (e.add(x, e.add(y, z)), e.add(e.add(x, y), z)),
    "mul commutes": lambda e, x, y, z: (e.mul(x, y), e.mul(y, x)),
    "mul associates": lambda e, x, y, z: (e.mul(x, e.mul(y, z)), e.mul(e.mul(x, y), z)),
    "mul distributes": lambda e, x, y, z: (e.mul(x, e.add(y, z)), e.add(e.mul(x, y), e.mul(x, z))),
    "one is neutral": lambda e, x, y, z: (e.mul(x, e.one), x),
    "zero is neutral": lambda e, x, y, z: (e.add(x, e.zero), x),
    "zero absorbs": lambda e, x, y, z: (e.mul(x, e.zero), e.zero),
    "signs multiply": lambda e, x, y, z: (e.mul(e.neg(x), e.neg(y)), e.mul(x, y)),
    "a sign distributes": lambda e, x, y, z: (e.neg(e.add(x, y)), e.add(e.neg(x), e.neg(y))),
    "a sign leaves a denominator": lambda e, x, y, z: (e.div(x, e.neg(nonzero(e, y))), e.neg(e.div(x, nonzero(e, y)))),
    "div distributes over add": lambda e, x, y, z: (e.div(e.add(x, y), z), e.add(e.div(x, z), e.div(y, z))),
    "div by a product": lambda e, x, y, z: (
        e.div(x, e.mul(nonzero(e, y), nonzero(e, z))),
        e.div(e.div(x, nonzero(e, y)), nonzero(e, z)),
    ),
    "div of a product": lambda e, x, y, z: (e.div(e.mul(x, y), z), e.mul(x, e.div(y, z))),
    "div by a quotient": lambda e, x, y, z: (
        e.div(x, e.div(nonzero(e, y), nonzero(e, z))),
        e.div(e.mul(x, nonzero(e, z)), nonzero(e, y)),
    ),
    "div by one": lambda e, x, y, z: (e.div(x, e.one), x),
    "a constant factor leaves a denominator": lambda e, x, y, z: (
        e.div(x, e.add(y, y)),
        e.mul(e.div(e.one, e.add(e.one, e.one)), e.div(x, y)),
    ),
    "exponentials multiply": lambda e, x, y, z: (
        e.mul(e.function("exp", x), e.function("exp", y)),
        e.function("exp", e.add(x, y)),
    ),
    "exponentials divide": lambda e, x, y, z: (
        e.div(e.function("exp", x), e.function("exp", y)),
        e.function("exp", e.add(x, e.neg(y))),
    ),
    "a shift by a maximum cancels": lambda e, x, y, z: (
        e.mul(e.function("exp", e.add(x, e.neg(top(e, y)))), e.function("exp", e.add(top(e, y), e.neg(z)))),
        e.function("exp", e.add(x, e.neg(z))),
    ),
    "sum distributes over add": lambda e, x, y, z: (e.sum(e.add(x, y), S), e.add(e.sum(x, S), e.sum(y, S))),
    "sums commute": lambda e, x, y, z: (e.sum(e.sum(x, S), B), e.sum(e.sum(x, B), S)),
    "sums merge": lambda e, x, y, z: (e.sum(x, K), e.sum(e.sum(x, ("k.t",)), ("k.l",))),
    "a factor leaves a sum": lambda e, x, y, z: (e.sum(e.mul(fixed(e, x), y), S), e.mul(fixed(e, x), e.sum(y, S))),
    "a divisor leaves a sum": lambda e, x, y, z: (e.sum(e.div(y, fixed(e, x)), S), e.div(e.sum(y, S), fixed(e, x))),
    "a constant summand is counted": lambda e, x, y, z: (e.sum(e.sum(x, S), S), e.mul(e.sum(x, S), e.sum(e.one, S))),
    "max commutes": lambda e, x, y, z: (e.maximum(x, y), e.maximum(y, x)),
    "max associates": lambda e, x, y, z: (
        e.maximum(x, e.maximum(y, z)),
        e.maximum(e.maximum(x, y), z),
    ),
    "max is idempotent": lambda e, x, y, z: (e.maximum(x, x), x),
    "maxima merge": lambda e, x, y, z: (e.max(x, K), e.max(e.max(x, ("k.t",)), ("k.l",))),
    "what is not compared leaves a maximum": lambda e, x, y, z: (
        e.max(e.add(x, fixed(e, y)), S),
        e.add(e.max(x, S), fixed(e, y)),
    ),
    "a positive number leaves a maximum": lambda e, x, y, z: (
        e.max(e.scale(e.div(x, e.number(3)), Fraction(2, 7)), S),
        e.scale(e.div(e.max(x, S), e.number(3)), Fraction(2, 7)),
    ),
    "an exponential leaves a maximum": lambda e, x, y, z: (
        e.max(e.mul(unshifted(e, x), exponential(e, y)), S),
        e.mul(e.max(unshifted(e, x), S), exponential(e, y)),
    ),
    "a quotient of sums of exponentials leaves a maximum": lambda e, x, y, z: (
        e.max(e.div(e.mul(entry(e), e.sum(exponential(e, x), B)), softened(e, y)), S),
        e.div(e.mul(e.max(entry(e), S), e.sum(exponential(e, x), B)), softened(e, y)),
    ),
    "a whole multiple leaves a maximum": lambda e, x, y, z: (e.max(e.add(x, x), S), e.add(e.max(x, S), e.max(x, S))),
    "a nested maximum takes in what stands beside it": lambda e, x, y, z: (
        e.max(e.add(e.max(x, ("k.t",)), e.sum(y, ("k.t",))), ("k.l",)),
        e.max(e.add(x, e.sum(y, ("k.t",))), K),
    ),
    "a positive factor leaves a maximum of two": lambda e, x, y, z: (
        e.maximum(e.scale(x, Fraction(2, 7)), e.scale(y, Fraction(2, 7))),
        e.scale(e.maximum(x, y), Fraction(2, 7)),
    ),
    "a multiple of a maximum is a maximum of multiples": lambda e, x, y, z: (
        e.maximum(e.scale(e.maximum(x, y), Fraction(2, 7)), z),
        e.maximum(e.scale(x, Fraction(2, 7)), e.scale(y, Fraction(2, 7)), z),
    ),
    "relu of a multiple": lambda e, x, y, z: (
        e.maximum(e.scale(x, Fraction(2, 7)), e.zero),
        e.scale(e.maximum(x, e.zero), Fraction(2, 7)),
    ),
    "a minimum is a maximum": lambda e, x, y, z: (e.minimum(x, y), e.neg(e.maximum(e.neg(x), e.neg(y)))),
    "minima associate": lambda e, x, y, z: (
        e.minimum(x, e.minimum(y, z)),
        e.minimum(e.minimum(x, y), z),
    ),
    "log undoes exp": lambda e, x, y, z: (e.function("log", exponential(e, x)), fixed(e, x)),
    "log of a product with an exponential": lambda e, x, y, z: (
        e.function("log", e.mul(exponential(e, x), e.input(9, (S,)))),
        e.add(fixed(e, x), e.function("log", e.input(9, (S,)))),
    ),
    "log of a quotient of sums of exponentials": lambda e, x, y, z: (
        e.function("log", e.div(softened(e, x), softened(e, y))),
        e.add(e.function("log", softened(e, x)), e.neg(e.function("log", softened(e, y)))),
    ),
}


def fixed(e: Algebra, x: Expr) -> Expr:
    """Something that does not depend on S, and is no exponential (which merges with those under the sum)."""
    return e.function("sqrt", e.sum(x, S))


def exponential(e: Algebra, x: Expr) -> Expr:
    """An exponential that does not depend on S."""
    return e.function("exp", fixed(e, x))


def nonzero(e: Algebra, y: Expr) -> Expr:
    """A divisor that is not its own opposite, as 1 − 1 is: that has no value."""
    return e.one if e.neg(y) == y else y


def unshifted(e: Algebra, x: Expr) -> Expr:
    """An expression without an exp that is shifted by a maximum: such a product stays one factor (docs/search.md)."""
    text = show(e.store, x)
    return e.function("sqrt", x) if "exp(" in text and "max" in text else x


def softened(e: Algebra, x: Expr) -> Expr:
    """A sum of exponentials that does not depend on S."""
    return e.sum(e.function("exp", e.add(e.input(7, (B, K)), fixed(e, x))), K)


def entry(e: Algebra) -> Expr:
    """An entry that depends on S."""
    return e.input(9, (S,))


def top(e: Algebra, y: Expr) -> Expr:
    """A maximum over K of something that depends on K."""
    return e.max(e.mul(y, e.input(8, (K,))), K)


@pytest.mark.parametrize("name", LAWS)
@quick
@given(x=EXPRESSIONS, y=EXPRESSIONS, z=EXPRESSIONS)
def test_axiom(name: str, x: Build, y: Build, z: Build) -> None:
    e = Algebra()
    left, right = LAWS[name](e, x(e), y(e), z(e))
    assert left == right, f"{show(e.store, left)} is not {show(e.store, right)}"


@quick
@given(x=EXPRESSIONS, y=EXPRESSIONS)
def test_nothing_cancels(x: Build, y: Build) -> None:
    """(x·w)/w and (x + y) − y are outside the theory, as in the paper; w is no exponential."""
    e = Algebra()
    a, b, w = x(e), y(e), e.input(9, (S,))
    assert e.div(e.mul(a, w), w) != a
    assert e.add(e.add(a, w), e.neg(w)) != a
    if e.zero not in (a, b):
        assert e.add(e.add(a, b), e.neg(b)) != a


def test_exponents_cancel_only_shifts_by_a_maximum() -> None:
    """exp(x)/exp(x) is 1 in the algebra of the reals, and no number once exp(x) underflows."""
    e = Algebra()
    x, y = e.input(0, (K,)), e.input(1, (K,))
    assert e.function("exp", e.add(e.add(x, y), e.neg(y))) != e.function("exp", x)
    assert e.div(e.function("exp", x), e.function("exp", x)) != e.one
    shift = e.max(y, K)
    assert e.mul(e.function("exp", e.add(x, e.neg(shift))), e.function("exp", e.add(shift, e.neg(y)))) == e.function(
        "exp", e.add(x, e.neg(y))
    )


def less(e: Algebra) -> Expr:
    """exp(a) − exp(b)."""
    return e.add(e.function("exp", e.input(3, (B,))), e.neg(e.function("exp", e.input(4, (B,)))))


DIFFERENT: dict[str, Callable[[Algebra, Expr, Expr], tuple[Expr, Expr]]] = {
    "a product is no quotient": lambda e, x, y: (e.mul(x, y), e.div(x, y)),
    "a difference is no sum": lambda e, x, y: (e.add(x, e.neg(y)), e.add(x, y)),
    "a sum of products is no product of sums": lambda e, x, y: (e.sum(e.mul(x, y), S), e.mul(e.sum(x, S), e.sum(y, S))),
    "a square of a sum is no sum of squares": lambda e, x, y: (e.mul(e.sum(x, S), e.sum(x, S)), e.sum(e.mul(x, x), S)),
    "a function of a sum is no sum of functions": lambda e, x, y: (
        e.function("sqrt", e.add(x, y)),
        e.add(e.function("sqrt", x), e.function("sqrt", y)),
    ),
    "a sum of exponentials is no exponential of a sum": lambda e, x, y: (
        e.function("exp", e.sum(x, S)),
        e.sum(e.function("exp", x), S),
    ),
    "max is not min": lambda e, x, y: (e.maximum(x, y), e.minimum(x, y)),
    "max over an index is no sum": lambda e, x, y: (e.max(x, S), e.sum(x, S)),
    "max of a negative is no negative of max": lambda e, x, y: (e.max(e.neg(x), S), e.neg(e.max(x, S))),
    "a factor of unknown sign stays in a maximum": lambda e, x, y: (
        e.max(e.mul(x, e.input(3, (B,))), S),
        e.mul(e.max(x, S), e.input(3, (B,))),
    ),
    "a square may be 0, and stays in a maximum": lambda e, x, y: (
        e.max(e.mul(x, e.mul(e.input(3, (B,)), e.input(3, (B,)))), S),
        e.mul(e.max(x, S), e.mul(e.input(3, (B,)), e.input(3, (B,)))),
    ),
    "a difference of exponentials is not positive": lambda e, x, y: (
        e.max(e.div(x, less(e)), S),
        e.div(e.max(x, S), less(e)),
    ),
    "a negative number stays in a maximum": lambda e, x, y: (
        e.max(e.scale(x, Fraction(-2, 7)), S),
        e.scale(e.max(x, S), Fraction(-2, 7)),
    ),
    "what is compared stays in a maximum": lambda e, x, y: (e.max(e.add(x, y), S), e.add(e.max(x, S), y)),
    "log of a product of unknown signs": lambda e, x, y: (
        e.function("log", e.mul(x, y)),
        e.add(e.function("log", x), e.function("log", y)),
    ),
    "log of a sum": lambda e, x, y: (
        e.function("log", e.add(e.function("exp", x), e.function("exp", y))),
        e.add(x, y),
    ),
    "functions have names": lambda e, x, y: (e.function("sqrt", x), e.function("tanh", x)),
    "functions have attributes": lambda e, x, y: (e.function("gelu", x, form="erf"), e.function("gelu", x, form="tanh")),
    "constants are symbols": lambda e, x, y: (e.scale(e.scale(x, Fraction(2)), Fraction(3)), e.scale(x, Fraction(6))),
    "a shift stays in its sum, for the sake of its range": lambda e, x, y: (
        e.sum(e.function("exp", e.add(x, e.neg(e.max(x, S)))), S),
        e.mul(e.sum(e.function("exp", x), S), e.function("exp", e.neg(e.max(x, S)))),
    ),
    "1/(x + y) is not 1/x + 1/y": lambda e, x, y: (e.div(e.one, e.add(x, y)), e.add(e.div(e.one, x), e.div(e.one, y))),
    "a divisor is not lost in a divisor": lambda e, x, y: (e.div(e.one, e.div(e.one, e.add(x, y))), e.one),
}


@pytest.mark.parametrize("law", DIFFERENT.values(), ids=list(DIFFERENT))
def test_no_axiom(law: Callable[[Algebra, Expr, Expr], tuple[Expr, Expr]]) -> None:
    e = Algebra()
    left, right = law(e, e.input(0, (S,)), e.input(1, (S,)))
    assert left != right, show(e.store, left)


def test_a_divisor_leaves_a_sum_that_has_another_divisor() -> None:
    """Σ_s 1/((a + b)·(c_s + d_s)) is (Σ_s 1/(c_s + d_s))/(a + b)."""
    e = Algebra()
    outer = e.add(e.input(0, (B,)), e.input(1, (B,)))
    inner = e.add(e.input(2, (B, S)), e.input(3, (B, S)))
    assert e.sum(e.div(e.one, e.mul(outer, inner)), S) == e.div(e.sum(e.div(e.one, inner), S), outer)


# Names of index parts.


@quick
@given(EXPRESSIONS)
def test_the_name_of_a_bound_part_is_nobodys_business(build: Build) -> None:
    """Σ_s x over a free part renamed and back, with the names of other parts in the way."""
    e = Algebra()
    x = build(e)
    names = {"k.t": "k.l", "k.l": "k.t", "s": "b", "b": "s"}
    there = e.naming.rename(x, names)
    assert e.naming.rename(there, {new: old for old, new in names.items()}) == x
    assert e.store.free[there] == frozenset(names.get(p, p) for p in e.store.free[x])


def test_a_divisor_keeps_its_sign_when_its_parts_are_renamed() -> None:
    """1/(a − b) is −1/(b − a), and one of them stands for both: which one, depends on the names of index parts."""
    e = Algebra()
    entries = {(i, p): e.input(i, ((p,),)) for i, p in ((1, "m"), (0, "m"), (0, "k"), (1, "k"))}
    quotient = {p: e.div(e.one, e.add(entries[0, p], e.neg(entries[1, p]))) for p in "km"}
    assert e.naming.rename(quotient["k"], {"k": "m"}) == quotient["m"]
    for p in "km":  # Under a sum, too.
        assert e.sum(e.neg(quotient[p]), (p,)) == e.sum(e.div(e.one, e.add(entries[1, p], e.neg(entries[0, p]))), (p,))


@pytest.mark.parametrize("order", list(permutations(("p", "q", "r"))))
def test_the_order_of_summation_is_free(order: tuple[str, ...]) -> None:
    e = Algebra()
    x = e.mul(e.input(0, (("p",), ("q",))), e.input(1, (("q",), ("r",))))
    total = x
    for part in order:
        total = e.sum(total, (part,))
    assert total == e.sum(x, ("p", "q", "r"))


def test_two_sums_over_one_range_in_a_third() -> None:
    """(Σ_k x[k])·(Σ_k x[k]) summed over an index that both see keeps two bound names over one range."""
    e = Algebra()
    x = e.input(0, (B, K))
    once = e.sum(x, K)
    twice = e.sum(e.mul(once, once), B)
    assert twice != e.sum(e.mul(x, x), (*K, *B))
    inner = e.sum(e.mul(x, once), K)
    assert e.sum(inner, B) == twice


def test_a_captured_name_is_kept_apart() -> None:
    """Σ_{k.l} (Σ_{k.t} x·w)·y[k.l, k.t]: the k.t of y is not the one that the inner sum binds."""
    e = Algebra()
    x, w, y = e.input(0, (K,)), e.input(1, (K,)), e.input(2, (K,))
    inner = e.sum(e.mul(x, w), ("k.t",))
    outer = e.sum(e.mul(inner, y), ("k.l",))
    assert e.store.free[outer] == {"k.t"}
    assert e.sum(outer, ("k.t",)) != e.sum(e.mul(e.mul(x, w), y), K)
    assert outer != e.sum(e.mul(e.mul(x, w), y), ("k.l",))


def test_duplicates_are_told_apart_by_what_they_multiply() -> None:
    """Σ_{kk'} x[k]·u[k]·x[k']·v[k']·m[b] is the same whichever sum is written first, and not Σ x[k]·u[k']·x[k']·v[k]."""
    e = Algebra()
    x, m = e.input(0, (B, K)), e.input(5, (B,))
    u, v = e.input(1, (B, K)), e.input(2, (B, K))
    first, second = e.sum(e.mul(x, u), K), e.sum(e.mul(x, v), K)
    one = e.sum(e.mul(m, e.mul(first, second)), B)
    assert one == e.sum(e.mul(e.mul(second, m), first), B)
    plain, both = e.sum(x, K), e.sum(e.mul(x, e.mul(u, v)), K)
    assert one != e.sum(e.mul(m, e.mul(plain, both)), B)


def test_an_input_under_two_index_tuples_is_two_atoms() -> None:
    e = Algebra()
    gram = e.sum(e.mul(e.input(0, (("i",), K)), e.input(0, (("j",), K))), K)
    assert gram != e.sum(e.mul(e.input(0, (("i",), K)), e.input(0, (("i",), K))), K)
    assert gram == e.naming.rename(gram, {"i": "j", "j": "i"})


def test_expressions_print() -> None:
    e = Algebra()
    x, w = e.input(0, (("m",), ("k",))), e.input(1, (("k",), ("n",)))
    assert show(e.store, e.sum(e.mul(x, w), ("k",))) == "Σ_{k}(x0[m,k]·x1[k,n])"
    assert show(e.store, e.zero) == "0"


def test_maxima_that_share_no_index_are_maximal_apart() -> None:
    """max_{k,s} (x[k] + y[s]) is max_k x + max_s y, under whatever names."""
    e = Algebra()
    x, y = e.input(0, (K,)), e.input(1, (S,))
    assert e.max(e.add(x, y), (*K, *S)) == e.add(e.max(x, K), e.max(y, S))
    assert e.max(e.add(e.max(e.add(x, y), S), x), K) == e.add(e.max(e.add(x, x), K), e.max(y, S))


def test_the_names_that_a_maximum_binds_are_nobodys_business() -> None:
    """max_k (x[k] + max_k' w[k, k']) and the maximum of the transposed, with primes and without, free names in the way or not."""
    e = Algebra()
    w = e.input(1, (("k",), ("k'",)))
    turned = e.naming.rename(e.naming.rename(w, {"k": "j", "k'": "k"}), {"j": "k'"})
    assert w != turned
    assert e.max(e.max(w, ("k'",)), ("k",)) == e.max(e.max(turned, ("k",)), ("k'",))
    free = e.max(w, ("k",))
    assert e.store.free[free] == {"k'"}
    assert e.naming.rename(free, {"k'": "k"}) == e.max(turned, ("k'",))


def test_a_sign_leaves_a_denominator_with_opposite_terms() -> None:
    """1/−(x − x + y) is −1/(x − x + y), whichever of x and y comes first."""
    e = Algebra()
    x, y = e.input(0, (S,)), e.input(3, (B,))
    for one, other in ((x, y), (y, x)):
        below = e.add(e.add(one, e.neg(one)), other)
        assert e.div(e.one, e.neg(below)) == e.neg(e.div(e.one, below))
