"""Wrong input ends in one line on standard error and exit status 1, never in a traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mirage_ir.tools.mirage_opt import main

LIT = Path(__file__).resolve().parents[2] / "lit"
ERRORS = sorted((LIT / "errors").glob("*.mlir"))
LINE = re.compile(r"[^\n]+:\d+:\d+: error: [^\n]+\n")


def test_there_are_enough_wrong_inputs() -> None:
    assert len(ERRORS) >= 25


@pytest.mark.parametrize("path", ERRORS, ids=lambda path: path.stem)
def test_one_located_line_and_exit_status_1(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert LINE.fullmatch(printed.err)


TOKENS = re.compile(r"\s+|[%@^!#]?[\w.]+|->|.", re.DOTALL)
SOURCES = [
    TOKENS.findall("\n".join(line for line in (LIT / "dialect" / name).read_text().splitlines() if not line.startswith("//")))
    for name in ("rms_norm_linear.mlir", "accumulators.mlir", "kernel_level.mlir", "arguments.mlir", "ragged_tiles.mlir")
]


@given(data=st.data())
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_damaged_text_is_refused_politely(data: st.DataObject, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tokens = list(data.draw(st.sampled_from(SOURCES)))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(tokens) - 1))
        match data.draw(st.integers(0, 3)):
            case 0:
                del tokens[at]
            case 1:
                tokens[at] = data.draw(st.sampled_from(tokens))
            case 2:
                tokens.insert(at, data.draw(st.sampled_from(tokens)))
            case _:
                tokens[at] = data.draw(
                    st.sampled_from(["-1", "0", "3", "*", "new", '"', "0x1F", "1.5", "{}", "é", "dim", "%9", "<", "("])
                )
        if not tokens:
            return
    path = tmp_path / "damaged.mlir"
    path.write_text("".join(tokens))
    capsys.readouterr()
    for options in ([], ["--print-op-generic"]):
        status = main([str(path), *options])
        printed = capsys.readouterr()
        if status:
            assert status == 1
            assert LINE.fullmatch(printed.err), printed.err
