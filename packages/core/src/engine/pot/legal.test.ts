import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom, standardPack } from '../../cards/index.ts';
import { high } from '../../ranks/high/high.ts';
import { highBoard } from '../../ranks/high/high-board.ts';
import type { PotCommand } from './commands.ts';
import type { PotGame, Step } from './game.ts';
import type { Hand } from './hand.ts';
import { type Legal, type LegalBet, legal } from './legal.ts';
import {
  afterBlinds,
  antes,
  anyCards,
  bestBoard,
  bet,
  blinds,
  board,
  bringIn,
  burn,
  deal,
  share,
  street,
  threeRaises,
} from './steps.ts';
import { anyMove, stakes, start } from './testing.ts';

const game = (script: Step[], opening = afterBlinds): PotGame => ({
  name: 'a game',
  pack: standardPack,
  players: 8,
  script,
  opening,
  betting: threeRaises,
  shares: [share('high', high, anyCards)],
  odd: { between: 'left of button' },
  shortDeck: 'community',
});

const flop = game([
  blinds(),
  deal(2),
  bet('small'),
  burn,
  board(3),
  bet('small'),
  burn,
  board(2),
  bet('big'),
]);
const up = () => [
  street('4th street', 'up'),
  { ...bet('small'), openPair: 1 } as Step,
  street('5th street', 'up'),
  bet('big'),
  street('6th street', 'up'),
  bet('big'),
];
const stud = game(
  [antes, deal(1), deal(1, 'up'), bet('small'), ...up()],
  bringIn((card) => -card, bestBoard(highBoard)),
);

/** Every way to bet that can be thought of, and whether what is legal names it. */
function* wagers({ seat, fold, check, call, bringIn, raise }: LegalBet): Generator<[PotCommand, boolean]> {
  yield [{ type: 'fold', seat }, fold];
  yield [{ type: 'check', seat }, check];
  yield [{ type: 'call', seat }, call > 0];
  yield [{ type: 'bring-in', seat }, bringIn > 0];
  if (raise === null) {
    for (const to of [100, 400, 800, 5000]) yield [{ type: 'bet', seat, to }, false];
    return;
  }
  const { min, max, step, only } = raise;
  yield [{ type: 'bet', seat, to: min - step }, false];
  yield [{ type: 'bet', seat, to: max + step }, false];
  for (const to of only ?? [min, max]) yield [{ type: 'bet', seat, to }, true];
  if (only === null && min + step < max) yield [{ type: 'bet', seat, to: min + step }, true];
}

function check(hand: Hand, now: LegalBet): void {
  for (const [command, allowed] of wagers(now)) {
    expect(hand.answerTo(command).ok ? 'allowed' : 'refused', JSON.stringify({ command, now })).toBe(
      allowed ? 'allowed' : 'refused',
    );
  }
}

describe('legal', () => {
  const tables = [
    ['fixed limit', flop, stakes([4, 8], { blinds: [2, 4] })],
    ['no limit', flop, stakes([3], { structure: 'no-limit', blinds: [1, 3] })],
    ['pot limit', flop, stakes([3], { structure: 'pot', blinds: [1, 3] })],
    ['spread limit', flop, stakes([2, 10], { structure: 'spread', blinds: [1, 2], step: 2 })],
    ['stud', stud, stakes([15, 30], { ante: 2, bringIn: 5 })],
  ] as const;
  test.each(tables)('T6 at %s names exactly what the machine allows', (_, game, at) => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.integer({ min: 6, max: 300 }), { minLength: 2, maxLength: 6 }),
        (seed, stacks) => {
          const random = seededRandom(seed);
          const hand = start(game, at, stacks);
          while (!hand.over) {
            const now = legal(hand);
            expect(JSON.parse(JSON.stringify(now))).toEqual(now);
            if (now.due === 'bet') check(hand, now);
            expect(hand.play(anyMove(hand, random))).toEqual({ ok: true });
          }
          expect(legal(hand)).toEqual({ due: 'nothing' } satisfies Legal);
        },
      ),
      { numRuns: 40 },
    );
  });
});
