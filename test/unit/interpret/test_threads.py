"""Work shared among threads."""

from __future__ import annotations

import multiprocessing

import numpy as np
import pytest

from mirage_ir.interpret.threads import each, one_blas_thread


@pytest.mark.parametrize("heavy", [False, True])
def test_every_item_is_worked_on_once(heavy: bool) -> None:
    done: list[int] = []
    each(done.append, range(100), heavy=heavy)
    assert sorted(done) == list(range(100))


def test_work_inside_work_does_not_wait_for_itself() -> None:
    done: list[int] = []
    each(lambda _: each(done.append, range(10)), range(20))
    assert len(done) == 200


def test_an_exception_reaches_the_caller() -> None:
    def work(i: int) -> None:
        if i == 7:
            raise ValueError("seven")

    with pytest.raises(ValueError, match="seven"):
        each(work, range(10))


def _sum(n: int) -> int:
    done: list[int] = []
    each(done.append, range(n))
    return sum(done)


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="no fork on this system")
def test_a_forked_child_has_threads_of_its_own() -> None:
    _sum(10)
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply_async(_sum, (10,)).get(timeout=20) == 45


def test_products_are_the_same_on_one_thread() -> None:
    x = np.random.default_rng(0).standard_normal((300, 300))
    with one_blas_thread():
        alone = x @ x
    np.testing.assert_allclose(alone, x @ x)
