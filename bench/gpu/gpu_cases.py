"""What `gpu.py` measures: programs, sizes, layouts of K, how inputs are drawn, and the bytes and flops of the floor.

A case is plain data and travels as `case.json`. Nothing is imported here but the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import prod, sqrt
from pathlib import Path
from typing import Any, TypeAlias

Shape: TypeAlias = tuple[int, ...]

VIEW_MEAN = "K as a view: all programs"
ROW_MEAN = "K row-major: attention"
CASE_FILE = "case.json"
CUDA_MODULE = "cuda_"
"""What the names of CUDA modules in a case's folder begin with."""
MODEL_FIRST = "the model's first"
"""The side that is the cost model's first candidate, with its own launches."""
FP16_BYTES = 2


@dataclass(frozen=True, slots=True)
class Case:
    """A program of certain sizes in f16, its inputs in a certain layout.

    family: which function of `gpu_sides` computes it; source: the file in examples/, or "" for one that `fused_programs` builds.
    layout: of K: "row" as the program is written, "view" a transposed view of (heads, keys, depth), "" when there is no K.
    strides: of each input in elements, None for a contiguous one. deviations: standard deviations of the normal inputs.
    safe: whether the maximum is subtracted from the scores; scores: the standard deviation of the scores, None without scores.
    mean: the geometric mean of speed-ups that the case counts in.
    kinds: how each input is drawn (`gpu_sides.draw`), "normal" where it is empty; further: the shapes of further outputs.
    module: an importable module whose `sides(family)` are the program in PyTorch, or "" for one of `gpu_sides`.
    """

    name: str
    family: str
    source: str
    batch: int
    layout: str
    shapes: tuple[Shape, ...]
    strides: tuple[Shape | None, ...]
    deviations: tuple[float, ...]
    output: Shape
    flops: int
    safe: bool = False
    scores: float | None = None
    mean: str = ""
    kinds: tuple[str, ...] = ()
    further: tuple[Shape, ...] = ()
    module: str = ""

    @property
    def bytes(self) -> int:
        """Each input read once and the outputs written once."""
        return FP16_BYTES * sum(map(prod, (*self.shapes, self.output, *self.further)))

    @property
    def attends(self) -> bool:
        return self.scores is not None

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "dtype": "float16", "views": [s is not None for s in self.strides], "bytes": self.bytes}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Case:
        fields = {name: data[name] for name in cls.__slots__}
        fields["shapes"] = tuple(map(tuple, data["shapes"]))
        fields["strides"] = tuple(None if s is None else tuple(s) for s in data["strides"])
        fields["deviations"], fields["output"] = tuple(data["deviations"]), tuple(data["output"])
        fields["kinds"], fields["further"] = tuple(data["kinds"]), tuple(map(tuple, data["further"]))
        return cls(**fields)

    @classmethod
    def read(cls, folder: Path) -> Case:
        return cls.from_json(json.loads((folder / CASE_FILE).read_text(encoding="utf-8")))


def attention_case(
    name: str, sizes: tuple[int, int, int, int], *, batch: int = 1, layout: str = "view", source: str = "", safe: bool = False
) -> Case:
    """Attention of (heads, queries, keys, depth); a program called qknorm normalizes Q and V.

    Q and K are scaled so that scores have standard deviation 1, and 3 when the maximum is subtracted.
    """
    heads, queries, keys, depth = sizes
    norm = name.startswith("qknorm")
    scores = 3.0 if safe else 1.0
    both = sqrt(scores / sqrt(depth))  # A score is a product over `depth`: √depth · both² is its deviation.
    deviations = (1.0, scores / sqrt(depth), 1.0) if norm else (both, both, 1.0)
    return Case(
        name,
        "qknorm" if norm else "safe_attention" if safe else "attention",
        source,
        batch,
        layout,
        ((heads, queries, depth), (heads, depth, keys), (heads, keys, depth)),
        (None, (depth * keys, 1, depth) if layout == "view" else None, None),
        deviations,
        (heads, queries, depth),
        4 * heads * queries * keys * depth,
        safe,
        scores,
        (VIEW_MEAN if layout == "view" else ROW_MEAN) if source else "",
    )


def plain_case(name: str, family: str, source: str, batch: int, shapes: Sequence[Shape], output: Shape, flops: int) -> Case:
    """A program without attention: data N(0, 1), weights (the right operands of products over k) N(0, 1/k)."""
    data = 3 if family == "ntrans" else 1
    deviations = tuple(1.0 if n < data else shape[-2] ** -0.5 for n, shape in enumerate(shapes))
    return Case(name, family, source, batch, "", tuple(shapes), (None,) * len(shapes), deviations, output, flops, mean=VIEW_MEAN)


def products(*sizes: tuple[int, ...]) -> int:
    """The flops of matrix products of these extents."""
    return sum(2 * prod(s) for s in sizes)


def all_cases() -> dict[str, Case]:
    """Every case, by name: the examples with batch 1 and 8, attention in both layouts of K, and longer attention."""
    found: list[Case] = []
    for batch in (1, 8):
        suffix = "" if batch == 1 else f"_b{batch}"
        for layout in ("view", "row"):
            for name, sizes in (
                ("gqa", (2 * batch, 256, 4096, 64)),
                ("mha", (32 * batch, 16, 4096, 64)),
                ("mqa", (batch, 1024, 4096, 64)),
                ("qknorm", (2 * batch, 256, 4096, 64)),
            ):
                file = f"{name}{suffix}.mlir"
                found.append(attention_case(f"{name}{suffix}_{layout}", sizes, batch=batch, layout=layout, source=file))
        rows = 2 * batch
        shapes = [(rows, 4096), (4096, 6144)]
        flops = products((rows, 4096, 6144))
        found.append(plain_case(f"rmsnorm{suffix}", "rmsnorm", f"rmsnorm{suffix}.mlir", batch, shapes, (rows, 6144), flops))
        rows = 8 * batch
        shapes = [(rows, 4096)] * 3
        flops = 13 * rows * 4096
        found.append(plain_case(f"ntrans{suffix}", "ntrans", f"ntrans{suffix}.mlir", batch, shapes, (rows, 4096), flops))
    shapes = [(16, 256), (256, 4096), (256, 16), (16, 4096)]
    flops = products((16, 256, 4096), (16, 256, 16), (16, 16, 4096))
    found.append(plain_case("lora", "lora", "lora.mlir", 1, shapes, (16, 4096), flops))
    shapes = [(8, 4096), (4096, 4096), (4096, 4096)]
    found.append(plain_case("gated_mlp", "gated_mlp", "gated_mlp.mlir", 1, shapes, (8, 4096), products((2, 8, 4096, 4096))))
    shapes = [(8, 8, 4096), (8, 4096, 4096), (8, 4096, 4096)]
    found.append(plain_case("moe", "moe", "moe.mlir", 1, shapes, (8, 8, 4096), products((2, 64, 4096, 4096))))
    for queries in (1024, 64):
        for safe in (False, True):
            name = f"long{queries}{'_safe' if safe else ''}"
            found.append(attention_case(name, (8, queries, 16384, 128), safe=safe))
    for safe in (False, True):
        found.append(attention_case(f"prefill{'_safe' if safe else ''}", (32, 1024, 1024, 128), safe=safe))
    return {case.name: case for case in found}
