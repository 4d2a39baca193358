"""`bench/cuda_kernels.py`: examples, random graphs and mistakes are judged, and what is wrong is told."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import cuda_kernels
import pytest
from emulated_runs import Launched, launched
from fused_programs import fused_rmsnorm
from ragged_graphs import draw_inputs

from mirage_ir.lowering.cuda.emitted import Fill, FillBeyond, Sync


def test_examples_graphs_and_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cuda_kernels.main(["--examples", "1", "--sizes", "2", "--graphs", "12", "--turns", "2", "--mutants", "12"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"gqa 1 +right", told[0])
    assert told[1] == "1 examples, 2 kernels, 0 wrong, 0 refused"
    assert re.fullmatch(r"4 programs of bench/sizes.py, \d kernels, 0 wrong, 0 refused", told[2])
    assert re.fullmatch(r"12 random block graphs, \d+ kernels, 0 wrong, \d refused", told[-4])
    assert told[-3] == "2 kernels in turns, 2 kernels, 0 wrong, 0 refused"
    assert told[-1] == "14 mutants, 0 neither caught nor shown to be harmless"


def rmsnorm() -> Launched:
    program = fused_rmsnorm()
    (found,) = launched(program, draw_inputs(program, Random(0)), 4, 2)
    return found


def test_races_and_wrong_results_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    right = rmsnorm()
    assert cuda_kernels.wrong(right, Random(0), 0) == cuda_kernels.wrong(right, Random(0), 2) == ""
    bare = tuple(s for s in right.kernel.body if not isinstance(s, Sync))
    racing = replace(right, kernel=replace(right.kernel, body=bare))
    off = replace(right, wanted=tuple(2 * x for x in right.wanted))
    assert cuda_kernels.wrong(racing, Random(0), 0).startswith("race")
    assert cuda_kernels.wrong(off, Random(0), 1) == "result 0 is off by 0.5"
    cases = [cuda_kernels.Case("a", (right.kernel,)), cuda_kernels.Case("b", (), "off"), cuda_kernels.Case("c", (), refused="no")]
    assert cuda_kernels.judged("graphs", iter(cases), every=False) == (1, [(right.kernel,)])
    assert capsys.readouterr().out.splitlines()[1:] == ["refused 1 times: no", "3 graphs, 1 kernels, 1 wrong, 1 refused"]


def test_a_mistake_that_shows_in_results_is_not_harmless() -> None:
    right = rmsnorm()
    body = tuple(replace(s, value=s.value + 1) if isinstance(s, Fill | FillBeyond) else s for s in right.kernel.body)
    assert cuda_kernels.always_alike(right.kernel, right.kernel, [right.operands])
    assert not cuda_kernels.always_alike(right.kernel, replace(right.kernel, body=body), [right.operands])


def test_what_the_compiler_refuses_is_told() -> None:
    kernel = rmsnorm().kernel
    assert cuda_kernels.compiled(((kernel,), "sm_1")).refused
