// Numbers that people type: a comma is as good as a point.

/**
 * The number in a text; null where it holds none, or more than a number. "7,5", " 62.5 " and "1 200" are numbers;
 * "1,200" is one and two tenths, since a comma is a decimal sign here and never separates thousands.
 * @param {string} text
 * @returns {number | null}
 */
export function readNumber(text) {
  const plain = text.trim().replace(/[\s\u00a0\u202f']/g, "").replace("\u2212", "-").replace(",", ".");
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/**
 * A number as it stands in a field that can be edited: the shortest text that reads back the same.
 * @param {number | null | undefined} value
 */
export const writeNumber = (value) => (value === null || value === undefined ? "" : String(value));
