"""bench_app.py NAME RUNS: the first Today of a browser that knows nothing, over ten years of records, and how soon the
readiness slider is painted after it moved. The processor is slowed to a quarter, as an older phone's."""

import statistics
import sys

from playwright.sync_api import sync_playwright

from server import Server
from support import chromium

NAME, RUNS = sys.argv[1], int(sys.argv[2])
SLOWDOWN = 4
# Our own goals for a first Today, and for the slider.
MOST_BYTES, MOST_REQUESTS, SLIDER_MILLISECONDS = 120_000, 15, 100

LARGEST = """() => new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true }))"""
SHIFT = """() => new Promise((resolve) => { let sum = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 100); })"""
WATCH = """() => { window.delays = [];
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (entry.interactionId) window.delays.push(entry.duration); })
    .observe({ type: 'event', durationThreshold: 16, buffered: false }); }"""


def cold(browser, base):
    """One first Today: requests, bytes on the wire, largest paint in milliseconds, layout shift."""
    context = browser.new_context(base_url=base, viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    requests, sizes = [], []
    tools.on("Network.requestWillBeSent", lambda event: requests.append(event["request"]["url"]))
    tools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    page.wait_for_selector("main h1")
    page.wait_for_timeout(800)
    paint, shift = page.evaluate(LARGEST), page.evaluate(SHIFT)
    context.close()
    return len(requests), sum(sizes), paint, shift, requests


def slider(browser, base):
    """The delays from a key on the readiness slider to the paint after it, in milliseconds."""
    context = browser.new_context(base_url=base, viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("main h1")
    page.locator("button.row", has_text="ready").first.click()
    page.focus("#readiness")
    tools = context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate(WATCH)
    for _ in range(20):
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(60)
    page.wait_for_timeout(300)
    delays = page.evaluate("window.delays")
    context.close()
    return delays or [16]  # nothing took longer than a frame


server = Server(10)
try:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        cold(browser, server.base)  # the folder is read once, by whoever comes first
        found = [cold(browser, server.base) for _ in range(RUNS)]
        delays = slider(browser, server.base)
        browser.close()
finally:
    server.remove()

middle = statistics.median
requests, size = max(each[0] for each in found), max(each[1] for each in found)
print(f"{NAME}: {requests} requests (goal {MOST_REQUESTS}), {size / 1000:.1f} kB on the wire (goal {MOST_BYTES // 1000}); "
      f"largest contentful paint {middle(each[2] for each in found):.0f} ms at {SLOWDOWN}× slowdown, "
      f"layout shift {max(each[3] for each in found):.3f}")
print(f"{NAME}: readiness slider, key to paint: median {middle(delays):.0f} ms, longest {max(delays):.0f} ms "
      f"(goal {SLIDER_MILLISECONDS}) at {SLOWDOWN}× slowdown")
