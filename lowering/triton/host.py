"""The launches of Triton kernels in the body of `run`, and their entries in the module's KERNELS."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.module.host import GraphLaunch, Host, HostValue
from mirage_ir.lowering.module.names import COMMON_NAMES
from mirage_ir.lowering.triton.kernel import KernelText, write_kernel
from mirage_ir.lowering.triton.launch import LaunchConfig, choose_launch
from mirage_ir.lowering.triton.loads import loaded_twice
from mirage_ir.lowering.triton.padding import PACKED, PADDED
from mirage_ir.lowering.triton.reductions import order_reductions
from mirage_ir.lowering.triton.rules import HELPERS
from mirage_ir.lowering.triton.windows import VECTOR
from mirage_ir.program import DType, GraphOp, Program
from mirage_ir.sized.extent import is_symbolic
from mirage_ir.target import Machine

TRITON_NAMES = frozenset(
    {
        "triton",
        "tl",
        "warnings",
        "index_type",
        "index_type_beyond",
        "are_aligned",
        "whole_vectors",
        "iterations",
        "padding_kernel",
        "launch",
        "boxes",
        "descriptor",
        "descriptors",
        "TensorDescriptor",
        "Place",
        "DESCRIBED",
        "launch_options",
        "started",
        "larger",
        "i",
        "it",
        "part",
        "pid",
    }
    | {"ALIGNED", "COMPILED", "DOT_BF16", "INDEX", "INTERPRETED", "KERNELS", "PDL", "STAGES", VECTOR}
    | {"LAUNCHED", "MOST_LAUNCHED", "MOST_SAVED", "FEWEST_REGISTERS", "MOST_REGISTERS", "FEWEST_TOLD"}
    | {"register_options", "roomier", *HELPERS, *COMMON_NAMES}
)
"""Names that have a meaning of their own in a Triton module and its kernels."""
_POINTERS = {DType.f16: "*fp16", DType.bf16: "*bf16", DType.f32: "*fp32"}


@dataclass(frozen=True, slots=True)
class LaunchedKernel:
    """A kernel, how it is launched, and the tensors that it is launched with, one for each argument.

    more: further lines of its entry.
    """

    kernel: KernelText
    launch: LaunchConfig
    runtime_strides: bool
    values: tuple[HostValue, ...]
    more: tuple[str, ...] = ()

    def entry(self, sized: bool = False) -> list[str]:
        """Its entry in the module's KERNELS: the arguments of a launch, and the types and strides for compilation ahead of time.

        `sized`: the module is one for all sizes.
        """
        wide = any(v.span(a.reach) >= 2**31 for a, v in zip(self.kernel.arguments, self.values, strict=True))
        signature: dict[str, str] = {}
        fixed_strides: dict[str, int] = {}
        input_strides: dict[str, int] = {}
        for argument, value in zip(self.kernel.arguments, self.values, strict=True):
            signature[argument.name] = _POINTERS[argument.dtype]
            for d, name in argument.strides.items():
                signature[name] = "i32" if value.strides[d] < 2**31 else "i64"
                if name not in self.kernel.free:
                    (fixed_strides if value.fixed else input_strides)[name] = value.strides[d]
        for box in self.kernel.boxes:
            dtype = next(a.dtype for a in self.kernel.arguments if a.name == box.tensor)
            signature[box.name] = f"tensordesc<{_POINTERS[dtype][1:]}{list(box.extents)}>"
        signature.update(dict.fromkeys((*self.kernel.counts, *self.kernel.sizes), "i32"))
        together = f'        "together": {self.launch.together},  # Blocks of a multiprocessor when all are resident.'
        grid = "" if any(map(is_symbolic, self.kernel.grid)) else f'        "grid": {self.kernel.grid},'
        return [
            "    {",
            f'        "function": {self.kernel.name},',
            *([grid] if grid else []),
            f'        "constexprs": {_show({"STAGES": self.launch.stages, "PDL": False})},',
            f'        "index": {"tl.int64" if wide else "tl.int32"},',
            f'        "options": {_show({"num_warps": self.launch.warps, "num_stages": self.launch.stages})},',
            *([] if sized else [together]),
            f'        "runtime_strides": {self.runtime_strides},',
            "        # For compilation ahead of time: types, and strides when inputs lie as the program says.",
            f'        "signature": {_show(signature)},',
            f'        "fixed_strides": {_show(fixed_strides)},',
            f'        "input_strides": {_show(input_strides)},',
            *(self._boxes() if self.kernel.boxes else []),
            *self.more,
            *([f'        "vector": {self.kernel.window.vector},'] if self.kernel.window is not None else []),
            *([f'        "free": {self._free()},  # Arguments that are strides for which it is not compiled.'] if sized else []),
            *(
                ["        # Comes in two variants, ALIGNED and not.", '        "aligned": (True, False),']
                if self.kernel.vectors
                else []
            ),
            "    },",
        ]

    def _boxes(self) -> list[str]:
        """Whether TMA loads tiles, and its descriptors."""
        names = [name for argument in self.kernel.arguments for name in (argument.name, *argument.strides.values())]
        boxes = tuple((names.index(box.tensor), box.order, box.extents) for box in self.kernel.boxes)
        return [
            f'        "tma": {self.launch.tma},',
            "        # Of each descriptor the place of its tensor in the arguments, the order of dimensions, the extents of a box.",
            f'        "boxes": {boxes},',
        ]

    def _free(self) -> tuple[int, ...]:
        """The places of strides that it is not compiled for among its arguments."""
        names = [name for argument in self.kernel.arguments for name in (argument.name, *argument.strides.values())]
        return tuple(place for place, name in enumerate(names) if name in self.kernel.free)


class TritonHost(Host):
    """The body of `run`, and the kernels that it launches.

    fixed: how they are launched; chosen here when not given. before: how many kernels stand before them in the module. measured:
    the module is to be measured, so that what TMA can load it may load by pointers, and the other way round.
    """

    reserved: Container[str] = TRITON_NAMES
    padded, packed = PADDED, PACKED

    def __init__(
        self,
        program: Program,
        machine: Machine,
        symbols: Sequence[str] = (),
        fixed: Sequence[LaunchConfig] = (),
        before: int = 0,
        measured: bool = False,
    ) -> None:
        self.kernels: list[LaunchedKernel] = []
        self._named = 0
        self._launches, self._before, self.measured = fixed, before, measured
        super().__init__(program, machine, symbols)

    def next_name(self) -> str:
        """The name of the next kernel in the program's order."""
        self._named += 1
        return self.names[self._named - 1]

    def launch(self, node: GraphOp, launch: GraphLaunch) -> None:
        arguments, number = (*launch.operands, *launch.results), len(self.kernels)
        inner = [o.type for o in launch.operands]
        flat = loaded_twice(flatten(order_reductions(node, inner), inner, [o.strides for o in launch.operands]))
        named = list(zip(launch.sources, launch.operands, strict=True))
        runtime = {name for name, o in named if node.runtime_strides and not o.fixed}
        # A single kernel lets the kernel of the next call start early. Of several, one that starts early finds the multiprocessors
        # unevenly filled, and its one wave becomes two.
        alone = len(self.names) == 1
        chosen = self._launches[number] if self._launches else choose_launch(flat, self.machine)
        tensors = [*named, *zip(launch.targets, launch.results, strict=True)]
        kernel = write_kernel(
            self.next_name(),
            flat,
            launch.sources,
            launch.targets,
            runtime_strides=runtime,
            releases=alone,
            ahead=chosen.ahead,
            offsets=chosen.offsets,
            boxed=chosen.boxed if chosen.tma or self.measured else frozenset(),
            sizes=self.symbols,
            free_strides={(name, d) for name, o in tensors for d, stride in enumerate(o.strides) if is_symbolic(stride)},
            gaps={name: o.gap for name, o in tensors},
            strides={} if node.runtime_strides else {name: o.strides for name, o in tensors},
        )
        index = _index_type(kernel, arguments)
        self.lines.append("launch(")
        self.lines.append(f"    {self._before + number}, {kernel.grid}, lambda: {index},")
        for argument, value in zip(kernel.arguments, arguments, strict=True):
            whole = tuple(argument.strides) == tuple(range(len(value.type.shape))) and len(argument.strides) > 1
            strides = [f"*{value.name}.stride()"] if whole else [f"{value.name}.stride({d})" for d in argument.strides]
            self.lines.append(f"    {', '.join([value.name, *strides])},")
        self.lines += [f"    {name}=iterations({count})," for name, count in kernel.counts.items()]
        self.lines += [f"    {size}={size}," for size in kernel.sizes]
        if kernel.vectors:
            self.lines.append(f"    ALIGNED={_aligned(kernel, arguments)},")
        if kernel.window is not None:
            names = {a.name: v.name for a, v in zip(kernel.arguments, arguments, strict=True)}
            lie = ", ".join(f"({names[name]}, {row}, {rests})" for name, row, rests in kernel.window.lie)
            self.lines.append(f"    {VECTOR}=whole_vectors({kernel.window.vector}, {lie}),")
        self.lines.append(")")
        self.kernels.append(LaunchedKernel(kernel, chosen, node.runtime_strides, arguments))


def _aligned(kernel: KernelText, values: Sequence[HostValue]) -> str:
    """The text of whether all strides that follow from sizes are aligned, as far as that matters."""
    pairs = zip(kernel.arguments, values, strict=True)
    strides = [f"{v.name}.stride({d})" for a, v in pairs for d, stride in a.strides.items() if stride in kernel.vectors]
    return f"are_aligned({', '.join(dict.fromkeys(strides))})"


def _index_type(kernel: KernelText, values: Sequence[HostValue]) -> str:
    """The text of the type of offsets into the tensors of a launch."""
    if not kernel.ragged:
        return f"index_type({', '.join(dict.fromkeys(v.name for v in values))})"
    pairs = dict.fromkeys((v.name, a.reach) for a, v in zip(kernel.arguments, values, strict=True))
    return f"index_type_beyond({', '.join(f'({name}, {reach})' for name, reach in pairs)})"


def _show(value: Sequence[str] | dict[str, str] | dict[str, int]) -> str:
    return repr(value).replace("'", '"')
