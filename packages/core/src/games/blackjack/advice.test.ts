import { describe, expect, test } from 'vitest';
import { seededRandom, shuffled } from '../../cards/index.ts';
import { optionsFor } from '../../engine/player-dealer/choices.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { legal } from '../../engine/player-dealer/legal.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import { leftOfDealer } from '../../engine/player-dealer/steps.ts';
import { play } from '../../engine/player-dealer/testing/testing.ts';
import { suggestBlackjack } from './advice.ts';
import { blackjackElite31 } from './elite.ts';
import { hawaiianBlackjack } from './hawaiian-blackjack.ts';
import { blackjackPokerGame } from './poker.ts';
import { pureBlackjack } from './pure-blackjack.ts';
import { dealt } from './testing-blackjack.ts';
import { blackjack80 } from './twenty-first-century.ts';

const century = blackjack80({
  decks: 8,
  dealFrom: leftOfDealer,
  tens: 'same value',
  naturalTakes: 'everything',
  insuredNatural: 'returned',
});
const elite = blackjackElite31({ decks: 6, circles: 1, soft17: 'stands', surrenderAfterSplit: true });
const hawaiian = hawaiianBlackjack({ decks: 8, jokersAgain: false });
const poker = blackjackPokerGame({ decks: 6, hands: 2, splitWager: 'equal', insuredNatural: 'returned' });
const pure = pureBlackjack({ decks: 6, bonusCounts: 'ten', bothOver: 'lost', buster: true });

function suggestion({ state }: Round): string {
  if (state.asked === null) throw new Error('Nobody is asked.');
  const hand = state.hands[state.asked.spot][state.asked.number];
  return suggestBlackjack(state, hand, optionsFor(state, hand));
}

const advice = (game: PlayerDealerGame, hand: string, up: string, ...lines: string[]) =>
  suggestion(play(dealt(game, { players: [hand], dealer: `${up} 7c`, next: '2c' }), ...lines));

describe('what a built-in player does', () => {
  test.each([
    ['5s 4s', '6h', 'double'],
    ['5s 4s', '7h', 'hit'],
    ['6s 5s', 'Th', 'double'],
    ['Ts 2s', '3h', 'hit'],
    ['Ts 2s', '4h', 'stand'],
    ['Ts 6s', '6h', 'stand'],
    ['Ts 6s', 'Th', 'surrender'],
    ['Ts 6s', '7h', 'hit'],
    ['As 7s', '9h', 'hit'],
    ['As 7s', '6h', 'double'],
    ['As 7s', '7h', 'stand'],
    ['As 8s', '9h', 'stand'],
    ['8s 8d', 'Th', 'split'],
    ['As Ad', 'Th', 'split'],
    ['9s 9d', '7h', 'stand'],
    ['Ts Kd', '6h', 'stand'],
    ['5s 5d', '6h', 'double'],
  ])('%s against %s: %s', (hand, up, choice) => {
    expect(advice(century, hand, up)).toBe(choice);
  });

  test('no insurance; surrender before the check where it is worth more', () => {
    expect(advice(century, 'Ts 9s', 'Ah')).toBe('play on');
    expect(advice(elite, 'Ts 9s', 'Ah')).toBe('play on');
    expect(advice(elite, 'Ts 6s', 'Ah')).toBe('surrender');
    expect(advice(elite, 'Ts 5s', 'Th')).toBe('surrender');
    expect(advice(elite, 'Ts 5s', '9h')).toBe('play on');
  });

  test('where 22 is not over all totals count one less', () => {
    expect(advice(hawaiian, 'Ts 7s', '7h')).toBe('hit');
    expect(advice(hawaiian, 'Ts 8s', '7h')).toBe('stand');
    expect(advice(hawaiian, 'As Ad', '7h')).toBe('stand');
  });

  test('after cards are drawn there is no double; a player without chips neither doubles nor splits', () => {
    expect(advice(century, '5s 4s', '6h', '2 hit')).toBe('hit');
    const stacks = [50_000, 15, null, null, null, null, null, null];
    const poor = dealt(century, { players: ['8s 8d'], dealer: '6h 7c', stacks });
    expect(suggestion(poor)).toBe('stand');
    const eleven = dealt(century, { players: ['6s 5d'], dealer: '6h 7c', stacks });
    expect(suggestion(eleven)).toBe('hit');
  });

  test('what must be done is done', () => {
    expect(advice(century, '6s 2s', '6h')).toBe('hit');
    expect(advice(pure, 'BT 9s', '6h')).toBe('stand');
  });
});

/** One player's rounds by the advice, with a Buster where there is one: the result, and banks gone over. */
function simulate(
  game: PlayerDealerGame,
  rounds: number,
): { readonly result: number; readonly over: number } {
  const random = seededRandom(game.name);
  let result = 0;
  let over = 0;
  for (let i = 0; i < rounds; i++) {
    const stacks = [1_000_000, 1_000_000, null, null, null, null, null, null];
    const round = Round.start({ game, dealer: 0, limits: { min: 100, max: 1000, step: 100 }, stacks });
    if (!round.ok) throw new Error(round.message);
    const must = (command: Parameters<Round['play']>[0]) => {
      const answer = round.play(command);
      if (!answer.ok) throw new Error(answer.message);
    };
    must({ type: 'shuffle', cards: [...shuffled(game.shoe, random)] });
    must({ type: 'stake', seat: 0, cents: 1_000_000 });
    must({ type: 'wager', seat: 1, spot: 1, kind: 'game', cents: 1000 });
    if (game.wagers.some(({ id }) => id === 'buster'))
      must({ type: 'wager', seat: 1, spot: 1, kind: 'buster', cents: 100 });
    must({ type: 'close' });
    while (!round.over) {
      const due = legal(round);
      if (due.due !== 'choose') throw new Error(due.due);
      const choice = suggestion(round);
      const chips = due.hands[0].choices.find(({ id }) => id === choice)?.chips;
      must({ type: 'choose', seat: 1, choice, ...(chips ? { cents: chips.most } : {}) });
    }
    for (const event of round.log) {
      if (event.type !== 'settled') continue;
      if (event.kind === 'buster') over += event.result === 'win' ? 1 : 0;
      else if (event.result === 'win') result += event.cents;
      else result -= event.cents;
    }
  }
  return { result: result / (rounds * 1000), over: over / rounds };
}

describe('played out', () => {
  test.each([elite, century, hawaiian, poker, pure].map((game) => [game.name, game] as const))(
    '%s: the player loses little by it',
    (_name, game) => {
      const { result } = simulate(game, 3000);
      expect(result).toBeGreaterThan(-0.1);
      expect(result).toBeLessThan(0.06);
    },
  );

  test('002:1208 the player-dealer goes over in more than 28 of a hundred hands', () => {
    const { over } = simulate(pure, 6000);
    expect(over).toBeGreaterThan(0.27);
    expect(over).toBeLessThan(0.3);
  });
});
