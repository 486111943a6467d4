/** How many hands a second, by ranking, beside the packages that can do the same or come nearest. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { high5, high7, high7At } from '../../packages/core/dist/ranks/high/high.js';
import { omahaHigh4, omahaLow4 } from '../../packages/core/dist/ranks/high/omaha.js';
import { badugi7AceLow } from '../../packages/core/dist/ranks/low/badugi.js';
import { aceFive7, deuceSeven7 } from '../../packages/core/dist/ranks/low/low.js';
import { cardKeys } from '../../packages/core/dist/ranks/tables/card-keys.js';
import { deals } from './deals.mjs';
import { apart, contestant, handScore, race, result, seconds } from './harness.mjs';
import {
  aceFive7Peers,
  deuceSeven7Peers,
  high5Peers,
  high7Peers,
  omahaHiLoPeers,
  omahaPeers,
  sevenCard,
} from './peers.mjs';

const COUNT = 200_000;
const SOME = 20_000;

const sevens = deals(COUNT, 7);
const fives = deals(COUNT, 5);
const omahas = deals(COUNT, 9);

const ofSeven = (rank) => contestant(COUNT, handScore(rank, sevens, 7));

const omahaHigh = handScore(omahaHigh4, omahas, 9);
const omahaLow = handScore(omahaLow4, omahas, 9);

const ALL_SEVENS = 133_784_560;
/** The sevens that begin with the two lowest cards. */
const SOME_SEVENS = 2_118_760;

/** Every seven of 52, each valued by the sum of its cards' keys, into a count of each value. */
function enumerate() {
  const keys = Int32Array.from(cardKeys);
  const counts = new Uint32Array(7463);
  for (let a = 0; a < 46; a++) {
    for (let b = a + 1; b < 47; b++) {
      for (let c = b + 1; c < 48; c++) {
        const three = (keys[a] + keys[b] + keys[c]) | 0;
        for (let d = c + 1; d < 49; d++) {
          const four = (three + keys[d]) | 0;
          for (let e = d + 1; e < 50; e++) {
            const fifth = (four + keys[e]) | 0;
            for (let f = e + 1; f < 51; f++) {
              const sixth = (fifth + keys[f]) | 0;
              for (let g = f + 1; g < 52; g++) counts[high7At((sixth + keys[g]) | 0, a, b, c, d, e, f, g)]++;
            }
          }
        }
      }
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== ALL_SEVENS || counts[7462] !== 4324) throw new Error('enumerate-high-7 lost hands.');
}

/** A peer takes longer, so it does a part, and its time is scaled up to all hands. */
function enumerateSome(rank) {
  return apart(
    { rank },
    `return () => {
      let sum = 0;
      for (let c = 2; c < 48; c++)
        for (let d = c + 1; d < 49; d++)
          for (let e = d + 1; e < 50; e++)
            for (let f = e + 1; f < 51; f++)
              for (let g = f + 1; g < 52; g++) sum = (sum + rank(0, 1, c, d, e, f, g)) | 0;
      return sum;
    }`,
  );
}

function leastSeconds(times, work) {
  return Math.min(...Array.from({ length: times }, () => seconds(work)));
}

function enumerateHigh7() {
  const peers = Object.entries(sevenCard).map(([name, rank]) => {
    const time = leastSeconds(3, enumerateSome(rank)) * (ALL_SEVENS / SOME_SEVENS);
    return [name, Number(time.toFixed(3))];
  });
  const ours = Number(leastSeconds(3, enumerate).toFixed(3));
  return result('enumerate-high-7', 'seconds', ours, Object.fromEntries(peers));
}

/** Loading the rankings of this file and filling their tables, in a process of its own each time. */
function tables(field, unit) {
  const script = fileURLToPath(new URL('./tables.mjs', import.meta.url));
  const runs = Array.from({ length: 3 }, () => {
    const { stdout } = spawnSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' });
    return JSON.parse(stdout)[field];
  });
  return result(`table-${field}`, unit, Math.min(...runs), {});
}

export const rankings = [
  { name: 'high-7', run: () => race('high-7', ofSeven(high7), high7Peers(sevens, COUNT)) },
  {
    name: 'high-5',
    run: () => race('high-5', contestant(COUNT, handScore(high5, fives, 5)), high5Peers(fives, COUNT)),
  },
  {
    name: 'omaha-high',
    run: () => race('omaha-high', contestant(COUNT, omahaHigh), omahaPeers(omahas, SOME)),
  },
  {
    name: 'omaha-hi-lo',
    run: () => {
      const both = contestant(
        COUNT,
        (i) => omahaHigh(i) + omahaLow(i),
        (i, j) => 3 * Math.sign(omahaHigh(i) - omahaHigh(j)) + Math.sign(omahaLow(i) - omahaLow(j)),
      );
      return race('omaha-hi-lo', both, omahaHiLoPeers(omahas, SOME));
    },
  },
  {
    name: 'deuce-seven-7',
    run: () => race('deuce-seven-7', ofSeven(deuceSeven7), deuceSeven7Peers(sevens, SOME)),
  },
  { name: 'ace-five-7', run: () => race('ace-five-7', ofSeven(aceFive7), aceFive7Peers(sevens, SOME)) },
  { name: 'badugi-7', run: () => race('badugi-7', ofSeven(badugi7AceLow), {}) },
  { name: 'enumerate-high-7', run: enumerateHigh7 },
  { name: 'table-time', run: () => tables('time', 'ms') },
  { name: 'table-memory', run: () => tables('memory', 'MB') },
];
