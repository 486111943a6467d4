import { describe, expect, test } from 'vitest';
import { potDealing } from '../engine/machines/pot-dealing.ts';
import { holdem } from '../houses/black-sheep/poker.ts';
import { findOffering } from '../houses/index.ts';
import { type PotOffering, potOffering } from '../houses/offering/offering.ts';
import { noFees, type Opening, printedFees, Table } from './index.ts';

const opening: Opening = { house: 'black-sheep', offering: 'black-sheep/crazy-eights' };
const { settings, limits, game } = holdem;
const crazyEights = potOffering({
  id: 'black-sheep/crazy-eights',
  name: 'Crazy Eights',
  family: 'holdem-omaha',
  line: 'A game that stands in no book.',
  cite: null,
  settings,
  limits,
  game,
});

const dealt = (offering: PotOffering) => ({ offering, dealing: potDealing });

/** Why a table may not open; empty when it may. */
const refused = (...asked: Parameters<typeof Table.open>): string => {
  const table = Table.open(...asked);
  return table.ok ? '' : table.message;
};

describe('T11 a table of a game that no house offers', () => {
  test('opens by the offering that it is given, and collects nothing', () => {
    expect(findOffering(crazyEights.id)).toBeUndefined();
    const table = Table.open(dealt(crazyEights), opening);
    if (!table.ok) throw new Error(table.message);
    expect(table.state.sign).toMatchObject({ offering: crazyEights, limit: '4-8', fees: { options: [] } });
    expect(Table.replay(dealt(crazyEights), opening, table.log).state).toEqual(table.state);
  });

  test('has nothing to do with another of the same name', () => {
    const other = { ...crazyEights, limits: limits.slice(1) };
    const limit = (of: typeof crazyEights) => {
      const table = Table.open(dealt(of), opening);
      return table.ok && table.state.sign.limit;
    };
    expect([crazyEights, other].map(limit)).toEqual(['4-8', '3-6']);
  });
});

describe('T10 a table does not open', () => {
  test('for another offering than its opening names', () => {
    expect(refused(dealt(holdem), opening)).toBe(
      'The opening is for "black-sheep/crazy-eights", not for black-sheep/holdem.',
    );
  });

  test('with a fee option where it has no schedule', () => {
    for (const [posted, name] of [
      [{ options: ['holdem/1'] }, 'holdem/1'],
      [{ amounts: { Collection: 100 } }, 'Collection'],
    ] as const)
      expect(refused(dealt(crazyEights), { ...opening, ...posted })).toBe(
        `Crazy Eights has no fee schedule at this table, so "${name}" cannot be posted.`,
      );
    expect(refused(dealt(crazyEights), opening, noFees)).toBe('');
    expect(refused(dealt(crazyEights), { ...opening, options: ['x'] }, printedFees(crazyEights.id))).not.toBe(
      '',
    );
  });
});
