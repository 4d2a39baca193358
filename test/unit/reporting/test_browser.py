"""Pages in a real headless Chromium: they render without errors, with all nodes, on a laptop, in both schemes and on paper."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from fused_programs import fused_qknorm, qknorm
from report_pages import node_paths

import mirage_ir as mi
from mirage_ir.decompose import decompose
from mirage_ir.form_threads import form_threads
from mirage_ir.pipeline.candidate import Candidate
from mirage_ir.reporting.facts import ReportFacts
from mirage_ir.reporting.gather import Subject, gather
from mirage_ir.reporting.page import page
from mirage_ir.target.machines import machine

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here: Debian's package is called chromium")
QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)
LIGHT, DARK = "1", "0"
"""Values of Blink's setting `preferredColorScheme`."""
PROBE = """
<script>
addEventListener("error", (event) => document.body.setAttribute("data-fault", event.message));
addEventListener("load", () => {
  const found = {drawings: {}, overlong: [], tip: null, small: [], width: document.documentElement.scrollWidth};
  found.overflow = [...document.querySelectorAll("body *")]
    .filter((one) => !one.closest(".scroll, pre, svg") && one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.tagName + "." + one.className);
  for (const svg of document.querySelectorAll("svg.graph")) {
    if (svg.closest("details:not([open])")) continue;
    const box = svg.getBoundingClientRect();
    const nodes = [...svg.querySelectorAll(".node")];
    found.drawings[svg.getAttribute("aria-label")] = nodes.map((node) => node.dataset.node);
    if (box.width < 50 || box.height < 50) found.small.push("svg");
    for (const node of nodes) {
      const frame = node.querySelector("rect").getBoundingClientRect();
      if (frame.width < 10 || frame.left < box.left - 1 || frame.right > box.right + 1) found.small.push(node.dataset.node);
      for (const text of node.querySelectorAll(":scope > text")) {
        const own = text.getBoundingClientRect();
        if (own.left < frame.left || own.right > frame.right) found.overlong.push(text.textContent);
      }
    }
  }
  const node = document.querySelector(".block-graph .node");
  node.focus();
  node.dispatchEvent(new FocusEvent("focusin", {bubbles: true}));
  const tip = document.getElementById("tip");
  found.tip = tip.hidden ? null : tip.textContent;
  document.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
  found.escaped = tip.hidden;
  found.paper = getComputedStyle(document.body).backgroundColor;
  found.ink = getComputedStyle(document.body).color;
  dispatchEvent(new Event("beforeprint"));
  found.closed = document.querySelectorAll("details:not([open])").length;
  const out = document.createElement("pre");
  out.id = "probe";
  out.textContent = JSON.stringify(found);
  document.body.append(out);
});
</script></body>"""


def run_chromium(html: Path, folder: Path, *flags: str, scheme: str = LIGHT) -> subprocess.CompletedProcess[str]:
    assert CHROMIUM is not None
    profile = folder / f"profile-{len(list(folder.glob('profile-*')))}"
    settings = f"--blink-settings=preferredColorScheme={scheme}"
    command = [
        CHROMIUM,
        *QUIET,
        settings,
        f"--user-data-dir={profile}",
        "--window-size=1280,900",
        "--enable-logging=stderr",
        "--v=0",
    ]
    environment = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    done = subprocess.run([*command, *flags, html.as_uri()], capture_output=True, text=True, timeout=90, env=environment)
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("browser")


@pytest.fixture(scope="module")
def html(folder: Path) -> Path:
    """A page about a search and one about a program with thread graphs, with a name that is long and not tame."""
    graph = mi.new_graph("pair")
    x, w = graph.new_input(dims=(16, 256), dtype=mi.float16, name="x"), graph.new_input(dims=(256, 128), dtype=mi.float16, name="w")
    graph.mark_output(graph.matmul(graph.rms_norm(x, normalized_shape=(256,)), w))
    from mirage_ir.api.report import kernel_facts

    searched = kernel_facts(mi.superoptimize(graph, top=3, progress=False)[0])
    name = "long_" + "name_" * 30 + "</title><b>"
    threads = Candidate(decompose(replace(form_threads(fused_qknorm()), name=name)), 3.0)
    other = gather(Subject(name, machine("h200"), replace(qknorm(), name=name), threads))
    path = folder / "out.html"
    path.write_text(page(ReportFacts("pair", (searched, other))), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def probed(html: Path, folder: Path) -> dict[str, dict[str, object]]:
    """What the probe found in each scheme: a script in a copy of the page, which the policy of the page lets run."""
    copy = folder / "probed.html"
    copy.write_text(html.read_text(encoding="utf-8").replace("</body>", PROBE), encoding="utf-8")
    found: dict[str, dict[str, object]] = {}
    for name, scheme in (("light", LIGHT), ("dark", DARK)):
        done = run_chromium(copy, folder, "--dump-dom", "--virtual-time-budget=4000", scheme=scheme)
        console = [line for line in done.stderr.splitlines() if ":CONSOLE" in line]
        assert console == []
        assert "data-fault" not in re.sub(r"<script>.*?</script>", "", done.stdout, flags=re.DOTALL)
        match = re.search(r'<pre id="probe">(.*?)</pre>', done.stdout, re.DOTALL)
        assert match is not None, "the script of the probe did not come to its end"
        found[name] = json.loads(match[1].replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    return found


def test_every_node_is_rendered(probed: dict[str, dict[str, object]], html: Path) -> None:
    drawings = probed["light"]["drawings"]
    assert isinstance(drawings, dict)
    of_threads = next(nodes for name, nodes in drawings.items() if name.startswith("long_") and name.endswith("the result"))
    assert set(of_threads) == node_paths(form_threads(fused_qknorm()))
    assert len(drawings) == 4 and all(drawings.values())
    assert probed["light"]["small"] == []


def test_words_fit_their_boxes_and_nothing_overflows(probed: dict[str, dict[str, object]]) -> None:
    for found in probed.values():
        assert found["overlong"] == []
        assert found["overflow"] == []
        assert found["width"] == 1280


def test_a_node_shows_what_is_known_of_it_on_focus(probed: dict[str, dict[str, object]]) -> None:
    tip = probed["light"]["tip"]
    assert isinstance(tip, str) and "memory" in tip and "shared memory" in tip and "imap" in tip
    assert probed["light"]["escaped"] is True


def test_both_colour_schemes_have_contrast(probed: dict[str, dict[str, object]]) -> None:
    def luminance(color: object) -> float:
        parts = [int(n) / 255 for n in re.findall(r"\d+", str(color))[:3]]
        r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    papers = {name: luminance(found["paper"]) for name, found in probed.items()}
    assert papers["light"] > 0.9 and papers["dark"] < 0.02
    for name, found in probed.items():
        light, dark = sorted((papers[name], luminance(found["ink"])), reverse=True)
        assert (light + 0.05) / (dark + 0.05) > 7


def test_everything_is_open_on_paper(probed: dict[str, dict[str, object]], html: Path, folder: Path) -> None:
    assert probed["light"]["closed"] == 0
    paper = folder / "out.pdf"
    run_chromium(html, folder, f"--print-to-pdf={paper}", "--no-pdf-header-footer")
    assert paper.read_bytes().startswith(b"%PDF-")


def test_it_is_painted(html: Path, folder: Path) -> None:
    """The picture has the paper's colour and many others."""
    picture = folder / "out.png"
    run_chromium(html, folder, f"--screenshot={picture}", scheme=DARK)
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    body = b"".join(data[m.end() : m.end() + int.from_bytes(data[m.start() - 4 : m.start()])] for m in re.finditer(b"IDAT", data))
    assert len(set(zlib.decompress(body))) > 50
