import type { Ruling } from '../../ruling.ts';
import { boardRulings } from '../boards.ts';

/** 002:531-541: so much for hold'em; other games have it by a line of their own, which stands behind each. */
const flopRulings = (by = ''): readonly Ruling[] => [
  ...(['extra card', 'missing card'] as const).flatMap((what): Ruling[] => [
    {
      what,
      when: { since: ['deal'], acted: { below: 2 } },
      remedy: [{ do: 'misdeal' }],
      cite: `002:531-533${by}`,
      say: 'A hand has the wrong number of cards, and fewer than two players have acted: it is a misdeal.',
    },
    {
      what,
      remedy: [{ do: 'hand dead', chips: 'stay' }],
      cite: `002:531-533${by}`,
      say: 'Two players have acted: the hand with the wrong number of cards is dead, and its chips stay in the pot.',
    },
  ]),
  ...boardRulings({
    large: `002:535${by}`,
    flop: `002:537${by}`,
    turn: `002:539${by}`,
    river: `002:541${by}`,
    burnRead: 'lastBurn',
  }),
];

export const holdem = flopRulings();
/** By 002:547. */
export const omaha = flopRulings(' (by 002:547)');
/** By 002:577. */
export const tahoePineapple = flopRulings(' (by 002:577)');
