"""HTML and SVG as nested elements. Every text is escaped here; `Markup` alone is not, and only `tag` and `markup_of` make it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

VOID = frozenset({"meta"})
"""Elements of HTML without an end."""
_INVISIBLE = {ord(c): "\ufffd" for c in map(chr, range(32)) if c not in "\t\n\r"} | {0x7F: "\ufffd"}
"""Control characters, which neither HTML nor XML may hold."""


class Markup(str):
    """Text that is markup: it goes into a page as it is."""

    __slots__ = ()


Content: TypeAlias = "Markup | str | int | float | Iterable[Content] | None"
"""What an element may hold; None is nothing."""


def escaped(content: str) -> Markup:
    """The text, escaped for the inside of an element and of an attribute in quotes."""
    return Markup(escape(content.translate(_INVISIBLE), quote=True))


def markup_of(*contents: Content) -> Markup:
    """The contents one after the other."""
    parts: list[str] = []
    for content in contents:
        if isinstance(content, Markup):
            parts.append(content)
        elif isinstance(content, str | int | float):
            parts.append(escaped(str(content)))
        elif content is not None:
            parts.append(markup_of(*content))
    return Markup("".join(parts))


def tag(name: str, /, *contents: Content, **attributes: str | float | bool | None) -> Markup:
    """An element. `class_` and `for_` stand for the attributes of these names, `_` in a name for `-`; None leaves one out.

    >>> tag("p", "a < b", class_="note")
    '<p class="note">a &lt; b</p>'
    """
    spelled = "".join(
        f" {_attribute_name(key)}" if value is True else f' {_attribute_name(key)}="{escaped(_number(value))}"'
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    return Markup(f"<{name}{spelled}>" if name in VOID else f"<{name}{spelled}>{markup_of(*contents)}</{name}>")


def raw_element(name: str, content: str) -> Markup:
    """A `style` or `script` element with a text of our own. Raises `ValueError` for a text that would end it."""
    if f"</{name}" in content.lower() or "<!--" in content:
        raise ValueError(f"the text would end the element '{name}'")
    return Markup(f"<{name}>{content}</{name}>")


def _attribute_name(key: str) -> str:
    return key if key in CASED else key.rstrip("_").replace("_", "-")


CASED = frozenset({"viewBox", "preserveAspectRatio"})
"""Attributes of SVG whose case counts."""


def _number(value: str | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
