"""Data as text and back."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, nan

import pytest

from mirage_ir.codec import CodecError, decode, encode
from mirage_ir.numerics.inputs import InputClass, Trial
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    Store,
    TensorType,
    make_attrs,
)
from mirage_ir.verify.verdict import Answer, Verdict


def program() -> Program:
    """A program with every kind of node and attribute."""
    x = TensorType((2, 64), DType.f16)
    body = (
        Load(0, (1,), -1, (2, 33)),
        GraphOp(Level.THREAD, (1,), (32,), (Load(0, (1,)), Apply("exp", (1,)), Store(2, (1,), DType.f32)), threads=32),
        Apply("scale", (2,), make_attrs({"value": 0.1})),
        Accumulate(AccumulatorKind.SUM, 3),
        Accumulate(AccumulatorKind.SUM, 3, shift=2),
        Store(4, (1,), DType.bf16),
    )
    nodes = (
        GraphOp(Level.BLOCK, (0,), (2,), body, loop=4, threads=256),
        Apply("transpose", (1,), make_attrs({"permutation": (1, 0)})),
        Apply("softmax", (2,), make_attrs({"dim": 1, "subtract_max": True})),
        Apply("gelu", (3,), make_attrs({"form": "erf"})),
    )
    return Program("p", (x,), nodes, (4, 1), ("x",), ((128, 2),))


def test_programs_come_back() -> None:
    text = encode(program())
    assert "\n" not in text
    assert decode(Program, text) == program()
    assert encode(decode(Program, text)) == text


@pytest.mark.parametrize("number", [0.1, -0.0, 1e-320, inf, -inf, 2.0**-1000])
def test_numbers_come_back(number: float) -> None:
    verdict = Verdict(
        Answer.NOT_PROVED, 1, 2, (524309, 7), 2, 3, 1.5, number, 'with "quotes"\nand lines', None, (1, 2), ("f16", "")
    )
    assert repr(decode(Verdict, encode(verdict))) == repr(verdict)


def test_what_is_no_number_comes_back() -> None:
    assert repr(decode(Trial, encode(Trial(InputClass.LARGE, nan)))) == repr(Trial(InputClass.LARGE, nan))


@dataclass(frozen=True)
class Both:
    of: tuple[int | bool | None, str]


@pytest.mark.parametrize("value", [Both((True, "")), Both((1, "1")), Both((None, "null"))])
def test_alternatives_are_told_apart(value: Both) -> None:
    assert repr(decode(Both, encode(value))) == repr(value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '["Both"]',
        '["Both",[1]]',
        '["Both",[1,2]]',
        '["Both",[1.0,"a"]]',
        '["Both",[1,"a"],2]',
        '["Other",[1,"a"]]',
        '{"of":[1,"a"]}',
        '["Both",[1,"a"]] ["Both"]',
        "[" * 100_000,
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(CodecError, match="not a Both"):
        decode(Both, text)


def test_unknown_members_are_refused() -> None:
    with pytest.raises(CodecError):
        decode(TensorType, '["TensorType",[1],"f17"]')


@pytest.mark.parametrize("value", [object(), Both, (1, {2})])
def test_other_values_are_not_written(value: object) -> None:
    with pytest.raises(CodecError, match="cannot be written"):
        encode(value)
