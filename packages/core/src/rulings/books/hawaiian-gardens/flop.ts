import type { Ruling } from '../../ruling.ts';

/** Lines that print the rulings of a game with a flop. */
interface FlopLines {
  readonly first: string;
  readonly exposed: string;
  readonly board: string;
  readonly turn: string;
  readonly extra: string;
}

/** A flop game's rulings, which the book prints again for each of them. */
export const flopRulings = ({ first, exposed, board, turn, extra }: FlopLines): readonly Ruling[] => [
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'], acted: { below: 1 }, first: true },
    remedy: [{ do: 'deal again' }],
    cite: first,
    say: 'The first card off the deck was exposed: it goes back, and the cards are shuffled, cut and dealt again.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'], acted: { below: 1 } },
    remedy: [{ do: 'replace', old: 'next burn' }],
    cite: exposed,
    say: 'A downcard the dealer exposed may not be kept: the next card replaces it, and it becomes the burn card.',
  },
  {
    what: 'flashed card',
    when: { by: 'dealer', since: ['deal'], acted: { below: 1 } },
    remedy: [{ do: 'replace', old: 'next burn' }],
    cite: exposed,
    say: 'A downcard the dealer flashed may not be kept: the next card replaces it, and it becomes the burn card.',
  },
  {
    what: 'early board',
    when: { street: ['flop'] },
    remedy: [{ do: 'board again' }],
    cite: board,
    say: 'The flop came before the betting was done: it is shuffled back into the deck, and a new flop comes without another burn.',
  },
  {
    what: 'large board',
    when: { street: ['flop'] },
    remedy: [{ do: 'board again' }],
    cite: board,
    say: 'The flop has too many cards: it is shuffled back into the deck, and a new flop comes without another burn.',
  },
  {
    what: 'early board',
    when: { street: ['turn'] },
    remedy: [{ do: 'card out', boards: 1 }],
    cite: turn,
    say: 'The turn came before the betting was done: that card is out for now, the next one takes its place, and it is shuffled back in for the river, which comes without a burn.',
  },
  {
    what: 'early board',
    when: { street: ['river'] },
    remedy: [{ do: 'card out', boards: 0 }],
    cite: turn,
    say: 'The river came before the betting was done: it is shuffled back into the deck, and the last card comes without a burn.',
  },
  {
    what: 'extra card',
    when: { count: { below: 2 }, acted: { below: 1 }, since: ['deal'] },
    remedy: [{ do: 'becomes the burn' }],
    cite: extra,
    say: 'The extra card goes back and becomes the burn card.',
  },
  {
    what: 'extra card',
    when: { count: { from: 2 }, acted: { below: 1 }, since: ['deal'] },
    remedy: [{ do: 'misdeal' }],
    cite: extra,
    say: 'More than one extra card was dealt: it is a misdeal.',
  },
];

/** 003:41-48 */
export const limitHoldem = flopRulings({
  first: '003:41',
  exposed: '003:42',
  board: '003:43-45',
  turn: '003:47',
  extra: '003:48',
});
/** 003:116-123 */
export const bigHoldem = flopRulings({
  first: '003:116',
  exposed: '003:117-119',
  board: '003:121',
  turn: '003:122',
  extra: '003:123',
});
