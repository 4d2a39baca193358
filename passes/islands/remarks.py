"""Remarks: the operations that a conversion left as they were, and why. `mirage-opt --remarks` shows them on standard error."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from xdsl.dialects.builtin import UnregisteredOp
from xdsl.ir import Operation

from mirage_ir.dialects.diagnostics import place


@dataclass(frozen=True)
class Remark:
    """An operation that was left as it is, with the reason."""

    operation: str
    reason: str
    location: str | None

    def __str__(self) -> str:
        return f"{self.location or 'mirage-opt'}: remark: '{self.operation}' is not converted: {self.reason}"


_listener: ContextVar[Callable[[Remark], None] | None] = ContextVar("mirage_ir_remarks", default=None)


@contextmanager
def listening(listener: Callable[[Remark], None]) -> Generator[None]:
    """Calls `listener` with every remark made inside the `with` block."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)


def name_of(op: Operation) -> str:
    """The name of an operation, of one that is not registered too."""
    return op.op_name.data if isinstance(op, UnregisteredOp) else op.name


def remark(op: Operation, reason: str) -> None:
    """Says that `op` was left as it is. Without a listener nothing happens."""
    listener = _listener.get()
    if listener is not None:
        listener(Remark(name_of(op), " ".join(reason.split()), place(op.location)))
