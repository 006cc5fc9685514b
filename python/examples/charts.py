"""Charts as SVG on a self-contained page: no script, no library, no other files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 280, 90, 40

STYLE = """
:root { color-scheme: light dark; --ink: #2b2a26; --paper: #f7f4ec; --bar: #5f7f4f; --quiet: #8a8577; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4d8; --paper: #23221f; --bar: #8fb079; --quiet: #9a9588; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.bar { fill: var(--bar); } .mark { stroke: var(--ink); stroke-width: 2; }
.axis { stroke: var(--quiet); } .line { fill: none; stroke: var(--bar); stroke-width: 2; }
"""


def _figure(title: str, parts: Sequence[str]) -> str:
    drawn = "".join(parts)
    return (
        f"<h2>{escape(title)}</h2>"
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">{drawn}</svg>'
    )


def bars(title: str, means: Mapping[str, tuple[float, float, float]]) -> str:
    """A bar for each mean, with the ends of its interval."""
    most = max(high for _, _, high in means.values()) or 1.0
    height = (HEIGHT - 10) / len(means)

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 120) * value / most

    parts = []
    for at, (name, (mean, low, high)) in enumerate(means.items()):
        top, middle = 5 + at * height, 5 + (at + 0.5) * height
        parts += [
            f'<text x="{LEFT - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="bar" x="{LEFT}" y="{top + 0.2 * height:.1f}" '
            f'width="{across(mean) - LEFT:.1f}" height="{0.6 * height:.1f}"/>',
            f'<line class="mark" x1="{across(low):.1f}" x2="{across(high):.1f}" '
            f'y1="{middle:.1f}" y2="{middle:.1f}"/>',
            f'<text x="{across(high) + 8:.1f}" y="{middle + 4:.1f}">{mean:.2f} ({low:.2f}–{high:.2f})</text>',
        ]
    return _figure(title, parts)


def line(title: str, points: Sequence[tuple[float, float]], unit: str) -> str:
    """A line chart; neighbours are averaged to at most 120 points."""
    share = max(1, len(points) // 120)
    groups = [points[at : at + share] for at in range(0, len(points), share)]
    means = [(sum(x for x, _ in group) / len(group), sum(y for _, y in group) / len(group)) for group in groups]
    low, high = min(y for _, y in means), max(y for _, y in means)
    last = means[-1][0] or 1.0

    def spot(x: float, y: float) -> str:
        across = LEFT + (WIDTH - LEFT - 20) * x / last
        down = HEIGHT - BOTTOM - (HEIGHT - BOTTOM - 15) * (y - low) / ((high - low) or 1.0)
        return f"{across:.1f},{down:.1f}"

    floor = HEIGHT - BOTTOM
    parts = [
        f'<line class="axis" x1="{LEFT}" x2="{WIDTH - 20}" y1="{floor}" y2="{floor}"/>',
        f'<polyline class="line" points="{" ".join(spot(x, y) for x, y in means)}"/>',
        f'<text x="{LEFT - 8}" y="{floor}" text-anchor="end">{low:.4f}</text>',
        f'<text x="{LEFT - 8}" y="20" text-anchor="end">{high:.4f}</text>',
        f'<text x="{WIDTH - 20}" y="{HEIGHT - 15}" text-anchor="end">{last:.0f} {escape(unit)}</text>',
    ]
    return _figure(title, parts)


def page(title: str, figures: Sequence[str]) -> str:
    """A page of figures, as HTML."""
    body = "".join(figures)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1>{body}</html>\n"
    )
