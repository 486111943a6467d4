import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { total, viewFor } from '../engine/index.ts';
import { evolve } from '../engine/pot/evolve.ts';
import { Hand } from '../engine/pot/hand.ts';
import { newHand } from '../engine/pot/state.ts';
import { anyMove } from '../engine/pot/testing.ts';
import { poker as blackSheep } from './black-sheep/poker.ts';
import { poker as empire } from './empire/poker.ts';
import { flop } from './hawaiian-gardens/flop.ts';
import { poker as hotelDelRio } from './hotel-del-rio/poker.ts';
import { poker as luckyLady } from './lucky-lady/poker.ts';
import { gameOf } from './testing/testing.ts';

const offerings = [...blackSheep, ...hotelDelRio, ...empire, ...flop, ...luckyLady];

describe.each(offerings)('$id', (offering) => {
  test('limits have different names, and settings a default among their choices', () => {
    const { limits, settings } = offering;
    expect(new Set(limits.map(({ id }) => id)).size).toBe(limits.length);
    for (const { choices, printed, customary, default: value, cite } of Object.values(settings)) {
      expect([value, customary, printed ?? value].filter((choice) => !choices.includes(choice))).toEqual([]);
      expect(cite).toMatch(/^00\d:\d/);
    }
  });

  test('played at random at every limit, with settings at random', () => {
    const random = seededRandom(offering.id);
    for (let run = 0; run < 48; run++) {
      const chosen = Object.entries(offering.settings).map(([name, { choices }]) => [
        name,
        choices[random.below(choices.length)],
      ]);
      const game = gameOf(offering, run === 0 ? {} : Object.fromEntries(chosen));
      const { stakes } = offering.limits[run % offering.limits.length]!;
      const players = 2 + random.below(game.players - 1);
      const least = game.betting.allIn ? 1 : Math.max(...stakes.blinds) / stakes.chip;
      const stacks = Array.from(
        { length: players },
        () => stakes.chip * (least + random.below((20 * stakes.bets.at(-1)!) / stakes.chip)),
      );
      const setup = { game, stakes, stacks, button: random.below(players) };
      const hand = Hand.start(setup) as Hand;
      const chips = total(hand.state.chips);
      for (let moves = 0; !hand.over; moves++) {
        expect(hand.play(anyMove(hand, random))).toEqual({ ok: true });
        if (total(hand.state.chips) !== chips || moves > 1000) expect.fail(`run ${run}, move ${moves}`);
      }
      expect(hand.state.chips.slice(players).every((cents) => cents === 0)).toBe(true);
      expect(Hand.replay(setup, hand.log).state).toEqual(hand.state);
      // Somebody who sees only their own cards follows every turn and ends with the same chips.
      const seat = random.below(players);
      const seen = newHand(setup);
      for (const event of hand.log) evolve(seen, viewFor(event, seat));
      expect([seen.over, Array.from(seen.chips)]).toEqual([true, Array.from(hand.state.chips)]);
    }
  });
});
