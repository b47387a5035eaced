"""Today: what she says of lifting, readiness and sleep. test_today.py says which rule each test holds."""

import json
import unittest

from today_case import TUESDAY, TodayCase


class ReadingTests(TodayCase):
    """What writes nothing: one server for all."""

    own_server = False

    def test_assumption(self):
        page = self.today()
        self.assertEqual(self.summary(page, ".lifting"), "Lifting later today")
        self.assertRegex(page.inner_text(".lifting .row"), r"Monday is usually a lifting day: \d+ of 12 weeks\.")

    def test_lifting_choices(self):
        page = self.today()
        self.open_lifting(page)
        editor = page.locator(".lifting .editor")
        self.assertEqual(editor.locator("button:visible").all_inner_texts(), ["Today", "Not today", "Tomorrow"])
        self.assertEqual(editor.locator("input, select, textarea").count(), 0, "nothing else is asked")
        self.assertEqual(editor.locator("[aria-pressed=true]").count(), 0)

    def test_sleep_that_cannot_be(self):
        page = self.today()
        self.open_readiness(page)
        sent = self.posts(page)
        page.locator(".sleep input").first.fill("25")
        page.click("text=Save the night")
        self.assertIn("At most 24.", page.inner_text(".sleep"))
        self.assertEqual(sent, [])


class LiftingTests(TodayCase):
    def test_lifting_saved(self):
        page = self.today()
        for label, stored, summary in [
                ("Not today", "skip", "No lifting today"), ("Tomorrow", "tomorrow", "Lifting tomorrow"),
                ("Today", "today", "Lifting today")]:
            self.open_lifting(page)
            self.saved(page, lambda: page.click(f".lifting .editor >> text='{label}'"))
            self.assertFalse(page.is_visible(".lifting .editor"), "success closes the editor")
            self.assertEqual(self.summary(page, ".lifting"), summary)
            self.assertIn("as you said", page.inner_text(".lifting .row"))
            self.assertEqual(self.day_file("2026-11-30")["lifting"], stored)
            self.assertEqual(page.evaluate("document.activeElement.className"), "row", "the focus is not lost")
        self.open_lifting(page)
        self.saved(page, lambda: page.click(".lifting .editor >> text=Take my answer back"))
        self.assertEqual(self.summary(page, ".lifting"), "Lifting later today")
        self.assertNotIn("lifting", self.day_file("2026-11-30"))

    def test_lifting_failed(self):
        page = self.today()
        self.allow_console("409|503")
        self.fail_saves("Days")
        self.open_lifting(page)
        self.saved(page, lambda: page.click(".lifting .editor >> text='Not today'"))
        self.assertTrue(page.is_visible(".lifting .editor"), "a failure keeps the editor open")
        self.assertEqual(self.summary(page, ".lifting"), "Lifting later today", "and the summary as it was")
        self.assertTrue(page.inner_text(".day-failure").startswith("Not saved."))
        self.server.heal_saves()
        self.saved(page, lambda: page.click(".lifting .editor >> text='Not today'"))
        self.assertEqual(self.summary(page, ".lifting"), "No lifting today")
        self.assertEqual(page.inner_text(".day-failure"), "")

    def test_lifted(self):
        page = self.today()
        self.open_lifting(page)
        self.session("2026-11-30T05:00:00Z", "lift", 45, effort=6)
        page.wait_for_selector("text=Already lifted today")
        self.assertEqual(page.locator(".lifting button").count(), 0, "no action to edit, and no question")
        self.assertFalse(page.is_visible(".lifting .planned"))
        self.assertIn("Lift, 45 min", page.inner_text(".lifting"))

    def test_the_routine_that_is_planned_leads_to_its_page(self):
        page = self.today()
        row = page.locator(".lifting a.planned")
        self.assertRegex(row.inner_text(), r"Planned for \d\d:\d\d: \d+ exercises, \d+ sets")
        self.assertRegex(row.get_attribute("href"), r"^/routines/[0-9A-Z]{26}$")
        self.open_lifting(page)
        self.saved(page, lambda: page.click(".lifting .editor >> text='Not today'"))
        self.assertEqual(page.locator(".lifting a.planned").count(), 0)

    def test_yesterdays_answer_of_tomorrow_reads_as_today(self):
        self.server.stop()
        self.write("Days/2026/11/2026-11-29.json", {
            "createdAt": "2026-11-29T08:00:00Z", "id": "2026-11-29", "lifting": "tomorrowHeavy", "schemaVersion": 1,
            "updatedAt": "2026-11-29T08:00:00Z"})
        self.server.start()
        page = self.today()
        self.assertEqual(self.summary(page, ".lifting"), "Lifting today")
        self.assertIn("as you said yesterday", page.inner_text(".lifting"))


class ReadinessTests(TodayCase):
    now = TUESDAY

    def drag(self, page, slider, steps=12, to=0.5):
        box = slider.bounding_box()
        y = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + box["width"] - 14, y)
        page.mouse.down()
        for step in range(1, steps + 1):
            page.mouse.move(box["x"] + box["width"] - 14 - box["width"] * (1 - to) * step / steps, y)

    def test_readiness_line(self):
        page = self.today()
        self.assertIn("100 % ready", page.inner_text(".today .rows"))
        slider = self.open_readiness(page)
        self.assertEqual(page.inner_text("#readiness-line"), "100 %, you said nothing, and no sleep is known")
        slider.focus()
        page.keyboard.press("ArrowLeft")
        self.assertEqual(page.inner_text("#readiness-line"), "99 %")

    def test_finger(self):
        page = self.today()
        slider = self.open_readiness(page)
        sent = self.posts(page)
        self.drag(page, slider)
        page.wait_for_timeout(300)
        self.assertEqual(sent, [], "nothing is written while the finger is down")
        self.assertIn("100 % ready", page.inner_text(".today .rows"), "the summary is what is stored")
        self.assertNotEqual(page.inner_text("#readiness-line"), "100 %")
        self.saved(page, page.mouse.up)
        self.assertEqual(len(sent), 1)
        percent = sent[0][1]["percent"]
        self.assertTrue(40 <= percent <= 60, percent)
        self.assertIn(f"{percent} % ready", page.inner_text(".today .rows"))
        self.assertEqual(self.day_file("2026-12-01")["readinessPercent"], percent)

    def test_keyboard(self):
        page = self.today()
        slider = self.open_readiness(page)
        sent = self.posts(page)
        slider.focus()
        self.saved(page, lambda: page.keyboard.press("ArrowLeft"))
        self.assertEqual(sent, [("/today/readiness", {"day": "2026-12-01", "percent": 99, "reason": None})])
        for _ in range(9):
            page.keyboard.press("ArrowLeft")
        page.wait_for_selector("text=90 % ready")
        self.assertEqual(self.day_file("2026-12-01")["readinessPercent"], 90)
        self.assertEqual(page.evaluate("document.activeElement.id"), "readiness", "the slider keeps the focus")

    def test_reasons(self):
        page = self.today()
        slider = self.open_readiness(page)
        picker = page.locator(".editor [data-reason]")
        self.assertFalse(picker.first.is_visible(), "at 100 there is nothing to give a reason for")
        self.saved(page, lambda: slider.fill("80"))
        self.assertEqual(picker.all_inner_texts(), [
            "Heavy legs", "Sore", "Slept badly", "Stressed", "Ill", "Travelling", "Another reason"])
        self.assertEqual(page.locator(".editor [aria-pressed=true]").count(), 0, "none by default")
        self.saved(page, lambda: page.click("text=Ill"))
        self.assertEqual(self.day_file("2026-12-01")["readinessReason"], "ill")
        self.assertIn("as you said, ill", page.inner_text(".today .rows"))
        for value in ("100", "75"):
            slider.evaluate("(node, value) => { node.value = value; node.dispatchEvent(new Event('input')); }", value)
        self.assertEqual(page.locator(".editor [aria-pressed=true]").count(), 0, "passing 100 forgets the reason at once")
        self.saved(page, lambda: slider.fill("100"))
        self.assertFalse(picker.first.is_visible())
        self.assertNotIn("readinessReason", self.day_file("2026-12-01"))
        self.saved(page, lambda: slider.fill("70"))
        self.assertEqual(page.locator(".editor [aria-pressed=true]").count(), 0, "back at 100 the reason was forgotten")
        self.assertNotIn("readinessReason", self.day_file("2026-12-01"))

    def test_heavy_legs_are_said_and_change_nothing(self):
        page = self.today()
        slider = self.open_readiness(page)
        self.saved(page, lambda: slider.fill("90"))
        before = page.inner_text(".answer .what")
        self.saved(page, lambda: page.click("text=Heavy legs"))
        self.assertEqual(page.inner_text(".answer .what"), before)

    def test_readiness_failed(self):
        page = self.today()
        self.allow_console("409|503")
        slider = self.open_readiness(page)
        self.fail_saves("Days")
        self.saved(page, lambda: slider.fill("60"))
        page.wait_for_selector(".day-failure:has-text('Not saved.')")
        self.assertEqual(slider.input_value(), "60", "the slider keeps the draft")
        self.assertIn("100 % ready", page.inner_text(".today .rows"), "the summary what is stored")
        page.evaluate("window.dispatchEvent(new Event('focus'))")
        self.session("2026-11-25T08:00:00Z", minutes=20, effort=2)
        page.wait_for_timeout(1200)
        self.assertEqual(slider.input_value(), "60", "news from elsewhere do not lose it")
        self.server.heal_saves()
        slider.focus()
        self.saved(page, lambda: page.keyboard.press("ArrowLeft"))
        page.wait_for_selector("text=59 % ready")
        self.assertEqual(page.inner_text(".day-failure"), "")

    def test_an_answer_that_is_overtaken_by_an_older_view_stands(self):
        page = self.today()
        slider = self.open_readiness(page)
        before, held, read = page.request.get("/api/v1/today").text(), [], []

        def tell_before(route):
            read.append(route)
            route.fulfill(body=before, content_type="application/json")
        page.route("**/api/v1/today", tell_before)
        page.route("**/api/v1/today/readiness", lambda route: held.append((route, route.fetch())))
        slider.fill("60")
        self.wait_for(page, lambda: held)
        # The answer's news make the page ask again; what it reads is from before the answer, which comes after it.
        self.wait_for(page, lambda: read)
        page.wait_for_timeout(300)
        page.unroute("**/api/v1/today")
        route, answer = held[0]
        route.fulfill(response=answer)
        page.wait_for_selector("text=60 % ready")
        self.assertEqual(slider.input_value(), "60")

    def test_a_page_of_yesterday_answers_nothing_for_today(self):
        page = self.context().new_page()
        self.of_yesterday(page)
        page.goto("/")
        self.settle(page)
        slider = self.open_readiness(page)
        sent = self.posts(page)
        self.assertEqual(self.saved(page, lambda: slider.fill("60")).status, 409)
        page.wait_for_selector(".day-failure:has-text('A new day began.')")
        self.assertEqual(sent[0], ("/today/readiness", {"day": "2026-11-30", "percent": 60, "reason": None}))
        self.until(page, "document.querySelector('#readiness').value === '100'")
        self.assertIsNone(self.day_file("2026-12-01"))
        self.assertEqual(self.saved(page, lambda: slider.fill("80")).status, 200)
        self.assertEqual(self.day_file("2026-12-01")["readinessPercent"], 80)

    def test_a_lift_of_yesterday_is_none_of_today(self):
        page = self.context().new_page()
        self.of_yesterday(page)
        page.goto("/")
        self.settle(page)
        self.open_lifting(page)
        self.assertEqual(self.saved(page, lambda: page.click(".lifting .editor >> text='Not today'")).status, 409)
        page.wait_for_selector(".day-failure:has-text('A new day began.')")
        self.assertIsNone(self.day_file("2026-12-01"))

    def test_sleep_of_yesterday_is_stored_there(self):
        page = self.context().new_page()
        self.of_yesterday(page)
        page.goto("/")
        self.settle(page)
        self.open_readiness(page)
        page.locator(".sleep input").first.fill("5")
        self.assertEqual(self.saved(page, lambda: page.click("text=Save the night")).status, 200)
        self.assertEqual(self.day_file("2026-11-30")["sleepMinutes"], 300)
        self.assertIsNone(self.day_file("2026-12-01"))

    def of_yesterday(self, page):
        """The first view that the page reads says that it is of the day before."""
        def tell(route):
            answer = route.fetch()
            route.fulfill(response=answer, body=json.dumps({**answer.json(), "day": "2026-11-30"}))
        page.route("**/api/v1/today", tell, times=1)

    def test_take_back(self):
        page = self.today()
        slider = self.open_readiness(page)
        self.saved(page, lambda: slider.fill("50"))
        self.saved(page, lambda: page.click(".editor:has(#readiness) >> text=Take my answer back"))
        self.assertIn("100 % ready", page.inner_text(".today .rows"))
        self.assertEqual(slider.input_value(), "100")
        self.assertNotIn("readinessPercent", self.day_file("2026-12-01"))

    def test_one_failure_line(self):
        page = self.today()
        self.allow_console("409|503")
        self.fail_saves("Days")
        self.open_lifting(page)
        self.saved(page, lambda: page.click(".lifting .editor >> text='Today'"))
        slider = self.open_readiness(page)
        self.saved(page, lambda: slider.fill("70"))
        page.wait_for_timeout(100)
        shown = [line for line in page.locator(".today [role=alert]").all_inner_texts() if line]
        self.assertEqual(len(shown), 1, shown)

    def test_unreadable_day(self):
        path = self.server.folder / "Days/2026/12/2026-12-01.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text('{"id":"2026-12-01","schemaVersion":99}')
        page = self.today()
        self.allow_console("409|503")
        self.open_lifting(page)
        self.saved(page, lambda: page.click(".lifting .editor >> text='Today'"))
        self.assertIn("newer version", page.inner_text(".day-failure"))
        slider = self.open_readiness(page)
        self.saved(page, lambda: slider.fill("70"))
        self.assertEqual(path.read_text(), '{"id":"2026-12-01","schemaVersion":99}')
        self.assertIn("1 file cannot be read and is not counted", page.inner_text(".careful"))


class SleepTests(TodayCase):
    def test_sleep(self):
        page = self.today()
        slider = self.open_readiness(page)
        hours, minutes = page.locator(".sleep input").all()
        self.assertEqual((hours.input_value(), minutes.input_value()), ("6", "43"), "last night is known")
        hours.fill("4")
        minutes.fill("5")
        self.saved(page, lambda: page.click("text=Save the night"))
        self.assertEqual(self.day_file("2026-11-30")["sleepMinutes"], 245)
        percent = int(slider.input_value())
        self.assertTrue(70 <= percent < 100, percent)
        self.assertEqual(
            page.inner_text("#readiness-line"), f"{percent} %, from last night’s sleep, 4 h 05 min",
            "the thumb starts at the night's percent")

    def test_reason_alone(self):
        page = self.today()
        slider = self.open_readiness(page)
        page.locator(".sleep input").first.fill("4")
        self.saved(page, lambda: page.click("text=Save the night"))
        percent = int(slider.input_value())
        sent = self.posts(page)
        page.click("text=Slept badly")
        page.wait_for_timeout(300)
        self.assertEqual(sent, [], "a reason alone stores nothing")
        self.assertIn("A reason is stored with a percent of yours", page.inner_text(".editor:has(#readiness)"))
        self.saved(page, lambda: page.click(f"text=Keep {percent} %"))
        self.assertEqual(sent, [("/today/readiness", {"day": "2026-11-30", "percent": percent, "reason": "sleptBadly"})])
        self.assertIn("as you said, slept badly", page.inner_text(".today .rows"))

    def test_sleep_failed(self):
        page = self.today()
        self.allow_console("409|503")
        self.open_readiness(page)
        self.fail_saves("Days")
        page.locator(".sleep input").first.fill("5")
        self.saved(page, lambda: page.click("text=Save the night"))
        page.wait_for_selector(".day-failure:has-text('Not saved.')")
        self.assertEqual(page.locator(".sleep input").first.input_value(), "5")

if __name__ == "__main__":
    unittest.main()
