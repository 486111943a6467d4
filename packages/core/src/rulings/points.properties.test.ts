import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN, type Random, seededRandom } from '../cards/index.ts';
import { pick } from '../cards/testing-pick.ts';
import { RAIL, total, viewFor } from '../engine/index.ts';
import type { Irregularity } from '../engine/irregularities/irregularity.ts';
import type { Remedy } from '../engine/irregularities/remedy.ts';
import { pointsRulings } from '../engine/machines/points-rulings.ts';
import { evolve } from '../engine/points/evolve.ts';
import { PointsHand } from '../engine/points/hand.ts';
import { cardsOf, factsOf } from '../engine/points/irregularities/facts.ts';
import { knownForPoints } from '../engine/points/irregularities/known.ts';
import { legal } from '../engine/points/legal.ts';
import { newHand, type PointsSetup } from '../engine/points/state.ts';
import { must } from '../engine/points/testing.ts';
import { anyMove } from '../engine/points/testing-random.ts';
import { offerings } from '../houses/index.ts';
import type { PointsOffering } from '../houses/offering/offering.ts';
import { gameOf } from '../houses/testing/testing.ts';
import { rulingsOf } from './books/index.ts';
import { rulingFor } from './find.ts';

/** Over every offering for points: whatever goes wrong, at any moment, and whatever is done about it. */
const points = offerings.filter((offering): offering is PointsOffering => offering.kind === 'points');
const RUNS = Number(process.env.RUNS ?? 16);
const REMEDIES: readonly Remedy[] = [
  { do: 'stands' },
  { do: 'put right' },
  { do: 'foul' },
  { do: 'forfeit' },
  { do: 'misdeal' },
];

const ruling = (irregularity: Irregularity, remedy: readonly Remedy[]) =>
  ({ type: 'rule', irregularity, remedy, say: 'As the floor says.', cite: null }) as const;

function randomIrregularity({ state }: PointsHand, random: Random): Irregularity {
  const { what, of } = pick(knownForPoints, random);
  const seat = pick(state.order, random);
  const held = cardsOf(state, seat).length;
  if (of === 'table' && random.below(2) === 0) return { what };
  if (of !== 'cards' || held === 0) return { what, seat };
  const first = random.below(held);
  const count = 1 + random.below(6);
  return { what, seat, cards: Array.from({ length: Math.min(count, held - first) }, (_, i) => first + i) };
}

function setupOf(offering: PointsOffering, random: Random): PointsSetup {
  const game = gameOf(offering);
  const seats = 2 + random.below(game.players - 1);
  const stacks = Array.from({ length: seats }, () => 500 * (game.least + random.below(60)));
  return { game, point: 500, stacks, button: random.below(seats) };
}

function played(setup: PointsSetup, random: Random, between: (hand: PointsHand) => void): PointsHand {
  const hand = PointsHand.start(setup);
  if (hand.ok) pointsRulings.ruled(hand);
  if (!hand.ok) throw new Error(hand.message);
  while (!hand.over) {
    between(hand);
    if (!hand.over) must(hand, anyMove(hand, random));
  }
  return hand;
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const holds = (offering: PointsOffering, property: (random: Random) => void) =>
  fc.assert(
    fc.property(seeds, (seed) => property(seededRandom(`${offering.id} ${seed}`))),
    { numRuns: RUNS },
  );

describe.each(points.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
  test('keeps every chip, ends, replays, and shows nobody a hidden card, whatever is ruled', () => {
    let all = 0;
    holds(offering, (random) => {
      const setup = setupOf(offering, random);
      const hand = played(setup, random, (at) => {
        if (random.below(3) > 0) return;
        if (at.play(ruling(randomIrregularity(at, random), [pick(REMEDIES, random)])).ok) all++;
      });
      const state = newHand(setup);
      const view = newHand(setup);
      const viewer = pick([...state.order, RAIL], random);
      const known = new Set<number>();
      for (const event of hand.log) {
        evolve(state, event);
        const seen = viewFor(event, viewer);
        evolve(view, seen);
        expect(total(state.chips)).toBe(setup.stacks.reduce<number>((sum, cents) => sum + (cents ?? 0), 0));
        expect(view.chips).toEqual(state.chips);
        if (event.type === 'dealt' && event.seat === viewer) for (const card of event.cards) known.add(card);
        else if (event.type === 'faced' || event.type === 'showed')
          for (const card of event.cards) known.add(card);
        else if (event.type === 'laid' && event.only === undefined)
          for (const card of event.cards) known.add(card);
        if ('cards' in seen)
          expect(seen.cards.every((card) => card === HIDDEN || known.has(card))).toBe(true);
        if (!state.over) expect(legal({ state: view, need: null })).toEqual(legal({ state, need: null }));
      }
      expect(state).toEqual(hand.state);
      expect(PointsHand.replay(setup, hand.log).state).toEqual(hand.state);
      if (hand.state.misdealt) expect([...state.chips.slice(0, state.seats)]).toEqual(setup.stacks);
    });
    expect(all).toBeGreaterThan(RUNS / 2);
  });

  test('answers whatever can go wrong, by the book or by its own posting, and carries it out', () => {
    holds(offering, (random) => {
      played(setupOf(offering, random), random, (hand) => {
        const irregularity = randomIrregularity(hand, random);
        if (!hand.answerTo(ruling(irregularity, [{ do: 'stands' }])).ok) return;
        const found = rulingFor(rulingsOf(offering), factsOf(hand.state, irregularity));
        expect(found, irregularity.what).not.toBeNull();
        for (const { remedy } of found ? [found, ...(found.or ?? [])] : []) {
          const answer = hand.answerTo(ruling(irregularity, remedy));
          if (!answer.ok) expect(answer.message).toMatch(/surrendered/);
        }
      });
    });
  });
});
