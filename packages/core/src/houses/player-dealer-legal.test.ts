import { describe, expect, test } from 'vitest';
import { RAIL, viewFor } from '../engine/index.ts';
import { evolve } from '../engine/player-dealer/evolve.ts';
import { type Legal, legal } from '../engine/player-dealer/legal.ts';
import type { Round } from '../engine/player-dealer/round.ts';
import { newRound } from '../engine/player-dealer/state.ts';
import { play, start } from '../engine/player-dealer/testing/testing.ts';
import { findOffering } from './index.ts';
import type { PlayerDealerOffering } from './offering/offering.ts';
import { gameOf } from './testing/testing.ts';

const game = (id: string) => gameOf(findOffering(id) as PlayerDealerOffering);

const bets = (round: Round, seat: number) => {
  const due = legal(round);
  return due.due === 'bet' ? due.seats.find((of) => of.seat === seat) : undefined;
};

const threeCard = game('hotel-del-rio/three-card-poker-6-card-bonus');

describe('T6 what may be done in a round', () => {
  test('the bank, bets within limits and chips, the back line, and what may be taken back', () => {
    const round = start(threeCard, { stacks: [500, 100, 12, null, null, null, null, null] });
    expect(legal(round)).toMatchObject({ due: 'bet', noClose: 'The player-dealer has not put up a bank.' });
    expect(bets(round, 0)).toEqual({ seat: 0, stake: 50_000, wagers: [], withdraw: [] });
    // Nobody joins a bank that is not there yet.
    expect(bets(round, 1)?.stake).toBe(0);
    play(round, 'bank 300', '2 ante 10');
    const ante = { kind: 'ante', title: 'Ante', step: 100 };
    expect(bets(round, 1)?.wagers.filter(({ spot, kind }) => spot === 1 && kind === 'ante')).toEqual([
      { spot: 1, ...ante, least: 100, most: 9000 },
    ]);
    expect(
      bets(round, 2)
        ?.wagers.filter(({ kind }) => kind === 'ante')
        .slice(0, 2),
    ).toEqual([
      { spot: 1, ...ante, least: 500, most: 1200 },
      { spot: 2, ...ante, least: 500, most: 1200 },
    ]);
    expect(bets(round, 1)?.withdraw).toEqual([0]);
    expect(legal(round)).toMatchObject({ noClose: '' });
  });

  test('choices with their exact chips, and why one is out of reach', () => {
    const round = start(threeCard, { stacks: [500, 100, 12, null, null, null, null, null], bank: 300 });
    play(round, '2 ante 10', '3 ante 8', 'close');
    const chips = { kind: 'play', title: 'Play', least: 1000, most: 1000, step: 1000 };
    const free = { chips: null, front: 0, discards: 0, refused: '' };
    expect(legal(round)).toEqual({
      due: 'choose',
      hands: [
        {
          seat: 1,
          spot: 1,
          number: 0,
          choices: [
            { id: 'play', title: 'Play', ...free, chips },
            { id: 'fold', title: 'Fold', givesUp: true, ...free },
          ],
        },
      ],
    });
    play(round, '2 play');
    const due = legal(round) as Extract<Legal, { due: 'choose' }>;
    expect(due.hands[0].choices.map(({ refused }) => refused)).toEqual(['Seat 3 has only $4.', '']);
    const just = start(threeCard, { stacks: [500, 20, null, null, null, null, null, null], bank: 300 });
    play(just, '2 ante 10', 'close');
    const all = legal(just) as Extract<Legal, { due: 'choose' }>;
    expect(all.hands[0].choices[0]).toMatchObject({ chips: { least: 1000, most: 1000 }, refused: '' });
  });

  test('a choice that leaves the hand to the house way says so, whatever it is called', () => {
    const setting = start(game('black-sheep/pai-gow-poker-gold'), { bank: 500 });
    play(setting, '2 game 10', 'close', '1 pick 1', 'roll 2 3 3');
    const logical = start(game('hawaiian-gardens/super-9'), { bank: 500 });
    play(logical, `2 ${logical.state.game.wagers[0].id} 10`, 'close', 'roll 1 2 3');
    for (const round of [setting, logical]) {
      const due = legal(round) as Extract<Legal, { due: 'choose' }>;
      expect(due.hands[0].choices.filter(({ houseWay }) => houseWay)).toHaveLength(1);
    }
  });

  test('amounts in steps: three or four times the Ante, nothing between', () => {
    const round = start(game('black-sheep/ultimate-texas-holdem'), { bank: 500 });
    play(round, '2 ante 10', '2 blind 10', 'close');
    expect(legal(round)).toMatchObject({
      hands: [{ choices: [{ id: 'play', chips: { least: 3000, most: 4000, step: 1000 } }, { id: 'check' }] }],
    });
  });

  test('the house, the pile, hands that are set together, and the end', () => {
    const round = start(game('black-sheep/pai-gow-poker-gold'), { bank: 500 });
    play(round, '2 game 10', '3 game 10', 'close');
    expect(legal(round)).toEqual({ due: 'pick', seat: 0, piles: 7 });
    play(round, '1 pick 3');
    expect(legal(round)).toEqual({ due: 'roll', dice: 3 });
    play(round, 'roll 1 1 1');
    const hands = legal(round) as Extract<Legal, { due: 'choose' }>;
    expect(hands.hands.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(hands.hands[0].choices.map(({ id, front }) => [id, front])).toEqual([
      ['set', 2],
      ['house way', 0],
    ]);
    // A person on the rail, who sees no card, knows the same of it.
    const rail = newRound(round.state.setup);
    for (const event of round.log) evolve(rail, viewFor(event, RAIL));
    expect(legal({ state: rail, need: null })).toEqual(hands);
    play(round, '2 house way', '3 house way');
    expect(legal(round)).toEqual({ due: 'nothing' });
  });
});
