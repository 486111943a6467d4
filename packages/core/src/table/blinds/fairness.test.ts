import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { offerings } from '../../houses/index.ts';
import { openHouseTable } from '../house-table.ts';
import type { Opening } from '../sign.ts';

import { Session } from '../testing/session.ts';
import { blindsOf } from './blinds.ts';

/**
 * Blinds while people come, leave, sit out, change seats, go broke and buy again: what is fair, `Fairness`
 * says, and every session throws when it is not.
 */
const HANDS = Number(process.env.HANDS ?? 120);

/** How a table's blinds lie and how one comes in: tables of a house that share it share the code, too. */
function structure(opening: Opening): string | null {
  const table = openHouseTable(opening);
  if ('code' in table || table.state.sign.kind !== 'pot') return null;
  const { sign } = table.state;
  const seats = blindsOf(sign);
  if (seats === null) return null;
  const { entry, halfBlind, postBetween, smallAlone } = sign.rules;
  const { length } = sign.stakes.blinds;
  const lie = [2, 3, 4, 9].map((players) => seats(players, length).join(' ')).join(', ');
  const crowd = sign.seats > sign.game.players;
  return [opening.house, lie, entry, halfBlind, postBetween, smallAlone, crowd].join(' | ');
}

/** One table for each structure of each house. */
function tables(): Opening[] {
  const found = new Map<string, Opening>();
  for (const { id, house, limits } of offerings) {
    for (const { id: limit } of limits) {
      const opening = { house, offering: id, limit };
      const key = structure(opening);
      if (key !== null && !found.has(key)) found.set(key, opening);
    }
  }
  return [...found.values()];
}

describe.each(['forward', 'position'])('T30 blinds that go %s are fair', (blindsMove) => {
  test.each(tables().map((opening) => [`${opening.offering} ${opening.limit}`, opening] as const))(
    '%s',
    (id, opening) => {
      const random = seededRandom(`fair ${id} ${blindsMove} ${process.env.SEED ?? ''}`);
      const table = { blindsMove };
      const session = new Session({ ...opening, table }, random, {
        hands: HANDS,
        restless: true,
        quick: true,
      });
      session.run();
      expect(session.table.state.hands).toBeGreaterThanOrEqual(HANDS);
    },
  );
});
