"""Known fused forms are found, from operators and axioms alone; with operators that were registered a moment ago, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import fused_programs as fp
import pytest
from fused_programs import op, program, tensors

from mirage_ir.check import Stage, check_graph, infer_program, stages_of
from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    Apply,
    GraphOp,
    Load,
    Program,
    ProgramBuilder,
    numbered,
    operands,
    results,
)
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import ACCUMULATORS, Space
from mirage_ir.target import MACHINES
from mirage_ir.verify import verify

H100 = MACHINES["h100"]
SUM, SHIFTED = "accumulate sum", "accumulate sum shift"


@pytest.fixture
def bump() -> Iterator[str]:
    """A function that no part of mirage-ir has heard of."""
    name = "bump"
    register(unary_function(name, lambda np, x: 1 / (1 + x * x)))
    yield name
    unregister(name)


def with_function(source: Program, old: str, new: str) -> Program:
    """The program in operators, with one operator's name replaced."""
    source = decompose(source)
    assert any(isinstance(n, Apply) and n.op == old for n in source.nodes)
    nodes = tuple(replace(n, op=new) if isinstance(n, Apply) and n.op == old else n for n in source.nodes)
    return replace(source, nodes=nodes)


def best(source: Program, space: Space) -> Program:
    """The cheapest candidate, verified."""
    candidate = generate(decompose(source), space, H100).candidates[0]
    assert verify(source, candidate).equivalent
    return candidate


class Form:
    """Questions to a block graph."""

    def __init__(self, candidate: Program, number: int = 0) -> None:
        graphs = [n for n in candidate.nodes if isinstance(n, GraphOp)]
        self.graph = graphs[number]
        types = infer_program(candidate)
        self.types = check_graph(self.graph, [types[v] for v in self.graph.operands])
        self.stages = stages_of(self.graph)
        self.loads = [n for n in self.graph.body if isinstance(n, Load)]
        self.accumulators = [n for n in self.graph.body if isinstance(n, Accumulate)]
        self._made = {first: n for first, n in numbered(len(candidate.inputs), candidate.nodes) if isinstance(n, Apply)}

    def applied(self, name: str, stage: Stage | None = None) -> int:
        """How often an operator is applied (in a stage of the loop)."""
        found = 0
        for first, node in numbered(len(self.graph.operands), self.graph.body):
            found += isinstance(node, Apply) and node.op == name and stage in (None, self.stages[first])
        return found

    def split(self, operand: int) -> bool:
        """Whether the loop splits every load of a tensor."""
        return all(n.fmap != REPLICATE for n in self.loads if self.graph.operands[n.source] == operand)

    def looped(self) -> dict[int, int]:
        """Which dimension of which of the program's inputs the loop splits."""
        return dict(self._origin(n, n.fmap) for n in self.loads if n.fmap != REPLICATE)

    def shared(self, axis: int) -> dict[int, int]:
        """Which dimension of which of the program's inputs a grid dimension splits."""
        return dict(self._origin(n, n.imap[axis]) for n in self.loads if n.imap[axis] != REPLICATE)

    def _origin(self, load: Load, dim: int) -> tuple[int, int]:
        """The tensor that is loaded and its dimension, before it was transposed at kernel level."""
        value = self.graph.operands[load.source]
        while value in self._made and self._made[value].op == "transpose":
            permutation = self._made[value].attr()["permutation"]
            assert isinstance(permutation, tuple)
            dim = permutation[dim]
            (value,) = self._made[value].operands
        return value, dim

    def largest(self) -> int:
        """Elements of the largest tile computed."""
        return max(
            self.types[first].size
            for first, node in numbered(len(self.graph.operands), self.graph.body)
            if results(node) and not isinstance(node, Load)
        )


# Attention in many spellings.


@dataclass(frozen=True)
class Attention:
    """A program softmax(Q·K)·V, and which dimension of which input runs over the keys."""

    source: Program
    keys: dict[int, int]


class Spelling:
    """Builds an attention; each method returns the new value's number."""

    def __init__(self, function: str, safe: bool, heads: int, rows: int, depth: int, keys: int) -> None:
        self.function, self.safe = function, safe
        self.heads, self.rows, self.depth, self.keys = heads, rows, depth, keys
        self.builder = ProgramBuilder("attention")
        self.over: dict[int, int] = {}

    def input(self, *shape: int, keys: int | None = None) -> int:
        """An input of each head, `keys` being the dimension of its keys."""
        value = self.builder.input(fp.TensorType((self.heads, *shape), fp.F16))
        if keys is not None:
            self.over[value] = keys
        return value

    def queries(self) -> int:
        return self.input(self.rows, self.depth)

    def keys_across(self) -> int:
        return self.input(self.depth, self.keys, keys=2)

    def values(self) -> int:
        return self.input(self.keys, self.depth, keys=1)

    def apply(self, name: str, *of: int, **attrs: fp.Attr) -> int:
        return self.builder.apply(name, *of, **attrs)

    def transpose(self, value: int) -> int:
        return self.apply("transpose", value, permutation=(0, 2, 1))

    def weights(self, scores: int, dim: int = 2) -> int:
        """What the scores weigh, before normalization."""
        if self.safe:
            scores = self.apply("sub", scores, self.apply("max", scores, dim=dim))
        return self.apply(self.function, scores)

    def normalized(self, weights: int, dim: int = 2) -> int:
        return self.apply("div", weights, self.apply("sum", weights, dim=dim))

    def attention(self, output: int) -> Attention:
        self.builder.output(output)
        return Attention(self.builder.build(), self.over)


def plain(s: Spelling) -> Attention:
    """softmax(Q·K)·V, as the paper has it."""
    q, k, v = s.queries(), s.keys_across(), s.values()
    return s.attention(s.apply("matmul", s.normalized(s.weights(s.apply("matmul", q, k))), v))


def reordered(s: Spelling) -> Attention:
    """The inputs in another order."""
    v, k, q = s.values(), s.keys_across(), s.queries()
    return s.attention(s.apply("matmul", s.normalized(s.weights(s.apply("matmul", q, k))), v))


def keys_in_rows(s: Spelling) -> Attention:
    """K with a row a key, as V, transposed by the program."""
    q, k, v = s.queries(), s.input(s.keys, s.depth, keys=1), s.values()
    return s.attention(s.apply("matmul", s.normalized(s.weights(s.apply("matmul", q, s.transpose(k)))), v))


def mirrored(s: Spelling) -> Attention:
    """Vᵀ·softmax(Kᵀ·Qᵀ): roles of left and right operands exchanged, and of rows and columns."""
    v, k, q = s.input(s.depth, s.keys, keys=2), s.input(s.keys, s.depth, keys=1), s.input(s.depth, s.rows)
    return s.attention(s.apply("matmul", v, s.normalized(s.weights(s.apply("matmul", k, q), dim=1), dim=1)))


def transposed_between(s: Spelling) -> Attention:
    """(Vᵀ·Pᵀ)ᵀ for P·V, by transposes."""
    q, k, v = s.queries(), s.keys_across(), s.values()
    p = s.normalized(s.weights(s.apply("matmul", q, k)))
    return s.attention(s.transpose(s.apply("matmul", s.transpose(v), s.transpose(p))))


def divided_after(s: Spelling) -> Attention:
    """The division already after the product: the loop and its accumulators are still to be found."""
    q, k, v = s.queries(), s.keys_across(), s.values()
    e = s.weights(s.apply("matmul", q, k))
    return s.attention(s.apply("div", s.apply("matmul", e, v), s.apply("sum", e, dim=2)))


def biased(s: Spelling) -> Attention:
    """A bias is added to the scores."""
    b = s.input(s.rows, s.keys, keys=2)
    q, k, v = s.queries(), s.keys_across(), s.values()
    scores = s.apply("add", s.apply("matmul", q, k), b)
    return s.attention(s.apply("matmul", s.normalized(s.weights(scores)), v))


def masked(s: Spelling) -> Attention:
    """Weights are multiplied by a mask."""
    m = s.input(1, s.keys, keys=2)
    q, k, v = s.queries(), s.keys_across(), s.values()
    e = s.apply("mul", s.weights(s.apply("matmul", q, k)), m)
    return s.attention(s.apply("matmul", s.normalized(e), v))


def scaled(s: Spelling) -> Attention:
    """The scores are scaled by a constant."""
    q, k, v = s.queries(), s.keys_across(), s.values()
    scores = s.apply("scale", s.apply("matmul", q, k), value=0.125)
    return s.attention(s.apply("matmul", s.normalized(s.weights(scores)), v))


def tempered(s: Spelling) -> Attention:
    """The scores are divided by an input, one a head."""
    q, k, v, t = s.queries(), s.keys_across(), s.values(), s.input(1, 1)
    scores = s.apply("div", s.apply("matmul", q, k), t)
    return s.attention(s.apply("matmul", s.normalized(s.weights(scores)), v))


SPELLINGS = (plain, reordered, keys_in_rows, mirrored, transposed_between, divided_after, biased, masked, scaled, tempered)
DIRECT = tuple(s for s in SPELLINGS if s not in (keys_in_rows, transposed_between))
"""Those without a transpose: where the program has one, any tile may be transposed and back, and searches take minutes."""
Spelled = Callable[[Spelling], Attention]


def attention(spelling: Spelled, function: str = "exp", safe: bool = False, rows: int = 64) -> Attention:
    """Over 4096 keys; `safe` subtracts the maximum of the scores."""
    return spelling(Spelling(function, safe, heads=2 if rows > 16 else 1, rows=rows, depth=64, keys=4096))


# The forms.


def one_pass(candidate: Program, keys: dict[int, int]) -> Form | None:
    """The kernel, when there is one and its loop reads the keys once: scores and what they weigh are products of one iteration."""
    graphs = [n for n in candidate.nodes if isinstance(n, GraphOp)]
    if candidate.kernels != 1 or len(graphs) != 1:
        return None
    form = Form(candidate)
    looped = [n for n in form.loads if n.fmap != REPLICATE]
    once = form.looped() == keys and len(looped) == len(keys)
    return form if form.graph.loop > 1 and once and form.applied("matmul", Stage.VARIANT) == 2 else None


def is_flash_attention(candidate: Program, keys: dict[int, int]) -> bool:
    """Numerator and denominator are accumulated in one pass over the keys, and divided once, after it."""
    form = one_pass(candidate, keys)
    return (
        form is not None
        and [(a.kind, a.shift) for a in form.accumulators] == [("sum", None)] * 2
        and form.applied("div", Stage.ACCUMULATED) == 1
    )


def is_online_softmax(candidate: Program, keys: dict[int, int]) -> bool:
    """As FlashAttention, but sums are shifted by each tile's maximum, and rescaled as the maximum grows."""
    form = one_pass(candidate, keys)
    if form is None or len(form.accumulators) != 2 or form.applied("div", Stage.ACCUMULATED) != 1:
        return False
    values = dict(numbered(len(form.graph.operands), form.graph.body))
    shifts = [values[a.shift] for a in form.accumulators if a.kind == "sum" and a.shift is not None]
    return len(shifts) == 2 and all(isinstance(n, Apply) and n.op == "max" for n in shifts)


def is_flash_decoding(candidate: Program, keys: dict[int, int]) -> bool:
    """Blocks share the keys and store partial results in a new dimension; a second kernel sums over it and divides."""
    graphs = [n for n in candidate.nodes if isinstance(n, GraphOp)]
    if candidate.kernels != 2 or len(graphs) != 2:
        return False
    producing, combining = Form(candidate), Form(candidate, 1)
    omaps = {s.omap for s in producing.graph.stores}
    if len(producing.graph.stores) != 2 or not all(NEW_DIM in omap for omap in omaps):
        return False
    parts = {omap.index(NEW_DIM) for omap in omaps}
    return (
        all(producing.shared(axis) == keys for axis in parts)
        and producing.applied("matmul") == 2
        and combining.applied("matmul") == 0
        and combining.applied("sum") == 2
        and combining.applied("div") == 1
    )


Is = Callable[[Program, dict[int, int]], bool]


def found(form: Is, attention: Attention, space: Space) -> Program:
    """The cheapest candidate of a form, verified."""
    candidate = next(c for c in generate(decompose(attention.source), space, H100).candidates if form(c, attention.keys))
    assert verify(attention.source, candidate).equivalent
    return candidate


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_flash_attention(spelling: Spelled, bump: str) -> None:
    """Whatever the spelling, and for a function in place of exp that was registered a moment ago."""
    form = Form(found(is_flash_attention, attention(spelling, bump), Space(max_kernels=1)))
    assert form.applied(bump, Stage.VARIANT) == 1
    assert form.largest() < 64 * 4096


@pytest.mark.parametrize("spelling", DIRECT)
def test_flash_decoding(spelling: Spelled, bump: str) -> None:
    """Few rows and many keys: without any option it is the best."""
    few = attention(spelling, bump, rows=16)
    assert is_flash_decoding(best(few.source, Space()), few.keys)


@pytest.mark.parametrize("spelling", DIRECT)
def test_online_softmax(spelling: Spelled) -> None:
    found(is_online_softmax, attention(spelling, safe=True), Space(max_kernels=1))


def test_rescaling_needs_the_algebra_of_exp(bump: str) -> None:
    """exp(s − m) = exp(s − n)·exp(n − m) is what rescales a sum as its maximum grows; it holds for no other function.

    So with another function nothing can be summed over the keys before the maximum of all of them is known.
    """
    safe = small(plain, bump, safe=True)
    every = generate(decompose(safe.source), Space(max_kernels=1, griddims=((2,),), top=None), H100).candidates
    looped = [Form(c) for c in every if c.kernels == 1]
    assert looped
    assert all(a.shift is None for form in looped for a in form.accumulators)
    assert not any(form.looped() == safe.keys for form in looped)


# What the forms are made of.


def small(spelling: Spelled, function: str = "exp", safe: bool = False) -> Attention:
    """An attention of which all programs can be enumerated."""
    return spelling(Spelling(function, safe, heads=1, rows=4, depth=4, keys=8))


def without(source: Program, *accumulators: str) -> tuple[str, ...]:
    """The operators of a program and all accumulators but some."""
    used = dict.fromkeys(n.op for n in decompose(source).nodes if isinstance(n, Apply))
    return (*used, "mul", *(a for a in ACCUMULATORS if a not in accumulators))


def programs(source: Program, kernels: int, *accumulators: str) -> tuple[Program, ...]:
    """All programs of the space that lacks some accumulators."""
    space = Space(operators=without(source, *accumulators), max_kernels=kernels, griddims=((2,),), franges=(1, 2, 4), top=None)
    generated = generate(decompose(source), space, H100)
    assert generated.exhausted
    return generated.candidates


def test_sums_make_flash_attention() -> None:
    """All programs of a space are looked at: with sums some have the form, without them none has."""
    shape = small(plain)
    assert any(is_flash_attention(c, shape.keys) for c in programs(shape.source, 1))
    assert any(is_flash_attention(c, shape.keys) for c in programs(shape.source, 1, SHIFTED))
    assert not any(is_flash_attention(c, shape.keys) for c in programs(shape.source, 1, SUM))


def test_sums_make_flash_decoding() -> None:
    few = attention(plain, rows=16)
    for accumulators in ((), (SHIFTED,)):
        assert found(is_flash_decoding, few, Space(operators=without(few.source, *accumulators)))
    shape = small(plain)
    assert not any(is_flash_decoding(c, shape.keys) for c in programs(shape.source, 2, SUM))


def test_shifted_sums_make_the_online_softmax() -> None:
    """Without them nothing is left of the form; FlashAttention, which needs plain sums only, was there without them (above)."""
    shape = small(plain, safe=True)
    assert any(is_online_softmax(c, shape.keys) for c in programs(shape.source, 1))
    for missing in ((SHIFTED,), (SUM, SHIFTED)):
        rest = programs(shape.source, 1, *missing)
        assert rest
        for candidate in rest:
            assert not is_online_softmax(candidate, shape.keys)
            assert one_pass(candidate, shape.keys) is None


def test_sums_put_a_norm_behind_the_product() -> None:
    source = fp.rmsnorm(rows=2, depth=8, columns=4)
    looped = {0: 1, 1: 0}
    for kernels, accumulators, expected in ((1, (), True), (1, (SHIFTED,), True), (1, (SUM,), False)):
        forms = [Form(c) for c in programs(source, kernels, *accumulators) if c.kernels == 1]
        assert forms
        assert any(f.looped() == looped and len(f.accumulators) == 2 for f in forms) is expected


# Other forms.


@pytest.mark.parametrize("function", ["sqrt", "bump"])
def test_norms_inside_attention(function: str, bump: str) -> None:
    """One pass over keys and values, with the norms of queries and values computed in it; for another root and another exp, too."""
    source = with_function(fp.qknorm(rows=64, depth=64, keys=4096), "sqrt", function)
    if function == bump:
        source = with_function(source, "exp", bump)
    normed = Attention(source, {1: 2, 2: 1})
    form = Form(found(is_flash_attention, normed, Space(max_kernels=1)))
    assert form.applied(function) == (2 if function == "sqrt" else 3)
    assert form.applied("exp" if function == "sqrt" else bump, Stage.VARIANT) >= 1


@pytest.mark.parametrize("function", ["sqrt", "bump"])
def test_a_norm_goes_behind_the_product(function: str, bump: str) -> None:
    """Section 2 of the paper: one loop for the product and for the sum of squares."""
    source = with_function(fp.rmsnorm(rows=16, depth=4096, columns=1536), "sqrt", function)
    candidate = best(source, Space(max_kernels=1))
    form = Form(candidate)
    assert candidate.kernels == 1
    assert form.graph.loop > 1
    assert form.split(0) and form.split(1)
    assert form.applied("matmul", Stage.VARIANT) == 1
    assert len(form.accumulators) == 2
    assert form.applied("div", Stage.ACCUMULATED) + form.applied("mul", Stage.ACCUMULATED) >= 1


def test_low_rank_adapter_in_one_kernel() -> None:
    """x·w + (x·a)·b in one kernel, with x·a or a·b made anew in each block: which of them is the cost model's choice."""
    candidate = best(fp.lora(rows=16, depth=256, columns=4096, rank=16), Space(max_kernels=1))
    form = Form(candidate)
    assert candidate.kernels == 1
    assert form.applied("matmul") in (2, 3)
    assert sum(isinstance(n, Load) for n in form.graph.body) == 4


@pytest.mark.parametrize("function", ["silu", "bump"])
def test_gated_products_share_a_loop(function: str, bump: str) -> None:
    """Two products of one input in one loop; the gate comes after it."""
    form = Form(best(with_function(fp.gated_mlp(rows=8, depth=4096, columns=4096), "silu", function), Space(max_kernels=1)))
    assert form.applied("matmul", Stage.VARIANT) == 2
    assert form.applied(function, Stage.ACCUMULATED) == 1
    loads = [n for n in form.graph.body if isinstance(n, Load) and form.graph.operands[n.source] == 0]
    assert len(loads) == 1


def test_a_chain_of_any_function(bump: str) -> None:
    """bump(x·a)·b, whose middle is never stored."""
    source = program("chain", tensors((8, 64), (64, 128), (128, 64)), op("matmul", 0, 1), op(bump, 3), op("matmul", 4, 2))
    candidate = best(source, Space(max_kernels=1))
    assert candidate.kernels == 1
    read = {v for n in candidate.nodes for v in operands(n)}
    assert read == {0, 1, 2}


def test_two_passes_stay_two() -> None:
    """Σ_k f(x_k − mean(x)): the mean is known after the loop only, and no axiom moves it through f. The loop must not split k."""
    nodes = (op("mean", 0, dim=1), op("sub", 0, 1), op("tanh", 2), op("sum", 3, dim=1))
    source = program("two_passes", tensors((32, 256)), *nodes)
    generated = generate(decompose(source), Space(top=4), H100)
    assert generated.candidates[0].kernels == 1
    for candidate in generated.candidates:
        assert verify(source, candidate).equivalent
        assert all(n.loop == 1 for n in candidate.nodes if isinstance(n, GraphOp) and candidate.kernels == 1)


def test_nothing_found_runs_wrong() -> None:
    """The values of found forms, not only their verdicts."""
    import numpy as np

    source = fp.attention(heads=2, rows=16, depth=8, keys=64, safe=True)
    draw = np.random.default_rng(1)
    arrays = [3 * draw.standard_normal(t.shape) for t in source.inputs]
    (expected,) = run_program(source, arrays, precision="float64")
    for candidate in generate(decompose(source), Space(top=3, franges=(2, 4, 8)), H100).candidates:
        (found,) = run_program(candidate, arrays, precision="float64")
        assert np.allclose(found, expected, rtol=1e-10, atol=1e-12)
