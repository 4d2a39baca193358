"""Checkpoints: what is written is read back as it was, and a search that was killed ends like one that was not."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.codec import CodecError
from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError
from mirage_ir.ops import OPERATORS, register, unary_function, unregister
from mirage_ir.program import Apply, DType, Program, Stage, TensorType
from mirage_ir.search.cone.cone import Index, Instance, Intermediate, PartialResult
from mirage_ir.search.cone.kernels import ConeKernels, Effort
from mirage_ir.search.cone.sizes import Roles
from mirage_ir.search.cone.steps import LoadTile, TileOperator
from mirage_ir.search.cone.structures import MaximumOf, Structure, StructureOp
from mirage_ir.search.plan.generate import Generated, generate
from mirage_ir.search.run.checkpoint import Checkpoint, SearchIdentity
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.record import read_kernels, write_kernels
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import ACCUMULATORS, Space
from mirage_ir.target.machines import machine

H100 = machine("h100")
SPACE = Space(top=50, griddims=((2,),), franges=(2,))
"""Few sizes and many programs: many cones are searched, each fast."""


def product_of(function: str = "exp", columns: int = 32) -> Program:
    """exp(X)·W + B."""
    x, w, b = (TensorType(shape, DType.f16) for shape in ((8, 64), (64, columns), (8, columns)))
    return Program("product", (x, w, b), (Apply(function, (0,)), Apply("matmul", (3, 1)), Apply("add", (4, 2))), (5,))


def search(path: Path | None, program: Program | None = None, space: Space = SPACE) -> tuple[Generated, int, list[str]]:
    """What is found, how many cones were in the file, and what was warned of."""
    program, told = program or product_of(), list[str]()
    with Run(Control(checkpoint=path, progress=False, warn=told.append), (program,), space, H100) as run, run.searching():
        return generate(decompose(program), space, H100, run), run.resumed, told


# What is written.

indices = st.builds(Index, st.text(st.sampled_from("abxyz1"), min_size=1, max_size=3), st.integers(0, 3))
axes = st.lists(st.none() | indices, max_size=4).map(tuple)
integers = st.integers(-(2**40), 2**70)
attributes = integers | st.floats(allow_nan=False) | st.text(max_size=5) | st.booleans() | st.lists(integers, max_size=3).map(tuple)
instances = st.builds(Instance, integers | st.builds(PartialResult, integers) | st.builds(Intermediate, integers), axes)


@st.composite
def structures(draw: st.DrawFn) -> Structure:
    loads = tuple(draw(st.lists(instances, min_size=1, max_size=3)))
    parts: list[StructureOp] = []
    for position in range(draw(st.integers(1, 5))):
        attrs = st.lists(st.tuples(st.text(max_size=5), attributes), max_size=2).map(tuple)
        applied = st.builds(TileOperator, st.sampled_from([*OPERATORS]), attrs)
        loaded = st.builds(LoadTile, st.integers(0, len(loads) - 1))
        step = draw(loaded | st.sampled_from([*ACCUMULATORS.values()]) | applied)
        operands = tuple(draw(st.lists(st.integers(0, position - 1), max_size=3))) if position else ()
        value = draw(integers | st.builds(MaximumOf, integers))
        parts.append(StructureOp(value, step, operands, draw(axes), draw(st.sampled_from(Stage))))
    outputs = tuple(draw(st.lists(st.integers(0, len(parts) - 1), max_size=2)))
    targets = tuple(draw(st.lists(instances, max_size=2)))
    extents = draw(st.dictionaries(indices, integers, max_size=3))
    return Structure(loads, targets, extents, draw(st.none() | indices), tuple(parts), outputs, draw(st.none() | indices))


roles = st.builds(Roles, st.lists(st.tuples(st.none() | indices, integers), max_size=3).map(tuple), integers, integers)
stages = st.lists(st.tuples(structures(), roles), min_size=1, max_size=2).map(tuple)
costs = st.floats(allow_nan=False, allow_infinity=False)
efforts = st.builds(Effort, *(integers,) * 7, st.booleans())
kernels = st.builds(ConeKernels, st.lists(st.tuples(costs, stages), max_size=3).map(tuple), efforts)


@settings(deadline=None)
@given(kernels)
def test_what_was_found_comes_back_as_it_was(found: ConeKernels) -> None:
    assert repr(read_kernels(write_kernels(found))) == repr(found)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


@settings(deadline=None)
@given(st.data())
def test_other_text_is_refused_or_harmless(data: st.DataObject) -> None:
    """One value anywhere in a record replaced by any other: it is read as something of the same kind, or `CodecError` is raised."""
    record: dict[str, Any] = {"whole": json.loads(write_kernels(data.draw(kernels)))}
    place: Any = record
    key: Any = "whole"
    while isinstance(place[key], list) and place[key] and data.draw(st.booleans()):
        place = place[key]
        key = data.draw(st.sampled_from(range(len(place))))
    place[key] = data.draw(json_values)
    try:
        read = read_kernels(json.dumps(record["whole"]))
    except CodecError:
        return
    assert repr(read_kernels(write_kernels(read))) == repr(read)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "null",
        '["KernelsRecord",[],[[1.0,[[0,["Roles",[],1,1]]]]],["Effort",0,0,0,0,0,0,0,true]]',
        '["KernelsRecord",[],[[Infinity,[]]],["Effort",0,0,0,0,0,0,0,true]]',
        '["KernelsRecord",[],[],["Effort",0,0,0,0,0,0,0,1]]',
        "[" * 100_000,
    ],
)
def test_text_of_no_record_is_refused(text: str) -> None:
    with pytest.raises(CodecError):
        read_kernels(text)


# Resuming.


def test_a_resumed_search_ends_the_same_and_searches_nothing_again(tmp_path: Path, searched: list[float]) -> None:
    path = tmp_path / "run.ckpt"
    undisturbed, _, _ = search(None)
    once = len(searched)
    first, resumed, _ = search(path)
    assert (first, resumed, len(searched)) == (undisturbed, 0, 2 * once)
    second, resumed, told = search(path)
    assert (second, resumed, len(searched)) == (undisturbed, undisturbed.effort.cones, 2 * once)
    assert told == []


def test_a_file_cut_anywhere_is_used_up_to_the_last_whole_record(tmp_path: Path, searched: list[float]) -> None:
    """Whatever part of the last write reached the file when the process died."""
    path, cut = tmp_path / "run.ckpt", tmp_path / "cut.ckpt"
    undisturbed, _, _ = search(path)
    data = path.read_bytes()
    ends = [n + 1 for n, byte in enumerate(data) if byte == ord("\n")]
    for length in {0, 1, ends[0] - 1, *ends, *(e + 1 for e in ends[:-1]), (ends[-2] + ends[-1]) // 2, len(data) - 1}:
        cut.write_bytes(data[:length])
        searched.clear()
        found, resumed, told = search(cut)
        assert found == undisturbed
        assert resumed == max(0, sum(e <= length for e in ends) - 1)
        assert len(searched) == undisturbed.effort.cones - resumed
        assert len(told) == (length not in ends and length > ends[0])
        assert sorted(cut.read_bytes().splitlines()) == sorted(data.splitlines())


@pytest.mark.parametrize("place", [0.3, 0.6, 0.99])
def test_damaged_bytes_and_what_follows_are_dropped_with_a_warning(tmp_path: Path, place: float) -> None:
    path = tmp_path / "run.ckpt"
    undisturbed, _, _ = search(path)
    data = bytearray(path.read_bytes())
    first = data.index(b"\n") + 1
    at = first + int(place * (len(data) - first))
    data[at] ^= 0x55
    path.write_bytes(data)
    found, resumed, (told,) = search(path)
    assert found == undisturbed
    assert resumed == data[:at].count(b"\n") - 1
    assert "damaged" in told


def test_a_record_that_no_search_wrote_is_not_used(tmp_path: Path) -> None:
    """Its checksum is right, but it names an operator that is not known."""
    told: list[str] = []
    checkpoint = Checkpoint(str(tmp_path / "run.ckpt"), SearchIdentity.of("a program", SPACE, H100), told.append)
    part = StructureOp(0, TileOperator("no_such_operator"), (), (), Stage.INVARIANT)
    checkpoint.put("0" * 32, ConeKernels(((1.0, ((Structure((), (), {}, None, (part,), (0,)), Roles((), 1, 128)),)),), Effort()))
    assert checkpoint.get("0" * 32) is None
    checkpoint.close()
    assert len(told) == 1 and "no_such_operator" in told[0] and "searched for anew" in told[0]


REGISTERED = unary_function("softsign", lambda np, x: x / (1 + np.abs(x)))


@pytest.mark.parametrize(
    ("program", "space", "what"),
    [
        (product_of(columns=16), SPACE, "another program"),
        (product_of("silu"), SPACE, "another program"),
        (product_of(), replace(SPACE, max_block_ops=5), "another space"),
    ],
)
def test_the_file_of_another_search_is_refused_and_stays_as_it_is(
    tmp_path: Path, program: Program, space: Space, what: str
) -> None:
    path = tmp_path / "run.ckpt"
    search(path)
    before = path.read_bytes()
    with pytest.raises(OptionError, match=f"belongs to {what}.*; remove it or name another file"):
        search(path, program, space)
    assert path.read_bytes() == before


def test_the_file_of_another_operator_table_is_refused(tmp_path: Path) -> None:
    search(tmp_path / "run.ckpt")
    register(REGISTERED)
    try:
        with pytest.raises(OptionError, match="another operator table"):
            search(tmp_path / "run.ckpt")
    finally:
        unregister(REGISTERED.name)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (b'"version": "', b'"version": "9', "version 9.* of mirage-ir"),
        (b"checkpoint 3 ", b"checkpoint 7 ", "its format is 7, not 3"),
        (b'{"operators"', b'["operators"', "its first line is damaged"),
        (b"mirage-ir search", b"another tool's", "no checkpoint of a search"),
    ],
)
def test_the_file_of_another_version_or_tool_is_refused(tmp_path: Path, old: bytes, new: bytes, what: str) -> None:
    path = tmp_path / "run.ckpt"
    search(path)
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    before = path.read_bytes()
    with pytest.raises(OptionError, match=what):
        search(path)
    assert path.read_bytes() == before


def test_limits_on_how_much_is_searched_may_be_raised(tmp_path: Path) -> None:
    """What is found for a cone does not depend on how many cones are asked for."""
    few, _, _ = search(tmp_path / "run.ckpt", space=replace(SPACE, max_searches=2))
    more, resumed, _ = search(tmp_path / "run.ckpt")
    assert (few.effort.cones, few.exhausted, resumed) == (2, False, 2)
    assert more == search(None)[0]


@pytest.mark.parametrize("make", [lambda p: p.mkdir(), lambda p: p.parent.rmdir()], ids=["a folder", "in no folder"])
def test_a_file_that_cannot_be_written_is_one_message_at_the_start(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "folder" / "run.ckpt"
    path.parent.mkdir()
    make(path)
    with pytest.raises(OptionError, match=r"^cannot use the checkpoint '.*run.ckpt': (Is a directory|No such file or directory)$"):
        search(path)


def test_a_disk_that_fills_up_ends_the_checkpoint_and_not_the_search(tmp_path: Path) -> None:
    undisturbed, _, _ = search(None)
    script = (
        "import resource, signal, sys\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))\n"
        "from pathlib import Path\n"
        f"sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
        "from test_checkpoint import search\n"
        f"found, _, told = search(Path({str(tmp_path / 'run.ckpt')!r}))\n"
        "print(found.effort, *told)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(str(undisturbed.effort))
    assert done.stdout.count("goes on without: File too large") == 1


def test_a_file_in_use_by_another_process_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.ckpt"
    script = (
        f"from mirage_ir.search.run.checkpoint import *\nc = Checkpoint({str(path)!r}, SearchIdentity('', '', '', ''), print)\n"
        "print('open', flush=True)\ninput()"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "open\n"
        with pytest.raises(OptionError, match="in use by another process"):
            search(path)
        other.kill()
        other.wait()
    with pytest.raises(OptionError, match="belongs to"):  # The lock went with the process.
        search(path)


def test_a_search_killed_at_ten_random_moments_ends_like_one_that_was_not(tmp_path: Path) -> None:
    script = Path(__file__).with_name("kill_and_resume.py")
    done = subprocess.run([sys.executable, str(script), str(tmp_path), "10"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert len(report["kept"]) == 10
    assert 0 < max(report["kept"]) <= report["cones"]
