import { describe, expect, test } from 'vitest';
import { findOffering } from '../../houses/index.ts';
import { buyInsFor } from '../../houses/offering/buy-in.ts';
import { openHouseTable } from '../house-table.ts';

/** `50-2500`, `20-` where there is no most. */
const ranges = (game: string, limit: string): string[] => {
  const offering = findOffering(`hawaiian-gardens/${game}`);
  if (offering === undefined) throw new Error(game);
  return buyInsFor(offering, limit).map(
    ({ least, most }) => `${least / 100}-${most === null ? '' : most / 100}`,
  );
};

const opens = (game: string, limit: string, least: number, most: number | null): boolean =>
  !(
    'code' in
    openHouseTable({
      house: 'hawaiian-gardens',
      offering: `hawaiian-gardens/${game}`,
      limit,
      buyIn: { least: 100 * least, most: most === null ? null : 100 * most },
    })
  );

describe('T21 buy-ins of no limit and pot limit games', () => {
  test.each([
    ['dramadugi', 'nl 1-2', '003:7525-7527', ['20-']],
    ['short-deck-holdem', 'nl 2-3', '003:5756', ['20-2000', '20-', '500-', '100-']],
    ['short-deck-holdem', 'pl 5-10', '003:5799', ['500-500', '20-', '200-2500', '500-', '100-']],
    ['reverse-holdem', 'nl 2-3', '003:7747-7749', ['20-', '500-']],
    ['dramaha', 'nl 1-2', '003:7106-7108, 003:8393', ['50-2500', '50-5000', '200-', '20-', '100-']],
    ['two-seven-dramaha', 'nl 1-2', '003:6891-6893', ['50-2500', '50-5000', '200-', '20-', '100-']],
    ['double-board-omaha', 'nl 2-3', '003:3927-3929', ['50-2500', '50-5000', '500-', '20-', '100-']],
    ['crazy-pineapple', 'nl 2-3', '003:8236-8237', ['50-5000', '200-', '20-', '100-']],
    ['no-limit-omaha', 'nl 2-3', '003:2318', ['40-100', '50-5000', '200-', '20-', '100-']],
    ['archie', 'nl 1-2', '003:3716', ['50-100', '100-2500', '100-', '20-2000']],
    ['archie', 'nl 5-10', '003:3718', ['500-2500', '100-2500', '100-', '20-2000']],
    ['badacey', 'nl 1-2', '003:4818', ['50-100', '50-2500', '100-', '20-2000']],
    ['badugi', 'nl 1-2', '003:9261-9263', ['50-2500', '100-', '20-2000']],
    ['razzdeucey', 'nl 2', '003:4141-4143', ['50-2500', '20-2000', '100-']],
    ['mexican-poker', 'nl 2', '003:9572-9573', ['50-2500', '20-2000', '100-']],
    ['no-limit-holdem', 'nl 5-10', '003:1409', ['600-600', '20-', '500-', '100-']],
    // 003:7902: a $20 buy-in would not pay the blind.
    ['no-limit-holdem', 'nl 50-100', '003:7902', ['500-', '100-', '20-']],
  ])('%s at %s: %s', (game, limit, cite, printed) => {
    expect(ranges(game, limit)).toEqual(printed);
    const [first] = buyInsFor(findOffering(`hawaiian-gardens/${game}`)!, limit);
    expect(first?.cite).toContain(cite.split(', ')[0]?.slice(0, 7));
  });

  test('T21 any range within a printed one may be posted, and none beyond', () => {
    expect(opens('dramadugi', 'nl 1-2', 20, null)).toBe(true);
    expect(opens('dramadugi', 'nl 1-2', 100, 10_000)).toBe(true);
    expect(opens('dramadugi', 'nl 1-2', 19, null)).toBe(false);
    expect(opens('dramaha', 'nl 1-2', 50, 5000)).toBe(true);
    expect(opens('badugi', 'nl 1-2', 50, 5000)).toBe(false);
    expect(opens('badugi', 'nl 1-2', 100, null)).toBe(true);
    expect(opens('archie', 'nl 1-2', 50, 100)).toBe(true);
    expect(opens('archie', 'nl 1-2', 19, 50)).toBe(false);
  });

  test('limit games print none', () => {
    expect(buyInsFor(findOffering('hawaiian-gardens/archie')!, '4-8')[0]?.cite).toBe('no limit printed');
  });
});
