import type { Ruling } from '../../ruling.ts';
import { boardNotDeclared, boardRulings } from '../boards.ts';
import { betNotAsSaid, chipAsBet, chipAsCall } from './chips.ts';
import { through } from './lines.ts';

/** Lines that print the rulings on the cards of a game with a flop. */
interface CardLines {
  readonly first: string;
  readonly exposed: string;
  readonly extra: string;
}

/** On the deal, before anybody has acted. */
const onTheDeal = { since: ['deal'], acted: { below: 1 } } as const;

/** A flop game's cards, of which the book prints the same for each of them. */
const cards = ({ first, exposed, extra }: CardLines): readonly Ruling[] => [
  {
    what: 'exposed card',
    when: { ...onTheDeal, by: 'dealer', first: true },
    remedy: [{ do: 'deal again' }],
    cite: first,
    say: 'The first card off the deck was exposed: it goes back, and the cards are shuffled, cut and dealt again.',
  },
  {
    what: 'exposed card',
    when: { ...onTheDeal, by: 'dealer' },
    remedy: [{ do: 'replace', old: 'next burn' }],
    cite: exposed,
    say: 'A downcard the dealer exposed may not be kept: the next card replaces it, and it becomes the burn card.',
  },
  {
    what: 'flashed card',
    when: { ...onTheDeal, by: 'dealer' },
    remedy: [{ do: 'replace', old: 'next burn' }],
    cite: exposed,
    say: 'A downcard the dealer flashed may not be kept: the next card replaces it, and it becomes the burn card.',
  },
  {
    what: 'extra card',
    when: { ...onTheDeal, count: { below: 2 }, place: { below: 1 } },
    remedy: [{ do: 'becomes the burn' }],
    cite: extra,
    say: 'The first player’s extra card goes back and becomes the burn card.',
  },
  {
    what: 'extra card',
    when: { ...onTheDeal, count: { from: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: extra,
    say: 'More than one extra card was dealt: it is a misdeal.',
  },
];

/** 003:41-48, for the games that take these lines over too. */
const holdemCards = (by: string | null = null): readonly Ruling[] =>
  cards({ first: through('003:41', by), exposed: through('003:42', by), extra: through('003:48', by) });

const holdemBoards = (by: string | null = null) => ({
  large: through('003:43-45', by),
  flop: through('003:43-45', by),
  turn: through('003:47', by),
  river: through('003:47', by),
});

export const holdem: readonly Ruling[] = [...holdemCards(), ...boardRulings(holdemBoards())];

/** 003:1421-1433 has fees and no rules: hold'em's, and by a reading what no limit has besides. */
export const potLimitHoldem: readonly Ruling[] = [
  ...holdem,
  ...[betNotAsSaid('003:75'), chipAsCall('003:77'), chipAsBet('003:77')].map(
    (ruling): Ruling => ({ ...ruling, reading: { setting: 'noLimitRulings', is: true } }),
  ),
];

/** 003:67: the rules of limit games hold, and some of its own. */
export const noLimitHoldem: readonly Ruling[] = [
  ...holdemCards('003:67'),
  ...boardRulings(holdemBoards('003:67')),
  betNotAsSaid('003:75'),
  chipAsCall('003:77'),
  chipAsBet('003:77'),
];

/** 003:112-124 */
export const crazyPineapple: readonly Ruling[] = [
  ...cards({ first: '003:116', exposed: '003:117-119', extra: '003:123' }),
  ...boardRulings({ large: '003:121', flop: '003:121', turn: '003:122', river: '003:122' }),
  chipAsCall('003:112'),
  boardNotDeclared('003:124'),
];

/** 003:455, and by 003:457 what is printed for hold'em. */
export const reverseHoldem: readonly Ruling[] = [
  {
    what: 'early board',
    when: { street: ['flop'] },
    remedy: [{ do: 'card out', boards: 1 }],
    reading: { setting: 'earlyFlop', is: 'out for the round' },
    cite: '003:455',
    say: 'The flop came before the betting was done: that card is out of play for the round, and after the betting another one takes its place. It is shuffled back in for the turn.',
  },
  ...holdemCards('003:457'),
  ...boardRulings({ ...holdemBoards('003:457'), large: '003:455', turn: '003:455' }),
];

/** 003:1252 and 003:1255 are all that is printed for it. */
export const omaha: readonly Ruling[] = [
  betNotAsSaid('003:1252'),
  chipAsCall('003:1255'),
  chipAsBet('003:1255'),
];
