"""The log: the list by month, one workout or session of it, changing it afterwards, and entering what was done."""

import json
import re
import subprocess
import urllib.request

from server import NOW, ZONE, environment, program
from support import AppCase, DESKTOP


def fetch(server, path):
    with urllib.request.urlopen(f"{server.base}/api/v1{path}") as answer:
        return json.load(answer)


def entries(server, query=""):
    return [entry for month in fetch(server, "/log" + query)["months"] for week in month["weeks"] for entry in week["entries"]]


def workout_path(server):
    return next(entry["path"] for entry in entries(server) if entry["kind"] == "workout")


def unstamped(value):
    """A document without what says when it was changed."""
    if isinstance(value, list):
        return [unstamped(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {name: unstamped(each) for name, each in value.items() if name not in ("updatedAt", "fieldUpdatedAt")}


class ListTests(AppCase):
    def test_the_figures_are_those_of_the_command_line(self):
        def printed(*words):
            out = subprocess.run(
                [program(), *words, "--json", "--folder", str(self.server.folder), "--now", NOW, "--zone", ZONE],
                check=True, capture_output=True, env=environment(self.server.home)).stdout
            return {each["id"]: each for each in json.loads(out)}

        workouts, history = printed("workouts", "--limit", "100000"), printed("history")
        shown = entries(self.server) + entries(self.server, "?before=2026-08")
        self.assertGreater(len(shown), 40)
        for entry in shown:
            if entry["kind"] == "workout":
                for name in ("sets", "volume", "minutes", "status", "day"):
                    self.assertEqual(entry[name], workouts[entry["id"]][name], f"{entry['id']} {name}")
            if entry["load"] is not None:
                for name in ("load", "basis", "minutes", "activity"):
                    self.assertEqual(entry[name], history[entry["id"]][name], f"{entry['id']} {name}")

    def test_earlier_months_come_at_the_end_and_all_is_there_once(self):
        page = self.page("/log?sport=lifts")
        wanted = fetch(self.server, "/log?sport=lifts")["total"]
        for _ in range(60):
            button = page.get_by_role("button", name=re.compile("and earlier"))
            if not button.count():
                break
            count = page.locator("a.entry").count()
            button.focus()
            page.keyboard.press("Enter")
            page.locator("a.entry").nth(count).wait_for()
            self.assertTrue(page.evaluate("document.activeElement.matches('a.entry')"), "the focus goes to what is new")
        ids = page.eval_on_selector_all("a.entry", "all => all.map(each => each.dataset.id)")
        self.assertEqual((len(ids), len(set(ids))), (wanted, wanted))
        page.get_by_text("This is where your log begins.").wait_for()

    def test_a_sport_and_a_search_leave_the_others_out_and_stay_in_the_address(self):
        page = self.page("/log", *DESKTOP)
        page.get_by_label("Runs").check()
        page.wait_for_url("**/log?sport=runs")
        page.locator("a.entry.lift").first.wait_for(state="detached")
        self.assertEqual(page.locator("a.entry:not(.run)").count(), 0)
        page.get_by_label("Search").fill("no such thing at all")
        page.get_by_text("Nothing in your log fits that.").wait_for()
        page.get_by_role("button", name="Show everything").click()
        page.wait_for_selector("a.entry.lift")

    def test_the_month_stays_in_sight(self):
        page = self.page("/log")
        page.mouse.wheel(0, 900)
        page.wait_for_timeout(200)
        top = page.evaluate("document.querySelector('.month > header').getBoundingClientRect().top")
        self.assertGreaterEqual(top, -1)
        self.assertLess(top, 5)

    def test_the_desktop_role_reads_and_changes_nothing(self):
        context = self.context(*DESKTOP)
        context.route("**/api/v1/shell", lambda route: route.fulfill(json={**route.fetch().json(), "role": "desktop"}))
        page = self.page(workout_path(self.server), context=context)
        page.wait_for_selector(".set")
        self.assertEqual(page.get_by_role("button", name=re.compile("Edit|Delete|Add")).count(), 0)


class EmptyTests(AppCase):
    years = 0

    def test_an_empty_log_teaches_what_comes_into_it(self):
        page = self.page("/log")
        page.get_by_role("heading", name="Nothing is logged yet").wait_for()
        self.axe(page)
        page.get_by_role("link", name="Import files").click()
        page.get_by_role("heading", name="Import", exact=True).wait_for()
        page.get_by_text("Hevy’s CSV export").wait_for()
        self.axe(page)

    def test_a_run_is_entered_for_another_day_and_taken_back(self):
        page = self.page("/sessions/new")
        page.get_by_label("Day").fill("2026-11-25")
        page.get_by_label("Began").fill("07:30")
        page.get_by_label("Minutes").fill("43,5")
        page.get_by_label("Distance").fill("8,2")
        page.get_by_label("Effort").select_option("4")
        page.get_by_role("button", name="Log it").click()
        page.get_by_text("Wednesday 25 November 2026, 07:30").wait_for()
        run = entries(self.server)[0]
        self.assertEqual((run["minutes"], run["kilometres"], run["load"]), (43.5, 8.2, 174))
        page.get_by_role("button", name="Undo").click()
        page.get_by_role("heading", name="Nothing is logged yet").wait_for()

    def test_what_is_wrong_is_said_beside_it_and_what_was_typed_stays(self):
        page = self.page("/sessions/new")
        page.get_by_label("Distance").fill("eight")
        page.get_by_role("button", name="Log it").click()
        page.get_by_text("This is needed.").wait_for()
        page.get_by_text("This is not a number.").wait_for()
        page.get_by_label("Minutes").fill("40")
        page.get_by_label("Distance").fill("8")
        page.get_by_label("Day").fill("2027-01-05")
        self.allow_console("422")
        page.get_by_role("button", name="Log it").click()
        page.get_by_text("This would not be over yet.").wait_for()
        self.assertEqual(page.get_by_label("Minutes").input_value(), "40")


class WorkoutTests(AppCase):
    own_server = True
    years = 1

    def setUp(self):
        super().setUp()
        self.path = workout_path(self.server)
        self.id = self.path.rsplit("/", 1)[1]

    def stored(self):
        return fetch(self.server, "/workouts/" + self.id)

    def sets(self):
        log = sorted(self.stored()["logs"], key=lambda each: each["order"])[0]
        return [(each.get("reps"), each.get("weight")) for each in log["setEntries"]]

    def test_by_keyboard_alone_a_set_is_changed_added_removed_and_brought_back(self):
        page = self.page(self.path)
        before = self.sets()
        page.locator("button.set").first.focus()
        page.keyboard.press("Enter")
        page.get_by_label("Repetitions").focus()
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.type("7")
        page.keyboard.press("Enter")
        page.get_by_text("Set 1 changed.").wait_for()
        self.assertEqual(self.sets(), [(7, before[0][1]), *before[1:]])
        self.assertTrue(page.evaluate("document.activeElement.matches('button.set')"), "the focus comes back to the set")

        page.get_by_role("button", name="Add a set").first.focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name="Add a set").focus()
        page.keyboard.press("Enter")
        page.get_by_text("Set added.").wait_for()
        self.assertEqual(len(self.sets()), len(before) + 1)

        page.locator("button.set").first.focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Remove this set").focus()
        page.keyboard.press("Enter")
        page.get_by_text("Set 1 removed.").wait_for()
        self.assertEqual(len(self.sets()), len(before))
        page.get_by_role("button", name="Undo").focus()
        page.keyboard.press("Enter")
        page.get_by_text("Undone.").wait_for()
        self.assertEqual(self.sets()[0], (7, before[0][1]))

    def test_a_comma_is_a_point_and_what_is_left_alone_keeps_its_digits(self):
        page = self.page(self.path)
        before = self.sets()
        page.locator("button.set").first.click()
        page.get_by_label("Weight", exact=True).fill("61,25")
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Set 1 changed.").wait_for()
        self.assertEqual(self.sets(), [(before[0][0], 61.25), *before[1:]])

    def test_a_save_that_fails_keeps_the_sheet_and_says_why(self):
        page = self.page(self.path)
        before = self.sets()
        self.allow_console("50[0-9]|409|422")
        self.fail_saves("Workouts")
        page.locator("button.set").first.click()
        page.get_by_role("button", name="One repetition more").click()
        page.get_by_role("button", name="Save").click()
        page.locator(".toast.problem").wait_for()
        self.assertTrue(page.get_by_role("dialog").is_visible())
        self.assertEqual(page.get_by_label("Repetitions").input_value(), str(before[0][0] + 1))
        self.server.heal_saves()
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Set 1 changed.").wait_for()
        self.assertEqual(self.sets()[0][0], before[0][0] + 1)

    def test_two_windows_that_edit_one_workout_lose_nothing(self):
        before = self.sets()
        left, right = self.page(self.path), self.page(self.path)
        for page, place, reps in ((left, 0, "3"), (right, 1, "4")):
            page.locator("button.set").nth(place).click()
            page.get_by_label("Repetitions").fill(reps)
        for page in (left, right):
            page.get_by_role("button", name="Save").click()
            page.get_by_text("changed.").first.wait_for()
        self.assertEqual([each[0] for each in self.sets()][:2], [3, 4])
        self.assertEqual(self.sets()[2:], before[2:])
        # What comes back shows both.
        right.get_by_role("button", name=re.compile("Change set 1: 3 ×")).wait_for()
        left.get_by_role("button", name=re.compile("Change set 2: 4 ×")).wait_for()

    def test_an_exercise_is_skipped_and_a_note_written_from_its_menu(self):
        page = self.page(self.path)
        name = page.locator(".exercise h3").first.inner_text()
        page.get_by_role("button", name=f"{name}: more").click()
        page.get_by_role("button", name="Skip").click()
        page.locator(".exercise").first.get_by_text("skipped").wait_for()
        page.get_by_role("button", name="Undo").click()
        page.get_by_text("Undone.").wait_for()
        page.get_by_role("button", name=f"{name}: more").click()
        page.get_by_role("dialog").get_by_role("button", name="Note").click()
        page.get_by_label("Note").fill("<b>Elbows</b> in")
        page.get_by_role("button", name="Save").click()
        page.locator(".exercise").first.get_by_text("<b>Elbows</b> in").wait_for()

    def test_name_effort_and_times_are_edited(self):
        page = self.page(self.path)
        page.get_by_role("button", name="Edit").click()
        page.get_by_label("Name").fill("Heavy day")
        page.get_by_label("Effort").select_option("9")
        page.get_by_label("Began").fill("17:00")
        page.get_by_label("Ended").fill("18:30")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("heading", name="Heavy day").wait_for()
        page.get_by_text("17:00 to 18:30").wait_for()
        page.get_by_text("810 AU, from your effort").wait_for()

    def test_a_workout_is_deleted_without_a_question_and_comes_back_whole(self):
        before = self.stored()
        page = self.page(self.path)
        page.get_by_role("button", name="Delete workout").click()
        page.wait_for_url("**/log")
        self.assertEqual(page.locator(f'[data-id="{self.id}"]').count(), 0)
        page.get_by_role("button", name="Undo").click()
        page.locator(f'[data-id="{self.id}"]').wait_for()
        self.assertEqual(unstamped(self.stored()), unstamped(before))

    def test_a_finger_swipes_a_line_away(self):
        page = self.page("/log", has_touch=True, is_mobile=True)
        line = page.locator(f'[data-id="{self.id}"]')
        line.scroll_into_view_if_needed()
        box = line.bounding_box()
        y = box["y"] + box["height"] / 2
        touch = page.context.new_cdp_session(page)
        for kind, x in (("touchStart", 340), ("touchMove", 300), ("touchMove", 200), ("touchMove", 120), ("touchEnd", None)):
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if x is None else [{"x": x, "y": y}]})
        page.get_by_text("Deleted:").wait_for()
        line.wait_for(state="detached")

    def test_a_run_is_edited_and_what_is_left_alone_stays(self):
        run = next(entry for entry in entries(self.server) if entry["activity"] == "run" and entry["kilometres"])
        before = fetch(self.server, "/sessions/" + run["id"])
        page = self.page(run["path"])
        page.get_by_role("button", name="Edit").click()
        page.get_by_label("Effort").select_option("5")
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Saved.").wait_for()
        after = fetch(self.server, "/sessions/" + run["id"])
        self.assertEqual(after["effort"], 5)
        for name in ("minutes", "kilometres", "start"):
            self.assertEqual(after[name], before[name])
