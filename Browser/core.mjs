// Loads the browser core. Every function of it takes bytes and gives { bytes, refused }: what was asked for, or an
// object of kind, offset and path that says what is wrong with the input.
//
// A trap (a RuntimeError) leaves an instance in no defined state: throw it away and load another.

/** Instantiates `wasm`, the bytes or a compiled module. `seed` is two 32-bit numbers for hashing. */
export async function loadCore(wasm, seed = crypto.getRandomValues(new Uint32Array(2))) {
  const module = wasm instanceof WebAssembly.Module ? wasm : await WebAssembly.compile(wasm);
  const { exports } = await WebAssembly.instantiate(module, {});
  exports.loadbook_seed(seed[0], seed[1]);
  const call = (entry, inputs) => callEntry(exports, `loadbook_${entry}`, inputs);
  return {
    call,
    canonical: (kind, document) => call("canonical", [utf8(kind), document]),
    merge: (kind, a, b, base = new Uint8Array()) => call("merge", [utf8(kind), a, b, base]),
    today: (request) => call("today", [request]),
    tomorrow: (request, readiness, clockDay) => call("tomorrow", [request, json(readiness), json(clockDay)]),
    ahead: (request) => call("ahead", [request]),
    runningWeeks: (request) => call("running_weeks", [request]),
  };
}

const utf8 = (text) => new TextEncoder().encode(text);
const json = (value) => utf8(JSON.stringify(value));

function callEntry(exports, name, inputs) {
  const pointers = inputs.map((bytes) => copyIn(exports, bytes));
  const answer = exports[name](...inputs.flatMap((bytes, index) => [pointers[index], bytes.length]));
  const bytes = new Uint8Array(exports.memory.buffer, answer, exports.loadbook_length()).slice();
  const refused = exports.loadbook_refused() === 1;
  for (const pointer of [answer, ...pointers]) exports.loadbook_free(pointer);
  return { bytes, refused };
}

function copyIn(exports, bytes) {
  const pointer = exports.loadbook_allocate(bytes.length);
  // The view is made afresh each time, since memory that grows leaves older views empty.
  new Uint8Array(exports.memory.buffer, pointer, bytes.length).set(bytes);
  return pointer;
}
