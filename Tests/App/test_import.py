"""Importing: what came of each file, why one could not be read, and the way back."""

import os
import pathlib
import subprocess
import tempfile
import zipfile

from server import NOW, ZONE, environment, program
from support import AppCase


class ImportTests(AppCase):
    years = 0
    own_server = True

    def setUp(self):
        super().setUp()
        self.files = pathlib.Path(tempfile.mkdtemp(dir=self.server.home))
        subprocess.run(
            [program(), "demo", "--files", str(self.files / "in"), "--now", NOW, "--zone", ZONE], check=True,
            stdout=subprocess.DEVNULL, env=environment(self.server.home))
        self.inputs = sorted(path for path in (self.files / "in").rglob("*") if path.is_file())

    def choose(self, page, *paths):
        page.locator("input[type=file]").first.set_input_files([str(path) for path in paths])
        page.get_by_role("heading", name="What came of it").wait_for(timeout=60_000)

    def sums(self, page):
        return [int(text) for text in page.locator(".sums dd").all_inner_texts()]

    def test_a_zip_comes_in_once_and_goes_again(self):
        archive = self.files / "all.zip"
        with zipfile.ZipFile(archive, "w") as made:
            for path in self.inputs:
                made.write(path, path.name)
        page = self.page("/import")
        self.choose(page, archive)
        added, unchanged, _, _ = self.sums(page)
        self.assertGreater(added, 0)
        self.axe(page)
        self.no_overflow(page)
        again = self.page("/import")
        self.choose(again, archive)
        self.assertEqual(self.sums(again)[:2], [0, added + unchanged])
        page.get_by_role("button", name="Take it back").first.click()
        page.locator(".toast").wait_for()
        page.goto("/log")
        page.get_by_role("heading", name="Nothing is logged yet").wait_for()

    def archive(self, name, more=b""):
        """A zip of all that can be read, and of `more` that cannot."""
        with zipfile.ZipFile(self.files / name, "w") as made:
            for path in self.inputs:
                made.write(path, path.name)
            if more:
                made.writestr("more.bin", more)
        return self.files / name

    def records(self):
        """How many workouts and sessions lie in the folder."""
        return sum(1 for kind in ("Workouts", "Sessions") for _ in (self.server.folder / kind).rglob("*.json"))

    def stop_when(self, page, pattern):
        """Presses Stop as soon as the line of the current file says this."""
        page.evaluate("""(pattern) => new MutationObserver((_, observer) => {
          const line = document.querySelector('progress + .path')?.textContent ?? '';
          if (!new RegExp(pattern).test(line)) return;
          observer.disconnect();
          document.querySelector('.import .card .btn.small').click();
        }).observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true })""", pattern)

    def test_stop_while_a_file_is_read_lets_it_end_and_offers_the_way_back(self):
        page = self.page("/import")
        self.stop_when(page, ": reading$")
        self.choose(page, self.archive("first.zip"), self.archive("second.zip"))
        added, _, skipped, _ = self.sums(page)
        self.assertGreater(added, 0)
        self.assertEqual(skipped, 1)
        stopped = page.locator(".file", has_text="you stopped the import")
        self.assertIn("second.zip", stopped.inner_text())
        self.assertEqual(self.records(), added)
        page.locator(".actions").get_by_role("button", name="Take it back").click()
        page.locator(".toast").wait_for(timeout=30_000)
        page.goto("/log")
        page.get_by_role("heading", name="Nothing is logged yet").wait_for()

    def test_stop_while_a_file_is_sent_brings_nothing_in(self):
        archive = self.archive("large.zip", more=os.urandom(3_000_000))
        page = self.page("/import")
        slow = page.context.new_cdp_session(page)
        slow.send("Network.enable")
        slow.send("Network.emulateNetworkConditions", {
            "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": 400_000})
        self.stop_when(page, r": sending, \d\d? %$")
        self.choose(page, archive)
        self.assertEqual(self.sums(page), [0, 0, 1, 0])
        page.get_by_text("you stopped the import").wait_for()
        page.wait_for_timeout(1000)
        self.assertEqual(self.records(), 0)
        page.goto("/log")
        page.get_by_role("heading", name="Nothing is logged yet").wait_for()

    def test_a_file_that_cannot_be_read_says_why_and_stops_nothing(self):
        bad = self.files / "<b>holiday.jpg"
        bad.write_bytes(b"\xff\xd8\xff\xe0 no training at all")
        page = self.page("/import")
        self.choose(page, bad, *self.inputs)
        added, _, skipped, failed = self.sums(page)
        self.assertGreater(added, 0)
        self.assertGreaterEqual(skipped + failed, 1)
        page.locator(".file", has_text="<b>holiday.jpg").get_by_text("no format that Loadbook reads").wait_for()
        self.no_overflow(page)
