import { describe, expect, test } from 'vitest';
import { HIDDEN, seededRandom } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import { cards as cardsOf } from '../../cards/testing-cards.ts';
import { viewFor } from '../../engine/index.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { legal } from '../../engine/pot/legal.ts';
import { type HandSetup, type HandState, newHand } from '../../engine/pot/state.ts';
import { anyMove, callAlong, play, stacked, start } from '../../engine/pot/testing.ts';
import { findOffering } from '../../houses/index.ts';
import type { PotOffering } from '../../houses/offering/offering.ts';
import { gameOf, stakesOf } from '../../houses/testing/testing.ts';
import { type Character, characterOf } from '../character.ts';
import { playPot, type SeatDue } from './player.ts';

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

describe('a player', () => {
  test('who is asked at the showdown mucks only what is beaten in every part of the pot', () => {
    const at = (id: string, hands: string[], board: string) => {
      const of = offering(id);
      const hand = start(gameOf(of), stakesOf(of, '4-8'), [100, 100, 100], {
        deck: stacked(hands, { board }),
        showdown: 'asked',
      });
      callAlong(hand, ({ state }) => state.game.script[state.step] === undefined);
      const moves: string[] = [];
      while (!hand.over) {
        const move = ask(hand);
        moves.push(move.type);
        hand.play(move);
      }
      return moves;
    };
    expect(at('lucky-lady/holdem', ['Kc Kd', '2c 7d', 'Ac Ad'], '9h 8c 4d 3s Jc')).toEqual([
      'show',
      'muck',
      'show',
    ]);
    // Beaten for high, and the only low.
    expect(at('empire/omaha-hi-lo', ['Kc Kd Ks Qd', 'Ac 2d 5h 9c', 'Qh Qc 3s 3d'], '8h 7c 4d Kh Jc')).toEqual(
      ['show', 'show', 'muck'],
    );
  });

  test('sees its own cards and no others that lie face down', () => {
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
      const deck = stacked([cards, 'Ah Ad'], { board: 'Ks Qs Js 8h 8d' });
      const hand = callAlong(
        start(gameOf(of), stakesOf(of, 'nl 1-3'), [300, 300], { deck }),
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
    const deck = stacked([cards]);
    const hand = callAlong(
      start(gameOf(of), stakesOf(of), [900, 900, 900], { deck }),
      (at) => legal(at).due === 'discard',
    );
    expect(ask(hand)).toEqual({ type: 'discard', seat: 0, cards: cardsOf(away) });
  });

  test('never folds when a check is free, and is never refused', () => {
    const of = offering('hawaiian-gardens/razz');
    const setup = { game: gameOf(of), stakes: stakesOf(of), stacks: [90000, 90000, 90000], button: 2 };
    const random = seededRandom('free');
    let free = 0;
    for (let i = 0; i < 40; i++) {
      const hand = Hand.start(setup) as Hand;
      hand.play({ type: 'shuffle', cards: shuffledOrder(hand.need?.cards ?? [], random) });
      while (!hand.over) {
        const due = legal(hand) as SeatDue;
        const command = ask(hand, i, true);
        if (due.due === 'bet' && due.check) {
          free++;
          expect(command.type).not.toBe('fold');
        }
        expect(hand.play(command)).toEqual({ ok: true });
      }
    }
    expect(free).toBeGreaterThan(20);
  });
});

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
/** With as many deals as it takes to be sure. */
const GAMES: readonly (readonly [string, number])[] = [
  ['black-sheep/holdem', 160],
  ['empire/omaha-hi-lo', 160],
  ['hawaiian-gardens/razz', 80],
  ['hawaiian-gardens/seven-card-stud', 120],
  ['hawaiian-gardens/badugi', 40],
];
const SEATS = 3;
type Mover = (hand: Hand) => unknown;

/**
 * Big bets won a hand against two others, and the error of that figure. Every shuffle is played three
 * times, once from each seat, so that the luck of the cards falls out.
 */
function winnings(id: string, who: Character, deals: number, quick: boolean, others: Mover) {
  const of = offering(id);
  const [game, stakes] = [gameOf(of), stakesOf(of)];
  const unit = stakes.bets.at(-1) ?? 1;
  const stacks = new Array(SEATS).fill(40 * unit);
  const random = seededRandom(`${id} ${JSON.stringify(who)} ${quick}`);
  let [sum, squares] = [0, 0];
  for (let deal = 0; deal < deals; deal++) {
    const setup = { game, stakes, stacks, button: deal % SEATS };
    const shuffle = shuffledOrder([...game.pack.cards], random);
    let won = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const hand = Hand.start(setup) as Hand;
      hand.play({ type: 'shuffle', cards: shuffle });
      while (!hand.over) {
        const due = legal(hand);
        if (due.due === 'shuffle')
          hand.play({ type: 'shuffle', cards: shuffledOrder(hand.need?.cards ?? [], random) });
        else if ('seat' in due && due.seat === seat)
          hand.play(playPot({ seat, state: viewOf(hand, setup, seat) }, due, who, random, quick));
        else others(hand);
      }
      won += (hand.state.chips[seat] - stacks[seat]) / unit / SEATS;
    }
    sum += won;
    squares += won * won;
  }
  const mean = sum / deals;
  return { mean, error: Math.sqrt((squares / deals - mean * mean) / deals) };
}

describe.each(STYLES.map((style, i) => [...style, i] as const))('a player who is %s', (_, who, i) => {
  // Two ways of playing at each game.
  test.each(GAMES.filter((_, game) => game % 2 === i % 2))(
    'wins from players who do anything at %s',
    (id, deals) => {
      const random = seededRandom(`others at ${id}`);
      const { mean, error } = winnings(id, who, deals, true, (hand) => hand.play(anyMove(hand, random)));
      expect(mean).toBeGreaterThan(2 * error);
    },
  );
});

const CALLED = ['hawaiian-gardens/no-limit-holdem', 'hawaiian-gardens/dramaha', 'hawaiian-gardens/lowball'];
test.each(CALLED)('a careful player wins from those who call everything at %s', (id) => {
  const { mean, error } = winnings(id, plain, 60, false, (hand) => {
    const { actor } = hand.state;
    callAlong(hand, ({ state, need }) => need !== null || state.actor !== actor);
  });
  expect(mean).toBeGreaterThan(2 * error);
});
