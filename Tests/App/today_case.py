"""What the tests of Today stand on: its days, its rows, and files that come from elsewhere."""

import json
import pathlib

from server import Server
from support import PHONE, AppCase

MONDAY = "2026-11-30T06:10:00Z"  # usually a lifting day, and a day of rest in the demo
TUESDAY = "2026-12-01T06:10:00Z"  # an easy run, and no sleep known


class TodayCase(AppCase):
    years = 1
    own_server = True
    now = MONDAY

    @classmethod
    def start_server(cls):
        return Server(cls.years, now=cls.now)

    def today(self, size=PHONE, **options):
        return self.page("/", *size, **options)

    def files(self):
        """Every file of the folder with its bytes."""
        return {str(path.relative_to(self.server.folder)): path.read_bytes()
                for path in pathlib.Path(self.server.folder).rglob("*") if path.is_file()}

    def day_file(self, day):
        path = self.server.folder / "Days" / day[:4] / day[5:7] / f"{day}.json"
        return json.loads(path.read_text()) if path.exists() else None

    def write(self, path, document):
        """Puts a document into the folder as a sync service would."""
        place = self.server.folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(document))

    def session(self, start, activity="run", minutes=40, **more):
        """A session that another program wrote."""
        number = getattr(self, "made", 0) + 1
        self.made = number
        identifier = f"01ZZZZZZZZ0000000000000{number:03d}"
        self.write(f"Sessions/{start[:4]}/{start[5:7]}/{identifier}.json", {
            "activity": activity, "createdAt": start, "id": identifier, "minutes": minutes, "schemaVersion": 1,
            "start": start, "updatedAt": start, **more})
        return identifier

    def wait_for(self, page, is_done, seconds=8):
        """Waits until something outside the page is so."""
        for _ in range(seconds * 20):
            if is_done():
                return
            page.wait_for_timeout(50)
        self.fail("it never came")

    def posts(self, page):
        """The answers that the page sends from now on, as (path, body)."""
        sent = []
        page.on("request", lambda request: sent.append((request.url.split("/api/v1")[1], request.post_data_json))
                if request.method == "POST" else None)
        return sent

    def open_lifting(self, page):
        page.click(".lifting button.row")

    def open_readiness(self, page):
        page.click("button.row:has-text('% ready')")
        return page.locator("#readiness")

    def summary(self, page, row):
        return page.locator(f"{row} .summary").inner_text()

    def saved(self, page, act):
        """Acts, and waits for the server's answer."""
        with page.expect_response(lambda response: response.request.method == "POST") as answer:
            act()
        page.wait_for_timeout(50)
        return answer.value
