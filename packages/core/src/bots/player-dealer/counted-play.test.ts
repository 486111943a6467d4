import { describe, expect, test } from 'vitest';
import { cardOf, printCards, seededRandom, shuffle } from '../../cards/index.ts';
import { viewFor } from '../../engine/index.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { Advice, Choice, Options } from '../../engine/player-dealer/game.ts';
import { type Legal, legal } from '../../engine/player-dealer/legal.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { newHandOn, newRound } from '../../engine/player-dealer/state.ts';
import { choice } from '../../engine/player-dealer/steps.ts';
import { play, start } from '../../engine/player-dealer/testing/testing.ts';
import { dealt } from '../../games/blackjack/testing-blackjack.ts';
import { findOffering } from '../../houses/index.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import { chartLineOf } from '../../odds/advice/chart-line.ts';
import { advise } from './lines.ts';

const offering = (id: string) => findOffering(id) as PlayerDealerOffering;
const game = (id: string) => gameOf(offering(id));

/** What the player at seat 2 would do, seeing only what that seat may see. */
function ask(round: Round, id = ''): Advice {
  const view = newRound(round.state.setup);
  for (const event of round.log) evolve(view, viewFor(event, 1));
  const due = legal(round) as Extract<Legal, { due: 'choose' }>;
  const { spot, number, choices } = due.hands.find(({ seat }) => seat === 1) ?? due.hands[0];
  const chart = id === '' ? null : chartLineOf(view.game, offering(id), {});
  const mind = { random: seededRandom('mind'), quick: false, chart };
  return advise(view, 1, view.hands[spot][number] ?? newHandOn(spot, number), choices, mind);
}

test('O81 a hand is left to the house way by what the choice says of itself, not by its name', () => {
  const gold = game('black-sheep/pai-gow-poker-gold');
  const own = (of: Choice): Choice => (of.houseWay ? { ...of, id: 'as printed' } : of);
  const renamed = gold.script.map((step) =>
    step.do === 'choose'
      ? {
          ...step,
          // Something else that costs nothing stands before it.
          options: (...of: Parameters<Options>) => [
            choice('nothing', 'Nothing', 'pass'),
            ...step.options(...of).map(own),
          ],
        }
      : step,
  );
  const round = start({ ...gold, script: renamed }, { bank: 500 });
  play(round, '2 game 10', 'close', '1 pick 1', 'roll 2 3 3');
  expect(ask(round).id).toBe('as printed');
});

describe('O81 players against a bank go by what they see of it', () => {
  test.each([
    ['5s 3d 2c', '9h', 'play'],
    ['Jh Td 8c', '4h', 'play'],
    ['Qs 6d 4c', 'Kh', 'fold'],
    ['Qs 8d 2c', 'Qh', 'fold'],
    ['Kh 9d 3c', 'Kc', 'play'],
  ])('Three Card with %s against %s: %s', (cards, up, choice) => {
    const id = 'black-sheep/three-card-poker-6-card-bonus';
    const round = start(game(id), { deck: `${cards} 2h 6h ${up}`, bank: 500 });
    expect(ask(play(round, '2 ante 10', 'close')).id).toBe(choice);
  });

  test.each([
    ['As Kd Jc 8h 3s', '8c', 'fold'],
    ['9s 9d Jc 8h 3s', '8c', 'call'],
  ])('Caribbean Stud of eight decks with %s against %s: %s (003:725)', (cards, up, choice) => {
    const others = ['6h', '5h', '4h', '2h', up];
    const deck = cards.split(' ').flatMap((card, i) => [card, others[i]]);
    const round = start(game('hawaiian-gardens/caribbean-stud'), { deck: deck.join(' '), bank: 500 });
    expect(ask(play(round, '2 ante 10', 'close')).id).toBe(choice);
  });

  test.each([
    ['Ks Qs Tc', 'Tc'],
    ['As Ah Tc', 'Ac'],
  ])('Pokara: more is bet on a draw that gains, with %s against %s (003:1774)', (cards, up) => {
    const round = start(game('hawaiian-gardens/pokara'), { deck: `${cards} Jh Qh ${up}`, bank: 500 });
    expect(ask(play(round, '2 wager 10', 'close'))).toMatchObject({ id: 'double', discard: [cardOf(8, 0)] });
  });

  test.each([
    ['4s 3c', '7h', 'tie'],
    ['5s 4c', '9h', 'tie'],
    ['5s 5c', '9h', 'no tie'],
  ])(
    'a Tie is bet with points equal to the card in sight, %s against %s: %s (002:759)',
    (own, up, choice) => {
      const [first, second] = own.split(' ');
      const round = start(game('empire/twenty-first-century-baccarat'), {
        deck: `${first} ${up} ${second}`,
        bank: 500,
      });
      expect(ask(play(round, '2 bet 10', 'close')).id).toBe(choice);
    },
  );

  test('a hand is set to win from one that lies open (000:1175)', () => {
    const of = game('black-sheep/face-up-pai-gow-poker');
    const chips = (seed: number, sets: boolean): number => {
      const shuffled = printCards([...shuffle(Uint8Array.from(of.shoe.cards), seededRandom(seed))]);
      const round = play(start(of, { deck: shuffled, bank: 500 }), '2 game 10', 'close');
      for (let due = legal(round); due.due !== 'nothing'; due = legal(round)) {
        if (due.due === 'pick') play(round, '1 pick 1');
        else if (due.due === 'roll') play(round, 'roll 1 1 1');
        else if (due.due !== 'choose') throw new Error(due.due);
        else if (due.hands[0].seat === 0) play(round, '1 house way');
        else {
          const { id, front = [] } = sets ? ask(round) : { id: 'house way' };
          play(round, `2 ${id}${front.length > 0 ? `: ${printCards([...front])}` : ''}`);
        }
      }
      return round.state.chips[1];
    };
    let better = 0;
    for (let seed = 0; seed < 40; seed++) {
      const [best, plain] = [chips(seed, true), chips(seed, false)];
      expect(best).toBeGreaterThanOrEqual(plain);
      if (best > plain) better++;
    }
    expect(better).toBeGreaterThan(0);
  });
});

describe('O81 charts that were counted for a game are played by', () => {
  test.each([
    ['hawaiian-gardens/hawaiian-blackjack', 'Ts 8h', 'Td', 'hit'],
    ['lucky-lady/no-bust-blackjack-2001', '9s 4h', '4d', 'hit'],
    ['empire/twenty-first-century-blackjack', '9s 7h', '6d', 'stand'],
    ['empire/twenty-first-century-blackjack', '8s 8h', '6d', 'split'],
  ])('%s: %s against %s, %s', (id, cards, up, choice) => {
    const round = dealt(game(id), { players: [cards], dealer: `${up} 5c` });
    let said = ask(round, id).id;
    if (said === 'play on') said = ask(play(round, '2 play on'), id).id;
    expect(said).toBe(choice);
  });

  test('but what else is bet on the hand is not given up: two sevens with Super 7s (000:1071)', () => {
    const id = 'black-sheep/blackjack-elite';
    const of = (bets: string[]) => ask(dealt(game(id), { players: ['7s 7h'], dealer: 'Ad 5c', bets }), id).id;
    expect(of(['2 game 10'])).toBe('surrender');
    expect(of(['2 game 10', '2 super 7s 5'])).toBe('play on');
  });
});
