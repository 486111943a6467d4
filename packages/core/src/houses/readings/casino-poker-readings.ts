import { type PayRow, type PayTable, payTable } from '../../games/table-poker/pay-table.ts';
import type { PokerHand } from '../../games/table-poker/poker-hand.ts';
import type { PairPlusRow } from '../../games/table-poker/three-card-poker.ts';
import { type ThreeCardHand, threeCard, threeCardFourLow } from '../../ranks/high/three-card.ts';
import { setting } from '../offering/setting.ts';

/** Readings and pay tables that several games of casino poker share; each house gives its own lines. */

const PAIR_PLUS: readonly (readonly [ThreeCardHand, number])[] = [
  ['royal flush', 200],
  ['straight flush', 40],
  ['three of a kind', 30],
  ['straight', 6],
  ['flush', 3],
  ['pair', 1],
];

/** The same rows at all five houses, except for the name of the first: four books print "Mini Royal Flush". */
export const pairPlusPays = (
  book: string,
  line: number,
  royal: 'mini royal flush' | 'royal flush' = 'mini royal flush',
): readonly PairPlusRow[] =>
  PAIR_PLUS.map(([of, pays], i) => ({
    hand: of === 'royal flush' ? royal : of,
    of,
    pays,
    cite: `${book}:${line + i}`,
  }));

/** Odds from the royal flush down to three of a kind, on consecutive lines. */
export function pokerPays(book: string, line: number, odds: readonly PayRow['pays'][]): PayTable<PokerHand> {
  const hands: readonly PokerHand[] = [
    'royal flush',
    'straight flush',
    'four of a kind',
    'full house',
    'flush',
    'straight',
    'three of a kind',
  ];
  return payTable(
    book,
    line,
    odds.map((pays, i) => [hands[i], pays]),
  );
}

/** The same rows at all three houses; less than a straight pushes. */
export const blindPays = (book: string, line: number): PayTable<PokerHand> =>
  payTable<PokerHand>(book, line, [
    ['royal flush', 500],
    ['straight flush', 50],
    ['four of a kind', 10],
    ['full house', 3],
    ['flush', [3, 2]],
    ['straight', 1],
  ]);

export const foldsCollected = (
  cite: string,
  printed: 'at once' | null,
  value: 'at once' | 'in order' = 'at once',
) =>
  setting({
    title: 'When folded bets are collected: before the showdown, or in the order of all bets',
    cite,
    choices: ['at once', 'in order'],
    labels: { 'at once': 'before the showdown', 'in order': 'in the order of all bets' },
    printed,
    customary: 'at once',
    default: value,
  });

export const unqualifiedAnte = (cite: string, value: 'pays' | 'pays if higher') =>
  setting({
    title:
      'Player-dealer does not qualify: Antes that stayed are all paid, paid if higher and otherwise returned, or played for',
    cite,
    choices: ['pays', 'pays if higher', 'plays'],
    labels: { pays: 'all paid', 'pays if higher': 'paid if higher', plays: 'played for' },
    customary: 'pays',
    default: value,
  });

export const bonusAfterFold = (title: string, cite: string, customary: 'lives' | 'lost') =>
  setting({
    title: `${title} of a player who folds`,
    cite,
    choices: ['lives', 'lost'],
    labels: { lives: 'stays in play' },
    customary,
    default: 'lives',
  });

export const whoDecides = (cite: string, printed: 'largest' | null) =>
  setting({
    title: 'Who plays a hand with back-line bets: the seated player, or the largest bettor',
    cite,
    choices: ['seated', 'largest'],
    labels: { seated: 'the seated player', largest: 'the largest bettor' },
    printed,
    customary: 'seated',
  });

export const dealtFrom = (cite: string) =>
  setting({
    title: 'Deal: two at a time from a shuffler, or one at a time from a shoe',
    cite,
    choices: ['shuffler', 'shoe'],
    labels: { shuffler: 'two at a time from a shuffler', shoe: 'one at a time from a shoe' },
    printed: 'shuffler',
    customary: 'shuffler',
  });

export const lowestStraightFlush = (cite: string) =>
  setting({
    title: 'Lowest three-card straight flush (if 4-3-2, a suited A-2-3 is a flush)',
    cite,
    choices: ['4-3-2', 'A-2-3'],
    printed: '4-3-2',
    customary: 'A-2-3',
  });

export const threeCardsBy = (lowest: '4-3-2' | 'A-2-3') =>
  lowest === '4-3-2' ? threeCardFourLow : threeCard;

export const noBackline = { kinds: 'none', most: 0, decides: 'seated' } as const;
/** No limit on back-line bettors is printed. */
export const openBackline = (decides: 'seated' | 'largest') => ({ kinds: 'all', most: 8, decides }) as const;
