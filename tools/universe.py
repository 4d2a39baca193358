"""The dialect, passes and targets that mirage-ir adds to every xDSL tool: the entry point `xdsl.universe` names `MIRAGE_UNIVERSE`.

xDSL imports this module at every start of `xdsl-opt`, so nothing is loaded here: dialect, passes and targets are factories.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from xdsl.universe import Universe


@dataclass(frozen=True)
class Factory:
    """Imports `name` of `module` when it is called."""

    module: str
    name: str

    def __call__(self) -> Any:
        return getattr(import_module(self.module), self.name)


def _pass(module: str, name: str) -> Factory:
    return Factory(f"mirage_ir.passes.{module}", name)


MIRAGE_UNIVERSE = Universe(
    all_dialects={"mugraph": Factory("mirage_ir.dialects.mugraph", "MuGraph")},
    all_passes={
        "mugraph-decompose": _pass("decompose", "DecomposePass"),
        "mugraph-outline": _pass("outline", "OutlinePass"),
        "mugraph-saturate": _pass("saturate", "SaturatePass"),
        "mugraph-generate": _pass("generate", "GeneratePass"),
        "mugraph-check-numerics": _pass("check_numerics", "CheckNumericsPass"),
        "mugraph-verify": _pass("verify", "VerifyPass"),
        "mugraph-select": _pass("select", "SelectPass"),
        "mugraph-inline": _pass("inline", "InlinePass"),
        "mugraph-superoptimize": _pass("superoptimize", "SuperoptimizePass"),
        "mugraph-form-threads": _pass("form_threads", "FormThreadsPass"),
        "mugraph-set-backend": Factory("mirage_ir.lowering.mixed.set_backend", "SetBackendPass"),
        "mugraph-plan-layouts": Factory("mirage_ir.lowering.cuda.passes.plan_layouts", "PlanLayoutsPass"),
        "mugraph-schedule": Factory("mirage_ir.lowering.cuda.passes.schedule", "SchedulePass"),
        "mugraph-plan-memory": Factory("mirage_ir.lowering.cuda.passes.plan_memory", "PlanMemoryPass"),
        "convert-linalg-to-mugraph": _pass("convert.linalg", "ConvertLinalgToMugraphPass"),
        "convert-stablehlo-to-mugraph": _pass("convert.stablehlo", "ConvertStablehloToMugraphPass"),
        "convert-tosa-to-mugraph": _pass("convert.tosa", "ConvertTosaToMugraphPass"),
        "convert-mugraph-to-linalg": Factory("mirage_ir.lowering.mlir.convert", "ConvertMugraphToLinalgPass"),
    },
    all_targets={
        "triton": Factory("mirage_ir.lowering.mixed.target", "TritonTarget"),
        "cuda": Factory("mirage_ir.lowering.cuda.target", "CudaTarget"),
        "dot": Factory("mirage_ir.lowering.dot.target", "DotTarget"),
        "cuda-torch": Factory("mirage_ir.lowering.cuda.target", "CudaTorchTarget"),
    },
)
