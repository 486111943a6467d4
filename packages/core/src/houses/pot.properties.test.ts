import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import type { Random } from '../cards/random.ts';
import { total } from '../engine/index.ts';
import { evolve } from '../engine/pot/evolve.ts';
import { Hand } from '../engine/pot/hand.ts';
import { legal } from '../engine/pot/legal.ts';
import { newHand } from '../engine/pot/state.ts';
import { isLegal, nonsense } from '../engine/pot/testing-nonsense.ts';
import { offerings } from './index.ts';
import type { PotOffering } from './offering/offering.ts';
import { playOut, randomSetup, toldTwice } from './testing/random-pot.ts';

/** Over every pot offering: random tables, limits and settings, random legal players and bad commands between. */
const pot = offerings.filter((offering): offering is PotOffering => offering.kind === 'pot');
const RUNS = Number(process.env.RUNS ?? 6);

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const holds = (offering: PotOffering, property: (random: Random) => void, runs = RUNS) =>
  fc.assert(
    fc.property(seeds, (seed) => property(seededRandom(`${offering.id} ${seed}`))),
    { numRuns: runs },
  );

describe.each(pot.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
  test('T3 keeps every chip after every event, ends, and pays every pot in full', () => {
    holds(offering, (random) => {
      const setup = randomSetup(offering, random);
      const { hand } = playOut(setup, random);
      const state = newHand(setup);
      const all = total(state.chips);
      for (const event of hand.log) {
        evolve(state, event);
        expect(total(state.chips)).toBe(all);
        expect(Math.min(...state.chips)).toBeGreaterThanOrEqual(0);
      }
      const stacks = Array.from(state.chips.slice(0, state.seats));
      expect(stacks.reduce((sum, cents) => sum + cents, 0)).toBe(all);
    });
  });

  test('T4 replays to the same state, and the same commands give the same events', () => {
    holds(offering, (random) => {
      const { setup, hand, commands } = playOut(randomSetup(offering, random), random);
      expect(Hand.replay(setup, hand.log).state).toEqual(hand.state);
      const again = Hand.start(setup);
      if (!(again instanceof Hand)) throw new Error(again.message);
      for (const command of commands) again.play(command);
      expect(again.log).toEqual(hand.log);
    });
  });

  test('T1, T6 accepts no illegal action, and a refusal changes nothing', () => {
    let refused = 0;
    holds(offering, (random) => {
      playOut(randomSetup(offering, random), random, (hand) => {
        const command = nonsense(hand, random);
        if (isLegal(legal(hand), command)) return null;
        refused++;
        const before = JSON.stringify(hand);
        expect(hand.play(command)).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
        expect(JSON.stringify(hand)).toBe(before);
        return null;
      });
    });
    expect(refused).toBeGreaterThan(RUNS);
  });

  test('T80 shows a seat nothing of what it may not see', () => {
    holds(offering, (random) => {
      const [told, toldToo] = toldTwice(playOut(randomSetup(offering, random), random), random);
      expect(toldToo).toBe(told);
    });
  });
});
