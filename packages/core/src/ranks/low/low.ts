import { ACE, isPlain } from '../../cards/index.ts';
import { NO_HAND, type OfSeven, type Ranking } from '../ranking.ts';
import {
  ACE_LOW,
  asArray,
  lowHand,
  lowName,
  plainLow,
  ranksHeld,
  ranksOf7,
  unpairedFives,
} from './low-hands.ts';

export { deuceSeven7 } from './deuce-seven.ts';

/** By set of ranks held, the best five different ones, aces low. */
const FIVES = unpairedFives(ACE_LOW);

/** Lowball with aces low, where straights and flushes do not count: the wheel is best. */
export const aceFive = plainLow(
  'ace-five',
  'Ace-to-five low, straights and flushes ignored: Razz, Razzdacey, Badacey, Super Razz',
  ACE_LOW,
  FIVES,
);

/** The ace-to-five value of the best five of seven cards. */
export const aceFive7: OfSeven = (a, b, c, d, e, f, g) => {
  const value = FIVES[ranksOf7(a, b, c, d, e, f, g)];
  return value !== 0 ? value : lowHand(asArray(a, b, c, d, e, f, g), ACE_LOW);
};

/** Ace-to-five for hands of five different ranks up to `highest` only; its values are those of `aceFive`. */
function qualified(id: string, title: string, highest: number, sizes: readonly number[]): Ranking {
  const ranks = (1 << ACE) | ((2 << highest) - 1);
  return {
    id,
    title,
    parts: [{ name: 'cards', sizes }],
    accepts: isPlain,
    value: (cards) => FIVES[ranksHeld(cards) & ranks],
    name: (value) => (value === NO_HAND ? 'no low' : lowName(value, ACE_LOW, ' low')),
  };
}

const EIGHT = 6;
const SIX = 4;

/** The low half of eight-or-better games: five different ranks of eight or less. 000:49, 003:2160, 003:5146-5151. */
export const eightOrBetter = qualified(
  'low-8',
  'Eight-or-better low: Omaha Hi/Lo, Seven-Card Stud Hi/Lo, Super 7 Card Stud Hi/Lo',
  EIGHT,
  [5, 6, 7],
);

/**
 * The low of Archie: the five cards of a draw hand, none above a six (003:3579). That a pair spoils it is custom: the
 * book is silent.
 */
export const sixOrBetter = qualified('low-6', 'Six-or-better low: Archie', SIX, [5]);
