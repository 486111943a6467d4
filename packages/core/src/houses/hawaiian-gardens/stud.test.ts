import { describe, expect, test } from 'vitest';
import { HIDDEN, seededRandom } from '../../cards/index.ts';
import { total, viewFor } from '../../engine/index.ts';
import { potDealing } from '../../engine/machines/pot-dealing.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { type HandSetup, type HandState, newHand } from '../../engine/pot/state.ts';
import { anyMove, callAlong, due, play, stacked, start } from '../../engine/pot/testing.ts';
import type { PotOffering } from '../offering/offering.ts';
import { gameOf } from '../testing/testing.ts';
import { stud } from './stud.ts';

const offeringOf = (id: string): PotOffering => {
  const found = stud.find((offering) => offering.id === `hawaiian-gardens/${id}`);
  if (found === undefined) throw new Error(id);
  return found;
};

/** Every card of the pack, wherever it lies, as one text. */
const everywhere = (state: HandState): string =>
  Uint8Array.from([
    ...state.deck.slice(state.next),
    ...state.burns,
    ...state.muck,
    ...state.thrown,
    ...state.discards.flatMap((cards) => cards ?? []),
    ...state.down.flat(),
    ...state.up.flat(),
    ...state.boards.flat(),
  ])
    .sort()
    .join();

describe.each(stud.map((offering) => [offering.id, offering] as const))('%s at random', (id, offering) => {
  const random = seededRandom(id);
  const game = gameOf(offering);
  const pack = game.pack.cards.toSorted().join();

  test('chips and cards are kept, hands end with an empty pot, and logs replay', () => {
    for (let n = 0; n < 40; n++) {
      const { stakes } = offering.limits[n % offering.limits.length];
      const players = n % 3 === 0 ? game.players : 2 + random.below(game.players - 1);
      const stacks = Array.from({ length: players }, () => stakes.bets[0] * (1 + random.below(40)));
      const setup: HandSetup = {
        game,
        stakes,
        stacks: random.below(3) === 0 ? [...stacks, null] : stacks,
        button: players - 1,
        ...(random.below(2) === 0 ? { showdown: 'asked' } : {}),
      };
      const hand = Hand.start(setup);
      if ('code' in hand) throw new Error(hand.message);
      const chips = total(hand.state.chips);
      for (let move = 0; !hand.over; move++) {
        const answer = hand.play(anyMove(hand, random));
        const kept = total(hand.state.chips) === chips && everywhere(hand.state) === pack;
        if (!answer.ok || !kept || move > 1000) expect({ answer, kept, move }).toBe('a legal move');
      }
      expect(total(Float64Array.from(hand.state.chips).subarray(0, hand.state.seats))).toBe(chips);
      expect(Hand.replay(setup, hand.log).state).toEqual(hand.state);

      const seen = newHand(setup);
      for (const event of hand.log) evolve(seen, viewFor(event, 0));
      expect(seen.chips).toEqual(hand.state.chips);
      expect(seen.up).toEqual(hand.state.up);
    }
  });

  test('every choice of every setting can be played', () => {
    for (const [name, { choices }] of Object.entries(offering.settings)) {
      for (const choice of choices) {
        const other = gameOf(offering, { [name]: choice });
        const hand = callAlong(
          start(other, offering.limits[0].stakes, Array<number>(other.players).fill(500)),
        );
        expect(hand.over).toBe(true);
      }
    }
  });
});

describe('the cap', () => {
  const headsUp = (id: string, chosen: Record<string, unknown> = {}) => {
    const offering = offeringOf(id);
    const [{ stakes }] = offering.limits;
    const hand = start(gameOf(offering, chosen), stakes, [2000, 2000], {
      deck: stacked(['Ah Kh 2c', '3h 4h 9c']),
    });
    const bet = stakes.bets[0] / 100;
    play(hand, `1 bet ${bet}`, `2 raise ${2 * bet}`, `1 raise ${3 * bet}`, `2 raise ${4 * bet}`);
    return due(hand, 'bet').raise;
  };

  test('003:155 prints no exception for two players, so it holds', () => {
    expect(headsUp('seven-card-stud')).toBeNull();
    expect(headsUp('seven-card-stud', { headsUpRaises: true })).not.toBeNull();
  });

  test('003:4959 lifts it', () => {
    const offering = offeringOf('super-seven-card-stud');
    const deck = stacked(['Qs Ah Kh 2c', 'Qh 3h 4h 9c']);
    const hand = start(gameOf(offering), offering.limits[0].stakes, [2000, 2000], { deck });
    play(hand, '1 bet 4', '2 raise 8', '1 raise 12', '2 raise 16', '1 raise 20');
  });
});

test('003:4067 the cap holds at no limit too, unless the house sets it otherwise', () => {
  const offering = offeringOf('razzdeucey');
  const limit = offering.limits.find(({ id }) => id === 'nl 2');
  if (limit === undefined) throw new Error('no limit is missing');
  const raise = (chosen: Record<string, unknown>) => {
    const deck = stacked(['Kh Qh Ac', '3h 4h 9c', '5h 6h 8c']);
    const hand = start(gameOf(offering, chosen), limit.stakes, [2000, 2000, 2000], { deck });
    play(hand, '1 bring-in', '2 raise 4', '3 raise 8', '1 raise 12');
    return due(hand, 'bet').raise;
  };
  expect(raise({})).toBeNull();
  expect(raise({ capAtNoLimit: false })).not.toBeNull();
});

test.each([
  ['003:162', 'seven-card-stud', 'fold'],
  ['003:162 (by 003:227)', 'seven-card-stud-hi-lo-8', 'fold'],
  ['003:162 (by 003:411)', 'razz', 'fold'],
  ['003:799', 'asian-five-card-stud', 'fold'],
  // The newer games print nothing of it: a free check is taken.
  ['003:4483-4545', 'super-seven-card-stud', 'check'],
])('%s at %s who is not there when the turn comes: %s', (_, id, move) => {
  const offering = offeringOf(id);
  const [{ stakes }] = offering.limits;
  const hand = start(gameOf(offering), stakes, [1000, 1000, 1000]);
  while (due(hand, 'bet').check === false || hand.state.round < 2) {
    const { seat, bringIn, check } = due(hand, 'bet');
    play(hand, `${seat + 1} ${bringIn > 0 ? 'bring-in' : check ? 'check' : 'call'}`);
    if (hand.state.game.script[hand.state.step]?.do === 'discard')
      for (const at of [0, 1, 2]) hand.play({ type: 'discard', seat: at, cards: [hand.state.down[at][0]] });
  }
  expect(potDealing.absentMove(hand, hand.state.actor)).toEqual({ type: move, seat: hand.state.actor });
});

describe('003:163, 003:227, 003:411 who folds with nothing to call', () => {
  const seats = ['Ah Kh 2c 3c', 'Qs Qh Jd Ts', '8h 9h 7c 6s'];
  const fourth = (id: string) => {
    const hand = start(gameOf(offeringOf(id)), offeringOf(id).limits[0].stakes, [500, 500, 500], {
      deck: stacked(seats),
    });
    return callAlong(hand, ({ state }) => state.round === 2 && state.actor >= 0);
  };
  const dealtOn = (hand: Hand) => hand.log.filter((event) => event.type === 'dealt' && event.dead);

  test.each(['seven-card-stud', 'seven-card-stud-hi-lo-8', 'razz'])(
    '%s: is dealt in until a bet is made',
    (id) => {
      const hand = fourth(id);
      const folds = hand.state.actor;
      play(hand, `${folds + 1} fold`);
      callAlong(hand, ({ state }) => state.round === 3 && state.actor >= 0);
      expect(dealtOn(hand)).toMatchObject([{ seat: folds, up: true, dead: true }]);
      // Its card was dealt in its turn and is dead.
      expect([hand.state.live[folds], hand.state.up[folds], hand.state.muck.length]).toEqual([0, [], 5]);
      const bet = due(hand, 'bet');
      play(hand, `${bet.seat + 1} bet ${(bet.raise?.min ?? 0) / 100}`);
      callAlong(hand);
      expect(dealtOn(hand)).toHaveLength(1);
    },
  );

  test('but not who folds to a bet, nor in the newer games', () => {
    const hand = fourth('seven-card-stud');
    const first = hand.state.actor;
    play(hand, `${first + 1} bet 5`);
    play(hand, `${hand.state.actor + 1} fold`);
    callAlong(hand);
    expect(dealtOn(hand)).toEqual([]);
    const newer = fourth('razzdeucey');
    play(newer, `${newer.state.actor + 1} fold`);
    callAlong(newer);
    expect(dealtOn(newer)).toEqual([]);
  });

  test('the last card comes down and is seen by nobody', () => {
    const hand = fourth('seven-card-stud');
    callAlong(hand, ({ state }) => state.round === 4 && state.actor >= 0);
    const folds = hand.state.actor;
    play(hand, `${folds + 1} fold`);
    callAlong(hand);
    const [card] = dealtOn(hand);
    expect(card).toMatchObject({ seat: folds, up: false, only: -1, dead: true });
    expect(card && viewFor(card, folds)).toMatchObject({ cards: [HIDDEN] });
  });
});
