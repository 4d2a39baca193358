"""A part that many blocks store alike is stored by one, and nothing else changes."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest
from fused_programs import ALL, F32, Body, op, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.program import GraphOp, Program
from mirage_ir.verify import verify
from mirage_ir.verify.identities import normalize
from mirage_ir.verify.identities.copies import with_single_copies
from mirage_ir.verify.verdict import Basis

BLOCKS = 6


def copies(varying: bool, width: int = 1, start: int = 0) -> Program:
    """A slice of what `BLOCKS` blocks store: exp of a row's sum, the same in all, or of the sum of their own columns."""
    b = Body(1)
    x = b.load(0, (1,) if varying else (ALL,))
    b.store(b.apply("exp", b.apply("sum", x, dim=1)), (1,), F32)
    b.store(b.load(0, (1,)), (1,))
    kernel = b.block((0,), (BLOCKS,))
    return program("copies", tensors((4, 12)), kernel, op("slice", 1, dim=1, start=start, stop=start + width), outputs=(3, 2))


def grids(p: Program) -> list[int]:
    return [prod(node.grid) for node in p.nodes if isinstance(node, GraphOp)]


def same(x: Program, y: Program) -> bool:
    inputs = [np.random.default_rng(0).uniform(0, 1, t.shape) for t in x.inputs]
    both = zip(*(run_program(p, inputs, precision="float64") for p in (x, y)), strict=True)
    return all(np.allclose(a, b, rtol=1e-12) for a, b in both)


@pytest.mark.parametrize("start", [0, BLOCKS - 1])
def test_one_block_stores_what_all_store(start: int) -> None:
    given = copies(False, start=start)
    changed = with_single_copies(given)
    assert grids(changed) == [BLOCKS, 1]
    assert [len(n.stores) for n in changed.nodes if isinstance(n, GraphOp)] == [1, 1]
    assert same(given, changed)


@pytest.mark.parametrize("given", [copies(True), copies(False, 2), copies(True, start=3)], ids=["own", "two", "own, later"])
def test_other_slices_stay(given: Program) -> None:
    """Of blocks that store different values, and of more copies than one."""
    changed = with_single_copies(given)
    assert grids(changed) == [BLOCKS]
    assert same(given, changed)


def test_a_slice_of_entries_of_one_block_stays() -> None:
    b = Body(1)
    b.store(b.load(0, (ALL, 0)), (1, 0), F32)
    given = program("tiles", tensors((4, 12)), b.block((0,), (3, 2)), op("slice", 1, dim=1, start=2, stop=3))
    assert grids(with_single_copies(given)) == [6]
    assert same(given, with_single_copies(given))


def running_softmax(rows: int, columns: int, blocks: int, loop: int) -> Program:
    """The shifted sum of a row in one kernel; the quotients by blocks of columns in another, each with all of the sum."""
    b = Body(1)
    x = b.load(0, (0,), 1)
    top = b.apply("max", x, dim=1)
    b.store(b.accumulate(b.apply("sum", b.apply("exp", b.apply("sub", x, top)), dim=1), shift=top), (0,), F32)
    b.store(b.accumulate(top, "max"), (0,), F32)
    c = Body(3)
    below = c.apply("mul", c.load(1, (0, ALL)), c.apply("exp", c.load(2, (0, ALL))))
    c.store(c.apply("div", c.apply("exp", c.load(0, (0, 1))), below), (0, 1))
    kernels = b.block((0,), (rows,), loop), c.block((0, 1, 2), (rows, blocks))
    return program("running", tensors((rows, columns)), *kernels)


def test_the_number_of_copies_does_not_matter_to_a_verification() -> None:
    """As many blocks as iterations: what stores their quotients would tie both to a slice."""
    source = program("softmax", tensors((4, 4096)), op("softmax", 0, dim=1))
    candidate = running_softmax(4, 4096, 64, 64)
    assert same(decompose(candidate), normalize(decompose(candidate)))
    verdict = verify(source, candidate)
    assert verdict.equivalent
    assert verdict.basis is Basis.CLASSES
    assert verdict.atoms < 1000
