"""Programs of functions with symbols in the IR: they read as they were written, and what is no program of them is an error."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp

import mirage_ir as mi
from mirage_ir.dialects.diagnostics import OperationError
from mirage_ir.dialects.functions import functions
from mirage_ir.dialects.located_parser import LocatedParser
from mirage_ir.dialects.sized_choices import programs_of, read_choices, write_choices
from mirage_ir.dialects.sizes import sized_program
from mirage_ir.dialects.workloads import has_workloads
from mirage_ir.embed.text import known_context
from mirage_ir.pipeline.sized import SizedResult
from mirage_ir.pipeline.sized_proof import SizedProof
from mirage_ir.sized.numbers import numbers_in
from mirage_ir.verify import Verifier

SOURCE = """
func.func @shares(%x: tensor<?x64xf32> {mugraph.dims = ["rows", 64]}) -> tensor<1x64xf32>
    attributes {mugraph.symbols = {rows = array<i64: 600, 4096>}} {
  %m = mugraph.mean %x dim 0
  %y = mugraph.exp %m
  func.return %y : tensor<1x64xf32>
}
"""


def parsed(text: str) -> ModuleOp:
    return LocatedParser(known_context(), text, "f.mlir").parse_module()


@pytest.fixture(scope="module")
def result() -> SizedResult:
    """The mean over a size: a program has the constant 1/rows."""
    graph = mi.new_graph("shares")
    x = graph.new_input((graph.new_symbol("rows", 600, 4096), 64), mi.float32, name="x")
    graph.mark_output(graph.exp(graph.mean(x, 0)))
    return graph.superoptimize_sizes(progress=False, max_structures=20, max_cones=2).result


@pytest.fixture(scope="module")
def text(result: SizedResult) -> str:
    module = parsed(SOURCE)
    (func,) = functions(module)
    write_choices(module, func, result, "h100")
    module.verify()
    return str(module)


def test_what_is_written_is_read(result: SizedResult, text: str) -> None:
    module = parsed(text)
    func = functions(module)[0]
    read = read_choices(module, func, sized_program(func))
    assert [(c.program.nodes, c.boxes, dict(c.found)) for c in read] == [
        (c.program.nodes, c.boxes, dict(c.found)) for c in result.choices
    ]
    assert [str(number) for number in numbers_in([c.program for c in read])] == ["(1.0 / rows)"]
    assert 'mugraph.proof = "proved for all sizes"' in text


ONE = """
func.func @sums(%x: tensor<?x?xf32> {mugraph.dims = ["rows", "columns"]}) -> tensor<?x1xf32>
    attributes {mugraph.symbols = {rows = array<i64: 1, 64>, columns = array<i64: 1, 1>}} {
  %s = mugraph.sum %x dim 1
  %y = mugraph.neg %s
  func.return %y : tensor<?x1xf32>
}
func.func private @sums.program0(%x: tensor<16x1xf32>) -> tensor<16x1xf32> attributes {
    mugraph.program_of = @sums, mugraph.sizes = {rows = 16 : i64, columns = 1 : i64}, mugraph.fixed = ["columns"],
    mugraph.boxes = [{rows = array<i64: 1, 64>, columns = array<i64: 1, 1>}]} {
  %y = mugraph.neg %x
  func.return %y : tensor<16x1xf32>
}
"""


def test_a_program_that_has_one_size_of_a_symbol() -> None:
    module = parsed(ONE)
    func = functions(module)[0]
    source = sized_program(func)
    (choice,) = read_choices(module, func, source)
    assert (choice.fixed, choice.specialized(source).symbolic) == ((1,), (("rows", None),))
    proof = SizedProof(Verifier(source.at(choice.found)).check(choice.program))
    again = parsed(ONE[: ONE.index("func.func private")])
    (func,) = functions(again)
    write_choices(again, func, SizedResult(source, (choice,), (proof,), (choice.found,), ()), "h100")
    assert read_choices(again, func, source) == [choice]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('["columns"],', '["lines"],', r'mugraph.fixed must have some of the names rows, columns, not \["lines"\]'),
        ('["columns"],', '"columns",', "mugraph.fixed must have some of the names rows, columns"),
        (
            '["columns"],',
            '["rows"],',
            "mugraph.fixed has 'rows', of which its mugraph.boxes have other sizes than its mugraph.sizes",
        ),
        ('["columns"],', '["columns", "columns"],', "mugraph.fixed must have some of the names rows, columns"),
        ("columns = 1 : i64}", "columns = 7 : i64}", "mugraph.fixed has 'columns', of which its mugraph.boxes have other sizes"),
    ],
)
def test_sizes_that_are_not_fixed(old: str, new: str, words: str) -> None:
    module = parsed(ONE.replace(old, new))
    func = functions(module)[0]
    with pytest.raises(OperationError, match=words):
        read_choices(module, func, sized_program(func))


def test_results_are_no_workloads(text: str) -> None:
    assert not has_workloads(parsed(text))
    assert has_workloads(parsed(SOURCE))


def test_a_function_without_programs_has_none() -> None:
    module = parsed(SOURCE)
    (func,) = functions(module)
    assert programs_of(module, func) == []
    assert read_choices(module, func, sized_program(func)) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("rows = array<i64: 600, 4096>}]", "rows = array<i64: 600, 4095>}]", "must hold each of its sizes once"),
        ("rows = array<i64: 600, 4096>}]", "rows = array<i64: 599, 4095>}]", "must hold each of its sizes once"),
        (
            "rows = array<i64: 600, 4096>}]",
            "rows = array<i64: 600, 4096>}, {rows = array<i64: 700, 700>}]",
            "each of its sizes once",
        ),
        ("rows = array<i64: 600, 4096>}]", "rows = array<i64: 2>}]", r"mugraph.boxes must be as \[\{rows = array<i64: 1, 64>\}\]"),
        ("mugraph.sizes = {rows", "mugraph.sizes = {row", r"mugraph.sizes must be as \{rows = 16 : i64\}"),
        ("mugraph.sizes = {rows = FOUND", "mugraph.sizes = {rows = 4321", "it must have arguments 4321x64xf32"),
    ],
)
def test_what_is_no_program_of_it(result: SizedResult, text: str, old: str, new: str, words: str) -> None:
    old = old.replace("FOUND", str(result.choices[0].found["rows"]))
    assert text.count(old) == 1
    module = parsed(text.replace(old, new))
    func = functions(module)[0]
    with pytest.raises(OperationError, match=words):
        read_choices(module, func, sized_program(func))
