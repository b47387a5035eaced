// Which files were dropped or chosen. Their bytes stay on the disk: only names and handles are looked at here.

/** @typedef {{ path: string, file: File }} Picked */

/**
 * The files of an input, with their folders where one was chosen.
 * @param {FileList | null} list @returns {Picked[]}
 */
export const chosen = (list) => [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/**
 * The files that were dropped, those in folders, too. Must be called while the drop is being handled.
 * @param {DataTransfer} transfer @returns {Promise<Picked[]>}
 */
export async function dropped(transfer) {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry !== null && entry !== undefined);
  if (entries.length === 0) return chosen(transfer.files);
  /** @type {Picked[]} */
  const found = [];
  for (const entry of entries) await walk(/** @type {FileSystemEntry} */ (entry), found);
  return found;
}

/** @param {FileSystemEntry} entry @param {Picked[]} found */
async function walk(entry, found) {
  if (entry.isFile) {
    const file = await new Promise((/** @type {(file: File) => void} */ resolve, reject) => {
      /** @type {FileSystemFileEntry} */ (entry).file(resolve, reject);
    });
    found.push({ path: entry.fullPath.replace(/^\//, ""), file });
    return;
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  for (;;) {
    // A folder tells its entries a hundred at a time.
    const part = await new Promise((/** @type {(entries: FileSystemEntry[]) => void} */ resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return;
    for (const each of part) await walk(each, found);
  }
}

/**
 * Files that systems put into folders for themselves.
 * @param {Picked} picked
 */
export const isClutter = ({ path }) => /(^|\/)(\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/i.test(path);
