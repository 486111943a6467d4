import { expect, test } from 'vitest';
import { packs } from '../../cards/index.ts';
import * as step from '../../engine/player-dealer/steps.ts';
import { higherWins } from '../../games/table-poker/against-dealer.ts';
import { bets } from '../limits/table-limits.ts';
import { playerDealerOffering } from './offering.ts';

/** A game that leaves out whatever it may. */
const least = {
  shoe: packs.standard,
  seats: 8,
  wagers: [step.wager('bet', 'Bet', step.tableSize)],
  script: [step.betting, ...step.cardsOut(step.deal('spots', 1, 'up')), step.settleAll],
  settlement: step.seatBySeat(step.leftOfDealer, 'bet'),
  outcome: () => higherWins(1),
};

const offered = (game: Parameters<typeof playerDealerOffering>[0]['game']) =>
  playerDealerOffering({
    id: 'empire/least',
    name: 'Least',
    family: 'casino-poker',
    line: 'One card.',
    cite: null,
    settings: {},
    limits: [bets(5, 100)],
    game,
  }).game({});

test('what a file leaves out of its game is as it usually is', () => {
  expect(offered(() => least)).toMatchObject({
    name: 'Least',
    circles: 1,
    backline: { kinds: 'none' },
    seats: 8,
  });
});

test('what it says itself stays, and words are made once, when they are asked for', () => {
  const backline = { kinds: 'all', most: 2, decides: 'largest' } as const;
  let made = 0;
  const game = offered(() => ({
    ...least,
    name: 'Most',
    circles: 3,
    backline,
    get card() {
      made++;
      return { about: [], rankings: [], comesTo: {} };
    },
  }));
  expect(game).toMatchObject({ name: 'Most', circles: 3, backline });
  expect(made).toBe(0);
  expect(game.card?.about).toEqual([]);
  expect(game.card).toBe(game.card);
  expect(made).toBe(1);
});
