import type { Ruling } from '../ruling.ts';

/** Lines that print what is done with a board that came too early, or with too many cards. */
interface BoardLines {
  readonly large: string;
  readonly flop: string;
  readonly turn: string;
  readonly river: string;
}

/** Board cards too early or too many, in the words that books share: each has its own lines for them. */
export const boardRulings = ({ large, flop, turn, river }: BoardLines): readonly Ruling[] => [
  {
    what: 'large board',
    when: { street: ['flop'] },
    remedy: [{ do: 'board again' }],
    cite: large,
    say: 'The flop has too many cards: it is shuffled back into the deck, and a new flop comes without another burn.',
  },
  {
    what: 'early board',
    when: { street: ['flop'] },
    remedy: [{ do: 'board again' }],
    cite: flop,
    say: 'The flop came before the betting was done: it is shuffled back into the deck, and a new flop comes without another burn.',
  },
  {
    what: 'early board',
    when: { street: ['turn'] },
    remedy: [{ do: 'card out', boards: 1 }],
    cite: turn,
    say: 'The turn came before the betting was done: that card is out for now, and after the betting the next one takes its place. It is shuffled back in for the river.',
  },
  {
    what: 'early board',
    when: { street: ['river'] },
    remedy: [{ do: 'card out', boards: 0 }],
    cite: river,
    say: 'The river came before the betting was done: it is shuffled back into the deck, and after the betting the last card is dealt from it.',
  },
];

/** Who plays the board has to say so before the cards go to the dealer. */
export const boardNotDeclared = (cite: string): Ruling => ({
  what: 'hand in the muck',
  when: { since: ['board'], last: true },
  remedy: [{ do: 'hand dead', chips: 'stay' }],
  cite,
  say: 'A player who throws the cards away without first saying "I play the board" has no claim to the pot.',
});
