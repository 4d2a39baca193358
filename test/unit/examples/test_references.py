"""The example files and their float64 references say the same."""

from __future__ import annotations

import ast
from pathlib import Path

import llama_layer
import numpy as np
import pytest
import references

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.program import DType, Program

FILES = [(name, batch) for name in references.EXAMPLES for batch in (1, 8)]


def parse(path: Path) -> Program:
    from xdsl.context import Context
    from xdsl.dialects.builtin import Builtin
    from xdsl.dialects.func import Func, FuncOp
    from xdsl.parser import Parser

    from mirage_ir.dialects.bridge import program_from_func
    from mirage_ir.dialects.mugraph import MuGraph

    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    (function,) = Parser(context, path.read_text(), str(path)).parse_module().ops
    assert isinstance(function, FuncOp)
    return program_from_func(function)


@pytest.mark.parametrize(("name", "batch"), FILES)
def test_shapes_match(root: Path, name: str, batch: int) -> None:
    program = parse(root / "examples" / references.file_name(name, batch))
    assert program.name == name
    assert [t.shape for t in program.inputs] == references.shapes(name, batch)
    assert list(program.input_names) == [i.name for i in references.EXAMPLES[name].inputs]
    assert {t.dtype for t in program.inputs} == {DType.f16}
    assert len(program.outputs) == 1
    infer_program(program)


def test_there_is_no_other_file(root: Path) -> None:
    expected = {references.file_name(name, batch) for name, batch in FILES} | {f"{name}.mlir" for name in references.LAYERS}
    assert {p.name for p in (root / "examples").glob("*.mlir")} == expected


@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.slow] if n == "moe" else []) for n in references.EXAMPLES])
def test_meanings_match(root: Path, name: str) -> None:
    program = parse(root / "examples" / references.file_name(name, 1))
    inputs = references.draw(name, 1, seed=1)
    (found,) = run_program(program, inputs, precision="float64")
    expected = references.reference(name, list(inputs))
    assert np.linalg.norm(found - expected) < 1e-12 * np.linalg.norm(expected)


@pytest.mark.parametrize("name", references.LAYERS)
def test_layers_match(root: Path, name: str) -> None:
    """The file is the graph that the example builds, and that means the same as the reference, at small sizes."""
    append = name == "llama_layer_append"
    program = parse(root / "examples" / f"{name}.mlir")
    assert decompose(program) == decompose(llama_layer.layer(llama_layer.Sizes(), append).program())
    small = llama_layer.layer(llama_layer.Sizes(4, 64, 4, 2, 16, 32, 96), append).program()
    random = np.random.default_rng(3)
    inputs = [random.standard_normal(t.shape) / (len(t.shape) * 4) for t in small.inputs]
    expected = references.LAYERS[name](*inputs)
    for found, right in zip(run_program(small, inputs, precision="float64"), expected if append else (expected,), strict=True):
        assert np.linalg.norm(found - right) < 1e-12 * np.linalg.norm(right)


def test_references_import_nothing_of_ours() -> None:
    tree = ast.parse(Path(references.__file__).read_text())
    modules = [n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    modules += [a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names]
    assert {str(m).partition(".")[0] for m in modules} <= {"__future__", "collections", "dataclasses", "typing", "numpy"}


@pytest.mark.parametrize("name", ["gqa", "qknorm"])
def test_scores_have_standard_deviation_one(name: str) -> None:
    q, k, _ = references.draw(name, 1, seed=2)
    normalized = references.rms_norm(q) if name == "qknorm" else references.f64(q)
    assert np.std(normalized @ references.f64(k)) == pytest.approx(1, rel=0.02)
