"""Charts on plain numbers as SVG: the roofline of a program, measured against estimated times, and bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import atan2, ceil, degrees, floor, log10

from mirage_ir.reporting.figures import KernelFigures
from mirage_ir.reporting.listing import spelled_si, spelled_us
from mirage_ir.reporting.markup import Markup, tag
from mirage_ir.target.machines import Machine

WIDTH, HEIGHT = 720.0, 380.0
LEFT, RIGHT, TOP, BOTTOM = 62.0, 18.0, 16.0, 46.0
"""Room around the area of a chart, in px."""
NAME_WIDTH = 6.4
"""The width of a character of a name of a point, in px."""
NAME_GAP = 14.0
"""The least distance of two names of points, in px."""


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """A point of a chart: where, its name beside it ("" for none), its class, and what it says when asked."""

    x: float
    y: float
    name: str
    kind: str
    says: str


class _LogArea:
    """An area with two logarithmic axes over all of `xs` and `ys`, and some room around them."""

    def __init__(self, xs: Sequence[float], ys: Sequence[float]) -> None:
        self._x, self._y = _span(xs), _span(ys)

    def x(self, value: float) -> float:
        low, high = self._x
        return LEFT + (log10(value) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        low, high = self._y
        return HEIGHT - BOTTOM - (log10(value) - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    @property
    def bounds(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """The least and the largest x, and y."""
        (a, b), (c, d) = self._x, self._y
        return (10**a, 10**b), (10**c, 10**d)

    def axes(self, across: str, up: str, spell: Callable[[float], str]) -> list[Markup]:
        """Lines at powers of ten, their numbers, and the names of both axes."""
        bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT
        found = [
            tag("line", x1=LEFT, x2=right, y1=bottom, y2=bottom, class_="axis"),
            tag("line", x1=LEFT, x2=LEFT, y1=TOP, y2=bottom, class_="axis"),
        ]
        for value in _ticks(*self._x):
            x = self.x(value)
            found += [
                tag("line", x1=x, x2=x, y1=TOP, y2=bottom, class_="grid"),
                tag("text", spell(value), x=x, y=bottom + 16, class_="tick", text_anchor="middle"),
            ]
        for value in _ticks(*self._y):
            y = self.y(value)
            found += [
                tag("line", x1=LEFT, x2=right, y1=y, y2=y, class_="grid"),
                tag("text", spell(value), x=LEFT - 8, y=y + 4, class_="tick", text_anchor="end"),
            ]
        middle = (TOP + bottom) / 2
        turned = f"rotate(-90 14 {middle:.0f})"
        return [
            *found,
            tag("text", across, x=(LEFT + right) / 2, y=HEIGHT - 8, class_="tick", text_anchor="middle"),
            tag("text", up, x=14, y=middle, class_="tick", text_anchor="middle", transform=turned),
        ]

    def points(self, points: Sequence[ChartPoint], taken: Sequence[tuple[float, float, float]] = ()) -> list[Markup]:
        """The points, and beside them the names that have room, the last points first.

        `taken` is room that has words already: left end, right end, and middle.
        """
        found: list[Markup] = []
        named = list(taken)
        for point in reversed(points):
            x, y = self.x(point.x), self.y(point.y)
            radius = 4.0 if point.kind == "point" else 6.5
            mark = tag("circle", tag("title", point.says), cx=x, cy=y, r=radius, class_=point.kind)
            names: list[Markup] = []
            width = NAME_WIDTH * len(point.name)
            sides = [(x + 10, y), (x - 10 - width, y), (x + 10, y + NAME_GAP), (x + 10, y - NAME_GAP)]
            free = (
                (left, middle)
                for left, middle in sides
                if left > LEFT
                and left + width < WIDTH - RIGHT
                and all(abs(middle - other) >= NAME_GAP or left > b or left + width < a for a, b, other in named)
            )
            if point.name and (side := next(free, None)) is not None:
                left, middle = side
                names.append(tag("text", point.name, x=left, y=middle + 4, class_="pointname"))
                named.append((left, left + width, middle))
            found.append(tag("g", mark, names))
        return found[::-1]


def _span(values: Sequence[float]) -> tuple[float, float]:
    low, high = log10(min(values)), log10(max(values))
    room = max(0.15, 0.06 * (high - low))
    return low - room, high + room


def _ticks(low: float, high: float) -> list[float]:
    """Powers of ten in a span of logarithms; with a short span also 2 and 5 times these."""
    steps = (1.0, 2.0, 5.0) if high - low < 2.2 else (1.0,)
    values = [step * 10.0**power for power in range(floor(low), ceil(high) + 1) for step in steps]
    return [v for v in values if low <= log10(v) <= high]


def _chart(name: str, *contents: object) -> Markup:
    return tag(
        "svg",
        tag("title", name),
        *contents,  # type: ignore[arg-type]
        class_="chart",
        role="img",
        aria_label=name,
        viewBox=f"0 0 {WIDTH:.0f} {HEIGHT:.0f}",
    )


def roofline(
    machine: Machine,
    before: KernelFigures,
    whole: KernelFigures | None,
    kernels: Sequence[KernelFigures],
    measured_us: float | None,
) -> Markup | None:
    """Operations a second against operations a byte, under the machine's ceilings; None for a program without operations."""
    points: list[ChartPoint] = []
    if len(kernels) > 1:
        points += [_point(k, k.name.partition(" (")[0].removeprefix("kernel "), "point") for k in kernels]
    points.append(_point(before, "every operator a kernel", "before"))
    if whole is not None:
        points.append(_point(whole, "result, estimated", "whole"))
        if measured_us:
            points.append(_point(whole, "result, measured", "measured", measured_us))
    points = [p for p in points if p.x > 0 and p.y > 0]
    if not points:
        return None
    bandwidth = machine.dram_bandwidth
    ridge = machine.tensor_rate / bandwidth
    xs = [*(p.x for p in points), ridge * 2, ridge / 8]
    area = _LogArea(xs, [*(p.y for p in points), machine.tensor_rate * 1e6, machine.vector_rate * 5e5])
    (least, most), _ = area.bounds
    low = max(least, area.bounds[1][0] / (bandwidth * 1e6))

    def roof(rate: float, kind: str) -> Markup:
        knee = rate / bandwidth
        across = [(low, low * bandwidth), (knee, rate), (most, rate)]
        path = "M" + "L".join(f"{area.x(x):.1f} {area.y(y * 1e6):.1f}" for x, y in across)
        return tag("path", d=path, class_=kind)

    def name(rate: float, words: str) -> Markup:
        """The name of a roof at its right end: above it, or below it where a point is in the way."""
        spelled = f"{words}, {spelled_si(rate * 1e6, 'FLOP/s')}"
        y, left = area.y(rate * 1e6), WIDTH - RIGHT - NAME_WIDTH * len(spelled)
        near = [area.y(p.y) for p in points if area.x(p.x) > left - 20]
        below = any(y - 2 * NAME_GAP < other < y for other in near)
        at = y + NAME_GAP if below else y - 6
        taken.append((left, WIDTH - RIGHT, at - 4))
        return tag("text", spelled, x=WIDTH - RIGHT - 4, y=at, class_="roofname", text_anchor="end")

    taken: list[tuple[float, float, float]] = []
    roofs = name(machine.tensor_rate, "tensor cores"), name(machine.vector_rate, "other units, f32")
    slope = area.x(low) + 12, area.y(low * bandwidth * 1e6)
    memory = f"device memory, {spelled_si(bandwidth * 1e6, 'B/s')}"
    angle = (area.y(10 * bandwidth * 1e6) - area.y(bandwidth * 1e6), area.x(10) - area.x(1))
    turn = f"rotate({degrees(atan2(*angle)):.1f} {slope[0]:.1f} {slope[1] - 16:.1f})"
    return _chart(
        f"Roofline on {machine.name}",
        area.axes("operations a byte of device memory", "operations a second", lambda v: spelled_si(v, "")),
        roof(machine.vector_rate, "roof low"),
        roof(machine.tensor_rate, "roof"),
        roofs,
        tag("text", memory, x=slope[0], y=slope[1] - 16, class_="roofname", transform=turn),
        area.points(points, taken),
    )


def _point(figures: KernelFigures, name: str, kind: str, us: float | None = None) -> ChartPoint:
    time = figures.us if us is None else us
    rate = figures.operations / time * 1e6 if time else 0.0
    says = f"{figures.name}: {spelled_si(figures.operations, 'FLOP')}, {spelled_si(figures.nbytes, 'B')}, {spelled_us(time)} µs"
    return ChartPoint(figures.intensity, rate, name, kind, says)


def measured_against_estimated(pairs: Sequence[tuple[str, float, float]]) -> Markup:
    """A point for each candidate (its name, its estimate and its measured time in µs), the chosen one first."""
    every = [us for _, *both in pairs for us in both]
    area = _LogArea(every, every)
    (least, most), _ = area.bounds
    points = [
        ChartPoint(
            e,
            m,
            "chosen" if n == 0 else "",
            "whole" if n == 0 else "point",
            f"{name}: {spelled_us(e)} µs estimated, {spelled_us(m)} µs measured",
        )
        for n, (name, e, m) in enumerate(pairs)
    ]
    diagonal = tag("line", x1=area.x(least), x2=area.x(most), y1=area.y(least), y2=area.y(most), class_="diagonal")
    axes = area.axes("estimated, µs", "measured, µs", lambda v: f"{v:g}")
    return _chart("Measured against estimated times", axes, diagonal, area.points(points[1:] + points[:1]))


def bar(share: float, strong: bool = False) -> Markup:
    """A bar as long as a share of the longest."""
    return tag(
        "svg",
        tag("rect", x=0, y=0, width=max(0.8, 100 * share), height=8, class_="first" if strong else None),
        class_="bar",
        viewBox="0 0 100 8",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
