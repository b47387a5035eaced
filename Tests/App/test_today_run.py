"""Today: the run of the day and logging it. test_today.py says which rule each test holds."""

import unittest

from support import DESKTOP
from today_case import TUESDAY, TodayCase


class RunReadingTests(TodayCase):
    """What writes nothing: one server for all."""

    own_server = False
    now = TUESDAY

    def test_order(self):
        page = self.today()
        tops = [page.locator(selector).first.evaluate("node => node.compareDocumentPosition(document.querySelector('.answer'))")
                for selector in (".lifting", "#readiness", ".watch-place")]
        self.assertTrue(all(top & 4 for top in tops), "both rows and the watch's place come before the run")
        self.assertRegex(page.inner_text(".answer .what"), r"^Easy run,\s40 minutes$")
        self.assertEqual(page.locator("h1").inner_text(), "Tuesday 1 December")
        self.assertEqual(page.inner_text(".race"), "Lakeside Half Marathon in 23 days")
        self.assertGreaterEqual(page.locator(".answer .why b").count(), 2, "the numbers of the reasons are bold")
        self.assertLessEqual(page.locator(".answer .reasons > .why > li").count(), 4)

    def test_steps(self):
        page = self.today()
        button = page.locator(".answer >> button:has-text('Steps')")
        self.assertEqual(button.get_attribute("aria-expanded"), "false")
        before = page.locator("button[aria-expanded=true]").count()
        button.click()
        self.assertEqual(button.get_attribute("aria-expanded"), "true")
        self.assertIn("40 min", page.inner_text(".answer .step-list"))
        self.assertEqual(page.locator("button[aria-expanded=true]").count(), before + 1, "it opens only the steps")
        self.assertFalse(page.is_visible(".editor"))

    def test_tomorrow_waits(self):
        page = self.today()
        self.assertFalse(page.is_visible(".tomorrow"), "while today's run is ahead there is no preview")

    def test_a_run_that_is_not_over_is_refused_in_words(self):
        page = self.today()
        self.allow_console("422")
        page.click("text=I ran it")
        sheet = page.locator("dialog")
        sheet.get_by_label("Began today at").fill("23:00")
        self.saved(page, lambda: sheet.get_by_role("button", name="Save").click())
        page.wait_for_selector("dialog .fault:has-text('not over yet')")

    def test_reading_writes_nothing(self):
        before = self.files()
        page = self.today()
        for path in ("/today", "/tomorrow?readiness=10", "/tomorrow"):
            page.evaluate("path => fetch('/api/v1' + path).then(answer => answer.text())", path)
        self.assertEqual(self.files(), before)


class RunTests(TodayCase):
    now = TUESDAY

    def test_ran_it(self):
        page = self.today()
        page.click("text=I ran it")
        sheet = page.locator("dialog")
        self.assertEqual(sheet.get_by_label("How long").input_value(), "40")
        self.assertEqual(sheet.get_by_label("Kind").input_value(), "easy")
        self.assertEqual(sheet.get_by_label("Began today at").input_value(), "06:30")
        self.assertEqual(sheet.locator(".effort input:checked").get_attribute("value"), "3")
        self.saved(page, lambda: sheet.get_by_role("button", name="Save").click())
        page.wait_for_selector(".answer .what:has-text('Run done')")
        self.assertIn("40 min easy run", page.inner_text(".answer .card"))
        self.assertIn("Planned was: 40 min easy run", page.inner_text(".answer"))
        self.assertEqual(self.day_file("2026-12-01")["suggested"]["kind"], "easy")
        self.assertTrue(page.is_visible(".tomorrow"), "tomorrow is shown once today's run is done")
        self.assertFalse(page.is_visible("text=I ran it"))
        page.click("#toast >> text=Undo")
        page.wait_for_selector("text=I ran it")
        self.assertRegex(page.inner_text(".answer .what"), r"^Easy run,\s40 minutes$")

    def test_ran_differently(self):
        page = self.today()
        page.click("text=I ran it")
        sheet = page.locator("dialog")
        sheet.get_by_label("How long").fill("30,5")
        self.assertEqual(sheet.get_by_label("Began today at").input_value(), "06:39", "it still has just ended")
        sheet.get_by_label("How far").fill("5,2")
        sheet.get_by_label("Kind").select_option("tempo")
        sheet.locator(".effort label").nth(6).click()
        self.saved(page, lambda: sheet.get_by_role("button", name="Save").click())
        page.wait_for_selector(".answer .what:has-text('Run done')")
        self.assertIn("tempo run", page.inner_text(".answer .card"))
        self.assertIn("Planned was: 40 min easy run", page.inner_text(".answer"))

    def test_a_run_that_is_not_saved_stays_in_its_sheet(self):
        page = self.today()
        self.allow_console("409|503")
        self.fail_saves("Sessions")
        page.click("text=I ran it")
        sheet = page.locator("dialog")
        sheet.get_by_label("How long").fill("41")
        self.saved(page, lambda: sheet.get_by_role("button", name="Save").click())
        page.wait_for_selector("dialog .fault:has-text('Not saved.')")
        self.assertEqual(sheet.get_by_label("How long").input_value(), "41")
        self.server.heal_saves()
        self.saved(page, lambda: sheet.get_by_role("button", name="Save").click())
        page.wait_for_selector(".answer .what:has-text('Run done')")

    def test_a_run_whose_suggestion_cannot_be_kept_is_logged_all_the_same(self):
        page = self.today()
        self.fail_saves("Days")
        page.click("text=I ran it")
        self.saved(page, lambda: page.locator("dialog").get_by_role("button", name="Save").click())
        page.wait_for_selector(".answer .what:has-text('Run done')")
        self.assertIn("The run is logged; what had been suggested could not be kept beside it", page.inner_text("#toast"))
        page.click("#toast >> text=Undo")
        page.wait_for_selector("text=I ran it")

    def test_something_else(self):
        page = self.today()
        sent = self.posts(page)
        page.click("text=Something else")
        sheet = page.locator("dialog")
        sheet.locator("label:has-text('Nothing')").click()
        self.assertIn("needs no entry", sheet.inner_text())
        sheet.get_by_role("button", name="Save").click()
        self.assertEqual(sent, [])
        page.click("text=Something else")
        sheet = page.locator("dialog")
        sheet.locator("label:has-text('Other')").click()
        sheet.get_by_label("What it was").fill("<b>Ride</b>")
        sheet.get_by_label("How long").fill("60")
        sheet.locator(".effort label").nth(3).click()
        self.saved(page, lambda: sheet.get_by_role("button", name="Save").click())
        self.assertEqual(sent[0][0], "/today/sessions")
        page.wait_for_selector(".budget-card >> text=/of it are spent today/")
        self.assertTrue(page.is_visible("text=I ran it"), "the run is still ahead")

    def test_sent_twice_it_is_one_run(self):
        page = self.today()
        before = len(self.files())
        body = {"id": "01KBCDEFGH0000000000000001", "minutes": 30, "effort": 3, "kind": "easy"}
        counts = [page.evaluate("""body => fetch("/api/v1/runs", { method: "POST",
          headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).then(answer => answer.json())
          .then(day => day.words.done.runs.length)""", body) for _ in range(2)]
        self.assertEqual(counts, [1, 1])
        self.assertEqual(len(self.files()), before + 2, "the run, and what had been suggested")

    def test_unrated(self):
        page = self.today()
        self.session("2026-11-30T17:00:00Z", "lift", 50)
        page.wait_for_selector(".unrated >> text=Lift, 50 min, yesterday")
        count = page.locator(".unrated [role=group]").count()
        self.saved(page, lambda: page.locator(".unrated [role=group]:has-text('Lift, 50 min') button").nth(6).click())
        self.until(page, f"document.querySelectorAll('.unrated [role=group]').length === {count - 1}")
        self.assertIn("Rated 7.", page.inner_text("#toast"))

    def test_live(self):
        page = self.today()
        page.click(".answer >> text=Steps")
        self.session("2026-12-01T05:00:00Z", minutes=20, effort=3)
        page.wait_for_selector(".answer .what:has-text('Run done')")

    def test_a_desktop_only_reads(self):
        self.server.stop()
        self.server.arguments = ["--role", "desktop"]
        self.server.start()
        page = self.today(DESKTOP)
        self.assertEqual(page.locator("main button:visible").all_inner_texts(), ["Steps"])
        self.assertFalse(page.is_visible("text=I ran it"))

if __name__ == "__main__":
    unittest.main()
