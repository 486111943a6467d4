/** Evaluates a bundle with what a browser has and Node's own words left out: `node --experimental-vm-modules browser.mjs <file>`. */
import { readFileSync } from 'node:fs';
import { createContext, SourceTextModule } from 'node:vm';

const { crypto, fetch, performance, queueMicrotask, setTimeout, structuredClone, URL } = globalThis;
const { AbortController, clearTimeout, console, TextDecoder, TextEncoder } = globalThis;
const context = createContext({
  AbortController,
  clearTimeout,
  console,
  crypto,
  fetch,
  performance,
  queueMicrotask,
  setTimeout,
  structuredClone,
  TextDecoder,
  TextEncoder,
  URL,
});
const module = new SourceTextModule(readFileSync(process.argv[2], 'utf8'), { context });
await module.link((name) => {
  throw new Error(`A browser has no ${name}.`);
});
await module.evaluate();
