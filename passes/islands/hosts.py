"""The islands of a module: the operations that may hold islands, in order, and calls of functions that convert in full."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation

from mirage_ir.dialects.functions import functions, is_ours
from mirage_ir.passes.islands.foreign import CALL, Unsupported, callee_of
from mirage_ir.passes.islands.island import MATERIALS, Converters, Island, islands, read
from mirage_ir.passes.islands.reading import Reader
from mirage_ir.passes.islands.remarks import name_of


def each_island(module: ModuleOp, converters: Converters) -> Iterator[Island]:
    """The islands of all functions of a module, callers before what they call.

    A call of a function that converts in full is read as the body of that function. The caller may replace an island before it asks
    for the next. Functions whose calls all became part of islands are erased at the end.
    """
    calls = _Calls(module, converters)
    for host in calls.hosts():
        yield from islands(host, calls.converters)
    calls.sweep()


class _Calls:
    """Calls among the functions of a module."""

    def __init__(self, module: ModuleOp, converters: Converters) -> None:
        self.module = module
        self.converters: Converters = {**converters, CALL: self._read}
        self.bodies = {func.sym_name.data: func for func in functions(module) if len(func.body.blocks) == 1}
        self.reading: list[str] = []
        self.called = {name for op in module.walk() if (name := callee_of(op)) in self.bodies}

    def hosts(self) -> Iterator[Operation]:
        """The operations that may hold islands, callers first, without functions that lost all their calls in the meantime."""
        order: dict[Operation, None] = {}

        def visit(host: Operation) -> None:
            for op in host.walk():
                callee = self.bodies.get(callee_of(op) or "")
                if callee is not None and callee not in order and callee is not host and callee not in active:
                    active.append(callee)
                    visit(callee)
                    active.pop()
            order[host] = None

        active: list[Operation] = []
        for op in self.module.ops:
            if not isinstance(op, ModuleOp) and op not in order:
                visit(op)
        for host in reversed(order):
            if host.parent is not None and not (isinstance(host, FuncOp) and (is_ours(host) or self._left(host))):
                yield host

    def _read(self, reader: Reader, op: Operation) -> None:
        """Reads a call as the body of its function."""
        name = callee_of(op)
        func = self.bodies.get(name or "")
        if name is None or func is None or name in self.reading:
            raise Unsupported("what it calls is not known" if func is None else "it calls itself")
        block = func.body.block
        for argument, value in zip(block.args, op.operands, strict=True):
            reader.seen[argument] = reader.read(value)
        self.reading.append(name)
        try:
            for inner in block.ops:
                self._read_inner(reader, name, inner, op)
        finally:
            self.reading.pop()

    def _read_inner(self, reader: Reader, name: str, inner: Operation, call: Operation) -> None:
        if isinstance(inner, ReturnOp):
            for result, value in zip(call.results, inner.arguments, strict=True):
                reader.write(result, reader.read(value))
        elif name_of(inner) in self.converters and name_of(inner) != "linalg.fill":
            read(self.converters, reader, inner)
        elif name_of(inner) not in MATERIALS:
            raise Unsupported(f"@{name}, which it calls, holds '{name_of(inner)}'")

    def _left(self, func: FuncOp) -> bool:
        """Whether a private function was called at first and is no longer named anywhere."""
        name = func.sym_name.data
        private = func.sym_visibility is not None and func.sym_visibility.data == "private"
        if not private or name not in self.called:
            return False
        return not any(
            f"@{name}" in str(attribute)
            for op in self.module.walk()
            if op is not func
            for attribute in (*op.properties.values(), *op.attributes.values())
        )

    def sweep(self) -> None:
        """Erases functions that lost all their calls."""
        while left := [func for func in functions(self.module) if self._left(func)]:
            for func in left:
                func.detach()
                func.erase()
