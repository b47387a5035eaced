// bench-merge-wasm.mjs WASM FOLDER: what joining the two copies in FOLDER costs in the WebAssembly build. See merge-bench.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCore } from "../Browser/core.mjs";

const [wasmPath, folder] = process.argv.slice(2);
const core = await loadCore(readFileSync(wasmPath));
const read = (name) => readFileSync(join(folder, name));
const [phone, watch, joined] = [read("phone.json"), read("watch.json"), read("joined.json")];
const merge = () => core.merge("workout", phone, watch);

const answer = merge();
if (answer.refused || !joined.equals(answer.bytes)) {
  console.error("bench-merge-wasm: the WebAssembly build joins the two copies into other bytes.");
  process.exit(1);
}
let best = Infinity;
for (let round = 0; round < 7; round += 1) {
  const start = performance.now();
  for (let count = 0; count < 200; count += 1) merge();
  best = Math.min(best, (performance.now() - start) / 200);
}
console.log(`the same in WebAssembly, the same bytes: ${Math.round(best * 1000)} µs`);
