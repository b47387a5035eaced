"""What must hold for any screen. Each check takes the case, a page that shows the screen, and where it is, for the message."""

# Gives every control that can be reached a number.
LISTED = """() => {
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter((node) =>
    node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0 && !node.closest('[inert]')
    && !node.disabled && node.tabIndex >= 0);
  // Of a group of radio buttons one is reached by Tab and the others by arrows.
  const groups = new Set();
  return all.filter((node) => {
    if (node.type !== 'radio') return true;
    const isChosen = node.checked || (!document.querySelector(`input[name="${node.name}"]:checked`) && !groups.has(node.name));
    groups.add(node.name);
    return isChosen;
  }).map((node, index) => { node.dataset.tabCheck = String(index); return String(index); });
}"""
FOCUSED = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const drawn = (of) => { const style = getComputedStyle(of); return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2; };
  const label = node.closest('label');
  return { index: node.dataset.tabCheck ?? null, shows: drawn(node) || (label !== null && drawn(label)), name: node.outerHTML.slice(0, 120) };
}"""
CUT = """() => [...document.querySelectorAll('main *')].filter((node) =>
  node.children.length === 0 && node.textContent.trim() && !node.closest('svg, .hidden-text, .scroll') && node.checkVisibility()
  && /hidden|clip/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth + 1)
  .map((node) => node.outerHTML.slice(0, 100))"""
MOVING = """() => document.getAnimations().filter((animation) => animation.playState === 'running')
  .map((animation) => animation.effect.target?.outerHTML.slice(0, 100) ?? '?')"""
BARE = """() => [...document.querySelectorAll('.btn:not(.text):not(.icon-only)')].filter((node) =>
  node.checkVisibility() && getComputedStyle(node).borderTopWidth === '0px').map((node) => node.outerHTML.slice(0, 100))"""
# A control may reach further than it is drawn: by a pseudo-element, or by the label around it.
SMALL = """() => [...document.querySelectorAll('main button, main a[href], main summary, main select, main input, nav a, nav button')]
  .filter((node) => node.checkVisibility() && node.offsetParent && getComputedStyle(node).display !== 'inline' && !node.closest('svg'))
  .map((node) => {
    const reach = getComputedStyle(node, '::after'), isReaching = reach.position === 'absolute' && reach.content !== 'none';
    const boxes = [node, node.closest('label'), node.id ? document.querySelector(`label[for="${node.id}"]`)?.parentElement : null]
      .filter(Boolean).map((each) => each.getBoundingClientRect());
    const size = (side) => Math.max(...boxes.map((box) => box[side]), isReaching ? parseFloat(reach[side]) || 0 : 0);
    return [Math.round(size('width')), Math.round(size('height')), node];
  }).filter(([width, height]) => width < 44 || height < 44)
  .map(([width, height, node]) => `${width}×${height} ${node.outerHTML.slice(0, 90)}`).slice(0, 6)"""


def fits(case, page, where):
    """One heading, and nothing to scroll sideways."""
    case.no_overflow(page, where)
    case.assertEqual(page.locator("h1").count(), 1, where)


def lets_everybody_in(case, page, where):
    """axe finds nothing, light or dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # no colour on its way between two schemes
        case.axe(page, f"{where}, {scheme}")
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")


def is_large_enough_to_touch(case, page, where):
    """No control is smaller than 44 by 44."""
    case.assertEqual(page.evaluate(SMALL), [], where)


def is_reached_by_tab(case, page, where):
    """Tab alone reaches every control and shows where it is."""
    wanted, reached, dark, last = set(page.evaluate(LISTED)), set(), [], None
    page.evaluate("document.activeElement?.blur()")
    for _ in range(2 * len(wanted) + 40):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUSED)
        # A field of a time holds the focus for several tabs.
        if focus is None or (focus["index"] in reached and focus["index"] != last):
            break
        last = focus["index"]
        if focus["index"] is not None:
            reached.add(focus["index"])
        if not focus["shows"]:
            dark.append(focus["name"])
    missed = [page.evaluate("(index) => document.querySelector(`[data-tab-check='${index}']`)?.outerHTML.slice(0, 120)", index)
              for index in sorted(wanted - reached)[:5]]
    case.assertEqual(missed, [], f"{where}: not reached by Tab")
    case.assertEqual(dark[:5], [], f"{where}: the focus is not to be seen")


def stands_still_where_motion_is_unwanted(case, page, where):
    """Nothing moves by itself."""
    page.emulate_media(reduced_motion="reduce")
    case.assertEqual(page.evaluate(MOVING), [], where)
    page.emulate_media(reduced_motion="no-preference")


def keeps_its_edges_in_forced_colours(case, page, where):
    """Where the system chooses the colours, buttons have edges."""
    page.emulate_media(forced_colors="active")
    case.no_overflow(page, where)
    case.assertEqual(page.evaluate(BARE), [], where)
    page.emulate_media(forced_colors="none")


def cuts_nothing_off(case, page, where):
    """The text is as large as the browser was told, and none of it is cut off."""
    root = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    case.assertGreaterEqual(root, case.text_size, where)
    case.assertEqual(page.evaluate(CUT), [], where)
