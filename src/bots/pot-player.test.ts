import { describe, expect, test } from 'vitest';
import { HIDDEN, parseCards, seededRandom } from '../cards/index.ts';
import { viewFor } from '../engine/index.ts';
import { evolve } from '../engine/pot/evolve.ts';
import { Hand } from '../engine/pot/hand.ts';
import { legal } from '../engine/pot/legal.ts';
import { type HandSetup, type HandState, newHand } from '../engine/pot/state.ts';
import { anyMove, callAlong, play, stacked, start } from '../engine/pot/testing.ts';
import { findOffering } from '../houses/index.ts';
import type { PotOffering } from '../houses/offering.ts';
import { gameOf, stakesOf } from '../houses/testing.ts';
import { shuffledCards } from './self-play.ts';
import { type Character, characterOf } from './character.ts';
import { playPot, type SeatDue } from './pot-player.ts';

const offering = (id: string) => findOffering(id) as PotOffering;

/** What a seat may see of a hand. */
function viewOf(hand: Hand, setup: HandSetup, seat: number): HandState {
  const state = newHand(setup);
  for (const event of hand.log) evolve(state, viewFor(event, seat));
  return state;
}

const plain = characterOf('plain');

function ask(hand: Hand, seed = 1, quick = false) {
  const due = legal(hand) as SeatDue;
  return playPot(
    { seat: due.seat, state: viewOf(hand, hand.state.setup, due.seat) },
    due,
    plain,
    seededRandom(seed),
    quick,
  );
}

function cardsOf(text: string): number[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.message);
  return read.cards;
}

describe('a player', () => {
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

  test('never folds when a check is free', () => {
    const of = offering('hawaiian-gardens/razz');
    const random = seededRandom('free');
    let free = 0;
    for (let i = 0; i < 40; i++) {
      const hand = start(gameOf(of), stakesOf(of), [900, 900, 900], { rig: [...shuffledCards(PACK, random)] });
      while (!hand.over) {
        const due = legal(hand) as SeatDue;
        const command = ask(hand, i, true);
        if (due.due === 'bet' && due.check) {
          free++;
          expect(command.type).not.toBe('fold');
        }
        hand.play(command);
      }
    }
    expect(free).toBeGreaterThan(20);
  });
});

const PACK = Array.from({ length: 52 }, (_, card) => card);
const style = (looseness: number, aggression: number, bluff: number): Character => ({
  name: 'style',
  patience: 0.5,
  looseness,
  aggression,
  bluff,
});
const STYLES: readonly (readonly [string, Character])[] = [
  ['tight and quiet', style(0.1, 0.1, 0.1)],
  ['tight and forward', style(0.1, 0.9, 0.4)],
  ['loose and quiet', style(0.9, 0.1, 0.1)],
  ['loose and forward', style(0.9, 0.9, 0.9)],
];
const GAMES = [
  'black-sheep/holdem',
  'hawaiian-gardens/no-limit-holdem',
  'empire/omaha-hi-lo',
  'hawaiian-gardens/razz',
  'hawaiian-gardens/seven-card-stud',
  'hawaiian-gardens/badugi',
  'hawaiian-gardens/kansas-city-lowball',
  'hawaiian-gardens/dramaha',
];

/** Big bets won a hand, and the error of that figure, against two who move as `other` does. */
function winnings(id: string, who: Character, hands: number, quick: boolean, other: (hand: Hand) => void) {
  const of = offering(id);
  const game = gameOf(of);
  const stakes = stakesOf(of);
  const unit = stakes.bets.at(-1) ?? 1;
  const stack = 40 * unit;
  const random = seededRandom(`${id} ${JSON.stringify(who)} ${quick}`);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < hands; i++) {
    const setup = { game, stakes, stacks: [stack, stack, stack], button: i % 3 };
    const hand = Hand.start(setup) as Hand;
    while (!hand.over) {
      const due = legal(hand);
      if (due.due === 'shuffle') hand.play({ type: 'shuffle', cards: shuffledCards(hand.need?.cards ?? [], random) });
      else if ('seat' in due && due.seat === 0)
        expect(hand.play(playPot({ seat: 0, state: viewOf(hand, setup, 0) }, due, who, random, quick))).toBeNull();
      else other(hand);
    }
    const won = (hand.state.chips[0] - stack) / unit;
    sum += won;
    squares += won * won;
  }
  const mean = sum / hands;
  return { mean, error: Math.sqrt((squares / hands - mean * mean) / hands) };
}

describe.each(STYLES)('a player who is %s', (_, who) => {
  test.each(GAMES)('wins from random players at %s', (id) => {
    const random = seededRandom(`others at ${id}`);
    const { mean, error } = winnings(id, who, 150, false, (hand) => hand.play(anyMove(hand, random)));
    if (process.env.HB) console.log(id, JSON.stringify(who), mean.toFixed(2), error.toFixed(2));
    expect(mean - 3 * error).toBeGreaterThan(0);
  });
});

test.each(GAMES)('also a quick player wins at %s, from those who call everything', (id) => {
  const { mean, error } = winnings(id, plain, 300, true, (hand) => {
    const due = legal(hand) as SeatDue;
    callAlong(hand, ({ state }) => state.actor !== due.seat);
  });
  if (process.env.HB) console.log(id, mean.toFixed(2), error.toFixed(2));
  expect(mean - 3 * error).toBeGreaterThan(0);
});
