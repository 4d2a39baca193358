"""Every operator has its rules, and the small parts of the lowering keep their promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf, log10, nan, prod
from types import ModuleType

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.module.names import identifier
from mirage_ir.lowering.module.rules import TORCH_RULES, Rule, torch_expression
from mirage_ir.lowering.triton import emit_module, register_rule, unregister_rule
from mirage_ir.lowering.triton.kernel import BY_KIND
from mirage_ir.lowering.triton.rules import INVERSES, REDUCTION_RULES, TILE_RULES
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.ops import OPERATORS, Kind, register, unary_function, unregister
from mirage_ir.program import Apply, DType, GraphOp, Level, Load, Program, ProgramBuilder, Stage, Store, TensorType
from mirage_ir.target.machines import machine

F16 = DType.f16


@pytest.mark.parametrize("name", sorted(OPERATORS))
def test_every_operator_has_its_rules(name: str) -> None:
    row = OPERATORS[name]
    assert name in TORCH_RULES
    assert (name in TILE_RULES) == (row.kind is Kind.ELEMENTWISE)
    assert (name in REDUCTION_RULES) == (row.kind is Kind.REDUCTION)
    assert row.product == (row.kind is Kind.CONTRACTION)
    assert row.kind in BY_KIND


def test_no_rule_lacks_an_operator() -> None:
    assert TILE_RULES.keys() | REDUCTION_RULES.keys() <= TORCH_RULES.keys() == OPERATORS.keys()
    assert INVERSES.keys() <= TILE_RULES.keys()


def unary(name: str, dtype: DType = F16) -> Program:
    """One operator in a block graph."""
    b = ProgramBuilder("unary")
    x = b.input(TensorType((8, 24), dtype), "x")
    b.output(*b.add(GraphOp(Level.BLOCK, (x,), (2,), (Load(0, (0,)), Apply(name, (1,)), Store(2, (0,), dtype)))))
    return b.build()


@pytest.mark.parametrize("name", ["log1p", "expm1"])
def test_small_arguments_lose_no_digits(name: str, run_module: Callable[[str], ModuleType]) -> None:
    """Arguments of all sizes, those where the series end among them, and what is not finite."""
    program = decompose(unary(name, DType.f32))
    module = run_module(emit_module(program, program, machine=machine("h100")))
    sizes = torch.logspace(-30, log10(0.999), 82)
    special = [0.0, inf, -inf, nan, -1.0, -1.5, 1e30, *(s * (e + d) for s in (1, -1) for e in (0.3, 0.5) for d in (-1e-6, 0, 1e-6))]
    x = torch.cat([sizes, -sizes, torch.tensor(special), torch.linspace(1, 80, 9)]).reshape(8, 24)
    function = getattr(torch, name)
    torch.testing.assert_close(module.run(x), function(x.double()).float(), rtol=1e-6, atol=0.0, equal_nan=True)


def test_gelu_loses_no_digits_to_a_difference(run_module: Callable[[str], ModuleType]) -> None:
    """1 + erf loses five digits at -4. Results below 1e-8 may be anything as small."""
    program = decompose(unary("gelu", DType.f32))
    module = run_module(emit_module(program, program, machine=machine("h100")))
    special = [0.0, -0.0, inf, -inf, nan, -1e-30, 1e-30, 1e30, -1e30]
    x = torch.cat([torch.logspace(-20, 1, 79), torch.linspace(-6, 0, 104), torch.tensor(special)]).reshape(8, 24)
    found, exact = module.run(x), (x.double() * torch.special.ndtr(x.double())).float()
    exact[x == -inf] = 0.0
    above = ~(x < 0)
    torch.testing.assert_close(found[above], exact[above], rtol=3e-7, atol=0.0, equal_nan=True)
    torch.testing.assert_close(found[~above], exact[~above], rtol=5e-5, atol=1e-8)


@pytest.fixture
def softsign() -> Iterator[str]:
    register(unary_function("softsign", lambda np, x: x / (1 + np.maximum(np.abs(x), 0))))
    yield "softsign"
    unregister_rule("softsign")
    unregister("softsign")


def test_an_operator_without_a_rule_is_named(softsign: str) -> None:
    with pytest.raises(LoweringError, match="operator 0 of 'unary': operator 'softsign' has no Triton rule"):
        emit_module(decompose(unary(softsign)), decompose(unary(softsign)), machine=machine("h100"))


@pytest.mark.parametrize("rule", ["{0} / (1.0 + tl.abs({0}))", lambda x: f"{x} / (1.0 + tl.abs({x}))"], ids=["text", "function"])
def test_a_new_operator_needs_a_row_and_a_rule(softsign: str, rule: Rule, run_module: Callable[[str], ModuleType]) -> None:
    """Its torch text is read off its row."""
    register_rule(softsign, rule)
    module = run_module(emit_module(decompose(unary(softsign)), decompose(unary(softsign)), machine=machine("h100")))
    assert module.main([]) == 0


def test_a_meaning_that_cannot_be_read_wants_a_torch_rule() -> None:
    register(unary_function("odd", lambda np, x: np.vectorize(lambda y: y)(x)))
    try:
        with pytest.raises(LoweringError, match="operator 'odd' has no torch rule"):
            torch_expression("odd", ["x"], {})
        register_rule("odd", "{0}", torch_rule="{0} * 1")
        assert torch_expression("odd", ["x"], {}) == "x * 1"
    finally:
        unregister_rule("odd")
        unregister("odd")


@given(st.lists(st.text(max_size=6)))
def test_identifiers_are_distinct(names: list[str]) -> None:
    taken: set[str] = set()
    made = [identifier(name, taken) for name in names]
    assert len(set(made)) == len(names)
    assert all(name.isidentifier() for name in made)


def thread_graph(first: tuple[int, ...], second: tuple[int, ...], omap: tuple[int, ...]) -> Program:
    """Two 8x16 tiles that meet in a thread graph of 4 threads."""
    inner = (Load(0, first), Load(1, second), Apply("add", (2, 3)), Store(4, omap, F16))
    body = (Load(0, (-1,)), Load(1, (-1,)), GraphOp(Level.THREAD, (2, 3), (4,), inner), Store(4, (-1,), F16))
    b = ProgramBuilder("threads")
    for _ in range(2):
        b.input(TensorType((8, 16), F16))
    b.output(*b.add(GraphOp(Level.BLOCK, (0, 1), (1,), body)))
    return b.build()


@pytest.mark.parametrize(
    ("first", "second", "omap", "message"),
    [((0,), (-1,), (0,), "shapes do not meet|a split and a whole tile"), ((0,), (0,), (1,), "in another order")],
    ids=["whole", "moved"],
)
def test_thread_graphs_that_mix_fragments_are_refused(
    first: tuple[int, ...], second: tuple[int, ...], omap: tuple[int, ...], message: str
) -> None:
    program = thread_graph(first, second, omap)
    with pytest.raises(Exception, match=message):
        emit_module(decompose(program), decompose(program), machine=machine("h100"))


def test_what_no_store_needs_is_left_out() -> None:
    body = (Load(0, (-1,)), Load(0, (-1,), 1), Apply("exp", (2,)), Store(1, (-1,), F16))
    steps = flatten(GraphOp(Level.BLOCK, (0,), (1,), body, loop=4), [TensorType((8, 16), F16)]).steps
    assert [type(s.node) for s in steps] == [Load, Store]
    assert steps[0].stage is Stage.INVARIANT


def scores(program: Program, deviations: list[float]) -> float:
    """Standard deviation of a product of normal inputs of these deviations."""
    return prod(deviations) * program.inputs[0].shape[-1] ** 0.5


@pytest.mark.parametrize(("shift", "wanted"), [(False, 1.0), (True, 3.0)])
@pytest.mark.parametrize("scale", [1.0, 0.125])
def test_scores_are_drawn_with_unit_deviation(shift: bool, wanted: float, scale: float) -> None:
    """3 where a maximum is subtracted (design of the self-check)."""
    b = ProgramBuilder("attention")
    q, k = b.input(TensorType((2, 16, 64), F16)), b.input(TensorType((2, 64, 32), F16))
    s = b.apply("scale", b.apply("matmul", q, k), value=scale)
    b.output(b.apply("exp", b.apply("sub", s, b.apply("max", s, dim=2)) if shift else s))
    program = b.build()
    assert scores(program, [d.deviation for d in choose_draws(program)]) * scale == pytest.approx(wanted, rel=0.25)


def test_weights_are_drawn_by_what_they_contract() -> None:
    b = ProgramBuilder("linear")
    x, w = b.input(TensorType((16, 100), F16)), b.input(TensorType((32, 100), F16))
    b.output(b.apply("matmul", x, b.apply("transpose", w, permutation=(1, 0))))
    assert [d.deviation for d in choose_draws(b.build())] == [1.0, 0.1]


def test_arguments_of_roots_and_logarithms_are_drawn_positive() -> None:
    b = ProgramBuilder("positive")
    x, y, z = (b.input(TensorType((4, 8), F16)) for _ in range(3))
    b.output(b.apply("log", b.apply("sum", x, dim=1)), b.apply("div", z, b.apply("sqrt", b.apply("square", y))))
    assert [d.positive for d in choose_draws(b.build())] == [True, False, False]
