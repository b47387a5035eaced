"""Every screen of a folder with two years in it: what must hold at every width, in both schemes, for everybody."""

import unittest

import checks
from support import AppCase, DESKTOP, PHONE, TABLET

PAGES = ["/", "/train", "/routines", "/exercises", "/exercises/Barbell%20Back%20Squat", "/schedule", "/log", "/ledger",
         "/sessions/new", "/ahead", "/running", "/races", "/import", "/settings", "/devices", "/pair"]
# The first link of a list leads to the screen of one of its things.
DETAILS = {"/routines": "a[href^='/routines/']:not([href$='/new'])", "/log": "a[href^='/workouts/']",
           "/ledger": "a[href^='/sessions/']:not([href$='/new'])"}


class Visit(AppCase):
    """Looks at one screen after the other."""

    def paths(self, page):
        """The screens, those of single things included."""
        found = list(PAGES)
        for path, link in DETAILS.items():
            page.goto(path)
            self.settle(page)
            found += page.eval_on_selector_all(link, "links => links.map((link) => link.pathname)")[:1]
        return found

    def visit(self, size, *wanted):
        """Looks at each screen in a window of that size, once for all that is wanted of it."""
        page = self.page("/", *size)
        for path in self.paths(page):
            page.goto(path)
            self.settle(page)
            for check in wanted:
                with self.subTest(path=path, check=check.__name__):
                    check(self, page, f"{path} at {size[0]} wide")


class Screens(Visit):
    def test_on_a_phone_every_screen_is_for_everybody(self):
        self.visit(PHONE, checks.fits, checks.lets_everybody_in, checks.is_large_enough_to_touch, checks.is_reached_by_tab,
                   checks.stands_still_where_motion_is_unwanted, checks.keeps_its_edges_in_forced_colours)

    def test_between_phone_and_desktop_every_screen_is_for_everybody(self):
        self.visit(TABLET, checks.fits, checks.lets_everybody_in)

    def test_on_a_desktop_every_screen_is_for_everybody(self):
        self.visit(DESKTOP, checks.fits, checks.lets_everybody_in, checks.is_reached_by_tab)


if __name__ == "__main__":
    unittest.main()
