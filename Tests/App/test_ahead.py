"""Load ahead, your running, the ledger and the races: the numbers are those of the command line, and nothing promises."""

import json
import re
import subprocess
import unittest
import urllib.request

from server import NOW, ZONE, environment, program
from support import AppCase, DESKTOP, PHONE

RACE_DAY = "2027-04-18"
# The widest that any text of a drawing is against the room that Swift kept free for it.
DRAWN = """() => [...document.querySelectorAll('svg.chart')].filter((svg) => svg.checkVisibility() && svg.getBoundingClientRect().width)
  .flatMap((svg) => {
    const edge = svg.viewBox.baseVal, all = [...svg.querySelectorAll('text')].map((node) => [node, node.getBBox()]);
    const out = all.filter(([, box]) => box.x < -1 || box.x + box.width > edge.width + 1 || box.y < -1 || box.y + box.height > edge.height + 1);
    const on = all.filter(([, a], index) => all.some(([, b], other) => other > index
      && a.x < b.x + b.width && b.x < a.x + a.width && a.y + 3 < b.y + b.height - 3 && b.y + 3 < a.y + a.height - 3));
    const small = all.filter(([node]) => parseFloat(getComputedStyle(node).fontSize) * svg.getBoundingClientRect().width / edge.width < 11.9);
    return [...out.map(([node]) => `outside: ${node.textContent}`), ...on.map(([node]) => `on another: ${node.textContent}`),
      ...small.map(([node]) => `small: ${node.textContent}`)];
  })"""


class AheadCase(AppCase):
    def told(self, *words):
        """What the command line says of the same folder at the same moment."""
        made = subprocess.run(
            [program(), *words, "--json", "--folder", str(self.server.folder), "--now", NOW, "--zone", ZONE],
            check=True, capture_output=True, text=True, env=environment(self.server.home))
        return json.loads(made.stdout)

    def api(self, page, path):
        return page.evaluate("(path) => fetch(`/api/v1${path}`).then((answer) => answer.json())", path)

    def rows(self, page):
        """Labels and values of the figures that stand on the screen."""
        pairs = page.eval_on_selector_all("dl .row", """rows => rows.map((row) =>
          [row.querySelector('dt span').textContent, row.querySelector('dd').textContent])""")
        return dict(pairs)


def whole(number):
    return f"{round(number):,}"


def minutes(number):
    total = round(number)
    if total < 120:
        return f"{total} min"
    return f"{total // 60} h" + (f" {total % 60:02} min" if total % 60 else "")


class ShownTests(AheadCase):
    def test_load_ahead_shows_what_the_command_line_says(self):
        page, told = self.page("/ahead"), self.told("ahead")
        shown = self.api(page, "/ahead")
        for member in ("baseline", "taper", "weeks"):
            self.assertEqual(shown[member], told[member])
        usual = whole(told["baseline"])
        self.assertEqual(self.rows(page)["A usual week"], f"{usual} AU")
        self.assertIn(f"{usual} AU a week", page.locator("svg.chart.narrow").text_content())
        page.get_by_text("The numbers").click()
        cells = page.locator(".figure tbody tr").first.locator("td").all_text_contents()
        self.assertEqual(cells[0], f"{whole(told['weeks'][0]['runningLoad'])} AU")
        page.get_by_text("The days of the taper").click()
        self.assertEqual(page.locator(".fold tbody tr").count(), len(told["taper"]))
        self.assertIn("no target to hit", page.locator("main").text_content())

    def test_your_running_shows_what_the_command_line_says(self):
        page, told = self.page("/running"), self.told("runs")
        shown = self.api(page, "/running")
        self.assertEqual((shown["ahead"], shown["weeks"]), (told["ahead"], told["weeks"]))
        rows = self.rows(page)
        self.assertEqual(rows["Seven days up to today"], minutes(told["weeks"][-1]["minutes"]))
        self.assertEqual(rows["At most in seven days"], minutes(told["ahead"][0]["minutes"]))
        page.get_by_text("The numbers").first.click()
        cells = page.locator(".figure tbody tr").all_text_contents()
        self.assertEqual(len([cell for cell in cells[:40] if "at most" in cell]), len(told["ahead"]))

    def test_the_ledger_shows_what_the_command_line_says_page_by_page(self):
        page, told = self.page("/ledger"), self.told("history")
        shown = [session for week in self.api(page, "/ledger")["weeks"] for session in week["sessions"]]
        for session in shown:
            del session["words"]
        self.assertEqual(shown, told[:-len(shown) - 1:-1])
        self.assertEqual(page.locator(".entry").count(), len(shown))
        newest = told[-1]
        self.assertEqual(page.locator(".entry .cost b").first.text_content(), f"{whole(newest['load'])} AU")
        page.get_by_role("button", name="Earlier weeks").click()
        self.until(page, f"document.querySelectorAll('.entry').length > {len(shown)}")
        links = page.eval_on_selector_all(".entry .title", "links => links.map((link) => link.pathname.split('/').pop())")
        self.assertEqual(links, [session["id"] for session in told[:-len(links) - 1:-1]])
        self.assertIn("usually a lifting day", page.locator("main").text_content())

    def test_no_text_of_a_drawing_is_outside_on_another_or_small(self):
        for size in ((360, 800), PHONE, (768, 1024), DESKTOP):
            for path in ("/ahead", "/running", "/ledger"):
                with self.subTest(path=path, width=size[0]):
                    self.assertEqual(self.page(path, *size).evaluate(DRAWN), [])

    def test_nothing_promises(self):
        for path in ("/ahead", "/running", "/ledger", "/races"):
            text = self.page(path).locator("main").text_content().lower()
            for word in ("safe", "score", "risk", "danger", "goal", "!", "congrat"):
                self.assertNotIn(word, text, path)
            self.assertNotRegex(text.replace("no target", ""), "target", path)


class EffortTests(AheadCase):
    own_server = True

    def effort_button(self, page):
        return page.locator(".entry").filter(has=page.locator("a[href^='/sessions/']")).first.locator(".cost button")

    def test_a_changed_effort_changes_the_load_and_can_be_undone(self):
        page = self.page("/ledger")
        session = page.locator(".entry a[href^='/sessions/']").first.get_attribute("href").split("/")[-1]
        before = next(each for each in self.told("history") if each["id"] == session)
        self.effort_button(page).click()
        page.locator("dialog").get_by_role("radio", name=re.compile("^9:")).check()
        page.locator("dialog").get_by_role("button", name="Save").click()
        page.get_by_text("Effort saved: 9.").wait_for()
        self.effort_button(page).get_by_text("Effort 9").wait_for()
        after = next(each for each in self.told("history") if each["id"] == session)
        self.assertEqual((after["effort"], after["basis"]), (9, "effort"))
        self.assertAlmostEqual(after["load"], 9 * before["minutes"])
        page.get_by_role("button", name="Undo").click()
        page.get_by_text("Undone.").wait_for()
        self.effort_button(page).get_by_text(f"Effort {before['effort']:g}").wait_for()
        self.assertEqual(next(each for each in self.told("history") if each["id"] == session)["load"], before["load"])

    def test_an_effort_is_said_by_the_keyboard_alone(self):
        page = self.page("/ledger", *DESKTOP)
        self.effort_button(page).focus()
        page.keyboard.press("Enter")
        dialog = page.locator("dialog")
        dialog.locator("input:checked").focus()
        chosen = int(dialog.locator("input:checked").get_attribute("value"))
        page.keyboard.press("ArrowRight" if chosen < 10 else "ArrowLeft")
        page.keyboard.press("Enter")
        said = chosen + 1 if chosen < 10 else chosen - 1
        page.get_by_text(f"Effort saved: {said}.").wait_for()
        # The row is drawn anew, and the focus is on its button still.
        self.effort_button(page).get_by_text(f"Effort {said}").wait_for()
        self.until(page, "document.activeElement?.dataset.key?.startsWith('effort-') ?? false")

    def test_a_session_that_is_not_rated_is_marked_and_can_be_taken_back_to_that(self):
        page = self.page("/ledger")
        self.effort_button(page).click()
        page.locator("dialog").get_by_role("button", name="Not rated").click()
        page.get_by_text("Effort saved: not rated.").wait_for()
        self.effort_button(page).get_by_text("Rate", exact=True).wait_for()

    def test_an_effort_that_cannot_be_saved_is_said_where_it_was_chosen(self):
        self.allow_console("status of 5")
        page = self.page("/ledger")
        text = self.effort_button(page).text_content()
        self.fail_saves("Sessions")
        self.effort_button(page).click()
        page.locator("dialog").get_by_role("radio", name=re.compile("^9:")).check()
        page.locator("dialog").get_by_role("button", name="Save").click()
        self.until(page, "document.querySelector('dialog .sheet-body > .fault').textContent.length > 10")
        self.assertTrue(page.locator("dialog").get_by_role("radio", name=re.compile("^9:")).is_checked())
        self.server.heal_saves()
        page.locator("dialog").get_by_role("button", name="Save").click()
        page.get_by_text("Effort saved: 9.").wait_for()
        self.assertNotEqual(text, "Effort 9")

    def test_a_session_that_was_deleted_meanwhile_is_said_to_be_gone(self):
        page = self.page("/ledger")
        session = page.locator(".entry a[href^='/sessions/']").first.get_attribute("href").split("/")[-1]
        self.effort_button(page).click()
        address = f"{self.server.base}/api/v1/sessions/{session}"
        with urllib.request.urlopen(address, timeout=10) as answer:
            headers = {"If-Match": answer.headers["ETag"], "Content-Type": "application/json"}
        urllib.request.urlopen(urllib.request.Request(address, method="DELETE", headers=headers), timeout=10)
        page.locator("dialog").get_by_role("radio", name=re.compile("^9:")).check()
        page.locator("dialog").get_by_role("button", name="Save").click()
        page.locator("dialog").get_by_text("That session is no longer there.").wait_for()

    def test_another_device_changes_the_ledger_under_ones_eyes(self):
        page, other = self.page("/ledger"), self.page("/ledger")
        self.effort_button(other).click()
        other.locator("dialog").get_by_role("radio", name=re.compile("^9:")).check()
        other.locator("dialog").get_by_role("button", name="Save").click()
        self.effort_button(page).get_by_text("Effort 9").wait_for()


class RaceTests(AheadCase):
    own_server = True

    def fill(self, page, name="City Half", day=RACE_DAY):
        dialog = page.locator("dialog")
        dialog.get_by_label("Name").fill(name)
        dialog.get_by_label("Day", exact=True).fill(day)
        return dialog

    def stored(self, name):
        races = [json.loads(path.read_text()) for path in self.server.folder.glob("Races/*.json")]
        return next((race for race in races if race["name"] == name), None)

    def test_a_race_is_added_changed_and_removed_and_each_can_be_undone(self):
        page = self.page("/races")
        page.get_by_role("button", name="Add a race").click()
        dialog = self.fill(page, "<img src=x> Half")
        self.axe(page, "the form of a race")
        dialog.get_by_label("Shape").select_option("distance")
        dialog.get_by_label("Distance", exact=True).fill("12,5")
        dialog.get_by_role("button", name="Add a cutoff").click()
        dialog.get_by_label("Minutes").fill("90")
        dialog.get_by_label("Distance by then").fill("10")
        dialog.get_by_role("button", name="Save").click()
        page.get_by_role("heading", name="<img src=x> Half").wait_for()
        race = self.stored("<img src=x> Half")
        self.assertEqual(race["shape"], {"kilometres": 12.5, "kind": "fixedLength"})
        self.assertEqual(race["cutoffs"], [{"kilometres": 10, "minutes": 90}])
        self.assertFalse([name for name in race if "target" in name.lower()])
        card = page.locator(".race").filter(has_text="<img")
        self.assertIn("10 km within 90 min", card.text_content())
        self.assertIn("The taper begins on Mon 5 Apr.", card.text_content())

        card.get_by_role("button", name="Edit").click()
        page.locator("dialog").get_by_label("Shape").select_option("marathon")
        page.locator("dialog").get_by_role("button", name="Save").click()
        card.get_by_text("marathon").wait_for()
        self.assertEqual(self.stored("<img src=x> Half")["shape"]["kilometres"], 42.195)
        page.get_by_role("button", name="Undo").click()
        card.get_by_text("12.5 km").wait_for()

        card.get_by_role("button", name="Remove").click()
        page.get_by_text("<img src=x> Half is removed.").wait_for()
        self.assertEqual(self.told("race", "list")[-1]["name"], "Lakeside Half Marathon")
        page.get_by_role("button", name="Undo").click()
        card.wait_for()

    def test_what_is_missing_is_said_beside_it_and_nothing_is_stored(self):
        page = self.page("/races")
        page.get_by_role("button", name="Add a race").click()
        dialog = page.locator("dialog")
        dialog.get_by_role("button", name="Save").click()
        dialog.get_by_text("This is needed.").wait_for()
        dialog.get_by_text("Choose a day, at most five years ahead.").wait_for()
        self.assertEqual(page.evaluate("document.activeElement.name || document.activeElement.type"), "text")
        before = len(list(self.server.folder.glob("Races/*.json")))
        page.keyboard.press("Escape")
        self.assertEqual(len(list(self.server.folder.glob("Races/*.json"))), before)

    def test_a_timed_race_and_one_of_several_days_keep_what_belongs_to_them(self):
        page = self.page("/races")
        page.get_by_role("button", name="Add a race").click()
        dialog = self.fill(page, "Six Hours")
        dialog.get_by_label("Shape").select_option("timed")
        dialog.get_by_label("Time").fill("6")
        dialog.get_by_role("button", name="Save").click()
        page.get_by_role("heading", name="Six Hours").wait_for()
        self.assertEqual(self.stored("Six Hours")["shape"], {"hours": 6, "kind": "timed"})
        page.get_by_role("button", name="Add a race").click()
        dialog = self.fill(page, "Four Days")
        dialog.get_by_label("Shape").select_option("stage")
        dialog.get_by_label("Last day").fill("2027-04-17")
        dialog.get_by_role("button", name="Save").click()
        dialog.get_by_text("The last day cannot be before the first.").wait_for()
        dialog.get_by_label("Last day").fill("2027-04-21")
        dialog.get_by_role("button", name="Save").click()
        page.get_by_role("heading", name="Four Days").wait_for()
        self.assertEqual(self.stored("Four Days")["lastDay"], "2027-04-21")

    def test_a_race_that_cannot_be_saved_keeps_the_form(self):
        self.allow_console("status of 5")
        page = self.page("/races")
        self.fail_saves("Races")
        page.get_by_role("button", name="Add a race").click()
        dialog = self.fill(page)
        dialog.get_by_role("button", name="Save").click()
        self.until(page, "document.querySelector('dialog .sheet-body > .fault').textContent.length > 10")
        self.assertEqual(dialog.get_by_label("Name").input_value(), "City Half")

    def test_a_race_is_drawn_ahead_as_soon_as_it_is_there(self):
        page = self.page("/ahead")
        other = self.page("/races")
        other.get_by_role("button", name="Remove Lakeside Half Marathon").first.click()
        other.get_by_text("is removed.").wait_for()
        self.until(page, "!document.querySelector('svg.chart').textContent.includes('taper')")


class DesktopRoleTests(AheadCase):
    server_arguments = ("--role", "desktop")

    def test_a_desktop_reads_the_ledger_and_the_races_and_changes_neither(self):
        page = self.page("/ledger", *DESKTOP)
        self.assertEqual(page.locator(".entry .cost button").count(), 0)
        page = self.page("/races", *DESKTOP)
        self.assertEqual(page.get_by_role("button", name=re.compile("Add a race|Edit|Remove")).count(), 0)


class EmptyTests(AheadCase):
    years = 0

    def test_an_empty_folder_says_what_comes_and_when(self):
        for path, heading in (("/ahead", "What continues"), ("/running", "Your running, week by week"), ("/ledger", "Every session")):
            page = self.page(path)
            page.get_by_role("heading", name=heading).wait_for()
            self.assertIn("It is known in 28 days.", page.locator("main").text_content())
            self.assertEqual(page.get_by_role("link", name="Import your history").get_attribute("href"), "/import")
            self.assertEqual(page.locator("svg.chart").count(), 0)
        page = self.page("/races")
        page.get_by_role("heading", name="No race ahead").wait_for()


if __name__ == "__main__":
    unittest.main()
