"""Every screen with text twice as large as usual, of a folder with two years in it and of an empty one."""

import unittest

import checks
import test_screens
from support import DESKTOP, PHONE


class LargeText(test_screens.Visit):
    text_size = 32

    def test_with_text_twice_as_large_nothing_is_cut_off(self):
        self.visit(PHONE, checks.fits, checks.cuts_nothing_off)
        self.visit(DESKTOP, checks.fits, checks.cuts_nothing_off)


class LargeTextEmpty(LargeText):
    years = 0


if __name__ == "__main__":
    unittest.main()
