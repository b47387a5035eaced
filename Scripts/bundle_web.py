"""Writes the screens in few files: all of core in core/start.js, and each screen in one piece, named by its content so that
browsers keep it for good. A bundler that splits by what shares what would make a dozen small pieces of core instead."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

WEB = pathlib.Path("Web")
OUT = pathlib.Path(sys.argv[1])
COMMON = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--charset=utf8", "--log-level=warning"]


def esbuild(*arguments):
    subprocess.run(["esbuild", *map(str, arguments)], check=True)


def screens():
    """The modules that core/screens.js loads on demand."""
    return list(dict.fromkeys(re.findall(r'import\("\.\./screens/([\w-]+\.js)"\)', (WEB / "core/screens.js").read_text())))


def bundle_screens():
    """Each screen in one piece; gives the new name of each."""
    esbuild(*(WEB / "screens" / name for name in screens()), *COMMON, "--splitting", "--external:../core/*",
            f"--outdir={OUT}/chunks", "--entry-names=[name]-[hash]", "--chunk-names=shared-[hash]")
    for piece in (OUT / "chunks").iterdir():
        piece.write_text(re.sub(r'"\.\./core/[\w-]+\.js"', '"/core/start.js"', piece.read_text()))
    return {name: next((OUT / "chunks").glob(name.removesuffix(".js") + "-????????.js")).name for name in screens()}


def bundle_core(names):
    """All of core in one file that also starts it. Its modules give different names to what they export."""
    modules = [path.name for path in sorted((WEB / "core").glob("*.js")) if path.name not in ("start.js", "offline.js")]
    text = "".join(f'export * from "./{name}";\n' for name in modules) + 'import "./start.js";\n'
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(WEB, f"{folder}/Web", symlinks=True)
        entry = pathlib.Path(folder, "Web/core/all.js")
        entry.write_text(text)
        esbuild(entry, *COMMON, "--external:../screens/*", f"--outfile={OUT}/core/start.js")
    core = OUT / "core/start.js"
    core.write_text(re.sub(r'"\.\./screens/([\w-]+\.js)"', lambda match: f'"/chunks/{names[match[1]]}"', core.read_text()))


def write_page(first):
    """Today opens first: its piece is fetched beside core, not after it."""
    page, mark = (WEB / "index.html").read_text(), '<script type="module"'
    assert page.count(mark) == 1
    (OUT / "index.html").write_text(page.replace(mark, f'<link rel="preload" as="style" href="/style/today.css">\n<link rel="modulepreload" href="/chunks/{first}">\n{mark}'))


shutil.rmtree(OUT, ignore_errors=True)
OUT.mkdir(parents=True)
names = bundle_screens()
bundle_core(names)
esbuild(WEB / "core/offline.js", *COMMON, f"--outfile={OUT}/core/offline.js")
esbuild(WEB / "service-worker.js", "--minify", "--target=es2022", f"--outfile={OUT}/service-worker.js", "--log-level=warning")
for sheet in sorted((WEB / "style").glob("*.css")):
    esbuild(sheet, "--minify", "--charset=utf8", f"--outfile={OUT}/style/{sheet.name}", "--log-level=warning")
for name in ("icons", "about"):
    if (WEB / name).exists():
        shutil.copytree(WEB / name, OUT / name)
for name in ("manifest.webmanifest", "offline.html"):
    shutil.copy(WEB / name, OUT / name)
write_page(names["today.js"])
