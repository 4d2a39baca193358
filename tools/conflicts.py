"""Flags of `mirage-opt` that exclude each other."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping

from mirage_ir.errors import OptionError
from mirage_ir.tools.flags import programs_wanted


def leave_out(given: Mapping[str, bool], why: str) -> None:
    """Raises `OptionError` for the first flag that is given, with the reason."""
    for flag in (flag for flag, is_given in given.items() if is_given):
        raise OptionError(f"{why}: leave out {flag}")


def check_flags(args: Namespace, *, target: str, tuned: bool) -> None:
    """Raises `OptionError` for flags that exclude each other; `target` is the name of -t's, and `tuned` says whether candidates are
    measured."""
    flags = {
        "--check-numerics": args.check_numerics is not None,
        "--verify-equivalence": args.verify_equivalence,
        "--explain": args.explain,
        "--emit-bundle": args.emit_bundle is not None,
        "--select-from": args.select_from is not None,
        "--report": args.report is not None,
        "--split-input-file": args.split_input_file,
        "--superoptimize": args.superoptimize is not None,
        "an input file": args.input_file is not None,
        "'tune'": tuned,
        "-t": target != "mlir",
    }

    def exclude(why: str, *others: str) -> None:
        leave_out({flag: flags[flag] for flag in others}, why)

    numeric = ("--check-numerics", "--verify-equivalence")
    if all(flags[flag] for flag in numeric):
        raise OptionError("--check-numerics and --verify-equivalence both print something else than IR: give one of them")
    if flags["--emit-bundle"]:
        exclude(
            "--emit-bundle writes a folder of Triton modules and prints no IR",
            *numeric,
            "--split-input-file",
            "--select-from",
            "-t",
        )
    if flags["--select-from"]:
        exclude(
            "--select-from takes the module of the bundle, a result already",
            "an input file",
            "--superoptimize",
            "--split-input-file",
        )
        programs_wanted(args.top)
    elif args.top is not None:
        raise OptionError("--top belongs to --select-from: a search takes it as --superoptimize='top=N'")
    if args.explain:
        exclude("--explain says which laws lead to an equal program and prints no IR", *numeric, "--emit-bundle", "-t")
    if args.validate:
        others = ("--explain", "--emit-bundle", "--select-from", "--report", "'tune'", "-t")
        exclude("--validate compares kernels with the best known and prints no IR", *numeric, *others)
    if flags["--report"]:
        if not flags["--superoptimize"] and not flags["--select-from"]:
            raise OptionError("--report is about a superoptimized program: give --superoptimize, or --select-from")
        exclude("--report is about the result for one module", *numeric, "--explain", "--split-input-file")
