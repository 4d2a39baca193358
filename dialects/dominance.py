"""Dominance: every value is defined before its uses, and visible there. xDSL does not check it."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnregisteredOp
from xdsl.ir import Block, Operation, Region
from xdsl.irdl.dominance import DominanceInfo

from mirage_ir.dialects.diagnostics import OperationError, place


def check_dominance(root: Operation) -> None:
    """Raises `OperationError` at the first operation inside `root` that uses a value which is not defined there yet.

    As in MLIR, the order inside a module and inside an operation that is not registered is left open. Takes linear time.
    """
    order = {op: n for n, op in enumerate(root.walk())}
    flows: dict[Region, _Flow] = {}
    for op in order:
        for index, value in enumerate(op.operands):
            home = value.owner if isinstance(value.owner, Block) else value.owner.parent
            if home is None or home.parent is None:
                continue  # Not inside `root`: nothing is known of it.
            user = _ancestor_in(home.parent, op)
            if user is None:
                raise _fault(op, index, "is defined inside another region, and unknown here")
            if isinstance(home.parent.parent, ModuleOp | UnregisteredOp):
                continue
            if user.parent is home:
                early = isinstance(value.owner, Operation) and order.get(value.owner, -1) >= order[user]
            else:
                assert user.parent is not None
                flow = flows.setdefault(home.parent, _Flow(home.parent))
                early = not flow.reaches(home, user.parent)
            if early:
                raise _fault(op, index, "is used before it is defined")


class _Flow:
    """Which blocks of a region have run when another one does."""

    def __init__(self, region: Region) -> None:
        self._dominance = DominanceInfo(region)
        self._runs = set[Block]()
        waiting = [block for block in (region.first_block,) if block is not None]
        while waiting:
            block = waiting.pop()
            if block not in self._runs:
                self._runs.add(block)
                waiting.extend(block.last_op.successors if block.last_op is not None else ())

    def reaches(self, first: Block, second: Block) -> bool:
        """Whether `first` has run whenever `second` runs; True when `second` never runs."""
        return second not in self._runs or self._dominance.dominates(first, second)


def _ancestor_in(region: Region, op: Operation) -> Operation | None:
    """The operation of `region` itself that is `op` or holds it."""
    current: Operation | None = op
    while current is not None and current.parent_region() is not region:
        current = current.parent_op()
    return current


def _fault(op: Operation, index: int, what: str) -> OperationError:
    """What is wrong with an operand, with the place of its definition where that is known."""
    value = op.operands[index]
    called = f"operand {index}" if value.name_hint is None else f"%{value.name_hint}"
    found = place(value.owner.location) if isinstance(value.owner, Operation) else None
    return OperationError(op, f"{called} {what}{f' (at {found})' if found else ''}")
