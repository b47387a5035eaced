"""Every screen before anything is in the folder: what must hold at every width, in both schemes, for everybody."""

import unittest

import test_screens


class EmptyScreens(test_screens.Screens):
    years = 0


def load_tests(loader, tests, pattern):
    """Only the tests of here: those of the class above run in their own module."""
    return loader.loadTestsFromTestCase(EmptyScreens)


if __name__ == "__main__":
    unittest.main()
