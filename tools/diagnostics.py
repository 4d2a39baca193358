"""One line for every error that a user can cause: `file:line:col: error: message`."""

from __future__ import annotations

from xdsl.dialects.builtin import UNKNOWN_LOC
from xdsl.ir import Operation
from xdsl.irdl import IRDLOperation
from xdsl.utils.exceptions import ArgSpecParseError, DiagnosticException, MultipleSpansParseError, ParseError, VerifyException

from mirage_ir.dialects.diagnostics import OperationError, place
from mirage_ir.dialects.dominance import check_dominance
from mirage_ir.errors import MirageError

TOOL = "mirage-opt"


def one_line(text: object) -> str:
    """The text with runs of white space, line ends among them, made single spaces."""
    return " ".join(str(text).split())


def error_line(message: object, where: str | None = None) -> str:
    return f"{where or TOOL}: error: {one_line(message)}"


def verification_fault(module: Operation) -> tuple[Operation, Exception] | None:
    """The operation inside `module` that does not verify, and why; None when all is well."""
    try:
        check_dominance(module)
        module.verify()
    except OperationError as error:
        return error.op, error
    except Exception as error:  # noqa: BLE001  (a verifier that reads a missing property raises a KeyError, and the like)
        return _ill_formed(module) or _innermost_fault(module) or (module, error)
    return None


def _ill_formed(module: Operation) -> tuple[Operation, Exception] | None:
    """The first operation whose operands, results, regions or properties do not fit its definition."""
    for op in module.walk():
        if isinstance(op, IRDLOperation):
            try:
                op.get_irdl_definition().verify(op)
            except VerifyException as error:
                return op, error
    return None


def _innermost_fault(op: Operation) -> tuple[Operation, Exception] | None:
    """The first operation that does not verify although all inside it do."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                if (found := _innermost_fault(inner)) is not None:
                    return found
    try:
        op.verify()
    except VerifyException as error:
        return op, error
    return None


def input_error_line(error: BaseException) -> str | None:
    """The line for an error that bad input caused; None for any other (a defect of a program, not of its input)."""
    match error:
        case ParseError():
            message = error.msg.strip()
            if message.startswith("in "):  # xDSL says no more where a block stops short.
                message = f"expected an operation or '}}' {message}"
            lines = error_line(message, str(error.span.get_location()))
            if isinstance(error, MultipleSpansParseError) and error.ref_text:
                lines += f" ({one_line(error.ref_text)})"
            return lines
        case ArgSpecParseError():
            # The text is a header, the place, the line with its carets, and the message below them.
            _, where, *_, message = str(error).strip().splitlines()
            return error_line(message, where)
        case MirageError() | DiagnosticException():
            return error_line(error, place(getattr(error, "location", UNKNOWN_LOC)))
        case OSError():
            what = error.strerror or str(error)
            return error_line(what if error.filename is None else f"{error.filename}: {what}")
        case MemoryError():
            return error_line(f"there is not enough memory{': ' * bool(str(error))}{error}")
        case RecursionError():
            return error_line("the input is nested too deeply")
        case _:
            return None
