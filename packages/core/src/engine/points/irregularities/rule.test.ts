import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../cards/index.ts';
import { thirteenCard } from '../../../houses/hawaiian-gardens/points.ts';
import { gameOf } from '../../../houses/testing/testing.ts';
import { RAIL, viewFor } from '../../audience.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import type { Remedy } from '../../irregularities/remedy.ts';
import { evolve } from '../evolve.ts';
import type { PointsHand } from '../hand.ts';
import { suggestPlacement } from '../sets/suggest-placement.ts';
import { newHand } from '../state.ts';
import { must, startHand } from '../testing.ts';

const begin = (): PointsHand =>
  startHand({ game: gameOf(thirteenCard), point: 100, stacks: [100_000, 100_000, 100_000], button: 0 });

const ruled = (hand: PointsHand, irregularity: Irregularity, ...remedy: Remedy[]) =>
  hand.play({ type: 'rule', irregularity, remedy, say: 'As the floor says.', cite: '003:876' });

describe('rulings in a hand for points', () => {
  test('an exposed card is known to all, also when the hand has been laid', () => {
    const hand = begin();
    const [card] = hand.state.held[1];
    expect(ruled(hand, { what: 'exposed card', seat: 1, cards: [0] }, { do: 'stands' }).ok).toBe(true);
    const rail = () => {
      const view = newHand(hand.state.setup);
      for (const event of hand.log) evolve(view, viewFor(event, RAIL));
      return view;
    };
    expect(rail().held[1]).toEqual([card, ...Array(12).fill(HIDDEN)]);
    must(hand, suggestPlacement(hand.state, 1));
    expect([rail().held[1], rail().ruled?.faced]).toEqual([[], [card]]);
  });

  test('a late card is seen by nobody else', () => {
    const hand = begin();
    expect(ruled(hand, { what: 'late card', seat: 1, cards: [0] }, { do: 'stands' }).ok).toBe(true);
    expect(hand.log.some(({ type }) => type === 'faced')).toBe(false);
  });

  test('a fouled hand may neither declare nor surrender, and is shown as fouled', () => {
    const hand = begin();
    expect(ruled(hand, { what: 'fouled hand', seat: 1 }, { do: 'foul' }).ok).toBe(true);
    expect(hand.play({ type: 'surrender', seat: 1 })).toMatchObject({ code: 'not-allowed' });
    for (const seat of [1, 2, 0]) must(hand, suggestPlacement(hand.state, seat));
    expect([hand.over, hand.state.shown.map((shown) => shown?.fouled)]).toEqual([true, [false, true, false]]);
  });

  test('nonsense is refused with a sentence and changes nothing', () => {
    const hand = begin();
    const before = JSON.stringify([hand.state, hand.log]);
    const bad: [unknown, unknown][] = [
      [{ what: 'nothing of the kind' }, { do: 'stands' }],
      [{ what: 'early board' }, { do: 'stands' }],
      [null, { do: 'stands' }],
      [{ what: 'exposed card', seat: 1 }, { do: 'stands' }],
      [{ what: 'exposed card', seat: 1, cards: [13] }, { do: 'stands' }],
      [{ what: 'exposed card', cards: [0] }, { do: 'stands' }],
      [{ what: 'fouled hand', seat: 7 }, { do: 'foul' }],
      [{ what: 'foreign card' }, { do: 'foul' }],
      [{ what: 'foreign card' }, { do: 'board again' }],
      [{ what: 'foreign card' }, { do: 'toString' }],
    ];
    for (const [irregularity, remedy] of bad)
      expect(
        ruled(hand, irregularity as Irregularity, remedy as Remedy),
        JSON.stringify(irregularity),
      ).toMatchObject({
        ok: false,
        message: expect.stringMatching(/^[A-Z].*\.$/),
      });
    expect(JSON.stringify([hand.state, hand.log])).toBe(before);
  });
});
