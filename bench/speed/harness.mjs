/**
 * Small harness: contestants take turns on the same hands in the same process, each round long enough
 * for the clock, and the best round counts, because everything else on the machine only ever slows.
 *
 * A contestant is `{ count, run, outcome }`: `run()` goes through the first `count` hands and returns a
 * checksum; `outcome(i, j)` says whether hand `i` beats hand `j` (1, 0, -1, or null if it cannot tell).
 */
const WARM_UP_MS = 250;
const ROUND_MS = 25;
const ROUNDS = 24;

/** Pairs of hands on which ours and every peer must agree. */
const PAIRS = 2000;

export function race(name, ours, peers) {
  for (const [peer, contestant] of Object.entries(peers)) agree(name, ours, peer, contestant);
  const entries = [['ours', ours], ...Object.entries(peers)];
  const checksums = entries.map(([, contestant]) => warmUp(contestant));
  const best = entries.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    entries.forEach(([label, contestant], i) => {
      globalThis.gc?.();
      best[i] = Math.max(best[i], rate(label, contestant, checksums[i]));
    });
  }
  return result(
    name,
    'hands/s',
    Math.round(best[0]),
    Object.fromEntries(Object.keys(peers).map((peer, i) => [peer, Math.round(best[i + 1])])),
  );
}

/** `ratio` tells how many times better ours is than the best peer, whichever way the unit runs. */
export function result(name, unit, ours, peers) {
  const values = Object.values(peers);
  if (values.length === 0) return { name, unit, ours, peers, ratio: null };
  const ratio = unit.endsWith('/s') ? ours / Math.max(...values) : Math.min(...values) / ours;
  return { name, unit, ours, peers, ratio: Number(ratio.toFixed(2)) };
}

/** `score(i)` values hand `i`, a greater number for a better hand; NaN for one that it cannot tell. */
export function contestant(count, score, outcome = byScore(score)) {
  const loop = `let sum = 0; for (let i = 0; i < ${count}; i++) sum = (sum + score(i)) | 0; return sum;`;
  return { count, run: apart({ score }, `return () => { ${loop} }`), outcome };
}

let compiled = 0;

/**
 * Compiles `body` apart from every other function, so that what it calls is inlined as it would be in
 * a program that uses no other package. Equal texts would share one compilation, hence the number.
 */
export function apart(values, body) {
  return new Function(...Object.keys(values), `${body} // ${compiled++}`)(...Object.values(values));
}

/** A function of single cards as one of hand `i` among hands of `size` cards laid end to end. */
export function handScore(rank, cards, size) {
  const each = Array.from({ length: size }, (_, place) => `cards[o + ${place}]`);
  return apart({ rank, cards }, `return (i) => { const o = i * ${size}; return rank(${each.join()}); }`);
}

function byScore(score) {
  return (i, j) => {
    const sign = Math.sign(score(i) - score(j));
    return Number.isNaN(sign) ? null : sign;
  };
}

export function seconds(work) {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

function warmUp({ run }) {
  const checksum = run();
  const started = performance.now();
  while (performance.now() - started < WARM_UP_MS) run();
  return checksum;
}

function rate(label, { count, run }, checksum) {
  let runs = 0;
  const started = performance.now();
  let elapsed = 0;
  do {
    if (run() !== checksum) throw new Error(`${label} does not get the same hands twice.`);
    runs++;
    elapsed = performance.now() - started;
  } while (elapsed < ROUND_MS);
  return (runs * count * 1000) / elapsed;
}

function agree(name, ours, peer, contestant) {
  for (let i = 0; i < Math.min(PAIRS, contestant.count - 1); i++) {
    const theirs = contestant.outcome(i, i + 1);
    if (theirs !== null && theirs !== ours.outcome(i, i + 1)) {
      throw new Error(`${name}: ${peer} and ours differ on hands ${i} and ${i + 1}.`);
    }
  }
}

/** How many hands a second are played in so many milliseconds, two hundred at a time. */
export function ratePerSecond(play, milliseconds) {
  const started = performance.now();
  let count = 0;
  let elapsed = 0;
  do {
    play(200);
    count += 200;
    elapsed = performance.now() - started;
  } while (elapsed < milliseconds);
  return (count * 1000) / elapsed;
}
