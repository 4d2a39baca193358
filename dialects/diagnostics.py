"""Errors of operations that know where they stand, and warnings with a place."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from xdsl.dialects.builtin import FileLineColLoc
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, ParametrizedAttribute
from xdsl.utils.exceptions import VerifyException

from mirage_ir.errors import MirageError, ProgramError


class OperationError(VerifyException, ProgramError):
    """An operation that breaks a rule, or that no program can express.

    To xDSL it is a verifier's error, to mirage-ir bad input. `op` may lie inside the operation whose verifier found the fault.
    """

    def __init__(self, op: Operation, message: object) -> None:
        ProgramError.__init__(self, f"'{op.name}': {message}")
        self.op = op

    @property
    def location(self) -> Attribute:
        return self.op.location


class FailedOn(MirageError):
    """An error about one operation (a function, or a whole module), with its place in the source."""

    def __init__(self, op: Operation, message: object) -> None:
        super().__init__(f"@{op.sym_name.data}: {message}" if isinstance(op, FuncOp) else str(message))
        self.op = op

    @property
    def location(self) -> Attribute:
        return self.op.location


@contextmanager
def blaming(func: FuncOp) -> Generator[None]:
    """Gives every `MirageError` that is raised inside, and has no place of its own, the place of `func`."""
    try:
        yield
    except MirageError as error:
        if hasattr(error, "location"):
            raise
        raise FailedOn(func, error) from error


@contextmanager
def located(op: Operation | None, nodes: Sequence[Operation] = ()) -> Generator[None]:
    """Makes every `ProgramError` that is raised inside an `OperationError` of `op`, or of the node at fault among `nodes`.

    An `OperationError` stays as it is; so does any error when `op` is None.
    """
    try:
        yield
    except OperationError:
        raise
    except ProgramError as error:
        at = op if error.node is None else nodes[error.node]
        if at is None:
            raise
        raise OperationError(at, error) from None


def place(location: Attribute) -> str | None:
    """`file:line:col` of a location, the first one inside a compound location; None when it is unknown."""
    if isinstance(location, FileLineColLoc):
        return f"{location.filename.data}:{location.line.data}:{location.column.data}"
    if isinstance(location, ParametrizedAttribute):
        return next((found for part in location.parameters if (found := place(part)) is not None), None)
    return None


def warning(func: FuncOp, message: str) -> str:
    """`file:line:col: warning: message`, for standard error; the message names the function, which may have no place."""
    where = place(func.location)
    return f"{where}: warning: {message}" if where else f"warning: {message}"
