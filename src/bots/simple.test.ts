import { describe, expect, test } from 'vitest';
import { HIDDEN, parseCards, seededRandom } from '../cards/index.ts';
import { viewFor } from '../engine/index.ts';
import { evolve } from '../engine/pot/evolve.ts';
import { Hand } from '../engine/pot/hand.ts';
import { legal } from '../engine/pot/legal.ts';
import { type HandSetup, type HandState, newHand } from '../engine/pot/state.ts';
import { callAlong, play, stacked, start } from '../engine/pot/testing.ts';
import { findOffering } from '../houses/index.ts';
import type { PotOffering } from '../houses/offering.ts';
import { gameOf, stakesOf } from '../houses/testing.ts';
import { shuffledCards } from './self-play.ts';
import { type SeatDue, simplePlayer } from './simple.ts';

const offering = (id: string) => findOffering(id) as PotOffering;

/** What a seat may see of a hand. */
function viewOf(hand: Hand, setup: HandSetup, seat: number): HandState {
  const state = newHand(setup);
  for (const event of hand.log) evolve(state, viewFor(event, seat));
  return state;
}

function ask(hand: Hand, seed = 1) {
  const due = legal(hand) as SeatDue;
  return simplePlayer(
    { seat: due.seat, state: viewOf(hand, hand.state.setup, due.seat) },
    due,
    seededRandom(seed),
  );
}

function cardsOf(text: string): number[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return read.cards;
}

describe('a simple player', () => {
  test('sees his own cards and no others that lie face down', () => {
    const of = offering('hawaiian-gardens/seven-card-stud');
    const hand = callAlong(
      start(gameOf(of), stakesOf(of), [100, 100, 100]),
      ({ state }) => state.round === 3,
    );
    const view = viewOf(hand, hand.state.setup, 1);
    expect(view.down[1]).toEqual(hand.state.down[1]);
    expect(view.up).toEqual(hand.state.up);
    for (const seat of [0, 2]) expect(view.down[seat]).toEqual(hand.state.down[seat].map(() => HIDDEN));
    expect(view.deck.every((card) => card === HIDDEN)).toBe(true);
  });

  test('never folds the best hand there is, and does not call a big bet with the worst', () => {
    const of = offering('black-sheep/holdem');
    for (const [cards, folds] of [
      ['Ts 9s', 0],
      ['2c 3d', 20],
    ] as const) {
      const rig = stacked([cards, 'Ah Ad'], { board: 'Ks Qs Js 8h 8d' });
      const hand = callAlong(
        start(gameOf(of), stakesOf(of, 'nl 1-3'), [300, 300], { rig }),
        ({ state }) => state.round === 4,
      );
      play(hand, '1 check', '2 bet 60');
      const answers = Array.from({ length: 20 }, (_, seed) => ask(hand, seed).type);
      expect(answers.filter((type) => type === 'fold')).toHaveLength(folds);
    }
  });

  const draws: [string, string, string, string][] = [
    ['keeps a made low', 'hawaiian-gardens/kansas-city-lowball', '7c 5d 4h 3s 2c', ''],
    ['throws away what spoils a low', 'hawaiian-gardens/kansas-city-lowball', '2c 3d 4h 7s Kc', 'Kc'],
    ['keeps a badugi', 'hawaiian-gardens/badugi', 'Ac 2d 3h 4s', ''],
    ['breaks a suit that comes twice', 'hawaiian-gardens/badugi', 'Ac 2d 3h Kh', 'Kh'],
  ];
  test.each(draws)('%s', (_, id, cards, away) => {
    const of = offering(id);
    const rig = stacked([cards]);
    const hand = callAlong(
      start(gameOf(of), stakesOf(of), [900, 900, 900], { rig }),
      (at) => legal(at).due === 'discard',
    );
    expect(ask(hand)).toEqual({ type: 'discard', seat: 0, cards: cardsOf(away) });
  });

  const games = [
    'black-sheep/holdem',
    'hawaiian-gardens/razz',
    'hawaiian-gardens/badugi',
    'hawaiian-gardens/seven-card-stud',
  ];
  test.each(games)('wins from players who call everything at %s', (id) => {
    const of = offering(id);
    const game = gameOf(of);
    const stakes = stakesOf(of);
    const stack = 40 * stakes.bets[1];
    const random = seededRandom(id);
    let won = 0;
    for (let i = 0; i < 300; i++) {
      const setup = { game, stakes, stacks: [stack, stack, stack], button: i % 3 };
      const hand = Hand.start(setup) as Hand;
      hand.play({ type: 'shuffle', cards: shuffledCards(hand.shuffleNeed?.cards ?? [], random) });
      const isMine = ({ state, shuffleNeed }: Hand) => shuffleNeed === null && state.actor === 0;
      while (!callAlong(hand, isMine).over) {
        const due = legal(hand) as SeatDue;
        hand.play(simplePlayer({ seat: 0, state: viewOf(hand, setup, 0) }, due, random));
      }
      won += hand.state.chips[0] - stack;
    }
    expect(won / stakes.bets[1]).toBeGreaterThan(60);
  });
});
