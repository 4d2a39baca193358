"""Every stage is of use alone, and says more of candidates than the one before it."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

import mirage_ir as mi
from mirage_ir import statistics
from mirage_ir.budget import Budget
from mirage_ir.canonical import canonical
from mirage_ir.decompose import decompose
from mirage_ir.errors import SearchError
from mirage_ir.pipeline.candidate import Accuracy, Candidate, Workload, preference
from mirage_ir.pipeline.listener import Listener
from mirage_ir.pipeline.stages import check_numerics, generate, join_parts, saturate, select, verify
from mirage_ir.pipeline.superoptimize import superoptimize, with_sound_candidates
from mirage_ir.program import Apply, Program
from mirage_ir.saturate.limits import Wanted
from mirage_ir.search.plan.parts import Part
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import machine
from mirage_ir.verify import Verdict, Verifier

H100 = machine("h100")
QUIET = Control(progress=False)


def lora() -> Program:
    """x·w + (x·a)·b."""
    graph = mi.new_graph("lora")
    shapes = {"x": (16, 256), "w": (256, 4096), "a": (256, 16), "b": (16, 4096)}
    x, w, a, b = (graph.new_input(dims=shape, dtype=mi.float16, name=name) for name, shape in shapes.items())
    graph.mark_output(graph.matmul(x, w) + graph.matmul(graph.matmul(x, a), b))
    return decompose(graph.program())


def softmax(safe: bool) -> Program:
    graph = mi.new_graph("softmax")
    x = graph.new_input(dims=(8, 64), dtype=mi.float16)
    graph.mark_output(graph.softmax(x, dim=1, subtract_max=safe))
    return decompose(graph.program())


class Heard(Listener):
    """Remembers what was refused."""

    def __init__(self) -> None:
        super().__init__(print)
        self.dropped: list[tuple[str, str]] = []

    def refused(self, workload: str, candidate: str, verdict: Verdict) -> None:
        assert not verdict.equivalent
        self.dropped.append((workload, candidate))


def test_what_is_found_from_equal_programs_is_one_candidate() -> None:
    """LoRA's best kernel is found from the program as it is written, and from one in which both products are one."""
    budget, listener = Budget(), Listener(print)
    (work,) = saturate([Workload(decompose(lora()))], H100, Wanted(keep=2, gain=0.01), budget, listener)
    assert work.equal and not work.instead
    with statistics.collect() as counted:
        (work,) = generate([work], Space(top=3), H100, QUIET, None, budget, listener)
    programs = [c.program for c in work.candidates]
    assert len({canonical(p) for p in programs}) == len(programs) == counted["search.candidates"]
    assert work.generated is not None and tuple(programs) == work.generated.candidates
    assert work.candidates[0].searched_from is None
    assert [c.cost_us for c in work.candidates] == sorted(c.cost_us for c in work.candidates)
    assert {c.target for c in work.candidates} == {"h100"}
    assert all(c.accuracy is None and c.verified is None for c in work.candidates)


def test_a_saved_candidate_that_is_found_again_is_one_with_it() -> None:
    source = softmax(safe=True)
    saved = (
        Candidate(decompose(source), saved="first"),
        Candidate(decompose(softmax(safe=False)), saved="second"),
        Candidate(decompose(source), saved="third"),
    )
    (work,) = generate([Workload(decompose(source), candidates=saved)], Space(), H100, QUIET, None, Budget(), Listener(print))
    assert sorted(c.saved for c in work.candidates if c.saved is not None) == ["first", "second"]
    assert [c.program for c in work.candidates if c.saved == "second"] == [softmax(safe=False)]


def test_numerics_verification_and_selection_one_after_the_other() -> None:
    source, unsafe = softmax(safe=True), softmax(safe=False)
    wrong = Program("wrong", source.inputs, (Apply("exp", (0,)),), (1,))
    given = (
        Candidate(decompose(wrong), 0.5, "h100"),
        Candidate(decompose(unsafe), 1.0, "h100"),
        Candidate(decompose(source), 2.0, "h100"),
    )
    budget, listener = Budget(), Heard()
    works = check_numerics([Workload(decompose(source), candidates=given)], None, 0, None, budget, listener)
    assert works[0].candidates[0].program == source
    assert all(c.accuracy is not None for c in works[0].candidates)
    (done,) = verify(works, None, None, budget, listener, tests=2)
    assert listener.dropped == [("softmax", "wrong")] and done.rejected == 1
    assert [c.program for c in done.candidates] == [source, unsafe]
    (best,) = select([done], None, 1, listener)[0].candidates
    assert (best.program, best.cost_us) == (source, 2.0)  # The other one overflows, though it is cheaper.
    other = select([done], machine("a100"), None, listener)[0].candidates
    assert {c.target for c in other} == {"a100"} and 2.0 not in {c.cost_us for c in other}
    with pytest.raises(SearchError, match="none of its 3 candidates is verified"):
        select(works, None, 1, listener)


def test_what_was_not_looked_at_comes_last_unless_nothing_was() -> None:
    bare = Candidate(decompose(lora()))
    sound, faulty = (Candidate(decompose(lora()), accuracy=Accuracy(1e-4, (), rank)) for rank in (0, 4))
    assert preference([bare, faulty, sound]) == [float("inf"), 4, 0]
    assert preference([bare, bare]) == [0, 0]


def test_of_joined_parts_the_worst_is_known() -> None:
    """Two parts in a row, of which the first has two candidates; one with faults is not combined with others."""
    source = softmax(safe=True)
    verdict = Verifier(decompose(source), tests=2).check(decompose(softmax(safe=False)))
    part = Part(decompose(source), (0,), (1,)), Part(decompose(source), (1,), (2,))
    whole = Program("whole", source.inputs, (), (2,), ("x",))
    first = Candidate(decompose(source), 2.0, "h100", accuracy=Accuracy(1e-4, (), 0), verified=verdict)
    faulty = Candidate(decompose(softmax(safe=False)), 1.0, "h100", accuracy=Accuracy(1e-5, ("large 30",), 4), verified=verdict)
    last = Candidate(decompose(source), 3.0, "h100", accuracy=Accuracy(1e-3, ("large 30",), 0), verified=verdict)
    (joined,) = join_parts(whole, part, [[faulty, first], [last]], None)
    assert joined.cost_us == 5.0
    assert joined.accuracy == Accuracy(1e-3, ("large 30",), 0)
    assert joined.verdict.bound_log2 == pytest.approx(verdict.bound_log2 + 1)
    assert len(joined.program.nodes) == 2 * len(source.nodes)
    (twice,) = join_parts(whole, part, [[first], [first]], None)
    assert twice.verdict.bound_log2 == verdict.bound_log2  # One claim.


def test_the_document_is_right(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its example runs; its tables have every module and every field of a candidate."""
    text = (root / "docs" / "pipeline.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(example, "pipeline.md", "exec"), {"__name__": "pipeline"})  # noqa: S102
    assert "equivalent: chance of error at most 2^-" in capsys.readouterr().out
    named = set(re.findall(r"^\| `(\w+)(?:\.py)?` \|", text, re.MULTILINE))
    modules = {path.stem for path in (root / "mirage_ir" / "pipeline").glob("[a-z]*.py")}
    assert named == modules | {f.name for f in fields(Candidate)}


def test_candidates_without_faults_are_looked_for_where_the_best_have_some() -> None:
    """The cheapest programs of the sums of exponentials of columns are sizes of one that shifts none of them."""
    graph = mi.new_graph("logsumexp")
    x = graph.new_input(dims=(8192, 512), dtype=mi.float16)
    largest = graph.clamp(graph.max(x, 0), -1e38, 1e38)
    graph.mark_output(graph.log(graph.sum(graph.exp(x - largest), 0)) + largest)
    source = decompose(graph.program())
    space, h200 = Space(top=5), machine("h200")
    (found,) = generate([Workload(source)], space, h200, QUIET, None, Budget(), Listener(print))
    (ranked,) = check_numerics([found], 5, 0, None, Budget(), Listener(print))
    cheapest = min(c.cost_us for c in ranked.candidates)
    sound = min(c.cost_us for c in ranked.candidates if c.accuracy is not None and c.accuracy.rank == 0)
    assert sound > 1.1 * cheapest
    best = superoptimize(source, space, h200, control=QUIET).candidates[0]
    assert best.accuracy is not None and best.accuracy.rank == 0
    assert cheapest < best.cost_us < sound


def test_the_workload_itself_is_the_last_of_its_candidates() -> None:
    """Where the laws find nothing, it is the only one."""
    graph = mi.new_graph("sigmoid")
    graph.mark_output(graph.sigmoid(graph.new_input(dims=(8, 64), dtype=mi.float16)))
    for source in (decompose(graph.program()), decompose(softmax(safe=True))):
        for wanted in (Wanted(1, None, True), Wanted(None), Wanted(2)):
            (work,) = saturate([Workload(source)], H100, wanted, Budget(), Listener(print), candidates=True)
            assert work.candidates and work.candidates[-1].program == source


def test_what_a_further_search_learns_of_a_known_candidate_stays() -> None:
    """It was not run when the candidates of the first search were, and it has no faults."""
    programs = [decompose(replace(lora(), name=name)) for name in ("faulty", "unknown")]
    costs = (1.0, 2.0)
    faulty, unknown = (Candidate(p, us, "h100", saved=str(n)) for n, (p, us) in enumerate(zip(programs, costs, strict=True)))
    faulty = replace(faulty, accuracy=Accuracy(0.0, ("large 30",), 2))
    before = Workload(decompose(lora()), candidates=(faulty, unknown))
    found = replace(before, candidates=(replace(unknown, saved=None, accuracy=Accuracy(0.0, (), 0)),))
    (work,) = with_sound_candidates([before], [before], lambda works: [found for _ in works])
    assert [c.program.name for c in work.candidates] == ["unknown", "faulty"]
    assert work.candidates[0].saved == "1"
