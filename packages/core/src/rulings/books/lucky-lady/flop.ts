import type { Ruling } from '../../ruling.ts';
import { boardNotDeclared, boardRulings } from '../boards.ts';

/** On the deal, and before anybody has acted on it. */
const onTheDeal = { since: ['deal'], acted: { below: 1 } } as const;

/** 004:1385-1393: so much for hold'em; other games have it by a line of their own, which stands behind each. */
const flopRulings = (by = ''): readonly Ruling[] => [
  {
    what: 'exposed card',
    when: { ...onTheDeal, by: 'dealer', first: true },
    remedy: [{ do: 'deal again' }],
    cite: `004:1385${by}`,
    say: 'The first card off the deck was exposed: it goes back, and the cards are shuffled, cut and dealt again.',
  },
  {
    what: 'exposed card',
    when: { ...onTheDeal, by: 'dealer' },
    remedy: [{ do: 'replace', old: 'next burn' }],
    cite: `004:1385${by}`,
    say: 'You may not keep a card that the dealer exposed: the top card of the deck replaces it, and it becomes the burn card.',
  },
  ...boardRulings({
    large: `004:1386${by}`,
    flop: `004:1386${by}`,
    turn: `004:1387-1391${by}`,
    river: `004:1391${by}`,
  }),
  {
    what: 'extra card',
    when: { ...onTheDeal, count: { below: 2 }, place: { below: 1 } },
    remedy: [{ do: 'becomes the burn' }],
    cite: `004:1393${by}`,
    say: 'The first player’s extra card goes back to the deck and becomes the burn card.',
  },
  {
    what: 'extra card',
    when: { ...onTheDeal, count: { from: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: `004:1393${by}`,
    say: 'More than one extra card was dealt: it is a misdeal.',
  },
];

export const holdem: readonly Ruling[] = [...flopRulings(), boardNotDeclared('004:1397')];
/** 004:1421-1443 prints none: hold'em's, unless that is read otherwise. */
export const noLimitHoldem = holdem.map(
  (ruling): Ruling => ({ ...ruling, reading: { setting: 'holdemRulings', is: true } }),
);
/** By 004:48 and 004:1408, without playing the board. */
export const omaha = flopRulings(' (by 004:48, 004:1408)');
/** By 004:1415 as Omaha, and by 004:1419 as hold'em. */
export const omahaHiLo = flopRulings(' (by 004:1415, 004:1419)');
