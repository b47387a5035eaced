"""Routines, exercises and the schedule in a browser."""

import json
import unittest
import urllib.parse
import urllib.request

from support import DESKTOP, PHONE, TABLET, AppCase

STRANGE = "<img src=x onerror=alert(1)> \u202eright to left\u202c 🏋️‍♀️ " + "y" * 10_000
SCREENS = ["/train", "/routines", "/exercises", "/exercises/Barbell%20Back%20Squat", "/schedule"]


class Train(AppCase):
    """What all tests here share: one server a test, since each changes the folder."""

    own_server = True

    def api(self, path):
        with urllib.request.urlopen(self.server.base + "/api/v1" + path) as answer:
            return json.load(answer)

    def routine(self, name):
        """The document of the routine of that name."""
        found = [each for each in self.api("/routines")["routines"] if each["name"] == name]
        self.assertEqual(len(found), 1, name)
        return self.api("/splits/" + found[0]["id"])

    def order(self):
        return [each["name"] for each in self.api("/routines")["routines"]]

    def exercises(self, name):
        routine = self.routine(name)
        return [each["name"] for each in sorted(routine["exercises"], key=lambda each: (each["order"], each["id"]))]

    def open_routine(self, name, **size):
        page = self.page("/routines/" + self.routine(name)["id"], **size)
        page.wait_for_selector(f".routine-head h1:has-text('{name}')")
        return page

    def eventually(self, check, message="it did not come to that"):
        for _ in range(80):
            if check():
                return
            self.contexts[-1].pages[0].wait_for_timeout(50)
        self.fail(message)

    def focus_by_tab(self, page, name, most=80):
        """Walks with Tab until the focus is on what is called so."""
        for _ in range(most):
            page.keyboard.press("Tab")
            if name in (page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent") or ""):
                return
        self.fail(f"Tab does not reach {name}")


class Screens(AppCase):
    """Every screen at every size: readable by everybody, and never sideways."""

    def test_every_screen_at_every_size_and_in_both_schemes(self):
        routine = self.first_routine()
        for width, height in (PHONE, TABLET, DESKTOP):
            for scheme in ("light", "dark"):
                context = self.context(width, height, scheme)
                for path in SCREENS + [routine]:
                    page = self.page(path, context=context)
                    self.axe(page, f"{path} {width} {scheme}")
                    self.no_overflow(page, f"{path} {width} {scheme}")
                    page.close()

    def test_text_of_twice_the_size_fits(self):
        for path in SCREENS + [self.first_routine()]:
            page = self.page(path)
            page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
            self.no_overflow(page, path + " at 200 %")

    def first_routine(self):
        with urllib.request.urlopen(self.server.base + "/api/v1/routines") as answer:
            return "/routines/" + json.load(answer)["routines"][0]["id"]


class Empty(AppCase):
    """An empty folder says what to do."""

    years = 0

    def test_every_screen_of_an_empty_folder(self):
        for width, height in (PHONE, DESKTOP):
            for path in SCREENS:
                page = self.page(path, width, height)
                self.axe(page, path)
                self.no_overflow(page, path)

    def test_the_first_routine_is_made_from_nothing(self):
        page = self.page("/routines")
        page.get_by_role("button", name="New routine").first.click()
        page.get_by_label("Name").fill("Mondays")
        page.get_by_role("radio", name="Green").press("Space")
        page.get_by_role("radio", name="Kettlebell").press("Space")
        page.get_by_role("button", name="Make the routine").click()
        page.wait_for_selector("h1:has-text('Mondays')")
        page.get_by_role("heading", name="No exercise yet").wait_for()
        with urllib.request.urlopen(self.server.base + "/api/v1/routines") as answer:
            made = json.load(answer)["routines"]
        self.assertEqual([(each["name"], each["color"], each["symbol"]) for each in made][-1:],
                         [("Mondays", "green", "figure.strengthtraining.functional")])


class Keyboard(Train):
    """All of it without a pointer."""

    def test_add_edit_reorder_delete_and_undo(self):
        page = self.open_routine("Squat and press")
        before = self.exercises("Squat and press")
        # Add: the shortcut, the search, the result, the button.
        page.keyboard.press("n")
        page.get_by_role("searchbox").wait_for()
        page.keyboard.type("romainan")
        page.get_by_role("status").get_by_text("2 exercises").wait_for()
        self.focus_by_tab(page, "Romanian Deadlift")
        page.keyboard.press("Space")
        page.get_by_text("1 chosen").wait_for()
        self.focus_by_tab(page, "Add")
        while page.evaluate("document.activeElement.textContent") != "Add":
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        self.eventually(lambda: self.exercises("Squat and press") == before + ["Romanian Deadlift"])
        page.wait_for_selector("dialog", state="detached")
        # Reorder by the arrow keys on its handle.
        handle = page.get_by_role("button", name="Move Romanian Deadlift")
        handle.focus()
        page.keyboard.press("Home")
        self.eventually(lambda: self.exercises("Squat and press") == ["Romanian Deadlift"] + before)
        page.get_by_text("Romanian Deadlift, 1 of 6").first.wait_for()
        # Edit: sets and weight, with a comma.
        row = page.locator(".detail .go-to").first
        row.focus()
        page.keyboard.press("Enter")
        page.get_by_label("Sets").fill("4")
        page.get_by_label("Weight", exact=True).fill("62,5")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog", state="detached")
        plan = next(each for each in self.routine("Squat and press")["exercises"] if each["name"] == "Romanian Deadlift")
        self.assertEqual((plan["sets"], plan["weight"]), (4, 62.5))
        page.get_by_text("4 × 8, 62.5 kg").or_(page.get_by_text("62.5 kg")).first.wait_for()
        # Delete, and undo.
        page.locator(".detail .go-to").first.focus()
        page.keyboard.press("Delete")
        self.eventually(lambda: self.exercises("Squat and press") == before)
        page.get_by_role("button", name="Undo").focus()
        page.keyboard.press("Enter")
        self.eventually(lambda: sorted(self.exercises("Squat and press")) == sorted(before + ["Romanian Deadlift"]))
        again = next(each for each in self.routine("Squat and press")["exercises"] if each["name"] == "Romanian Deadlift")
        stamps = ("updatedAt", "fieldUpdatedAt")
        self.assertEqual({key: each for key, each in again.items() if key not in stamps},
                         {key: each for key, each in plan.items() if key not in stamps})

    def test_routines_are_reordered_deleted_and_brought_back(self):
        page = self.page("/routines")
        before = self.order()
        page.get_by_role("button", name=f"Move {before[0]}").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        moved = before[1:3] + [before[0]] + before[3:]
        self.eventually(lambda: self.order() == moved, "two presses move it by two")
        self.assertIn(f"Move {before[0]}", page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"))
        page.keyboard.press("Control+z")
        self.eventually(lambda: self.order() == before, "the undo key moves it back")
        page.locator("main .go-to").first.focus()
        page.keyboard.press("ArrowDown")
        self.assertIn(before[1], page.evaluate("document.activeElement.textContent"))
        page.keyboard.press("Delete")
        self.eventually(lambda: self.order() == [before[0]] + before[2:])
        page.get_by_role("button", name="Undo").wait_for()
        page.keyboard.press("Control+z")
        self.eventually(lambda: self.order() == before)

    def test_a_schedule_is_made_changed_and_removed(self):
        page = self.page("/schedule")
        count = len(self.api("/schedule")["schedules"])
        page.keyboard.press("n")
        page.get_by_role("checkbox", name="Wednesday").check()
        page.get_by_label("Time").fill("06:30")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog", state="detached")
        self.assertEqual(len(self.api("/schedule")["schedules"]), count + 1)
        row = page.get_by_role("button", name="Wednesdays at 06:30")
        row.focus()
        page.keyboard.press("Enter")
        page.get_by_role("radio", name="Every few days").focus()
        page.keyboard.press("Space")
        page.get_by_label("Every how many days").fill("5")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog", state="detached")
        changed = page.get_by_role("button", name="Every 5 days")
        changed.wait_for()
        changed.focus()
        page.keyboard.press("Delete")
        self.eventually(lambda: len(self.api("/schedule")["schedules"]) == count)
        page.get_by_role("button", name="Undo").click()
        self.eventually(lambda: len(self.api("/schedule")["schedules"]) == count + 1)


class Pointer(Train):
    """With a mouse and with a finger."""

    def drag(self, page, handle, by):
        box = handle.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        for step in range(1, 11):
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + by * step / 10)
        page.mouse.up()

    def test_dragging_moves_an_exercise_and_is_undone(self):
        page = self.open_routine("Squat and press", width=1280, height=1200)
        before = self.exercises("Squat and press")
        rows = page.locator(".detail .mover")
        height = rows.nth(1).bounding_box()["y"] - rows.nth(0).bounding_box()["y"]
        self.drag(page, page.get_by_role("button", name=f"Move {before[0]}"), height * 2)
        self.eventually(lambda: self.exercises("Squat and press") == before[1:3] + [before[0]] + before[3:])
        self.assertEqual(page.locator(".dragged").count(), 0)
        page.get_by_role("button", name="Undo").click()
        self.eventually(lambda: self.exercises("Squat and press") == before)

    def test_dragging_moves_a_routine_to_the_top(self):
        page = self.page("/routines", 1280, 1600)
        before = self.order()
        rows = page.locator(".list-column .mover")
        up = rows.nth(0).bounding_box()["y"] - rows.nth(2).bounding_box()["y"] - 10
        self.drag(page, page.get_by_role("button", name=f"Move {before[2]}"), up)
        self.eventually(lambda: self.order() == [before[2], before[0], before[1]] + before[3:])

    def test_a_tap_on_the_handle_shows_the_moves(self):
        page = self.page("/routines")
        before = self.order()
        page.get_by_role("button", name=f"Move {before[1]}").click()
        page.get_by_role("button", name="To the end").click()
        self.eventually(lambda: self.order() == [before[0]] + before[2:] + [before[1]])

    def test_a_starter_that_is_edited_becomes_ones_own(self):
        page = self.open_routine("Full Body A")
        page.get_by_text("This is a starter routine").wait_for()
        address = page.url
        page.get_by_role("button", name="Edit").click()
        page.get_by_label("Name").fill("Mondays")
        page.get_by_role("button", name="Save").click()
        page.wait_for_selector("h1:has-text('Mondays')")
        self.assertNotEqual(page.url, address)
        self.assertNotIn("Full Body A", self.order())
        self.assertEqual(page.get_by_text("This is a starter routine").count(), 0)

    def test_a_copy_and_the_starters_again(self):
        page = self.open_routine("Squat and press")
        page.get_by_role("button", name="More").first.click()
        page.get_by_role("button", name="Duplicate").click()
        page.wait_for_selector("h1:has-text('Squat and press copy')")
        self.assertEqual(self.exercises("Squat and press copy"), self.exercises("Squat and press"))
        page.goto("/routines")
        self.settle(page)
        page.locator("main .go-to", has_text="Runner Strength").focus()
        page.keyboard.press("Delete")
        self.eventually(lambda: "Runner Strength" not in self.order())
        page.get_by_role("button", name="More for routines").click()
        page.get_by_role("button", name="Bring back the starter routines").click()
        self.eventually(lambda: "Runner Strength" in self.order())

    def test_machine_settings_supersets_and_a_rest_are_kept(self):
        page = self.open_routine("Squat and press")
        page.locator(".detail .go-to", has_text="Leg Press").click()
        page.get_by_role("button", name="Add a setting").click()
        page.get_by_label("Where it stands").last.fill("3rd hole")
        page.get_by_role("button", name="Move setting 2 up").click()
        page.get_by_label("Rest after a set").fill("75")
        page.get_by_label("Superset").select_option("1")
        page.get_by_role("button", name="Save").click()
        page.wait_for_selector("dialog", state="detached")
        plan = next(each for each in self.routine("Squat and press")["exercises"] if each["name"] == "Leg Press")
        self.assertEqual((plan["restSeconds"], plan["supersetID"]), (75, 1))
        self.assertEqual([each["value"] for each in plan["machineSettings"]], ["3rd hole", "4"])
        page.get_by_text("superset 1").first.wait_for()


class Failing(Train):
    """A save that fails keeps what was typed, and says what to do."""

    def test_a_form_stays_with_its_draft(self):
        page = self.open_routine("Squat and press")
        before = self.routine("Squat and press")
        self.allow_console("Failed to load resource")
        page.get_by_role("button", name="Edit").click()
        page.get_by_label("Name").fill("Another name")
        self.fail_saves("Splits")
        page.get_by_role("button", name="Save").click()
        page.locator("dialog .fault", has_text="").filter(has_text=".").first.wait_for()
        self.assertEqual(page.get_by_label("Name").input_value(), "Another name")
        self.server.heal_saves()
        page.get_by_role("button", name="Save").click()
        page.wait_for_selector("h1:has-text('Another name')")
        self.assertEqual(self.routine("Another name")["id"], before["id"])

    def test_a_move_that_fails_goes_back(self):
        page = self.page("/routines")
        before = self.order()
        self.allow_console("Failed to load resource")
        self.fail_saves("Splits")
        page.get_by_role("button", name=f"Move {before[0]}").focus()
        page.keyboard.press("ArrowDown")
        page.locator(".toast.problem").wait_for()
        shown = page.locator("main .mover .name").all_text_contents()
        self.assertEqual(shown[:2], before[:2])

    def test_a_removal_that_fails_shows_the_exercise_again(self):
        page = self.open_routine("Squat and press")
        self.allow_console("Failed to load resource")
        self.fail_saves("Splits")
        row = page.locator(".detail .mover", has_text="Plank")
        row.locator(".go-to").focus()
        page.keyboard.press("Delete")
        page.locator(".toast.problem").wait_for()
        row.wait_for(state="visible")


class Names(Train):
    """A name is text, whatever it holds."""

    def test_a_name_of_markup_marks_and_ten_thousand_characters_shows_as_text(self):
        routine = self.routine("Squat and press")
        routine["name"] = STRANGE
        routine["exercises"][0]["name"] = STRANGE
        routine["exercises"][0].pop("libraryName", None)
        with urllib.request.urlopen(self.server.base + "/api/v1/splits/" + routine["id"]) as answer:
            tag = answer.headers["ETag"]
        urllib.request.urlopen(urllib.request.Request(
            self.server.base + "/api/v1/splits/" + routine["id"], json.dumps(routine).encode(), method="PUT",
            headers={"Content-Type": "application/json", "If-Match": tag, "Origin": self.server.base}))
        own = "/exercises/" + urllib.parse.quote("<b>own")
        for path in ["/train", "/routines", "/routines/" + routine["id"], "/schedule", "/exercises"]:
            for width, height in (PHONE, DESKTOP):
                page = self.page(path, width, height)
                self.assertEqual(page.locator("main img").count(), 0, path)
                self.no_overflow(page, path)
                if path != "/schedule":
                    self.assertIn("<img src=x onerror=alert(1)>", page.locator("main").text_content(), path)
        page = self.page("/routines/" + routine["id"])
        self.axe(page)
        self.assertLess(page.locator(".routine-head").bounding_box()["height"], 700)
        page.locator(".detail .go-to").first.click()
        page.get_by_role("link", name="About <img").click()
        page.wait_for_selector(".detail h1:has-text('<img src=x onerror=alert(1)>')")
        page = self.page(own)
        page.get_by_text("There is no such exercise").wait_for()
        page = self.page("/routines/01ARZ3NDEKTSV4RRFFQ69G5FAV")
        page.get_by_text("This routine is not here").wait_for()


class Finding(AppCase):
    """The search of exercises."""

    def test_a_slip_finds_and_a_filter_keeps(self):
        page = self.page("/exercises")
        page.get_by_role("searchbox").fill("bulgarain splt")
        page.locator("main .go-to").first.wait_for()
        page.get_by_text("1 exercise", exact=True).wait_for()
        self.assertIn("Bulgarian Split Squat", page.locator("main .go-to").first.text_content())
        page.get_by_role("searchbox").fill("")
        page.get_by_label("Muscle", exact=True).select_option(label="Shins")
        page.get_by_role("heading", name="For shins").wait_for()
        page.locator("main .go-to", has_text="Tibialis Raise").click()
        page.get_by_role("heading", name="Tibialis Raise", level=1).wait_for()
        page.go_back()
        page.get_by_role("heading", name="For shins").wait_for()

    def test_the_page_of_an_exercise_has_its_records_and_its_chart_with_a_table(self):
        page = self.page("/exercises/Barbell%20Back%20Squat", 1280, 800)
        page.get_by_role("heading", name="Records").wait_for()
        self.assertTrue(page.locator("main .detail svg.chart").first.get_attribute("aria-label"))
        page.get_by_text("The numbers").first.click()
        self.assertGreater(page.locator("main .detail table tbody tr").count(), 10)


class Desktop(Train):
    """The role desktop manages routines and schedules, and starts nothing."""

    server_arguments = ("--role", "desktop")

    def test_routines_are_edited_and_no_start_is_there(self):
        page = self.open_routine("Squat and press", width=1280, height=900)
        self.assertEqual(page.get_by_role("link", name="Start", exact=True).count() + page.get_by_role("button", name="Start", exact=True).count(), 0)
        before = self.exercises("Squat and press")
        page.get_by_role("button", name=f"Move {before[0]}").focus()
        page.keyboard.press("End")
        self.eventually(lambda: self.exercises("Squat and press") == before[1:] + before[:1])

    def test_list_detail_and_inspector_stand_beside_each_other(self):
        page = self.open_routine("Squat and press", width=1280, height=900)
        lefts = [page.locator(part).bounding_box()["x"] for part in (".list-column", ".detail", ".inspector")]
        self.assertEqual(lefts, sorted(lefts))
        self.assertEqual(len(set(lefts)), 3)


if __name__ == "__main__":
    unittest.main()
