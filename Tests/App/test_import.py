"""Importing: what came of each file, why one could not be read, and the way back."""

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
