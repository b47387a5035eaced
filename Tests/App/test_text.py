"""Names and notes are text on every screen and in every export, whatever they are made of."""

import io
import json
import subprocess
import urllib.parse
import urllib.request
import zipfile

from server import NOW, ZONE, environment, program
from support import AppCase

TEXTS = {
    "markup": '</textarea></script><img src=x onerror="window.wasRun=1"><b>bold</b> &amp; <script>window.wasRun=1</script>',
    "template": "${window.wasRun=1} {{7*7}} %s \\u003cb\\u003e ' \" ` --> ]]>",
    "right to left": "\u202eevil\u202c \u2067שלום עולם\u2069 \u05d0\u200f\u200eabc",
    "emoji": "🏋🏽‍♀️ 👩‍👩‍👧‍👦 🇩🇪 e\u0301\u0323 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "long": "W" * 10_000,
    "long words": "lorem ipsum " * 830 + "end",
}
STAMP = "2026-11-20T08:00:00Z"


def ulid(number):
    return f"01K9{number:022d}"


class TextCase(AppCase):
    """A folder in which everything that can have a name or a note is called by one of the texts."""

    years = 0

    @classmethod
    def start_server(cls):
        server = super().start_server()
        cls.server = server
        for number, text in enumerate(TEXTS.values()):
            cls.fill(number * 10, text)
        return server

    @classmethod
    def put(cls, kind, document):
        request = urllib.request.Request(
            f"{cls.server.base}/api/v1/{kind}/{document['id']}", json.dumps(document).encode(), method="PUT",
            headers={"Content-Type": "application/json", "If-None-Match": "*"})
        with urllib.request.urlopen(request) as answer:
            assert answer.status == 201

    @classmethod
    def fill(cls, number, text):
        stamps = {"createdAt": STAMP, "updatedAt": STAMP}
        machine = [{"name": text, "value": text}]
        exercise = {
            "id": ulid(number + 1), "name": text, "order": 0, "sets": 3, "reps": 5, "weight": 40, "loadType": 1,
            "durationSeconds": 0, "machineSettings": machine}
        cls.put("splits", {
            "id": ulid(number), "schemaVersion": 3, "name": text, "color": "indigo", "systemImage": "dumbbell.fill", "order": number,
            "exercises": [exercise], **stamps})
        start = f"2026-11-{20 + number // 10:02d}T17:00:00Z"
        done = [{"completedAt": start.replace(":00:00", ":20:00"), "reps": 5, "weight": 40, "id": ulid(number + 6)}]
        cls.put("workouts", {
            "id": ulid(number + 2), "schemaVersion": 5, "splitID": ulid(number), "splitName": text, "start": start,
            "end": start.replace(":00:00", ":45:00"), "status": "completed", "effort": 6, "notes": text, "source": text, **stamps,
            "logs": [{
                "id": ulid(number + 3), "exerciseName": text, "order": 0, "sets": 1, "reps": 5, "weight": 40, "loadType": 1,
                "durationSeconds": 0, "currentStateIndex": 1, "status": "completed", "notes": text, "date": start,
                "machineSettings": machine, "startedAt": start, "completedAt": done[0]["completedAt"], "setEntries": done,
                "updatedAt": STAMP}]})
        cls.put("sessions", {
            "id": ulid(number + 4), "schemaVersion": 1, "activity": "other", "activityName": text, "start": start.replace("T17", "T07"),
            "minutes": 40, "effort": 4, "notes": text, "source": text, **stamps})
        cls.put("races", {
            "id": ulid(number + 5), "schemaVersion": 1, "name": text, "day": f"2027-0{3 + number // 10}-14", "shape": {"kind": "fixedLength", "kilometres": 21.1},
            **stamps})
        cls.put("schedules", {
            "id": ulid(number + 7), "schemaVersion": 1, "splitID": ulid(number), "splitName": text, "firstDay": "2026-11-23",
            "weekdays": [1 + number // 10],
            **stamps})

    def check(self, path, name, *texts):
        """The screen at `path` shows `texts` as text, and nothing of them became a part of the page."""
        for width, height in ((390, 844), (1280, 800)):
            page = self.page(path, width, height)
            page.wait_for_timeout(150)
            where = f"{path[:60]} with {name} at {width}"
            self.no_overflow(page, where)
            for text in texts:
                self.assertTrue(page.evaluate("""(text) => {
                  const flat = (value) => value.replace(/\\s+/g, " ").trim();
                  return flat(document.querySelector("main").textContent).includes(flat(text))
                    || [...document.querySelectorAll("main input, main textarea")].some((each) => flat(each.value) === flat(text));
                }""", text), f"{where}: the text is not there")
            self.assertEqual(page.locator('main img, main script, main b:text-is("bold")').count(), 0, where)
            self.assertIsNone(page.evaluate("window.wasRun ?? null"), where)
            page.context.close()
            self.contexts.clear()

    def test_a_workout_and_a_session_show_it(self):
        for number, (name, text) in enumerate(TEXTS.items()):
            self.check(f"/workouts/{ulid(number * 10 + 2)}", name, text)
            self.check(f"/sessions/{ulid(number * 10 + 4)}", name, text)

    def test_a_routine_and_an_exercise_show_it(self):
        for number, (name, text) in enumerate(TEXTS.items()):
            self.check(f"/routines/{ulid(number * 10)}", name, text)
            if len(text) < 1000 and "/" not in text:  # what is longer is no address, and a slash stands in none
                self.check("/exercises/" + urllib.parse.quote(text, safe=""), name, text)

    def test_every_list_shows_all_of_them(self):
        for path in ("/log", "/routines", "/races", "/schedule"):
            self.check(path, "all of them", *TEXTS.values())

    def test_no_screen_breaks(self):
        for path in ("/", "/train", "/exercises", "/ledger", "/ahead", "/running", "/import", "/settings", "/sessions/new", "/devices"):
            self.check(path, "all of them")

    def test_what_is_deleted_is_listed_by_it(self):
        for number, (name, text) in enumerate(TEXTS.items()):
            path = f"/api/v1/races/{ulid(number * 10 + 5)}"
            with urllib.request.urlopen(self.server.base + path) as answer:
                etag = answer.headers["ETag"]
            request = urllib.request.Request(
                self.server.base + path, method="DELETE", headers={"If-Match": etag, "Content-Type": "application/json"})
            urllib.request.urlopen(request).close()
            self.addCleanup(lambda id=ulid(number * 10 + 5): urllib.request.urlopen(urllib.request.Request(
                f"{self.server.base}/api/v1/deleted/{id}/restore", b"{}", method="POST",
                headers={"Content-Type": "application/json"})).close())
        self.check("/settings", "all of them")

    def test_the_sheets_hold_it(self):
        for number, (name, text) in enumerate(TEXTS.items()):
            page = self.page(f"/workouts/{ulid(number * 10 + 2)}")
            page.get_by_role("button", name="Edit", exact=True).click()
            self.assertEqual(page.get_by_label("Note").input_value(), text, name)
            self.no_overflow(page, name)
            page.keyboard.press("Escape")
            page.locator("button.set").first.click()
            self.no_overflow(page, f"{name}, a set")
            page.keyboard.press("Escape")

    def test_a_search_finds_it(self):
        for name, text in TEXTS.items():
            words = text.split()[0][:100]
            page = self.page("/log?" + urllib.parse.urlencode({"search": words}))
            self.assertGreaterEqual(page.locator("a.entry").count(), 2, name)

    def test_a_backup_and_the_command_line_keep_every_byte(self):
        with urllib.request.urlopen(self.server.base + "/api/v1/backup") as answer:
            archive = zipfile.ZipFile(io.BytesIO(answer.read()))
        kept = {name: archive.read(name) for name in archive.namelist()}
        for number, (name, text) in enumerate(TEXTS.items()):
            id = ulid(number * 10 + 2)
            file = next(content for path, content in kept.items() if path.endswith(f"{id}.json"))
            self.assertEqual(file, next(self.server.folder.rglob(f"{id}.json")).read_bytes(), name)
            shown = subprocess.run(
                [program(), "show", id, "--json", "--folder", str(self.server.folder), "--now", NOW, "--zone", ZONE],
                check=True, capture_output=True, env=environment(self.server.home)).stdout
            document = json.loads(shown)["document"]
            self.assertEqual((document["splitName"], document["notes"]), (text, text), name)
