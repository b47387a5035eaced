"""Pairing a device, and the list of those that are paired."""

import json
import pathlib
import shutil
import ssl
import subprocess
import tempfile
import unittest
import urllib.request

import support
from server import environment, program
from support import DESKTOP, PHONE, TABLET, AppCase

MARKUP = "<b onclick='x()'>Mara’s</b> phone \u202e 📱"


def make_code(server, role="phone"):
    """The code that a terminal on the server's machine shows."""
    made = subprocess.run(
        [program(), "devices", "pair", "--role", role, "--json"], env=environment(server.home), check=True,
        capture_output=True, text=True)
    return json.loads(made.stdout)["code"]


def pair(server, name, role="phone"):
    """Pairs a device as a program would, and gives its token."""
    body = json.dumps({"code": make_code(server, role), "name": name}).encode()
    request = urllib.request.Request(
        server.base + "/api/v1/pair", body, {"Content-Type": "application/json", "Authorization": ""}, method="POST")
    del request.headers["Authorization"]
    with urllib.request.urlopen(request, context=ssl._create_unverified_context()) as answer:
        return json.load(answer)["token"]


class AtTheMachine(AppCase):
    """The machine with the records: it needs no pairing and lets others in."""

    years = 0
    own_server = True
    server_arguments = ("--host", "loadbook.home")

    def test_the_screens_stand_at_every_width_in_both_schemes(self):
        pair(self.server, MARKUP)
        for scheme in ("light", "dark"):
            for width, height in (PHONE, TABLET, DESKTOP):
                for path in ("/pair", "/devices"):
                    page = self.page(path, width, height, scheme)
                    self.axe(page)
                    self.no_overflow(page)
        page = self.page("/devices", 195, 422)
        self.no_overflow(page, "/devices at twice the size of text")

    def test_a_code_is_shown_until_a_device_came_in(self):
        page = self.page("/devices")
        page.get_by_text("No device is paired yet.").wait_for()
        show = page.get_by_role("button", name="Show a code")
        show.focus()
        page.keyboard.press("Enter")
        sheet = page.get_by_role("dialog", name="Enter this code on the phone")
        code = sheet.locator(".pairing-code").inner_text()
        self.assertRegex(code, "^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$")
        sheet.get_by_role("img", name="QR picture of the address with the code").wait_for()
        self.assertIn("https://loadbook.home/pair", sheet.inner_text())
        self.assertRegex(sheet.get_by_role("timer").inner_text(), "^[45]:[0-9]{2} left$")
        self.axe(page)
        body = json.dumps({"code": code.lower(), "name": MARKUP}).encode()
        urllib.request.urlopen(urllib.request.Request(
            self.server.base + "/api/v1/pair", body, {"Content-Type": "application/json"}))
        page.get_by_text(f"{MARKUP} is paired.").wait_for()
        self.assertEqual(page.get_by_role("dialog").count(), 0)
        row = page.get_by_role("listitem").filter(has_text="phone, seen just now")
        self.assertIn(MARKUP, row.inner_text())
        self.assertEqual(page.locator("main b").count(), 0, "a name became markup")
        self.assertTrue(show.evaluate("node => node === document.activeElement"), "the focus is not back")

    def test_a_code_that_is_over_says_so_and_another_is_a_key_away(self):
        page = self.page("/devices")
        page.clock.install()
        page.get_by_role("radio", name="Watch").check()
        page.get_by_role("button", name="Show a code").click()
        first = page.locator(".pairing-code").inner_text()
        page.clock.fast_forward("04:59")
        page.get_by_text("0:01 left").wait_for()
        page.clock.fast_forward("00:02")
        page.get_by_text("The time of this code is over.").wait_for()
        page.get_by_role("button", name="New code").press("Enter")
        page.get_by_text("5:00 left").wait_for()
        self.assertNotEqual(page.locator(".pairing-code").inner_text(), first)
        page.keyboard.press("Escape")
        self.assertEqual(page.get_by_role("dialog").count(), 0)

    def test_a_device_is_revoked_at_once_and_let_in_again_by_undo(self):
        token = pair(self.server, "Old phone")
        pair(self.server, "Laptop", "desktop")
        page = self.page("/devices", *DESKTOP)
        revoke = page.get_by_role("button", name="Revoke Old phone")
        revoke.focus()
        page.keyboard.press("Enter")
        page.get_by_text("Old phone is out.").wait_for()
        self.assertEqual(self.status("/api/v1/today", token), 401)
        self.assertEqual(page.locator("li.device").count(), 1)
        page.get_by_role("button", name="Undo").press("Enter")
        page.locator("li.device").nth(1).wait_for()
        self.assertEqual(page.locator("li.device").first.locator("bdi").inner_text(), "Old phone")
        self.assertEqual(self.status("/api/v1/today", token), 200)

    def status(self, path, token):
        request = urllib.request.Request(self.server.base + path, headers={"Authorization": "Bearer " + token})
        try:
            return urllib.request.urlopen(request).status
        except urllib.error.HTTPError as error:
            return error.code


class Narrowed(AppCase):
    """A machine at which the app is a desktop."""

    years = 0
    server_arguments = ("--role", "desktop")

    def test_a_desktop_is_told_that_the_devices_are_not_its_own(self):
        page = self.page("/devices", *DESKTOP)
        page.get_by_text("This device may not see or change the others.").wait_for()
        self.assertEqual(page.get_by_role("button", name="Show a code").count(), 0)
        self.axe(page)


@unittest.skipUnless(shutil.which("openssl"), "no openssl on this machine")
class FromElsewhere(AppCase):
    """A browser that comes by TLS and by a name that is not this machine's own."""

    years = 2

    @classmethod
    def start_server(cls):
        place = pathlib.Path(tempfile.mkdtemp(prefix="loadbook-tls-"))
        cls.addClassCleanup(shutil.rmtree, place, ignore_errors=True)
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
             "2", "-keyout", "key.pem", "-out", "certificate.pem", "-subj", "/CN=loadbook",
             "-addext", "subjectAltName=IP:127.0.0.2"], cwd=place, check=True, capture_output=True)
        cls.server_arguments = (
            "--listen", "127.0.0.2", "--certificate", f"{place}/certificate.pem", "--key", f"{place}/key.pem")
        return super().start_server()

    def stranger(self, path, *size):
        return self.page(path, *size, ignore_https_errors=True)

    def test_a_stranger_is_led_to_the_code_and_then_to_today(self):
        page = self.stranger("/ledger")
        self.assertEqual(page.url, self.server.base + "/pair")
        self.axe(page)
        page.get_by_text("The machine with your records shows a code.").wait_for()
        code = make_code(self.server)
        wrong = "2222-2222" if code != "2222-2222" else "3333-3333"
        self.allow_console("status of 403")
        page.get_by_label("Code").type(wrong.replace("-", "").lower())
        self.assertEqual(page.get_by_label("Code").input_value(), wrong)
        page.keyboard.press("Enter")
        page.get_by_text("That is not the code. 4 tries are left.").wait_for()
        page.keyboard.type(code)
        page.get_by_label("Name of this device").fill("Test browser")
        page.get_by_role("button", name="Pair").press("Enter")
        page.wait_for_url(self.server.base + "/")
        self.settle(page)
        page.get_by_role("heading", level=1).wait_for()
        (cookie,) = page.context.cookies()
        self.assertEqual(cookie["name"], "__Host-loadbook")
        self.assertTrue(cookie["httpOnly"] and cookie["secure"])
        self.assertEqual(cookie["sameSite"], "Strict")
        self.assertEqual(page.evaluate("document.cookie"), "", "a script can read the token")
        devices = self.page("/devices", context=page.context)
        devices.get_by_text("this device").wait_for()
        devices.get_by_text("loadbook devices pair").wait_for()

    def test_the_address_of_the_picture_brings_the_code_and_then_hides_it(self):
        code = make_code(self.server)
        page = self.stranger(f"/pair#{code}")
        self.assertEqual(page.get_by_label("Code").input_value(), code)
        self.assertEqual(page.url, self.server.base + "/pair")
        page.get_by_role("button", name="Pair").click()
        page.wait_for_url(self.server.base + "/")
        self.settle(page)

    def test_a_slip_costs_no_try_and_is_named_beside_the_field(self):
        page = self.stranger("/pair", *DESKTOP)
        page.get_by_role("button", name="Pair").click()
        page.get_by_text("This is needed.").wait_for()
        self.allow_console("status of 400")
        page.get_by_label("Code").fill("ABC")
        page.keyboard.press("Enter")
        page.get_by_text("A code has 8 letters and digits").wait_for()
        self.assertEqual(page.get_by_label("Code").get_attribute("aria-invalid"), "true")

    def test_a_device_that_was_revoked_is_told_so(self):
        page = self.stranger(f"/pair#{make_code(self.server)}")
        page.get_by_label("Name of this device").fill("Lost phone")
        page.get_by_role("button", name="Pair").click()
        page.wait_for_url(self.server.base + "/")
        self.settle(page)
        subprocess.run(
            [program(), "devices", "revoke", "Lost phone"], env=environment(self.server.home), check=True,
            capture_output=True)
        self.allow_console("status of 401")
        page.goto("/ledger")
        page.wait_for_url(self.server.base + "/pair")

    def test_an_open_page_of_a_device_that_was_revoked_is_led_to_pairing(self):
        page = self.stranger(f"/pair#{make_code(self.server)}")
        asked = []

        def revoke_first(route):
            asked.append(route.request.url)
            if len(asked) == 1:
                subprocess.run(
                    [program(), "devices", "revoke", "Lost tablet"], env=environment(self.server.home), check=True,
                    capture_output=True)
            route.continue_()

        page.route("**/api/v1/events", revoke_first)
        page.get_by_label("Name of this device").fill("Lost tablet")
        self.allow_console("status of 401")
        page.get_by_role("button", name="Pair").click()
        page.wait_for_url(self.server.base + "/")
        page.wait_for_url(self.server.base + "/pair")
        self.settle(page)
        page.wait_for_timeout(5500)
        self.assertEqual(len(asked), 1, "a device that is not paired goes on asking for the stream")
        self.assertFalse(page.get_by_text("Loadbook is out of reach").is_visible())


if __name__ == "__main__":
    unittest.main()
