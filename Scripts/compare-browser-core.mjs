// compare-browser-core.mjs WASM ANSWERS GOLDEN: see compare-browser-core.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCore } from "../Browser/core.mjs";

const [wasmPath, answersPath, goldenPath] = process.argv.slice(2);
const shownDifferences = 5;
// Two instances that hash differently: an answer must not depend on the order of a dictionary.
const seeds = [[1, 0], [0x9e3779b9, 0x7f4a7c15]];

function giveUp(message) {
  console.error(`compare-browser-core: ${message}`);
  process.exit(1);
}

function readCases() {
  if (!existsSync(answersPath)) giveUp(`${answersPath} is missing: run the tests first.`);
  const bytes = (text) => Buffer.from(text, "base64");
  return readFileSync(answersPath, "utf8").split("\n").filter(Boolean).map((line) => {
    const { name, entry, inputs, answer, refused } = JSON.parse(line);
    return { name, entry, inputs: inputs.map(bytes), answer: bytes(answer), refused };
  });
}

/** Answers of a former run of the tests would hide a difference: every golden file must be among the inputs as it is. */
function checkFreshness(cases) {
  for (const folder of ["documents", "refused", "requests"]) {
    for (const file of readdirSync(join(goldenPath, folder)).filter((name) => name.endsWith(".json"))) {
      const content = readFileSync(join(goldenPath, folder, file));
      const found = cases.some(({ name, inputs }) => name === `${folder}/${file}` && inputs.some((i) => i.equals(content)));
      if (!found) giveUp(`the native answers know another ${folder}/${file}: run the tests again.`);
    }
  }
}

function firstDifference(left, right) {
  let index = 0;
  while (index < left.length && index < right.length && left[index] === right[index]) index++;
  return index;
}

function differenceOf(core, { entry, inputs, answer, refused }) {
  const other = core.call(entry, inputs);
  if (other.refused === refused && answer.equals(other.bytes)) return null;
  const at = firstDifference(answer, other.bytes);
  const excerpt = (bytes) => Buffer.from(bytes.slice(Math.max(0, at - 40), at + 40)).toString();
  return `byte ${at}: native …${excerpt(answer)}…, WebAssembly …${excerpt(other.bytes)}…`;
}

const module = await WebAssembly.compile(readFileSync(wasmPath));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) giveUp(`the module wants ${imports.map(({ name }) => name).join(", ")} from its page.`);
const cores = await Promise.all(seeds.map((seed) => loadCore(module, seed)));
const cases = readCases();
checkFreshness(cases);

let differing = 0;
for (const one of cases) {
  const difference = cores.map((core) => differenceOf(core, one)).find((found) => found !== null);
  if (difference === undefined) continue;
  differing += 1;
  if (differing <= shownDifferences) console.error(`${one.entry}, ${one.name}: ${difference}`);
}
const count = cases.length;
if (differing > 0) giveUp(`${differing} of ${count} answers differ between the native and the WebAssembly build.`);
console.log(`compare-browser-core: ${count} answers of the native and the WebAssembly build are the same bytes.`);
