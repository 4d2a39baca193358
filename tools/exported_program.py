"""A program that PyTorch exported (`torch.export.save`), as a module."""

from __future__ import annotations

from io import BytesIO

from xdsl.dialects.builtin import ModuleOp

from mirage_ir.errors import MirageError


class UnreadableExport(MirageError):
    """A file that is no exported program of known operators, or that cannot be read without PyTorch."""


def exported_module(data: bytes, name: str) -> ModuleOp:
    """The module with one function, called `name`, that an exported program computes.

    Its arguments are the program's inputs, then the parameters and buffers that it reads. Raises `UnreadableExport`.
    """
    from mirage_ir.dialects.bridge import func_from_program

    try:
        from mirage_ir.torch.exported import TorchError, read_exported
    except ModuleNotFoundError as error:
        raise UnreadableExport(f"an exported program needs PyTorch: there is no module '{error.name}'") from error
    try:
        program = read_exported(BytesIO(data), name).program()
    except TorchError as error:
        raise UnreadableExport(str(error)) from error
    return ModuleOp([func_from_program(program, program.name)])
