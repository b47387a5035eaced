// Identities of new documents: 48 bits of milliseconds and 80 random ones, in Crockford's base 32 (FORMAT.md).

const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A new identity, 26 characters.
 * @returns {string}
 */
export function newID() {
  let time = Date.now();
  let id = "";
  for (let index = 0; index < 10; index += 1) {
    id = digits[time % 32] + id;
    time = Math.floor(time / 32);
  }
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) id += digits[byte & 31];
  return id;
}
