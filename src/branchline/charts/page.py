"""The page of a report: one self-contained file, light and dark, for screen, phone and paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark;
  --paper: #f7f0e1; --card: #fdf9ef; --ink: #2b241c; --soft: #645848; --rule: #dccfb4;
  --green: #1f5240; --oxblood: #7d2226; --navy: #22386b; --brass: #96690f; --slate: #5b5f66;
  --on-green: #fdf9ef; --on-oxblood: #fdf9ef; --on-navy: #fdf9ef; --on-brass: #fdf9ef; --on-slate: #fdf9ef;
  --head: #1f5240; --on-head: #fdf9ef; --hatch: #fdf9ef; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #10151f; --card: #18202d; --ink: #f0e7d3; --soft: #b9ae98; --rule: #364154;
  --green: #6fbf9b; --oxblood: #e58d86; --navy: #8fb2ef; --brass: #dfb65c; --slate: #a9adb5;
  --on-green: #10151f; --on-oxblood: #10151f; --on-navy: #10151f; --on-brass: #10151f; --on-slate: #10151f;
  --head: #143529; --on-head: #f0e7d3; --hatch: #18202d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.55;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; }
h1, h2, h3, .numbers b { font-family: "Source Serif 4", "Source Serif Pro", "Iowan Old Style", "Palatino Linotype",
  Palatino, "Book Antiqua", "DejaVu Serif", Georgia, serif; line-height: 1.15; text-wrap: balance; }
header { background: var(--head); color: var(--on-head); border-bottom: 6px solid var(--brass); }
header > div, main, footer { max-width: 1180px; margin: 0 auto; padding: 0 20px; }
header > div { padding-top: 40px; padding-bottom: 34px; }
h1 { font-size: clamp(2rem, 6vw, 3.4rem); margin: 0 0 .5rem; letter-spacing: -.01em; font-weight: 600; }
header p { margin: .2rem 0; max-width: 70ch; }
.over { text-transform: uppercase; letter-spacing: .16em; font-size: .8rem; }
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 12px 28px; margin: 22px 0 0;
  padding: 0; list-style: none; }
.numbers b { display: block; font-size: 1.9rem; font-weight: 600; }
section { margin: 46px 0; }
h2 { font-size: 1.75rem; margin: 0 0 .4rem; font-weight: 600; }
h2::after { content: ""; display: block; width: 56px; border-bottom: 4px solid var(--brass); margin-top: .45rem; }
section > p { max-width: 74ch; margin: .7rem 0 1.1rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr)); gap: 20px; }
.grid.pairs { grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); }
figure { margin: 0; background: var(--card); border: 1px solid var(--rule); border-radius: 10px;
  padding: 16px 16px 12px; min-width: 0; }
.wide { grid-column: 1 / -1; } .two { display: grid; gap: 0 36px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 330px), 1fr)); }
figcaption, h3 { font-size: 1.06rem; font-weight: 600; margin: 0 0 .2rem; }
figure > p { margin: 0 0 .6rem; color: var(--soft); font-size: .92rem; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--ink); font: 12.5px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans",
  sans-serif; }
svg .tick, svg .note { fill: var(--soft); font-size: 11.5px; }
svg .halo { paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; }
.grid line, line.grid { stroke: var(--rule); }
line.base { stroke: var(--soft); stroke-width: 1.2; }
line.fair { stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 5 4; }
line.median { stroke: var(--ink); stroke-width: 1.4; stroke-dasharray: 2 3; }
line.whisker { stroke-width: 2; } .curve { fill: none; stroke-width: 2.2; }
.f0 { fill: var(--green); } .f1 { fill: var(--oxblood); } .f2 { fill: var(--navy); } .f3 { fill: var(--brass); }
.f4 { fill: var(--slate); } line.s0, .s0 { stroke: var(--green); } line.s1, .s1 { stroke: var(--oxblood); }
line.s2, .s2 { stroke: var(--navy); } line.s3, .s3 { stroke: var(--brass); } line.s4, .s4 { stroke: var(--slate); }
.p0 { fill: var(--green); } .p1 { fill: var(--oxblood); } .p2 { fill: var(--brass); } .p3 { fill: var(--navy); }
.p4 { fill: var(--slate); } .h0 { fill: none; } .h1 { fill: url(#h1); } .h2 { fill: url(#h2); } .h3 { fill: url(#h3); }
.h4 { fill: url(#h4); }
svg .in0 { fill: var(--on-green); } svg .in1 { fill: var(--on-oxblood); } svg .in2 { fill: var(--on-brass); }
svg .in3 { fill: var(--on-navy); } svg .in4 { fill: var(--on-slate); }
svg .in0, svg .in1, svg .in2, svg .in3, svg .in4 { font-weight: 700; font-size: 12px; }
svg .in1 { paint-order: stroke; stroke: var(--oxblood); stroke-width: 5px; }
svg .in2 { paint-order: stroke; stroke: var(--brass); stroke-width: 5px; }
svg .in3 { paint-order: stroke; stroke: var(--navy); stroke-width: 5px; }
svg .in4 { paint-order: stroke; stroke: var(--slate); stroke-width: 5px; }
#hatches line, #hatches circle { stroke: var(--hatch); fill: var(--hatch); opacity: .45; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 6px 18px; padding: 0; margin: 4px 0 10px;
  font-size: .92rem; }
.legend li { display: flex; align-items: center; gap: 7px; }
.swatch { width: 20px; height: 16px; flex: none; } .key { width: 64px; height: 16px; flex: none; }
details { margin-top: 10px; font-size: .92rem; } summary { cursor: pointer; color: var(--soft); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 4px 7px; font-size: .94rem; white-space: nowrap;
  border-bottom: 1px solid var(--rule); }
th { font-weight: 600; color: var(--soft); vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; }
td .meter { display: inline-block; height: .62em; background: var(--green); border-radius: 2px; margin-left: 6px; }
td .track { display: inline-block; width: 64px; text-align: left; }
.scroll:focus-visible, summary:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; }
footer { color: var(--soft); font-size: .9rem; padding: 10px 20px 50px; }
code { font-size: .92em; overflow-wrap: anywhere; }
@media (max-width: 520px) { td .track { display: none; } th, td { font-size: .88rem; } }
@media print { body { background: #fff; } figure { break-inside: avoid; } }
"""

HATCHES = """<svg id="hatches" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>
<pattern id="h1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0"
 x2="0" y2="6" stroke-width="1.6"/></pattern>
<pattern id="h2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1"/></pattern>
<pattern id="h3" width="5" height="5" patternUnits="userSpaceOnUse"><line x1="0" y1="2.5" x2="5" y2="2.5"
 stroke-width="1.1"/></pattern>
<pattern id="h4" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><line x1="0" y1="0"
 x2="0" y2="6" stroke-width="1.2"/></pattern></defs></svg>"""


def page(title: str, head: str, sections: Iterable[str], foot: str, style: str = "") -> str:
    """A whole page; `style` is what the sections need beyond the common style."""
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>{escape(title)}</title><style>{STYLE}{style}</style></head><body>{HATCHES}"
        f"<header><div>{head}</div></header><main>{''.join(sections)}</main><footer>{foot}</footer></body></html>\n"
    )


def section(title: str, lead: str, *figures: str, kind: str = "") -> str:
    """One section; `lead` and the figures are HTML."""
    kind = f"grid {kind or ('pairs' if len(figures) in (2, 4) else '')}".strip()
    return f'<section><h2>{escape(title)}</h2><p>{lead}</p><div class="{kind}">{"".join(figures)}</div></section>'


def figure(title: str, note: str, *inside: str, wide: bool = False) -> str:
    told = f"<p>{note}</p>" if note else ""
    kind = ' class="wide"' if wide else ""
    return f"<figure{kind}><figcaption>{escape(title)}</figcaption>{told}{''.join(inside)}</figure>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], label: str) -> str:
    """Cells are HTML; the first in each row is its name."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">'
        f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def details(title: str, *inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{''.join(inside)}</details>"


def meter(share: float, words: str) -> str:
    """A share in words and as a small bar."""
    return f'{words}<span class="track"><span class="meter" style="width:{share * 58:.0f}px"></span></span>'
