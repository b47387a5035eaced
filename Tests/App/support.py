"""What every test of the screens stands on: a server, a real Chromium, and an eye on its console."""

import os
import re
import shutil
import time
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from server import Server

PHONE, TABLET, DESKTOP = (390, 844), (768, 1024), (1280, 800)


def chromium():
    """The browser on this machine; None where there is none."""
    named = os.environ.get("CHROMIUM")
    found = [shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome", "chrome")]
    return named or next(filter(None, found), None)


class AppCase(unittest.TestCase):
    """A test of the screens. `years` 0 stands for an empty folder; `own_server` for one a test."""

    years = 2
    own_server = False
    text_size = 16  # what the browser is set to, in pixels: style sheets ask for widths in multiples of it
    server_arguments = ()

    @classmethod
    def setUpClass(cls):
        executable = chromium()
        if executable is None:
            raise unittest.SkipTest("no Chromium on this machine: install Debian's chromium")
        cls.playwright = sync_playwright().start()
        cls.addClassCleanup(cls.playwright.stop)
        cls.browser = cls.playwright.chromium.launch(executable_path=executable, args=[
            "--no-sandbox", f"--blink-settings=defaultFontSize={cls.text_size}"])
        cls.addClassCleanup(cls.browser.close)
        if not cls.own_server:
            cls.server = cls.start_server()
            cls.addClassCleanup(lambda: cls.server.remove())

    @classmethod
    def start_server(cls):
        return Server(cls.years, arguments=cls.server_arguments)

    def setUp(self):
        self.said, self.contexts = [], []
        self.allowed = ["Service Worker registration blocked by Playwright"]  # what this harness itself provokes
        if self.own_server:
            self.server = self.start_server()
            self.addCleanup(self.server.remove)

    def tearDown(self):
        for context in self.contexts:
            context.close()
        said = [text for text in self.said if not any(re.search(pattern, text) for pattern in self.allowed)]
        self.assertEqual(said, [], "the console said something")

    def allow_console(self, pattern):
        """Lets messages pass that a failure provokes which this test makes on purpose."""
        self.allowed.append(pattern)

    def context(self, width=390, height=844, scheme="light", **options):
        """A browser of its own, with no memory of the others."""
        options.setdefault("service_workers", "block")
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-GB",
            timezone_id="Europe/Berlin", base_url=self.server.base, **options)
        context.set_default_timeout(8000)
        self.contexts.append(context)
        return context

    def page(self, path, width=390, height=844, scheme="light", context=None, **options):
        """A page that shows the screen at `path`."""
        page = (context or self.context(width, height, scheme, **options)).new_page()
        page.on("console", lambda message: self.said.append(f"{message.type}: {message.text} ({page.url})"))
        page.on("pageerror", lambda error: self.said.append(f"error: {error} ({page.url})"))
        page.goto(path)
        self.settle(page)
        return page

    def settle(self, page):
        """Waits until the screen stands."""
        page.wait_for_selector("main h1")
        self.until(page, "!document.querySelector('main').hasAttribute('aria-busy')")
        page.evaluate("document.fonts.ready")

    def until(self, page, expression, seconds=8):
        """Waits until `expression` is true on the page. (Playwright's own wait evaluates text, which our policy forbids.)"""
        end = time.monotonic() + seconds
        while not page.evaluate(expression):
            self.assertLess(time.monotonic(), end, f"it never came true: {expression}")
            page.wait_for_timeout(30)

    def axe(self, page, where=""):
        """Fails where axe finds anything that keeps somebody out."""
        found = Axe().run(page).response["violations"]
        lines = [f"{each['id']}: {each['help']}\n    " + "\n    ".join(
            f"{node['html'][:160]} | {node['failureSummary'][:300]}" for node in each["nodes"][:4]) for each in found]
        self.assertEqual(lines, [], f"axe at {where or page.url}")

    def no_overflow(self, page, where=""):
        """Fails where the page scrolls sideways, and names what sticks out."""
        wide = page.evaluate("""() => {
          const width = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth <= width) return [];
          const inScroller = (node) => { for (let up = node.parentElement; up; up = up.parentElement)
            if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true; return false; };
          return [...document.body.querySelectorAll("*")].filter((node) => !inScroller(node)
            && node.getBoundingClientRect().right > width + 0.5).map((node) =>
              `${node.localName}.${node.className} ${Math.round(node.getBoundingClientRect().right)} > ${width}`).slice(0, 8);
        }""")
        sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.assertLessEqual(sideways, 0, f"{where or page.url} scrolls sideways: {wide}")

    def fail_saves(self, kind):
        """From now on nothing of this kind can be saved (`Days`, `Workouts`, …)."""
        self.server.fail_saves(kind)
        self.addCleanup(self.server.heal_saves)
