"""The pruned search returns every graph that an unpruned enumeration finds and that the theory proves."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

from .enumeration import Graph
from .families import FAMILIES, Family, Source, sources
from .searched import found_by_search
from .stronger import RULES

BY_NAME = {family.name: family for family in FAMILIES}


def search(family: Family, source: Source) -> set[Graph]:
    return found_by_search(source.program, family.allowed(source), family.most + family.instances)


@cache
def found(name: str) -> list[set[Graph]]:
    """What the search returns for each program."""
    return [search(BY_NAME[name], source) for source in sources(name)]


@pytest.mark.parametrize("name", BY_NAME)
def test_every_provable_graph_is_found(name: str) -> None:
    for source, graphs in zip(sources(name), found(name), strict=True):
        assert not set(source.solutions) - graphs, source.value.name


@pytest.mark.parametrize("name", BY_NAME)
def test_what_is_found_is_provable(name: str, request: pytest.FixtureRequest) -> None:
    if name == "transposes":
        reason = "the laws have no renaming: of two sums over one range, which has which name keeps equal entries apart"
        request.applymarker(pytest.mark.xfail(strict=True, reason=reason))
    for source, graphs in zip(sources(name), found(name), strict=True):
        unproved = {graph.name for graph in source.unproved if not half_split(source, graph.name)}
        assert not unproved & graphs, source.value.name


def half_split(source: Source, graph: Graph) -> bool:
    """Whether a graph is outside the space that is spelled out: its loop splits an index (the extent tells which) in part."""
    split: set[int] = set()
    whole: set[int] = set()
    for number, fmap in re.findall(r"x(\d+)(?:/(\d+))?", graph):
        for dim, extent in enumerate(source.program.inputs[int(number)].shape):
            (split if fmap == str(dim) else whole).add(extent)
    return bool(split & whole)


@pytest.mark.parametrize(("rule", "name"), RULES, ids=[rule.__name__ for rule, _ in RULES])
def test_a_stronger_rule_loses_graphs(
    rule: Callable[[pytest.MonkeyPatch], None], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison is able to fail: each rule that is one step too strong is noticed."""
    before = found(name)
    rule(monkeypatch)
    programs = zip(sources(name), before, strict=True)
    assert any((graphs & set(s.solutions)) - search(BY_NAME[name], s) for s, graphs in programs)


def test_there_are_enough_programs() -> None:
    drawn = [(family, source) for family in FAMILIES for source in sources(family.name)]
    assert len(drawn) >= 200
    assert sum(len(source.solutions) > 1 for _, source in drawn) >= 50
    looped = [
        graph
        for family, source in drawn
        if len(family.inputs) >= 2
        for name, graph in source.solutions.items()
        if "accumulate" in name and len(graph.needs) >= 5
    ]
    assert len(looped) >= 50
