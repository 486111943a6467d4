import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOKER } from '../../cards/index.ts';
import { hand, WHEEL_LOWEST } from '../tables/plain-hands.reference.ts';
import { eachHand, someHands } from './joker.reference.ts';
import {
  BONUS_ROWS,
  type BonusRow,
  ROW_BITS,
  type SevenCardBonus,
  sevenCardBonus,
  sevenCardBonusNoFlush,
  sevenCardBonusWild,
} from './seven-card-bonus.ts';

const bonuses = [sevenCardBonus, sevenCardBonusNoFlush, sevenCardBonusWild];

function rowsOf(bonus: SevenCardBonus, cards: readonly number[]): BonusRow[] {
  return BONUS_ROWS.filter((row) => (bonus.rows(cards) & ROW_BITS[row]) !== 0);
}

const rank = (card: number) => Math.floor(card / 4);
const ROYAL = [8, 9, 10, 11, 12];
const SEVENS = [
  [12, 0, 1, 2, 3, 4, 5],
  ...[0, 1, 2, 3, 4, 5, 6].map((low) => [0, 1, 2, 3, 4, 5, 6].map((i) => low + i)),
];

/** Each row in its own words, of cards none of which is a joker. */
const readings: Record<BonusRow, (cards: number[]) => boolean> = {
  'high card': () => true,
  pair: (cards) => groups(cards)[0] >= 2,
  'two pair': (cards) => groups(cards)[1] >= 2,
  'three of a kind': (cards) => groups(cards)[0] >= 3,
  straight: (cards) => WHEEL_LOWEST.some((five) => five.every((r) => cards.some((card) => rank(card) === r))),
  flush: (cards) => suits(cards).some((ranks) => ranks.size >= 5),
  'full house': (cards) => groups(cards)[0] >= 3 && groups(cards)[1] >= 2,
  'four of a kind': (cards) => groups(cards)[0] >= 4,
  'straight flush': (cards) => suited(cards, WHEEL_LOWEST),
  'straight flush without joker': (cards) => suited(cards, WHEEL_LOWEST),
  'royal flush': (cards) => suited(cards, [ROYAL]),
  'five of a kind': (cards) => groups(cards)[0] >= 5,
  'five aces': (cards) => cards.filter((card) => rank(card) === 12).length >= 5,
  'seven-card straight flush': (cards) => suited(cards, SEVENS),
  'royal flush and royal match': (cards) =>
    [0, 1, 2, 3].some((suit) => {
      const others = cards.filter((card) => card % 4 !== suit || !ROYAL.includes(rank(card)));
      return suited(cards, [ROYAL]) && others.length === 2 && matched(others);
    }),
  'seven-card straight flush without joker': (cards) => suited(cards, SEVENS),
};

const groups = (cards: number[]) =>
  [...new Set(cards.map(rank))]
    .map((r) => cards.filter((card) => rank(card) === r).length)
    .concat(0)
    .sort((a, b) => b - a);
const suits = (cards: number[]) =>
  [0, 1, 2, 3].map((suit) => new Set(cards.filter((card) => card % 4 === suit).map(rank)));
const suited = (cards: number[], runs: readonly (readonly number[])[]) =>
  suits(cards).some((ranks) => runs.some((run) => run.every((r) => ranks.has(r))));
const matched = ([a, b]: number[]) => a % 4 === b % 4 && [rank(a), rank(b)].sort().join() === '10,11';

/** Rows read off with the joker as every card in turn, where that row lets it stand so. */
function plainRows(cards: readonly number[], bonus: SevenCardBonus): BonusRow[] {
  const natural = cards.filter((card) => card !== JOKER);
  if (natural.length === cards.length) return BONUS_ROWS.filter((row) => readings[row](natural));
  const runs: BonusRow[] = ['straight', 'straight flush', 'royal flush', 'seven-card straight flush'];
  const pack = Array.from({ length: 52 }, (_, card) => card);
  return BONUS_ROWS.filter((row) => {
    if (row.includes('without joker') || readings[row](natural)) return readings[row](natural);
    return pack.some((stand) => {
      const held = readings[row]([...natural, stand]);
      if (!held || bonus === sevenCardBonusWild) return held;
      if (row === 'royal flush and royal match')
        return ROYAL.includes(rank(stand)) && !readings['royal flush'](natural);
      if (row === 'flush' && bonus === sevenCardBonusNoFlush) {
        return readings.flush(natural) || readings['straight flush']([...natural, stand]);
      }
      return rank(stand) === 12 || runs.includes(row) || row === 'flush';
    });
  });
}

describe('seven-card-bonus', () => {
  test.each(bonuses)('$id: every row, the joker as every card', (bonus) => {
    const rare = fc.constantFrom(
      ...['As Ks Qs Js Ts Kh Qh', 'As Ks Qs Js Ts Kh Qd', 'As Ks Qs Js Ts Ah Ad', '3d 4d 5d 6d 7d 8d 9d'].map(
        hand,
      ),
      ...['As 2s 3s 4s 5s 6s 7s', 'As Ah Ad Ac 8d 9d Td', '9s 9h 9d 9c 8d 7d 6d', 'Ah Kh Jh Th Ks Qs 4c'].map(
        hand,
      ),
    );
    const nearRare = fc
      .tuple(rare, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 52 }))
      .map(([cards, at, card]) => (cards.includes(card) ? cards : cards.with(at, card)));
    const common = fc.oneof(someHands(7, 1, 1), someHands(7, 0, 1)).map(([cards]) => cards);
    fc.assert(
      fc.property(fc.oneof(nearRare, common), (cards) => {
        expect(rowsOf(bonus, cards)).toEqual(plainRows(cards, bonus));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    { bonus: sevenCardBonus, match: 4 * 5 * 3 },
    { bonus: sevenCardBonusWild, match: 4 * 5 * 3 + 4 * 3 * 2 },
  ])('$bonus.id: rare rows of the 20,358,520 hands with the joker', ({ bonus, match }) => {
    const rare = ROW_BITS['straight flush'] | ROW_BITS['five aces'];
    const counts = new Map<BonusRow, number>();
    eachHand(6, 1, (cards, ways) => {
      const rows = bonus.rows(cards);
      if ((rows & rare) === 0) return;
      for (const row of BONUS_ROWS) {
        if (rows & ROW_BITS[row]) counts.set(row, (counts.get(row) ?? 0) + ways);
      }
    });
    // Nine runs of six, and eight of seven with one of the five inner cards missing, in four suits.
    expect(counts.get('seven-card straight flush')).toBe(4 * (9 + 8 * 5));
    expect(counts.has('seven-card straight flush without joker')).toBe(false);
    expect(counts.get('royal flush and royal match')).toBe(match);
    expect(counts.get('five aces')).toBe(1128);
    expect(counts.get('royal flush')).toBe(26132 - 4324);
    expect(counts.get('straight flush')).toBe(26132 - 4324 + 184832 - 37260);
    expect(counts.get('straight flush without joker')).toBe(188 + 1656);
  });

  test('000:719 the bonus is paid for the flush', () => {
    expect(sevenCardBonus.name(sevenCardBonus.value(hand('Ah Ac Kh Jh Th 2s 3h')))).toBe('flush');
  });

  test('000:763 trips and a straight together: both rows', () => {
    const rows = rowsOf(sevenCardBonus, hand('9d 9s 9c 8h 7d 6s 5c'));
    expect(rows).toEqual(['high card', 'pair', 'three of a kind', 'straight']);
  });

  test('003:1690 a straight flush with the joker is another row', () => {
    expect(rowsOf(sevenCardBonusWild, hand('9d 8d 7d Jk 5d 2s 2c'))).not.toContain(
      'straight flush without joker',
    );
    expect(rowsOf(sevenCardBonusWild, hand('9d 8d 7d 6d 5d Jk 2c'))).toContain(
      'straight flush without joker',
    );
  });

  test.each([
    [
      '000:590 seven-card straight flush without joker',
      '7h 6h 5h 4h 3h 2h Ah',
      'seven-card straight flush without joker',
    ],
    ['000:591 royal flush and royal match', 'As Ks Qs Js Ts Kh Qh', 'royal flush and royal match'],
    ['000:591 its joker in the royal flush', 'As Jk Qs Js Ts Kh Qh', 'royal flush and royal match'],
    ['000:592 seven-card straight flush with joker', '7h 6h 5h 4h 3h 2h Jk', 'seven-card straight flush'],
    ['000:596 five aces', 'As Ah Ad Ac Jk 3h 4h', 'five aces'],
    ['000:597 royal flush', 'As Ks Qs Js Ts Kh Jk', 'royal flush'],
  ])('%s', (_, text, name) => {
    expect(sevenCardBonus.name(sevenCardBonus.value(hand(text)))).toBe(name);
  });

  test('002:1610 fully wild, the joker may be the king of the match', () => {
    expect(rowsOf(sevenCardBonusWild, hand('As Ks Qs Js Ts Qh Jk'))).toContain('royal flush and royal match');
  });
});
