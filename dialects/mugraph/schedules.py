"""Attributes that plan when the operations of a loop run: `mugraph.slots` at operations, and `mugraph.schedule` at their block.

Iterations begin `interval` ticks apart, and an operation of stage s that starts at t runs s · interval + t ticks after the begin of
its iteration. What an operation is for a GPU may be several things, before a product of matrices and behind it, so it has a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr
from xdsl.ir import Data, Operation
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from mirage_ir.dialects.diagnostics import OperationError

SLOTS = "mugraph.slots"
SCHEDULE = "mugraph.schedule"


class LoopSlot(NamedTuple):
    """When a part of an operation starts, and the unit of a multiprocessor that it holds for longest."""

    stage: int
    start: int
    unit: str


@irdl_attr_definition
class SlotAttr(Data[LoopSlot]):
    """When something runs: `#mugraph.slot<stage 1, start 8, tensor>`."""

    name = "mugraph.slot"

    def verify(self) -> None:
        if self.data.stage < 0 or self.data.start < 0:
            raise VerifyException(f"stage and start are not negative, unlike {self.data.stage} and {self.data.start}")

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> LoopSlot:
        with parser.in_angle_brackets():
            parser.parse_keyword("stage")
            stage = parser.parse_integer(allow_boolean=False)
            parser.parse_punctuation(",")
            parser.parse_keyword("start")
            start = parser.parse_integer(allow_boolean=False)
            parser.parse_punctuation(",")
            return LoopSlot(stage, start, parser.parse_identifier("a unit, such as tensor"))

    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(f"<stage {self.data.stage}, start {self.data.start}, {self.data.unit}>")


class ScheduleHeader(NamedTuple):
    """What `mugraph.schedule` says of a loop. copies: the slot of those of a later iteration's tiles."""

    form: str
    interval: int
    offset: int
    copies: LoopSlot
    proved: bool


def slots_of(op: Operation) -> tuple[LoopSlot, ...]:
    """The slots that are planned for an operation. Raises `OperationError` for another attribute under their name."""
    found = op.attributes.get(SLOTS)
    if found is None:
        return ()
    slots = tuple(s.data for s in found if isinstance(s, SlotAttr)) if isinstance(found, ArrayAttr) else ()
    if not isinstance(found, ArrayAttr) or len(slots) < len(found):
        raise OperationError(op, f"{SLOTS} must be a list of #mugraph.slot, not {found}")
    return slots


def schedule_of(block: Operation) -> ScheduleHeader | None:
    """What is planned for a block's loop. Raises `OperationError` where it is not said as it should be."""
    found = block.attributes.get(SCHEDULE)
    if found is None:
        return None
    entries = found.data if isinstance(found, DictionaryAttr) else {}
    given = (entries.get(name) for name in ("interval", "delay", "proved"))
    numbers = [number for number in given if isinstance(number, IntegerAttr)]
    match entries.get("form"), entries.get("copies"), [number.value.data for number in numbers]:
        case StringAttr(data=form), SlotAttr(data=copies), [interval, offset, proved]:
            return ScheduleHeader(form, interval, offset, copies, proved != 0)
        case _:
            raise OperationError(block, f"{SCHEDULE} must say form, interval, delay, copies and proved, unlike {found}")


def check_schedule_attributes(block: Operation) -> None:
    """Raises `OperationError` at an operation of a block whose slots are none of the block's schedule."""
    header = schedule_of(block)
    if header is not None and header.interval < 1:
        raise OperationError(block, f"the interval of a schedule is a tick or more, not {header.interval}")
    _check_slots(block, () if header is None else (header.copies,), header)
    for op in block.walk():
        _check_slots(op, slots_of(op), header)


def _check_slots(op: Operation, slots: Sequence[LoopSlot], header: ScheduleHeader | None) -> None:
    for slot in slots:
        if header is None:
            raise OperationError(op, f"it has {SLOTS}, and its block no {SCHEDULE}")
        if slot.start >= header.interval:
            raise OperationError(op, f"a slot at {slot.start} does not lie within the interval of {header.interval} ticks")
