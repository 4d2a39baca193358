"""Bundles of candidates that need no compiler: each doubles a vector, or does something else."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mirage_ir.runtime import measure
from mirage_ir.runtime.bundle import MEASURED_TOLERANCE, SCRIPTS

MODULE = """\
import itertools, os, threading, time
import torch

INPUTS = [("x", (4,), torch.float32, 1.0, False)]
KERNELS = [{"options": {"num_warps": 4, "num_stages": 2}, "constexprs": {"STAGES": 2}, "runtime_strides": False}]
POISON = False


def run(x):
    BODY


def draw(seed, device):
    return [torch.ones(4, device=device)]


def reference(x):
    return (2 * x.double(),)


def relative_error(got, wanted):
    error = max(float((g.double() - w).norm() / w.norm()) for g, w in zip(got, wanted))
    return error if error < float("inf") else float("inf")
"""
RIGHT = "return 2 * x"


def write(folder: Path, bodies: Mapping[str, str]) -> Path:
    """A bundle with a candidate for each body of `run`, by the name of its file."""
    folder.mkdir()
    entries: list[dict[str, Any]] = []
    for name, body in bodies.items():
        text = MODULE.replace("BODY", "\n    ".join(body.splitlines()))
        (folder / name).write_text(text)
        digest = hashlib.sha256(text.encode()).hexdigest()
        entries.append(
            {
                "file": name,
                "sha256": digest,
                "function": name,
                "kernels": 1,
                "loops": [4],
                "reads_inputs": [True],
                "tuning_order": [0],
                "by_cuda": [[]],
            }
        )
    manifest = {
        "format": measure.BUNDLE_FORMAT,
        "program": "double",
        "target": "h100",
        "source_sha256": hashlib.sha256(b"").hexdigest(),
        "tolerance": MEASURED_TOLERANCE,
        "strides": [None],
        "candidates": entries,
    }
    (folder / "manifest.json").write_text(json.dumps(manifest))
    for name, path in SCRIPTS.items():
        (folder / name).write_text(path.read_text())
    return folder


def command(folder: Path, *options: str) -> list[str]:
    """Measures a bundle without a GPU."""
    return [sys.executable, str(folder / "measure.py"), "--interpret", *options]


def measured(folder: Path, *options: str) -> tuple[subprocess.CompletedProcess[str], dict[str, Any]]:
    """What measuring a bundle printed and returned, and the best of each candidate by file; nothing stays running."""
    done = subprocess.run(command(folder, *options), capture_output=True, text=True, start_new_session=True, cwd=folder.parent)
    timings = json.loads((folder / "timings.json").read_text())
    return done, {entry["file"]: entry["best"] for entry in timings["candidates"]}


def processes(session: int) -> list[int]:
    """The processes of a session that still run; those that have ended and wait for their parent do not."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, theirs = path.read_text().rpartition(")")[2].split()[:4]
        except (OSError, ValueError):  # It ended in between.
            continue
        if int(theirs) == session and state != "Z":
            found.append(int(path.parent.name))
    return found


def end_all(session: int) -> None:
    """Ends what is left of a session."""
    for pid in processes(session):
        os.kill(pid, signal.SIGKILL)
