import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import type { Result } from '../engine/index.ts';
import { oneCardGame, start as startRound } from '../engine/player-dealer/testing/testing.ts';
import { startHand } from '../engine/points/testing.ts';
import { boardGame, stakes, start as startPot } from '../engine/pot/testing.ts';
import { thirteenCard } from './chinese/thirteen-card.ts';

const thirteen = thirteenCard({
  twoOfThree: 2,
  shot: 6,
  homeRun: 9,
  foulsMakeHomeRuns: true,
  surrender: 3,
  playerDealerWinsTies: false,
  coverage: 'exchanged',
});
const points = { game: thirteen, point: 100, stacks: [5000, 5000, 5000], button: 0 };

/** A hand of each machine, waiting for somebody, with the types of its commands. */
const machines: readonly [
  string,
  () => { play(command: never): Result; readonly log: readonly object[] },
  string[],
][] = [
  [
    'pot',
    () => startPot(boardGame(), stakes([4, 8], { blinds: [2, 4] }), [100, 100, 100]),
    ['fold', 'check', 'call', 'bet', 'bring-in', 'discard', 'turn-up', 'kill', 'show', 'muck', 'shuffle'],
  ],
  ['points', () => startHand(points, seededRandom('any')), ['set', 'surrender', 'shuffle']],
  [
    'player-dealer',
    () => startRound(oneCardGame(), { bank: 100 }),
    [
      'stake',
      'wager',
      'withdraw',
      'style',
      'pick',
      'choose',
      'join',
      'part',
      'back line',
      'agree',
      'roll',
      'close',
      'shuffle',
    ],
  ],
];

const NAMES = [
  'to',
  'cents',
  'cards',
  'spot',
  'kind',
  'wager',
  'laid',
  'pile',
  'choice',
  'front',
  'middle',
  'back',
  'discard',
  'dice',
  'on',
];

test.each(machines)('T1 anything at all is done or refused by a sentence: %s', (_, begin, types) => {
  const field = fc.oneof(
    fc.integer({ min: -2, max: 300 }),
    fc.anything({ withBigInt: true, withNullPrototype: true }),
  );
  const fields = fc.dictionary(fc.constantFrom(...NAMES), field);
  const commands = fc.oneof(
    fc.anything({ withBigInt: true, withNullPrototype: true }),
    fc
      .tuple(fields, fc.constantFrom(...types), fc.oneof(fc.integer({ min: -1, max: 9 }), field))
      .map(([of, type, seat]) => ({ ...of, type, seat })),
  );
  let refused = 0;
  fc.assert(
    fc.property(commands, (command) => {
      const hand = begin();
      const events = hand.log.length;
      const answer = hand.play(command as never);
      if (answer.ok) return;
      refused++;
      expect(answer.message).toMatch(/^[A-Z\d"].*\.$/);
      expect(answer.message.length).toBeLessThan(200);
      expect(hand.log).toHaveLength(events);
    }),
    { numRuns: 1500 },
  );
  expect(refused).toBeGreaterThan(750);
});
