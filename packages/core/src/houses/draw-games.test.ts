import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { RAIL, total, viewFor } from '../engine/index.ts';
import { afterHand, beforeHand, newKills, resultOf } from '../engine/pot/between-hands.ts';
import { evolve } from '../engine/pot/evolve.ts';
import { Hand } from '../engine/pot/hand.ts';
import { newHand } from '../engine/pot/state.ts';
import { anyMove } from '../engine/pot/testing.ts';
import { lowball as empireLowball } from './empire/lowball.ts';
import { draw } from './hawaiian-gardens/draw.ts';
import { lowball as luckyLadyLowball } from './lucky-lady/lowball.ts';
import type { PotOffering } from './offering/offering.ts';
import { gameOf } from './testing/testing.ts';

const offerings = [empireLowball, ...draw, luckyLadyLowball];

/** Every second run switches all settings away from their defaults. */
function settingsFor({ settings }: PotOffering, run: number): Record<string, unknown> {
  if (run % 2 === 0) return {};
  return Object.fromEntries(
    Object.entries(settings).map(([name, of]) => [name, of.choices.find((choice) => choice !== of.default)]),
  );
}

describe.each(offerings)('$id', (offering) => {
  test('played at random: chips stay, the hand ends, and its log makes the same state again', () => {
    const random = seededRandom(offering.id);
    let kills = newKills;
    for (let run = 0; run < 60; run++) {
      const game = gameOf(offering, settingsFor(offering, run));
      const { stakes } = offering.limits[run % offering.limits.length];
      const fewest = game.fewest ?? 2;
      const players = fewest + random.below(game.players - fewest + 1);
      const least = Math.max(...stakes.bets, ...stakes.blinds, stakes.ante + 1);
      const stacks = Array.from(
        { length: players },
        () => stakes.chip * (1 + random.below((12 * least) / stakes.chip)),
      );
      const button = random.below(players);
      const order = stacks.map((_, i) => (button + 1 + i) % players);
      const rule = game.killPots;
      const next = rule ? beforeHand(rule, kills, stakes, order) : null;
      const setup = { game, stakes, stacks, button, ...next?.plan };
      const hand = Hand.start(setup);
      if ('code' in hand) throw new Error(hand.message);
      const chips = total(hand.state.chips);
      for (let moves = 0; !hand.over; moves++) {
        expect(hand.play(anyMove(hand, random))).toEqual({ ok: true });
        if (moves > 1000) throw new Error('The hand does not end.');
      }
      const again = newHand(setup);
      const rail = newHand(setup);
      for (const event of hand.log) {
        if (total(evolve(again, event).chips) !== chips)
          throw new Error(`${event.type} changes what the table holds.`);
        evolve(rail, viewFor(event, RAIL));
        if (rail.actor !== again.actor || rail.step !== again.step)
          throw new Error(`${event.type} needs secret cards.`);
      }
      expect(again).toEqual(hand.state);
      expect(Hand.replay(setup, hand.log).state).toEqual(hand.state);
      // Nothing is left in bets, pot, drop or jackpot, and no card is in two places.
      expect(
        Array.from(again.chips)
          .slice(players)
          .every((cents) => cents === 0),
      ).toBe(true);
      const cards = [
        again.deck.slice(again.next),
        again.burns,
        again.muck,
        ...again.down,
        ...again.up,
        ...again.boards,
      ].flat();
      expect(cards.sort((a, b) => a - b)).toEqual(Array.from(game.pack.cards));
      if (rule && next) kills = afterHand(rule, next.state, stakes, resultOf(hand));
    }
  });
});
