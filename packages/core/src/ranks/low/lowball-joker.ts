import { ACE, cardOf, JOKER, rankOf } from '../../cards/index.ts';
import type { Ranking } from '../ranking.ts';
import { aceFive } from './low.ts';
import { ranksHeld } from './low-hands.ts';

function lowestMissing(ranks: number): number {
  return (ranks >> ACE) & 1 ? 31 - Math.clz32(~ranks & -~ranks) : ACE;
}

const five = new Uint8Array(5);

/**
 * Ace-to-five where the joker is the lowest rank missing from the hand (003:257). A joker that may be
 * any card (004:11) can do no better, so this serves both books; values are those of `aceFive`.
 */
export const lowballJoker: Ranking = {
  id: 'lowball-joker',
  title: 'Ace-to-five low with a joker as the lowest missing rank: Lowball',
  parts: [{ name: 'cards', sizes: [5] }],
  accepts: (card) => card <= JOKER,
  value(cards) {
    let ranks = ranksHeld(cards);
    for (let i = 0; i < five.length; i++) {
      five[i] = cards[i] === JOKER ? cardOf(lowestMissing(ranks), 0) : cards[i];
      ranks |= 1 << rankOf(five[i]);
    }
    return aceFive.value(five);
  },
  name: aceFive.name,
};
