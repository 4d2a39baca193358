"""Results of searches, verdicts and numerics, kept under keys that hold everything they depend on.

The key of a search has the program (without its names), the programs of its group searched before it, the machine and the space. A
result that a budget may have influenced is not kept. The key of a verdict has both programs, tests, lanes and seed; the key of
numerics both programs and the seed. Every key has the package's version and a digest of its source text, so no version takes
another's results.

Cached data is plain. Candidates are checked to be well formed and to have the interface of the program.
"""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, replace
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import numpy as np

from mirage_ir import statistics
from mirage_ir.cache.store import ENTRY_FORMAT, EntryStore, default_folder
from mirage_ir.check import infer_program
from mirage_ir.clock import check
from mirage_ir.codec import CodecError, decode, encode
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import MirageError, OptionError, ProgramError
from mirage_ir.numerics.check import Checker, Numerics
from mirage_ir.ops.table import is_built_in
from mirage_ir.program import Apply, BodyNode, GraphOp, Program
from mirage_ir.search.plan.generate import Generated, generate_each
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import ACCUMULATORS, Space
from mirage_ir.target.machines import Machine
from mirage_ir.verify.equivalence import Verdict, Verifier
from mirage_ir.version import VERSION

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
SEARCHES, VERDICTS, NUMERICS_ENTRIES, TIMINGS = "searches", "verdicts", "numerics", "timings"
"""The kinds of entries."""


PACKAGES = ("mirage_ir", "mirage_ir.dialects", "mirage_ir.lowering", "mirage_ir.passes", "mirage_ir.tools")
"""The packages whose text results follow from: those of the same name need not be folders of the first one."""


class CacheWarning(UserWarning):
    """An entry of a cache, or a whole cache, that cannot be used."""


def warn_of_cache(message: str) -> None:
    """Warns by Python's `warnings`."""
    warnings.warn(message, CacheWarning, stacklevel=2)


class Cache:
    """Results in `texts`. With `reverify`, cached candidates are verified again, and their numerics are checked again."""

    def __init__(self, texts: EntryStore, *, reverify: bool = False, warn: Callable[[str], None] = warn_of_cache) -> None:
        self.texts = texts
        self.reverify = reverify
        self.warn = warn

    @classmethod
    def of(
        cls, given: bool | str | os.PathLike[str] | None, *, reverify: bool = False, warn: Callable[[str], None] = warn_of_cache
    ) -> Cache | None:
        """The cache that an option asks for: None or false is none, true the default folder, else a folder.

        Raises `OptionError` for other values.
        """
        if not isinstance(reverify, bool):
            raise OptionError(f"option 'reverify' is true or false, not {reverify!r}")
        if given is None or given is False:
            if reverify:
                raise OptionError("option 'reverify' verifies again what comes from a cache: it needs the option 'cache'")
            return None
        if given is not True and not (isinstance(given, str | os.PathLike) and os.fspath(given)):
            raise OptionError(f"option 'cache' takes the name of a folder, or true for the default one, not {given!r}")
        folder = default_folder() if given is True else Path(given)
        if folder.exists() and not folder.is_dir():
            raise OptionError(f"option 'cache' takes the name of a folder, and '{folder}' is none")
        return cls(EntryStore(folder, warn), reverify=reverify, warn=warn)

    # Results of searches.

    def search(self, source: Decomposed, space: Space, machine: Machine, after: Sequence[Program] = ()) -> Generated | None:
        """The known result of a search, under the names of `source`; `after` are the programs of its group searched before."""
        key = _search_key(source, space, machine, after)
        found = self.get(SEARCHES, key, Generated)
        if found is None:
            return None
        try:
            if not found.candidates:
                raise ProgramError("it has no candidate")
            return replace(found, candidates=tuple(adopted(c, source) for c in found.candidates))
        except ProgramError as error:
            self.texts.drop(SEARCHES, key, str(error))
            return None

    def keep_search(
        self, source: Program, space: Space, machine: Machine, found: Generated, budget: float | None, after: Sequence[Program] = ()
    ) -> bool:
        """Keeps the result of a search, unless a budget may have influenced it; returns whether it did."""
        if found.budget_met or (budget is not None and not found.exhausted):
            return False
        nameless = replace(found, candidates=tuple(map(bare, found.candidates)))
        self.put(SEARCHES, _search_key(source, space, machine, after), nameless)
        return True

    def generate_each(
        self,
        programs: Mapping[K, Decomposed],
        run: Run,
        blaming: Callable[[K], AbstractContextManager[None]] = lambda _: nullcontext(),
        group: Callable[[K], Hashable] = lambda key: key,
    ) -> dict[K, Generated]:
        """`mirage_ir.search.plan.generate.generate_each`, without the searches whose results are known.

        A result depends on the programs of its group that were searched before. After one that was cut short, nothing is kept.
        """
        known: dict[K, Generated] = {}
        after: dict[K, list[Program]] = {}
        for key, program in programs.items():
            after[key] = [programs[k] for k in after if group(k) == group(key)]
            if self._keeps(*after[key], program, space=run.space):
                found = self.search(program, run.space, run.machine, after[key])
                if found is not None:
                    known[key] = found
        new = generate_each(programs, run, blaming, group, known)
        settled: dict[Hashable, bool] = {}
        for key, found in new.items():
            whole = settled.get(group(key), True) and self._keeps(*after[key], programs[key], space=run.space)
            if whole and key not in known:
                whole = self.keep_search(programs[key], run.space, run.machine, found, run.control.budget, after[key])
            settled[group(key)] = whole
        return new

    # Verdicts.

    def verifier(
        self, source: Decomposed, *, tests: int | None = None, lanes: int | None = None, seed: int = 0, memory: float | None = None
    ) -> Verifier:
        """A verifier of candidates for `source` that knows earlier verdicts."""
        if not self._keeps(source):
            return Verifier(source, tests=tests, lanes=lanes, seed=seed, memory=memory)
        return _RememberingVerifier(self, source, tests=tests, lanes=lanes, seed=seed, memory=memory)

    # Numerics.

    def checker(self, source: Decomposed, *, seed: int = 0) -> Checker:
        """A checker of candidates for `source` that knows earlier results."""
        return _RememberingChecker(self, source, seed=seed) if self._keeps(source) else Checker(source, seed=seed)

    # Timings.

    def timings_key(self, bundle: str, tune: str, environment: Mapping[str, object]) -> str:
        """The key of what was measured of a bundle, by the SHA-256 of its manifest, on a device with these versions."""
        return _key(TIMINGS, {"bundle": bundle, "tune": tune, "environment": dict(environment)})

    @staticmethod
    def graph_key(graph: str, environment: Mapping[str, object]) -> str:
        """The key of the times of a graph of PyTorch's with kernels and without, by a text that says all of it."""
        return _key(TIMINGS, {"graph": sha256(graph.encode()).hexdigest(), "environment": dict(environment)})

    # Entries of any kind.

    @staticmethod
    def key_of(kind: str, parts: Mapping[str, object]) -> str:
        """The key of an entry that depends on these parts, which JSON takes, and on this package."""
        return _key(kind, parts)

    def _keeps(self, *programs: Program, space: Space | None = None) -> bool:
        """Whether results for these programs may be kept: no key holds the meaning of operators registered at run time."""
        named = set((space and space.operators) or ()).union(*(_operators(program.nodes) for program in programs))
        return all(is_built_in(name) or name in ACCUMULATORS for name in named)

    def get(self, kind: str, key: str, type: type[T]) -> T | None:
        """The known result under a key; counts hits and misses for `--stats`."""
        text = self.texts.get(kind, key)
        found: T | None = None
        if text is not None:
            try:
                found = decode(type, text)
            except CodecError as error:
                self.texts.drop(kind, key, str(error))
        statistics.count("cache.hits", int(found is not None))
        statistics.count("cache.misses", int(found is None))
        return found

    def put(self, kind: str, key: str, value: object) -> None:
        self.texts.put(kind, key, encode(value))


class _RememberingVerifier(Verifier):
    """A verifier that looks for a verdict before it comes to one, and comes to none when the time of the running clock is up.

    After an interruption it only gives known verdicts: `TimeUp` ends every other check before it begins.
    """

    def __init__(
        self, cache: Cache, source: Decomposed, *, tests: int | None, lanes: int | None, seed: int, memory: float | None
    ) -> None:
        super().__init__(source, tests=tests, lanes=lanes, seed=seed, memory=memory)
        self._cache = cache

    def check(self, candidate: Decomposed, *, refute: bool = False, seconds: float = 8.0) -> Verdict:
        if refute:
            return super().check(candidate, refute=True, seconds=seconds)
        options = {"tests": self.tests, "lanes": self.lanes, "seed": self.seed}
        key = _key(VERDICTS, {"program": key_text(self.source), "candidate": key_text(candidate), **options})
        known = self._cache.get(VERDICTS, key, Verdict)
        if known is not None and not self._cache.reverify:
            return known
        check()
        verdict = super().check(candidate)
        if known is not None and known != verdict:
            self._cache.warn(f"the cache had another verdict on a candidate for '{self.source.name}': {known}; now: {verdict}")
        if known != verdict and verdict.tests:  # A lack of memory is no property of the programs.
            self._cache.put(VERDICTS, key, verdict)
        return verdict


class _RememberingChecker(Checker):
    """A checker that looks for numerics before it computes them."""

    def __init__(self, cache: Cache, source: Decomposed, *, seed: int) -> None:
        super().__init__(source, seed=seed)
        self._cache = cache
        self._options = {"seed": seed, "numpy": np.__version__}

    def compare(self, candidate: Decomposed) -> tuple[Numerics, Numerics]:
        if not self.fits(candidate):
            return super().compare(candidate)
        key = _key(NUMERICS_ENTRIES, {"program": key_text(self.source), "candidate": key_text(candidate), **self._options})
        known = None if self._cache.reverify else self._cache.get(NUMERICS_ENTRIES, key, tuple[Numerics, Numerics])
        if known is None or [o.trial for o in known[0].outcomes] != list(self.trials):
            known = super().compare(candidate)
            self._cache.put(NUMERICS_ENTRIES, key, known)
        return known


# Keys.


def _key(kind: str, parts: Mapping[str, object]) -> str:
    """All that decides a result, as one line of JSON."""
    whole = {"kind": kind, "format": ENTRY_FORMAT, "version": VERSION, "sources": sources_digest(), **parts}
    return json.dumps(whole, sort_keys=True, separators=(",", ":"))


def _search_key(source: Program, space: Space, machine: Machine, after: Sequence[Program]) -> str:
    strides = source.strides or (None,) * len(source.inputs)
    before = {"after": [key_text(program) for program in after]} if after else {}
    parts = {"program": key_text(source), "strides": strides, "space": asdict(space), "machine": asdict(machine), **before}
    return _key(SEARCHES, parts)


def key_text(program: Program) -> str:
    """A program in a key: without its names and the strides of its inputs."""
    return encode(bare(program))


def bare(program: Program) -> Program:
    """The program without its names and the strides of its inputs."""
    return replace(program, name="", input_names=(), strides=())


@cache
def sources_digest() -> str:
    """A digest of the text of this package: results of another state of it have other keys."""
    texts: dict[str, str] = {}
    for name in PACKAGES:
        spec = find_spec(name)
        assert spec is not None and spec.submodule_search_locations is not None
        for root in spec.submodule_search_locations:
            for path in _sources(root):
                texts.setdefault(path, f"{name}{path.removeprefix(root)}")
    whole = sha256()
    for path, name in sorted(texts.items(), key=lambda item: item[1]):
        with open(path, "rb") as source:
            whole.update(f"{name}\n".encode() + sha256(source.read()).digest())
    return whole.hexdigest()[:32]


def _sources(folder: str) -> Iterator[str]:
    """The Python files in a folder and those below."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from _sources(entry.path)
            elif entry.name.endswith(".py"):
                yield entry.path


# Cached candidates.


def adopted(candidate: Program, source: Decomposed) -> Decomposed:
    """A candidate for `source`, under its names. Raises `ProgramError` when it is not well formed or has another interface."""
    renamed = replace(candidate, name=source.name, input_names=source.input_names, strides=source.strides)
    try:
        adopted = decompose(renamed, libraries=True)
        ours, theirs = infer_program(source), infer_program(adopted)
    except (MirageError, LookupError, TypeError, ValueError, ArithmeticError) as error:
        raise ProgramError(f"a candidate is not well formed: {error}") from None
    if source.inputs != adopted.inputs or [ours[v] for v in source.outputs] != [theirs[v] for v in adopted.outputs]:
        raise ProgramError("a candidate has other inputs or outputs than the program")
    return adopted


def _operators(nodes: tuple[BodyNode, ...]) -> set[str]:
    """The names of the operators that are applied anywhere."""
    found: set[str] = set()
    for node in nodes:
        match node:
            case Apply():
                found.add(node.op)
            case GraphOp():
                found |= _operators(node.body)
            case _:
                pass
    return found
