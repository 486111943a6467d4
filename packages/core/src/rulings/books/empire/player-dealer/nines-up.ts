import type { Ruling } from '../../../ruling.ts';

const replaced = (what: 'exposed card' | 'boxed card'): Ruling => ({
  what,
  when: { by: 'dealer', acted: { below: 1 } },
  remedy: [{ do: 'replace', old: 'out' }],
  cite: '002:142',
  say: 'The card is replaced by the first of the four cards left over.',
});

/** 002:142-147 */
export const ninesUp: readonly Ruling[] = [
  replaced('exposed card'),
  replaced('boxed card'),
  {
    what: 'fouled hand',
    remedy: [{ do: 'foul' }],
    cite: '002:144-147',
    say: 'The front hand is the stronger one, or a hand has a wrong number of cards: the hand is foul and loses.',
  },
];
