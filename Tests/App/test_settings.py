"""Settings: what is changed is kept, what was deleted comes back, and everything can be taken away."""

import io
import json
import os
import unittest
import urllib.request
import zipfile

from support import AppCase, DESKTOP


class SettingsTests(AppCase):
    own_server = True

    def api(self, path):
        with urllib.request.urlopen(self.server.base + path, timeout=10) as answer:
            return answer.read()

    def test_a_change_is_kept_at_once(self):
        page = self.page("/settings")
        page.get_by_label("Weights", exact=True).select_option("lb")
        page.get_by_text("Kept.").wait_for()
        page.get_by_label("Rest between sets").fill("90")
        page.get_by_label("Rest between sets").press("Tab")
        self.until(page, "document.getElementById('toast').textContent.includes('Kept.')")
        page.wait_for_timeout(200)
        kept = json.loads(self.api("/api/v1/settings"))
        self.assertEqual((kept["weightUnit"], kept["restSeconds"]), ("lb", 90))
        page.reload()
        self.settle(page)
        self.assertEqual(page.get_by_label("Weights", exact=True).input_value(), "lb")

    def test_miles_are_asked_for_at_once_here_and_in_a_tab_that_stood_open(self):
        context = self.context(*DESKTOP)
        other = self.page("/races", context=context)
        page = self.page("/settings", context=context)
        page.get_by_label("Distances", exact=True).select_option("mi")
        page.get_by_text("Kept.").wait_for()
        page.locator("a[href='/races']").first.click()
        for each in (page, other):
            each.bring_to_front()
            each.get_by_role("button", name="Add a race").click()
            each.locator("dialog").get_by_label("Shape").select_option("distance")
            each.locator("dialog .united .unit", has_text="mi").first.wait_for()
            each.keyboard.press("Escape")
        page.bring_to_front()
        page.locator("a[href='/log']").first.click()
        page.locator("a[href^='/sessions/new']").first.click()
        page.get_by_label("Distance").wait_for()
        self.assertEqual(page.locator(".field", has=page.get_by_label("Distance")).locator(".unit").inner_text(), "mi")

    def test_who_may_not_write_finds_the_units_disabled(self):
        context = self.context()

        def as_watch(route):
            answer = route.fetch()
            route.fulfill(response=answer, json={**answer.json(), "role": "watch"})
        context.route("**/api/v1/shell", as_watch)
        page = self.page("/settings", context=context)
        shown = page.locator(".settings section").first.locator("input, select")
        self.assertEqual(shown.count(), 8)
        self.assertEqual([each.is_disabled() for each in shown.all()], [True] * 8)

    def test_letters_leave_the_screen_alone_while_a_control_has_its_own_keys(self):
        page = self.page("/settings")
        page.evaluate("""() => { for (const [id, kind] of [['slide', 'range'], ['round', 'radio'], ['tick', 'checkbox']]) {
          const input = document.createElement('input');
          [input.id, input.type, input.ariaLabel] = [id, kind, id];
          document.querySelector('main').append(input); } }""")
        for control in ("#slide", "#round"):
            page.focus(control)
            page.keyboard.press("3")
            page.keyboard.press("?")
            self.assertEqual(page.locator("dialog").count(), 0, control)
            self.assertTrue(page.url.endswith("/settings"), control)
        page.focus("#tick")
        page.keyboard.press("?")
        page.locator("dialog").wait_for()

    def test_two_quick_changes_are_both_kept(self):
        page = self.page("/settings")
        page.route("**/api/v1/settings", lambda route: (page.wait_for_timeout(300), route.continue_()))
        page.get_by_label("Weights", exact=True).select_option("lb")
        page.get_by_label("Distances", exact=True).select_option("mi")
        page.wait_for_timeout(2500)
        kept = json.loads(self.api("/api/v1/settings"))
        self.assertEqual((kept["weightUnit"], kept["distanceUnit"]), ("lb", "mi"))

    def test_plates_are_typed_with_comma_or_point_and_a_wrong_one_is_named(self):
        page = self.page("/settings")
        plates = page.get_by_label("Plates at hand")
        plates.fill("20 2,5 1.25")
        plates.press("Tab")
        page.get_by_text("Kept.").wait_for()
        self.assertEqual(json.loads(self.api("/api/v1/settings"))["plates"], [20, 2.5, 1.25])
        plates.fill("20 heavy")
        plates.press("Tab")
        page.get_by_text("heavy is no weight between 0.1 and 200.").wait_for()
        self.assertEqual(json.loads(self.api("/api/v1/settings"))["plates"], [20, 2.5, 1.25])

    def test_what_is_said_of_her_is_a_document_of_the_folder(self):
        page = self.page("/settings")
        page.get_by_label("Maximum heart rate").fill("191")
        page.get_by_label("Maximum heart rate").press("Tab")
        page.get_by_text("Kept.").wait_for()
        self.assertEqual(json.loads((self.server.folder / "Athlete.json").read_text())["maxHeartRate"], 191)
        page.get_by_label("Resting heart rate").fill("20")
        page.get_by_label("Resting heart rate").press("Tab")
        page.get_by_text("At least 25.").wait_for()

    def test_what_was_deleted_comes_back_by_a_button(self):
        race = next(self.server.folder.glob("Races/*.json"))
        document = json.loads(race.read_text())
        answer = urllib.request.urlopen(f"{self.server.base}/api/v1/races/{document['id']}", timeout=10)
        request = urllib.request.Request(
            f"{self.server.base}/api/v1/races/{document['id']}", method="DELETE",
            headers={"If-Match": answer.headers["ETag"], "Content-Type": "application/json"})
        urllib.request.urlopen(request, timeout=10)
        self.assertFalse(race.exists())
        page = self.page("/settings")
        page.get_by_role("button", name=f"Restore {document['name']}").click()
        page.get_by_text("is back.").wait_for()
        self.assertTrue(race.exists())
        page.get_by_text("Nothing was deleted in the last 30 days.").wait_for()

    def test_a_backup_is_downloaded_whole_and_brought_back(self):
        page = self.page("/settings", *DESKTOP)
        with page.expect_download() as download:
            page.get_by_text("Download everything").click()
        path = download.value.path()
        names = set(zipfile.ZipFile(io.BytesIO(open(path, "rb").read())).namelist())
        documents = {str(p.relative_to(self.server.folder)) for p in self.server.folder.rglob("*.json")}
        self.assertEqual(documents - names, set())
        lost = next(self.server.folder.glob("Races/*.json"))
        content = lost.read_bytes()
        lost.unlink()
        page.locator("#restore-file").set_input_files({"name": "b.zip", "mimeType": "application/zip", "buffer": open(path, "rb").read()})
        page.get_by_text("Brought back:").wait_for()
        self.assertEqual(lost.read_bytes(), content)

    def test_a_file_that_is_no_backup_says_so_and_changes_nothing(self):
        self.allow_console("422")
        page = self.page("/settings")
        page.locator("#restore-file").set_input_files({"name": "b.zip", "mimeType": "application/zip", "buffer": b"no zip"})
        page.get_by_text("Nothing was restored").wait_for()

    def test_a_file_that_is_set_aside_is_named_with_its_reason(self):
        broken = self.server.folder / "Races" / "01ARZ3NDEKTSV4RRFFQ69G5FAV.json"
        broken.write_text("{ broken")
        page = self.page("/settings")
        page.get_by_text("Races/01ARZ3NDEKTSV4RRFFQ69G5FAV.json").wait_for()
        self.assertEqual(broken.read_text(), "{ broken")

    def test_the_log_of_changes_and_the_licence_can_be_read(self):
        page = self.page("/settings")
        page.get_by_text("What changed").click()
        page.get_by_role("heading", name="Changelog").wait_for()
        page.get_by_text("Licence", exact=True).click()
        page.get_by_text("MIT License").wait_for()

    def test_a_save_that_fails_says_so_and_keeps_what_was_typed(self):
        self.allow_console("503")
        athlete = self.server.folder / "Athlete.json"
        athlete.unlink()
        athlete.mkdir()
        page = self.page("/settings")
        self.allow_console("50|40")
        field = page.get_by_label("Maximum heart rate")
        field.fill("191")
        field.press("Tab")
        self.until(page, "[...document.querySelectorAll('.settings .fault')].some((each) => each.textContent.length > 10)")
        self.assertEqual(field.input_value(), "191")


if __name__ == "__main__":
    unittest.main()
