"""What the screens must not hold, and whether their words are used. Prints each fault with its file and line."""

import pathlib
import re
import sys

WEB = pathlib.Path("Web")
FORBIDDEN = [
    (r"\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc", "text must become text nodes", {".js"}),
    (r"\beval\(|new Function\(|setTimeout\(\s*[\"'`]", "no text may become code", {".js"}),
    (r"\.cssText\b|setAttribute\(\s*[\"']style[\"']|[{,]\s*style:\s*[\"'`{]", "the content policy forbids style attributes", {".js"}),
    (r"<[^>]*\sstyle\s*=|<style\b", "the content policy forbids styles in the page", {".html", ".svg"}),
    (r"<[^>]*\son\w+\s*=|javascript:", "the content policy forbids code in the page", {".html", ".svg"}),
    (r"<script(?![^>]*\bsrc=)", "the content policy forbids code in the page", {".html", ".svg"}),
    (r"https?://(?!www\.w3\.org/)", "nothing comes from another server", {".js", ".html", ".css", ".webmanifest"}),
    (r"@import|url\(", "a style sheet loads nothing", {".css"}),
    (r"\b(font-size|font):[^;]*\d(?!\.?\d*r?em)px", "type grows with the text size: rem", {".css"}),
]
# A drawing has its own units, and grows with its width.
DRAWN = ("svg", ".chart text")


def faults_of(path):
    for number, line in enumerate(path.read_text().splitlines(), 1):
        code = re.sub(r"^\s*(//|\*|/\*).*", "", line)
        for pattern, why, endings in FORBIDDEN:
            found = re.search(pattern, code) if path.suffix in endings else None
            if found and not (path.suffix == ".css" and any(mark in line for mark in DRAWN)):
                yield f"{path}:{number}: {found.group(0)!r}: {why}"


def words_faults(sources):
    """Keys that nothing uses. That each used key exists, the types say."""
    text = (WEB / "words/en.js").read_text()
    keys = re.findall(r'^\s*"([\w.]+)":', text, re.MULTILINE)
    yield from (f"Web/words/en.js: {key!r} stands there twice" for key in sorted({key for key in keys if keys.count(key) > 1}))
    code = "\n".join(path.read_text() for path in sources)
    literal = set(re.findall(r"[\"'`]([a-zA-Z]\w*(?:\.\w+)+)[\"'`]", code))
    begun = tuple(re.findall(r"`([a-zA-Z]\w*(?:\.\w+)*\.?)\$\{", code))
    for key in keys:
        if key not in literal and not (begun and key.startswith(begun)):
            yield f"Web/words/en.js: nothing says {key!r}"


def unreached(scripts):
    """Modules that nothing imports."""
    named = {name for path in scripts for name in re.findall(r'(?:from|import\(|import) ?"(\.[^"]+)"', path.read_text())}
    reached = {pathlib.PurePath(name).name for name in named} | {"start.js", "offline.js", "service-worker.js"}
    return [f"{path}: nothing imports it" for path in scripts if path.name not in reached and "\nexport {};" not in path.read_text()]


files = [path for path in sorted(WEB.rglob("*")) if path.is_file() and "about" not in path.parts]
scripts = [path for path in files if path.suffix == ".js"]
faults = [fault for path in files if path.suffix in {".js", ".html", ".css", ".svg", ".webmanifest"} for fault in faults_of(path)]
faults += words_faults([path for path in scripts if path.name != "en.js"])
faults += unreached(scripts)
print("\n".join(faults) or f"{len(scripts)} scripts of the screens hold nothing that they must not")
sys.exit(1 if faults else 0)
