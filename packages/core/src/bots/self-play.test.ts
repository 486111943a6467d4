import { expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import { Hand } from '../engine/pot/hand.ts';
import { offerings } from '../houses/index.ts';
import { openedAt } from '../houses/limits/of.ts';
import { namesInside } from '../houses/limits/testing-limits.ts';
import type { Offering } from '../houses/offering/offering.ts';
import { chooseSettings } from '../houses/offering/setting.ts';
import { PlayerDealerSelfPlay } from './player-dealer/play.ts';
import { PointsSelfPlay } from './points/play.ts';
import { PotSelfPlay } from './self-play.ts';

const HANDS = 2;
const sum = (chips: Readonly<Record<string, number>>) => Object.values(chips).reduce((a, b) => a + b, 0);
const randoms = (seed: string) => ({
  deck: seededRandom(`${seed} deck`),
  players: seededRandom(`${seed} players`),
});

function tableFor(offering: Offering, seed: string, limit?: string) {
  const settings = chooseSettings(offering.settings);
  if (!settings.ok) throw new Error(settings.message);
  const { values } = settings;
  switch (offering.kind) {
    case 'pot': {
      const game = offering.game(values);
      return new PotSelfPlay(
        game,
        openedAt(offering, limit ?? offering.limits[0].id).stakes,
        game.players,
        HANDS,
        randoms(seed),
      );
    }
    case 'points': {
      const game = offering.game(values);
      return new PointsSelfPlay(
        game,
        openedAt(offering, limit ?? offering.limits[0].id).point,
        game.players,
        HANDS,
        randoms(seed),
      );
    }
    case 'player-dealer': {
      const game = offering.game(values);
      return new PlayerDealerSelfPlay(
        game,
        openedAt(offering, limit ?? offering.limits[0].id).limits,
        game.seats,
        HANDS,
        randoms(seed),
      );
    }
  }
}

test.each(offerings)('$id: a full table plays, loses no chip, and plays the same again', (offering) => {
  const first = tableFor(offering, offering.id);
  const again = tableFor(offering, offering.id);
  const before = sum(first.chips);
  for (let i = 0; i < HANDS; i++) {
    const { events } = first.next();
    if (i === 0) expect(again.next().events).toEqual(events);
    expect(events.at(-1)).toEqual({ type: 'ended' });
    expect(sum(first.chips)).toBe(before);
    expect(Object.values(first.chips).every((cents) => cents >= 0)).toBe(true);
  }
});

test.each(offerings.filter(({ ranges }) => ranges.length > 0))(
  '$id: plays at the ends of every range that is printed, and between them',
  (offering) => {
    for (const range of offering.ranges)
      for (const limit of namesInside(range, seededRandom(offering.id))) {
        const table = tableFor(offering, limit, limit);
        const before = sum(table.chips);
        for (let i = 0; i < HANDS; i++) {
          expect(table.next().events.at(-1), limit).toEqual({ type: 'ended' });
          expect(sum(table.chips), limit).toBe(before);
          expect(Object.values(table.chips).every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(
            true,
          );
        }
      }
  },
);

test('the button goes round, stacks carry over, and who has little buys more', () => {
  const offering = offerings.find(({ id }) => id === 'black-sheep/holdem');
  if (offering?.kind !== 'pot') throw new Error('no hold’em');
  const settings = chooseSettings(offering.settings);
  if (!settings.ok) throw new Error(settings.message);
  const { stakes } = offering.limits.find(({ id }) => id === 'nl 1-3') ?? offering.limits[0];
  const table = new PotSelfPlay(offering.game(settings.values), stakes, 4, 200, randoms('rebuy'));
  let last: Hand | null = null;
  let bought = 0;
  for (let i = 0; i < 200; i++) {
    const hand = table.next();
    expect(hand.setup.button).toBe(i % 4);
    for (const [seat, cents] of hand.setup.stacks.entries()) {
      if (last !== null) expect(cents).toBe(last.state.chips[seat] + hand.bought[seat]);
      if (hand.bought[seat] > 0) expect(cents).toBe(30000);
    }
    bought += hand.bought.reduce((a, b) => a + b, 0);
    last = Hand.replay(hand.setup, hand.events);
  }
  expect(bought).toBeGreaterThan(0);
  expect(table.chips.cage).toBe(200 * 4 * 30000 - bought);
});

test('003:284 who wins two pots in a row kills the next', () => {
  const offering = offerings.find(({ id }) => id === 'hawaiian-gardens/lowball');
  if (offering?.kind !== 'pot') throw new Error('no lowball');
  const settings = chooseSettings(offering.settings);
  if (!settings.ok) throw new Error(settings.message);
  const table = new PotSelfPlay(
    offering.game(settings.values),
    offering.limits[0].stakes,
    3,
    60,
    randoms('kills'),
  );
  let winners: number[] = [];
  let kills = 0;
  for (let i = 0; i < 60; i++) {
    const { setup, events } = table.next();
    const due = winners.length === 2 && winners[0] === winners[1];
    expect(setup.posts?.map(({ seat }) => seat) ?? []).toEqual(due ? [winners[1]] : []);
    if (due) kills++;
    const won = new Set(
      events.flatMap((event) => (event.type === 'awarded' && event.pot === 0 ? [event.seat] : [])),
    );
    winners = won.size === 1 ? [...winners, ...won].slice(-2) : [];
  }
  expect(kills).toBeGreaterThan(3);
});
