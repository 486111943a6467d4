import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import { catchUp } from '../../engine/catch-up.ts';
import { viewFor } from '../../engine/index.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { legal } from '../../engine/pot/legal.ts';
import { newHand } from '../../engine/pot/state.ts';
import { callAlong, play, stacked, start } from '../../engine/pot/testing.ts';
import { findOffering } from '../../houses/index.ts';
import type { PotOffering } from '../../houses/offering/offering.ts';
import { gameOf, stakesOf } from '../../houses/testing/testing.ts';
import { type Character, pace, withinTime } from '../character.ts';
import { expectedPart } from './expect.ts';
import { Imagined } from './imagine.ts';
import { playPot, type SeatDue } from './player.ts';

const offering = (id: string) => findOffering(id) as PotOffering;
const who = (looseness: number, aggression: number): Character => ({
  name: 'somebody',
  looseness,
  aggression,
  patience: 0.5,
  bluff: aggression,
});

describe('O60 players of pot games go by what they have seen', () => {
  /** The best low that somebody is imagined with, on average, after drawing so many at the only draw. */
  function imaginedAfter(drawn: string): number {
    const of = offering('hawaiian-gardens/lowball');
    const hands = ['As 2d 3c 4h 5d', 'Ks Kd Qc Qh Jd 9s 9d 9c'];
    const hand = start(gameOf(of), stakesOf(of), [1000, 1000], { deck: stacked(hands) });
    callAlong(hand, () => legal(hand).due === 'discard');
    while (legal(hand).due === 'discard') {
      const { seat } = legal(hand) as SeatDue;
      play(hand, seat === 0 ? '1 discard' : `2 discard ${drawn}`.trim());
    }
    const state = newHand(hand.state.setup);
    for (const event of hand.log) evolve(state, viewFor(event, 0));
    const imagined = new Imagined({ seat: 0, state }, seededRandom(1));
    const values: number[] = [];
    let sum = 0;
    for (let i = 0; i < 300; i++) {
      imagined.dealAnew();
      sum += imagined.theirs(1, values)[0];
    }
    return sum / 300;
  }

  test('who drew nothing is imagined with a better hand than who drew three', () => {
    expect(imaginedAfter('')).toBeGreaterThan(imaginedAfter('Ks Kd Qc'));
  });
});

describe('O82 a bet says something of a hand, and a raise more', () => {
  const of = offering('black-sheep/holdem');
  const EFFORT = { bets: 400, discards: 1, feared: 2, reading: 10 };

  /** Heads up on the river; both have a good hand, and neither the best. */
  function river(...moves: string[]): Hand {
    const deck = stacked(['Kc 9d', 'Jc Th'], { board: 'Ks 7d 4c 2h Jd' });
    const hand = start(gameOf(of), stakesOf(of, '4-8'), [1000, 1000], { deck });
    callAlong(hand, ({ state }) => state.round === 4);
    return play(hand, ...moves);
  }

  function partOf(hand: Hand, seat: number): number {
    const state = newHand(hand.state.setup);
    for (const event of hand.log) evolve(state, viewFor(event, seat));
    return expectedPart({ seat, state }, [1 - seat], EFFORT, seededRandom(1));
  }

  test('the same hand is worth less after a bet, and less again after raises', () => {
    const [first] = [river().state.actor];
    const [one, other] = [first + 1, 2 - first];
    const checked = partOf(river(`${one} check`), 1 - first);
    const bet = partOf(river(`${one} bet 8`), 1 - first);
    const raised = partOf(river(`${one} bet 8`, `${other} bet 16`, `${one} bet 24`), 1 - first);
    expect(bet).toBeLessThan(checked - 0.05);
    expect(raised).toBeLessThan(bet - 0.05);
  });

  test('two who may raise without end stop soon when neither has the best hand', () => {
    for (let seed = 0; seed < 6; seed++) {
      const hand = river();
      const random = seededRandom(`war ${seed}`);
      let raises = 0;
      while (!hand.over) {
        const due = legal(hand) as SeatDue;
        const state = newHand(hand.state.setup);
        for (const event of hand.log) evolve(state, viewFor(event, due.seat));
        const command = playPot({ seat: due.seat, state }, due, who(0.9, 0.9), random);
        if (command.type === 'bet') raises++;
        expect(hand.play(command)).toEqual({ ok: true });
      }
      expect(raises).toBeLessThan(6);
    }
  });
});

describe('O61 characters differ', () => {
  test('a loose and aggressive player comes into far more hands than a rock, and raises more', () => {
    const of = offering('black-sheep/holdem');
    const [rock, maniac] = [who(0.1, 0.1), who(0.9, 0.9)];
    const played = new Map([rock, maniac].map((one) => [one, { in: 0, raised: 0 }]));
    const whims = seededRandom('whims');
    for (let n = 0; n < 40; n++) {
      const setup = {
        game: gameOf(of),
        stakes: stakesOf(of, '4-8'),
        stacks: [10_000, 10_000, 10_000, 10_000],
        button: n % 4,
      };
      const hand = Hand.start(setup);
      if (!hand.ok) throw new Error(hand.message);
      const views = setup.stacks.map(() => ({ state: newHand(setup), seen: 0 }));
      while (hand.state.round <= 1 && !hand.over) {
        const due = legal(hand);
        if (due.due === 'shuffle') {
          hand.play({ type: 'shuffle', cards: shuffledOrder(hand.need?.cards ?? [], whims) });
          continue;
        }
        if (!('seat' in due)) break;
        const view = catchUp(views[due.seat], hand.log, due.seat, evolve);
        const one = due.seat % 2 === 0 ? rock : maniac;
        const command = playPot({ seat: due.seat, state: view }, due as SeatDue, one, whims, true);
        const count = played.get(one);
        if (count !== undefined && (command.type === 'call' || command.type === 'bet')) {
          count.in++;
          if (command.type === 'bet') count.raised++;
        }
        hand.play(command);
      }
    }
    const [tight, wild] = [played.get(rock), played.get(maniac)];
    expect(wild?.in).toBeGreaterThan(1.6 * (tight?.in ?? 0));
    expect(wild?.raised).toBeGreaterThan(tight?.raised ?? 0);
  });

  test('a matter of course takes less time than what might go either way', () => {
    const due = {
      kind: 'pot',
      legal: { due: 'bet', seat: 0, check: false, call: 400, fold: true, bringIn: 0, raise: null },
    };
    const time = (hardness: number) =>
      pace(due as Parameters<typeof pace>[0], who(0.5, 0.5), seededRandom(1), hardness);
    expect(time(1)).toBeGreaterThan(1.5 * time(0));
  });

  test('rags are folded at once, and no thought takes more than half of the time that is given', () => {
    const of = offering('black-sheep/holdem');
    const told: number[] = [];
    for (const cards of ['7c 2d', 'Qc Jd']) {
      const hand = start(gameOf(of), stakesOf(of, '4-8'), [1000, 1000, 1000], {
        deck: stacked([cards, 'Ah Ad', 'Kh Kd'], { board: 'Qs 9s 3s 3d 5h' }),
      });
      callAlong(hand, ({ state }) => state.round === 4);
      while (hand.state.actor !== 0) play(hand, `${hand.state.actor + 1} check`);
      play(hand, '1 check', '2 bet 8', '3 bet 16');
      const state = newHand(hand.state.setup);
      for (const event of hand.log) evolve(state, viewFor(event, 0));
      const due = legal(hand) as SeatDue;
      playPot({ seat: 0, state }, due, who(0.5, 0.5), seededRandom(1), false, (hardness) =>
        told.push(hardness),
      );
    }
    expect(told[0]).toBe(0);
    expect(told[1]).toBeGreaterThan(0.2);
    const turn = { seats: [0], until: 5000, called: false, warned: false };
    expect(withinTime(6000, { turn, now: 1000 } as Parameters<typeof withinTime>[1])).toBe(2000);
    expect(withinTime(6000, { turn: null, now: 1000 } as Parameters<typeof withinTime>[1])).toBe(6000);
  });
});
