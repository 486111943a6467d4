import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOffering, offerings } from '../index.ts';
import type { AnyLimit, Limit, Offering, PlayerDealerLimit, PointsLimit } from '../offering/offering.ts';
import { limitOf, titleOfLimit, whyNoLimit } from './of.ts';

const at = <L extends AnyLimit>(id: string, limit: string): L | undefined => {
  const offering = findOffering(id);
  if (offering === undefined) throw new Error(id);
  return limitOf<AnyLimit>(offering, limit) as L | undefined;
};
const why = (id: string, limit: string) => whyNoLimit(findOffering(id) as Offering, limit);

describe('a limit inside what is printed', () => {
  test('000:2083-2085 a limit game has its bets and blinds', () => {
    const limit = at<Limit>('black-sheep/holdem', '7-14');
    expect(limit).toEqual({
      id: '7-14',
      title: '$7-$14 limit',
      cite: '000:2083-2085',
      stakes: {
        structure: 'fixed',
        bets: [700, 1400],
        ante: 0,
        blinds: [300, 700],
        bringIn: 0,
        chip: 100,
      },
    });
  });

  test('003:7747-7749 no limit by any blinds, two or three of them', () => {
    const two = at<Limit>('hawaiian-gardens/no-limit-holdem', 'nl 7-15');
    expect(two?.title).toBe('$7-$15 no limit');
    expect(two?.stakes).toMatchObject({ structure: 'no-limit', bets: [1500], blinds: [700, 1500] });
    expect(at<Limit>('hawaiian-gardens/no-limit-holdem', 'nl 5-10-20')?.stakes.blinds).toEqual([
      500, 1000, 2000,
    ]);
    expect(at('hawaiian-gardens/no-limit-holdem', 'nl 5')).toBeUndefined();
  });

  test('004:1745-1749 pot limit and spread limit', () => {
    expect(at<Limit>('lucky-lady/holdem', 'pl 5-10')?.stakes).toMatchObject({
      structure: 'pot',
      blinds: [500, 1000],
    });
    const spread = at<Limit>('lucky-lady/omaha', 'spread 2-10');
    expect(spread?.title).toBe('$2 to $10 spread limit');
    expect(spread?.stakes).toMatchObject({
      structure: 'spread',
      bets: [200, 1000],
      step: 100,
      blinds: [100, 200],
    });
  });

  test('003:1416-1419 the three no limit games that could not be opened', () => {
    for (const id of ['nl 15-25', 'nl 25-50', 'nl 100-200'])
      expect(at('hawaiian-gardens/no-limit-holdem', id)?.cite).toBe('003:1399-1419');
  });

  test('003:2274-2297 all twenty limits of Five Card Omaha, with their blinds', () => {
    const { limits } = findOffering('hawaiian-gardens/five-card-omaha-hi-lo') as Offering;
    expect(limits.filter(({ cite }) => cite === '003:2274-2297')).toHaveLength(20);
    expect(at<Limit>('hawaiian-gardens/five-card-omaha-hi-lo', '75-150')?.stakes.blinds).toEqual([
      2500, 7500,
    ]);
  });

  test('003:7355 a point of more than $100 has no most', () => {
    expect(at<PointsLimit>('hawaiian-gardens/face-up-chinese', '250')).toEqual({
      id: '250',
      title: '$250 a point',
      cite: '003:7355',
      point: 25_000,
    });
    expect(at('hawaiian-gardens/face-up-chinese', '101')).toBeDefined();
    expect(at('hawaiian-gardens/face-up-chinese', '75')).toBeUndefined();
    expect(why('hawaiian-gardens/face-up-chinese', '75')).toContain('003:7355');
  });

  test('001:625-627 least and most bet are chosen each from its range', () => {
    const limit = at<PlayerDealerLimit>('hotel-del-rio/three-card-poker-6-card-bonus', '10-700');
    expect(limit).toMatchObject({ title: '$10 to $700', limits: { min: 1000, max: 70_000, step: 100 } });
    for (const outside of ['2-700', '26-700', '10-299', '10-2001'])
      expect(why('hotel-del-rio/three-card-poker-6-card-bonus', outside)).toContain('001:625-627');
  });

  test('003:3405-3443, 003:11758-11760 tables without a most bet', () => {
    for (const id of ['hawaiian-gardens/ez-baccarat-panda-8', 'hawaiian-gardens/fortune-7-baccarat'])
      for (const least of [10, 25, 50, 300]) {
        const limit = at<PlayerDealerLimit>(id, `${least}-no limit`);
        expect(limit?.title).toBe(`$${least} and up`);
        expect(limit?.limits.max).toBeNull();
      }
    expect(at<PlayerDealerLimit>('hawaiian-gardens/gardens-baccarat', '7-no limit')?.limits.max).toBeNull();
    expect(why('hawaiian-gardens/gardens-baccarat', '301-no limit')).toContain('003:11758-11760');
  });

  test('003:1119-1121 Baccarat 9: the least bet may change while the most stays', () => {
    expect(at('hawaiian-gardens/baccarat-9', '15-200')).toBeDefined();
    expect(at('hawaiian-gardens/baccarat-9', '15-250')).toBeUndefined();
    expect(at('hawaiian-gardens/baccarat-9', '201-200')).toBeUndefined();
  });

  test('004:23-27 kills of any amount from $10-$20 on', () => {
    expect(at<Limit>('lucky-lady/lowball', '9-18')?.stakes.unstructuredKills).toBeUndefined();
    const large = at<Limit>('lucky-lady/lowball', '20-40');
    expect(large?.stakes).toMatchObject({ unstructuredKills: true, ante: 200, blinds: [2000] });
  });

  test('003:4066 a bring-in and antes', () => {
    expect(at<Limit>('hawaiian-gardens/razz', '20-40')?.stakes).toMatchObject({ bringIn: 600, ante: 300 });
    const small = at<Limit>('hawaiian-gardens/razz', '1-2')?.stakes;
    expect(small).toMatchObject({ bringIn: 50, ante: 25, chip: 25 });
  });

  test('003:11914 2-7 Captain has one bet, the ante', () => {
    expect(at<Limit>('hawaiian-gardens/two-seven-captain', '60')?.stakes.blinds).toEqual([
      6000, 1500, 3000, 6000,
    ]);
    expect(at<Limit>('hawaiian-gardens/two-seven-captain', 'nl 8')).toMatchObject({
      id: 'nl 8',
      stakes: { bets: [800], blinds: [800, 200, 400, 800] },
    });
    expect(why('hawaiian-gardens/two-seven-captain', '55')).toContain('003:11996, 003:12019');
  });
});

describe('a refusal', () => {
  test('says what is printed, and where', () => {
    expect(why('black-sheep/holdem', '101-202')).toBe(
      "Texas Hold'em is not opened at $101-$202 limit: there are limit games from $3-$6 to $100-$200 (000:2083-2085).",
    );
    expect(why('hawaiian-gardens/face-up-chinese', '6')).toBe(
      'Face-Up Chinese Poker is not opened at $6 a point: there are $5 a point, $10 a point, $20 a point, $25 a point, $30 a point, $40 a point, $50 a point, $100 a point, $101 a point and up (003:7347-7354, 003:7355).',
    );
    expect(why('empire/holdem', '7-14')).toMatch(/\$4-\$8 limit, .* \(002:1219-1227\)\.$/);
    expect(why('black-sheep/holdem', '10-700')).toMatch(/\(000:2083-2085\)\.$/);
    expect(why('hawaiian-gardens/holdem', 'nl 1-3')).toMatch(
      /not opened at \$1-\$3 no limit: .*003:7564-7566/,
    );
    expect(why('lucky-lady/no-limit-holdem', 'nl 500-1001')).toMatch(
      /buy-in of \$1 to \$1,000.*004:1745-1749/,
    );
    expect(why('black-sheep/ez-baccarat', '5-no limit')).toMatch(/\$5 and up: .*000:1986-1988/);
  });

  test('says how a limit is written that was only written otherwise', () => {
    for (const [typed, id] of [
      ['07-14', '7-14'],
      ['7-14 ', '7-14'],
      ['$7-$14', '7-14'],
      ['$7/$14', '7-14'],
      ['No Limit $2-$5', 'nl 2-5'],
      ['2-5 no limit', 'nl 2-5'],
      ['PL 2-5', 'pl 2-5'],
    ])
      expect(why('black-sheep/holdem', typed), typed).toMatch(new RegExp(`; write "${id}"\\.$`));
    expect(why('hawaiian-gardens/ez-baccarat-panda-8', '$10+')).toMatch(/write "10-no limit"\.$/);
  });

  test('says what the names of limits look like', () => {
    expect(why('black-sheep/holdem', 'cheap')).toBe(
      '"cheap" is not the name of a limit; limits of Texas Hold\'em are written "4-8", "3-6", "10-20".',
    );
    expect(why('black-sheep/holdem', '')).toContain('is not the name of a limit');
  });
});

test('one limit has one name, and any text is answered at once', () => {
  const figures = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 3 });
  const texts = fc.oneof(
    fc.string({ maxLength: 100 }),
    fc.tuple(fc.constantFrom('', 'nl ', 'pl ', 'spread '), figures).map(([word, of]) => word + of.join('-')),
    fc
      .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom('-no limit', '+', '-'))
      .map((of) => of.join('')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...offerings), texts, (offering, text) => {
      const limit = limitOf<AnyLimit>(offering, text);
      if (limit === undefined) {
        expect(whyNoLimit(offering, text)).toMatch(/\.$/);
        expect(titleOfLimit(offering, text)).toBe(text);
      } else {
        expect(limit.id).toBe(text);
        expect(limit.title).not.toBe('');
        expect(whyNoLimit(offering, text)).toBeNull();
      }
    }),
    { numRuns: 3000 },
  );
  const long = `${'1-'.repeat(100_000)}2`;
  for (const offering of offerings) expect(limitOf<AnyLimit>(offering, long)).toBeUndefined();
  expect(why('black-sheep/holdem', long)?.length).toBeLessThan(300);
});
