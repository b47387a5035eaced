"""The frame around the screens: addresses, the keyboard, the one event stream, and what is left when the server goes."""

import json
import re
import unittest
import urllib.request

from support import AppCase, DESKTOP, PHONE


class Frame(AppCase):
    def test_a_link_changes_the_screen_without_a_load_and_back_returns_to_it(self):
        page = self.page("/", *DESKTOP)
        page.evaluate("window.stayed = true")
        page.click("#side a[href='/running']")
        page.wait_for_url("**/running")
        self.settle(page)
        self.until(page, "document.activeElement.localName === 'h1'")
        self.assertIn("Loadbook", page.title())
        self.assertNotEqual(page.title(), "Loadbook")
        self.assertEqual(page.get_attribute("#side a[href='/running']", "aria-current"), "page")
        page.go_back()
        self.until(page, "document.title === 'Loadbook'")
        self.assertEqual(page.get_attribute("#side a[href='/']", "aria-current"), "page")
        page.go_forward()
        self.until(page, "document.title !== 'Loadbook'")
        self.assertTrue(page.evaluate("window.stayed"))

    def test_back_returns_to_where_one_had_scrolled(self):
        page = self.page("/", 390, 420)
        page.evaluate("scrollTo(0, 300)")
        self.until(page, "history.state && history.state.y === 300")
        page.click("#tabs a[href='/log']")
        self.until(page, "document.title !== 'Loadbook'")
        self.assertEqual(page.evaluate("scrollY"), 0)
        page.go_back()
        self.until(page, "document.title === 'Loadbook' && scrollY === 300")

    def test_the_first_key_reaches_a_link_past_the_navigation(self):
        page = self.page("/", *DESKTOP)
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.className"), "skip")
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        self.assertTrue(page.evaluate("document.activeElement.closest('main') !== null"))

    def test_shortcuts_lead_everywhere_but_not_while_something_is_typed(self):
        page = self.page("/", *DESKTOP)
        for keys, path in (("gl", "/log"), ("ga", "/ahead"), ("2", "/train"), ("gs", "/settings"), ("1", "/")):
            page.keyboard.type(keys)
            page.wait_for_url("**" + path)
            self.settle(page)
        page.wait_for_timeout(400)  # until the change of screens has faded
        page.evaluate("""() => { const input = document.createElement('input');
          input.setAttribute('aria-label', 'test'); document.querySelector('main').append(input); input.focus(); }""")
        page.keyboard.type("gl?2")
        self.assertEqual(page.evaluate("[document.activeElement.value, location.pathname]"), ["gl?2", "/"])

    def test_the_question_mark_shows_the_shortcuts_and_the_focus_returns(self):
        page = self.page("/", *DESKTOP)
        page.focus("#side a[href='/log']")
        page.keyboard.press("?")
        page.wait_for_selector("dialog[open] kbd")
        self.axe(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('href')"), "/log")

    def test_on_a_phone_the_door_opens_a_sheet_that_leads_on(self):
        page = self.page("/", *PHONE)
        page.click("#more")
        page.wait_for_selector("dialog[open]")
        self.axe(page)
        page.click("dialog a[href='/settings']")
        page.wait_for_url("**/settings")
        self.settle(page)
        self.assertEqual(page.locator("dialog").count(), 0)
        self.until(page, "document.getElementById('more').hasAttribute('data-current')")

    def test_an_address_that_is_none_says_so_and_leads_back(self):
        self.allow_console("404")
        page = self.page("/runing", *PHONE)
        self.axe(page)
        page.click("main a[href='/']")
        page.wait_for_url(self.server.base + "/")

    def test_a_screen_that_takes_long_shows_that_it_waits_and_a_quick_one_does_not(self):
        page = self.page("/", *DESKTOP)
        page.evaluate("""() => { window.busy = 0;
          new MutationObserver(() => { window.busy += 1; }).observe(document.getElementById('main'), { attributeFilter: ['aria-busy'] }); }""")
        page.click("#side a[href='/running']")
        page.wait_for_url("**/running")
        self.settle(page)
        self.assertEqual(page.evaluate("window.busy"), 0)
        page.route("**/api/v1/ahead*", lambda route: (page.wait_for_timeout(600), route.continue_()))
        page.route(re.compile("/(screens|chunks)/ahead"), lambda route: (page.wait_for_timeout(600), route.continue_()))
        page.click("#side a[href='/ahead']")
        self.until(page, "document.getElementById('main').getAttribute('aria-busy') === 'true'")
        self.settle(page)


class Desktop(AppCase):
    server_arguments = ("--role", "desktop")

    def test_a_role_that_may_not_import_is_not_led_to_it(self):
        page = self.page("/", *DESKTOP)
        self.until(page, "document.documentElement.dataset.role === 'desktop'")
        self.assertFalse(page.is_visible("#side a[href='/import']"))
        self.assertTrue(page.is_visible("#side a[href='/routines']"))


class Installable(AppCase):
    def test_the_manifest_and_its_pictures_are_what_browsers_ask_for(self):
        def fetch(path):
            with urllib.request.urlopen(self.server.base + path) as answer:
                return answer.headers["Content-Type"], answer.read()

        kind, body = fetch("/manifest.webmanifest")
        self.assertEqual(kind, "application/manifest+json")
        manifest = json.loads(body)
        self.assertEqual((manifest["start_url"], manifest["display"]), ("/", "standalone"))
        for icon in manifest["icons"]:
            kind, body = fetch(icon["src"])
            self.assertEqual(kind, icon["type"])
            if kind == "image/png":
                width = int.from_bytes(body[16:20], "big")
                self.assertEqual(icon["sizes"], f"{width}x{width}")
        purposes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
        self.assertLessEqual({("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}, purposes)
        for shortcut in manifest["shortcuts"]:
            self.assertEqual(fetch(shortcut["url"])[0], "text/html; charset=utf-8")

    def test_chromium_finds_nothing_that_keeps_it_from_being_installed(self):
        page = self.page("/", service_workers="allow")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        tools = page.context.new_cdp_session(page)
        errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # A window without a memory cannot install anything; that is no fault of the page.
        self.assertEqual([each["errorId"] for each in errors if each["errorId"] != "in-incognito"], [])


class Offline(AppCase):
    own_server = True

    def test_without_the_server_the_last_today_is_shown_with_its_time(self):
        self.allow_console("Failed to load resource|ERR_CONNECTION_REFUSED")
        page = self.page("/", service_workers="allow")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        page.reload()
        self.settle(page)
        headline = page.inner_text("main .answer .what")
        self.server.stop()
        page.goto("/running")
        page.wait_for_selector("#last .answer")
        self.assertEqual(page.inner_text("#last .what"), headline)
        self.assertRegex(page.inner_text("#last .notice"), r"Today as it was on \w+")
        self.axe(page)
        self.no_overflow(page)
        self.server.start()
        page.click("#again")
        page.wait_for_selector("#side a", state="attached")
        self.settle(page)
        self.assertTrue(page.url.endswith("/running"))

    def test_data_is_never_taken_from_the_cache(self):
        self.allow_console("Failed to load resource|ERR_CONNECTION_REFUSED")
        page = self.page("/", service_workers="allow")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        page.reload()
        self.settle(page)
        kept = page.evaluate("""async () => (await Promise.all((await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()""")
        self.assertIn("/core/start.js", kept)
        self.assertEqual([path for path in kept if path.startswith("/api/")], [])
        self.server.stop()
        self.assertEqual(page.evaluate("fetch('/api/v1/today').then(() => 'came', () => 'failed')"), "failed")

    def test_an_open_page_says_that_the_server_is_out_of_reach_and_comes_back_by_itself(self):
        self.allow_console("Failed to load resource|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED")
        page = self.page("/")
        self.assertFalse(page.is_visible("#connection"))
        self.server.stop()
        page.wait_for_selector("#connection", state="visible")
        page.click("#tabs a[href='/log']")
        page.wait_for_selector("main h1")
        self.axe(page)
        self.server.start()
        page.wait_for_selector("#connection", state="hidden", timeout=20000)


class Streams(AppCase):
    own_server = True

    def test_six_tabs_share_one_stream_and_all_hear_of_a_change(self):
        context = self.context(*DESKTOP)
        opened = []
        context.on("request", lambda request: opened.append(request.url) if request.url.endswith("/events") else None)
        pages = [self.page("/", context=context) for _ in range(6)]
        for page in pages:
            page.evaluate("""async () => { window.heard = [];
              const { onChange } = await import('/core/live.js');
              onChange(['day'], (change) => window.heard.push(...change.kinds)); }""")
        pages[0].wait_for_timeout(300)
        self.assertEqual(len(opened), 1)
        pages[3].evaluate("""() => import('/core/api.js').then(({ post }) => post('/today/readiness', { percent: 70, reason: null }))""")
        for page in pages:
            self.until(page, "window.heard.length > 0", 15)
        self.assertEqual(len(opened), 1)

    def test_when_the_tab_that_listens_is_closed_another_listens(self):
        context = self.context(*DESKTOP)
        opened = []
        context.on("request", lambda request: opened.append(request.url) if request.url.endswith("/events") else None)
        first, second = self.page("/", context=context), self.page("/", context=context)
        self.assertEqual(len(opened), 1)
        first.close()
        second.wait_for_timeout(500)
        self.assertEqual(len(opened), 2)


if __name__ == "__main__":
    unittest.main()
