import { describe, expect, test } from 'vitest';
import { offerings } from '../index.ts';
import type { Offering } from './offering.ts';
import type { Setting } from './setting.ts';
import { tableSettings } from './table-settings.ts';

/** Offerings whose own lines print a rule of the table, at some of their usual limits or at all of them. */
function printedAt(
  name: string,
  is: (rule: Setting, limit: Offering['limits'][number]) => boolean = ({ printed }) => printed !== null,
): string[] {
  return offerings
    .filter((offering) =>
      offering.limits.some((limit) => {
        const rule = tableSettings(offering, limit.id)[name];
        return rule !== undefined && is(rule, limit);
      }),
    )
    .map(({ id }) => id);
}

const gardens = (...games: string[]) => games.map((game) => `hawaiian-gardens/${game}`);

describe('a rule is printed where its own book has it for this game, and nowhere else', () => {
  test("003:35 blinds by position: hold'em up to $9-$18, and by 003:451 Reverse Hold'em", () => {
    expect(printedAt('blindsMove', ({ printed }) => printed === 'position')).toEqual(
      gardens('holdem', 'reverse-holdem'),
    );
    const low = printedAt(
      'blindsMove',
      ({ printed }, limit) => printed === 'position' && 'stakes' in limit && limit.stakes.bets[0]! >= 1000,
    );
    expect(low).toEqual([]);
  });

  test.each([
    ['003:107-108', 'crazy-pineapple', '003:107'],
    ['003:929-930', 'match-it', '003:929'],
    ['003:1233-1234', 'no-limit-omaha', '003:1233'],
    ['003:1233-1234', 'no-limit-omaha-hi-lo', '003:1233'],
  ])('%s %s has no such exception: its blinds go forward at every limit', (_, game, cite) => {
    const offering = offerings.find(({ id }) => id === `hawaiian-gardens/${game}`)!;
    for (const { id } of offering.limits)
      expect(tableSettings(offering, id).blindsMove, id).toMatchObject({
        cite,
        printed: 'forward',
        default: 'forward',
      });
  });

  test("003:37, 003:110, 003:1243 no straddles: hold'em and its kin, Crazy Pineapple and Omaha", () => {
    expect(printedAt('straddles', ({ printed }) => printed === 0)).toEqual(
      gardens(
        ...['holdem', 'no-limit-holdem', 'pot-limit-holdem', 'crazy-pineapple', 'reverse-holdem'],
        ...['no-limit-omaha', 'no-limit-omaha-hi-lo'],
      ),
    );
  });

  test('003:78, 003:1256 a minute on the clock: no limit games of this house alone', () => {
    const others = printedAt('clock').filter((id) => !id.startsWith('hawaiian-gardens/'));
    expect(others).toEqual([]);
    const withLimit = printedAt(
      'clock',
      ({ printed }, limit) =>
        printed !== null && !('stakes' in limit && limit.stakes.structure === 'no-limit'),
    );
    expect(withLimit).toEqual([]);
    expect(printedAt('clock')).toContain('hawaiian-gardens/no-limit-holdem');
  });

  test('004:643 EZ Money: the highest card by suit has the first button', () => {
    const ezMoney = offerings.find(({ id }) => id === 'lucky-lady/ez-money-holdem')!;
    expect(tableSettings(ezMoney, ezMoney.limits[0]!.id).drawTies).toMatchObject({
      cite: '004:643',
      printed: 'suits',
      default: 'suits',
    });
  });
});
