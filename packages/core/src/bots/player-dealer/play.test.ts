import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { viewFor } from '../../engine/index.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import { type Legal, legal } from '../../engine/player-dealer/legal.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import { newRound } from '../../engine/player-dealer/state.ts';
import { play, start } from '../../engine/player-dealer/testing/testing.ts';
import { findOffering, offerings } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import { advise } from './lines.ts';
import { PlayerDealerSelfPlay } from './play.ts';

const game = (id: string) => gameOf(findOffering(id) as PlayerDealerOffering);
const randoms = (seed: string) => ({
  deck: seededRandom(`${seed} deck`),
  players: seededRandom(`${seed} players`),
});
const table = (id: string, seats: number, rounds: number) => {
  const of = findOffering(id) as PlayerDealerOffering;
  return new PlayerDealerSelfPlay(gameOf(of), of.limits[0].limits, seats, rounds, randoms(id));
};

const MIND = { random: seededRandom('mind'), quick: false, chart: null };

/** What the player at seat 2 would do, seeing only what that seat may see. */
function ask(round: Round): string {
  const view = newRound(round.state.setup);
  for (const event of round.log) evolve(view, viewFor(event, 1));
  const due = legal(round) as Extract<Legal, { due: 'choose' }>;
  const [{ spot, number, choices }] = due.hands;
  return advise(view, 1, view.hands[spot][number], choices, MIND).id;
}

describe('O81 players go by what the cards in sight leave', () => {
  const starts: [string, string][] = [
    ['7s 7d', 'play'],
    ['7s 2d', 'check'],
    ['As 9d', 'play'],
    ['9s 4d', 'check'],
    ['Ks 9d', 'play'],
    ['Qs 3d', 'check'],
    ['Js Ts', 'play'],
  ];
  test.each(starts)('Ultimate before the flop with %s: %s', (cards, choice) => {
    const round = start(game('black-sheep/ultimate-texas-holdem'), { deck: cards, bank: 500 });
    expect(ask(play(round, '2 ante 10', '2 blind 10', 'close'))).toBe(choice);
  });

  const rivers: [string, string][] = [
    ['Ks 4d 9c 9d Kd 8h 3c 2s 5s', 'check, play'],
    ['7s 4d 9c 9d Kd 8h 3c 2s 5s', 'check, check, fold'],
    // Thirty-one cards beat a pair that lies on the board.
    ['7s 4d 9c 9d Kd 8h 3c 3s 5s', 'check, check, fold'],
    ['Ts 4s 9c 9d Ks 8s 3c 2d 5h', 'check, play'],
    ['9s 4s 9c Qd Ks 8s 3c 2d 5h', 'check, check, fold'],
    ['2s 2d 9c Qd Ks 8h 3c Jd 5h', 'check, check, play'],
    ['Qs 4d 9c 9d Kd Kh 7c 8s 3s', 'check, check, play'],
  ];
  test.each(rivers)('Ultimate with %s: %s', (deck, choices) => {
    const round = start(game('black-sheep/ultimate-texas-holdem'), { deck, bank: 500 });
    play(round, '2 ante 10', '2 blind 10', 'close');
    const said: string[] = [];
    while (!round.over) {
      const choice = ask(round);
      said.push(choice);
      play(round, `2 ${choice}`);
    }
    expect(said.join(', ')).toBe(choices);
  });
});

describe('a table of simple players', () => {
  test('has the bank go around clockwise, two rounds to each player', () => {
    const play = table('black-sheep/three-card-poker-6-card-bonus', 3, 12);
    const dealers = Array.from({ length: 12 }, () => play.next().setup.dealer);
    expect(dealers).toEqual([0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2]);
  });

  test('deals on from a shoe of several packs until the cut card, and shuffles a single pack every round', () => {
    const running = (id: string) => {
      const of = table(id, 6, 60);
      return Array.from({ length: 60 }, () => of.next().setup.running);
    };
    expect(running('black-sheep/three-card-poker-6-card-bonus')).toEqual(new Array(60).fill(false));
    const shoes = running('black-sheep/ez-baccarat');
    const fresh = shoes.flatMap((on, i) => (on ? [] : [i]));
    // 416 cards, of which a third is never dealt; a round takes four to six.
    expect(fresh[0]).toBe(0);
    expect(fresh[1]).toBeGreaterThan(45);
    expect(fresh[1]).toBeLessThan(70);
  });

  test('buys from the cage, and carries chips over', () => {
    const ROUNDS = 120;
    const play = table('black-sheep/ultimate-texas-holdem', 4, ROUNDS);
    let bought = 0;
    let last: readonly number[] | null = null;
    for (let i = 0; i < ROUNDS; i++) {
      const { setup, events, bought: more } = play.next();
      if (last !== null)
        expect(setup.stacks.slice(0, 4)).toEqual(last.map((cents, seat) => cents + more[seat]));
      bought += more.reduce((a, b) => a + b, 0);
      last = Round.replay(setup, events).state.chips.slice(0, 4);
    }
    expect(bought).toBeGreaterThan(0);
    expect(play.chips.cage).toBe(ROUNDS * 4 * 100_000 - bought);
  });

  test('has short banks, bonus wagers, back-line bets and all kinds of results', () => {
    const seen = new Set<string>();
    const look = (setup: { game: { circles: number } }, event: RoundEvent) => {
      if (event.type === 'settled') seen.add(event.result);
      if (event.type === 'settled' && event.cents < event.due && event.cents > 0) seen.add('in part');
      if (event.type !== 'wagered') return;
      if (Math.floor(event.spot / setup.game.circles) !== event.seat) seen.add('back line');
      if (event.spot % setup.game.circles > 0) seen.add('second circle');
      seen.add(event.kind);
    };
    for (const id of [
      'hawaiian-gardens/ez-baccarat-panda-8',
      'empire/twenty-first-century-baccarat',
      'black-sheep/blackjack-elite',
    ]) {
      const of = table(id, 6, 150);
      for (let i = 0; i < 150; i++) {
        const { setup, events } = of.next();
        for (const event of events) look(setup, event);
      }
    }
    const wanted = ['win', 'lose', 'push', 'half', 'unmet', 'in part', 'back line', 'second circle'];
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...wanted,
        'player',
        'banker',
        'tie',
        'eight',
        'seven',
        'double',
        'boom',
        'super 7s',
      ]),
    );
  });

  const playerDealer = offerings.filter((of): of is PlayerDealerOffering => of.kind === 'player-dealer');
  test.each(playerDealer)('$id: is played under every reading of its book', (of) => {
    for (const [name, { choices }] of Object.entries(of.settings)) {
      for (const choice of choices) {
        const { limits } = of.limits[0];
        const { events } = new PlayerDealerSelfPlay(
          gameOf(of, { [name]: choice }),
          limits,
          3,
          1,
          randoms(name),
        ).next();
        expect(events.at(-1)).toEqual({ type: 'ended' });
      }
    }
  });

  test.each(playerDealer)('$id: the lines lose less than folding or chance would', (of) => {
    const { limits } = of.limits[0];
    const play = new PlayerDealerSelfPlay(gameOf(of), limits, 4, 60, randoms(of.id));
    let bet = 0;
    let won = 0;
    for (let i = 0; i < 60; i++) {
      for (const event of play.next().events) {
        if (event.type === 'wagered') bet += event.cents;
        if (event.type === 'settled' && event.result === 'win') won += event.cents;
        if (event.type === 'settled' && (event.result === 'lose' || event.result === 'half'))
          won -= event.cents;
      }
    }
    expect(won / bet).toBeGreaterThan(-0.25);
  });
});

describe('a game that gives no advice is played by looking ahead', () => {
  test.each([
    ['black-sheep/three-card-poker-6-card-bonus', 'ante', 'As Ad Ac', 'play'],
    ['hawaiian-gardens/caribbean-stud', 'ante', '2s 3d 5c 7h 8s', 'fold'],
    ['hawaiian-gardens/nine-and-a-half', 'bet', '9s', 'stand'],
    ['hawaiian-gardens/nine-and-a-half', 'bet', '3s', 'hit'],
  ])('%s: %s with %s, %s', (id, wager, cards, choice) => {
    const { advice, ...plain } = game(id);
    expect(advice).toBeDefined();
    const round = start(plain, { deck: cards, bank: 500 });
    expect(ask(play(round, `2 ${wager} 10`, 'close'))).toBe(choice);
  });
});
