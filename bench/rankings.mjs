/** How many hands a second, by ranking, beside the packages that can do the same or come nearest. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { badugi7AceLow } from '../dist/ranks/badugi.js';
import { cardKeys } from '../dist/ranks/card-keys.js';
import { high5, high7, high7At } from '../dist/ranks/high.js';
import { aceFive7, deuceSeven7 } from '../dist/ranks/low.js';
import { omahaHigh4, omahaLow4 } from '../dist/ranks/omaha.js';
import { deals } from './deals.mjs';
import { contestant, race, result, seconds } from './harness.mjs';
import {
  aceFive7Peers,
  deuceSeven7Peers,
  high5Peers,
  high7Peers,
  omahaHiLoPeers,
  omahaPeers,
} from './peers.mjs';

const COUNT = 200_000;
const SOME = 20_000;

const sevens = deals(COUNT, 7);
const fives = deals(COUNT, 5);
const omahas = deals(COUNT, 9);

/** A ranking of seven cards given one by one. */
function ofSeven(rank) {
  const cards = sevens;
  return contestant(COUNT, (i) => {
    const o = i * 7;
    return rank(cards[o], cards[o + 1], cards[o + 2], cards[o + 3], cards[o + 4], cards[o + 5], cards[o + 6]);
  });
}
