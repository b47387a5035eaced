"""The modules under the screens, in the browser that runs them."""

import unittest

from support import AppCase, DESKTOP, PHONE


class Core(AppCase):
    def run_in(self, page, script, argument=None):
        """What an async function of the page gives; it may import the app's own modules."""
        return page.evaluate(script, argument)

    def test_numbers_are_read_with_a_comma_as_with_a_point(self):
        page = self.page("/settings")
        read = self.run_in(page, "async (texts) => { const { readNumber } = await import('/core/number.js'); return texts.map(readNumber); }",
                           ["7,5", "62.5", " 1 200 ", ".5", "5.", "-3", "−3", "", "1,2,3", "1.200,5", "1e3", "NaN", "7 kg", "0x10", "١"])
        self.assertEqual(read, [7.5, 62.5, 1200, 0.5, 5, -3, -3, None, None, None, None, None, None, None, None])

    def test_new_identities_are_in_the_order_in_which_they_were_made(self):
        page = self.page("/settings")
        made = self.run_in(page, """async () => { const { newID } = await import('/core/ulid.js'); const all = [];
          for (let index = 0; index < 5; index += 1) { all.push(newID()); await new Promise((go) => setTimeout(go, 3)); }
          return all; }""")
        self.assertEqual(made, sorted(made))
        for each in made:
            self.assertRegex(each, "^[0-7][0-9A-HJKMNP-TV-Z]{25}$")

    def test_of_a_drawing_only_what_is_allowed_is_shown(self):
        self.allow_console("Content Security Policy")  # it stops what the drawing would do while it is only being read
        page = self.page("/settings")
        text = self.run_in(page, """async () => { const { chart } = await import('/core/chart.js');
          const figure = chart({ label: '<b>label</b>', table: { columns: ['a', 'b'], rows: [['<i>1</i>', '2']] },
            svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</scr` + `ipt>
              <foreignObject><p>no</p></foreignObject><a href="javascript:alert(1)"><text>linked</text></a><image href="x"/>
              <rect class="run" style="fill:red" width="3" fill="url(#x)"/><text x="1">5 &lt; 6</text></svg>` });
          const svg = figure.querySelector('svg');
          return [svg.innerHTML.replace(/\\s+/g, ' ').trim(), svg.getAttribute('aria-label'), svg.hasAttribute('onload'), figure.querySelector('th[scope=row]').textContent]; }""")
        self.assertEqual(text, ['<rect class="run" width="3"></rect><text x="1">5 &lt; 6</text>', "<b>label</b>", False, "<i>1</i>"])

    def test_text_of_any_kind_stays_text(self):
        page = self.page("/settings")
        shown = self.run_in(page, """async (text) => { const { el, strong } = await import('/core/dom.js');
          const node = el('p', { title: text }, text, [text, [null, false, 0]], strong(`a **${text}** b`));
          return [node.querySelectorAll('script, img').length, node.textContent, node.querySelector('b').textContent]; }""",
                            "<img src=x onerror=alert(1)><script>1</script>\u202e&amp;")
        self.assertEqual(shown[0], 0)
        self.assertEqual(shown[1].count("<img"), 3)
        self.assertIn("0a ", shown[1])

    def test_what_was_done_can_be_undone_from_the_line_that_tells_of_it(self):
        page = self.page("/settings", *DESKTOP)
        show = """async () => { const { toast } = await import('/core/toast.js');
          window.undone = 0; toast('Deleted.', { undo: async () => { window.undone += 1; } }); }"""
        self.run_in(page, show)
        self.assertEqual(page.inner_text("#toast p"), "Deleted.")
        self.axe(page)
        page.click("#toast >> text=Undo")
        self.until(page, "window.undone === 1 && document.querySelector('#toast p').textContent === 'Undone.'")
        self.run_in(page, show)
        page.keyboard.press("Control+z")
        self.until(page, "window.undone === 1")
        self.run_in(page, """async () => { const { toast } = await import('/core/toast.js');
          toast('Deleted.', { undo: () => Promise.reject(new Error('It is gone.')) }); }""")
        page.click("#toast >> text=Undo")
        self.until(page, "document.querySelector('#toast p').textContent === 'It is gone.'")

    def test_a_line_stays_while_somebody_is_at_it_and_goes_by_itself(self):
        page = self.page("/settings")
        page.clock.install()
        self.run_in(page, "async () => { const { toast } = await import('/core/toast.js'); toast('Saved.', { undo: async () => {} }); }")
        page.clock.run_for(7000)
        page.focus("#toast button")
        page.clock.run_for(20000)
        self.assertEqual(page.locator("#toast p").count(), 1)
        page.focus("#tabs a")
        page.clock.run_for(8100)
        self.assertEqual(page.locator("#toast p").count(), 0)

    def test_a_sheet_holds_the_focus_and_gives_it_back(self):
        page = self.page("/settings", *PHONE)
        page.focus("#more")
        self.run_in(page, """async () => { const { openSheet } = await import('/core/sheet.js'); const { numberField } = await import('/core/field.js');
          const field = numberField({ label: 'Minutes', least: 1, most: 600, required: true, unit: 'min' });
          window.saved = null;
          openSheet({ title: 'How long?', body: field.node, actions: [
            { label: 'Save', kind: 'go', run: () => { if (!field.check()) return false; window.saved = field.value(); } }] }); }""")
        self.axe(page)
        self.no_overflow(page)
        for _ in range(8):
            page.keyboard.press("Tab")
            self.assertTrue(page.evaluate("document.activeElement === document.body || document.activeElement.closest('dialog') !== null"))
        page.fill("dialog input", "x")
        page.keyboard.press("Enter")
        self.until(page, "document.querySelector('dialog .fault').textContent !== ''")
        self.axe(page)
        page.fill("dialog input", "7,5")
        page.keyboard.press("Enter")
        self.until(page, "window.saved === 7.5 && !document.querySelector('dialog')")
        self.assertEqual(page.evaluate("document.activeElement.id"), "more")


if __name__ == "__main__":
    unittest.main()
