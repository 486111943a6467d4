import { parentPort } from 'node:worker_threads';
import { giveWay } from './give-way.ts';
import { secretShuffles } from './shuffle-making.ts';
import type { Made, Wanted } from './shuffles-ahead.ts';

/** The thread that shuffles ahead. */
const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
giveWay();
const make = secretShuffles();
const packs: (readonly number[])[] = [];

port.on('message', (wanted: readonly Wanted[]) => {
  port.postMessage(
    wanted.map(({ pack, cards, count }): Made => {
      if (cards !== undefined) packs[pack] = cards;
      return { pack, shuffles: Array.from({ length: count }, () => make(packs[pack])) };
    }),
  );
});
