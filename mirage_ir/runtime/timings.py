"""The timings of a bundle, read back. Nothing from the folder is executed, and files that do not belong together are refused."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from mirage_ir.check import MAX_STAGES, MAX_THREADS
from mirage_ir.runtime.bundle import BundleError, sha256
from mirage_ir.runtime.measure import BUNDLE_FORMAT
from mirage_ir.runtime.measured import Measured
from mirage_ir.runtime.trial import Launch, Launches
from mirage_ir.target.machines import WARP

T = TypeVar("T")
Json: TypeAlias = Any
"""A value from `json`: None, bool, int, float, str, lists and dictionaries of them."""


@dataclass(frozen=True, slots=True)
class BaselineTime:
    """Microseconds a call of what PyTorch has in one way (`PyTorchWay`); None where it failed, or computes something else."""

    way: str
    us: float | None
    failure: str


@dataclass(frozen=True, slots=True)
class Timings:
    """The timings of one bundle.

    program: its name; ir: the text of its module. measured: candidates with a time; failed: names of the others, with the reason.
    baselines: what PyTorch takes, where the bundle asks. interpreted: the times are of a CPU, and say nothing of a GPU.
    """

    program: str
    ir: str
    measured: tuple[Measured, ...]
    failed: tuple[tuple[str, str], ...]
    device: str
    interpreted: bool
    baselines: tuple[BaselineTime, ...] = ()


def read_timings(folder: Path) -> Timings:
    """The timings of a measured bundle. Raises `BundleError` when files are missing or changed, or nothing was right."""
    if not (folder / "manifest.json").is_file():
        raise BundleError(f"'{folder}' is no bundle: it has no manifest.json")
    manifest_text = _text(folder / "manifest.json")
    manifest = _object(manifest_text, folder / "manifest.json")
    ir = _text(folder / "module.mlir")
    if not (folder / "timings.json").is_file():
        raise BundleError(f"'{folder}' was not measured yet: run 'python {folder / 'measure.py'}' where there is a GPU")
    timings = _object(_text(folder / "timings.json"), folder / "timings.json")
    try:
        return _timings(folder, manifest, sha256(manifest_text), timings, ir)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BundleError(f"'{folder}': the manifest or the timings are damaged: {type(error).__name__}: {error}") from None


def _timings(folder: Path, manifest: Json, manifest_sha256: str, timings: Json, ir: str) -> Timings:
    if manifest["source_sha256"] != sha256(ir):
        raise BundleError(f"'{folder / 'module.mlir'}' is not the module that the manifest is of: its SHA-256 differs")
    if timings["program"] != manifest["program"]:
        raise BundleError(f"'{folder / 'timings.json'}' is of @{timings['program']}, the bundle of @{manifest['program']}")
    expected: list[tuple[Json, Json, str]] = [
        (timings["manifest_sha256"], manifest_sha256, "manifest"),
        (timings["source_sha256"], manifest["source_sha256"], "module"),
        ([c["sha256"] for c in timings["candidates"]], [c["sha256"] for c in manifest["candidates"]], "candidates"),
    ]
    for theirs, ours, what in expected:
        if theirs != ours:
            raise BundleError(f"'{folder / 'timings.json'}' is of another bundle: the SHA-256 of its {what} differs")
    measured: list[Measured] = []
    failed: list[tuple[str, str]] = []
    for entry, result in zip(manifest["candidates"], timings["candidates"], strict=True):
        name, best = _string(entry["function"]), result["best"]
        if best["us"] is None or best["failure"]:
            failed.append((name, _string(best["failure"])))
            continue
        us, error = _positive(best["us"]), best["error"]
        if not 0 <= error <= manifest["tolerance"]:
            raise ValueError(f"the error of '{entry['file']}' is {error!r}, yet it was timed")
        compared = _compared(result)
        launches = _launches(best["launches"])
        measured.append(Measured(name, us, launches) if compared is None else Measured(name, compared, launches, 0))
    pairs = zip(manifest.get("baselines", ()), timings.get("baselines", ()), strict=True)
    baselines = tuple(_baseline(entry, result) for entry, result in pairs)
    if not measured and all(b.us is None for b in baselines):
        why = f", {failed[0][1]}" if failed else ""
        raise BundleError(f"no candidate in '{folder}' was right when it was measured{why}")
    environment = timings["environment"]
    return Timings(
        _string(manifest["program"]),
        ir,
        tuple(measured),
        tuple(failed),
        _string(environment["device"]),
        _flag(environment["interpreted"]),
        baselines,
    )


def _compared(result: Json) -> float | None:
    """The time of the last comparison, if it was part of it."""
    compared = result.get("compared")
    return None if compared is None or compared["us"] is None else _positive(compared["us"])


def _baseline(entry: Json, result: Json) -> BaselineTime:
    best, compared = result["best"], _compared(result)
    us = None if best["us"] is None or best["failure"] else _positive(best["us"])
    return BaselineTime(_string(entry["way"]), us if compared is None else compared, _string(best["failure"]))


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode()
    except OSError as error:
        raise BundleError(f"cannot read '{path}': {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BundleError(f"'{path}' is no text") from None


def _object(text: str, path: Path) -> dict[str, Json]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BundleError(f"'{path}' is no JSON: {error}") from None
    if not isinstance(found, dict) or found.get("format") != BUNDLE_FORMAT:
        raise BundleError(f"'{path}' is not of format {BUNDLE_FORMAT}, the one that this version reads")
    return found


def _typed(data: Json, kind: type[T], what: str) -> T:
    if not isinstance(data, kind):
        raise TypeError(f"{data!r} is {what}")
    return data


def _string(data: Json) -> str:
    return _typed(data, str, "no string")


def _flag(data: Json) -> bool:
    return _typed(data, bool, "neither true nor false")


def _positive(data: Json) -> float:
    if not isinstance(data, int | float) or isinstance(data, bool) or not isfinite(data) or data <= 0:
        raise ValueError(f"{data!r} is no time")
    return float(data)


def _launches(data: Json) -> Launches:
    launches: list[Json] = _typed(data, list, "no list of launches")
    return tuple(map(_launch, launches))


def _launch(data: Json) -> Launch:
    warps, stages, strides, *others = data
    tma, cuda = (*others, *(None, False)[len(others) :])
    return Launch(
        _within(warps, MAX_THREADS // WARP),
        _within(stages, MAX_STAGES),
        _flag(strides),
        None if tma is None else _flag(tma),
        _flag(cuda),
    )


def _within(data: Json, most: int) -> int:
    if type(data) is not int or not 1 <= data <= most:
        raise ValueError(f"{data!r} is not from 1 to {most}")
    return data
