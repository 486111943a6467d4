import { parentPort } from 'node:worker_threads';
import type { DeckNeed } from '@cardroom/core/table';
import { lowerPriority } from '../../workers/low-priority.ts';
import { secretDecks } from './shuffle-making.ts';
import type { Made, Wanted } from './shuffles-ahead.ts';

/** The thread that shuffles ahead. */
const port = parentPort;
if (port === null) throw new Error('This runs as a thread.');
lowerPriority();
const make = secretDecks();
const packs = new Map<number, DeckNeed>();

port.on('message', (wanted: readonly Wanted[]) => {
  const made: Made[] = [];
  for (const { pack, need = packs.get(pack), count } of wanted) {
    if (need === undefined || count === 0) packs.delete(pack);
    else {
      packs.set(pack, need);
      made.push({ pack, decks: Array.from({ length: count }, () => make(need)) });
    }
  }
  if (made.length > 0) port.postMessage(made);
});
