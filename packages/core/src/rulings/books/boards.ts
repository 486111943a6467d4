import type { Ruling } from '../ruling.ts';

/** Lines that print what is done with a board that came too early, or with too many cards. */
interface BoardLines {
  readonly large: string;
  readonly flop: string;
  readonly turn: string;
  readonly river: string;
  /** The setting that says whether a card is burned before the last one, where the lines do not. */
  readonly burnRead?: string;
}

interface LateCards extends Pick<BoardLines, 'turn' | 'river'> {
  readonly burn?: true;
  readonly reading?: Ruling['reading'];
}

/** A turn or a river too early: the last card is dealt from the pack shuffled again. */
const lateCards = ({ turn, river, burn, reading }: LateCards): readonly Ruling[] => [
  {
    what: 'early board',
    when: { street: ['turn'] },
    remedy: [{ do: 'card out', boards: 1, ...(burn && { burn }) }],
    ...(reading && { reading }),
    cite: turn,
    say: `The turn came before the betting was done: that card is out for now, and after the betting the next one takes its place. It is shuffled back in for the river, which comes ${burn ? 'after another' : 'without a'} burn.`,
  },
  {
    what: 'early board',
    when: { street: ['river'] },
    remedy: [{ do: 'card out', boards: 0, ...(burn && { burn }) }],
    ...(reading && { reading }),
    cite: river,
    say: `The river came before the betting was done: it is shuffled back into the deck, and after the betting the last card is dealt from it ${burn ? 'after another' : 'without a'} burn.`,
  },
];

/** Board cards too early or too many, in the words that books share: each has its own lines for them. */
export const boardRulings = (lines: BoardLines): readonly Ruling[] => [
  {
    what: 'large board',
    when: { street: ['flop'] },
    remedy: [{ do: 'board again' }],
    cite: lines.large,
    say: 'The flop has too many cards: it is shuffled back into the deck, and a new flop comes without another burn.',
  },
  {
    what: 'early board',
    when: { street: ['flop'] },
    remedy: [{ do: 'board again' }],
    cite: lines.flop,
    say: 'The flop came before the betting was done: it is shuffled back into the deck, and a new flop comes without another burn.',
  },
  ...(lines.burnRead === undefined
    ? lateCards(lines)
    : [
        ...lateCards({ ...lines, reading: { setting: lines.burnRead, is: false } }),
        ...lateCards({ ...lines, reading: { setting: lines.burnRead, is: true }, burn: true }),
      ]),
];

/** Who plays the board has to say so before the cards go to the dealer. */
export const boardNotDeclared = (cite: string): Ruling => ({
  what: 'hand in the muck',
  when: { since: ['board'], last: true },
  remedy: [{ do: 'hand dead', chips: 'stay' }],
  cite,
  say: 'A player who throws the cards away without first saying "I play the board" has no claim to the pot.',
});
