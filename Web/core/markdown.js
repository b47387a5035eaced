// The little Markdown of our own pages: headings, paragraphs, bullets, code and emphasis, as nodes.

import { el } from "./dom.js";

/**
 * @param {string} text
 * @returns {Node[]}
 */
export function markdown(text) {
  /** @type {Node[]} */
  const nodes = [];
  for (const block of text.replace(/\r/g, "").split(/\n{2,}/)) {
    const lines = block.split("\n").filter((line) => line.trim() !== "");
    if (!lines.length) continue;
    const heading = /^(#{1,6}) +(.*)$/.exec(lines[0]);
    if (heading) {
      nodes.push(el(heading[1].length < 3 ? "h3" : "h4", null, inline(heading[2])));
      lines.shift();
    }
    if (lines.length) nodes.push(/^[-*] /.test(lines[0]) ? list(lines) : el("p", null, inline(lines.join(" "))));
  }
  return nodes;
}

/** @param {string[]} lines a line that does not begin with a bullet goes on with the one before */
function list(lines) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    if (/^[-*] /.test(line)) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return el("ul", null, items.map((item) => el("li", null, inline(item))));
}

/** @param {string} text */
const inline = (text) => text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
  if (part.startsWith("`") && part.length > 2) return el("code", null, part.slice(1, -1));
  if (part.startsWith("**") && part.length > 4) return el("b", null, part.slice(2, -2));
  return /^\[([^\]]+)\]\(/.exec(part)?.[1] ?? part;
});
