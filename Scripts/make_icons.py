"""Draws the app's icon: the load of a few days, running over lifting, up to the taper. SVG files, and PNG files of them by
Chromium. A PNG file names in its text chunk the hash of the drawing that it was made from, so that a check needs no browser."""

import hashlib
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

ICONS = pathlib.Path(__file__).resolve().parents[1] / "Web/icons"

# Five days in a square of 512: the height of lifting, then of running above it.
DAYS = [(92, 46), (0, 178), (104, 92), (0, 252), (0, 74)]
GROUND, LEFT, WIDTH, STEP, GAP = 362, 112, 46, 60.5, 10


def bars(scale):
    """The bars of the week, shrunk around the middle."""
    shapes = []
    for index, (lift, run) in enumerate(DAYS):
        x, y = LEFT + index * STEP, GROUND
        for height, fill in ((lift, "#f0b878"), (run, "#ffffff")):
            if height:
                shapes.append(f'<rect x="{x:.1f}" y="{y - height}" width="{WIDTH}" height="{height}" rx="12" fill="{fill}"/>')
                y -= height + GAP
    line = f'<rect x="{LEFT}" y="{GROUND + 20}" width="{STEP * 4 + WIDTH:.0f}" height="14" rx="7" fill="#cdb3ea"/>'
    middle = 256 * (1 - scale)
    return f'<g transform="translate({middle:.2f} {middle:.2f}) scale({scale})">{"".join(shapes)}{line}</g>'


def drawing(corner, scale):
    """The icon with a corner of that radius, its content shrunk so much."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="{corner}" '
            f'fill="#561496"/>{bars(scale)}</svg>\n')


# What an adaptive icon may cut away is a circle of 80 % at the narrowest.
DRAWINGS = {"icon.svg": drawing(112, 1.15), "maskable.svg": drawing(0, 0.94), "square.svg": drawing(0, 1.15)}
PICTURES = {"icon-192.png": ("icon.svg", 192), "icon-512.png": ("icon.svg", 512), "maskable-512.png": ("maskable.svg", 512),
            "icon-180.png": ("square.svg", 180)}
KEPT = ["icon.svg"]


def mark(source, size):
    """What tells that a picture belongs to its drawing."""
    return hashlib.sha256(f"{size} {DRAWINGS[source]}".encode()).hexdigest()


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def marked(png, text):
    """The picture with `text` in a chunk before its end, without other words."""
    return png[:-12] + chunk(b"tEXt", b"Source\0" + text.encode()) + png[-12:]


def draw(browser, source, size):
    """The drawing as a picture."""
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        page.write_text(f'<style>html{{background:transparent;overflow:hidden}}body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{DRAWINGS[source]}')
        subprocess.run(
            [browser, "--headless", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=1",
             f"--user-data-dir={folder}/profile", "--default-background-color=00000000", f"--window-size={size},{size}",
             f"--screenshot={folder}/out.png", page.as_uri()], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return pathlib.Path(folder, "out.png").read_bytes()


def check():
    """The files that are not what would be made now."""
    stale = [name for name in KEPT if not (ICONS / name).exists() or (ICONS / name).read_text() != DRAWINGS[name]]
    for name, (source, size) in PICTURES.items():
        path = ICONS / name
        if not path.exists() or mark(source, size).encode() not in path.read_bytes():
            stale.append(name)
    return stale


if sys.argv[1:] == ["--check"]:
    if check():
        sys.exit(f"Web/icons is not what Scripts/make-icons makes: {', '.join(check())}")
    print("Web/icons is current")
    sys.exit()
browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if not browser:
    sys.exit("make-icons: Chromium draws the pictures, and there is none here")
ICONS.mkdir(exist_ok=True)
for name in KEPT:
    (ICONS / name).write_text(DRAWINGS[name])
for name, (source, size) in PICTURES.items():
    (ICONS / name).write_bytes(marked(draw(browser, source, size), mark(source, size)))
