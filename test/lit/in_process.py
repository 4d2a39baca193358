"""A lit format that runs `mirage-opt … | filecheck …` inside the lit worker.

Starting Python costs ten times what a test does. A RUN line that is a pipeline of the commands in `COMMANDS`, and of programs,
runs in the worker, with the verdicts of lit's own shell (a pipeline fails when any of its commands does); any other line goes
to that shell.
"""

from __future__ import annotations

import importlib.metadata
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import traceback
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import lit.Test
import lit.TestRunner
from lit.formats import ShTest

# xDSL looks for the dialects of installed packages three times whenever the tool begins. None is installed while tests run.
importlib.metadata.entry_points = cache(importlib.metadata.entry_points)


def _mirage_opt(arguments: list[str]) -> int:
    from mirage_ir.tools.mirage_opt import main

    return main(arguments)


def _filecheck(arguments: list[str]) -> int:
    from filecheck.main import main

    main(["filecheck", *arguments])
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {"mirage-opt": _mirage_opt, "filecheck": _filecheck}
PROGRAMS = ("cmp", "diff", "python", "sed")
"""Programs that a pipeline may start, beside those that are named by their path."""
GLOBAL_STATE = ("--disable-verify", "--syntax-highlight")
"""Options that change xDSL for the rest of the process."""
SHELL_STATE = ("cd", "export", "popd", "pushd", "ulimit", "umask", "unset")
"""Words that change the shell for the lines below: a test with such a line goes to it as a whole."""


@dataclass
class Command:
    """`[not] name arguments [< source] [> target] [2>&1 | 2> errors]`"""

    name: str
    arguments: list[str]
    negated: bool = False
    source: str | None = None
    target: str | None = None
    errors: str | None = None
    """A file for standard error, or "&1"."""


@dataclass
class Outcome:
    status: int
    stdout: bytes
    stderr: bytes


@dataclass
class Stream:
    """Bytes behind a text stream, as `sys.stdout` is."""

    data: io.BytesIO = field(default_factory=io.BytesIO)

    def __post_init__(self) -> None:
        self.text = io.TextIOWrapper(self.data, encoding="utf-8", write_through=True)


def parse_pipeline(line: str) -> list[Command] | None:
    """The commands of a RUN line; None when it holds anything else."""
    if re.search(r"[$`;]|&&|\|\|", line) or any(option in line for option in GLOBAL_STATE):
        return None
    lexer = shlex.shlex(line, posix=True, punctuation_chars="|<>&")
    lexer.whitespace_split = True
    try:
        words = list(lexer)
    except ValueError:
        return None
    commands: list[Command] = []
    stages: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            stages.append([])
        else:
            stages[-1].append(word)
    for stage in stages:
        command = _parse_stage(stage)
        if command is None:
            return None
        commands.append(command)
    return commands


def _parse_stage(words: Sequence[str]) -> Command | None:
    rest = list(words)
    negated = rest[:1] == ["not"]
    if negated:
        rest = rest[1:]
    if not rest or not (rest[0] in COMMANDS or rest[0] in PROGRAMS or os.path.isabs(rest[0])):
        return None
    command = Command(rest[0], [], negated)
    position = 1
    while position < len(rest):
        match rest[position : position + 3]:
            case ["2", ">&", "1"]:
                command.errors = "&1"
                position += 3
            case ["2", ">", file]:
                command.errors = file
                position += 3
            case [">", file, *_]:
                command.target = file
                position += 2
            case ["<", file, *_]:
                command.source = file
                position += 2
            case [word, *_] if not set(word) & set("|<>&"):
                command.arguments.append(word)
                position += 1
            case _:
                return None
    return command


@contextmanager
def _working_in(directory: str) -> Generator[None]:
    before = os.getcwd()
    Path(directory).mkdir(parents=True, exist_ok=True)
    os.chdir(directory)
    try:
        yield
    finally:
        os.chdir(before)


def run(command: Command, stdin: bytes, environment: Mapping[str, str]) -> Outcome:
    """One command of a pipeline, with `stdin` from the one before. environment: that of a program."""
    if command.source is not None:
        stdin = Path(command.source).read_bytes()
    if command.name in COMMANDS:
        status, stdout, stderr = _called(command, stdin)
    else:
        errors = subprocess.STDOUT if command.errors == "&1" else subprocess.PIPE
        program = shutil.which(command.name, path=environment["PATH"])
        assert program is not None, f"there is no program {command.name}"
        words = [program, *command.arguments]
        done = subprocess.run(words, input=stdin, stdout=subprocess.PIPE, stderr=errors, env=environment)
        status, stdout, stderr = done.returncode, done.stdout, done.stderr or b""
    if command.target is not None:
        Path(command.target).write_bytes(stdout)
        stdout = b""
    if command.errors not in (None, "&1"):
        Path(str(command.errors)).write_bytes(stderr)
        stderr = b""
    return Outcome(int(status == 0) if command.negated else status, stdout, stderr)


def _called(command: Command, stdin: bytes) -> tuple[int, bytes, bytes]:
    """Status and output of a command that runs in this process."""
    out, err = Stream(), Stream()
    if command.errors == "&1":
        err = out
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    try:
        with redirect_stdout(out.text), redirect_stderr(err.text):
            try:
                status = COMMANDS[command.name](command.arguments)
            except SystemExit as exit:
                status = exit.code if isinstance(exit.code, int) else int(exit.code is not None)
            except Exception:  # noqa: BLE001  (as a process would: a traceback on standard error)
                traceback.print_exc()
                status = 1
    finally:
        sys.stdin = before
    return status, out.data.getvalue(), b"" if err is out else err.data.getvalue()


class InProcessShTest(ShTest):
    """lit's `ShTest`, with the pipelines that it can run taken into the worker."""

    def execute(self, test: Any, litConfig: Any) -> Any:
        if test.config.unsupported:
            return lit.Test.Result(lit.Test.UNSUPPORTED, "Test is unsupported")
        keywords = list(test.xfails), list(test.requires), list(test.unsupported)
        lines = lit.TestRunner.parseIntegratedTestScript(test)
        if isinstance(lines, lit.Test.Result):
            return lines
        directory, base = lit.TestRunner.getTempPaths(test)
        substitutions = lit.TestRunner.getDefaultSubstitutions(test, directory, base)
        features = dict.fromkeys(test.config.available_features, True)
        limit = test.config.recursiveExpansionLimit
        script = lit.TestRunner.applySubstitutions(lines, substitutions, features, recursion_limit=limit)
        script = [match.group(2).strip() if (match := re.fullmatch(lit.TestRunner.kPdbgRegex, line)) else line for line in script]
        changing = any(line.split(maxsplit=1)[0] in SHELL_STATE for line in script)
        if changing or litConfig.noExecute:
            # Reading the script added its keywords to the test's; lit will do so again.
            test.xfails, test.requires, test.unsupported = keywords
            return super().execute(test, litConfig)
        with _working_in(directory):
            for line in script:
                pipeline = parse_pipeline(line)
                if pipeline is None:
                    out, err, status, *_ = lit.TestRunner.executeScriptInternal(test, litConfig, base, [line], directory)
                    failed, report = status != 0, out + err
                else:
                    failed, report = _failed(pipeline, test.config.environment)
                if failed:
                    return lit.Test.Result(lit.Test.FAIL, f"RUN: {line}\n{report}")
        return lit.Test.Result(lit.Test.PASS)


def _failed(pipeline: Sequence[Command], environment: Mapping[str, str]) -> tuple[bool, str]:
    """Whether a command of a pipeline fails, and what they print."""
    data, report, failed = b"", "", False
    for command in pipeline:
        outcome = run(command, data, environment)
        data = outcome.stdout
        failed = failed or outcome.status != 0
        report += f"$ {command.name} {shlex.join(command.arguments)}\n{outcome.stderr.decode(errors='replace')}"
    return failed, report + data.decode(errors="replace")
