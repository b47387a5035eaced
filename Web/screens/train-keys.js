// The arrow keys go through the rows of a list; Delete takes the row away on which the focus is.

/**
 * @param {HTMLElement} list its rows are links or buttons with the class `go-to`
 * @param {{ remove?: (id: string) => void }} [actions]
 */
export function arrows(list, actions = {}) {
  list.addEventListener("keydown", (event) => {
    const row = event.target instanceof HTMLElement ? event.target : null;
    if (!row?.classList.contains("go-to") || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const rows = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".go-to")]);
    const place = rows.indexOf(row);
    /** @type {Record<string, number>} */
    const places = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 };
    if (Object.hasOwn(places, event.key)) {
      event.preventDefault();
      rows[places[event.key]]?.focus();
    } else if (event.key === "Delete" && actions.remove) {
      event.preventDefault();
      const id = row.closest("[data-id]")?.getAttribute("data-id");
      if (!id) return;
      (rows[place + 1] ?? rows[place - 1])?.focus();
      actions.remove(id);
    }
  });
}

/**
 * Draws anew and puts the focus back on what has the same `data-focus`.
 * @param {HTMLElement} node @param {() => void} draw
 */
export function keepingFocus(node, draw) {
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && node.contains(focused) ? focused.dataset.focus : undefined;
  draw();
  if (key === undefined || (document.activeElement && document.activeElement !== document.body)) return;
  const again = node.querySelector(`[data-focus="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/** Whether the layout has room for a list beside what is chosen of it. */
export const wide = matchMedia("(min-width: 64em)");
