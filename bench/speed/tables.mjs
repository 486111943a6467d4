/** Prints, as JSON, how long it takes to load and fill the tables of the rankings, and what they hold. */
const held = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const before = held();
const started = performance.now();
const { high5, high6, high7 } = await import('../../packages/core/dist/ranks/high/high.js');
const { omahaHigh4, omahaLow4 } = await import('../../packages/core/dist/ranks/high/omaha.js');
const { aceFive7, deuceSeven7 } = await import('../../packages/core/dist/ranks/low/low.js');
const { badugi7AceLow } = await import('../../packages/core/dist/ranks/low/badugi.js');
const loaded = performance.now();
high7(0, 5, 10, 15, 16, 21, 26);
high6(0, 5, 10, 15, 16, 21);
high5(0, 5, 10, 15, 16);
omahaHigh4(0, 5, 10, 15, 16, 21, 26, 31, 32);
omahaLow4(0, 5, 10, 15, 16, 21, 26, 31, 32);
aceFive7(0, 5, 10, 15, 16, 21, 26);
deuceSeven7(0, 5, 10, 15, 16, 21, 26);
badugi7AceLow(0, 5, 10, 15, 16, 21, 26);
const filled = performance.now();

process.stdout.write(
  JSON.stringify({
    load: Number((loaded - started).toFixed(1)),
    time: Number((filled - loaded).toFixed(1)),
    memory: Number(((held() - before) / 1e6).toFixed(1)),
  }),
);
