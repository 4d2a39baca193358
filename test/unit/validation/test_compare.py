"""Comparisons: reasons add up to the difference, an avoidable tensor is named with its bytes, equal programs have no gap."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import fsum

import fused_programs as fp
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.block.cost import program_cost
from mirage_ir.block.library import PRODUCT
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.program import Program
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES
from mirage_ir.target.cost import CostTerm
from mirage_ir.validation.compare import Comparison, compare
from mirage_ir.validation.equal_values import ComparableValues, ending_at, equal_values
from mirage_ir.validation.priced import MovedTensor, PricedKernel, PricedProgram, TensorRole
from mirage_ir.validation.programs import price_program
from mirage_ir.validation.search import compared_with_best
from mirage_ir.validation.text import comparison_text, told_reasons

H100 = MACHINES["h100"]
MEBIBYTE = 1 << 20


def chain(rows: int = 512, columns: int = 1024) -> Program:
    """exp, and its square root: one kernel is enough."""
    return fp.program("chain", fp.tensors((rows, columns)), fp.op("exp", 0), fp.op("sqrt", 1))


def fused_chain(rows: int = 512, columns: int = 1024, grid: int = 512) -> Program:
    b = fp.Body(1)
    b.store(b.apply("sqrt", b.apply("exp", b.load(0, (0,)))), (0,))
    return fp.program("chain", fp.tensors((rows, columns)), b.block((0,), (grid,)))


def same_values(ours: Decomposed, theirs: Decomposed) -> Mapping[Hashable, Hashable]:
    sides = (ComparableValues.between(program, price_program(program, H100)) for program in (ours, theirs))
    return equal_values(*sides)


def compared(ours: Program, theirs: Program) -> Comparison:
    given, best = decompose(ours), decompose(theirs, libraries=True)
    priced = price_program(given, H100), price_program(best, H100)
    return compare(*priced, H100, same_values(given, best))


def check_sums(found: Comparison) -> None:
    """The law: nothing of the difference is lost, and nothing is told twice."""
    assert fsum(r.us for r in found.reasons) + found.unexplained_us == pytest.approx(found.given.us - found.best.us, abs=1e-9)
    assert sum(r.nbytes for r in found.reasons) == found.given.nbytes - found.best.nbytes
    assert sorted(n for s in found.stretches for n in s.given) == list(range(len(found.given.kernels)))
    assert sorted(n for s in found.stretches for n in s.best) == list(range(len(found.best.kernels)))


def test_an_avoidable_tensor_is_named_with_its_bytes() -> None:
    found = compared(chain(), fused_chain())
    check_sums(found)
    assert [g.measure for g in found.gaps] == ["kernels", "bytes", "µs"]
    (moved,) = (r for r in found.reasons if r.nbytes)
    assert "the result of kernel 1 (512 × 1024 f16) is written and read once" in moved.what
    assert moved.nbytes == 2 * MEBIBYTE
    assert moved.us == pytest.approx(2 * MEBIBYTE / (H100.dram_bandwidth * H100.calibration.dram))
    (launches,) = (r for r in found.reasons if r.what.startswith("launches"))
    assert launches.us == pytest.approx(H100.launch_us * H100.calibration.launch)
    assert found.unexplained_us == pytest.approx(0, abs=1e-9)
    assert "unexplained" in comparison_text(found, "chain", H100)


@pytest.mark.parametrize("program", [chain(), fused_chain(), fp.rmsnorm(), fp.fused_rmsnorm(), fp.attention()])
def test_equal_programs_have_no_gap(program: Program) -> None:
    found = compared(program, decompose(program))
    check_sums(found)
    assert not found.gaps
    assert not found.reasons
    assert found.unexplained_us == 0
    assert "no gap" in comparison_text(found, "same", H100)


def test_too_few_blocks_are_told_with_the_multiprocessors() -> None:
    found = compared(fused_chain(grid=16), fused_chain())
    check_sums(found)
    assert [g.measure for g in found.gaps] == ["µs"]
    assert any("16 blocks for 132 multiprocessors" in r.what and r.us > 1 for r in found.reasons)


def test_prices_are_those_of_the_model() -> None:
    for program in (fp.rmsnorm(), fp.fused_rmsnorm(), fp.attention(), chain(), fused_chain()):
        plain = decompose(program)
        priced = price_program(plain, H100)
        assert priced.us == pytest.approx(program_cost(plain, H100), abs=1e-9)
        assert len(priced.kernels) == plain.kernels
        for kernel in priced.kernels:
            assert kernel.unnamed_us >= -1e-9


def product(columns: int, rows: int = 64) -> Program:
    return fp.program("product", fp.tensors((rows, 4096), (4096, columns)), fp.op("matmul", 0, 1))


def test_a_librarys_kernel_is_told_in_terms() -> None:
    (kernel,) = price_program(decompose(product(4096)), H100).kernels
    assert kernel.unnamed_us == pytest.approx(0, abs=1e-9)
    assert kernel.terms[CostTerm.START] == pytest.approx(PRODUCT.start)
    assert min(kernel.terms.values()) >= 0


def test_rows_off_vectors_are_told() -> None:
    found = compared(product(4095), product(4095))
    assert not found.reasons
    (kernel,), (aligned,) = (price_program(decompose(product(n)), H100).kernels for n in (4095, 4096))
    assert kernel.unnamed_us == pytest.approx(0, abs=1e-9)
    assert kernel.terms[CostTerm.UNALIGNED] == pytest.approx(kernel.us - aligned.us, rel=0.01)


def test_copies_for_a_librarys_kernel_are_unexplained() -> None:
    priced = price_program(decompose(product(4095, rows=4096)), H100)
    (kernel,) = priced.kernels
    assert kernel.unnamed_us > 1
    text = comparison_text(compare(priced, PricedProgram((), {}), H100), "product", H100)
    assert f"{kernel.unnamed_us:+.2f} µs" in text
    assert f"padded first, beyond launches and bytes (kernel 1 {kernel.unnamed_us:.2f}; of the best known, none)" in text


def test_views_are_no_tensors_of_their_own() -> None:
    turned = fp.program(
        "turned", fp.tensors((512, 1024)), fp.op("exp", 0), fp.op("transpose", 1, permutation=(1, 0)), fp.op("sqrt", 2)
    )
    priced = price_program(decompose(turned), H100)
    assert len(priced.kernels) == 2
    assert priced.traffic(1) == (MEBIBYTE, MEBIBYTE)
    assert priced.tensors[0].role is TensorRole.INPUT
    assert priced.tensors[3].role is TensorRole.OUTPUT


def test_equal_tensors_between_kernels_are_found() -> None:
    """Two stretches, cut at the product: it is the second kernel's result in one program, the first one's in the other."""
    tail = fp.Body(1)
    e = tail.apply("exp", tail.load(0, (0,)))
    tail.store(tail.apply("div", e, tail.apply("sum", e, dim=1)), (0,))
    inputs = fp.tensors((512, 1024), (1024, 1024))
    best = fp.program("f", inputs, fp.op("matmul", 0, 1), tail.block((2,), (512,)))
    ours = fp.program("f", inputs, fp.op("matmul", 0, 1), fp.op("exp", 2), fp.op("sum", 3, dim=1), fp.op("div", 3, 4))
    found = compared(ours, best)
    check_sums(found)
    assert [(s.given, s.best) for s in found.stretches] == [((0,), (0,)), ((1, 2, 3), (1,))]
    other = fp.program("f", inputs, fp.op("matmul", 0, 1), fp.op("sqrt", 2), fp.op("sum", 3, dim=1), fp.op("div", 3, 4))
    assert same_values(decompose(other), decompose(ours)) == {2: 2}


def test_a_program_ends_at_a_value() -> None:
    whole = fp.rmsnorm()
    assert ending_at(whole, 2) == Program(whole.name, whole.inputs, whole.nodes[:1], (2,), whole.input_names, whole.strides)


def test_the_best_is_searched_for() -> None:
    plain = decompose(chain())
    found = compared_with_best(plain, plain, Space(), H100, control=Control(progress=False, warn=lambda _: None))
    check_sums(found)
    assert len(found.best.kernels) == 1
    assert found.measures[0].ratio == 2


KEYS: list[Hashable] = list("abcdef")
MOVES = st.dictionaries(st.sampled_from(KEYS), st.integers(1, 1 << 24), max_size=3)


@st.composite
def priced_programs(draw: st.DrawFn) -> PricedProgram:
    """Any kernels and tensors; a launch takes what it takes everywhere."""
    launch = H100.launch_us * H100.calibration.launch
    kernels: list[PricedKernel] = []
    for _ in range(draw(st.integers(0, 4))):
        terms = draw(st.dictionaries(st.sampled_from([t for t in CostTerm if t is not CostTerm.LAUNCH]), st.floats(0, 100)))
        blocks = draw(st.none() | st.integers(1, 1000))
        kernels.append(
            PricedKernel("", draw(MOVES), draw(MOVES), draw(st.floats(0, 100)), {**terms, CostTerm.LAUNCH: launch}, blocks)
        )
    roles = [TensorRole.INPUT, TensorRole.INPUT, TensorRole.BETWEEN, TensorRole.BETWEEN, TensorRole.BETWEEN, TensorRole.OUTPUT]
    tensors = {key: MovedTensor(str(key), None, 1 << 20, role, n) for n, (key, role) in enumerate(zip(KEYS, roles, strict=True))}
    return PricedProgram(tuple(kernels), tensors)


@settings(max_examples=300, deadline=None)
@given(priced_programs(), priced_programs(), st.permutations(KEYS[2:5]), st.integers(0, 3))
def test_reasons_add_up(ours: PricedProgram, theirs: PricedProgram, others: list[Hashable], known: int) -> None:
    found = compare(ours, theirs, H100, dict(zip(KEYS[2 : 2 + known], others, strict=False)))
    check_sums(found)
    told, rest = told_reasons(found)
    assert sorted(map(repr, (*told, *rest))) == sorted(map(repr, found.reasons))
    text = comparison_text(found, "any", H100)
    assert ("gaps of more than" in text) == bool(found.gaps)
    for gap in found.gaps:
        assert gap.given > 1.2 * gap.best
