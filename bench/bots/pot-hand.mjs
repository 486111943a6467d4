import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The core of this tree, as it was built last. */
export const OURS = fileURLToPath(new URL('../../packages/core/dist', import.meta.url));

/** One hand for a pot, in which each player decides by what they may see. The core is that of the build that is asked. */
export function playPotHand(core, setup, seed, decide) {
  const { Hand, evolve, legal, newHand, seededRandom, shuffle, viewFor } = core;
  const hand = Hand.start(setup);
  const deck = seededRandom(`${seed} deck`);
  const whims = seededRandom(`${seed} whims`);
  const views = setup.stacks.map(() => ({ state: newHand(setup), seen: 0 }));
  for (;;) {
    const due = legal(hand);
    if (due.due === 'nothing') return hand;
    if (due.due === 'shuffle') {
      hand.play({ type: 'shuffle', cards: [...shuffle(Uint8Array.from(hand.need.cards), deck)] });
      continue;
    }
    const view = views[due.seat];
    for (; view.seen < hand.log.length; view.seen++)
      evolve(view.state, viewFor(hand.log[view.seen], due.seat));
    const answer = hand.play(decide(due, view.state, whims, hand));
    if (!answer.ok) throw new Error(answer.message);
  }
}

/** What a hand is played with, of the core that was built into this folder. */
export async function loadCore(load) {
  const { seededRandom, shuffle } = await load('cards/index.js');
  const { viewFor } = await load('engine/index.js');
  const { evolve } = await load('engine/pot/evolve.js');
  const { Hand } = await load('engine/pot/hand.js');
  const { legal } = await load('engine/pot/legal.js');
  const { newHand } = await load('engine/pot/state.js');
  return { Hand, evolve, legal, newHand, seededRandom, shuffle, viewFor };
}

/** Loads files of such a folder. */
export const from = (folder) => (path) => import(pathToFileURL(resolve(folder, path)).href);
