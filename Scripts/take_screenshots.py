"""Takes pictures of the demo's screens: take_screenshots.py FOLDER [--all]. With --all every screen at every width, light
and dark, with the demo and with an empty folder, for whoever looks them over."""

import pathlib
import sys

from playwright.sync_api import sync_playwright

from server import Server
from support import chromium

OUT = pathlib.Path(sys.argv[1])
MOMENT = "2026-12-01T06:10:00Z"  # a morning with a run to come, in Berlin
# What the README shows: name, path, width, height, scheme.
SHOWN = [("today-phone", "/", 390, 844, "light"), ("today-phone-dark", "/", 390, 844, "dark"),
         ("today-desktop", "/", 1280, 800, "light"), ("running-phone", "/running", 390, 844, "light"),
         ("ahead-desktop-dark", "/ahead", 1280, 800, "dark"), ("log-phone", "/log", 390, 844, "light"),
         ("exercise-desktop", "/exercises/Barbell%20Back%20Squat", 1280, 800, "light")]
ALL = ["/", "/train", "/routines", "/exercises", "/exercises/Barbell%20Back%20Squat", "/schedule", "/log", "/ledger",
       "/sessions/new", "/ahead", "/running", "/races", "/import", "/settings", "/devices", "/pair"]
FIRST = {"/routines": "a[href^='/routines/']:not([href$='/new'])", "/log": "a[href^='/workouts/']",
         "/ledger": "a[href^='/sessions/']:not([href$='/new'])"}


def take(browser, base, name, path, width, height, scheme, whole=False):
    """One picture. A phone's is taken at twice the density."""
    context = browser.new_context(
        base_url=base, viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-GB",
        timezone_id="Europe/Berlin", reduced_motion="reduce", device_scale_factor=1 if whole or width > 600 else 1.5,
        service_workers="block")
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector("main h1")
    page.wait_for_timeout(250)
    found = [page.get_attribute(FIRST[path], "href")] if path in FIRST and page.locator(FIRST[path]).count() else []
    page.screenshot(path=OUT / f"{name}.png", full_page=whole)
    context.close()
    return found


def take_all(browser):
    """Every screen, whole."""
    for years, folder in ((2, "demo"), (0, "empty")):
        server = Server(years)
        try:
            paths = list(ALL)
            for path in paths:
                name = folder + "-" + (path.strip("/").replace("/", "_").replace("%20", "-") or "today")[:40]
                for width, height in ((390, 844), (768, 1024), (1280, 800)):
                    for scheme in ("light", "dark"):
                        found = take(browser, server.base, f"{name}-{width}-{scheme}", path, width, height, scheme, True)
                        paths += [each for each in found if each not in paths]
        finally:
            server.remove()


OUT.mkdir(parents=True, exist_ok=True)
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
    if "--all" in sys.argv:
        take_all(browser)
    else:
        server = Server(now=MOMENT)
        try:
            for name, path, width, height, scheme in SHOWN:
                take(browser, server.base, name, path, width, height, scheme)
        finally:
            server.remove()
    browser.close()
