import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../cards/index.ts';
import { holdem } from '../../../games/flop/holdem.ts';
import { sevenCardStud } from '../../../games/stud/seven-card-stud.ts';
import type { IrregularityKind } from '../../irregularities/irregularity.ts';
import type { Remedy } from '../../irregularities/remedy.ts';
import type { PotGame, Stakes } from '../game.ts';
import { Hand } from '../hand.ts';
import { anyMove, boardGame, play, stacksOf, stakes, start } from '../testing.ts';

const limit = stakes([4, 8], { blinds: [2, 4] });
const noLimit = stakes([4], { structure: 'no-limit', blinds: [2, 4] });
const begin = (): Hand => start(holdem({ players: 10 }), noLimit, [100, 100, 100]);

const ruled = (hand: Hand, what: IrregularityKind, seat: number, ...remedy: Remedy[]) =>
  hand.play({
    type: 'rule',
    irregularity: { what, seat, by: 'player' },
    remedy,
    say: 'As the floor says.',
    cite: '003:75',
  });

/** All of a hand but what rulings left behind. */
const asItWas = ({ state }: Hand): string => JSON.stringify({ ...state, ruled: null });

describe('acts that are taken back', () => {
  test.each([
    ['hold’em at a limit', holdem({ players: 6 }), limit],
    ['hold’em without one', holdem({ players: 6 }), noLimit],
    ['short all-ins', boardGame({ shortAllIn: 'full' }), noLimit],
    ['stud', sevenCardStud({}), stakes([5, 10], { ante: 1, bringIn: 2 })],
  ] as [string, PotGame, Stakes][])(
    '003:75 %s: the betting is what it was before, whatever it was',
    (_, game, at) => {
      let undone = 0;
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const random = seededRandom(`undo ${seed}`);
          const hand = start(
            game,
            at,
            [100, 30, 11, 60].map((chips) => chips + random.below(9)),
          );
          while (!hand.over) {
            const before = asItWas(hand);
            const command = anyMove(hand, random);
            hand.play(command);
            if (!('seat' in command) || !ruled(hand, 'bet not as said', command.seat, { do: 'take back' }).ok)
              continue;
            undone++;
            expect(asItWas(hand)).toBe(before);
            hand.play(command);
          }
        }),
        { numRuns: 30 },
      );
      expect(undone).toBeGreaterThan(20);
    },
  );

  test('003:77 a raise that was none is a call, and the next player acts', () => {
    const hand = play(begin(), '3 raise 12', '1 raise 50');
    expect(ruled(hand, 'oversize chip', 0, { do: 'is a call' }).ok).toBe(true);
    expect([stacksOf(hand), hand.state.level, hand.state.raise, hand.state.actor]).toEqual([
      [88, 96, 88],
      1200,
      800,
      1,
    ]);
    expect(Hand.replay(hand.state.setup, hand.log).state).toEqual(hand.state);
  });

  test('003:77 there is a check in it where nothing was to be called', () => {
    const hand = play(begin(), '3 call', '1 call', '2 raise 50');
    expect(ruled(hand, 'oversize chip', 1, { do: 'is a call' }).ok).toBe(true);
    expect([stacksOf(hand), hand.state.round]).toEqual([[96, 96, 96], 2]);
  });

  test('003:77 a call, a bet that opens and an act that somebody followed are none', () => {
    const hand = play(begin(), '3 call', '1 call', '2 check', '1 bet 4');
    expect(ruled(hand, 'oversize chip', 0, { do: 'is a call' }).ok).toBe(false);
    play(hand, '2 raise 12', '3 call');
    expect(ruled(hand, 'oversize chip', 1, { do: 'is a call' }).ok).toBe(false);
    expect(ruled(hand, 'oversize chip', 2, { do: 'is a call' }).ok).toBe(false);
    expect(ruled(hand, 'bet not as said', 1, { do: 'take back' }).ok).toBe(false);
  });

  test('003:299 only a call is taken back by who did not know of a raise', () => {
    const hand = play(begin(), '3 raise 12', '1 raise 30');
    expect(ruled(hand, 'unaware of a raise', 0, { do: 'take back' })).toMatchObject({ code: 'not-allowed' });
    play(hand, '2 call');
    expect(ruled(hand, 'unaware of a raise', 1, { do: 'take back' }).ok).toBe(true);
    expect([hand.state.actor, stacksOf(hand)[1]]).toEqual([1, 96]);
  });
});
