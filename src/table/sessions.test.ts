import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { offerings } from '../houses/index.ts';
import { plainFees } from './testing.ts';
import { Session } from './testing-session.ts';

/**
 * Whole sessions: people come and go, sit out, go broke and buy again, the bank passes, hands are void.
 * After every event the chips add up; at the end what came in is what went out, the drop and the jackpot;
 * of players who stayed nobody had the last blind twice before another had it once; logs replay.
 */
const HANDS = Number(process.env.HANDS ?? 16);

describe.each(offerings.map((offering) => [offering.id, offering] as const))('%s', (id, { house }) => {
  test('a session with fees keeps every chip, its blinds are fair, and nobody banks three rounds running', () => {
    const session = new Session({ house, offering: id, options: ['plain'] }, seededRandom(`session ${id}`), {
      hands: HANDS,
      restless: true,
      proposition: id.endsWith('caribbean-stud'),
      collection: plainFees,
    }).run();
    for (let i = 2; i < session.banks.length; i++)
      expect(new Set(session.banks.slice(i - 2, i + 1)).size).toBeGreaterThan(1);
  });
});
